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
