//! What is settled before a match: who sits where, and by which rules.

use crate::app::AppError;
use crate::archive::record::{NAME_LENGTH, Player, RecordSeat};
use crate::game::{DEAL, NEW_DEAL};
use crate::games::{self, GameInfo, SetupOption};
use crate::opponents::Level;
use crate::pages::page::{ChoiceOption, Page, Row};
use crate::puzzles;
use crate::table::PRACTICE;
use crate::table::screen::{Button, Icon, SeatColour, Tone};
use crate::words::Words;

/// The seats' colours in order, and what a seat without a name is called.
const SEATS: [(SeatColour, &str); 4] = [
    (SeatColour::Blue, "seat-blue"),
    (SeatColour::Red, "seat-red"),
    (SeatColour::Mustard, "seat-mustard"),
    (SeatColour::Moss, "seat-moss"),
];

/// The row with the number of players.
const PLAYERS: &str = "players";

/// The row of those who play without the computer: here together, or one for all seats.
const PEOPLE: &str = "people";
const TOGETHER: &str = "together";
const ALONE: &str = "alone";

/// The row of what one plays alone.
const PRACTISE: &str = "practise";
const ALL_SEATS: &str = "seats";
const PUZZLES: &str = "puzzles";

/// The value of the row of the deal for that of the day.
const TODAYS: &str = "day";

/// The row of the computer's levels.
const COMPUTER: &str = "computer";

/// What each level is said to be.
const LEVELS: [(Level, &str); 4] = [
    (Level::ALL[0], "setup-level-1"),
    (Level::ALL[1], "setup-level-2"),
    (Level::ALL[2], "setup-level-3"),
    (Level::ALL[3], "setup-level-4"),
];

/// What is known before a match is set up.
#[derive(Debug, Clone, Default)]
pub struct Known {
    /// The names that were last given to each seat.
    pub names: Vec<String>,
    /// How many played where that can be chosen.
    pub players: Option<usize>,
    /// The computer that was played against.
    pub opponent: Option<Level>,
    /// How many of the game's puzzles have been solved.
    pub solved: usize,
    /// The date, as eight digits.
    pub today: u32,
    /// The fewest turns in which today's deal was ended without a hint.
    pub best: Option<u32>,
}

/// What was set up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Sitting {
    /// A match.
    Match {
        /// Of this game.
        game: &'static str,
        /// Options and values, as in a record's `setup` line.
        options: Vec<(&'static str, String)>,
    },
    /// The next puzzle.
    Puzzle {
        /// Of this game.
        game: &'static str,
    },
}

/// What is played by who plays without others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Practice {
    /// A match for all seats.
    AllSeats,
    /// The game of one seat.
    OneSeat,
    Puzzles,
}

/// A match being set up.
#[derive(Debug, Clone)]
pub struct Setup {
    game: &'static GameInfo,
    /// How many play.
    seats: usize,
    /// As typed, blanks around them and all, or nobody could type a name of two words. As many as can play, so that
    /// none is lost when somebody goes and comes back.
    names: Vec<String>,
    /// Who decides each seat's turns: a person, or a computer of that level. As many as can play.
    players: Vec<Option<Level>>,
    /// One person is to play alone, and this.
    alone: Option<Practice>,
    /// The deal of the day is to be played alone, rather than a new one.
    todays: bool,
    known: Known,
    /// The value of each of the game's options, in their order.
    chosen: Vec<&'static str>,
}

impl Setup {
    /// A setup with every option as it usually is.
    pub fn new(game: &'static GameInfo, known: &Known) -> Self {
        let mut names: Vec<String> = Vec::new();
        for name in known.names.iter().map(|name| typed(name)) {
            // Names of different matches may be alike.
            let taken = names.iter().any(|other| other.to_lowercase() == name.to_lowercase());
            names.push(if taken { String::new() } else { name });
        }
        let seats = known.players.unwrap_or_default().clamp(*game.seats.start(), *game.seats.end());
        names.resize(*game.seats.end(), String::new());
        let usual = |option: &SetupOption| option.values.first().map_or("", |value| value.value);
        let chosen = game.options.iter().map(usual).collect();
        let players = against(known.opponent, names.len());
        Self { game, seats, names, players, alone: None, todays: true, known: known.clone(), chosen }
    }

