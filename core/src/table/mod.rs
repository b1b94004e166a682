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
mod past;
mod practice;
mod puzzle;
mod replay;
pub mod scene;
pub mod screen;
mod turns;
pub mod viewport;

use std::time::Duration;

use crate::archive::record::{GameEnd, GameRecord, MatchResult, Player, Record, RecordSeat};
use crate::audio::Cue;
use crate::chance::ChaCha8Rng;
use crate::game::{self, Draft, Game, Outcome, Seat, Sequel, Setup, TableGame};
use crate::opponents::{Finding, Level, Study, Thought};
use crate::words::Say;
use layout::{Layout, Space};
use motion::{pace, schedule};
use scene::{Moved, Refusal, Trace};
use screen::{MotionKind, Screen};

pub(crate) use draw::colour;
pub use draw::{Closing, Light, empty_picture, picture};
use past::Past;
use practice::Sought;
use puzzle::Puzzle;
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
    /// Opens what else can be done.
    pub const MENU: &str = "menu";
    /// Asks for a hint.
    pub const HINT: &str = "hint";
    /// Takes back the last turn, where one plays alone.
    pub const TAKE_BACK: &str = "take-back";
    /// Stops looking for the par.
    pub const STOP: &str = "stop";
    /// Throws the match away, where one plays alone (G1).
    pub const DISCARD: &str = "discard";
    /// Looks at a finished match as it was at its start.
    pub const FIRST: &str = "first";
    /// One turn earlier.
    pub const EARLIER: &str = "earlier";
    /// One turn later.
    pub const LATER: &str = "later";
    /// As it was at its end.
    pub const LAST: &str = "last";
    /// Shows all turns of a finished match, each of which can be looked at.
    pub const TURNS: &str = "turns";
    /// Copies the record of a finished match.
    pub const COPY: &str = "copy";
    /// Begins a new match from what is looked at, against the computer.
    pub const PLAY_ON: &str = "play-on";
    /// Leaves a finished match.
    pub const HOME: &str = "home";
    /// Mutes the music, then everything, then nothing; the app does.
    pub const LOUDSPEAKER: &str = "loudspeaker";
}

/// Between a step that has been seen and the turn that a computer plays after it.
const BEAT: Duration = Duration::from_millis(500);

/// What else can be done while a turn is built.
const MORE: [&str; 3] = [button::HINT, button::TAKE_BACK, button::STOP];

/// The option of a match in which one person has all the seats, in a record's `setup` line.
pub const PRACTICE: &str = "practice";

/// The option of a match that was begun in the middle of another, in a record's `setup` line.
pub const FROM: &str = "from";

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
    /// A hint was given.
    Hinted,
    /// The match is to be thrown away.
    Discarded,
    /// A new match is to be begun from the position that is looked at.
    PlayOn,
}

/// What a computer thinks about: for whatever else becomes one, what it finds is of no use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Subject {
    /// Games of the match before this one.
    games: usize,
    /// Turns played in this one.
    turns: usize,
    /// Only a hint is wanted.
    hint: bool,
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
    /// Looks at the table of a match that is over, rather than at its result.
    fn look_at(&mut self);
    /// Makes a new screen of the same table, as something around it has changed.
    fn renew(&mut self);
    /// What is to be thought about, if a computer is to move or a hint is wanted, and nothing keeps it from that.
    fn subject(&self) -> Option<Subject>;
    /// What a computer has to think about, if it is to move and nothing keeps it from that.
    fn thought(&self) -> Option<(Subject, Thought)>;
    /// The par is still being sought.
    fn seeks_par(&self) -> bool;
    /// The search for the par of a game that is played against one, if it is still to be found.
    fn study(&self) -> Option<Study>;
    /// Takes what that search has found: the same screen is told again with it.
    fn found(&mut self, finding: &Finding);
    /// Of a match that is over, the position that is looked at, in notation, with the seat to move; nothing where it can't be
    /// played on.
    fn shown(&self) -> Option<(String, Seat)>;
    /// Plays the turn of the computer that is to move, in notation; without one, or one that can't be played, another.
    fn answer(&mut self, choice: Option<&str>, keeper: &mut dyn Keeper) -> Pressed;
}

