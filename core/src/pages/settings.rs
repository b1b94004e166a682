//! The settings: kept as keys and texts, so that those of another version of the app survive this one.

use std::collections::{BTreeMap, BTreeSet};

use crate::app::AppError;
use crate::audio::{Levels, Loudspeaker};
use crate::games::{OptionValue, SetupOption};
use crate::opponents::Level;
use crate::pages::page::{Appearance, Page, Row, Theme};
use crate::pages::setup::{choice, heading};
use crate::table::layout::Coordinates;
use crate::table::screen::{Button, Icon};
use crate::words::{Language, Words};

/// A row of the page.
enum Setting {
    Heading(&'static str),
    Choice(SetupOption),
    /// Id, label, and whether it is on before anybody touches it.
    Toggle(&'static str, &'static str, bool),
    /// Id, label, and how loud it is before anybody touches it, `0..=LOUDEST`.
    Volume(&'static str, &'static str, u32),
}

use Setting::{Choice, Heading, Toggle, Volume};

/// The volume of the music.
pub const MUSIC: &str = "music";
/// The volume of the cues.
pub const SOUNDS: &str = "sounds";
/// The loudest volume.
const LOUDEST: u32 = 10;
/// Where the loudspeaker is kept.
const LOUDSPEAKER: &str = "loudspeaker";

const fn plain(value: &'static str, label: &'static str) -> OptionValue {
    OptionValue { value, label, explanation: "" }
}

static LIST: &[Setting] = &[
    Heading("settings-look"),
    Choice(SetupOption {
        id: "language",
        label: "settings-language",
        values: &[
            plain("system", "settings-system"),
            plain("en", "settings-language-en"),
            plain("es", "settings-language-es"),
        ],
    }),
    Choice(SetupOption {
        id: "theme",
        label: "settings-theme",
        values: &[
            plain("system", "settings-system"),
            plain("light", "settings-theme-light"),
            plain("dark", "settings-theme-dark"),
        ],
    }),
    Choice(SetupOption {
        id: "palette",
        label: "settings-palette",
        values: &[
            plain("standard", "settings-palette-standard"),
            OptionValue {
                value: "colour-blind",
                label: "settings-palette-colour-blind",
                explanation: "settings-palette-colour-blind-means",
            },
        ],
    }),
    Heading("settings-board"),
    Choice(SetupOption {
        id: "coordinates",
        label: "settings-coordinates",
        values: &[
            OptionValue {
                value: "room",
                label: "settings-coordinates-room",
                explanation: "settings-coordinates-room-means",
            },
            OptionValue {
                value: "always",
                label: "settings-always",
                explanation: "settings-coordinates-always-means",
            },
            OptionValue {
                value: "never",
                label: "settings-never",
                explanation: "settings-coordinates-never-means",
            },
        ],
    }),
    Toggle("facing", "settings-facing", false),
    Toggle("numerals", "settings-numerals", false),
    Heading("settings-touch"),
    Toggle("left-handed", "settings-left-handed", false),
    Choice(SetupOption {
        id: "motion",
        label: "settings-motion",
        values: &[
            OptionValue {
                value: "system",
                label: "settings-system",
                explanation: "settings-motion-system-means",
            },
            OptionValue {
                value: "always",
                label: "settings-always",
                explanation: "settings-motion-always-means",
            },
        ],
    }),
    Toggle("vibration", "settings-vibration", true),
    Heading("settings-sound"),
    Volume(MUSIC, "settings-music", 7),
    Volume(SOUNDS, "settings-sounds", 8),
];

/// Where the number of players is kept.
const PLAYERS: &str = "last-players";
/// Where it is kept since when the statistics count.
const COUNTED_FROM: &str = "last-cleared";
/// Where the computer is kept that was last played against.
const OPPONENT: &str = "last-opponent";
/// The puzzle on the table.
const PUZZLE: &str = "puzzle";

/// The settings as they are kept. What is unknown here stays as it is and counts as not set.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Settings {
    kept: BTreeMap<String, String>,
}

impl Settings {
    /// The settings as they were kept.
    pub fn new(kept: BTreeMap<String, String>) -> Self {
        Self { kept }
    }

    /// All there is to keep.
    pub fn kept(&self) -> &BTreeMap<String, String> {
        &self.kept
    }

    /// Changes a setting.
    ///
    /// # Errors
    /// [`AppError::NoSuchChoice`] if there is no such setting or value.
    pub fn change(&mut self, id: &str, value: &str) -> Result<(), AppError> {
        let takes = |setting: &Setting| match setting {
            Heading(_) => false,
            Choice(option) => option.id == id && option.values.iter().any(|known| known.value == value),
            Toggle(toggle, ..) => *toggle == id && matches!(value, "on" | "off"),
            Volume(volume, ..) => *volume == id && read_volume(value).is_some(),
        };
        if !LIST.iter().any(takes) {
            return Err(AppError::NoSuchChoice { id: id.to_owned(), value: value.to_owned() });
        }
        self.kept.insert(id.to_owned(), value.to_owned());
        Ok(())
    }

