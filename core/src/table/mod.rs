//! A match at the table: tap, End of move, Cancel, and the [`screen::Screen`] to draw after each.
//!
//! Knows no game by name: what a turn is and how it is built is asked of [`crate::game`].

mod course;
pub mod cursor;
mod draw;
mod heard;
pub mod layout;
pub mod motion;
pub mod parts;
mod replay;
pub mod scene;
pub mod screen;
pub mod viewport;

use crate::archive::record::{GameEnd, GameRecord, MatchResult, Record, RecordSeat};
use crate::audio::Cue;
use crate::chance::ChaCha8Rng;
use crate::game::{self, Draft, Game, Outcome, Seat, Sequel, Setup, TableGame};
use crate::words::Say;
use scene::{Moved, Refusal, Trace};
use screen::{MotionKind, Screen};

pub(crate) use draw::colour;
pub use draw::{Closing, Light, empty_picture, picture};
pub use replay::RecordError;

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
    /// Lifts the cover.
    pub const LIFT: &str = "lift";
    /// Looks up what is unseen.
    pub const UNSEEN: &str = "unseen";
    /// Puts away what was looked up.
    pub const CLOSE: &str = "close";
    /// Begins the next game of the match.
    pub const NEXT: &str = "next";
    /// Plays again, seats swapped.
    pub const REMATCH: &str = "rematch";
    /// Shows the table instead of the result.
    pub const LOOK: &str = "look";
    /// Shows the result again.
    pub const RESULT: &str = "result";
    /// Leaves a finished match.
    pub const HOME: &str = "home";
    /// Mutes the music, then everything, then nothing; the app does.
    pub const LOUDSPEAKER: &str = "loudspeaker";
}

/// The rule by which giving up ends a match.
const GIVING_UP: &str = "G1";

/// Whoever keeps matches for a table.
pub trait Keeper {
    /// Puts the match on disk with the generator that it goes on with, and returns when it is there.
    ///
    /// # Errors
    /// Why it is not, to be said to the players.
    fn keep(&mut self, record: &Record, rng: ChaCha8Rng) -> Result<(), Say>;

    /// The generator that the match's chance comes from, as it is on disk: what could not be kept has used none of it.
    fn rng(&self) -> ChaCha8Rng;
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
    /// Hides what only whoever holds the device may see, as the device may change hands. A draft stays as it is.
    fn cover(&mut self);
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
    /// Makes a new screen of the same table, as something around it has changed.
    fn renew(&mut self);
}

/// One game of a match: where it began, its turns, and where they led.
struct Played<G: Game> {
    start: G::Position,
    turns: Vec<G::Turn>,
    /// The turns as a list of them tells them.
    told: Vec<String>,
    position: G::Position,
}

impl<G: Game> Played<G> {
    fn from(start: G::Position) -> Self {
        Self { position: start.clone(), start, turns: Vec::new(), told: Vec::new() }
    }

    fn to_move(&self) -> Seat {
        G::to_move(&self.position)
    }

    fn is_over(&self) -> bool {
        G::outcome(&self.position) != Outcome::Ongoing
    }

    /// Whose turn a turn was, counted from 0.
    fn seat_of(&self, turn: usize, seats: usize) -> usize {
        (G::to_move(&self.start).index() + turn) % seats.max(1)
    }

    fn end(&self) -> GameEnd {
        GameEnd { position: self.position.to_string(), status: game::status::<G>(&self.position) }
    }

    fn record(&self, over: bool) -> GameRecord {
        let turns = self.turns.iter().map(ToString::to_string).collect();
        GameRecord { position: self.start.to_string(), turns, end: over.then(|| self.end()) }
    }
}

/// A match at a table.
pub struct Table<G: TableGame> {
    setup: Setup,
    seats: Vec<RecordSeat>,
    /// The games before the one on the table.
    before: Vec<Played<G>>,
    game: Played<G>,
    /// What was dealt, until the players have settled who begins; the game on the table is then one of those possible.
    waiting: Option<G::Start>,
    draft: G::Draft,
    /// The last turn, while it is still shown.
    trace: Option<Trace>,
    number: u64,
    /// The spots where the last turn is that left marks.
    latest: Vec<u32>,
    /// What moved in the step just made.
    moves: Vec<Moved>,
    /// What is heard of it beyond its motions.
    heard: Vec<Cue>,
    /// Why the step just made changed nothing.
    refusal: Option<(Option<u32>, Refusal)>,
    asking: bool,
    /// The hand of the seat to move may be shown.
    lifted: bool,
    /// What is unseen is being looked up.
    counting: bool,
    looking: bool,
    left: bool,
    result: Option<MatchResult>,
    closing: Closing,
}

