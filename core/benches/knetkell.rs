//! Knetkell: how long a random game takes, how many turns a second are counted (`perft`), and how many nodes the
//! computer looks at. The counts are asserted.

use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use sobremesa_core::chance::{ChaCha8Rng, seeded};
use sobremesa_core::knetkell::{FIRST, Knetkell, Position, Side, Turn, roll};
use sobremesa_core::opponents::{Level, Opponents, Search};

/// Turn sequences from the start, by length from 1, each roll counted by itself.
const NODES: [u64; 4] = [150, 21_600, 2_980_800, 398_883_456];

/// How many random games are timed one after the other.
const GAMES: u32 = 1_000_000;

/// Of the random games of seed 1: those that blue won, that red won, and drawn ones.
const RESULTS: [u32; 3] = [546_128, 438_164, 15_708];

/// Plays a game from the empty board, each legal choice as likely as another.
fn random_game(rng: &mut ChaCha8Rng) -> Position {
    let mut position = Position::start(FIRST);
    while let Some(choice) = position.random_choice(rng) {
        position = position.after(Turn { choice, roll: roll(rng) });
    }
    position
}

/// Prints how long a random game takes on one core, over many.
fn print_game_time() {
    let mut rng = seeded(1);
    let mut results = [0; 3];
    let start = Instant::now();
    for _ in 0..GAMES {
        let end = random_game(&mut rng);
        results[match end.sum(Side::Blue).cmp(&end.sum(Side::Red)) {
            std::cmp::Ordering::Greater => 0,
            std::cmp::Ordering::Less => 1,
            std::cmp::Ordering::Equal => 2,
        }] += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    assert_eq!(results, RESULTS);
    println!("a random game: {:.3} microseconds over {GAMES}", seconds * 1e6 / f64::from(GAMES));
}

/// Prints how many nodes a second the strongest level looks at, in the positions of a random game.
fn print_search() {
    let stop = AtomicBool::new(false);
    let mut rng = seeded(1);
    let (mut position, mut nodes) = (Position::start(FIRST), 0);
    let start = Instant::now();
    while let Some(choice) = position.random_choice(&mut rng) {
        let mut search = Search::new(Knetkell::budget(Level::STRONGEST), &stop);
        black_box(Knetkell::choose(&position, Level::STRONGEST, &mut rng, &mut search));
        nodes += search.visited();
        position = position.after(Turn { choice, roll: roll(&mut rng) });
    }
    let seconds = start.elapsed().as_secs_f64();
    println!(
        "level 4: {:.3} million nodes a second, {:.1} ms a turn",
        nodes as f64 / seconds / 1e6,
        seconds * 1e3 / 25.0
    );
}

fn games(c: &mut Criterion) {
    print_game_time();
    print_search();
    let position = Position::start(FIRST);
    for (depth, nodes) in (1..).zip(NODES) {
        assert_eq!(position.perft(depth), nodes);
    }
    let mut rng = seeded(1);
    let mut group = c.benchmark_group("knetkell");
    group.bench_function("a random game", |b| b.iter(|| random_game(&mut rng)));
    group.throughput(Throughput::Elements(NODES[3])).sample_size(10);
    group.bench_function("perft 4", |b| b.iter(|| black_box(&position).perft(4)));
    group.finish();
}

criterion_group!(benches, games);
criterion_main!(benches);