    /// The page.
    pub fn page(&self, words: &Words) -> Page {
        let row = |setting: &Setting| match setting {
            Heading(key) => heading(words, key),
            Choice(option) => choice(words, option, self.chosen(option)),
            Toggle(id, label, usual) => Row::Toggle {
                id: (*id).to_owned(),
                label: words.say(label, &[]),
                on: self.is_switched(id, *usual),
            },
            Volume(id, label, usual) => self.volume_row(words, id, label, self.volume(id, *usual)),
        };
        Page { title: words.say("settings-title", &[]), rows: LIST.iter().map(row).collect(), primary: None }
    }

    /// The language to speak, where the system's wishes are `system`, most wanted first.
    pub fn language(&self, system: &[String]) -> Language {
        let tag = self.value("language");
        Language::ALL
            .into_iter()
            .find(|language| language.tag() == tag)
            .unwrap_or_else(|| Language::of(system))
    }

    /// What the platform must know to draw; `words` are those in use.
    pub fn appearance(&self, words: &Words) -> Appearance {
        let back = words.say("page-back", &[]);
        Appearance {
            theme: match self.value("theme") {
                "light" => Theme::Light,
                "dark" => Theme::Dark,
                _ => Theme::System,
            },
            reduced_motion: self.value("motion") == "always",
            left_handed: self.is_on("left-handed"),
            vibration: self.is_on("vibration"),
            colour_blind: self.value("palette") == "colour-blind",
            language: words.language().tag().to_owned(),
            back: Button {
                id: "back".to_owned(),
                spoken: back.clone(),
                label: back,
                icon: Icon::Back,
                primary: false,
                enabled: true,
            },
        }
    }

    /// When files and ranks are named at the board.
    pub fn coordinates(&self) -> Coordinates {
        match self.value("coordinates") {
            "always" => Coordinates::Always,
            "never" => Coordinates::Never,
            _ => Coordinates::default(),
        }
    }

    /// Numerals turn towards whoever is to move, for two people on either side of the table.
    pub fn pieces_face_the_player(&self) -> bool {
        self.is_on("facing")
    }

    /// Numerals are drawn larger.
    pub fn numerals_are_large(&self) -> bool {
        self.is_on("numerals")
    }

    /// What the loudspeaker lets through.
    pub fn loudspeaker(&self) -> Loudspeaker {
        self.kept.get(LOUDSPEAKER).and_then(|name| Loudspeaker::named(name)).unwrap_or_default()
    }

    /// Taps the loudspeaker.
    pub fn tap_loudspeaker(&mut self) {
        let tapped = self.loudspeaker().tapped();
        self.kept.insert(LOUDSPEAKER.to_owned(), tapped.name().to_owned());
    }

    /// How loud music and cues are, with what the loudspeaker lets through.
    pub fn levels(&self) -> Levels {
        let level = |id| {
            let usual = LIST.iter().find_map(|setting| match setting {
                Volume(volume, _, usual) if *volume == id => Some(*usual),
                _ => None,
            });
            // Loudness is heard by ratios: even steps of the amplitude would all be near the loud end.
            (self.volume(id, usual.unwrap_or_default()) as f32 / LOUDEST as f32).powi(2)
        };
        match self.loudspeaker() {
            Loudspeaker::All => Levels { music: level(MUSIC), cues: level(SOUNDS) },
            Loudspeaker::NoMusic => Levels { music: 0.0, cues: level(SOUNDS) },
            Loudspeaker::Silent => Levels { music: 0.0, cues: 0.0 },
        }
    }

    fn volume_row(&self, words: &Words, id: &str, label: &'static str, value: u32) -> Row {
        let label = words.say(label, &[]);
        let spoken = words.say(
            "settings-volume-spoken",
            &[("what", (&label).into()), ("value", value.into()), ("of", LOUDEST.into())],
        );
        Row::Volume { id: id.to_owned(), label, value, of: LOUDEST, spoken }
    }

    /// The names of the last match, by seat.
    pub fn last_names(&self) -> Vec<String> {
        (0..).map_while(|seat| self.kept.get(&name_key(seat)).cloned()).collect()
    }

    /// Remembers the names of a match, by seat.
    pub fn remember_names(&mut self, names: &[String]) {
        self.kept.extend(names.iter().enumerate().map(|(seat, name)| (name_key(seat), name.clone())));
    }

