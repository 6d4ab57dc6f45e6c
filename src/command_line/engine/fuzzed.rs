//! What is checked of any session of the engine: by libFuzzer, and by the ordinary tests with changed real sessions.

use std::io::Cursor;

use super::Engine;
use crate::command_line::lines::{Line, Lines};
use crate::command_line::position::BoardArguments;

/// Checks a session: whatever the lines are, each is answered with lines of the protocol, and each `go` with one `bestmove`.
#[cfg_attr(not(fuzzing), allow(unreachable_pub, reason = "only fuzzing reaches it"))]
pub fn check(session: &str) {
    let mut lines = vec!["setoption name Hash value 1".to_owned()];
    let mut read = Lines::of(Cursor::new(session.to_owned()));
    while lines.len() < MOST_LINES
        && let Ok(Some(Line::Text(line))) = read.read()
    {
        // Memory and threads by the gigabyte and the dozen are what the other program asks for.
        if !line.contains("Hash") && !line.contains("Threads") {
            lines.push(line);
        }
    }
    let engine = Engine { game: None, board: BoardArguments::default() };
    let mut out = Vec::new();
    engine.serve(Cursor::new(lines.join("\n")), &mut out).expect("a session ends with its input");
    let out = String::from_utf8(out).expect("answers are text");
    let first_word = |line: &str| line.split_whitespace().next().unwrap_or_default().to_owned();
    for line in out.lines() {
        let known = ["id", "option", "ugiok", "readyok", "info", "bestmove", "response"];
        assert!(known.contains(&&*first_word(line)), "{line}");
    }
    let asked = lines.iter().take_while(|line| *line != "quit");
    let asked = asked.filter(|line| first_word(line) == "go").count();
    let answered = out.lines().filter(|line| line.starts_with("bestmove ")).count();
    assert_eq!(answered, asked, "{out}");
}

/// The most lines of a session: it takes no more time than needed.
const MOST_LINES: usize = 200;

#[cfg(test)]
mod tests {
    use super::super::mutation::{check_changed_texts, real_inputs};
    use super::check;

    #[test]
    fn every_go_of_any_session_is_answered() {
        check_changed_texts(&real_inputs(&["fuzz/seeds/ugi"]), 1_000, check);
    }
}
