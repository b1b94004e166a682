//! What was asked for on the command line.

use std::ffi::OsString;

use crate::step::Outcome;

/// Shown when nothing, help, or something unknown is asked for.
pub const HELP: &str = "\
cargo xtask play [--demo] [--shot DIR] [ARGS]
            build everything and open the table in a window
            --demo      play a recorded match by itself
            --shot DIR  write pictures of every screen into DIR; needs no display
            anything else is passed on to the desktop program
cargo xtask test
            run every test there is: Rust, Kotlin, UI, Swift
cargo xtask swift
            build the core's library and run the Swift tests alone
cargo xtask bench
            measure the core, taps through the bindings, frames while a computer thinks, and the start of the window
cargo xtask bindings
            build the core's library and generate its Kotlin and Swift, for an IDE
cargo xtask apk [--check]
            build the Android app into target/apk, one APK a processor and one for all
            --check     prove what must be true of them, and run the x86_64 library here
cargo xtask ios [--check]
            build the core for iOS into target/ios, as a package that Xcode takes
            --check     prove what must be true of it
cargo xtask sounds DIR
            write all music and all cues into DIR, as WAV files
cargo xtask store
            draw the pictures that the shops show, into android/fastlane";

/// One subcommand with its arguments.
#[derive(Debug, PartialEq, Eq)]
pub enum Task {
    /// Open the table, or draw it.
    Play(Play),
    /// Run every test.
    Test,
    /// Run the Swift tests alone.
    Swift,
    /// Run the benches.
    Bench,
    /// Build the library and generate Kotlin and Swift.
    Bindings,
    /// Build the Android app.
    Apk {
        /// And prove what must be true of it.
        check: bool,
    },
    /// Build the core for iOS.
    Ios {
        /// And prove what must be true of it.
        check: bool,
    },
    /// Write the sounds.
    Sounds {
        /// Into this folder.
        folder: OsString,
    },
    /// Draw the shops' pictures.
    Store,
    /// Say what can be asked for.
    Help,
}

/// How the desktop program is to be started.
#[derive(Debug, PartialEq, Eq)]
pub struct Play {
    /// Passed on as they are.
    pub args: Vec<OsString>,
    /// It only writes pictures, so that no display is needed.
    pub off_screen: bool,
}

impl Task {
    /// Reads the arguments that follow `cargo xtask`.
    ///
    /// # Errors
    /// A sentence, if they ask for nothing that there is.
    pub fn from_args(args: impl IntoIterator<Item = OsString>) -> Outcome<Self> {
        let mut args = args.into_iter();
        let Some(name) = args.next() else { return Ok(Self::Help) };
        let mut rest: Vec<OsString> = args.collect();
        let task = match name.to_str() {
            Some("play") => return Play::from_args(rest).map(Self::Play),
            Some("test") => Self::Test,
            Some("swift") => Self::Swift,
            Some("bench") => Self::Bench,
            Some("bindings") => Self::Bindings,
            Some("apk") => Self::Apk { check: checks(&mut rest) },
            Some("ios") => Self::Ios { check: checks(&mut rest) },
            Some("sounds") if rest.is_empty() => {
                return Err("sounds needs a folder for the files.".to_owned());
            }
            Some("sounds") => Self::Sounds { folder: rest.remove(0) },
            Some("store") => Self::Store,
            Some("help" | "--help" | "-h") => return Ok(Self::Help),
            _ => return Err(format!("there is no {}.\n\n{HELP}", name.display())),
        };
        match rest.first() {
            None => Ok(task),
            Some(extra) => Err(format!("{} takes no {}.\n\n{HELP}", name.display(), extra.display())),
        }
    }
}

/// Whether there is a `--check`, which is taken out.
fn checks(args: &mut Vec<OsString>) -> bool {
    let all = args.len();
    args.retain(|arg| arg != "--check");
    args.len() < all
}

impl Play {
    fn from_args(args: Vec<OsString>) -> Outcome<Self> {
        let mut off_screen = false;
        for (place, arg) in args.iter().enumerate() {
            if arg == "--shot" || arg == "--offscreen" {
                off_screen = true;
                let folder = args.get(place + 1);
                if folder.is_none_or(|folder| folder.as_encoded_bytes().starts_with(b"--")) {
                    return Err(format!("{} needs a folder for the pictures.", arg.display()));
                }
            }
        }
        Ok(Self { args, off_screen })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Outcome<Task> {
        Task::from_args(line.split_whitespace().map(OsString::from))
    }

    fn play(line: &str, off_screen: bool) -> Task {
        Task::Play(Play { args: line.split_whitespace().map(OsString::from).collect(), off_screen })
    }

    #[test]
    fn every_subcommand_is_understood() {
        assert_eq!(read("play"), Ok(play("", false)));
        assert_eq!(read("test"), Ok(Task::Test));
        assert_eq!(read("swift"), Ok(Task::Swift));
        assert_eq!(read("bench"), Ok(Task::Bench));
        assert_eq!(read("bindings"), Ok(Task::Bindings));
        assert_eq!(read("apk"), Ok(Task::Apk { check: false }));
        assert_eq!(read("apk --check"), Ok(Task::Apk { check: true }));
        assert_eq!(read("ios"), Ok(Task::Ios { check: false }));
        assert_eq!(read("ios --check"), Ok(Task::Ios { check: true }));
        assert_eq!(read("sounds out"), Ok(Task::Sounds { folder: "out".into() }));
        assert_eq!(read("store"), Ok(Task::Store));
        assert_eq!(read("--help"), Ok(Task::Help));
        assert_eq!(read(""), Ok(Task::Help));
    }

    #[test]
    fn what_follows_play_is_passed_on_in_order() {
        assert_eq!(read("play --demo --language es"), Ok(play("--demo --language es", false)));
    }

    #[test]
    fn pictures_need_no_display() {
        assert_eq!(read("play --shot out"), Ok(play("--shot out", true)));
        assert_eq!(read("play --demo --offscreen out"), Ok(play("--demo --offscreen out", true)));
    }

    #[test]
    fn pictures_need_a_folder() {
        for line in ["play --shot", "play --shot --demo", "play --offscreen"] {
            let why = read(line).expect_err(line);
            assert!(why.contains("needs a folder"), "{why}");
        }
    }

    #[test]
    fn sounds_need_one_folder() {
        let why = read("sounds").expect_err("there is none");
        assert!(why.contains("needs a folder"), "{why}");
        let why = read("sounds out more").expect_err("there are two");
        assert!(why.starts_with("sounds takes no more."), "{why}");
    }

    #[test]
    fn an_unknown_subcommand_is_refused_with_what_there_is() {
        let why = read("paint").expect_err("there is none");
        assert!(why.starts_with("there is no paint.") && why.contains(HELP), "{why}");
    }

    #[test]
    fn arguments_that_would_change_nothing_are_refused() {
        let why = read("test --fast").expect_err("there is none");
        assert!(why.starts_with("test takes no --fast."), "{why}");
        let why = read("apk --check --fast").expect_err("there is none");
        assert!(why.starts_with("apk takes no --fast."), "{why}");
    }
}
