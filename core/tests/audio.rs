//! What can be heard, as a meter hears it: all music and all cues, rendered without any device.

use std::f64::consts::{PI, TAU};
use std::num::NonZero;
use std::sync::LazyLock;
use std::time::Duration;

use ebur128::{EbuR128, Mode};
use rodio::Source;
use rodio::mixer::mixer;
use rstest::rstest;
use sobremesa_core::audio::music::{EVENING_WALK, OLIVE_BEADS, PAINTED_TILES, PIECES};
use sobremesa_core::audio::{Cue, Score};

const STEREO: NonZero<u16> = NonZero::new(2).expect("not zero");
const RATE: NonZero<u32> = NonZero::new(48_000).expect("not zero");
/// The lowest that is asked for, and the quickest.
const LOW: NonZero<u32> = NonZero::new(22_050).expect("not zero");
const CD: NonZero<u32> = NonZero::new(44_100).expect("not zero");
const HIGH: NonZero<u32> = NonZero::new(96_000).expect("not zero");

/// Half of what a device can do: −6 dBFS.
const PEAK: f32 = 0.5;
/// What no ear and no meter takes for a click: −60 dBFS.
const CLICK: f32 = 0.001;
/// From −70 dBFS on down it is silent.
const SILENCE: f32 = 0.000_316;

/// One pass of each piece, and ten seconds more.
static MUSIC: LazyLock<[Vec<f32>; 3]> = LazyLock::new(|| {
    let render = |score: &'static Score| score.play(RATE).take(pass(score, RATE) + 20 * 48_000).collect();
    std::thread::scope(|threads| {
        let renders = PIECES.map(|score| threads.spawn(move || render(score)));
        renders.map(|render| render.join().expect("a render"))
    })
});