    /// The game.
    pub fn game(&self) -> &'static GameInfo {
        self.game
    }

    /// The names as typed, by seat, to be remembered for the next match; empty for who has given none.
    pub fn typed_names(&self) -> Vec<String> {
        self.names[..self.seats].iter().map(|name| name.trim().to_owned()).collect()
    }

    /// One person is to play alone.
    pub fn is_alone(&self) -> bool {
        self.alone.is_some()
    }

    /// What is known was true on this date.
    pub fn is_of(&self, today: u32) -> bool {
        self.known.today == today
    }

    /// Takes what is known by now.
    pub fn learn(&mut self, known: Known) {
        self.known = known;
    }

    /// Whom the match is against: a computer of that level on each seat but the first, or persons.
    pub fn opponent(&self) -> Option<Level> {
        self.players[1].filter(|_| self.is_against(self.players[1]))
    }

    /// A person has the first seat, and these the others.
    fn is_against(&self, opponent: Option<Level>) -> bool {
        self.players[..self.seats] == against(opponent, self.seats)
    }

    /// Who sits where in the match.
    pub fn seats(&self, words: &Words) -> Vec<RecordSeat> {
        if self.alone == Some(Practice::OneSeat) {
            return vec![RecordSeat { player: Player::Person, name: self.name(words, 0) }];
        }
        let names = self.names(words).into_iter();
        let players = self.players.iter().map(|player| match player {
            None => Player::Person,
            Some(level) => Player::Computer { level: level.number() },
        });
        players.zip(names).map(|(player, name)| RecordSeat { player, name }).collect()
    }

    /// What the players are called in the match, by seat.
    pub fn names(&self, words: &Words) -> Vec<String> {
        (0..self.seats).map(|seat| self.name(words, seat)).collect()
    }

    fn name(&self, words: &Words, seat: usize) -> String {
        let Some(level) = self.players[seat] else {
            return match self.names[seat].trim() {
                "" => colour(words, seat),
                name => name.to_owned(),
            };
        };
        let alike = self.players[..self.seats].iter().filter(|player| **player == Some(level)).count() > 1;
        computer_name(words, level, alike.then_some(seat))
    }

    /// What is to be played.
    pub fn sitting(&self) -> Sitting {
        match (self.alone, self.game.alone) {
            (Some(Practice::Puzzles), _) => Sitting::Puzzle { game: self.game.name },
            (Some(Practice::OneSeat), Some(game)) => {
                let deal = if self.todays { self.known.today.to_string() } else { NEW_DEAL.to_owned() };
                Sitting::Match { game, options: vec![(DEAL, deal)] }
            }
            _ => {
                let options = self.options().into_iter().map(|(id, value)| (id, value.to_owned()));
                Sitting::Match { game: self.game.name, options: options.collect() }
            }
        }
    }

    /// The options and what is chosen for them, as in a record's `setup` line.
    pub fn options(&self) -> Vec<(&'static str, &'static str)> {
        let chosen = self.game.options.iter().map(|option| option.id).zip(self.chosen.iter().copied());
        chosen.chain(self.alone.map(|_| (PRACTICE, ALONE))).collect()
    }

    /// A match for as many as can play it is set up, rather than what is for one alone.
    fn is_for_all(&self) -> bool {
        self.alone.is_none_or(|practice| practice == Practice::AllSeats)
    }

    /// How many play, where that can be chosen.
    pub fn players(&self) -> Option<usize> {
        (self.numbers().count() > 1).then_some(self.seats)
    }

    /// No two players are called the same, whatever the case of the letters: the series counts names.
    pub fn is_ready(&self, words: &Words) -> bool {
        let mut names: Vec<_> = self.names(words).iter().map(|name| name.to_lowercase()).collect();
        names.sort_unstable();
        names.is_sorted_by(|a, b| a < b)
    }

    /// Changes a row, or presses a button in it.
    ///
    /// # Errors
    /// [`AppError::NoSuchChoice`] if there is no such row or value.
    pub fn change(&mut self, id: &str, value: &str) -> Result<(), AppError> {
        let refused = || AppError::NoSuchChoice { id: id.to_owned(), value: value.to_owned() };
        if id == "swap" && self.players().is_none() && self.seats == 2 {
            self.names.swap(0, 1);
            self.players.swap(0, 1);
            return Ok(());
        }
        if id == PEOPLE || id == COMPUTER {
            let level = value.parse().ok().and_then(Level::new).filter(|_| id == COMPUTER);
            if level.is_none() && !(id == PEOPLE && [TOGETHER, ALONE].contains(&value)) {
                return Err(refused());
            }
            self.players = against(level, self.players.len());
            self.alone = (value == ALONE).then_some(Practice::AllSeats);
            return Ok(());
        }
        if id == PRACTISE {
            let mut practices = self.practices().into_iter();
            let (practice, _) =
                practices.find(|(practice, _)| practice_id(*practice) == value).ok_or_else(refused)?;
            self.alone = Some(practice);
            return Ok(());
        }
        if id == DEAL && self.alone == Some(Practice::OneSeat) {
            if ![TODAYS, NEW_DEAL].contains(&value) {
                return Err(refused());
            }
            self.todays = value == TODAYS;
            return Ok(());
        }
        if let Some(seat) = (0..self.seats).find(|seat| id == player_id(*seat)) {
            let player = &mut self.players[seat];
            *player = Level::new(player.map_or(1, |level| level.number() + 1));
            self.alone = None;
            return Ok(());
        }
        if id == PLAYERS {
            let seats = self.numbers().find(|seats| seats.to_string() == value).ok_or_else(refused)?;
            self.seats = seats;
            return Ok(());
        }
        let typing = |seat: &usize| id == seat_id(*seat) && self.players[*seat].is_none();
        if let Some(seat) = (0..self.seats).find(typing) {
            self.names[seat] = typed(value);
            return Ok(());
        }
        let at = self.game.options.iter().position(|option| option.id == id).ok_or_else(refused)?;
        let mut values = self.game.options[at].values.iter();
        self.chosen[at] = values.find(|known| known.value == value).ok_or_else(refused)?.value;
        Ok(())
    }

    /// The page.
    pub fn page(&self, words: &Words) -> Page {
        let mut rows = vec![heading(words, "setup-players")];
        rows.extend(self.against_whom(words));
        rows.extend(self.practise(words));
        if self.is_for_all() {
            rows.extend(self.how_many(words));
            rows.extend((0..self.seats).map(|seat| self.seat(words, seat)));
            rows.push(self.who_begins(words));
            rows.extend(self.swap(words));
            let chosen = self.game.options.iter().zip(&self.chosen);
            rows.extend(chosen.map(|(option, chosen)| choice(words, option, chosen)));
        }
        Page { title: words.say(self.game.title, &[]), rows, primary: Some(self.sit_down(words)) }
    }

    /// How many can play.
    fn numbers(&self) -> impl Iterator<Item = usize> + use<> {
        self.game.seats.clone()
    }

    /// How many play, where that is not always the same.
    fn how_many(&self, words: &Words) -> Option<Row> {
        let options = self.numbers().map(|seats| ChoiceOption {
            value: seats.to_string(),
            label: words.say("setup-players-number", &[("number", seats.into())]),
        });
        self.players().map(|seats| Row::Choice {
            id: PLAYERS.to_owned(),
            label: words.say("setup-players-how-many", &[]),
            options: options.collect(),
            selected: seats.to_string(),
            explanation: String::new(),
        })
    }

    /// Among people, or against the computer and how well it plays.
    fn against_whom(&self, words: &Words) -> [Row; 2] {
        let option = |value: &str, label: String| ChoiceOption { value: value.to_owned(), label };
        let among = |value, key| option(value, words.say(key, &[]));
        let levels = Level::ALL.iter().map(|level| option(&level.to_string(), level.to_string()));
        let people = match self.alone {
            Some(_) => ALONE,
            None if self.is_against(None) => TOGETHER,
            None => "",
        };
        let opponent = self.opponent();
        let means = LEVELS.iter().find(|(level, _)| Some(*level) == opponent);
        let means = means.map_or(String::new(), |(_, means)| words.say(means, &[]));
        [
            Row::Choice {
                id: PEOPLE.to_owned(),
                label: words.say("setup-people", &[]),
                options: vec![among(TOGETHER, "setup-together"), among(ALONE, "setup-alone")],
                selected: people.to_owned(),
                explanation: String::new(),
            },
            Row::Choice {
                id: COMPUTER.to_owned(),
                label: words.say("setup-computers", &[]),
                options: levels.collect(),
                selected: opponent.map_or_else(String::new, |level| level.to_string()),
                explanation: means,
            },
        ]
    }

    /// What one can play alone, and what it is called.
    fn practices(&self) -> Vec<(Practice, &'static str)> {
        let one_seat = self.game.alone.and_then(games::host).map(|host| (Practice::OneSeat, host.info.title));
        let puzzles = (puzzles::count(self.game) > 0).then_some((Practice::Puzzles, "setup-puzzles"));
        [(Practice::AllSeats, "setup-all-seats")].into_iter().chain(one_seat).chain(puzzles).collect()
    }

    /// What is played alone, and which deal of it.
    fn practise(&self, words: &Words) -> Vec<Row> {
        let Some(practice) = self.alone else { return Vec::new() };
        let option = |value: &str, key| ChoiceOption { value: value.to_owned(), label: words.say(key, &[]) };
        let options = self.practices().into_iter().map(|(practice, key)| option(practice_id(practice), key));
        let explanation = match practice {
            Practice::AllSeats => words.say("setup-all-seats-means", &[]),
            Practice::OneSeat => self
                .game
                .alone
                .and_then(games::host)
                .map_or_else(String::new, |host| words.say(host.info.tagline, &[])),
            Practice::Puzzles => {
                let of = puzzles::count(self.game);
                let solved = ("solved", self.known.solved.into());
                words.say(self.game.puzzle_task, &[])
                    + " "
                    + &words.say("setup-puzzles-solved", &[solved, ("of", of.into())])
            }
        };
        let mut rows = vec![Row::Choice {
            id: PRACTISE.to_owned(),
            label: words.say("setup-practise", &[]),
            options: options.collect(),
            selected: practice_id(practice).to_owned(),
            explanation,
        }];
        if practice == Practice::OneSeat {
            let best = self.known.best.filter(|_| self.todays);
            let means = match (best, self.todays) {
                (Some(best), _) => words.say("setup-deal-best", &[("best", best.into())]),
                (None, true) => words.say("setup-deal-day-means", &[]),
                (None, false) => words.say("setup-deal-new-means", &[]),
            };
            rows.push(Row::Choice {
                id: DEAL.to_owned(),
                label: words.say("setup-deal", &[]),
                options: vec![option(TODAYS, "setup-deal-day"), option(NEW_DEAL, "setup-deal-new")],
                selected: if self.todays { TODAYS } else { NEW_DEAL }.to_owned(),
                explanation: means,
            });
        }
        rows
    }

    fn seat(&self, words: &Words, seat: usize) -> Row {
        let (colour, called) = SEATS[seat];
        let called = words.say(called, &[]);
        let player = match self.players[seat] {
            None => words.say("setup-person", &[]),
            Some(level) => words.say("setup-level", &[("level", level.number().into())]),
        };
        let spoken =
            words.say("setup-player-spoken", &[("seat", (&called).into()), ("player", (&player).into())]);
        let typed = self.players[seat].is_none();
        Row::Seat {
            id: seat_id(seat),
            colour,
            label: words.say("setup-seat-spoken", &[("seat", (&called).into())]),
            name: if typed { self.names[seat].clone() } else { self.name(words, seat) },
            placeholder: called,
            longest: if typed { NAME_LENGTH as u32 } else { 0 },
            player: Button {
                id: player_id(seat),
                label: player,
                icon: Icon::Swap,
                spoken,
                primary: false,
                enabled: true,
            },
        }
    }

    /// Who has the first seat, or why nobody can sit down yet.
    fn who_begins(&self, words: &Words) -> Row {
        if !self.is_ready(words) {
            return Row::Text { text: words.say("setup-alike", &[]), tone: Tone::Refusal };
        }
        let first = &self.names(words)[0];
        Row::Text { text: words.say(self.game.first_seat, &[("name", first.into())]), tone: Tone::Plain }
    }

    fn swap(&self, words: &Words) -> Option<Row> {
        // Where more can play it is not known who begins, and the colours are no more than marks.
        let [first, second] = &self.names(words)[..] else { return None };
        if self.players().is_some() {
            return None;
        }
        let button = Button {
            id: "swap".to_owned(),
            label: words.say("setup-swap", &[]),
            icon: Icon::Swap,
            spoken: words.say("setup-swap-spoken", &[("first", first.into()), ("second", second.into())]),
            primary: false,
            enabled: true,
        };
        Some(Row::Action { button })
    }

    fn sit_down(&self, words: &Words) -> Button {
        let label = words.say("setup-sit-down", &[]);
        Button {
            id: "sit-down".to_owned(),
            spoken: label.clone(),
            label,
            icon: Icon::End,
            primary: true,
            enabled: self.is_ready(words),
        }
    }
}