impl<G: TableGame> Table<G> {
    /// Deals a new match.
    pub fn deal(setup: Setup, seats: Vec<RecordSeat>, rng: &mut ChaCha8Rng) -> Self {
        let start = G::lay(&setup, seats.len(), rng);
        if asks::<G>(&start, &seats) {
            return Self::waiting(setup, seats, start);
        }
        let start = G::by_lot(&start, rng);
        Self::at(setup, seats, start)
    }

    /// A table where it is still to be settled who begins.
    fn waiting(setup: Setup, seats: Vec<RecordSeat>, start: G::Start) -> Self {
        let first = G::starters(&start)[0];
        Self { waiting: Some(start.clone()), ..Self::at(setup, seats, G::begin(&start, first)) }
    }

    fn at(setup: Setup, seats: Vec<RecordSeat>, start: G::Position) -> Self {
        Self {
            setup,
            seats,
            before: Vec::new(),
            draft: draft::<G>(&start),
            game: Played::from(start),
            waiting: None,
            trace: None,
            latest: Vec::new(),
            number: 1,
            moves: Vec::new(),
            heard: Vec::new(),
            refusal: None,
            asking: false,
            lifted: false,
            counting: false,
            looking: false,
            left: false,
            result: None,
            closing: Closing::default(),
        }
    }

    /// What the screen may show: a hand only to whoever holds the device.
    fn view(&self) -> G::View {
        let seat = (!self.is_at_rest() && !self.is_covered()).then(|| self.game.to_move());
        G::view(&self.game.position, seat)
    }

    /// There are hands, and more than one person to hold the device.
    fn is_handed_around(&self) -> bool {
        G::HIDDEN && self.seats.iter().filter(|seat| seat.is_person()).count() > 1
    }

    /// No hand may be seen at the moment: never that of a computer.
    fn is_covered(&self) -> bool {
        let hidden = G::HIDDEN && !(self.is_persons_turn() && (self.lifted || !self.is_handed_around()));
        self.waiting.is_some() || hidden
    }

    fn is_persons_turn(&self) -> bool {
        self.seats.get(self.game.to_move().index()).is_some_and(RecordSeat::is_person)
    }

    /// Takes a turn that was played, and begins the next; gives the draft that it was built with.
    fn advance(&mut self, turn: G::Turn, next: G::Position) -> G::Draft {
        let (before, seat) = (&self.game.position, Some(G::to_move(&next)));
        let (view, seen) = (G::view(before, seat), G::seen(before, &turn, seat));
        let trace = G::trace(&view, &seen);
        self.game.told.push(G::short(&view, &seen));
        self.moves.clone_from(&trace.at_end);
        self.heard.clone_from(&trace.heard);
        if !trace.marks.is_empty() {
            self.latest = trace.marks.iter().map(|mark| mark.spot).collect();
        }
        self.trace = Some(trace);
        self.game.turns.push(turn);
        (self.lifted, self.counting) = (false, false);
        self.game.position = next;
        std::mem::replace(&mut self.draft, draft::<G>(&self.game.position))
    }

    /// Lays the next game of the match.
    fn begin(&mut self, start: G::Position) {
        self.draft = draft::<G>(&start);
        self.before.push(std::mem::replace(&mut self.game, Played::from(start)));
        self.trace = None;
        self.latest.clear();
        (self.looking, self.lifted, self.counting) = (false, false, false);
    }

    /// What follows the game on the table, once it is over.
    fn sequel(&self) -> Option<Sequel<G::Position>> {
        let games = self.before.iter().chain([&self.game]);
        let outcomes: Vec<Outcome> = games.map(|game| G::outcome(&game.position)).collect();
        self.game.is_over().then(|| G::sequel(&self.setup, &outcomes, &self.game.position))
    }

    /// The result that the match has come to by itself.
    fn natural_result(&self) -> Option<MatchResult> {
        match self.sequel()? {
            Sequel::Next(_) => None,
            Sequel::Over(outcome, rule) => Some(MatchResult { outcome, rule: rule.to_owned() }),
        }
    }

    /// Nothing can be moved any more: the game is over, or the match.
    fn is_at_rest(&self) -> bool {
        self.result.is_some() || self.game.is_over()
    }

    fn begin_step(&mut self) {
        self.number += 1;
        self.moves.clear();
        self.heard.clear();
        self.refusal = None;
    }

