//! What long searches of Kulami say: whether value and move settle, or drift as sums lose their precision.
//!
//! `cargo bench --no-default-features --bench long_search -- 64` samples each of five positions 1, 4, 16 and 64 million times, in one search,
//! and prints the value and the turn after each; the default is 256 million, which takes hours. `#2` after `--` selects the second position.

use engine::{AnyRootPosition, Limits, Searcher, Stop};
use record::Match;
use rules::GameKind;

/// The rules, the layout, and the turns before a position. None can be solved in the time.
const POSITIONS: [(&str, &str, &str); 5] = [
    ("", "closed", "d4 d7 a7 a3 f3 f8 c8 c1 g1 g4"),
    ("", "closed", "d4"),
    ("", "closed", "e5 e2 b2 b7 g7 g3"),
    ("", "irregular", ""),
    ("score=level2", "closed", ""),
];
/// The number of playouts after which the result is first printed, and the factor between one time and the next.
const FIRST: u64 = 1_000_000;
const FACTOR: u64 = 4;
/// As much as at the table.
const MEGABYTES: usize = 32;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let millions = arguments.iter().find_map(|argument| argument.parse().ok()).unwrap_or(256);
    let only: Vec<usize> =
        arguments.iter().filter_map(|argument| argument.strip_prefix('#')?.parse().ok()).collect();
    println!("| position | millions of playouts | value | turn | s |");
    println!("|---|---|---|---|---|");
    for (number, (rules, layout, turns)) in (1..).zip(POSITIONS) {
        if !only.is_empty() && !only.contains(&number) {
            continue;
        }
        let start = GameKind::Kulami.set_up(rules, Some(layout), None).expect("the layout is built in");
        let mut game = Match::new(start);
        game.play_text(turns).expect("the turns are legal");
        let root = AnyRootPosition::from_history(game.positions()).expect("a match has a position");
        let mut next = FIRST;
        let limits = Limits::nodes(millions * 1_000_000 + 1);
        root.search(&mut Searcher::new(MEGABYTES), &limits, &Stop::default(), |result| {
            if result.nodes >= next {
                let value = result.eval().map_or(0, |eval| eval.0);
                let turn: Vec<String> = result.turn().iter().map(ToString::to_string).collect();
                let seconds = result.elapsed.as_secs();
                println!("| {number} | {} | {value:+} | {} | {seconds} |", next / 1_000_000, turn.join(" "));
                next *= FACTOR;
            }
        });
    }
}
