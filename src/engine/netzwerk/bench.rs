//! This game's part of the benchmark.

use crate::engine::bench::BenchVariant;

/// The default rules and the preset `neto`.
pub(in crate::engine) const VARIANTS: [BenchVariant; 2] = [
    BenchVariant { rules: "", board: None, depth: 3, nodes: u64::MAX },
    BenchVariant { rules: "neto", board: None, depth: 3, nodes: u64::MAX },
];