/// What a computer is called: with its seat's colour where another one of its level plays too.
pub(crate) fn computer_name(words: &Words, level: Level, seat: Option<usize>) -> String {
    let computer = words.say("setup-computer", &[("level", level.number().into())]);
    seat.map_or(computer.clone(), |seat| format!("{computer} {}", colour(words, seat)))
}

/// The name of a seat's colour.
fn colour(words: &Words, seat: usize) -> String {
    SEATS.get(seat).map_or_else(String::new, |(_, colour)| words.say(colour, &[]))
}

/// What a player is called by the colour of the seat `at`.
fn colour_name(words: &Words, player: Player, at: usize) -> String {
    match player {
        Player::Person => colour(words, at),
        Player::Computer { level } => computer_name(words, Level::nearest(level), Some(at)),
    }
}

/// Whether a player is called by the colour of the seat `at`, for want of a name.
pub(crate) fn is_nameless(words: &Words, seat: &RecordSeat, at: usize) -> bool {
    seat.name == colour_name(words, seat.player, at)
}

/// The seats of a rematch: everybody moves on by one place. Names go along, but who was called by a colour is called by the
/// new one.
pub(crate) fn moved_on(words: &Words, seats: &[RecordSeat]) -> Vec<RecordSeat> {
    let before = seats.iter().enumerate().cycle().skip(1).take(seats.len());
    let sits = |(at, (was, seat)): (usize, (usize, &RecordSeat))| {
        let name = if is_nameless(words, seat, was) {
            colour_name(words, seat.player, at)
        } else {
            seat.name.clone()
        };
        RecordSeat { name, ..*seat }
    };
    before.enumerate().map(sits).collect()
}

