//! The engine for other programs: the Universal Game Interface.

mod answers;
mod games;
mod invalid;
mod many_moves;
mod options;
mod search;

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

/// The program as a match runner has it.
struct Runner {
    child: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
}

impl Runner {
    fn start() -> Self {
        Self::with(&[])
    }

    /// One that is started with arguments.
    fn with(arguments: &[&str]) -> Self {
        let mut child = super::program()
            .arg("engine")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (to, from) = (child.stdin.take(), BufReader::new(child.stdout.take().unwrap()));
        Self { child, to, from }
    }

    /// One that plays a game.
    fn of(game: &str) -> Self {
        let mut runner = Self::start();
        runner.say(&format!("setoption name Game value {game}"));
        runner
    }

    fn say(&mut self, line: &str) {
        writeln!(self.to.as_mut().unwrap(), "{line}").unwrap();
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        self.from.read_line(&mut line).unwrap();
        line.strip_suffix('\n').expect("there should be another line").to_owned()
    }

    fn ask(&mut self, line: &str) -> String {
        self.say(line);
        self.hear()
    }

    /// The lines up to one that begins with a word.
    fn hear_until(&mut self, word: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.hear());
            if lines.last().unwrap().starts_with(word) {
                return lines;
            }
        }
    }

    fn best_move(&mut self, go: &str) -> String {
        self.say(go);
        self.hear_until("bestmove").pop().unwrap().strip_prefix("bestmove ").unwrap().to_owned()
    }

    /// Checks that a line is complained of, in one line and nothing else, and gives that.
    fn complaint(&mut self, line: &str) -> String {
        self.say(line);
        let answer = self.hear();
        assert_eq!(self.ask("isready"), "readyok");
        answer.strip_prefix("info string ").unwrap_or_else(|| panic!("{line}: {answer}")).to_owned()
    }

    /// Ends the input, and checks that the program then ends well. Gives what it still said.
    fn end(mut self) -> String {
        self.to = None;
        let (mut rest, mut complaints) = (String::new(), String::new());
        self.from.read_to_string(&mut rest).unwrap();
        self.child.stderr.take().unwrap().read_to_string(&mut complaints).unwrap();
        assert_eq!((self.child.wait().unwrap().code(), complaints.as_str()), (Some(0), ""));
        rest
    }
}

#[test]
fn it_introduces_itself() {
    let mut runner = Runner::start();
    runner.say("ugi");
    let lines = runner.hear_until("ugiok");
    assert!(lines[0].starts_with("id name Spieltisch ") && lines[1].starts_with("id author "));
    assert_eq!(lines[2], "option name Game type combo default netzwerk var netzwerk var kulami var napoleon");
    assert!(lines.contains(&"option name Hash type spin default 16 min 1 max 4096".to_owned()));
    assert_eq!(lines.len(), 11);
    assert_eq!(runner.ask("isready"), "readyok");
    runner.say("quit");
    assert_eq!(runner.end(), "");
}
