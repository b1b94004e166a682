//! Turns a table into a [`Screen`]: places, words, times.

use std::collections::HashSet;

use super::layout::{Coordinates, Glimpse, Layout, Space};
use super::motion::{pace, schedule};
use super::past::Past;
use super::scene::{Scene, Standing, Window};
use super::screen::{
    Arrangement, Bag, Board, Button, Cloth, Cover, Face, Fact, Icon, Mark, MarkKind, Message, Odds,
    OwnPieces, Question, Rack, ResultSheet, Screen, SeatCard, SeatColour, Slot, Tally, Tone, TurnList,
    Unseen,
};
use super::{AnyTable, Table, button, heard, starter_id};
use crate::chance;
use crate::game::{Draft, Outcome, Seat, Sequel, TableGame};
use crate::games::Example;
use crate::pages::page::Picture;
use crate::pages::rules::chapter_of;
use crate::pages::setup;
use crate::words::{Say, Words};

/// Cells of a picture's board, dp.
const PICTURE_CELL: f32 = 36.0;

/// What a table is shown in: language, room, and what the settings say.
#[derive(Debug, Clone)]
pub struct Light<'a> {
    /// The language.
    pub words: &'a Words,
    /// The room there is.
    pub space: Space,
    /// Where names of files and ranks stand.
    pub coordinates: Coordinates,
    /// Numerals face the player to move.
    pub facing: bool,
    /// Numerals are larger.
    pub large_numerals: bool,
    /// The loudspeaker as it stands.
    pub loudspeaker: Button,
}

/// What the result sheet says beyond the match itself.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Closing {
    /// Matches of the series that whoever has each seat has won.
    pub wins: Vec<u32>,
    /// Minutes that the match was played.
    pub minutes: u64,
    /// Hints that were given in it.
    pub hints: u32,
    /// The fewest turns in which somebody alone has ended this deal here.
    pub best: Option<u32>,
    /// Puzzles of this game that have been solved.
    pub solved: usize,
}

/// The colour of a seat.
pub(crate) fn colour(seat: Seat) -> SeatColour {
    match seat.0 {
        0 => SeatColour::Blue,
        1 => SeatColour::Red,
        2 => SeatColour::Mustard,
        _ => SeatColour::Moss,
    }
}

/// A board as a layout places it.
fn board(scene: &Scene, layout: &Layout, glimpse: Glimpse, words: &Words) -> Board {
    Board {
        arrangement: layout.arrangement,
        scrolls: layout.scrolls,
        bare: layout.bare,
        panel: layout.panel,
        width: layout.width(),
        height: layout.height(),
        frame: layout.frame,
        cell: layout.cell,
        columns: layout.columns(),
        rows: layout.rows(),
        cells: layout.cells(scene, |say| words.speak(say)),
        labels: Vec::new(),
        pieces: scene.pieces.clone(),
        ghosts: scene.ghosts.clone(),
        marks: scene.marks.clone(),
        chain: scene.chain.clone(),
        path: scene.path.iter().map(|&(from, to)| layout.hop(from, to)).collect(),
        beads: scene.beads.clone(),
        arrow: scene.arrow.map(|(from, to)| layout.arrow(from, to)),
        numerals_turned: false,
        numerals_large: false,
        cloth: layout.sight(scene, glimpse).map(|sight| Cloth {
            fit: words.say("table-fit", &[]),
            beyond: words.say("table-beyond", &[]),
            ..sight
        }),
    }
}

/// Draws an example of the rules by really playing its taps.
///
/// `None` if the example is not one of this game: a position that can't be read, a place that is not there.
pub fn picture<G: TableGame>(example: &Example, words: &Words) -> Option<Picture> {
    let mut position: G::Position = example.position.parse().ok()?;
    let mut draft = super::draft::<G>(&position);
    let mut trace = None;
    for tap in example.taps {
        let done = match G::spot(tap) {
            Some(spot) => draft.tap(spot),
            None if *tap == button::END => {
                let (seat, choice) = (Some(G::to_move(&position)), draft.choice()?);
                // An example of the rules is no match: its chance is always the same.
                let chance = G::chance(&position, &choice, &mut chance::seeded(0));
                let turn = G::turn(choice, chance);
                trace = Some(G::trace(&G::view(&position, seat), &G::seen(&position, &turn, seat)));
                position = G::play(&position, &turn).ok()?;
                draft = super::draft::<G>(&position);
                continue;
            }
            None => draft.press(tap),
        };
        done.ok()?;
    }
    let mut scene = draft.scene();
    if let Some(trace) = trace.filter(|_| draft.is_empty()) {
        scene.marks.extend(trace.marks);
        scene.ghosts.extend(trace.ghosts);
    }
    if let Some((lower_left, upper_right)) = example.window {
        let corners = [G::spot(lower_left)?, G::spot(upper_right)?];
        let window = Window::around(scene.window.board, corners);
        scene = scene.cut(window);
    }
    let spoken = if example.caption.is_empty() { String::new() } else { words.say(example.caption, &[]) };
    Some(Picture { spoken, ..picture_of(&scene, words) })
}

