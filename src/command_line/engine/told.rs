//! How a thought is told to a match runner.

use spieltisch::engine::{AnyThought, Worth};

/// A line for each line of the thought, the best first.
pub(super) fn info(thought: &AnyThought) -> Vec<String> {
    let milliseconds = thought.elapsed.as_millis();
    let seconds = thought.elapsed.as_secs_f64();
    let rate = if seconds > 0.0 { (thought.nodes as f64 / seconds) as u64 } else { 0 };
    let several = thought.lines.len() > 1;
    let lines = (1..).zip(&thought.lines).map(|(rank, line): (usize, _)| {
        let rank = if several { format!(" multipv {rank}") } else { String::new() };
        let mut text = format!(
            "info depth {}{rank} score {} nodes {} nps {rate} time {milliseconds} pv",
            thought.depth,
            score(line.worth),
            thought.nodes
        );
        for action in line.turns.iter().flatten() {
            text += &format!(" {action}");
        }
        text
    });
    lines.collect()
}

/// In hundredths of what the game counts, or in turns to the end where that is known.
fn score(worth: Worth) -> String {
    match worth.end() {
        Some(turns) => format!("mate {turns}"),
        None => format!("cp {}", worth.0),
    }
}
