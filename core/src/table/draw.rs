//! Turns a table into a [`Screen`]: places, words, times.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;

use super::layout::{Coordinates, Layout, Space};
use super::motion::schedule;
use super::scene::{Scene, Standing};
use super::screen::{
    Arrangement, Board, Button, Fact, Icon, Mark, MarkKind, Message, Question, ResultPiece, ResultSheet,
    Round, Screen, SeatCard, SeatColour, Tone, TurnList,
};
use super::{Table, button};
use crate::game::{Draft, Outcome, Seat, TableGame};
use crate::games::Example;
use crate::pages::page::Picture;
use crate::pages::rules::chapter_of;
use crate::words::{Say, Words};

/// Cells of a picture's board, dp.
const PICTURE_CELL: f32 = 36.0;

/// What a table is shown in: language, room, and what the settings say.
#[derive(Debug, Clone, Copy)]
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
}

/// What the result sheet says beyond the match itself.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Closing {
    /// Matches that each seat's name has won at this table.
    pub wins: Vec<u32>,
    /// Minutes that the match was played.
    pub minutes: u64,
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
fn board(scene: &Scene, layout: &Layout, words: &Words) -> Board {
    Board {
        arrangement: layout.arrangement,
        scrolls: layout.scrolls,
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
        numerals_turned: false,
        numerals_large: false,
    }
}

