//! What the shops show of the app, in the layout that fastlane and F-Droid read: texts, written by hand, and pictures,
//! drawn here.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::kotlin::at;
use crate::play;
use crate::setup;
use crate::step::{Outcome, quiet, run};
use crate::task::Play;
use crate::workspace::Workspace;

/// The languages of the app, and what the shops call them.
const LOCALES: [(&str, &str); 2] = [("en", "en-US"), ("es", "es-ES")];

/// The themes of a picture, by language.
const LIGHT: [&str; 2] = ["light"; 2];
const DARK: [&str; 2] = ["dark"; 2];
/// The games with chance are drawn in these looks alone.
const LIGHT_AND_DARK: [&str; 2] = ["light", "dark"];

/// What is in the shops' folders: folder and name, the screen with its format, and the themes.
const PICTURES: [(&str, &str, [&str; 2]); 10] = [
    ("phoneScreenshots/1-turn.png", "table-jumps-360x800", LIGHT),
    ("phoneScreenshots/2-home.png", "home-continue-360x800", DARK),
    ("phoneScreenshots/3-last-turn.png", "table-last-turn-360x800", LIGHT),
    ("phoneScreenshots/4-result.png", "table-result-360x800", LIGHT),
    ("phoneScreenshots/5-rules.png", "rules-360x800", DARK),
    ("phoneScreenshots/6-qwirkle.png", "qwirkle-placed-360x800", LIGHT_AND_DARK),
    ("phoneScreenshots/7-knetkell.png", "knetkell-challenged-360x800", LIGHT_AND_DARK),
    ("phoneScreenshots/8-alone.png", "table-clear-360x800", LIGHT),
    ("tenInchScreenshots/1-last-turn.png", "table-last-turn-1280x800", LIGHT),
    ("tenInchScreenshots/2-qwirkle.png", "qwirkle-placed-1280x800", LIGHT_AND_DARK),
];

/// Makes a picture small without a difference that is seen, and its Debian package has the same name.
const PNGQUANT: &str = "pngquant";

/// Draws the pictures anew.
///
/// # Errors
/// Something is missing, does not build, or can't be written.
pub fn draw(workspace: &Workspace) -> Outcome {
    let drawn = workspace.target.join("pictures").join("store");
    setup::programs(&[(PNGQUANT, PNGQUANT)])?;
    play::play(workspace, &Play { args: vec!["--shot".into(), drawn.clone().into()], off_screen: true })?;
    quiet("pictures for the shops", || {
        for (nth, (language, locale)) in LOCALES.into_iter().enumerate() {
            let images = metadata(&workspace.android()).join(locale).join("images");
            for (name, screen, themes) in PICTURES {
                let picture = images.join(name);
                let folder = picture.parent().unwrap_or(&images);
                fs::create_dir_all(folder).map_err(at(folder))?;
                shrink(&drawn.join(format!("{screen}-{language}-{}.png", themes[nth])), &picture)?;
            }
        }
        Ok(())
    })
}

fn metadata(android: &Path) -> PathBuf {
    android.join("fastlane").join("metadata").join("android")
}

fn shrink(from: &Path, to: &Path) -> Outcome {
    let mut pngquant = Command::new(PNGQUANT);
    pngquant.args(["--force", "--strip", "--speed", "1", "--output"]).arg(to);
    run(pngquant.args(["256", "--"]).arg(from))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::io;

    use super::*;

    type Checked = Result<(), Box<dyn std::error::Error>>;

    fn here() -> PathBuf {
        metadata(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../android")))
    }

    fn names(folder: &Path) -> io::Result<BTreeSet<String>> {
        fs::read_dir(folder)?.map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned())).collect()
    }

    #[test]
    fn each_language_has_its_texts_and_each_is_as_long_as_the_shops_allow() -> Checked {
        assert_eq!(names(&here())?, LOCALES.iter().map(|(_, locale)| (*locale).to_owned()).collect());
        let limits = [("title.txt", 30), ("short_description.txt", 80), ("full_description.txt", 4000)];
        for (_, locale) in LOCALES {
            for (file, most) in limits {
                let text = fs::read_to_string(here().join(locale).join(file))?;
                let length = text.trim_end().chars().count();
                assert!((1..=most).contains(&length), "{locale}/{file} has {length} characters");
            }
        }
        Ok(())
    }

    #[test]
    fn each_language_says_what_this_version_brings() -> Checked {
        let code = crate::resources::version_code(env!("CARGO_PKG_VERSION"))?;
        for (_, locale) in LOCALES {
            let text =
                fs::read_to_string(here().join(locale).join("changelogs").join(format!("{code}.txt")))?;
            assert!((1..=500).contains(&text.trim_end().chars().count()), "{locale}: {text}");
        }
        Ok(())
    }

    #[test]
    fn each_language_has_its_pictures_and_no_others() -> Checked {
        let expected: BTreeSet<String> = PICTURES.iter().map(|picture| picture.0.to_owned()).collect();
        for (_, locale) in LOCALES {
            let images = here().join(locale).join("images");
            let mut found = BTreeSet::new();
            for folder in names(&images)? {
                found
                    .extend(names(&images.join(&folder))?.into_iter().map(|name| format!("{folder}/{name}")));
            }
            assert_eq!(found, expected, "{locale}");
        }
        Ok(())
    }
}