fn rendered(score: &'static Score) -> &'static [f32] {
    let nth = PIECES.iter().position(|piece| piece.title == score.title).expect("a piece");
    &MUSIC[nth]
}

/// The samples of one pass, of both channels.
fn pass(score: &Score, rate: NonZero<u32>) -> usize {
    (score.duration().as_secs_f64() * f64::from(rate.get()) / 4.0).round() as usize * 8
}

/// Every cue, how loud it is meant to be (LUFS, the loudest 400 ms), and how long it is at most (ms).
const CUES: [(Cue, f64, u64); 19] = [
    (Cue::Select, -31.0, 200),
    (Cue::Step, -27.0, 400),
    (Cue::Jump, -27.0, 400),
    (Cue::ChainRemoved { length: 3 }, -21.0, 1200),
    (Cue::ChainRemoved { length: 4 }, -21.0, 1200),
    (Cue::ChainRemoved { length: 6 }, -21.0, 1200),
    (Cue::ChainRemoved { length: 10 }, -21.0, 1200),
    (Cue::ChainRemoved { length: 16 }, -21.0, 1200),
    (Cue::TilePlaced, -27.0, 400),
    (Cue::LineScored, -22.5, 1000),
    (Cue::Qwirkle, -20.0, 1500),
    (Cue::DieThrown, -22.5, 800),
    (Cue::Conquered, -22.0, 1200),
    (Cue::Lost, -23.0, 1200),
    (Cue::NotPossible, -27.0, 500),
    (Cue::YourTurn, -27.0, 1300),
    (Cue::Win, -19.0, 3000),
    (Cue::Loss, -19.5, 3000),
    (Cue::Draw, -19.5, 3000),
];

fn sound(cue: Cue, rate: NonZero<u32>) -> Vec<f32> {
    cue.sound(rate).collect()
}

fn peak(samples: &[f32]) -> f32 {
    samples.iter().fold(0.0, |peak, sample| peak.max(sample.abs()))
}

/// The greatest step from a sample of a channel to its next.
fn greatest_step(samples: &[f32]) -> f32 {
    samples.windows(3).fold(0.0, |step, next| step.max((next[2] - next[0]).abs()))
}

fn meter(rate: NonZero<u32>) -> EbuR128 {
    EbuR128::new(2, rate.get(), Mode::I | Mode::M).expect("a meter")
}

/// Integrated, LUFS.
fn loudness(samples: &[f32], rate: NonZero<u32>) -> f64 {
    let mut meter = meter(rate);
    meter.add_frames_f32(samples).expect("stereo");
    meter.loudness_global().expect("a loudness")
}

/// Of the loudest 400 ms, LUFS.
fn loudest(samples: &[f32], rate: NonZero<u32>) -> f64 {
    let mut meter = meter(rate);
    let silence = vec![0.0; rate.get() as usize];
    let mut loudest = f64::NEG_INFINITY;
    for part in [&silence, samples, &silence].into_iter().flat_map(|part| part.chunks(960)) {
        meter.add_frames_f32(part).expect("stereo");
        loudest = loudest.max(meter.loudness_momentary().expect("a loudness"));
    }
    loudest
}

fn energy(samples: impl Iterator<Item = f64>) -> f64 {
    samples.map(|sample| sample * sample).sum()
}

fn mono(samples: &[f32]) -> impl Iterator<Item = f64> {
    samples.chunks_exact(2).map(|frame| f64::from(frame[0]) + f64::from(frame[1]))
}

/// The share of the energy above `frequency`, through a Butterworth filter of the fourth order.
fn share_above(frequency: f64, samples: &[f32]) -> f64 {
    let turn = TAU * frequency / 48_000.0;
    let filter = |quality: f64| {
        let (alpha, cos) = (turn.sin() / (2.0 * quality), turn.cos());
        let (mut x, mut y) = ([0.0; 2], [0.0; 2]);
        move |sample: f64| {
            let passed =
                (1.0 + cos) / 2.0 * (sample - 2.0 * x[0] + x[1]) + 2.0 * cos * y[0] - (1.0 - alpha) * y[1];
            x = [sample, x[0]];
            y = [passed / (1.0 + alpha), y[0]];
            y[0]
        }
    };
    let (mut first, mut second) =
        (filter(1.0 / (2.0 * (PI / 8.0).cos())), filter(1.0 / (2.0 * (PI / 8.0).sin())));
    energy(mono(samples).map(|sample| second(first(sample)))) / energy(mono(samples))
}

/// The effective frequency, Hz: the root of the mean square, weighted by energy. Never below the spectrum's centroid.
fn effective_frequency(samples: &[f32]) -> f64 {
    let steps = mono(samples).zip(mono(samples).skip(1)).map(|(sample, next)| next - sample);
    (energy(steps) / energy(mono(samples))).sqrt() * 48_000.0 / TAU
}

/// What every sound keeps: finite, not too loud, nothing that stands still.
fn assert_sound(samples: &[f32], name: &str) {
    assert!(samples.iter().all(|sample| sample.is_finite()), "{name}");
    assert!(peak(samples) <= PEAK, "{name}: {}", peak(samples));
    for channel in 0..2 {
        let sum: f64 = samples.iter().skip(channel).step_by(2).map(|&sample| f64::from(sample)).sum();
        let offset = sum / (samples.len() / 2) as f64;
        assert!(offset.abs() < 0.001, "{name}: {offset}");
    }
}

#[rstest]
#[case(&OLIVE_BEADS)]
#[case(&PAINTED_TILES)]
#[case(&EVENING_WALK)]
fn a_piece_is_long_enough_to_be_heard_for_an_evening(#[case] score: &'static Score) {
    let bounds = Duration::from_secs(120)..=Duration::from_secs(180);
    assert!(bounds.contains(&score.duration()), "{:?}", score.duration());
    assert_eq!(score.play(RATE).total_duration(), None);
    assert_sound(rendered(score), score.title);
}

#[rstest]
#[case(&OLIVE_BEADS)]
#[case(&PAINTED_TILES)]
#[case(&EVENING_WALK)]
fn all_pieces_are_as_loud_at_every_rate(#[case] score: &'static Score) {
    let measured = loudness(&rendered(score)[..pass(score, RATE)], RATE);
    assert!((measured + 24.0).abs() < 0.5, "{measured:.2} LUFS");
    for rate in [CD, LOW] {
        let beginning = |rate: NonZero<u32>| 40 * rate.get() as usize;
        let other = loudness(&score.play(rate).take(beginning(rate)).collect::<Vec<_>>(), rate);
        let ours = loudness(&rendered(score)[..beginning(RATE)], RATE);
        assert!((ours - other).abs() < 0.3, "{rate} Hz: {other:.2}, 48 kHz: {ours:.2} LUFS");
    }
}

#[rstest]
#[case(&OLIVE_BEADS)]
#[case(&PAINTED_TILES)]
#[case(&EVENING_WALK)]
fn a_piece_has_loud_and_soft_places_and_nothing_shrill(#[case] score: &'static Score) {
    let music = rendered(score);
    let mut meter = meter(RATE);
    let bars: Vec<f64> = music
        .chunks_exact(4 * 96_000)
        .map(|four_seconds| {
            meter.reset();
            meter.add_frames_f32(four_seconds).expect("stereo");
            meter.loudness_global().expect("a loudness")
        })
        .collect();
    let (softest, loudest) = bars.iter().fold((0.0_f64, -99.0_f64), |(a, b), &bar| (a.min(bar), b.max(bar)));
    assert!((4.0..12.0).contains(&(loudest - softest)), "{softest:.1} to {loudest:.1} LUFS");
    let (above, frequency) = (share_above(5000.0, music), effective_frequency(music));
    assert!(above < 0.005, "{above:.4} above 5 kHz");
    assert!((300.0..900.0).contains(&frequency), "{frequency:.0} Hz");
}

#[rstest]
#[case(&OLIVE_BEADS)]
#[case(&PAINTED_TILES)]
#[case(&EVENING_WALK)]
fn a_piece_begins_from_silence_and_nothing_jumps_at_its_seam(#[case] score: &'static Score) {
    let music = rendered(score);
    assert!(music[..8].iter().all(|sample| sample.abs() < CLICK), "{:?}", &music[..8]);
    let seam = pass(score, RATE);
    let there = greatest_step(&music[seam - 480..seam + 480]);
    let elsewhere = greatest_step(&music[..seam - 480]);
    assert!(there <= elsewhere, "{there} at the seam, {elsewhere} elsewhere");
    // The last notes are still heard over the first.
    let tail: f32 =
        music[seam..seam + 96_000].iter().zip(music).map(|(again, first)| (again - first).abs()).sum();
    assert!(tail > 1.0, "{tail}");
}

#[rstest]
#[case(&OLIVE_BEADS)]
#[case(&PAINTED_TILES)]
#[case(&EVENING_WALK)]
fn the_second_pass_is_as_the_third(#[case] score: &'static Score) {
    let length = pass(score, LOW);
    let mut music = score.play(LOW);
    music.by_ref().take(length).for_each(drop);
    let second: Vec<f32> = music.by_ref().take(length).collect();
    // What sounded at the end of a pass is long gone after twenty seconds.
    let difference = second
        .iter()
        .zip(music)
        .take(20 * 44_100)
        .fold(0.0_f32, |most, (second, third)| most.max((second - third).abs()));
    assert!(difference < 1e-5, "{difference}");
}

#[test]
fn cues_are_as_loud_as_they_are_meant_to_be() {
    for (cue, meant, _) in CUES {
        for rate in [RATE, CD] {
            let measured = loudest(&sound(cue, rate), rate);
            assert!(
                (measured - meant).abs() < 1.5,
                "{cue:?} at {rate} Hz: {measured:.2} LUFS, meant {meant}"
            );
        }
    }
}

#[test]
fn a_cue_is_as_long_as_it_says_and_not_too_long() {
    for (cue, _, at_most) in CUES {
        let source = cue.sound(RATE);
        let said = source.total_duration().expect("an end");
        let frames = source.count() / 2;
        assert_eq!((said.as_secs_f64() * 48_000.0).round() as usize, frames, "{cue:?}");
        assert!(
            said > Duration::from_millis(100) && said <= Duration::from_millis(at_most),
            "{cue:?}: {said:?}"
        );
    }
}

#[test]
fn a_cue_goes_from_silence_to_silence_without_a_click() {
    for (cue, ..) in CUES {
        for rate in [LOW, CD, RATE, HIGH] {
            let samples = sound(cue, rate);
            assert_sound(&samples, &format!("{cue:?} at {rate} Hz"));
            assert_eq!(samples[..2], [0.0; 2], "{cue:?}");
            let end = &samples[samples.len() - rate.get() as usize / 100..];
            assert!(peak(end) < SILENCE, "{cue:?} at {rate} Hz ends at {}", peak(end));
        }
        // It rises for a millisecond at least.
        let first = greatest_step(&sound(cue, RATE)[..96]);
        assert!(first < 0.05, "{cue:?} begins with a step of {first}");
    }
}

#[test]
fn no_cue_is_shrill() {
    for (cue, ..) in CUES {
        let samples = sound(cue, RATE);
        let (above, frequency) = (share_above(5000.0, &samples), effective_frequency(&samples));
        assert!(above < 0.03, "{cue:?}: {above:.4} above 5 kHz");
        assert!((150.0..1800.0).contains(&frequency), "{cue:?}: {frequency:.0} Hz");
    }
}

#[test]
fn every_cue_differs_from_every_other() {
    let sounds = CUES.map(|(cue, ..)| (cue, sound(cue, LOW)));
    for (nth, (cue, samples)) in sounds.iter().enumerate() {
        for (other, others) in &sounds[nth + 1..] {
            let both = samples.iter().zip(others).map(|(a, b)| f64::from(a * b)).sum::<f64>();
            let each = |samples: &[f32]| energy(samples.iter().map(|&sample| f64::from(sample)));
            let alike = both / (each(samples) * each(others)).sqrt();
            // Chains begin alike: they differ in their length.
            let chains = matches!((cue, other), (Cue::ChainRemoved { .. }, Cue::ChainRemoved { .. }));
            assert!(alike < 0.8 || chains && samples.len() != others.len(), "{cue:?}, {other:?}: {alike:.2}");
        }
    }
}

#[test]
fn a_render_is_the_same_each_time() {
    for (cue, ..) in CUES {
        assert_eq!(sound(cue, LOW), sound(cue, LOW), "{cue:?}");
    }
    for score in PIECES {
        assert!(score.play(LOW).zip(score.play(LOW)).take(20 * 44_100).all(|(one, other)| one == other));
    }
}

#[test]
fn the_loudest_music_and_the_loudest_cues_at_once_do_not_clip() {
    let mut cues = CUES.map(|(cue, ..)| peak(&sound(cue, RATE)));
    cues.sort_by(f32::total_cmp);
    let music = PIECES.map(|score| peak(rendered(score))).into_iter().fold(0.0, f32::max);
    assert!(music + cues[cues.len() - 1] < 1.0, "{music} and {cues:?}");

    // Four at once, as happens when a tap overtakes another, in the loudest ten seconds of each piece.
    for score in PIECES {
        let music = rendered(score);
        let loudest = music.chunks(20 * 48_000).max_by(|a, b| peak(a).total_cmp(&peak(b))).expect("music");
        for start in (0..loudest.len() - 4 * 96_000).step_by(96_000) {
            let (mixer, mixed) = mixer(STEREO, RATE);
            mixer.add(rodio::buffer::SamplesBuffer::new(STEREO, RATE, &loudest[start..start + 3 * 96_000]));
            for cue in [Cue::Win, Cue::Qwirkle, Cue::DieThrown, Cue::TilePlaced] {
                mixer.add(cue.sound(RATE));
            }
            let together = mixed.fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
            assert!(together <= 1.0, "{}: {together}", score.title);
        }
    }
}
