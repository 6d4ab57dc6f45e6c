//! This game's part of the benchmark.

use crate::bench::BenchVariant;

/// The default rules and the preset `neto`.
pub(crate) const VARIANTS: [BenchVariant; 2] = [
    BenchVariant { rules: "", board: None, depth: 3, nodes: u64::MAX },
    BenchVariant { rules: "neto", board: None, depth: 3, nodes: u64::MAX },
];
