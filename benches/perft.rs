//! How fast the rules are: leaves of the tree of actions a second.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use spieltisch::games::GameKind;

/// Each game's variants with a depth that takes a few milliseconds.
const TREES: [(GameKind, &str, u32); 2] = [(GameKind::Netzwerk, "wolf", 3), (GameKind::Netzwerk, "neto", 3)];

fn perft(criterion: &mut Criterion) {
    for (kind, rules, depth) in TREES {
        let start = kind.set_up(rules, None).expect("the start should be valid");
        let mut group = criterion.benchmark_group("perft");
        group.throughput(Throughput::Elements(start.perft(depth)));
        group
            .bench_function(format!("{kind}/{rules}/{depth}"), |bencher| bencher.iter(|| start.perft(depth)));
        group.finish();
    }
}

criterion_group!(benches, perft);
criterion_main!(benches);
