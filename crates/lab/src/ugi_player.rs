//! Another program as a side of a match, over the Universal Game Interface.

use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use engine::{Limits, Stop};
use record::Match;
use rules::{AnyAction, AnyGame, BoardKind, Game, Reason};
use web_time::Instant;

use super::engine_config::EngineConfig;
use spieltisch::command_line::CommandError;
use spieltisch::command_line::lines::{Line, Lines};

/// How long a program may take to set itself up: it may have much memory to fill, on a busy machine.
const SET_UP: Duration = Duration::from_secs(60);
/// How much longer than its time it may take to choose an action, if nothing else is asked for.
const MARGIN: Duration = Duration::from_secs(60);
/// The most time to choose an action where none is given, as with a limit in nodes: as long as the program goes on to say something.
const UNTIMED: Duration = Duration::from_secs(600);
/// How often it is looked whether the match was stopped.
const LOOK: Duration = Duration::from_millis(50);
/// How long a program may take to end, and how often it is looked after.
const FAREWELL: Duration = Duration::from_secs(2);
const GLANCE: Duration = Duration::from_millis(5);
const EMPTY: &str = "<empty>";
/// What a program says that does not answer.
const REMARK: &str = "info string ";

/// A running program, set up for one game.
pub(crate) struct UgiPlayer {
    command: String,
    process: Child,
    input: ChildStdin,
    output: Output,
    /// The position command up to the actions.
    start: String,
    margin: Duration,
}

/// Why a program does not play on.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) text: String,
    /// How it loses the game: on time if it was silent for too long, or by resigning if it has ended. Anything else ends the whole match.
    pub(crate) forfeit: Option<Reason>,
}

impl Fault {
    /// A fault that ends the whole match.
    const fn of(text: String) -> Self {
        Self { text, forfeit: None }
    }
}

impl UgiPlayer {
    /// Starts the program of a configuration and sets it up for the matches that start like this.
    pub(crate) fn start(
        command: &str,
        config: &EngineConfig,
        start: &AnyGame,
        stop: &Stop,
    ) -> Result<Self, CommandError> {
        let fault = |why: &str| CommandError::Usage(format!("ugi={command}: {why}"));
        let mut words = words(command).into_iter();
        let program = words.next().ok_or_else(|| fault("no program is named"))?;
        // Its own error messages would mix with the one line that is printed here.
        let mut to_start = Command::new(program);
        // It does not hear of Ctrl+C at the terminal: this program does, and tells it to quit.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut to_start, 0);
        let mut process = to_start
            .args(words)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|why| fault(&format!("the program could not be started: {why}")))?;
        let (input, output) = process
            .stdin
            .take()
            .zip(process.stdout.take())
            .ok_or_else(|| fault("the program has no input and output"))?;
        let output = read(output, stop)
            .map_err(|why| CommandError::Missing(format!("no thread could be started: {why}")))?;
        let mut player = Self {
            command: command.to_owned(),
            process,
            input,
            output,
            start: format!("position fen {start}"),
            margin: config.margin.unwrap_or(MARGIN),
        };
        player.set_up(config, start).map_err(|why| fault(&why.text))?;
        Ok(player)
    }

    fn set_up(&mut self, config: &EngineConfig, start: &AnyGame) -> Result<(), Fault> {
        self.send("ugi");
        // What it says about itself before it knows of a game is not a complaint.
        self.output.wait_for("ugiok", Patience::of(SET_UP))?;
        let (kind, rules) = (start.kind(), start.rules());
        // Rules that it was started with might not fit the game.
        let mut options = vec![("Rules", EMPTY.to_owned()), ("Game", kind.to_string())];
        if !rules.is_empty() {
            options.push(("Rules", rules));
        }
        if let Some((files, board)) = kind.board_files().zip(start.board()) {
            let name = match files.kind {
                BoardKind::Layout => "Layout",
                BoardKind::Map => "Map",
            };
            // An option is a single line.
            options.push((name, board.replace('\n', " ")));
        }
        options.push(("Hash", config.megabytes.to_string()));
        options.push(("Threads", config.limits.threads.to_string()));
        if let Some(level) = config.level {
            options.push(("Level", level.number().to_string()));
        }
        for (name, value) in options {
            self.send(&format!("setoption name {name} value {value}"));
        }
        self.send("uginewgame");
        self.make_ready(Patience::of(SET_UP))
    }

    /// The action that the program chooses in the current position of a match.
    pub(crate) fn action(&mut self, game: &Match<AnyGame>, limits: &Limits) -> Result<AnyAction, Fault> {
        let answer = self.answer(game, limits);
        answer.map_err(|fault| Fault { text: format!("‘{}’: {}", self.command, fault.text), ..fault })
    }

    fn answer(&mut self, game: &Match<AnyGame>, limits: &Limits) -> Result<AnyAction, Fault> {
        let mut position = self.start.clone();
        for (i, played) in game.played().iter().enumerate() {
            position += if i == 0 { " moves " } else { " " };
            position += &played.action.to_string();
        }
        self.send(&position);
        let patience = match limits.time {
            Some(time) => Patience::of(time.saturating_add(self.margin)),
            None => Patience { silence: self.margin, all: UNTIMED.max(self.margin) },
        };
        self.make_ready(patience)?;
        self.send(&format!("go{}", arguments(limits)));
        let Answer { line, remark } = self.output.wait_for("bestmove", patience)?;
        let text = line.split_whitespace().nth(1).unwrap_or_default();
        game.position().read_action(text).map_err(|why| {
            Fault::of(match remark {
                Some(remark) => format!("it answered ‘{line}’ and said ‘{remark}’"),
                None => format!("it answered ‘{line}’: {why}"),
            })
        })
    }

    /// Waits until everything sent is dealt with.
    fn make_ready(&mut self, patience: Patience) -> Result<(), Fault> {
        self.send("isready");
        let Answer { remark, .. } = self.output.wait_for("readyok", patience)?;
        remark.map_or(Ok(()), |remark| Err(Fault::of(format!("the program says ‘{remark}’"))))
    }

    /// Sends a line. That a program has ended shows when it is waited for.
    fn send(&mut self, line: &str) {
        let _ = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
    }
}

