//! Strikes on instruments, played in a room.

use std::time::Duration;

use rodio::{ChannelCount, SampleRate, Source};

use crate::audio::STEREO;
use crate::audio::instruments::Strike;
use crate::audio::synth::{BLOCK, Reverb, Room, STEP, Voice, amplitude};

/// For what part of its length a sound that ends fades.
const FADE: f32 = 0.25;

/// What comes after the last strike.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Ending {
    /// All of them again, after so many seconds from the beginning. What still sounds goes on sounding.
    Again(f64),
    /// Silence, after so many seconds from the beginning.
    Silence(f64),
}

/// Strikes as they are played: a source of stereo sound.
#[derive(Debug, Clone)]
pub struct Performance {
    strikes: Vec<(usize, Strike)>,
    next: usize,
    now: usize,
    length: usize,
    endless: bool,
    voices: Vec<Voice>,
    reverb: Reverb,
    level: f32,
    rate: SampleRate,
    frames: [f32; 2 * BLOCK],
    read: usize,
    made: usize,
}

impl Performance {
    /// Plays the strikes, all of them `level` decibels louder, in a room.
    pub fn new(strikes: Vec<Strike>, ending: Ending, level: f32, room: Room, rate: SampleRate) -> Self {
        let frame = |seconds: f64| (seconds * f64::from(rate.get()) / STEP as f64).round() as usize * STEP;
        let (length, endless) = match ending {
            Ending::Again(seconds) => (frame(seconds), true),
            Ending::Silence(seconds) => (frame(seconds), false),
        };
        let mut strikes: Vec<_> = strikes.into_iter().map(|strike| (frame(strike.at), strike)).collect();
        strikes.sort_by_key(|(frame, _)| *frame);
        Self {
            strikes,
            next: 0,
            now: 0,
            length: length.max(STEP),
            endless,
            voices: Vec::with_capacity(32),
            reverb: Reverb::new(room, rate.get() as f32),
            level: amplitude(level),
            rate,
            frames: [0.0; 2 * BLOCK],
            read: 0,
            made: 0,
        }
    }

    /// Makes the next frames: until the next strike, the end, or a block of them. None after the end.
    fn make(&mut self) {
        if self.now == self.length && self.endless {
            (self.now, self.next) = (0, 0);
        }
        while let Some((_, strike)) = self.strikes.get(self.next).filter(|(frame, _)| *frame <= self.now) {
            strike.sound(self.next as u32, self.rate.get() as f32, &mut self.voices);
            self.next += 1;
        }
        let until = self.strikes.get(self.next).map_or(self.length, |(frame, _)| self.length.min(*frame));
        let count = (until - self.now).min(BLOCK);
        let (mut left, mut right) = ([0.0; BLOCK], [0.0; BLOCK]);
        let (left, right) = (&mut left[..count], &mut right[..count]);
        self.voices.retain_mut(|voice| voice.add_to(left, right));
        self.reverb.add_to(left, right);
        let fade = (FADE * self.length as f32).recip();
        for (i, frame) in self.frames.chunks_exact_mut(2).take(count).enumerate() {
            let left_over = self.length - self.now - i - 1;
            let faded = if self.endless { 1.0 } else { (left_over as f32 * fade).min(1.0) };
            let level = self.level * faded * faded;
            frame.copy_from_slice(&[left[i] * level, right[i] * level]);
        }
        self.now += count;
        (self.read, self.made) = (0, 2 * count);
    }
}

impl Iterator for Performance {
    type Item = f32;

    #[inline]
    fn next(&mut self) -> Option<f32> {
        if self.read == self.made {
            self.make();
        }
        let sample = *self.frames[..self.made].get(self.read)?;
        self.read += 1;
        Some(sample)
    }
}

impl Source for Performance {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> ChannelCount {
        STEREO
    }

    fn sample_rate(&self) -> SampleRate {
        self.rate
    }

    fn total_duration(&self) -> Option<Duration> {
        (!self.endless).then(|| Duration::from_secs_f64(self.length as f64 / f64::from(self.rate.get())))
    }
}
