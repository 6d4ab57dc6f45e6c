//! This game's part of the benchmark.

use crate::bench::BenchVariant;

/// Alpha-beta with a depth limit, and Monte-Carlo search without one.
pub(crate) const VARIANTS: [BenchVariant; 3] = [
    BenchVariant { rules: "", board: None, depth: 7, nodes: u64::MAX },
    BenchVariant { rules: "", board: None, depth: u32::MAX, nodes: 40_000 },
    BenchVariant { rules: "score=level2", board: Some("irregular"), depth: u32::MAX, nodes: 40_000 },
];