/// How long a program is waited for.
#[derive(Clone, Copy, Debug)]
struct Patience {
    /// While it says nothing at all.
    silence: Duration,
    /// Whatever else it says.
    all: Duration,
}

impl Patience {
    const fn of(time: Duration) -> Self {
        Self { silence: time, all: time }
    }
}

struct Output {
    lines: Receiver<String>,
    /// Whether anybody still wants to hear them.
    stop: Stop,
}

impl Output {
    /// Waits for a line that begins with a word, whatever other lines come before it.
    fn wait_for(&self, word: &str, patience: Patience) -> Result<Answer, Fault> {
        let began = Instant::now();
        let (mut heard, mut remark) = (began, None);
        loop {
            let silence = patience.silence.saturating_sub(heard.elapsed());
            let left = patience.all.saturating_sub(began.elapsed()).min(silence);
            match self.lines.recv_timeout(left.min(LOOK)) {
                Ok(line) if line.split_whitespace().next() == Some(word) => {
                    return Ok(Answer { line, remark });
                }
                Ok(line) => {
                    heard = Instant::now();
                    remark = remark.or_else(|| line.strip_prefix(REMARK).map(str::to_owned));
                }
                Err(RecvTimeoutError::Timeout) if self.stop.is_stopped() => {
                    return Err(Fault::of(format!("the match was stopped before it said {word}")));
                }
                Err(RecvTimeoutError::Timeout) if left > LOOK => {}
                Err(RecvTimeoutError::Timeout) => {
                    let waited = if silence > left { patience.all } else { patience.silence };
                    let seconds = waited.as_secs_f64();
                    let text = format!("the program did not say {word} in {seconds} s");
                    return Err(Fault { text, forfeit: Some(Reason::OutOfTime) });
                }
                Err(RecvTimeoutError::Disconnected) => {
                    let text = format!("the program ended before it said {word}");
                    return Err(Fault { text, forfeit: Some(Reason::Resigned) });
                }
            }
        }
    }
}

/// The line that was waited for, and the first remark before it.
struct Answer {
    line: String,
    remark: Option<String>,
}