/// A picture of nothing.
pub fn empty_picture(words: &Words) -> Picture {
    picture_of(&Scene::default(), words)
}

fn picture_of(scene: &Scene, words: &Words) -> Picture {
    let layout = match scene.cloth {
        Some(_) => Layout::plain_cloth(PICTURE_CELL, scene.window),
        None => Layout::plain(PICTURE_CELL, scene.window),
    };
    Picture { board: board(scene, &layout, Glimpse::default(), words), spoken: String::new() }
}

/// The rack of a scene.
fn rack(scene: &Scene, words: &Words) -> Option<Rack> {
    let slots = scene.rack.iter().map(|slot| Slot {
        spot: slot.spot,
        face: slot.face,
        lifted: slot.lifted,
        dimmed: slot.dimmed,
        enabled: slot.enabled,
        spoken: words.speak(&slot.spoken),
    });
    (!scene.rack.is_empty()).then(|| Rack { slots: slots.collect(), spoken: words.say("table-rack", &[]) })
}

pub(super) fn make(words: &Words, id: &str, key: &'static str, icon: Icon) -> Button {
    labelled(id, words.say(key, &[]), icon)
}

fn labelled(id: &str, label: String, icon: Icon) -> Button {
    Button { id: id.to_owned(), spoken: label.clone(), label, icon, primary: false, enabled: true }
}

impl<G: TableGame> Table<G> {
    /// The present screen.
    pub(super) fn draw(&self, light: &Light<'_>) -> Screen {
        if let Some(past) = self.past().filter(|_| self.looked.is_some()) {
            // What is copied and listed is the whole match.
            let copied = self.copied.then(|| self.record().to_string());
            return Screen { copied, turns: self.turn_list(light.words), ..self.as_of(past).draw(light) };
        }
        let words = light.words;
        // A match that was given up goes on by its position.
        let shown = self.is_building();
        let mut scene = if shown { self.draft.scene() } else { G::scene(&self.view()) };
        if (self.draft.is_empty() || !shown)
            && let Some(trace) = &self.trace
        {
            scene.marks.extend(&trace.marks);
            scene.ghosts.extend(&trace.ghosts);
            speak_of_ghosts(&mut scene);
            // Where squares have no names nobody would hear of them otherwise.
            if scene.cloth.is_some() {
                speak_of_the_last_turn(&mut scene);
            }
        }
        if let Some((Some(spot), _)) = &self.refusal {
            scene.marks.push(Mark { kind: MarkKind::Invalid, spot: *spot });
        }
        if let Some(cloth) = &mut scene.cloth
            && cloth.latest.is_empty()
        {
            cloth.latest.clone_from(&self.latest);
        }
        let layout = Layout::of(light.space, &scene);
        let glimpse = Glimpse { turn: self.game.turns.len() as u32, whole: self.is_at_rest() };
        let mut board = board(&scene, &layout, glimpse, words);
        board.labels = layout.labels(light.coordinates);
        board.numerals_turned = light.facing
            && self.is_shared()
            && self.game.to_move() == Seat(1)
            && board.arrangement != Arrangement::Landscape;
        board.numerals_large = light.large_numerals;
        let own = self.own_pieces(&board, words);
        let (question, unseen) = (self.question(layout.arrangement, words), self.unseen(words));
        let (cover, result) = (self.cover_drawn(words), self.result_sheet(words));
        let (message, turns) = (self.message(words), self.turn_list(words));
        let motions = schedule(&self.moves, &scene, &layout);
        Screen {
            number: self.number,
            game: G::info().name.to_owned(),
            title: words.say(G::info().title, &[]),
            subtitle: self.subtitle(words),
            seats: self.seat_cards(words),
            board,
            odds: self.odds(words),
            rack: if self.is_at_rest() { None } else { rack(&scene, words) },
            bag: if self.is_at_rest() { None } else { self.bag(words) },
            back: back(question.as_ref(), cover.as_ref(), unseen.as_ref(), &turns),
            announced: announced(cover.as_ref(), result.as_ref(), &message, words),
            own,
            message,
            buttons: self.buttons(words),
            exit: make(words, button::EXIT, "table-exit", Icon::Exit),
            rules: make(words, button::RULES, "table-rules", Icon::Rules),
            loudspeaker: light.loudspeaker.clone(),
            menu: self.menu_button(layout.arrangement, words),
            question,
            unseen,
            turns,
            cover,
            result,
            left: self.left,
            copied: self.copied.then(|| self.record().to_string()),
            cues: if self.silent { Vec::new() } else { heard::timed(&motions, &self.heard) },
            pace: pace(&motions, |motion| &motion.full),
            reduced_pace: pace(&motions, |motion| &motion.reduced),
            motions,
        }
    }