/// One game of a match: where it began, its turns, and where they led.
struct Played<G: Game> {
    start: G::Position,
    turns: Vec<G::Turn>,
    /// The turns as a list of them tells them.
    told: Vec<String>,
    position: G::Position,
}

impl<G: Game> Clone for Played<G> {
    fn clone(&self) -> Self {
        Self {
            start: self.start.clone(),
            turns: self.turns.clone(),
            told: self.told.clone(),
            position: self.position.clone(),
        }
    }
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

/// What is told of a step but once.
struct Told {
    /// What moved in it.
    moves: Vec<Moved>,
    /// Why it changed nothing.
    refusal: Option<(Option<u32>, Refusal)>,
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
    /// How many turns of a match that is over are shown; all where it is none.
    looked: Option<usize>,
    /// The record is to be copied in the step just made.
    copied: bool,
    /// This table only shows how another one was.
    past: Option<Past>,
    left: bool,
    /// What else can be done is being shown.
    menu: bool,
    /// The list of turns lies over the table.
    listing: bool,
    /// A hint is being looked for.
    hinting: bool,
    /// The turn that is being built is a hint.
    hinted: bool,
    /// A computer's turn could not be kept: it waits until somebody has it played again.
    held_up: bool,
    /// What is known of the par, in a game that has one.
    sought: Sought,
    /// What was told of the step just made, once it has been.
    again: Option<Told>,
    /// The step just made is told again: it was heard before.
    silent: bool,
    /// One turn is to be found, rather than a match to be played.
    puzzle: Option<Puzzle<G::Choice>>,
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
            looked: None,
            copied: false,
            past: None,
            left: false,
            menu: false,
            listing: false,
            hinting: false,
            hinted: false,
            held_up: false,
            sought: Sought::default(),
            again: None,
            silent: false,
            puzzle: None,
            result: None,
            closing: Closing::default(),
        }
    }

    /// What the screen may show: a hand only to whoever holds the device.
    fn view(&self) -> G::View {
        let seat = if G::HIDDEN { self.holder() } else { Some(self.game.to_move()) };
        G::view(&self.game.position, seat.filter(|_| !self.is_at_rest()))
    }

    /// The one person at the device, if it is never handed on.
    fn alone(&self) -> Option<Seat> {
        let mut persons = (0..).map(Seat).zip(&self.seats).filter(|(_, seat)| seat.is_person());
        let (first, another) = (persons.next(), persons.next());
        first.filter(|_| another.is_none()).map(|(seat, _)| seat)
    }

    /// One person has all the seats.
    fn is_practice(&self) -> bool {
        self.setup.get(PRACTICE).is_some() || self.seats.len() == 1 || self.puzzle.is_some()
    }

    /// Several persons sit around the device.
    fn is_shared(&self) -> bool {
        self.alone().is_none() && !self.is_practice()
    }

    /// There are hands, and more than one person to hold the device.
    fn is_handed_around(&self) -> bool {
        G::HIDDEN && self.is_shared()
    }

    /// Whose hand may be seen: that of the one person at the device, or of the one to move who has lifted the cover. Never
    /// that of a computer.
    fn holder(&self) -> Option<Seat> {
        let lifted = self.lifted || self.is_practice();
        let lifted = || (lifted && self.is_persons_turn()).then(|| self.game.to_move());
        if self.waiting.is_some() { None } else { self.alone().or_else(lifted) }
    }

    /// No hand may be seen at the moment.
    fn is_covered(&self) -> bool {
        self.waiting.is_some() || G::HIDDEN && self.holder().is_none()
    }

    /// A person is building a turn, or may begin one.
    fn is_building(&self) -> bool {
        self.is_persons_turn() && !self.is_at_rest() && !self.is_covered()
    }

    /// From where the turn before the one of `next` is looked back on: by whoever holds the device then, or from where
    /// everybody sits.
    fn looking_back(&self, next: Seat) -> Option<Seat> {
        self.alone().or(Some(next).filter(|next| self.seats[next.index()].is_person()))
    }

    fn is_persons_turn(&self) -> bool {
        self.seats.get(self.game.to_move().index()).is_some_and(RecordSeat::is_person)
    }

    /// Takes a turn that was played, and begins the next; gives the draft that it was built with.
    fn advance(&mut self, turn: G::Turn, next: G::Position) -> G::Draft {
        let (before, seat) = (&self.game.position, self.looking_back(G::to_move(&next)));
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
        // Who is alone may look up what is unseen while others move.
        (self.lifted, self.counting) = (false, self.counting && self.alone().is_some());
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
        if self.puzzle.is_some() {
            return self.solved();
        }
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
        (self.menu, self.listing, self.hinting, self.hinted, self.copied) = Default::default();
        (self.again, self.silent) = (None, false);
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

    /// *End of move*: the turn that was built is played.
    fn end_turn(&mut self, keeper: &mut dyn Keeper) -> Pressed {
        let Some(choice) = self.draft.choice() else { return Pressed::Nothing };
        self.begin_step();
        if let Some(why) = self.falls_short(&choice) {
            self.refuse(None, Refusal { text: why, rule: None });
            return Pressed::Changed;
        }
        self.complete(choice, keeper)
    }

    /// Chance adds its part to a choice, the turn is played, and shown only once it is on disk.
    fn complete(&mut self, choice: G::Choice, keeper: &mut dyn Keeper) -> Pressed {
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
                (self.latest, self.lifted) = (latest, self.is_persons_turn());
                self.held_up = !self.is_persons_turn();
                self.refuse(None, Refusal { text: why, rule: None });
                Pressed::Changed
            }
        }
    }

    /// How well the computer plays that is to move; `None` while nobody may, or a person is.
    fn level_to_move(&self) -> Option<Level> {
        let waits = self.is_at_rest() || self.waiting.is_some();
        match self.seats.get(self.game.to_move().index())?.player {
            Player::Computer { level } if !waits => Some(Level::nearest(level)),
            Player::Computer { .. } | Player::Person => None,
        }
    }

    /// A computer is to move, and its last turn was kept.
    fn thinks(&self) -> bool {
        self.level_to_move().is_some() && !self.held_up
    }

    /// How long the step just made is to be looked at.
    fn pause(&self) -> Duration {
        let scene = G::scene(&self.view());
        let motions = schedule(&self.moves, &scene, &Layout::of(Space::default(), &scene));
        Duration::from_millis(pace(&motions, |motion| &motion.full).length.into()) + BEAT
    }

    /// Who loses if the match is given up (G1): the person if there is but one, or else the seat to move.
    fn loser(&self) -> Seat {
        self.alone().unwrap_or_else(|| self.game.to_move())
    }

    /// G1: the others share the win.
    fn give_up(&mut self, keeper: &mut dyn Keeper) -> Pressed {
        self.begin_step();
        self.asking = false;
        let loser = self.loser();
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

    /// What else can be done.
    fn presses_more(&self, id: &str) -> bool {
        match id {
            button::HINT => self.may_be_helped(),
            button::TAKE_BACK => self.may_take_back(),
            button::STOP => self.is_seeking(),
            button::FIRST | button::LAST => self.leads(id),
            button::TURNS => self.past().is_some_and(|past| past.of > 0),
            // It tells every hand, so it is not to be had before the end.
            button::COPY => self.past().is_some(),
            _ => false,
        }
    }

    fn press_more(&mut self, id: &str, keeper: &mut dyn Keeper) -> Pressed {
        match id {
            button::HINT if self.may_be_helped() => match self.answer_of_puzzle() {
                Some(answer) => self.advise(answer),
                None => self.show(|table| {
                    table.asking = false;
                    table.hinting = true;
                }),
            },
            button::STOP if self.is_seeking() => self.show(|table| {
                table.asking = false;
                table.sought.over = true;
            }),
            button::TAKE_BACK if self.may_take_back() => self.take_back(keeper),
            button::TURNS if self.presses_more(id) => self.show(|table| table.listing = true),
            button::COPY if self.past().is_some() => self.show(|table| table.copied = true),
            button::CLOSE | button::EXIT => self.show(|table| (table.menu, table.listing) = (false, false)),
            _ => Pressed::Nothing,
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
            // There is nothing to come back to.
            button::EXIT if self.puzzle.is_some() => self.leave(),
            button::EXIT => self.show(|table| table.asking = true),
            button::CANCEL if self.is_persons_turn() => self.cancel(),
            button::END if self.is_persons_turn() => self.end_turn(keeper),
            button::MENU if MORE.iter().any(|id| self.presses_more(id)) => {
                self.show(|table| table.menu = true)
            }
            button::UNSEEN if G::bag(&self.view()).is_some() => self.show(|table| table.counting = true),
            _ => {
                let can = self.is_persons_turn()
                    && self.draft.buttons().iter().any(|button| button.id == id && button.enabled);
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
            button::GIVE_UP if !self.is_practice() => self.give_up(keeper),
            button::STAY => self.show(|table| table.asking = false),
            button::DISCARD if self.is_practice() => {
                self.leave();
                Pressed::Discarded
            }
            _ if self.presses_more(id) => self.press_more(id, keeper),
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
            button::RESULT => self.show(|table| (table.looking, table.looked) = (false, None)),
            button::MENU if self.past().is_some() => self.show(|table| table.menu = true),
            button::REMATCH if self.result.is_some() => Pressed::Rematch,
            button::HOME => self.leave(),
            button::EXIT if !self.menu && !self.listing => self.leave(),
            _ => self.look(id, keeper),
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
        self.again = Some(Told { moves: std::mem::take(&mut self.moves), refusal: self.refusal.take() });
        self.heard.clear();
        (self.copied, self.silent) = (false, false);
        screen
    }

    fn tap(&mut self, number: u64, spot: u32) -> bool {
        let busy = self.asking || self.menu || self.counting || self.is_covered();
        let over = self.is_at_rest();
        let over_it = !self.looking || self.looked.is_some() || self.menu || self.listing;
        if number != self.number || self.left || if over { over_it } else { busy } {
            return false;
        }
        if !over && !self.is_persons_turn() {
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
            () if self.menu => self.press_more(id, keeper),
            () if self.held_up && id == button::END => self.show(|table| table.held_up = false),
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

    fn look_at(&mut self) {
        self.looking = self.is_at_rest();
    }

    fn renew(&mut self) {
        let hint = (self.hinting, self.hinted);
        self.begin_step();
        (self.hinting, self.hinted) = hint;
    }

    fn shown(&self) -> Option<(String, Seat)> {
        let position = self.position_shown()?;
        Some((position.to_string(), G::to_move(&position)))
    }

    fn seeks_par(&self) -> bool {
        self.is_seeking()
    }

    fn study(&self) -> Option<Study> {
        self.par_sought()
    }

    fn found(&mut self, finding: &Finding) {
        self.take_finding(finding);
    }

    fn subject(&self) -> Option<Subject> {
        let wanted = (self.hinting || self.thinks()) && !self.asking && !self.left;
        let (games, turns) = (self.before.len(), self.game.turns.len());
        wanted.then_some(Subject { games, turns, hint: self.hinting })
    }

    fn thought(&self) -> Option<(Subject, Thought)> {
        let subject = self.subject()?;
        let (level, pause) = match self.level_to_move() {
            Some(level) => (level, self.pause()),
            // A hint.
            None => (Level::STRONGEST, Duration::ZERO),
        };
        let view = G::view(&self.game.position, Some(self.game.to_move()));
        Some((subject, Thought::of::<G>(view, level, pause)))
    }

    fn answer(&mut self, choice: Option<&str>, keeper: &mut dyn Keeper) -> Pressed {
        if !self.hinting && self.level_to_move().is_none() {
            return Pressed::Nothing;
        }
        let position = &self.game.position;
        let legal = G::legal_choices(position);
        let told = choice.and_then(|choice| choice.parse().ok()).filter(|choice| legal.contains(choice));
        // While nobody has won there is a legal choice.
        let Some(choice) = told.or_else(|| legal.into_iter().next()) else { return Pressed::Nothing };
        if self.hinting {
            return self.advise(choice);
        }
        self.begin_step();
        let kept = self.game.turns.len();
        let pressed = self.complete(choice, keeper);
        if self.game.turns.len() > kept {
            // Nobody has seen the turn being built.
            self.moves.clone_from(&self.trace.as_ref().map(|trace| trace.moves.clone()).unwrap_or_default());
        }
        pressed
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