    /// How many played the last match of a game for more or fewer.
    pub fn last_players(&self) -> Option<usize> {
        self.kept.get(PLAYERS)?.parse().ok()
    }

    /// Remembers how many play.
    pub fn remember_players(&mut self, players: usize) {
        self.kept.insert(PLAYERS.to_owned(), players.to_string());
    }

    /// Since when matches count in the statistics, in seconds since 1970.
    pub fn counted_from(&self) -> u64 {
        self.kept.get(COUNTED_FROM).and_then(|since| since.parse().ok()).unwrap_or(0)
    }

    /// Has the statistics begin anew.
    pub fn count_from(&mut self, now: u64) {
        self.kept.insert(COUNTED_FROM.to_owned(), now.to_string());
    }

    /// The puzzles of a game that have been solved, counted from 0.
    pub fn solved(&self, game: &str) -> BTreeSet<usize> {
        let kept = self.kept.get(&solved_key(game)).map_or("", String::as_str);
        kept.split(' ').filter_map(|number| number.parse().ok()).collect()
    }

    /// Remembers that a puzzle was solved.
    pub fn remember_solved(&mut self, game: &str, number: usize) {
        let mut solved = self.solved(game);
        solved.insert(number);
        let solved: Vec<String> = solved.iter().map(usize::to_string).collect();
        self.kept.insert(solved_key(game), solved.join(" "));
    }

    /// Takes no puzzle of a game for solved any more.
    pub fn forget_solved(&mut self, game: &str) {
        if let Some(solved) = self.kept.get_mut(&solved_key(game)) {
            solved.clear();
        }
    }

    /// The puzzle that was on the table last, if nobody has left it: its game and its number, counted from 0.
    pub fn open_puzzle(&self) -> Option<(&str, usize)> {
        let (game, number) = self.kept.get(PUZZLE)?.split_once(' ')?;
        Some((game, number.parse().ok()?))
    }

    /// Remembers the puzzle that is on the table, or that none is.
    pub fn remember_puzzle(&mut self, puzzle: Option<(&str, usize)>) {
        let puzzle = puzzle.map(|(game, number)| format!("{game} {number}"));
        if puzzle.is_some() || self.kept.contains_key(PUZZLE) {
            self.kept.insert(PUZZLE.to_owned(), puzzle.unwrap_or_default());
        }
    }

    /// How well the computer played that the last match was against; `None` for a match of persons.
    pub fn last_opponent(&self) -> Option<Level> {
        Level::new(self.kept.get(OPPONENT)?.parse().ok()?)
    }

    /// Remembers whom a match is against.
    pub fn remember_opponent(&mut self, opponent: Option<Level>) {
        self.kept.insert(OPPONENT.to_owned(), opponent.map_or_else(String::new, |level| level.to_string()));
    }

    /// The value of the choice `id`.
    fn value(&self, id: &str) -> &str {
        let choices =
            LIST.iter().filter_map(|setting| if let Choice(option) = setting { Some(option) } else { None });
        choices.into_iter().find(|option| option.id == id).map_or("", |option| self.chosen(option))
    }

    /// The value kept for an option, its first if none that is known here.
    fn chosen(&self, option: &SetupOption) -> &'static str {
        let kept = self.kept.get(option.id);
        let known = option.values.iter().find(|value| kept.is_some_and(|kept| kept == value.value));
        known.or(option.values.first()).map_or("", |value| value.value)
    }

    /// The toggle `id` is on.
    fn is_on(&self, id: &str) -> bool {
        LIST.iter().any(|setting| matches!(setting, Toggle(toggle, _, usual) if *toggle == id && self.is_switched(id, *usual)))
    }

    /// The volume kept as `id`, if it is one.
    fn volume(&self, id: &str, usual: u32) -> u32 {
        self.kept.get(id).and_then(|value| read_volume(value)).unwrap_or(usual)
    }

    fn is_switched(&self, id: &str, usual: bool) -> bool {
        match self.kept.get(id).map(String::as_str) {
            Some("on") => true,
            Some("off") => false,
            _ => usual,
        }
    }
}

fn read_volume(value: &str) -> Option<u32> {
    value.parse().ok().filter(|volume| *volume <= LOUDEST)
}

fn solved_key(game: &str) -> String {
    format!("solved-{game}")
}

