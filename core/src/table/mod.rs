//! A match at the table: tap, End of move, Cancel, and the [`screen::Screen`] to draw after each.
//!
//! Knows no game by name: what a turn is and how it is built is asked of [`crate::game`].

mod draw;
pub mod layout;
pub mod motion;
pub mod scene;
pub mod screen;

use rand_chacha::ChaCha8Rng;

use crate::app::Tap;
use crate::archive::record::{GameEnd, GameRecord, MatchResult, Record, RecordSeat};
use crate::game::{Draft, Outcome, Seat, Setup, TableGame};
use crate::words::Say;
use scene::{Moved, Refusal, Trace};
use screen::{MotionKind, Screen};

pub use draw::{Closing, Light, empty_picture, picture};

/// Buttons that every table has. The game's own stand in its [`Draft::buttons`].
pub mod button {
    /// Throws the draft away.
    pub const CANCEL: &str = "cancel";
    /// Ends the turn.
    pub const END: &str = "end";
    /// Asks how to leave.
    pub const EXIT: &str = "exit";
    /// Opens the rules; the platform does.
    pub const RULES: &str = "rules";
    /// Leaves the table for now.
    pub const LEAVE: &str = "leave";
    /// Gives the match up (G1).
    pub const GIVE_UP: &str = "give-up";
    /// Goes on playing.
    pub const STAY: &str = "stay";
    /// Plays again, seats swapped.
    pub const REMATCH: &str = "rematch";
    /// Shows the table instead of the result.
    pub const LOOK: &str = "look";
    /// Shows the result again.
    pub const RESULT: &str = "result";
    /// Leaves a finished match.
    pub const HOME: &str = "home";
}

/// The rule by which giving up ends a match.
const GIVING_UP: &str = "G1";

/// Whoever keeps matches for a table.
pub trait Keeper {
    /// Puts the match on disk, and returns when it is there.
    ///
    /// # Errors
    /// Why it is not, to be said to the players.
    fn keep(&mut self, record: &Record) -> Result<(), Say>;

    /// The generator that chance comes from.
    fn rng(&mut self) -> &mut ChaCha8Rng;
}

/// What a press did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pressed {
    /// Nothing: it answered an older screen, or the button can't be pressed.
    Nothing,
    /// There is a new screen.
    Changed,
    /// The match has just ended.
    Ended,
    /// The table was left.
    Left,
    /// Play again, seats swapped.
    Rematch,
}

/// A table whatever its game.
pub trait AnyTable: Send {
    /// The number of the present screen.
    fn number(&self) -> u64;
    /// The present screen. Motions and refusals belong to the step just made: asked again, they are gone.
    fn screen(&mut self, light: &Light<'_>) -> Screen;
    /// A tap on a spot; whether there is a new screen.
    fn tap(&mut self, number: u64, spot: u32) -> bool;
    /// A press on a button.
    fn press(&mut self, number: u64, id: &str, keeper: &mut dyn Keeper) -> Pressed;
    /// The match so far.
    fn record(&self) -> Record;
    /// The seat to move.
    fn to_move(&self) -> Seat;
    /// Goes on counting screens from a number.
    fn count_from(&mut self, number: u64);
    /// What the result sheet says beyond the match itself.
    fn close(&mut self, closing: Closing);
}

/// Why a record can't be put on the table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// Not one game, or more than this table plays.
    #[error("a match of {game} has one game, here are {games}")]
    Games {
        /// The game.
        game: &'static str,
        /// How many there are.
        games: usize,
    },
    /// The number of seats is wrong.
    #[error("{game} is not played by {seats}")]
    Seats {
        /// The game.
        game: &'static str,
        /// How many there are.
        seats: usize,
    },
    /// The start position can't be read.
    #[error("start position: {0}")]
    Start(String),
    /// A turn can't be read or breaks a rule.
    #[error("turn {number}, {turn}: {why}")]
    Turn {
        /// Counted from 1.
        number: usize,
        /// Word for word.
        turn: String,
        /// The rule it breaks, or what can't be read.
        why: String,
    },
    /// The record's end is not what its turns lead to.
    #[error("the turns lead to {found}, not to {written}")]
    End {
        /// What was played.
        found: String,
        /// What the record says.
        written: String,
    },
}

