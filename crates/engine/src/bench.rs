//! The fixed set of searches of the benchmark. Each game's part of it is in the game's folder.

/// A variant of a game, and how far the benchmark searches its positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BenchVariant {
    /// The rules, as [`GameKind::set_up`](rules::GameKind::set_up) reads them.
    pub rules: &'static str,
    /// The name of the board; `None` for the default.
    pub board: Option<&'static str>,
    /// The maximum depth, in plays.
    pub depth: u32,
    /// The maximum number of nodes for each position.
    pub nodes: u64,
}