    /// Takes what a tap on the draft moved. One that only chose something is heard too.
    fn take(&mut self, moves: Vec<Moved>) {
        self.heard = if moves.is_empty() { vec![Cue::Select] } else { Vec::new() };
        self.moves = moves;
    }

    fn refuse(&mut self, spot: Option<u32>, refusal: Refusal) {
        self.moves = spot
            .map(|spot| Moved { kind: MotionKind::Refuse, piece: 0, drawn: None, from: spot, to: spot })
            .into_iter()
            .collect();
        self.heard = if spot.is_none() { vec![Cue::NotPossible] } else { Vec::new() };
        self.refusal = Some((spot, refusal));
    }

    /// *End of move*: chance adds its part, the turn is played, and shown only once it is on disk.
    fn end_turn(&mut self, keeper: &mut dyn Keeper) -> Pressed {
        let Some(choice) = self.draft.choice() else { return Pressed::Nothing };
        self.begin_step();
        let mut rng = keeper.rng();
        let chance = G::chance(&self.game.position, &choice, &mut rng);
        let turn = G::turn(choice, chance);
        let next = match G::play(&self.game.position, &turn) {
            Ok(next) => next,
            Err(error) => {
                log::error!("a draft yielded {turn}, which can't be played: {error}");
                return Pressed::Changed;
            }
        };
        let before = self.game.position.clone();
        let (trace, latest) = (self.trace.take(), self.latest.clone());
        let draft = self.advance(turn, next);
        self.result = self.natural_result();
        match keeper.keep(&self.record(), rng) {
            Ok(()) => {
                self.heard.extend(self.closing_cue());
                if self.result.is_some() { Pressed::Ended } else { Pressed::Changed }
            }
            Err(why) => {
                self.game.turns.pop();
                self.game.told.pop();
                (self.game.position, self.draft, self.trace, self.result) = (before, draft, trace, None);
                // It was lifted, or nothing could have been ended.
                (self.latest, self.lifted) = (latest, true);
                self.refuse(None, Refusal { text: why, rule: None });
                Pressed::Changed
            }
        }
    }