/// Draws an example of the rules by really playing its taps.
///
/// `None` if the example is not one of this game: a position that can't be read, a place that is not there.
pub fn picture<G: TableGame>(example: &Example, words: &Words) -> Option<Picture> {
    let mut position: G::Position = example.position.parse().ok()?;
    let mut draft = G::draft(&G::view(&position, G::to_move(&position)));
    let mut trace = None;
    for tap in example.taps {
        let done = match G::spot(tap) {
            Some(spot) => draft.tap(spot),
            None if *tap == button::END => {
                let (seat, choice) = (G::to_move(&position), draft.choice()?);
                // An example of the rules is no match: its chance is always the same.
                let chance = G::chance(&position, &choice, &mut ChaCha8Rng::seed_from_u64(0));
                let turn = G::turn(choice, chance);
                trace = Some(G::trace(&G::view(&position, seat), &G::seen(&position, &turn, seat)));
                position = G::play(&position, &turn).ok()?;
                draft = G::draft(&G::view(&position, G::to_move(&position)));
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
        scene = scene.window(G::spot(lower_left)?, G::spot(upper_right)?);
    }
    let spoken = if example.caption.is_empty() { String::new() } else { words.say(example.caption, &[]) };
    Some(Picture { spoken, ..picture_of(&scene, words) })
}

/// A picture of nothing.
pub fn empty_picture(words: &Words) -> Picture {
    picture_of(&Scene::default(), words)
}

fn picture_of(scene: &Scene, words: &Words) -> Picture {
    let layout = Layout::plain(PICTURE_CELL, scene.files, scene.ranks);
    Picture { board: board(scene, &layout, words), spoken: String::new() }
}

impl Scene {
    /// The part of the board between two spots, its cells counted anew.
    fn window(&self, lower_left: u32, upper_right: u32) -> Self {
        let place = |spot: u32| (spot % self.files, spot / self.files);
        let ((left, low), (right, high)) = (place(lower_left), place(upper_right));
        let (files, ranks) = (right.saturating_sub(left) + 1, high.saturating_sub(low) + 1);
        let inside = |spot: u32| {
            let (file, rank) = place(spot);
            let seen = (left..=right).contains(&file) && (low..=high).contains(&rank);
            seen.then(|| (rank - low) * files + file - left)
        };
        let cells = (0u32..).zip(&self.cells).filter(|(spot, _)| inside(*spot).is_some());
        Self {
            files,
            ranks,
            cells: cells.map(|(_, cell)| cell.clone()).collect(),
            pieces: moved_in(&self.pieces, |piece| &mut piece.spot, inside),
            ghosts: moved_in(&self.ghosts, |ghost| &mut ghost.spot, inside),
            marks: moved_in(&self.marks, |mark| &mut mark.spot, inside),
            chain: self.chain.iter().filter_map(|&spot| inside(spot)).collect(),
            path: self.path.iter().filter_map(|&(from, to)| Some((inside(from)?, inside(to)?))).collect(),
            beads: moved_in(&self.beads, |bead| &mut bead.spot, inside),
        }
    }
}

/// Those that lie inside, with their new spots.
fn moved_in<T: Copy>(
    things: &[T],
    spot: impl Fn(&mut T) -> &mut u32,
    inside: impl Fn(u32) -> Option<u32>,
) -> Vec<T> {
    let moved = things.iter().filter_map(|thing| {
        let mut thing = *thing;
        let place = spot(&mut thing);
        *place = inside(*place)?;
        Some(thing)
    });
    moved.collect()
}

fn make(words: &Words, id: &str, key: &'static str, icon: Icon) -> Button {
    let label = words.say(key, &[]);
    Button { id: id.to_owned(), spoken: label.clone(), label, icon, primary: false, enabled: true }
}

impl<G: TableGame> Table<G> {
    /// The present screen.
    pub(super) fn draw(&self, light: &Light<'_>) -> Screen {
        let words = light.words;
        // A match that was given up goes on by its position, but nothing can be moved any more.
        let over = self.result.is_some();
        let mut scene = if over { G::scene(&self.view()) } else { self.draft.scene() };
        if self.draft.is_empty()
            && let Some(trace) = &self.trace
        {
            scene.marks.extend(&trace.marks);
            scene.ghosts.extend(&trace.ghosts);
            self.speak_of_ghosts(&mut scene);
        }
        if let Some((Some(spot), _)) = &self.refusal {
            scene.marks.push(Mark { kind: MarkKind::Invalid, spot: *spot });
        }
        let layout = Layout::of(light.space, scene.files, scene.ranks);
        let mut board = board(&scene, &layout, words);
        board.labels = layout.labels(light.coordinates);
        board.numerals_turned = light.facing
            && G::to_move(&self.position) == Seat(1)
            && board.arrangement != Arrangement::Landscape;
        board.numerals_large = light.large_numerals;
        Screen {
            number: self.number,
            game: G::info().name.to_owned(),
            title: words.say(G::info().title, &[]),
            seats: self.seat_cards(words),
            board,
            turns: self.turn_list(words),
            message: self.message(words),
            buttons: self.buttons(words),
            exit: make(words, button::EXIT, "table-exit", Icon::Exit),
            rules: make(words, button::RULES, "table-rules", Icon::Rules),
            question: self.question(words),
            result: self.result_sheet(words),
            left: self.left,
            motions: schedule(&self.moves, &layout),
        }
    }

    /// A ghost is no piece, but whoever can't see it must hear of it.
    fn speak_of_ghosts(&self, scene: &mut Scene) {
        for ghost in &scene.ghosts {
            if let Some(cell) = scene.cells.get_mut(ghost.spot as usize) {
                let cell_says = std::mem::replace(&mut cell.spoken, Say::new("table-cell-ghost"));
                cell.spoken =
                    Say::new("table-cell-ghost").with("cell", cell_says).with("number", ghost.number);
            }
        }
    }

    fn name(&self, seat: Seat) -> &str {
        self.seats.get(seat.index()).map_or("", |seat| seat.name.as_str())
    }

    fn names(&self) -> Vec<String> {
        self.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    fn seat_cards(&self, words: &Words) -> Vec<SeatCard> {
        let to_move = if self.result.is_some() { None } else { Some(G::to_move(&self.position)) };
        let standings = G::standings(&self.view());
        let cards = (0..).map(Seat).zip(&self.seats).zip(standings).map(|((seat, player), standing)| {
            let Standing { score, score_in_words, done, of } = standing;
            let (active, score_in_words) = (to_move == Some(seat), words.speak(&score_in_words));
            let key = if active { "table-seat-active" } else { "table-seat" };
            let spoken =
                words.say(key, &[("player", (&player.name).into()), ("score", (&score_in_words).into())]);
            SeatCard {
                colour: colour(seat),
                name: player.name.clone(),
                score: words.speak(&score),
                score_in_words,
                done,
                of,
                active,
                spoken,
            }
        });
        cards.collect()
    }

    /// Rounds begun.
    fn rounds(&self) -> u32 {
        self.turns.len().div_ceil(self.seats.len().max(1)) as u32
    }

    fn turn_list(&self, words: &Words) -> TurnList {
        let seats = self.seats.len().max(1);
        let last = self.turns.len().saturating_sub(1);
        let rounds = (1..).zip(self.turns.chunks(seats)).map(|(number, turns)| {
            let mut texts: Vec<String> = turns.iter().map(ToString::to_string).collect();
            texts.resize(seats, String::new());
            let latest = (last / seats + 1 == number).then_some((last % seats) as u32);
            Round { number: number as u32, turns: texts, latest }
        });
        let note = G::note(&self.view()).filter(|_| self.result.is_none());
        let (note, note_matters) =
            note.map_or((String::new(), false), |(say, matters)| (words.speak(&say), matters));
        TurnList { heading: words.say("table-turns", &[]), rounds: rounds.collect(), note, note_matters }
    }

    fn message(&self, words: &Words) -> Message {
        let player = self.name(G::to_move(&self.position));
        let to_play = words.say("table-to-play", &[("player", player.into())]);
        let plain = |headline: String, hint: String, brief: String| Message {
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
        let mut message = if self.result.is_some() {
            let headline = words.say("table-over", &[("result", self.headline(words).as_str().into())]);
            plain(headline.clone(), self.reason(words), headline)
        } else if let Some(saying) = self.draft.say() {
            let (rule, chapter) = cited(saying.rule);
            let speak = |say: &Say| words.speak(say);
            let said = plain(speak(&saying.headline), speak(&saying.hint), speak(&saying.brief));
            Message { tone: saying.tone, rule, chapter, ..said }
        } else if let Some(trace) = &self.trace {
            let last = (self.turns.len() + self.seats.len() - 1) % self.seats.len().max(1);
            let by = self.seats.get(last).map_or("", |seat| seat.name.as_str());
            plain(
                words.speak(&trace.happened.clone().with("player", by)),
                to_play,
                words.speak(&trace.brief.clone().with("player", by)),
            )
        } else {
            plain(to_play.clone(), words.speak(&self.draft.invitation()), to_play)
        };
        if let Some((_, refusal)) = &self.refusal {
            let (rule, chapter) = cited(refusal.rule);
            let text = words.speak(&refusal.text);
            let hint =
                if self.draft.say().is_some() { message.hint } else { words.speak(&self.draft.invitation()) };
            message = Message { tone: Tone::Refusal, rule, chapter, ..plain(text.clone(), hint, text) };
        }
        message
    }

    fn buttons(&self, words: &Words) -> Vec<Button> {
        if self.result.is_some() {
            let home = make(words, button::HOME, "table-home", Icon::Home);
            let result = make(words, button::RESULT, "table-result", Icon::End);
            return vec![home, Button { primary: true, ..result }];
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
        let end = make(words, button::END, "table-end", Icon::End);
        buttons.push(Button { primary: true, enabled: self.draft.choice().is_some(), ..end });
        if self.asking {
            buttons.iter_mut().for_each(|button| button.enabled = false);
        }
        buttons
    }

    fn question(&self, words: &Words) -> Option<Question> {
        self.asking.then(|| Question {
            title: words.say("table-exit-title", &[]),
            text: words.say("table-exit-text", &[("player", self.name(G::to_move(&self.position)).into())]),
            answers: vec![
                Button { primary: true, ..make(words, button::LEAVE, "table-leave", Icon::Home) },
                make(words, button::GIVE_UP, "table-give-up", Icon::GiveUp),
                make(words, button::STAY, "table-stay", Icon::Cancel),
            ],
        })
    }

    /// The seats that won; none for a draw.
    fn winners(&self) -> &[Seat] {
        match self.result.as_ref().map(|result| &result.outcome) {
            Some(Outcome::Win(seats)) => seats,
            _ => &[],
        }
    }

    fn headline(&self, words: &Words) -> String {
        match self.winners() {
            [] => words.say("table-draw", &[]),
            [seat] => words.say("table-win", &[("player", self.name(*seat).into())]),
            seats => {
                let names: Vec<&str> = seats.iter().map(|&seat| self.name(seat)).collect();
                words.say("table-shared-win", &[("players", names.join(", ").as_str().into())])
            }
        }
    }

    fn reason(&self, words: &Words) -> String {
        match &self.result {
            Some(result) if result.rule == super::GIVING_UP => {
                let player = self.name(G::to_move(&self.position));
                words.say("table-gave-up", &[("player", player.into())])
            }
            Some(_) => words.speak(&G::reason(&self.position, &self.names(), self.rounds())),
            None => String::new(),
        }
    }

    fn result_sheet(&self, words: &Words) -> Option<ResultSheet> {
        if self.result.is_none() || self.looking {
            return None;
        }
        let (kind, number) = G::info().emblem;
        let winners = self.winners();
        let all: Vec<Seat> = (0..self.seats.len() as u8).map(Seat).collect();
        let shown = if winners.is_empty() { &all[..] } else { winners };
        let pieces = shown.iter().map(|&seat| ResultPiece { kind, colour: colour(seat), number });
        let minutes = words.say("table-minutes", &[("minutes", self.closing.minutes.into())]);
        let played = Fact { value: minutes, label: words.say("table-minutes-label", &[]) };
        let facts = G::facts(&self.turns).into_iter();
        let facts = facts.map(|(value, label)| Fact { value: value.to_string(), label: words.speak(&label) });
        let names: Vec<&str> = self.seats.iter().map(|seat| seat.name.as_str()).collect();
        let wins: Vec<String> = self.closing.wins.iter().map(u32::to_string).collect();
        // The seats swap, so whoever sat second starts next.
        let next = self.seats.get(1).map_or("", |seat| seat.name.as_str());
        let rematch = Button {
            label: words.say("table-rematch", &[("player", next.into())]),
            spoken: words.say("table-rematch", &[("player", next.into())]),
            primary: true,
            ..make(words, button::REMATCH, "table-again", Icon::Again)
        };
        Some(ResultSheet {
            pieces: pieces.collect(),
            sprigs: !winners.is_empty(),
            headline: self.headline(words),
            reason: self.reason(words),
            seats: self.seat_cards(words),
            facts: std::iter::once(played).chain(facts).collect(),
            series: words.say(
                "table-series",
                &[("first", names.first().copied().unwrap_or("").into()), ("second", next.into())],
            ),
            series_text: words.say("table-series-text", &[]),
            series_score: wins.join(" – "),
            buttons: vec![
                rematch,
                make(words, button::LOOK, "table-look", Icon::Look),
                make(words, button::HOME, "table-home", Icon::Home),
            ],
        })
    }
}