    fn own_pieces(&self, board: &Board, words: &Words) -> Option<OwnPieces> {
        let persons = (0..).map(Seat).zip(&self.seats).filter(|(_, seat)| seat.is_person());
        let persons: Vec<Seat> = persons.map(|(seat, _)| seat).collect();
        let moves = |seat: &&Seat| **seat == self.game.to_move();
        let seat = colour(*persons.iter().find(moves).or(persons.first())?);
        let owner = |face: Face| match face {
            Face::Disc { colour, .. } => Some(colour),
            Face::Die { owner, .. } => owner,
            Face::Tile { .. } => None,
        };
        let own = board.pieces.iter().filter(|piece| owner(piece.face) == Some(seat));
        let own: HashSet<u32> = own.map(|piece| piece.spot).collect();
        let spots: Vec<u32> =
            board.cells.iter().map(|cell| cell.spot).filter(|spot| own.contains(spot)).collect();
        (!spots.is_empty()).then(|| OwnPieces { name: words.say("table-own", &[]), spots })
    }

    fn subtitle(&self, words: &Words) -> String {
        if let Some(puzzle) = &self.puzzle {
            return puzzle.told(words);
        }
        if let Some(par) = self.par_told(words) {
            return par;
        }
        self.game_of(self.before.len() + 1, words)
    }

    /// Which game of the match one is; empty where a match is one game.
    pub(super) fn game_of(&self, number: usize, words: &Words) -> String {
        let of = G::games(&self.setup);
        if of == 1 {
            return String::new();
        }
        words.say("table-game-of", &[("number", number.into()), ("of", of.into())])
    }

    fn odds(&self, words: &Words) -> Option<Vec<Odds>> {
        let odds = self
            .draft
            .odds()
            .filter(|_| !self.is_covered() && self.is_persons_turn())?
            .into_iter()
            .map(|odds| {
                let rolls = words.speak(&odds.rolls);
                let Some((seat, gained)) = odds.gain else {
                    return Odds { faces: odds.faces, colour: None, squares: String::new(), spoken: rolls };
                };
                let squares = words.speak(&gained);
                let spoken = words.say(
                    "table-odds",
                    &[
                        ("rolls", (&rolls).into()),
                        ("squares", (&squares).into()),
                        ("player", self.name(seat).into()),
                    ],
                );
                Odds { faces: odds.faces, colour: Some(colour(seat)), squares, spoken }
            });
        Some(odds.collect())
    }

    fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |seat| seat.name.as_str())
    }

    /// Who played the last turn.
    fn last_mover(&self) -> Seat {
        let last = self.game.turns.len().saturating_sub(1);
        Seat(self.game.seat_of(last, self.seats.len()) as u8)
    }

    fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    fn seat_cards(&self, words: &Words) -> Vec<SeatCard> {
        let nobody = self.is_at_rest() || self.waiting.is_some();
        let to_move = (!nobody).then(|| self.game.to_move());
        let standings = G::standings(&self.view());
        let (games_won, needed) = (self.games_won(), G::games_needed(&self.setup));
        let games_needed = if G::games(&self.setup) > 1 { needed } else { 0 };
        let par = self.par();
        let cards = (0..).map(Seat).zip(&self.seats).zip(standings).map(|((seat, player), standing)| {
            let Standing { score, score_in_words, done, of } = standing;
            let (active, score_in_words) = (to_move == Some(seat), words.speak(&score_in_words));
            let thinking = active && self.thinks();
            let key = match (active, thinking) {
                (_, true) => "table-seat-thinking",
                (true, false) => "table-seat-active",
                (false, false) => "table-seat",
            };
            let mut spoken =
                words.say(key, &[("player", (&player.name).into()), ("score", (&score_in_words).into())]);
            let won = games_won.get(seat.index()).copied().unwrap_or_default();
            if games_needed > 0 {
                spoken = words.say("table-seat-games", &[("seat", (&spoken).into()), ("games", won.into())]);
            }
            let score = words.speak(&score);
            SeatCard {
                colour: colour(seat),
                name: player.name.clone(),
                score: par.map_or(score.clone(), |par| {
                    words.say("table-score-par", &[("score", (&score).into()), ("par", par.into())])
                }),
                score_in_words,
                done,
                of,
                games_won: won,
                games_needed,
                active,
                thinking,
                spoken,
            }
        });
        cards.collect()
    }

    /// Rounds begun.
    fn rounds(&self) -> u32 {
        self.game.turns.len().div_ceil(self.seats.len().max(1)) as u32
    }

    fn message(&self, words: &Words) -> Message {
        let player = self.name(self.game.to_move());
        let key = match self.seats.len() {
            _ if self.thinks() => "table-thinking",
            1 => "table-to-play-alone",
            _ => "table-to-play",
        };
        let to_play = words.say(key, &[("player", player.into())]);
        let plain = |headline: String, hint: String, brief: String| Message {
            spoken: sentences([&headline, &hint]),
            headline,
            hint,
            brief,
            tone: Tone::Plain,
            rule: None,
            chapter: None,
        };
        let cited = |rule: Option<&'static str>| {
            (rule.map(str::to_owned), rule.and_then(|rule| chapter_of(G::info(), rule)).map(str::to_owned))
        };
        let mut message = if let Some(Past { at, of }) = self.past {
            let told = |say: &Say| words.speak(&say.clone().with("player", self.name(self.last_mover())));
            let where_ = words.say("table-turn-of", &[("turn", at.into()), ("of", of.into())]);
            match &self.trace {
                Some(trace) => plain(told(&trace.happened), where_, told(&trace.brief)),
                None => plain(where_.clone(), String::new(), where_),
            }
        } else if self.is_at_rest() {
            let headline = words.say("table-over", &[("result", self.headline(words).as_str().into())]);
            plain(headline.clone(), self.reason(words), headline)
        } else if self.waiting.is_some() {
            let title = words.say("table-starter-title", &[]);
            plain(title.clone(), String::new(), title)
        } else if self.is_covered() && self.is_persons_turn() {
            plain(to_play.clone(), String::new(), to_play)
        } else if let Some(saying) = self.draft.say().filter(|_| self.is_building()) {
            let (rule, chapter) = cited(saying.rule);
            let speak = |say: &Say| words.speak(say);
            let said = plain(speak(&saying.headline), speak(&saying.hint), speak(&saying.brief));
            Message { tone: saying.tone, rule, chapter, ..said }
        } else if let Some(trace) = &self.trace {
            let by = self.name(self.last_mover());
            plain(
                words.speak(&trace.happened.clone().with("player", by)),
                to_play,
                words.speak(&trace.brief.clone().with("player", by)),
            )
        } else {
            let task = self.task().map(|task| words.speak(&task));
            let brief = task.clone().unwrap_or(to_play);
            let told = task.or_else(|| self.starter_told().map(|told| words.speak(&told)));
            plain(told.unwrap_or_else(|| brief.clone()), self.invitation(words), brief)
        };
        let asides = [
            (self.copied, "table-copied"),
            (self.hinting, "table-hint-sought"),
            (self.hinted, self.hint_given()),
        ];
        if let Some((_, key)) = asides.into_iter().find(|(said, _)| *said) {
            let hint = words.say(key, &[]);
            message = Message { spoken: sentences([&message.headline, &hint]), hint, ..message };
        }
        if let Some((_, refusal)) = &self.refusal {
            let (rule, chapter) = cited(refusal.rule);
            let text = words.speak(&refusal.text);
            let begun = !self.is_building() || self.draft.say().is_some();
            let hint = if begun { message.hint } else { self.invitation(words) };
            message = Message { tone: Tone::Refusal, rule, chapter, ..plain(text.clone(), hint, text) };
        }
        message
    }

    /// What is said of a turn that a hint has built.
    fn hint_given(&self) -> &'static str {
        if self.puzzle.is_some() { "table-answer-given" } else { "table-hint-given" }
    }

    /// What can be done at the beginning of a turn; nothing where nobody is to build one.
    fn invitation(&self, words: &Words) -> String {
        if self.is_building() { words.speak(&self.draft.invitation()) } else { String::new() }
    }

    fn buttons(&self, words: &Words) -> Vec<Button> {
        if self.is_at_rest() {
            let home = make(words, button::HOME, "table-home", Icon::Home);
            let result = make(words, button::RESULT, "table-result", Icon::End);
            let result = Button { primary: true, ..result };
            if self.past().is_none() {
                return vec![home, result];
            }
            let steps = [
                (button::EARLIER, "table-earlier", Icon::Back),
                (button::LATER, "table-later", Icon::Forth),
                (button::PLAY_ON, "table-play-on", Icon::Again),
            ];
            let step = |(id, key, icon)| Button { enabled: self.leads(id), ..make(words, id, key, icon) };
            return steps.into_iter().map(step).chain([result]).collect();
        }
        let cancel = make(words, button::CANCEL, "table-cancel", Icon::Cancel);
        let spoken = words.say("table-cancel-spoken", &[]);
        let mut buttons = vec![Button { enabled: !self.draft.is_empty(), spoken, ..cancel }];
        buttons.extend(self.draft.buttons().into_iter().map(|own| Button {
            id: own.id.to_owned(),
            label: words.speak(&own.label),
            icon: own.icon,
            spoken: words.speak(&own.spoken),
            primary: false,
            enabled: own.enabled,
        }));
        let label =
            self.draft.end_label().filter(|_| self.is_persons_turn()).map(|label| words.speak(&label));
        let label = label.unwrap_or_else(|| words.say("table-end", &[]));
        let enabled = self.draft.choice().is_some();
        buttons.push(Button { primary: true, enabled, ..labelled(button::END, label, Icon::End) });
        if self.asking || self.menu || self.counting || !self.is_building() {
            buttons.iter_mut().for_each(|button| button.enabled = false);
        }
        if self.held_up
            && let Some(end) = buttons.last_mut()
        {
            let again = labelled(button::END, words.say("table-try-again", &[]), Icon::Again);
            *end = Button { primary: true, enabled: !self.asking, ..again };
        }
        buttons
    }

    /// Why whoever begins does, before the first turn.
    fn starter_told(&self) -> Option<Say> {
        self.game.turns.is_empty().then(|| G::starter_told(&self.game.start, &self.names())).flatten()
    }

    fn bag(&self, words: &Words) -> Option<Bag> {
        let bag = G::bag(&self.view())?;
        let button = make(words, button::UNSEEN, "table-unseen", Icon::Look);
        let enabled = !self.is_at_rest() && !self.is_covered() && !self.asking && !self.counting;
        Some(Bag {
            count: bag.count,
            label: words.speak(&bag.label),
            button: Button { spoken: words.speak(&bag.spoken), enabled, ..button },
        })
    }

    fn unseen(&self, words: &Words) -> Option<Unseen> {
        let unseen = self.counting.then(|| G::unseen(&self.view())).flatten()?;
        let tally = |(face, count, name): (Face, u32, Say)| {
            let name = words.speak(&name);
            let spoken = words.say("table-tally", &[("name", (&name).into()), ("count", count.into())]);
            Tally { face, count, spoken }
        };
        Some(Unseen {
            title: words.speak(&unseen.title),
            text: words.speak(&unseen.text),
            columns: unseen.columns,
            tiles: unseen.tiles.into_iter().map(tally).collect(),
            close: Button { primary: true, ..make(words, button::CLOSE, "table-close", Icon::End) },
        })
    }

    fn cover_drawn(&self, words: &Words) -> Option<Cover> {
        let handed = self.is_handed_around() && self.is_persons_turn();
        if !handed || self.is_at_rest() || self.waiting.is_some() {
            return None;
        }
        let seat = self.game.to_move();
        let player = self.name(seat);
        let say = |key| words.say(key, &[("player", player.into())]);
        let last = self.trace.as_ref().filter(|_| !self.game.turns.is_empty());
        let (happened, by) = match last {
            Some(trace) => {
                let by = self.last_mover();
                let told = trace.happened.clone().with("player", self.name(by));
                (words.speak(&told), Some(colour(by)))
            }
            None => (self.starter_told().map_or_else(String::new, |told| words.speak(&told)), None),
        };
        let (happened, by) = self.failure(words).map_or((happened, by), |why| (why, None));
        let lift = labelled(button::LIFT, say("table-lift"), Icon::Look);
        Some(Cover {
            down: self.is_covered(),
            colour: colour(seat),
            title: say("table-pass-device"),
            text: say("table-pass-device-text"),
            happened,
            by,
            button: Button { primary: true, enabled: !self.asking, ..lift },
        })
    }

    /// Why the step just made could not be kept, for what lies over the table and its message.
    fn failure(&self, words: &Words) -> Option<String> {
        let (_, refusal) = self.refusal.as_ref().filter(|(spot, _)| spot.is_none())?;
        Some(words.speak(&refusal.text))
    }

    /// What else can be done now.
    fn more(&self, words: &Words) -> Vec<Button> {
        let all = [
            (button::HINT, "table-hint", Icon::Hint),
            (button::TAKE_BACK, "table-take-back", Icon::Cancel),
            (button::STOP, "table-stop-par", Icon::Cancel),
            (button::FIRST, "table-first", Icon::Back),
            (button::LAST, "table-last", Icon::Forth),
            (button::TURNS, "table-all-turns", Icon::Look),
            (button::COPY, "table-copy", Icon::Saved),
        ];
        let can = all.into_iter().filter(|(id, ..)| self.presses_more(id));
        can.map(|(id, key, icon)| make(words, id, key, icon)).collect()
    }

    /// Beside the title, where that has room for it. When a match is looked back at, and at a puzzle, which is left without
    /// a question, nothing else leads to what it offers.
    fn menu_button(&self, arrangement: Arrangement, words: &Words) -> Option<Button> {
        let room = arrangement != Arrangement::Compact || self.past().is_some() || self.puzzle.is_some();
        let useful = room && !self.more(words).is_empty();
        useful.then(|| make(words, button::MENU, "table-menu", Icon::More))
    }

    /// Who begins, and what else can be done, are asked as the question how to leave is.
    fn question(&self, arrangement: Arrangement, words: &Words) -> Option<Question> {
        if let Some(start) = &self.waiting {
            let starters = G::starters(start)
                .into_iter()
                .map(|seat| labelled(&starter_id(seat), self.name(seat).to_owned(), Icon::End));
            let told = G::starter_told(&self.game.start, &self.names());
            return Some(Question {
                title: words.say("table-starter-title", &[]),
                text: self.failure(words).or(told.map(|told| words.speak(&told))).unwrap_or_default(),
                answers: starters.chain([make(words, button::LEAVE, "table-leave", Icon::Home)]).collect(),
            });
        }
        // The compact arrangement has no room in its bar for the rules, nor mostly for what else can be done.
        let compact = arrangement == Arrangement::Compact;
        let rules = compact.then(|| make(words, button::RULES, "table-rules", Icon::Rules));
        if self.menu {
            let close = make(words, button::CLOSE, "table-close", Icon::End);
            return Some(Question {
                title: words.say("table-menu", &[]),
                text: String::new(),
                answers: self.more(words).into_iter().chain(rules).chain([close]).collect(),
            });
        }
        let (give_up, text) = if self.is_practice() {
            (make(words, button::DISCARD, "table-discard", Icon::GiveUp), "table-exit-practice")
        } else {
            (make(words, button::GIVE_UP, "table-give-up", Icon::GiveUp), "table-exit-text")
        };
        let leave = Button { primary: true, ..make(words, button::LEAVE, "table-leave", Icon::Home) };
        let mut answers = vec![leave, give_up];
        if compact {
            answers.extend(self.more(words));
        }
        answers.extend(rules);
        answers.push(make(words, button::STAY, "table-stay", Icon::Cancel));
        self.asking.then(|| Question {
            title: words.say("table-exit-title", &[]),
            text: words.say(text, &[("player", self.name(self.loser()).into())]),
            answers,
        })
    }

    /// The seats that won the match, or, while it goes on, the game; none for a draw.
    pub(super) fn winners(&self) -> Vec<Seat> {
        let outcome = self.result.as_ref().map(|result| result.outcome.clone());
        match outcome.unwrap_or_else(|| G::outcome(&self.game.position)) {
            Outcome::Win(seats) => seats,
            Outcome::Draw | Outcome::Cleared | Outcome::Ongoing => Vec::new(),
        }
    }

    /// Somebody alone has ended the game.
    fn is_cleared(&self) -> bool {
        self.result.as_ref().is_some_and(|result| result.outcome == Outcome::Cleared)
    }

    /// The games of the match that each seat has won.
    fn games_won(&self) -> Vec<u32> {
        let games: Vec<Outcome> =
            self.before.iter().chain([&self.game]).map(|game| G::outcome(&game.position)).collect();
        let won = |seat| games.iter().filter(|game| **game == Outcome::win(seat)).count() as u32;
        (0..self.seats.len() as u8).map(Seat).map(won).collect()
    }

    fn headline(&self, words: &Words) -> String {
        if self.puzzle.is_some() {
            return words.say("table-solved", &[]);
        }
        if self.is_cleared() {
            return words.say("table-cleared", &[]);
        }
        let number = i64::try_from(self.before.len() + 1).unwrap_or(i64::MAX);
        let between = self.result.is_none();
        match &self.winners()[..] {
            [] if between => words.say("table-game-draw", &[("number", number.into())]),
            [] => words.say("table-draw", &[]),
            [seat] if between => {
                words.say("table-game-win", &[("player", self.name(*seat).into()), ("number", number.into())])
            }
            [seat] => words.say("table-win", &[("player", self.name(*seat).into())]),
            seats => {
                let names: Vec<&str> = seats.iter().map(|&seat| self.name(seat)).collect();
                words.say("table-shared-win", &[("players", list(words, &names).as_str().into())])
            }
        }
    }

    fn reason(&self, words: &Words) -> String {
        if let Some(trace) = self.trace.as_ref().filter(|_| self.puzzle.is_some()) {
            return words.speak(&trace.happened.clone().with("player", self.name(self.last_mover())));
        }
        match &self.result {
            Some(result) if result.rule == super::GIVING_UP => {
                let player = self.name(self.loser());
                words.say("table-gave-up", &[("player", player.into())])
            }
            Some(_) if G::games(&self.setup) > 1 => {
                words.say("table-games-won", &[("score", score(&self.games_won()).as_str().into())])
            }
            _ => words.speak(&G::reason(&self.game.position, &self.names(), self.rounds())),
        }
    }

    fn result_sheet(&self, words: &Words) -> Option<ResultSheet> {
        if !self.is_at_rest() || self.looking {
            return None;
        }
        let winners = self.winners();
        let all: Vec<Seat> = (0..self.seats.len() as u8).map(Seat).collect();
        let shown = if winners.is_empty() { &all } else { &winners };
        let pieces = shown.iter().map(|&seat| (G::info().emblem)(colour(seat)));
        let names: Vec<&str> = self.seats.iter().map(|seat| seat.name.as_str()).collect();
        let (series_text, counted) = match self.result {
            // Nobody to count against.
            Some(_) if self.seats.len() == 1 || self.puzzle.is_some() => ("table-series-text", &Vec::new()),
            Some(_) => ("table-series-text", &self.closing.wins),
            None => ("table-games-text", &self.games_won()),
        };
        Some(ResultSheet {
            pieces: pieces.collect(),
            sprigs: !winners.is_empty() || self.is_cleared(),
            headline: self.headline(words),
            reason: self.failure(words).unwrap_or_else(|| self.reason(words)),
            seats: self.seat_cards(words),
            facts: self.facts(words),
            series: words.say("table-series", &[("players", list(words, &names).as_str().into())]),
            series_text: words.say(series_text, &[]),
            series_score: score(counted),
            buttons: vec![
                self.again(words),
                make(words, button::LOOK, "table-look", Icon::Look),
                make(words, button::HOME, "table-home", Icon::Home),
            ],
        })
    }

    /// The figures of the match that is over, or of the game.
    fn facts(&self, words: &Words) -> Vec<Fact> {
        if let Some(puzzle) = &self.puzzle {
            return vec![puzzle.count(self.closing.solved, words)];
        }
        let minutes = self.result.is_some().then(|| Fact {
            value: words.say("table-minutes", &[("minutes", self.closing.minutes.into())]),
            label: words.say("table-minutes-label", &[]),
        });
        let before = if self.result.is_some() { &self.before[..] } else { &[] };
        let games = before.iter().chain([&self.game]).map(|game| (&game.start, &game.turns[..]));
        let counted = G::facts(&games.collect::<Vec<_>>()).into_iter();
        let counted =
            counted.map(|(value, label)| Fact { value: value.to_string(), label: words.speak(&label) });
        let hints = (self.result.is_some() && self.closing.hints > 0).then(|| Fact {
            value: self.closing.hints.to_string(),
            label: words.say("table-hints-label", &[("count", self.closing.hints.into())]),
        });
        let par = self.par().map(|par| (par, "table-par-label"));
        let best = self.closing.best.map(|best| (best, "table-best-label"));
        let told = |(value, key): (u32, _)| Fact { value: value.to_string(), label: words.say(key, &[]) };
        let against = par.into_iter().chain(best).map(told);
        against.chain(minutes).chain(counted).chain(hints).collect()
    }

    /// Goes on: to the match's next game, or to a rematch.
    fn again(&self, words: &Words) -> Button {
        let (id, key, starter) = match self.sequel() {
            Some(Sequel::Next(start)) if self.result.is_none() => {
                (button::NEXT, "table-next", self.name(G::to_move(&start)))
            }
            // The seats move on, so whoever sat after the starter starts next.
            _ if self.puzzle.is_some() => (button::REMATCH, "table-next-puzzle", ""),
            _ if self.seats.len() == 1 => (button::REMATCH, "table-once-more", ""),
            _ => match G::STARTER {
                Some(Seat(starter)) => {
                    let next = usize::from(starter) + 1;
                    match self.seats.get(next).filter(|seat| !setup::is_nameless(words, seat, next)) {
                        Some(seat) => (button::REMATCH, "table-rematch", seat.name.as_str()),
                        None => (button::REMATCH, "table-rematch-swapped", ""),
                    }
                }
                None => (button::REMATCH, "table-again", ""),
            },
        };
        let label = words.say(key, &[("player", starter.into())]);
        Button { primary: true, ..labelled(id, label, Icon::Again) }
    }
}

