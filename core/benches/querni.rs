//! Querni: how many turns a second are counted (`perft`), and how many are listed one by one; how many nodes a second the
//! strongest computer visits, and the search for the par of a board alone. The counts are asserted.

use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::Instant;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use sobremesa_core::chance::seeded;
use sobremesa_core::clear::{ClearTheBoard, solver};
use sobremesa_core::game::{Game, Setup};
use sobremesa_core::opponents::{Budget, Level, Opponents, Search};
use sobremesa_core::querni::{Position, Querni, Rules};

/// Turn sequences from the deal of seed 1 by the app rules, by length from 1.
const NODES: [u64; 4] = [97, 9_419, 982_914, 99_997_748];

/// As `perft`, but the last turn of each sequence is listed too, not only counted.
fn listed(position: &Position, depth: u32) -> u64 {
    let mut nodes = 0;
    position.each_action(|action| {
        nodes += if depth == 1 {
            u64::from(black_box(action) == action)
        } else {
            listed(&position.act(action), depth - 1)
        };
    });
    nodes
}

/// Prints how many turns a second a way of counting reaches, on one core.
fn print_rate(name: &str, depth: u32, count: impl Fn(u32) -> u64) {
    let start = Instant::now();
    let nodes = count(depth);
    let seconds = start.elapsed().as_secs_f64();
    assert_eq!(nodes, NODES[depth as usize - 1]);
    println!("{name}, {depth} turns: {nodes} nodes, {:.1} million a second", nodes as f64 / seconds / 1e6);
}

fn perft(c: &mut Criterion) {
    let position = Position::deal(&Rules::APP, &mut seeded(1));
    for (depth, nodes) in (1..).zip(&NODES[..3]) {
        assert_eq!(position.perft(depth), *nodes);
        assert_eq!(listed(&position, depth), *nodes);
    }
    print_rate("perft", 4, |depth| position.perft(depth));
    print_rate("perft, every turn listed", 4, |depth| listed(&position, depth));
    let mut group = c.benchmark_group("querni");
    group.throughput(Throughput::Elements(NODES[2])).sample_size(20);
    group.bench_function("perft 3", |b| b.iter(|| black_box(&position).perft(3)));
    group.bench_function("perft 3, every turn listed", |b| b.iter(|| listed(black_box(&position), 3)));
    group.finish();
}

/// A turn of the strongest computer from a deal, of so many nodes.
fn search(c: &mut Criterion) {
    const NODES: u64 = 20_000;
    let position = Position::deal(&Rules::APP, &mut seeded(1));
    let stop = AtomicBool::new(false);
    let turn = || {
        let mut search = Search::new(Budget::nodes(NODES), &stop);
        let turn = Querni::choose(black_box(&position), Level::STRONGEST, &mut seeded(1), &mut search);
        assert_eq!(search.visited(), NODES);
        turn
    };
    let mut group = c.benchmark_group("querni");
    group.throughput(Throughput::Elements(NODES)).sample_size(20);
    group.bench_function("search", |b| b.iter(turn));
    group.finish();
}

/// The search for a par, of a deal that so many nodes don't prove.
fn par(c: &mut Criterion) {
    const NODES: u64 = 50_000;
    let position = ClearTheBoard::deal(&Setup::default(), 1, &mut seeded(13));
    let stop = AtomicBool::new(false);
    let solve = || {
        let mut search = Search::new(Budget::nodes(NODES), &stop);
        let solution = solver::solve(black_box(&position), &mut search, &mut |_, _| {});
        assert_eq!(search.visited(), NODES);
        solution
    };
    let mut group = c.benchmark_group("clear");
    group.throughput(Throughput::Elements(NODES)).sample_size(10);
    group.bench_function("par", |b| b.iter(solve));
    group.finish();
}

criterion_group!(benches, perft, search, par);
criterion_main!(benches);
