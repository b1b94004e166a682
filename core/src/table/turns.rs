//! The turns of a match as a list, which leads to each of them while one looks back.

use super::draw::make;
use super::screen::{Button, Icon, ListedTurn, Round, TurnList};
use super::{Played, Table, button};
use crate::game::TableGame;
use crate::words::Words;

/// What a press is called that looks at the match as it was after so many turns.
fn id_after(turns: usize) -> String {
    format!("turn-{turns}")
}

/// After how many turns a press looks at the match; `None` for one that is called otherwise.
pub(super) fn turns_of(id: &str) -> Option<usize> {
    id.strip_prefix("turn-")?.parse().ok()
}

impl<G: TableGame> Table<G> {
    /// The turns of the game on the table; of the whole match, the later ones too, while one looks back.
    pub(super) fn turn_list(&self, words: &Words) -> TurnList {
        let past = self.past();
        let games = if past.is_some() { &self.before[..] } else { &[] };
        let latest = past.map_or(self.game.turns.len(), |past| past.at);
        let (mut rounds, mut before) = (Vec::new(), 0);
        for (number, game) in (1..).zip(games.iter().chain([&self.game])) {
            let first = rounds.len();
            rounds.extend(self.listed(game, before, latest, words));
            if past.is_some()
                && let Some(round) = rounds.get_mut(first)
            {
                round.game = self.game_of(number, words);
            }
            before += game.turns.len();
        }
        let note = G::note(&self.view()).filter(|_| !self.is_at_rest());
        let note = note.map(|(say, matters)| (words.speak(&say), matters));
        let (note, note_matters) = note.unwrap_or_default();
        let close = Button { primary: true, ..make(words, button::CLOSE, "table-close", Icon::End) };
        TurnList {
            heading: words.say("table-turns", &[]),
            rounds,
            note,
            note_matters,
            close: self.listing.then_some(close),
        }
    }

    /// The rounds of a game that came after so many turns of the match; `latest` is the turn to be marked.
    fn listed(&self, game: &Played<G>, before: usize, latest: usize, words: &Words) -> Vec<Round> {
        let seats = self.seats.len().max(1);
        let rounds = (0..).zip(game.told.chunks(seats)).map(|(round, told)| {
            let mut turns = vec![ListedTurn::default(); seats];
            let mut marked = None;
            for (turn, text) in (round * seats..).zip(told) {
                let (seat, number) = (game.seat_of(turn, seats), before + turn + 1);
                turns[seat] = self.listed_turn(number, seat, text, words);
                marked = marked.or((number == latest).then_some(seat as u32));
            }
            Round { game: String::new(), number: round as u32 + 1, turns, latest: marked }
        });
        rounds.collect()
    }

    /// A turn, counted over the whole match if it can be looked at.
    fn listed_turn(&self, number: usize, seat: usize, text: &str, words: &Words) -> ListedTurn {
        let text = text.to_owned();
        if self.past().is_none() {
            return ListedTurn { id: None, spoken: text.clone(), text };
        }
        let player = self.seats.get(seat).map_or("", |seat| seat.name.as_str());
        let spoken = words.say(
            "table-turn",
            &[("turn", number.into()), ("player", player.into()), ("short", text.as_str().into())],
        );
        ListedTurn { id: Some(id_after(number)), spoken, text }
    }
}