/// What Back presses: what changes nothing, or what puts away what lies over the table. It lifts no cover.
fn back(
    question: Option<&Question>,
    cover: Option<&Cover>,
    unseen: Option<&Unseen>,
    turns: &TurnList,
) -> Option<String> {
    let stays = question.and_then(|question| question.answers.last()).map(|answer| &answer.id);
    let exit = cover.filter(|cover| cover.down).map(|_| button::EXIT);
    let closes = unseen.map(|unseen| &unseen.close).or(turns.close.as_ref()).map(|close| &close.id);
    stays.map(String::as_str).or(exit).or(closes.map(String::as_str)).map(str::to_owned)
}

/// What there is to hear of a screen: of the cover, else of the result, else of the message.
fn announced(
    cover: Option<&Cover>,
    result: Option<&ResultSheet>,
    message: &Message,
    words: &Words,
) -> String {
    let headed = |headline: &str, text: &str| {
        words.say("table-headed", &[("headline", headline.into()), ("text", text.into())])
    };
    match (cover.filter(|cover| cover.down), result) {
        (Some(cover), _) => sentences([&headed(&cover.title, &cover.text), &cover.happened]),
        (None, Some(result)) => headed(&result.headline, &result.reason),
        (None, None) => message.spoken.clone(),
    }
}

