//! Parsing commands, one per line.

use std::time::Duration;

/// A command of the Universal Game Interface.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Ugi,
    IsReady,
    SetOption { name: String, value: String },
    NewGame,
    Position { start: Option<String>, moves: String },
    Go(Go),
    Stop,
    Query(Query),
    Quit,
}

/// The limits of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Go {
    /// The time left on each player's clock.
    pub(super) left: [Option<Duration>; 2],
    pub(super) increment: [Duration; 2],
    /// The number of moves until the clock is refilled.
    pub(super) moves_to_go: Option<u32>,
    pub(super) move_time: Option<Duration>,
    pub(super) nodes: Option<u64>,
    pub(super) depth: Option<u32>,
    pub(super) is_infinite: bool,
    /// What cannot be read, if anything: it is left out, as the other program waits for an answer all the same.
    pub(super) fault: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Query {
    IsFirstPlayersTurn,
    IsOver,
    Result,
}

impl Command {
    pub(super) fn read(line: &str) -> Result<Self, String> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "setoption" => read_option(rest),
            "position" => read_position(rest),
            "go" => Ok(Self::Go(Go::read(rest))),
            "query" => match rest {
                "p1turn" => Ok(Self::Query(Query::IsFirstPlayersTurn)),
                "gameover" => Ok(Self::Query(Query::IsOver)),
                "result" => Ok(Self::Query(Query::Result)),
                _ => Err(format!("query: ‘{}’ is none of p1turn, gameover, result", short(rest))),
            },
            "ugi" | "isready" | "uginewgame" | "stop" | "quit" if !rest.is_empty() => {
                Err(format!("{word} takes no arguments, not ‘{}’", short(rest)))
            }
            "ugi" => Ok(Self::Ugi),
            "isready" => Ok(Self::IsReady),
            "uginewgame" => Ok(Self::NewGame),
            "stop" => Ok(Self::Stop),
            "quit" => Ok(Self::Quit),
            _ => Err(format!(
                "‘{}’ is not a command (commands: ugi, isready, setoption, uginewgame, position, go, stop, query, quit)",
                short(word)
            )),
        }
    }
}

fn read_option(text: &str) -> Result<Command, String> {
    let named = text.strip_prefix("name").filter(|rest| rest.starts_with(char::is_whitespace));
    let named = named.ok_or("setoption: expected ‘setoption name Game value netzwerk’")?;
    let (name, value) = split_at_word(named, "value");
    Ok(Command::SetOption { name: name.to_owned(), value: value.unwrap_or_default().to_owned() })
}

fn read_position(text: &str) -> Result<Command, String> {
    let (from, moves) = split_at_word(text, "moves");
    let start = if from == "startpos" {
        None
    } else {
        let string = from.strip_prefix("fen").filter(|rest| rest.starts_with(char::is_whitespace));
        let string = string.ok_or(
            "position: expected ‘position startpos’ or ‘position fen STRING’, optionally followed by ‘moves A B C’",
        )?;
        Some(string.trim().to_owned())
    };
    Ok(Command::Position { start, moves: moves.unwrap_or_default().to_owned() })
}

/// The text before a word and, if the word occurs, the text after it.
fn split_at_word<'a>(text: &'a str, word: &str) -> (&'a str, Option<&'a str>) {
    let is_apart = |at: usize| {
        text[..at].chars().next_back().is_none_or(char::is_whitespace)
            && text[at + word.len()..].chars().next().is_none_or(char::is_whitespace)
    };
    match text.match_indices(word).find(|(at, _)| is_apart(*at)) {
        Some((at, _)) => (text[..at].trim(), Some(text[at + word.len()..].trim())),
        None => (text.trim(), None),
    }
}