fn name_key(seat: usize) -> String {
    format!("last-name-{seat}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(pairs: &[(&str, &str)]) -> Settings {
        Settings::new(pairs.iter().map(|(key, text)| ((*key).to_owned(), (*text).to_owned())).collect())
    }

    fn english() -> Words {
        Words::new(Language::English)
    }

    #[test]
    fn before_anybody_touches_them_the_system_decides() {
        let settings = Settings::default();
        let appearance = settings.appearance(&english());
        assert_eq!(appearance.theme, Theme::System);
        assert!(!appearance.reduced_motion && !appearance.left_handed && appearance.vibration);
        assert_eq!(settings.coordinates(), Coordinates::default());
        assert!(!settings.pieces_face_the_player() && !settings.numerals_are_large());
        assert_eq!(settings.language(&["fr-FR".to_owned(), "es-MX".to_owned()]), Language::Spanish);
    }

    #[test]
    fn every_row_can_be_changed_to_every_value_it_shows() {
        for row in Settings::default().page(&english()).rows {
            let (id, values) = match row {
                Row::Choice { id, options, .. } => {
                    (id, options.into_iter().map(|option| option.value).collect())
                }
                Row::Toggle { id, .. } => (id, vec!["on".to_owned(), "off".to_owned()]),
                Row::Volume { id, of, .. } => (id, (0..=of).map(|volume| volume.to_string()).collect()),
                _ => continue,
            };
            for value in values {
                let mut settings = Settings::default();
                settings.change(&id, &value).expect("a value on the page");
                let shown = settings.page(&english()).rows.into_iter().any(|row| match row {
                    Row::Choice { id: changed, selected, .. } => changed == id && selected == value,
                    Row::Toggle { id: changed, on, .. } => changed == id && on == (value == "on"),
                    Row::Volume { id: changed, value: shown, .. } => {
                        changed == id && shown.to_string() == value
                    }
                    _ => false,
                });
                assert!(shown, "{id} = {value}");
            }
        }
    }

    #[test]
    fn what_is_chosen_is_what_is_drawn() {
        let mut settings = Settings::default();
        for (id, value) in [
            ("language", "en"),
            ("theme", "dark"),
            ("coordinates", "always"),
            ("facing", "on"),
            ("numerals", "on"),
            ("left-handed", "on"),
            ("motion", "always"),
            ("vibration", "off"),
        ] {
            settings.change(id, value).expect("a setting");
        }
        let appearance = settings.appearance(&english());
        assert_eq!(appearance.theme, Theme::Dark);
        assert!(appearance.reduced_motion && appearance.left_handed && !appearance.vibration);
        assert_eq!(settings.coordinates(), Coordinates::Always);
        assert!(settings.pieces_face_the_player() && settings.numerals_are_large());
        assert_eq!(settings.language(&["es".to_owned()]), Language::English);
    }

    #[test]
    fn settings_of_another_version_survive_and_count_as_not_set() {
        let mut settings = kept(&[("theme", "sepia"), ("music", "loud"), ("vibration", "strong")]);
        assert_eq!(settings.appearance(&english()).theme, Theme::System);
        assert!(settings.appearance(&english()).vibration);
        settings.change("numerals", "on").expect("a setting");
        let expected =
            kept(&[("theme", "sepia"), ("music", "loud"), ("vibration", "strong"), ("numerals", "on")]);
        assert_eq!(settings, expected);
    }

    #[test]
    fn what_is_not_on_the_page_cannot_be_changed() {
        let mut settings = Settings::default();
        for (id, value) in [
            ("theme", "sepia"),
            ("vibration", "strong"),
            ("music", "on"),
            ("sounds", "11"),
            ("music", "-1"),
            ("loudspeaker", "all"),
            ("last-name-0", "Ana"),
        ] {
            let refused = AppError::NoSuchChoice { id: id.to_owned(), value: value.to_owned() };
            assert_eq!(settings.change(id, value), Err(refused));
        }
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn the_loudspeaker_and_the_volumes_say_together_how_loud_it_is() {
        let mut settings = Settings::default();
        assert!(settings.levels().music > 0.0 && settings.levels().cues > 0.0);
        settings.change(MUSIC, "10").expect("a volume");
        settings.change(SOUNDS, "5").expect("a volume");
        assert_eq!(settings.levels(), Levels { music: 1.0, cues: 0.25 });
        settings.tap_loudspeaker();
        assert_eq!(settings.levels(), Levels { music: 0.0, cues: 0.25 });
        settings.tap_loudspeaker();
        assert_eq!(settings.levels(), Levels { music: 0.0, cues: 0.0 });
        settings.tap_loudspeaker();
        assert_eq!(settings.levels(), Levels { music: 1.0, cues: 0.25 });
    }

    #[test]
    fn the_names_of_the_last_match_are_remembered_by_seat() {
        let mut settings = Settings::default();
        assert!(settings.last_names().is_empty());
        settings.remember_names(&["Ana".to_owned(), String::new()]);
        assert_eq!(settings.last_names(), ["Ana", ""]);
    }
}
