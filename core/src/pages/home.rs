//! The first page: the match to go on with, the games, and the ways to the other pages.

use crate::games::{Example, GameInfo};
use crate::pages::page::{GameCard, Home, MatchCard, Notice, Picture};
use crate::table::screen::{Button, Icon};
use crate::words::Words;

/// The first page. `newest` is the card of the match to go on with, `saved` counts all matches in the archive, and
/// `draw` draws a board.
pub fn page(
    words: &Words,
    notice: Option<&str>,
    newest: Option<MatchCard>,
    saved: usize,
    loudspeaker: Button,
    games: &[&GameInfo],
    draw: &dyn Fn(&Example) -> Picture,
) -> Home {
    Home {
        title: words.say("app-name", &[]),
        subtitle: words.say("home-subtitle", &[]),
        notice: notice.map(|text| Notice {
            text: text.to_owned(),
            button: button("dismiss", words.say("home-understood", &[]), Icon::End),
        }),
        newest,
        games: games.iter().map(|game| card(words, game, draw(&game.cut))).collect(),
        links: links(words, saved, loudspeaker),
    }
}

fn card(words: &Words, game: &GameInfo, picture: Picture) -> GameCard {
    let title = words.say(game.title, &[]);
    let tagline = words.say(game.tagline, &[]);
    let facts = words.say(game.facts, &[]);
    let spoken = words.say(
        "home-game-spoken",
        &[("game", (&title).into()), ("tagline", (&tagline).into()), ("facts", (&facts).into())],
    );
    GameCard { game: game.name.to_owned(), title, tagline, facts, picture, spoken }
}

fn links(words: &Words, saved: usize, loudspeaker: Button) -> Vec<Button> {
    let count = words.say("home-saved-spoken", &[("count", saved.into())]);
    vec![
        Button { spoken: count, ..button("saved", words.say("home-saved", &[]), Icon::Saved) },
        button("statistics", words.say("home-statistics", &[]), Icon::Statistics),
        button("rules", words.say("home-rules", &[]), Icon::Rules),
        button("settings", words.say("home-settings", &[]), Icon::Settings),
        loudspeaker,
    ]
}

fn button(id: &str, label: String, icon: Icon) -> Button {
    Button { id: id.to_owned(), spoken: label.clone(), label, icon, primary: false, enabled: true }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::audio::Loudspeaker;
    use crate::games::infos;
    use crate::table::empty_picture;
    use crate::words::Language;

    fn home(language: Language, notice: Option<&str>, saved: usize) -> Home {
        let words = Words::new(language);
        let loudspeaker = Loudspeaker::All.button(&words, false);
        page(&words, notice, None, saved, loudspeaker, &infos(), &|_| empty_picture(&words))
    }

    #[test]
    fn a_game_is_shown_with_what_it_is_about() {
        let home = home(Language::Spanish, None, 0);
        assert_eq!((home.title.as_str(), home.subtitle.as_str()), ("Sobremesa", "Juegos de mesa"));
        let querni = &home.games[0];
        assert_eq!(querni.game, "querni");
        assert_eq!(querni.spoken, "Querni. Cadenas de números. 2 personas · 15 min");
    }

    #[test]
    fn a_notice_can_be_put_away_and_is_else_not_there() {
        assert_eq!(home(Language::English, None, 0).notice, None);
        let notice = home(Language::English, Some("This file can't be read."), 0).notice.expect("a notice");
        assert_eq!(notice.text, "This file can't be read.");
        assert!(notice.button.enabled);
    }

    #[test]
    fn the_link_to_the_saved_matches_says_how_many_there_are() {
        let spoken = |saved| home(Language::English, None, saved).links[0].spoken.clone();
        assert_eq!(spoken(0), "Saved matches: none");
        assert_eq!(spoken(3), "Saved matches: 3");
    }
}