/// A match of one game at a table.
pub struct Table<G: TableGame> {
    setup: Setup,
    seats: Vec<RecordSeat>,
    start: G::Position,
    turns: Vec<G::Turn>,
    position: G::Position,
    draft: G::Draft,
    /// The last turn, while it is still shown.
    trace: Option<Trace>,
    number: u64,
    /// What moved in the step just made.
    moves: Vec<Moved>,
    /// Why the step just made changed nothing.
    refusal: Option<(Option<u32>, Refusal)>,
    asking: bool,
    looking: bool,
    left: bool,
    result: Option<MatchResult>,
    closing: Closing,
}

impl<G: TableGame> Table<G> {
    /// Deals a new match.
    pub fn deal(setup: Setup, seats: Vec<RecordSeat>, rng: &mut ChaCha8Rng) -> Self {
        let start = G::deal(&setup, seats.len(), rng);
        Self::at(setup, seats, start)
    }

    fn at(setup: Setup, seats: Vec<RecordSeat>, start: G::Position) -> Self {
        let draft = G::draft(&G::view(&start, G::to_move(&start)));
        Self {
            setup,
            seats,
            position: start.clone(),
            start,
            turns: Vec::new(),
            draft,
            trace: None,
            number: 1,
            moves: Vec::new(),
            refusal: None,
            asking: false,
            looking: false,
            left: false,
            result: None,
            closing: Closing::default(),
        }
    }

    /// Puts a record on the table: plays its turns, and compares its end if it has one.
    ///
    /// # Errors
    /// What in the record is wrong.
    pub fn resume(record: &Record) -> Result<Self, RecordError> {
        let mut table = Self::start_of(record)?;
        // `start_of` has seen that there is one game.
        let Some(game) = record.games.first() else { return Ok(table) };
        for (number, text) in (1..).zip(&game.turns) {
            let wrong = |why: String| RecordError::Turn { number, turn: text.clone(), why };
            let turn = text
                .parse()
                .map_err(|error: <G::Turn as std::str::FromStr>::Err| wrong(error.to_string()))?;
            let next = G::play(&table.position, &turn).map_err(|error| wrong(error.to_string()))?;
            table.advance(turn, next);
        }
        table.result = table.natural_result();
        match (&table.result, &record.result) {
            (None, Some(result)) if result.rule == GIVING_UP => table.result = record.result.clone(),
            (found, Some(written)) if found.as_ref() != Some(written) => {
                let text = |result: Option<&MatchResult>| {
                    result.map_or("no result".to_owned(), |result| {
                        format!("{} by {}", result.outcome, result.rule)
                    })
                };
                return Err(RecordError::End { found: text(found.as_ref()), written: text(Some(written)) });
            }
            _ => {}
        }
        if let Some(end) = &game.end {
            let found = table.end();
            if *end != found {
                let text = |end: &GameEnd| format!("{} {}", end.position, end.status);
                return Err(RecordError::End { found: text(&found), written: text(end) });
            }
        }
        table.moves.clear();
        Ok(table)
    }

    /// A new match from the start of a record.
    ///
    /// # Errors
    /// What in the record is wrong.
    pub fn start_of(record: &Record) -> Result<Self, RecordError> {
        let info = G::info();
        let [game] = &record.games[..] else {
            return Err(RecordError::Games { game: info.name, games: record.games.len() });
        };
        if !info.seats.contains(&record.seats.len()) {
            return Err(RecordError::Seats { game: info.name, seats: record.seats.len() });
        }
        let start = game.position.parse().map_err(|error: <G::Position as std::str::FromStr>::Err| {
            RecordError::Start(error.to_string())
        })?;
        let setup = Setup { options: record.setup.clone() };
        Ok(Self::at(setup, record.seats.clone(), start))
    }