/// Persons on all seats, called by their colours.
pub(crate) fn seats_by_colour(words: &Words) -> Vec<RecordSeat> {
    let person = |seat| RecordSeat { player: Player::Person, name: colour(words, seat) };
    (0..SEATS.len()).map(person).collect()
}

/// A heading that no message leads to.
pub(super) fn heading(words: &Words, key: &str) -> Row {
    Row::Heading { text: words.say(key, &[]), anchor: String::new() }
}

/// The row of an option with the value `selected`.
pub(super) fn choice(words: &Words, option: &SetupOption, selected: &str) -> Row {
    let label = |key| words.say(key, &[]);
    let explained =
        option.values.iter().find(|value| value.value == selected && !value.explanation.is_empty());
    Row::Choice {
        id: option.id.to_owned(),
        label: label(option.label),
        options: option
            .values
            .iter()
            .map(|value| ChoiceOption { value: value.value.to_owned(), label: label(value.label) })
            .collect(),
        selected: selected.to_owned(),
        explanation: explained.map_or_else(String::new, |value| label(value.explanation)),
    }
}

fn seat_id(seat: usize) -> String {
    format!("seat-{seat}")
}

fn practice_id(practice: Practice) -> &'static str {
    match practice {
        Practice::AllSeats => ALL_SEATS,
        Practice::OneSeat => "one-seat",
        Practice::Puzzles => PUZZLES,
    }
}