impl Drop for UgiPlayer {
    fn drop(&mut self) {
        self.send("quit");
        for _ in 0..FAREWELL.as_millis() / GLANCE.as_millis() {
            if !matches!(self.process.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(GLANCE);
        }
        // If this fails too, there is nothing else to do.
        if self.process.kill().is_ok() {
            let _ = self.process.wait();
        }
    }
}

/// The lines that a program prints, read on a thread of their own, so that one that is silent is noticed.
fn read(output: ChildStdout, stop: &Stop) -> std::io::Result<Output> {
    let (lines, received) = channel();
    let mut output = Lines::of(BufReader::new(output));
    thread::Builder::new().name("other program".to_owned()).spawn(move || {
        while let Ok(Some(line)) = output.read() {
            if let Line::Text(text) = line
                && lines.send(text).is_err()
            {
                break;
            }
        }
    })?;
    Ok(Output { lines: received, stop: stop.clone() })
}

/// The program and the arguments of a command: separated by spaces, or in double quotes.
fn words(command: &str) -> Vec<&str> {
    let parts = command.split('"').enumerate();
    parts
        .flat_map(|(i, part)| if i % 2 == 1 { vec![part] } else { part.split_whitespace().collect() })
        .collect()
}

/// The arguments of `go` for these limits.
fn arguments(limits: &Limits) -> String {
    let Limits { nodes, time, depth, .. } = limits;
    let given = [
        ("movetime", time.map(|time| time.as_millis().to_string())),
        ("nodes", nodes.map(|nodes| nodes.to_string())),
        ("depth", depth.map(|depth| depth.to_string())),
    ];
    given.into_iter().filter_map(|(name, value)| value.map(|value| format!(" {name} {value}"))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_in_quotes_may_have_spaces() {
        assert_eq!(words(" engine  --fast"), ["engine", "--fast"]);
        assert_eq!(words("\"my engines/one\" engine \"a b\""), ["my engines/one", "engine", "a b"]);
        assert!(words("").is_empty());
    }

    #[test]
    fn an_answer_is_waited_for_only_so_long() {
        let (lines, received) = channel();
        let output = Output { lines: received, stop: Stop::default() };
        let wait = || output.wait_for("readyok", Patience::of(Duration::ZERO));
        let say = |line: &str| lines.send(line.to_owned()).unwrap();
        let silent = wait().map(|answer| answer.line).unwrap_err();
        assert_eq!(silent.forfeit, Some(Reason::OutOfTime));
        assert_eq!(silent.text, "the program did not say readyok in 0 s");
        for line in ["id name x", "info string no such map", "info string bye", "readyok"] {
            say(line);
        }
        // However late it is looked for, an answer that is there counts.
        let Answer { line, remark } = wait().map_err(|fault| fault.text).unwrap();
        assert_eq!((line.as_str(), remark.as_deref()), ("readyok", Some("no such map")));
        drop(lines);
        let ended = wait().map(|answer| answer.line).unwrap_err();
        assert_eq!(ended.forfeit, Some(Reason::Resigned));
        assert_eq!(ended.text, "the program ended before it said readyok");
    }

    #[test]
    fn a_program_that_goes_on_to_speak_is_not_silent_but_not_waited_for_without_end() {
        let (lines, received) = channel();
        let output = Output { lines: received, stop: Stop::default() };
        for _ in 0..3 {
            lines.send("info depth 1".to_owned()).unwrap();
        }
        let wait = |silence, all| {
            let patience = Patience { silence, all };
            output.wait_for("bestmove", patience).map(|answer| answer.line).unwrap_err().text
        };
        let (none, long) = (Duration::ZERO, Duration::from_secs(600));
        assert_eq!(wait(none, long), "the program did not say bestmove in 0 s");
        assert_eq!(wait(long, none), "the program did not say bestmove in 0 s");
        output.stop.stop();
        assert_eq!(wait(long, long), "the match was stopped before it said bestmove");
    }

    #[test]
    fn limits_become_arguments() {
        let limits = Limits { nodes: Some(20), depth: Some(3), ..Limits::default() };
        assert_eq!(arguments(&limits), " nodes 20 depth 3");
        assert_eq!(arguments(&Limits::default()), "");
    }
}
