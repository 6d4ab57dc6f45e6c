//! The speed of the rules compared with chess, as implemented by the crate `shakmaty`.
//!
//! Figures from different runs are hard to compare on a noisy computer. Here all trees are counted in turn, round after round, and the
//! report gives the speed of the fastest round, and how each round compares with chess in the same round.

use std::hint::black_box;
use std::time::Instant;

use rules::{Game, GameKind};
use shakmaty::{Chess, Move, Position};

/// Rounds that count, after one that only warms up.
const ROUNDS: usize = 31;

/// A tree of actions: its name, the least ratio to chess that we want, its leaves and how to count them.
struct Tree {
    name: &'static str,
    wanted: f64,
    leaves: u64,
    count: Box<dyn Fn() -> u64>,
}

impl Tree {
    fn new(name: &'static str, wanted: f64, leaves: u64, count: impl Fn() -> u64 + 'static) -> Self {
        Self { name, wanted, leaves, count: Box::new(count) }
    }

    /// Counts it once, and returns the leaves per second.
    fn speed(&self) -> f64 {
        let start = Instant::now();
        let leaves = black_box((self.count)());
        let seconds = start.elapsed().as_secs_f64();
        assert_eq!(leaves, self.leaves, "{} should have as many leaves as ever", self.name);
        leaves as f64 / seconds
    }
}

/// The leaves of chess, counted just as `perft` counts ours: the last level by the length of its list, right in the level above.
fn chess(position: &Chess, depth: u32) -> u64 {
    let moves = position.legal_moves();
    let after = |action: &Move| {
        let mut next = position.clone();
        next.play_unchecked(*action);
        next
    };
    match depth {
        1 => moves.len() as u64,
        2 => moves.iter().map(|action| after(action).legal_moves().len() as u64).sum(),
        _ => moves.iter().map(|action| chess(&after(action), depth - 1)).sum(),
    }
}

/// Trees of some tens of milliseconds each; chess is the first.
fn trees() -> Vec<Tree> {
    let ours = |kind: GameKind, name, rules: &str, board, depth, leaves, wanted| {
        let start = kind.set_up(rules, board, None).expect("the start should be valid");
        Tree::new(name, wanted, leaves, move || start.perft(depth).unwrap_or_default())
    };
    vec![
        Tree::new("Chess, depth 5", 1.0, 4_865_609, || chess(&Chess::default(), 5)),
        ours(GameKind::Kulami, "Kulami, closed, depth 6", "", Some("closed"), 6, 5_783_242, 3.0),
        ours(GameKind::Kulami, "Kulami, irregular, depth 6", "", Some("irregular"), 6, 3_888_596, 3.0),
        ours(GameKind::Napoleon, "Napoleon, Waterloo, depth 3", "", Some("waterloo"), 3, 10_780_527, 0.5),
        ours(GameKind::Netzwerk, "Netzwerk, `wolf`, depth 5", "wolf", None, 5, 12_311_726, 0.5),
        ours(GameKind::Netzwerk, "Netzwerk, `neto`, depth 5", "neto", None, 5, 4_639_656, 0.5),
    ]
}

fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

/// What it costs to ask a position whether it is over, as a search does in every node: nanoseconds, on average over
/// positions two actions after the start.
fn outcome_cost(kind: GameKind, rules: &str) -> f64 {
    fn average<G: Game>(start: &G) -> f64 {
        let positions: Vec<G> = start
            .actions()
            .iter()
            .flat_map(|action| {
                let mut next = start.clone();
                next.play_unchecked(action);
                let below = next.actions().into_iter().step_by(8);
                below.map(move |action| {
                    let mut deeper = next.clone();
                    deeper.play_unchecked(&action);
                    deeper
                })
            })
            .collect();
        let times: Vec<f64> = (0..ROUNDS)
            .map(|_| {
                let start = Instant::now();
                let over = positions.iter().filter(|position| position.outcome().is_some()).count();
                black_box(over);
                start.elapsed().as_secs_f64() * 1e9 / positions.len() as f64
            })
            .collect();
        median(&times)
    }
    average(&kind.set_up(rules, None, None).expect("the start should be valid"))
}

fn main() {
    // `cargo bench` passes this flag; otherwise it is enough to check that it works.
    let rounds = if std::env::args().any(|argument| argument == "--bench") { ROUNDS } else { 1 };
    let trees = trees();
    trees.iter().for_each(|tree| {
        tree.speed();
    });
    let speeds: Vec<Vec<f64>> = (0..rounds).map(|_| trees.iter().map(Tree::speed).collect()).collect();
    println!(
        "| tree | leaves | million leaves a second, quickest round | ratio to chess: least, median, most | wanted |"
    );
    println!("|---|---|---|---|---|");
    for (i, tree) in trees.iter().enumerate() {
        let own: Vec<f64> = speeds.iter().map(|round| round[i]).collect();
        let ratios: Vec<f64> = speeds.iter().map(|round| round[i] / round[0]).collect();
        let least = ratios.iter().copied().fold(f64::INFINITY, f64::min);
        let most = ratios.iter().copied().fold(0.0, f64::max);
        let quickest = own.iter().copied().fold(0.0, f64::max) / 1e6;
        let ratio = median(&ratios);
        let (name, leaves, wanted) = (tree.name, tree.leaves, tree.wanted);
        println!("| {name} | {leaves} | {quickest:.0} | {least:.2}, {ratio:.2}, {most:.2} | {wanted} |");
    }
    println!("\nIs it over? Nanoseconds a position:");
    for (kind, rules) in [
        (GameKind::Kulami, ""),
        (GameKind::Napoleon, ""),
        (GameKind::Netzwerk, "wolf"),
        (GameKind::Netzwerk, "neto"),
    ] {
        println!("{kind} {rules}: {:.1}", outcome_cost(kind, rules));
    }
}