    /// The taps that play a record's game from its start to its end.
    ///
    /// # Errors
    /// What in the record is wrong.
    pub fn taps(record: &Record) -> Result<Vec<Tap>, RecordError> {
        let whole = Self::resume(record)?;
        let press = |id: &str| Tap::Button { id: id.to_owned() };
        let mut position = whole.start.clone();
        let mut taps = Vec::new();
        for turn in &whole.turns {
            taps.extend(G::taps(&G::view(&position, G::to_move(&position)), turn));
            taps.push(press(button::END));
            // `resume` has played every turn.
            let Ok(next) = G::play(&position, turn) else { break };
            position = next;
        }
        if whole.result.is_some_and(|result| result.rule == GIVING_UP) {
            taps.extend([press(button::EXIT), press(button::GIVE_UP)]);
        }
        Ok(taps)
    }

    fn view(&self) -> G::View {
        G::view(&self.position, G::to_move(&self.position))
    }

    /// Takes a turn that was played, and begins the next.
    fn advance(&mut self, turn: G::Turn, next: G::Position) {
        let seat = G::to_move(&next);
        let trace = G::trace(&G::view(&self.position, seat), &G::seen(&self.position, &turn, seat));
        self.moves.clone_from(&trace.at_end);
        self.trace = Some(trace);
        self.turns.push(turn);
        self.position = next;
        self.draft = G::draft(&self.view());
    }

    /// The result that the position has come to by itself.
    fn natural_result(&self) -> Option<MatchResult> {
        let rule = G::ended_by(&self.position)?.to_owned();
        Some(MatchResult { outcome: G::outcome(&self.position), rule })
    }

    fn begin_step(&mut self) {
        self.number += 1;
        self.moves.clear();
        self.refusal = None;
    }

    fn refuse(&mut self, spot: Option<u32>, refusal: Refusal) {
        self.moves = spot
            .map(|spot| Moved { kind: MotionKind::Refuse, piece: 0, drawn: None, from: spot, to: spot })
            .into_iter()
            .collect();
        self.refusal = Some((spot, refusal));
    }

    fn end(&self) -> GameEnd {
        let scores: Vec<String> = G::scores(&self.position).iter().map(u32::to_string).collect();
        let (seat, outcome) = (G::to_move(&self.position).0, G::outcome(&self.position));
        GameEnd {
            position: self.position.to_string(),
            status: format!("seat {seat} outcome {outcome} scores {}", scores.join("/")),
        }
    }

    /// *End of move*: chance adds its part, the turn is played, and shown only once it is on disk.
    fn end_turn(&mut self, keeper: &mut dyn Keeper) -> Pressed {
        let Some(choice) = self.draft.choice() else { return Pressed::Nothing };
        self.begin_step();
        let chance = G::chance(&self.position, &choice, keeper.rng());
        let turn = G::turn(choice, chance);
        let next = match G::play(&self.position, &turn) {
            Ok(next) => next,
            Err(error) => {
                log::error!("a draft yielded {turn}, which can't be played: {error}");
                return Pressed::Changed;
            }
        };
        let before = self.position.clone();
        let empty = G::draft(&self.view());
        let draft = std::mem::replace(&mut self.draft, empty);
        let trace = self.trace.take();
        self.advance(turn, next);
        self.result = self.natural_result();
        match keeper.keep(&self.record()) {
            Ok(()) if self.result.is_some() => Pressed::Ended,
            Ok(()) => Pressed::Changed,
            Err(why) => {
                self.turns.pop();
                (self.position, self.draft, self.trace, self.result) = (before, draft, trace, None);
                self.refuse(None, Refusal { text: why, rule: None });
                Pressed::Changed
            }
        }
    }

    /// G1: the loss of the seat to move; the others share the win.
    fn give_up(&mut self, keeper: &mut dyn Keeper) -> Pressed {
        self.begin_step();
        self.asking = false;
        let loser = G::to_move(&self.position);
        let others = (0..self.seats.len() as u8).map(Seat).filter(|&seat| seat != loser).collect();
        self.result = Some(MatchResult { outcome: Outcome::Win(others), rule: GIVING_UP.to_owned() });
        match keeper.keep(&self.record()) {
            Ok(()) => {
                self.draft = G::draft(&self.view());
                Pressed::Ended
            }
            Err(why) => {
                self.result = None;
                self.refuse(None, Refusal { text: why, rule: None });
                Pressed::Changed
            }
        }
    }

