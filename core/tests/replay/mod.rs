//! Games as text, played to their ends.

use sobremesa_core::archive::GameRecord;
use sobremesa_core::game::{Game, Outcome, status};

/// Plays a game's turns, each spelt as it spells itself, and holds its end against what they lead to. `each` is shown
/// every turn with the positions before and after it.
pub fn replay<G: Game>(
    game: &GameRecord,
    mut each: impl FnMut(&G::Position, &G::Turn, &G::Position),
) -> G::Position {
    let mut position: G::Position = game.position.parse().unwrap_or_else(|error| panic!("{error}"));
    for text in &game.turns {
        let turn: G::Turn = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(turn.to_string(), *text);
        assert_eq!(G::outcome(&position), Outcome::Ongoing, "{text} is played after the end");
        let next = G::play(&position, &turn).unwrap_or_else(|error| panic!("{text}: {error}"));
        each(&position, &turn, &next);
        position = next;
    }
    let end = game.end.as_ref().unwrap_or_else(|| panic!("the game has no end"));
    // Order within hands and bag is free, so positions are compared, not texts.
    let written: G::Position = end.position.parse().unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(position, written);
    assert_eq!(status::<G>(&position), end.status);
    position
}
