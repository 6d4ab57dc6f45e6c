//! The speed of the rules: leaves of the tree of actions per second.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rules::GameKind;

/// Each game's variants with a depth that takes a few milliseconds.
const TREES: [(GameKind, &str, Option<&str>, u32); 5] = [
    (GameKind::Netzwerk, "wolf", None, 3),
    (GameKind::Netzwerk, "neto", None, 3),
    (GameKind::Kulami, "", Some("closed"), 4),
    (GameKind::Kulami, "", Some("irregular"), 4),
    (GameKind::Napoleon, "", Some("waterloo"), 2),
];

fn perft(criterion: &mut Criterion) {
    for (kind, rules, board, depth) in TREES {
        let variant = board.unwrap_or(rules);
        let start = kind.set_up(rules, board, None).expect("the start should be valid");
        let mut group = criterion.benchmark_group("perft");
        group.throughput(Throughput::Elements(start.perft(depth).unwrap_or_default()));
        group.bench_function(format!("{kind}/{variant}/{depth}"), |bencher| {
            bencher.iter(|| start.perft(depth));
        });
        group.finish();
    }
}

criterion_group!(benches, perft);
criterion_main!(benches);
