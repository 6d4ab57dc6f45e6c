//! The benchmark: a fixed set of searches. The number of their nodes is the checksum of the search, the same on every computer and in
//! every browser; how long they take is its speed.

use serde::{Deserialize, Serialize};
use web_time::{Duration, Instant};

use super::{Question, Thinker};
use crate::fairness::play_random_turns;
use engine::{AnyRootPosition, BenchVariant, Limits, Searcher, Stop, bench_variants};
use record::{Match, in_notation};
use rules::{AnyGame, GameKind, Rng};

/// The numbers of random turns after which a position is searched.
const TURNS: [usize; 5] = [0, 4, 10, 18, 30];
const MEGABYTES: usize = 16;

/// How many nodes does the benchmark search?
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BenchQuestion {
    /// The name of the only game; `None` for all of them.
    pub game: Option<String>,
    /// The maximum depth; `None` depends on the game.
    pub depth: Option<u32>,
    /// The maximum number of nodes for each position.
    pub nodes: u64,
}

/// What was found about a position of the benchmark.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[expect(missing_docs, reason = "the fields’ names say what they are")]
#[serde(deny_unknown_fields)]
pub struct BenchLine {
    pub game: String,
    pub depth: u32,
    pub nodes: u64,
    pub turn: String,
    pub elapsed: Duration,
}

impl BenchQuestion {
    /// Searches the positions, one after the other, each on one thread and with empty memory.
    pub fn lines(&self) -> impl Iterator<Item = BenchLine> {
        let is_wanted = |kind: &GameKind| self.game.as_deref().is_none_or(|only| only == kind.name());
        let kinds = GameKind::ALL.into_iter().filter(is_wanted);
        let variants = kinds.flat_map(|kind| bench_variants(kind).iter().map(move |variant| (kind, variant)));
        variants.flat_map(move |(kind, variant)| {
            // They are checked by a test.
            let start = kind.set_up(variant.rules, variant.board, None).ok();
            let with_seeds =
                start.into_iter().flat_map(|start| (1..).zip(TURNS).map(move |it| (start.clone(), it)));
            with_seeds.filter_map(move |(start, (seed, turns))| {
                let game = play_random_turns(Match::new(start), turns, &mut Rng::new(seed));
                self.line(variant, &game)
            })
        })
    }

    /// Searches the latest position of a match; `None` if that is over.
    fn line(&self, variant: &BenchVariant, game: &Match<AnyGame>) -> Option<BenchLine> {
        let root = AnyRootPosition::from_history(game.positions()).filter(|_| game.outcome().is_none())?;
        let depth = Some(self.depth.unwrap_or(variant.depth));
        let limits = Limits { depth, ..Limits::nodes(variant.nodes.min(self.nodes)) };
        let mut searcher = Searcher::new(MEGABYTES);
        let began = Instant::now();
        let result = root.search(&mut searcher, &limits, &Stop::default(), |_| ());
        Some(BenchLine {
            game: root.kind().name().to_owned(),
            depth: result.depth,
            nodes: result.nodes,
            turn: in_notation(result.turn()),
            elapsed: began.elapsed(),
        })
    }
}

impl Question for BenchQuestion {
    type Answer = Vec<BenchLine>;

    fn think(&self, _: &mut Thinker, stop: &Stop, tell: &dyn Fn(Vec<BenchLine>)) {
        let mut lines = Vec::new();
        for line in self.lines() {
            if stop.is_stopped() {
                return;
            }
            lines.push(line);
            tell(lines.clone());
        }
    }
}