    /// G1: the loss of the seat to move, or of the person if there is but one; the others share the win.
    fn give_up(&mut self, keeper: &mut dyn Keeper) -> Pressed {
        self.begin_step();
        self.asking = false;
        let persons = (0..).map(Seat).zip(&self.seats).filter(|(_, seat)| seat.is_person());
        let persons: Vec<Seat> = persons.map(|(seat, _)| seat).collect();
        let loser = if let [alone] = persons[..] { alone } else { self.game.to_move() };
        let others = (0..self.seats.len() as u8).map(Seat).filter(|&seat| seat != loser).collect();
        self.result = Some(MatchResult { outcome: Outcome::Win(others), rule: GIVING_UP.to_owned() });
        match keeper.keep(&self.record(), keeper.rng()) {
            Ok(()) => {
                self.draft = draft::<G>(&self.game.position);
                self.heard.extend(self.closing_cue());
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
        self.draft = draft::<G>(&self.game.position);
        Pressed::Changed
    }

    /// Goes on to the next game of the match, once it is on disk that it has begun.
    fn next_game(&mut self, keeper: &mut dyn Keeper) -> Pressed {
        let Some(Sequel::Next(start)) = self.sequel() else { return Pressed::Nothing };
        self.begin_step();
        let (trace, looking) = (self.trace.take(), self.looking);
        self.begin(start);
        if let Err(why) = keeper.keep(&self.record(), keeper.rng()) {
            // The game that has just been put there.
            if let Some(game) = self.before.pop() {
                self.game = game;
            }
            (self.draft, self.trace, self.looking) = (draft::<G>(&self.game.position), trace, looking);
            self.refuse(None, Refusal { text: why, rule: None });
        }
        Pressed::Changed
    }

    /// The players have settled who begins; it counts once it is on disk.
    fn settle(&mut self, seat: Seat, keeper: &mut dyn Keeper) -> Pressed {
        let Some(start) = self.waiting.take() else { return Pressed::Nothing };
        self.begin_step();
        self.game = Played::from(G::begin(&start, seat));
        self.draft = draft::<G>(&self.game.position);
        if let Err(why) = keeper.keep(&self.record(), keeper.rng()) {
            self.waiting = Some(start);
            self.refuse(None, Refusal { text: why, rule: None });
        }
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
            button::UNSEEN if G::bag(&self.view()).is_some() => self.show(|table| table.counting = true),
            _ => {
                let can = self.draft.buttons().iter().any(|button| button.id == id && button.enabled);
                if !can {
                    return Pressed::Nothing;
                }
                self.begin_step();
                self.trace = None;
                match self.draft.press(id) {
                    Ok(moves) => self.take(moves),
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

    fn press_while_waiting(&mut self, id: &str, keeper: &mut dyn Keeper) -> Pressed {
        let starters = self.waiting.as_ref().map(G::starters).unwrap_or_default();
        match starters.into_iter().find(|&seat| starter_id(seat) == id) {
            Some(seat) => self.settle(seat, keeper),
            None if matches!(id, button::LEAVE | button::EXIT) => self.leave(),
            None => Pressed::Nothing,
        }
    }

    fn press_while_covered(&mut self, id: &str) -> Pressed {
        match id {
            button::LIFT if self.is_persons_turn() => self.show(|table| table.lifted = true),
            button::EXIT => self.show(|table| table.asking = true),
            _ => Pressed::Nothing,
        }
    }

    fn press_while_counting(&mut self, id: &str) -> Pressed {
        match id {
            button::CLOSE | button::EXIT => self.show(|table| table.counting = false),
            _ => Pressed::Nothing,
        }
    }

    fn press_when_over(&mut self, id: &str, keeper: &mut dyn Keeper) -> Pressed {
        match id {
            button::NEXT => self.next_game(keeper),
            button::LOOK => self.show(|table| table.looking = true),
            button::RESULT => self.show(|table| table.looking = false),
            button::REMATCH if self.result.is_some() => Pressed::Rematch,
            button::HOME | button::EXIT => self.leave(),
            _ => Pressed::Nothing,
        }
    }
}

impl<G: TableGame> AnyTable for Table<G> {
    fn number(&self) -> u64 {
        self.number
    }

    fn cover(&mut self) {
        if self.is_handed_around() && self.lifted && !self.is_at_rest() {
            self.begin_step();
            (self.lifted, self.counting) = (false, false);
        }
    }

    fn screen(&mut self, light: &Light<'_>) -> Screen {
        let screen = self.draw(light);
        self.moves.clear();
        self.heard.clear();
        self.refusal = None;
        screen
    }

    fn tap(&mut self, number: u64, spot: u32) -> bool {
        let busy = self.asking || self.counting || self.is_covered();
        let over = self.is_at_rest();
        if number != self.number || self.left || if over { !self.looking } else { busy } {
            return false;
        }
        // The highlights of the last turn stay until the next tap on a piece, of either side.
        let piece = self.draft.scene().has_piece(spot);
        if self.is_at_rest() {
            let shown = piece && self.trace.is_some();
            if shown {
                self.show(|table| table.trace = None);
            }
            return shown;
        }
        self.begin_step();
        match self.draft.tap(spot) {
            Ok(moves) => self.take(moves),
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
            () if self.is_at_rest() => self.press_when_over(id, keeper),
            () if self.waiting.is_some() => self.press_while_waiting(id, keeper),
            () if self.asking => self.press_at_question(id, keeper),
            () if self.is_covered() => self.press_while_covered(id),
            () if self.counting => self.press_while_counting(id),
            () => self.press_at_play(id, keeper),
        }
    }

    fn record(&self) -> Record {
        let before = self.before.iter().map(|game| game.record(true));
        let mut last = self.game.record(self.is_at_rest());
        if let Some(start) = &self.waiting {
            last.position = start.to_string();
        }
        Record {
            game: G::info().name.to_owned(),
            setup: self.setup.options.clone(),
            seats: self.seats.clone(),
            games: before.chain([last]).collect(),
            result: self.result.clone(),
        }
    }

    fn to_move(&self) -> Seat {
        self.game.to_move()
    }

    fn count_from(&mut self, number: u64) {
        self.number = number;
    }

    fn close(&mut self, closing: Closing) {
        self.closing = closing;
    }

    fn renew(&mut self) {
        self.begin_step();
    }
}

/// The empty draft of the seat to move.
fn draft<G: TableGame>(position: &G::Position) -> G::Draft {
    G::draft(&G::view(position, Some(G::to_move(position))))
}

/// Who begins is for the players to say: there are several who may, and a person among them.
fn asks<G: Game>(start: &G::Start, seats: &[RecordSeat]) -> bool {
    let person = |seat: &Seat| seats.get(seat.index()).is_some_and(RecordSeat::is_person);
    let starters = G::starters(start);
    starters.len() > 1 && starters.iter().any(person)
}

/// What the button is called that lets a seat begin.
fn starter_id(seat: Seat) -> String {
    format!("starter-{}", seat.0)
}
