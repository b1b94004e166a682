//! Qwirkle: whole games of two players who take the highest-scoring of all legal turns, from the deal to the end.
//! The scores are asserted. And how many nodes the computer looks at.

use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use criterion::{Criterion, criterion_group, criterion_main};
use sobremesa_core::chance::seeded;
use sobremesa_core::game::{Game, Outcome, Setup};
use sobremesa_core::opponents::{Level, Opponents, Search};
use sobremesa_core::qwirkle::{Choice, Position, Qwirkle, Turn};

/// Games, one for each seed from 0.
const GAMES: u64 = 1_000;

/// All turns and all points of those games.
const PLAYED: (u64, u64) = (51195, 412066);

/// Plays a game; gives how it ended, and its turns.
fn game(seed: u64) -> (Position, u64) {
    let mut rng = seeded(seed);
    let mut position = Qwirkle::deal(&Setup::default(), 2, &mut rng);
    let mut turns = 0;
    while position.ending().is_none() {
        let choice = position.mover().best_choice();
        let drawn = position.draw(&choice, &mut rng);
        // The best of all legal choices, with draws from the bag, is legal.
        position = position.play(&Turn { choice, drawn }).expect("a legal turn");
        turns += 1;
    }
    (position, turns)
}

/// Prints how many placings the players of a thousand games have to choose from, and how long a game takes.
fn print_games() {
    let start = Instant::now();
    let (mut turns, mut points) = (0, 0);
    for seed in 0..GAMES {
        let (end, played) = game(seed);
        turns += played;
        points += end.scores().iter().map(|&score| u64::from(score)).sum::<u64>();
    }
    let each = start.elapsed().as_secs_f64() * 1e6 / GAMES as f64;
    println!(
        "{GAMES} games of two greedy players: {each:.1} µs a game, {:.1} turns, {:.1} points a player",
        turns as f64 / GAMES as f64,
        points as f64 / GAMES as f64 / 2.0
    );
    assert_eq!((turns, points), PLAYED);
}

/// A position in the middle of a game, whose hand can be placed in many ways.
fn middle() -> Position {
    let mut rng = seeded(0);
    let mut position = Qwirkle::deal(&Setup::default(), 2, &mut rng);
    for _ in 0..24 {
        let choice = position.mover().best_choice();
        let drawn = position.draw(&choice, &mut rng);
        position = position.play(&Turn { choice, drawn }).expect("a legal turn");
    }
    position
}

/// Prints how many nodes a second the strongest level looks at, in the middle of a game.
fn print_search() {
    let stop = AtomicBool::new(false);
    let position = middle();
    let view = Qwirkle::view(&position, Some(position.seat()));
    let mut search = Search::new(Qwirkle::budget(Level::STRONGEST), &stop);
    let start = Instant::now();
    black_box(Qwirkle::choose(&view, Level::STRONGEST, &mut seeded(1), &mut search));
    let seconds = start.elapsed().as_secs_f64();
    let nodes = search.visited() as f64;
    println!("level 4: {:.3} million nodes a second, {:.1} ms a turn", nodes / seconds / 1e6, seconds * 1e3);
}

fn games(c: &mut Criterion) {
    print_games();
    print_search();
    let middle = middle();
    c.bench_function("a greedy two-player game", |b| {
        let mut seed = 0;
        b.iter(|| {
            seed = (seed + 1) % GAMES;
            let (end, _) = game(black_box(seed));
            assert!(matches!(end.ending(), Some((Outcome::Win(_), _))));
        });
    });
    c.bench_function("the best placing in the middle of a game", |b| {
        b.iter(|| black_box(&middle).mover().best_choice() != Choice::Pass);
    });
    c.bench_function("playing it", |b| {
        let choice = middle.mover().best_choice();
        let turn = Turn { drawn: middle.draw(&choice, &mut seeded(0)), choice };
        b.iter(|| black_box(&middle).play(&turn));
    });
}

criterion_group!(benches, games);
criterion_main!(benches);
