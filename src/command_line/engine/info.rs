//! The `info` lines that report a search.

use engine::{AnySearchResult, Eval};

/// One `info` line for each principal variation, best first.
pub(super) fn info(result: &AnySearchResult) -> Vec<String> {
    let milliseconds = result.elapsed.as_millis();
    let seconds = result.elapsed.as_secs_f64();
    let rate = if seconds > 0.0 { (result.nodes as f64 / seconds) as u64 } else { 0 };
    let several = result.lines.len() > 1;
    let lines = (1..).zip(&result.lines).map(|(rank, line): (usize, _)| {
        let rank = if several { format!(" multipv {rank}") } else { String::new() };
        let mut text = format!(
            "info depth {}{rank} score {} nodes {} nps {rate} time {milliseconds} pv",
            result.depth,
            score(line.eval),
            result.nodes
        );
        for action in line.turns.iter().flatten() {
            text += &format!(" {action}");
        }
        text
    });
    lines.collect()
}

/// In hundredths of the unit the game counts in, or in turns to the end if that is proven.
fn score(eval: Eval) -> String {
    match eval.end() {
        Some(turns) => format!("mate {turns}"),
        None => format!("cp {}", eval.0),
    }
}