/// What lets somebody else sit there is called.
fn player_id(seat: usize) -> String {
    format!("player-{seat}")
}

/// A person on the first seat, and persons or computers of a level on all others.
fn against(opponent: Option<Level>, seats: usize) -> Vec<Option<Level>> {
    let mut players = vec![opponent; seats];
    players[0] = None;
    players
}

/// A name as far as it may be typed: no more than [`NAME_LENGTH`] characters, and none that would break its line or
/// turn the words after it around.
fn typed(name: &str) -> String {
    let breaks = |c: &char| {
        c.is_control()
            || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
    };
    name.chars().filter(|c| !breaks(c)).take(NAME_LENGTH).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::querni::chapters::INFO;
    use crate::words::Language;

    static QUERNI: GameInfo = INFO;
    static QWIRKLE: GameInfo = crate::qwirkle::chapters::INFO;

    fn known(names: &[&str], players: Option<usize>, opponent: Option<Level>) -> Known {
        let names = names.iter().map(|name| (*name).to_owned()).collect();
        Known { names, players, opponent, solved: 3, today: 20_261_130, best: Some(9) }
    }

    fn english() -> Words {
        Words::new(Language::English)
    }

    fn setup(names: [&str; 2]) -> Setup {
        Setup::new(&QUERNI, &known(&names, None, None))
    }

    fn texts(page: &Page) -> Vec<(&str, Tone)> {
        let rows = page.rows.iter();
        rows.filter_map(|row| match row {
            Row::Text { text, tone } => Some((text.as_str(), *tone)),
            _ => None,
        })
        .collect()
    }

    #[test]
    fn the_first_seat_is_blue_and_begins() {
        let page = setup(["Ana", "Luis"]).page(&english());
        let Row::Seat { id, colour, name, placeholder, .. } = &page.rows[3] else { panic!("a seat") };
        assert_eq!((id.as_str(), name.as_str(), placeholder.as_str()), ("seat-0", "Ana", "Blue"));
        assert_eq!(*colour, SeatColour::Blue);
        assert_eq!(texts(&page), [("Ana has the blue pieces and plays first.", Tone::Plain)]);
    }

    #[test]
    fn a_name_that_another_seat_had_in_another_match_is_not_proposed_twice() {
        let last = ["Marta", "Pau", "marta", "Pau"];
        let setup = Setup::new(&QWIRKLE, &known(&last, Some(4), None));
        assert_eq!(setup.typed_names(), ["Marta", "Pau", "", ""]);
        assert!(setup.is_ready(&english()));
        let fewer = Setup::new(&QWIRKLE, &known(&last, None, None));
        assert_eq!(fewer.typed_names(), ["Marta", "Pau"]);
    }

    #[test]
    fn swapping_gives_blue_to_the_other_player() {
        let mut setup = setup(["Ana", "Luis"]);
        setup.change("swap", "").expect("two seats swap");
        assert_eq!(setup.names(&english()), ["Luis", "Ana"]);
    }

    #[test]
    fn who_gives_no_name_is_called_by_colour_in_the_language_of_the_page() {
        let setup = setup(["", "  "]);
        assert_eq!(setup.names(&english()), ["Blue", "Red"]);
        assert_eq!(setup.names(&Words::new(Language::Spanish)), ["Azul", "Rojo"]);
        assert_eq!(setup.typed_names(), ["", ""]);
    }

    #[test]
    fn a_name_can_be_typed_with_a_blank_and_is_used_without_those_around_it() {
        let mut setup = setup(["", ""]);
        setup.change("seat-1", " Ana ").expect("a seat");
        let Row::Seat { name, .. } = &setup.page(&english()).rows[4] else { panic!("a seat") };
        assert_eq!(name, " Ana ");
        assert_eq!(setup.names(&english())[1], "Ana");
    }

    #[test]
    fn a_name_never_breaks_its_line_and_ends_after_twenty_characters() {
        let mut setup = setup(["", ""]);
        setup.change("seat-0", "A\nna\u{202E}\t de los Ángeles y compañía").expect("a seat");
        let names = setup.names(&english());
        assert_eq!(names[0], "Ana de los Ángeles y");
        assert!(names.iter().all(|name| crate::archive::record::valid_name(name)));
    }

    #[test]
    fn nobody_sits_down_while_two_names_are_alike() {
        for names in [["Ana", " ana"], ["", "Blue"], ["Red", ""]] {
            let page = setup(names).page(&english());
            assert!(!page.primary.as_ref().expect("a button").enabled, "{names:?}");
            let why = ("Two players have the same name. Please change one of them.", Tone::Refusal);
            assert_eq!(texts(&page), [why]);
        }
        assert!(setup(["Ana", "Luis"]).page(&english()).primary.expect("a button").enabled);
    }

    #[test]
    fn the_app_rules_are_chosen_unless_a_player_says_otherwise() {
        let mut setup = setup(["", ""]);
        assert_eq!(setup.options(), [("rules", "app")]);
        setup.change("rules", "web").expect("a rule set");
        assert_eq!(setup.options(), [("rules", "web")]);
        let page = setup.page(&english());
        let Some(Row::Choice { selected, explanation, .. }) = page.rows.last() else { panic!("a choice") };
        assert_eq!(selected, "web");
        assert!(explanation.starts_with("No skipping."), "{explanation}");
    }

    #[test]
    fn a_level_is_one_tap_away_and_plays_on_every_other_seat() {
        let mut setup = Setup::new(&QWIRKLE, &known(&["Ana"], Some(3), None));
        setup.change("computer", "4").expect("a level");
        assert_eq!(setup.opponent(), Some(Level::STRONGEST));
        let seats = setup.seats(&english());
        let told: Vec<_> = seats.iter().map(|seat| (seat.player, seat.name.as_str())).collect();
        let computer = Player::Computer { level: 4 };
        let (red, mustard) = ("Computer 4 Red", "Computer 4 Mustard");
        assert_eq!(told, [(Player::Person, "Ana"), (computer, red), (computer, mustard)]);
        assert!(setup.is_ready(&english()) && setup.is_ready(&Words::new(Language::Spanish)));
        assert!(seats.iter().all(|seat| crate::archive::record::valid_name(&seat.name)));
        setup.change("people", "together").expect("persons");
        assert!(setup.seats(&english()).iter().all(RecordSeat::is_person));
    }

    #[test]
    fn who_practises_alone_has_all_the_seats() {
        let mut setup = setup(["Ana", "Luis"]);
        setup.change("people", "alone").expect("alone");
        assert_eq!(setup.options(), [("rules", "app"), ("practice", "alone")]);
        assert!(setup.seats(&english()).iter().all(RecordSeat::is_person));
        setup.change("player-1", "").expect("a computer");
        assert_eq!(setup.options(), [("rules", "app")]);
    }

    #[test]
    fn who_plays_alone_can_choose_what_each_game_has_for_one() {
        let mut setup = setup(["Ana", "Luis"]);
        assert!(setup.change("practise", "tennis").is_err());
        setup.change("people", "alone").expect("alone");
        setup.change("practise", "one-seat").expect("a game for one");
        let ids = |page: &Page| -> Vec<String> {
            let choices = page.rows.iter().filter_map(|row| match row {
                Row::Choice { id, selected, .. } => Some(format!("{id}={selected}")),
                _ => None,
            });
            choices.collect()
        };
        let page = setup.page(&english());
        assert_eq!(ids(&page), ["people=alone", "computer=", "practise=one-seat", "deal=day"]);
        assert!(page.rows.iter().all(|row| !matches!(row, Row::Seat { .. })));
        let deal = |deal: &str| Sitting::Match { game: "clear", options: vec![("deal", deal.to_owned())] };
        assert_eq!((setup.sitting(), setup.seats(&english()).len()), (deal("20261130"), 1));
        setup.change("deal", "new").expect("a new deal");
        assert_eq!(setup.sitting(), deal("new"));
        setup.change("practise", "puzzles").expect("puzzles");
        assert_eq!(setup.sitting(), Sitting::Puzzle { game: "querni" });
        let mut qwirkle = Setup::new(&QWIRKLE, &known(&["Ana"], None, None));
        qwirkle.change("people", "alone").expect("alone");
        assert!(qwirkle.change("practise", "one-seat").is_err());
    }

    #[test]
    fn each_seat_goes_from_a_person_through_all_levels_and_back() {
        let mut setup = setup(["Ana", "Luis"]);
        let mut seen = Vec::new();
        for _ in 0..5 {
            let Row::Seat { player, longest, .. } = &setup.page(&english()).rows[3] else { panic!("a seat") };
            seen.push((player.label.clone(), *longest));
            setup.change("player-0", "").expect("somebody else");
        }
        let labels: Vec<&str> = seen.iter().map(|(label, _)| label.as_str()).collect();
        assert_eq!(labels, ["Person", "Level 1", "Level 2", "Level 3", "Level 4"]);
        // A computer's name can't be typed, and what a person had typed is there again.
        assert!(seen[0].1 > 0 && seen[1..].iter().all(|(_, longest)| *longest == 0));
        assert_eq!(setup.names(&english()), ["Ana", "Luis"]);
        setup.change("player-1", "").expect("a computer");
        setup.change("swap", "").expect("two seats");
        assert_eq!(setup.names(&english()), ["Computer 1", "Ana"]);
        assert_eq!(setup.opponent(), None);
        assert!(setup.change("seat-0", "Eva").is_err());
    }

    #[test]
    fn what_is_not_on_the_page_cannot_be_changed() {
        let mut setup = setup(["Ana", "Luis"]);
        for (id, value) in [
            ("seat-2", "Eva"),
            ("rules", "house"),
            ("colour", "red"),
            ("computer", "5"),
            ("people", "2"),
            ("computer", "alone"),
            ("", ""),
        ] {
            let refused = AppError::NoSuchChoice { id: id.to_owned(), value: value.to_owned() };
            assert_eq!(setup.change(id, value), Err(refused));
        }
        assert_eq!(
            (setup.names(&english()), setup.options()),
            (vec!["Ana".into(), "Luis".into()], vec![("rules", "app")])
        );
    }
}