/// The beginning of a text, for quoting in an error message.
pub(super) fn short(text: &str) -> String {
    const MOST_CHARACTERS: usize = 60;
    match text.char_indices().nth(MOST_CHARACTERS) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// What limits a search, besides the word that nothing does.
const LIMITS: [&str; 8] = ["movetime", "nodes", "depth", "p1time", "p2time", "p1inc", "p2inc", "movestogo"];

impl Go {
    fn read(text: &str) -> Self {
        let mut go = Self::default();
        let mut words = text.split_ascii_whitespace().peekable();
        while let Some(key) = words.next() {
            if key == "infinite" {
                go.is_infinite = true;
            } else if !LIMITS.contains(&key) {
                let known = "movetime, nodes, depth, infinite, p1time, p2time, p1inc, p2inc, movestogo";
                go.complain(format!("go: ‘{}’ is none of {known}", short(key)));
            } else if let Some(number) =
                words.next_if(|word| *word != "infinite" && !LIMITS.contains(word)).and_then(read_number)
            {
                go.limit(key, number);
            } else {
                go.complain(format!("go: {key} needs a whole number, as in ‘go {key} 100’"));
            }
        }
        go
    }

    /// Remembers what cannot be read; the first is enough.
    fn complain(&mut self, fault: String) {
        self.fault.get_or_insert(fault);
    }

    fn limit(&mut self, key: &str, number: u64) {
        let (time, count) = (Duration::from_millis(number), number.try_into().unwrap_or(u32::MAX));
        match key {
            "p1time" => self.left[0] = Some(time),
            "p2time" => self.left[1] = Some(time),
            "p1inc" => self.increment[0] = time,
            "p2inc" => self.increment[1] = time,
            "movestogo" => self.moves_to_go = Some(count),
            "movetime" => self.move_time = Some(time),
            "nodes" => self.nodes = Some(number),
            _ => self.depth = Some(count),
        }
    }
}

/// A whole number. Negative ones are none, as some programs send them once a clock has run out; too large ones the largest.
fn read_number(word: &str) -> Option<u64> {
    let (is_negative, digits) = match word.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, word.strip_prefix('+').unwrap_or(word)),
    };
    let is_number = !digits.is_empty() && digits.bytes().all(|sign| sign.is_ascii_digit());
    is_number.then(|| if is_negative { 0 } else { digits.parse().unwrap_or(u64::MAX) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_and_values_may_have_spaces() {
        let read = |line| Command::read(line).unwrap();
        assert_eq!(
            read("position fen 13/13 w r - -  moves  a b"),
            Command::Position { start: Some("13/13 w r - -".to_owned()), moves: "a b".to_owned() }
        );
        assert_eq!(read("position startpos"), Command::Position { start: None, moves: String::new() });
        let option =
            |name: &str, value: &str| Command::SetOption { name: name.to_owned(), value: value.to_owned() };
        assert_eq!(read("setoption name Map value my  value.ron"), option("Map", "my  value.ron"));
        assert_eq!(read("setoption name Rules value"), option("Rules", ""));
        assert_eq!(read("setoption name Rules"), option("Rules", ""));
    }

    #[test]
    fn limits_are_read_in_any_order() {
        let go = Go::read("p2inc 10 p1time -3 depth 4 infinite movestogo 5000000000");
        assert_eq!((go.left, go.depth), ([Some(Duration::ZERO), None], Some(4)));
        assert_eq!((go.increment[1].as_millis(), go.is_infinite, go.moves_to_go), (10, true, Some(u32::MAX)));
        assert_eq!(Go::read("nodes 99999999999999999999").nodes, Some(u64::MAX));
        assert_eq!(Go::read("movetime +5").move_time, Some(Duration::from_millis(5)));
        assert_eq!(go.fault, None);
    }

    #[test]
    fn what_cannot_be_read_is_left_out() {
        let fault = |text: &str| Go::read(text).fault.unwrap();
        assert!(fault("depth").contains("depth needs a whole number"));
        assert!(fault("wtime 5").contains("‘wtime’ is none of"));
        let go = Go::read("ponder movetime nodes 7 depth x p1inc 5 p1time 1e3");
        assert!(go.fault.as_ref().is_some_and(|fault| fault.contains("‘ponder’ is none of")), "{go:?}");
        let rest =
            Go { nodes: Some(7), increment: [Duration::from_millis(5), Duration::ZERO], ..Go::default() };
        assert_eq!(go, Go { fault: go.fault.clone(), ..rest });
    }

    #[test]
    fn invalid_commands_are_rejected() {
        for line in ["fly", "position", "position fenx", "setoption Game", "query", "quit now", "\u{fffd}"] {
            assert!(Command::read(line).is_err(), "{line}");
        }
    }
}
