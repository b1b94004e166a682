//! Sound: what a second of it costs. The aim is 2 % of a core at most, 20 ms.

use std::hint::black_box;
use std::num::NonZero;

use criterion::{Criterion, criterion_group, criterion_main};
use rodio::mixer::mixer;
use sobremesa_core::audio::Cue;
use sobremesa_core::audio::music::PIECES;

const RATE: NonZero<u32> = NonZero::new(48_000).expect("not zero");
const STEREO: NonZero<u16> = NonZero::new(2).expect("not zero");
const SECOND: usize = 96_000;

/// Where the music is busy, in seconds: all its instruments play.
const BUSY: usize = 45;

fn listen(samples: &mut impl Iterator<Item = f32>) -> f32 {
    samples.take(SECOND).fold(0.0, |sum, sample| sum + black_box(sample))
}

fn audio(c: &mut Criterion) {
    for score in PIECES {
        c.bench_function(&format!("a second of {}", score.title), |b| {
            let mut music = score.play(RATE);
            music.by_ref().take(BUSY * SECOND).for_each(drop);
            b.iter(|| listen(&mut music));
        });
        c.bench_function(&format!("{} begins", score.title), |b| b.iter(|| score.play(RATE).next()));
    }
    for score in PIECES {
        c.bench_function(&format!("a second of {} and four cues through the mixer", score.title), |b| {
            let (mixer, mut mixed) = mixer(STEREO, RATE);
            mixer.add(score.play(RATE));
            mixed.by_ref().take(BUSY * SECOND).for_each(drop);
            b.iter(|| {
                // About a second each, so that four sound at any time.
                for cue in [Cue::LineScored, Cue::Conquered, Cue::DieThrown, Cue::ChainRemoved { length: 16 }]
                {
                    mixer.add(cue.sound(RATE));
                }
                listen(&mut mixed)
            });
        });
    }
}

criterion_group!(benches, audio);
criterion_main!(benches);
