//! The rules as a page: the chapters of one game or of all, with their drawn boards.

use crate::games::{Example, GameInfo, Item};
use crate::pages::page::{Page, Picture, Row};
use crate::table::screen::Tone;
use crate::words::Words;

/// The chapters of `games`; `draw` draws a board.
pub fn page(words: &Words, games: &[&GameInfo], draw: &dyn Fn(&Example) -> Picture) -> Page {
    let title = match games {
        [game] => words.say("rules-title-of", &[("game", (&words.say(game.title, &[])).into())]),
        _ => words.say("rules-title", &[]),
    };
    let mut rows = Vec::new();
    for game in games {
        if games.len() > 1 {
            rows.push(Row::Heading { text: words.say(game.title, &[]), anchor: String::new() });
        }
        for chapter in game.chapters {
            rows.push(Row::Heading {
                text: words.say(chapter.heading, &[]),
                anchor: chapter.anchor.to_owned(),
            });
            rows.extend(chapter.items.iter().map(|item| row(words, item, draw)));
        }
    }
    Page { title, rows, primary: None }
}

/// The anchor of the chapter that explains a rule, as "Q7".
pub fn chapter_of(game: &GameInfo, rule: &str) -> Option<&'static str> {
    game.chapters.iter().find(|chapter| chapter.rules.contains(&rule)).map(|chapter| chapter.anchor)
}

fn row(words: &Words, item: &Item, draw: &dyn Fn(&Example) -> Picture) -> Row {
    match item {
        Item::Text(key) => Row::Text { text: words.say(key, &[]), tone: Tone::Plain },
        Item::Board(example) => {
            let caption = match example.caption {
                "" => String::new(),
                key => words.say(key, &[]),
            };
            Row::Drawing { picture: draw(example), caption }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::games::{self, infos, picture};
    use crate::querni::chapters::INFO;
    use crate::table::empty_picture;
    use crate::table::screen::MarkKind;
    use crate::words::Language;

    fn shown(language: Language, games: &[&GameInfo]) -> Page {
        let words = Words::new(language);
        page(&words, games, &|_| empty_picture(&words))
    }

    #[test]
    fn every_rule_of_querni_is_explained_in_one_chapter() {
        let numbered = |letter: char, last: u32| (1..=last).map(move |number| format!("{letter}{number}"));
        let rules = numbered('Q', 11).chain(numbered('A', 3)).chain(numbered('W', 4)).chain(numbered('G', 1));
        let mut explained: Vec<&str> =
            INFO.chapters.iter().flat_map(|chapter| chapter.rules).copied().collect();
        let mut rules: Vec<String> = rules.collect();
        rules.sort_unstable();
        explained.sort_unstable();
        assert_eq!(explained, rules);
    }

    #[test]
    fn a_rule_leads_to_a_heading_of_the_page() {
        for game in infos() {
            let page = shown(Language::English, &[game]);
            for rule in game.chapters.iter().flat_map(|chapter| chapter.rules) {
                let wanted = chapter_of(game, rule).expect("a chapter");
                let is_it = |row: &Row| matches!(row, Row::Heading { anchor, .. } if anchor == wanted);
                assert_eq!(page.rows.iter().filter(|row| is_it(row)).count(), 1, "{rule}");
            }
        }
        assert_eq!(chapter_of(&INFO, "Q7"), Some("limits"));
        assert_eq!(chapter_of(&INFO, "K1"), None);
    }

    #[test]
    fn anchors_are_not_used_twice() {
        for game in infos() {
            let mut seen = HashSet::new();
            assert!(game.chapters.iter().all(|chapter| seen.insert(chapter.anchor)));
        }
    }

    #[test]
    fn every_board_in_the_rules_can_be_played_to_what_it_shows() {
        let words = Words::new(Language::English);
        for host in games::all() {
            let items = host.info.chapters.iter().flat_map(|chapter| chapter.items);
            let boards = items.filter_map(|item| match item {
                Item::Board(example) => Some(example),
                Item::Text(_) => None,
            });
            for example in boards.chain([&host.info.cut]) {
                let board = picture(example, &words).expect("legal taps").board;
                assert!(!board.pieces.is_empty(), "{example:?}");
                let last_turn = board.marks.iter().any(|mark| mark.kind == MarkKind::LastTurn);
                assert_eq!(last_turn, example.taps.last() == Some(&"end"), "{example:?}");
            }
        }
    }

    #[test]
    fn every_board_in_the_rules_says_what_it_shows() {
        for language in Language::ALL {
            let page = shown(language, &infos());
            let captions: Vec<_> = page
                .rows
                .iter()
                .filter_map(|row| match row {
                    Row::Drawing { caption, .. } => Some(caption),
                    _ => None,
                })
                .collect();
            assert!(captions.len() > 10);
            assert!(captions.iter().all(|caption| !caption.is_empty()));
        }
    }

    #[test]
    fn the_rules_call_the_buttons_what_stands_on_them() {
        let page = shown(Language::Spanish, &[&INFO]);
        let said = |words: &str| {
            page.rows.iter().any(|row| matches!(row, Row::Text { text, .. } if text.contains(words)))
        };
        assert!(said("«Fin de jugada»") && said("«Elegir cadena»") && said("«Cancelar»"));
        assert_eq!(page.title, "Reglas de Querni");
    }
}
