//! The records of all that is not a table: home, and pages of rows.

use crate::table::screen::{Board, Button, Face, SeatColour, Tone};

/// The first page.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Home {
    /// The app's name.
    pub title: String,
    /// One line under it.
    pub subtitle: String,
    /// Something that went wrong with the saved matches, to be read before playing.
    pub notice: Option<Notice>,
    /// The newest unfinished match.
    pub newest: Option<MatchCard>,
    /// The games, in order.
    pub games: Vec<GameCard>,
    /// Foot of the page: saved matches, rules, settings, and the loudspeaker.
    pub links: Vec<Button>,
}

/// A sentence about something that went wrong, and how it is put away.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Notice {
    /// What happened and what it means.
    pub text: String,
    /// The one way on.
    pub button: Button,
}

/// A match to go on with, or one that is over.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct MatchCard {
    /// The match's id in the archive.
    pub id: u64,
    /// Small first line, as "Continue".
    pub lead: String,
    /// The game and who plays.
    pub title: String,
    /// Whose turn, how far, when.
    pub detail: String,
    /// The piece drawn beside it.
    pub emblem: Face,
    /// What a screen reader says.
    pub spoken: String,
}

/// A game on the first page.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct GameCard {
    /// What the game is called by `setup` and `rules`.
    pub game: String,
    /// Its name.
    pub title: String,
    /// What it is about, in three words.
    pub tagline: String,
    /// How many play, how long.
    pub facts: String,
    /// A cut of its table.
    pub picture: Picture,
    /// What a screen reader says.
    pub spoken: String,
}

/// A small drawn board.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Picture {
    /// The board, cells 36 dp wide; scale it to fit.
    pub board: Board,
    /// What a screen reader says.
    pub spoken: String,
}

/// A page of rows.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Page {
    /// Its title.
    pub title: String,
    /// Its rows, from above.
    pub rows: Vec<Row>,
    /// The button pinned at its foot.
    pub primary: Option<Button>,
}

/// One row of a page.
#[derive(Debug, Clone, PartialEq)]
#[expect(clippy::large_enum_variant, reason = "it crosses the border as it is, where nothing is boxed")]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Row {
    /// A heading; a chapter of the rules begins here where it has an anchor.
    Heading {
        /// The words.
        text: String,
        /// What `Message::chapter` calls it; empty where it is none.
        anchor: String,
    },
    /// A paragraph.
    Text {
        /// The words.
        text: String,
        /// How they are meant.
        tone: Tone,
    },
    /// A small board with a caption.
    Drawing {
        /// The board.
        picture: Picture,
        /// The words under it.
        caption: String,
    },
    /// One of several; drawn as segments.
    Choice {
        /// What a change is called.
        id: String,
        /// What is chosen.
        label: String,
        /// What there is to choose.
        options: Vec<ChoiceOption>,
        /// The chosen option's value.
        selected: String,
        /// One line on what the chosen option means; may be empty.
        explanation: String,
    },
    /// Yes or no; a change has the value "on" or "off".
    Toggle {
        /// What a change is called.
        id: String,
        /// What it is about.
        label: String,
        /// It is on.
        on: bool,
    },
    /// How loud something is, in even steps; a change has the step as its value.
    Volume {
        /// What a change is called.
        id: String,
        /// What is loud or quiet.
        label: String,
        /// The step, `0..=of`; nothing is heard at 0.
        value: u32,
        /// The loudest step.
        of: u32,
        /// What a screen reader says.
        spoken: String,
    },
    /// A seat with the name of who sits there.
    Seat {
        /// What a change of the name is called.
        id: String,
        /// The seat's mark.
        colour: SeatColour,
        /// What a screen reader calls the field.
        label: String,
        /// The name.
        name: String,
        /// Shown while the name is empty, and used then.
        placeholder: String,
        /// The longest name, in characters; 0 where it can't be typed, since a computer sits there.
        longest: u32,
        /// Lets somebody else sit there, in turn: a person, or a computer of each level.
        player: Button,
    },
    /// A button; a press is a change with an empty value.
    Action {
        /// The button.
        button: Button,
    },
    /// A button; a press is a change with the clipboard's text as its value.
    Paste {
        /// The button.
        button: Button,
    },
    /// A match to open.
    Match {
        /// The match.
        card: MatchCard,
    },
    /// Nothing to show yet: the cup, and a sentence.
    Empty {
        /// The sentence.
        text: String,
    },
}

/// One option of a choice.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct ChoiceOption {
    /// What it is called in a change.
    pub value: String,
    /// What stands on it.
    pub label: String,
}

/// Which colours are used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Enum))]
pub enum Theme {
    /// As the system says.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// What the settings say about drawing, for the platform.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "uniffi", derive(uniffi::Record))]
pub struct Appearance {
    /// Which colours.
    pub theme: Theme,
    /// Motions are reduced even if the system does not ask for it.
    pub reduced_motion: bool,
    /// Bar and panel are mirrored.
    pub left_handed: bool,
    /// A tap may be felt.
    pub vibration: bool,
    /// Tiles have the colours that colour-blind players tell apart best.
    pub colour_blind: bool,
    /// The language in use, as a BCP 47 tag.
    pub language: String,
    /// The word for the way back, for a screen reader.
    pub back: Button,
}