    fn cancel(&mut self) -> Pressed {
        if self.draft.is_empty() {
            return Pressed::Nothing;
        }
        self.begin_step();
        self.moves = self.draft.put_back();
        self.draft = G::draft(&self.view());
        Pressed::Changed
    }

    fn leave(&mut self) -> Pressed {
        self.begin_step();
        self.left = true;
        Pressed::Left
    }

    /// Turns something that is shown on or off.
    fn show(&mut self, change: impl FnOnce(&mut Self)) -> Pressed {
        self.begin_step();
        change(self);
        Pressed::Changed
    }

    fn press_at_play(&mut self, id: &str, keeper: &mut dyn Keeper) -> Pressed {
        match id {
            button::EXIT => self.show(|table| table.asking = true),
            button::CANCEL => self.cancel(),
            button::END => self.end_turn(keeper),
            _ => {
                let can = self.draft.buttons().iter().any(|button| button.id == id && button.enabled);
                if !can {
                    return Pressed::Nothing;
                }
                self.begin_step();
                self.trace = None;
                match self.draft.press(id) {
                    Ok(moves) => self.moves = moves,
                    Err(refusal) => self.refuse(None, refusal),
                }
                Pressed::Changed
            }
        }
    }

    fn press_at_question(&mut self, id: &str, keeper: &mut dyn Keeper) -> Pressed {
        match id {
            button::LEAVE => self.leave(),
            button::GIVE_UP => self.give_up(keeper),
            button::STAY => self.show(|table| table.asking = false),
            _ => Pressed::Nothing,
        }
    }

    fn press_when_over(&mut self, id: &str) -> Pressed {
        match id {
            button::LOOK => self.show(|table| table.looking = true),
            button::RESULT => self.show(|table| table.looking = false),
            button::REMATCH => Pressed::Rematch,
            button::HOME | button::EXIT => self.leave(),
            _ => Pressed::Nothing,
        }
    }
}

impl<G: TableGame> AnyTable for Table<G> {
    fn number(&self) -> u64 {
        self.number
    }

    fn screen(&mut self, light: &Light<'_>) -> Screen {
        let screen = self.draw(light);
        self.moves.clear();
        self.refusal = None;
        screen
    }

    fn tap(&mut self, number: u64, spot: u32) -> bool {
        if number != self.number || self.left || self.asking || (self.result.is_some() && !self.looking) {
            return false;
        }
        // The highlights of the last turn stay until the next tap on a piece, of either side.
        let piece = self.draft.scene().pieces.iter().any(|piece| piece.spot == spot);
        if self.result.is_some() {
            let shown = piece && self.trace.is_some();
            if shown {
                self.show(|table| table.trace = None);
            }
            return shown;
        }
        self.begin_step();
        match self.draft.tap(spot) {
            Ok(moves) => self.moves = moves,
            Err(refusal) => self.refuse(Some(spot), refusal),
        }
        if piece {
            self.trace = None;
        }
        true
    }

    fn press(&mut self, number: u64, id: &str, keeper: &mut dyn Keeper) -> Pressed {
        match () {
            () if number != self.number || self.left => Pressed::Nothing,
            () if self.result.is_some() => self.press_when_over(id),
            () if self.asking => self.press_at_question(id, keeper),
            () => self.press_at_play(id, keeper),
        }
    }

    fn record(&self) -> Record {
        let end = self.result.is_some().then(|| self.end());
        let turns = self.turns.iter().map(ToString::to_string).collect();
        Record {
            game: G::info().name.to_owned(),
            setup: self.setup.options.clone(),
            seats: self.seats.clone(),
            games: vec![GameRecord { position: self.start.to_string(), turns, end }],
            result: self.result.clone(),
        }
    }

    fn to_move(&self) -> Seat {
        G::to_move(&self.position)
    }

    fn count_from(&mut self, number: u64) {
        self.number = number;
    }

    fn close(&mut self, closing: Closing) {
        self.closing = closing;
    }
}
