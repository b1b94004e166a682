//! Chance: a generator named by its algorithm, so that a seed gives the same everywhere and always, and sampling of
//! our own on top of it, held by tests.

use rand::rand_core::TryRng;
use rand::rngs::SysRng;
use rand_chacha::rand_core::{Rng, SeedableRng};

pub use rand_chacha::ChaCha8Rng;

/// The generator that a number stands for.
pub fn seeded(seed: u64) -> ChaCha8Rng {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    ChaCha8Rng::from_seed(bytes)
}

/// A generator that nobody can foresee, seeded by the operating system.
///
/// # Errors
/// The operating system has no randomness to give.
pub fn unforeseen() -> Result<ChaCha8Rng, rand::rngs::SysError> {
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes)?;
    Ok(ChaCha8Rng::from_seed(bytes))
}

/// The length of a generator's state, in bytes.
pub const STATE: usize = 48;

/// A generator's state, to be kept while a match is going on.
pub fn state(rng: &ChaCha8Rng) -> [u8; STATE] {
    let mut bytes = [0; STATE];
    bytes[..32].copy_from_slice(&rng.get_seed());
    bytes[32..].copy_from_slice(&rng.get_word_pos().to_le_bytes());
    bytes
}

/// The generator with a state that was kept.
pub fn at_state(bytes: &[u8; STATE]) -> ChaCha8Rng {
    let (mut seed, mut position) = ([0; 32], [0; 16]);
    seed.copy_from_slice(&bytes[..32]);
    position.copy_from_slice(&bytes[32..]);
    let mut rng = ChaCha8Rng::from_seed(seed);
    rng.set_word_pos(u128::from_le_bytes(position));
    rng
}

/// The generator as it was before anything was asked of it.
pub fn from_the_start(rng: &ChaCha8Rng) -> ChaCha8Rng {
    ChaCha8Rng::from_seed(rng.get_seed())
}

/// A number below `bound`, each as likely as another. `bound` is at least 1.
pub fn below(bound: u32, rng: &mut ChaCha8Rng) -> u32 {
    // Numbers from the last, incomplete stretch of the generator's range are thrown again.
    loop {
        let number = rng.next_u32();
        // That stretch is shorter than `bound`, so below its greatest length nothing need be divided to know.
        if number <= u32::MAX - bound || number < u32::MAX - u32::MAX % bound {
            return number % bound;
        }
    }
}

/// Puts things in an order, each as likely as another.
pub fn shuffle<T>(things: &mut [T], rng: &mut ChaCha8Rng) {
    for last in (1..things.len()).rev() {
        things.swap(last, below(last as u32 + 1, rng) as usize);
    }
}
