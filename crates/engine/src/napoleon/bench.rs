//! This game's part of the benchmark.

use crate::bench::BenchVariant;

/// The default map, and another with open headquarters.
pub(crate) const VARIANTS: [BenchVariant; 2] = [
    BenchVariant { rules: "", board: None, depth: 5, nodes: u64::MAX },
    BenchVariant { rules: "headquarters=open", board: Some("quatre-bras"), depth: 6, nodes: u64::MAX },
];
