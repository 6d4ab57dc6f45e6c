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
    /// Each player's increment.
    pub(super) increment: [Duration; 2],
    /// The number of moves until the clock is refilled.
    pub(super) moves_to_go: Option<u32>,
    pub(super) move_time: Option<Duration>,
    pub(super) nodes: Option<u64>,
    pub(super) depth: Option<u32>,
    pub(super) is_infinite: bool,
}

/// A question about the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Query {
    IsFirstPlayersTurn,
    IsOver,
    Result,
}

impl Command {
    /// Parses a line.
    ///
    /// # Errors
    /// What is wrong, and what was expected.
    pub(super) fn read(line: &str) -> Result<Self, String> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "setoption" => read_option(rest),
            "position" => read_position(rest),
            "go" => Go::read(rest).map(Self::Go),
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

impl Go {
    fn read(text: &str) -> Result<Self, String> {
        let mut go = Self::default();
        let mut words = text.split_ascii_whitespace();
        while let Some(key) = words.next() {
            if key == "infinite" {
                go.is_infinite = true;
                continue;
            }
            let number = words.next().and_then(|word| word.parse::<i64>().ok());
            // Some programs send negative times once a clock has run out.
            let number = || {
                let number =
                    number.ok_or_else(|| format!("go: {key} needs a whole number, as in ‘go {key} 100’"))?;
                Ok::<u64, String>(number.max(0).unsigned_abs())
            };
            let time = || number().map(Duration::from_millis);
            match key {
                "p1time" => go.left[0] = Some(time()?),
                "p2time" => go.left[1] = Some(time()?),
                "p1inc" => go.increment[0] = time()?,
                "p2inc" => go.increment[1] = time()?,
                "movestogo" => go.moves_to_go = Some(number()?.try_into().unwrap_or(u32::MAX)),
                "movetime" => go.move_time = Some(time()?),
                "nodes" => go.nodes = Some(number()?),
                "depth" => go.depth = Some(number()?.try_into().unwrap_or(u32::MAX)),
                _ => {
                    return Err(format!(
                        "go: ‘{}’ is none of movetime, nodes, depth, infinite, p1time, p2time, p1inc, p2inc, movestogo",
                        short(key)
                    ));
                }
            }
        }
        Ok(go)
    }
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
        let go = Go::read("p2inc 10 p1time -3 depth 4 infinite movestogo 5000000000").unwrap();
        assert_eq!((go.left, go.depth), ([Some(Duration::ZERO), None], Some(4)));
        assert_eq!((go.increment[1].as_millis(), go.is_infinite, go.moves_to_go), (10, true, Some(u32::MAX)));
        assert!(Go::read("depth").unwrap_err().contains("depth needs a whole number"));
        assert!(Go::read("nodes 99999999999999999999").unwrap_err().contains("nodes needs"));
        assert!(Go::read("wtime 5").unwrap_err().contains("‘wtime’ is none of"));
    }

    #[test]
    fn invalid_commands_are_rejected() {
        for line in
            ["fly", "position", "position fenx", "setoption Game", "query", "quit now", "go fast", "\u{fffd}"]
        {
            assert!(Command::read(line).is_err(), "{line}");
        }
    }
}
