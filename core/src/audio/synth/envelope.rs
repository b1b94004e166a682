//! How a sound begins and ends.

/// Rises in a straight line, stays, and falls in a parabola that meets silence softly.
#[derive(Debug, Clone)]
pub struct Envelope {
    attack: f32,
    release: f32,
    end: usize,
    now: usize,
}

impl Envelope {
    /// An envelope that rises for `attack`, falls from `held` on and takes `release` for it; all in seconds.
    pub fn new(attack: f32, held: f32, release: f32, rate: f32) -> Self {
        let (attack, release) = ((attack * rate).max(1.0), (release * rate).max(1.0));
        Self { attack, release, end: (held * rate + release) as usize, now: 0 }
    }

    /// Shapes the next samples. Tells whether more are to come.
    pub fn shape(&mut self, samples: &mut [f32]) -> bool {
        let after = self.now + samples.len();
        if (self.now as f32) < self.attack || after as f32 > self.end as f32 - self.release {
            for (sample, now) in samples.iter_mut().zip(self.now..) {
                let rise = (now as f32 / self.attack).min(1.0);
                let fall = (self.end.saturating_sub(now) as f32 / self.release).min(1.0);
                *sample *= rise * fall * fall;
            }
        }
        self.now = after;
        after < self.end
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_envelope_begins_and_ends_at_silence_and_is_whole_between() {
        let mut samples = [1.0; 400];
        let mut envelope = Envelope::new(0.01, 0.2, 0.1, 1000.0);
        assert!(envelope.shape(&mut samples[..250]));
        assert!(!envelope.shape(&mut samples[250..]));
        assert_eq!((samples[0], samples[5], samples[100], samples[300]), (0.0, 0.5, 1.0, 0.0));
        assert!((samples[250] - 0.25).abs() < 0.01, "{}", samples[250]);
    }
}
