//! Writes all music and all cues as WAV files into a folder, so that they can be heard and measured:
//! `cargo xtask sounds DIR`.

use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use sobremesa_core::audio::Cue;
use sobremesa_core::audio::music::PIECES;

const RATE: NonZero<u32> = NonZero::new(48_000).expect("not zero");

/// So much of its beginning follows a piece, seconds: its seam can be heard.
const AGAIN: usize = 5;

/// The cues and their files.
const CUES: [(&str, Cue); 17] = [
    ("select", Cue::Select),
    ("step", Cue::Step),
    ("jump", Cue::Jump),
    ("chain-removed-3", Cue::ChainRemoved { length: 3 }),
    ("chain-removed-8", Cue::ChainRemoved { length: 8 }),
    ("chain-removed-16", Cue::ChainRemoved { length: 16 }),
    ("tile-placed", Cue::TilePlaced),
    ("line-scored", Cue::LineScored),
    ("qwirkle", Cue::Qwirkle),
    ("die-thrown", Cue::DieThrown),
    ("conquered", Cue::Conquered),
    ("lost", Cue::Lost),
    ("not-possible", Cue::NotPossible),
    ("your-turn", Cue::YourTurn),
    ("win", Cue::Win),
    ("loss", Cue::Loss),
    ("draw", Cue::Draw),
];

fn main() -> io::Result<()> {
    let folder = env::args_os().nth(1).map(PathBuf::from);
    let folder = folder.ok_or_else(|| io::Error::other("where are the files to be written to?"))?;
    fs::create_dir_all(&folder)?;
    for score in PIECES {
        let name = score.title.to_lowercase().replace(' ', "-");
        let pass = (score.duration().as_secs_f64() * f64::from(RATE.get())).round() as usize;
        let samples = 2 * (pass + AGAIN * RATE.get() as usize);
        write(&folder.join(format!("music-{name}.wav")), score.play(RATE).take(samples))?;
    }
    for (name, cue) in CUES {
        write(&folder.join(format!("cue-{name}.wav")), cue.sound(RATE))?;
    }
    Ok(())
}

/// Writes stereo samples with 16 bits.
fn write(path: &Path, samples: impl Iterator<Item = f32>) -> io::Result<()> {
    let format = hound::WavSpec {
        channels: 2,
        sample_rate: RATE.get(),
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let mut file = hound::WavWriter::create(path, format).map_err(io::Error::other)?;
    for sample in samples {
        let whole = (sample * f32::from(i16::MAX)).round() as i16;
        file.write_sample(whole).map_err(io::Error::other)?;
    }
    file.finalize().map_err(io::Error::other)?;
    println!("{}", path.display());
    Ok(())
}