/// Those that say something, one after another.
fn sentences<const N: usize>(said: [&str; N]) -> String {
    said.into_iter().filter(|one| !one.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A ghost is no piece, but whoever can't see it must hear of it.
fn speak_of_ghosts(scene: &mut Scene) {
    for ghost in scene.ghosts.clone() {
        say_more(scene, ghost.spot, Say::new("table-cell-ghost").with("number", number(ghost.face)));
    }
}

/// Says of the cells that the last turn reached that it did.
fn speak_of_the_last_turn(scene: &mut Scene) {
    let marks = scene.marks.iter().filter(|mark| mark.kind == MarkKind::LastTurn);
    for spot in marks.map(|mark| mark.spot).collect::<Vec<_>>() {
        say_more(scene, spot, Say::new("table-cell-last"));
    }
}

/// Has more said of a cell: `more` is told what it says so far, as `$cell`.
fn say_more(scene: &mut Scene, spot: u32, more: Say) {
    if let Some(cell) = scene.cells.iter_mut().find(|cell| cell.spot == spot) {
        cell.spoken = more.with("cell", cell.spoken.clone());
    }
}

/// The number that a piece shows.
fn number(face: Face) -> u32 {
    match face {
        Face::Disc { number, .. } => number,
        Face::Die { pips, .. } => pips,
        Face::Tile { .. } => 0,
    }
}

/// "Ana, Luis and Pau".
fn list(words: &Words, names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [before @ .., last] => {
            let before = before.join(", ");
            words.say("table-and", &[("before", before.as_str().into()), ("last", (*last).into())])
        }
    }
}

/// What each seat has, side by side.
fn score(counted: &[u32]) -> String {
    let counted: Vec<String> = counted.iter().map(u32::to_string).collect();
    counted.join(" – ")
}
