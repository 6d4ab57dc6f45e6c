//! `spieltisch-lab report`: all that the tables of `benches/README.md` say about how the computer plays, measured anew.
//!
//! Each figure is measured by one of the other commands, whose output is kept in a file; the tables are made of these files.

use std::fmt::Write as _;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::Command as Process;

use clap::{Args, Parser};
use engine::LEVELS;
use rules::GameKind;

use super::progress::Progress;
use super::{Arguments, Command};
use spieltisch::command_line::CommandError;

/// Measure what the tables of benches/README.md say about how the computer plays, and print them
///
/// This takes hours. What was measured is kept in the folder, a file for each figure, and is not measured again: after Ctrl+C the same
/// command goes on where it stopped. Delete the folder to measure another version.
#[derive(Debug, Args)]
pub(super) struct Report {
    /// The folder for what was measured
    folder: PathBuf,
    /// Only the tables with this word in their title
    #[arg(long, value_name = "WORD")]
    only: Option<String>,
    /// The largest number of games for each figure, to try the command out
    #[arg(long, value_name = "N", default_value_t = u32::MAX, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
}

/// The seed of the tables: nothing in the engine was chosen with it.
const SEED: u32 = 100;

struct Table {
    title: &'static str,
    columns: Vec<String>,
    /// Each with its name, and for each further column the command that measures its figure.
    rows: Vec<(String, Vec<String>)>,
}

/// Measures the share of the first of two players in a match.
fn share(of: &str, one: &str, two: &str, games: u32) -> String {
    format!("match {of} --one {one} --two {two} --games {games} --seed {SEED}")
}

/// Measures the share of the player who begins.
fn even(of: &str, setting: &str, games: u32) -> String {
    format!("balance {of} --setting {setting} --games {games} --seed {SEED}")
}

impl Report {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        fs::create_dir_all(&self.folder)?;
        let mut tables = tables();
        tables.retain(|table| self.only.as_ref().is_none_or(|word| table.title.contains(word.as_str())));
        let count =
            tables.iter().flat_map(|table| &table.rows).map(|(_, commands)| commands.len()).sum::<usize>();
        let (progress, mut done) = (Progress::new(), 0);
        for table in &tables {
            writeln!(out, "# {}\n\n| {} |", table.title, table.columns.join(" | "))?;
            writeln!(out, "|{}", "---|".repeat(table.columns.len()))?;
            for (name, commands) in &table.rows {
                let mut row = format!("| {name} |");
                for command in commands {
                    progress.tell(format_args!("{done} of {count} figures: {command}"));
                    done += 1;
                    let line = if command.starts_with("match ") { "share" } else { "first player" };
                    let _ = write!(row, " {} |", told(&self.measured(command)?, line));
                }
                writeln!(out, "{row}")?;
            }
            writeln!(out)?;
        }
        writeln!(out, "Measured with {}.", version())?;
        Ok(())
    }

    /// The output of a figure's command, from its file if that is there.
    fn measured(&self, command: &str) -> Result<String, CommandError> {
        let name = command.replace(|letter: char| !letter.is_ascii_alphanumeric(), "-");
        let path = self.folder.join(name + ".txt");
        if let Ok(known) = fs::read_to_string(&path) {
            return Ok(known);
        }
        let words = ["spieltisch-lab"].into_iter().chain(command.split(' '));
        let mut output = Vec::new();
        let usage = |error: clap::Error| CommandError::Usage(error.to_string());
        match Arguments::try_parse_from(words).map_err(usage)?.command {
            Command::Match(mut matches) => {
                matches.games = matches.games.min(self.games);
                matches.run(&mut output)?;
            }
            Command::Balance(mut balance) => {
                balance.games = balance.games.min(self.games);
                balance.run(&mut output)?;
            }
            _ => return Err(CommandError::Usage(format!("‘{command}’ plays no games"))),
        }
        let output = String::from_utf8_lossy(&output).into_owned();
        fs::write(&path, &output)?;
        Ok(output)
    }
}

/// A figure from the output of a command, and how many games were different unless all were.
fn told(output: &str, begin: &str) -> String {
    let value = |begin: &str| {
        output.lines().find_map(|line| line.strip_prefix(begin)?.strip_prefix(' ')).unwrap_or_default()
    };
    let first = |text: &str| text.split(' ').next().unwrap_or_default().to_owned();
    let (games, distinct) = (first(value("games")), value("distinct"));
    let copies = if distinct == games { String::new() } else { format!("; {distinct} of {games} different") };
    format!("{}{copies}", value(begin))
}

/// The program and, where it is known, the commit that it was built from.
fn version() -> String {
    let head = Process::new("git").args(["rev-parse", "--short", "HEAD"]).output();
    let head = head.ok().filter(|output| output.status.success());
    let commit = head.map(|output| format!(", commit {}", String::from_utf8_lossy(&output.stdout).trim()));
    format!("version {}{}", env!("CARGO_PKG_VERSION"), commit.unwrap_or_default())
}

/// A game as the table proposes it, but without a choice at its beginning, for players who differ.
fn usual(kind: GameKind) -> String {
    let rules = kind.table_rules();
    if rules.is_empty() { kind.to_string() } else { format!("{kind} --rules {rules}") }
}

/// A game and a board as the table proposes them.
fn proposed(kind: GameKind, board: Option<&str>) -> String {
    let option = if kind == GameKind::Napoleon { "--map" } else { "--layout" };
    let board = board.map(|board| format!(" {option} {board}")).unwrap_or_default();
    format!("{kind} --rules {}{board}", kind.proposed_rules())
}

fn tables() -> Vec<Table> {
    let titles = || GameKind::ALL.map(|kind| kind.title().to_owned());
    let columns = |first: &str| std::iter::once(first.to_owned()).chain(titles()).collect();
    let of_games = |command: &dyn Fn(&str) -> String| GameKind::ALL.map(|kind| command(&usual(kind))).into();
    let steps = (2..=LEVELS).map(|level| {
        let [one, two] = [level, level - 1].map(|level| format!("level={level}"));
        (level.to_string(), of_games(&|of| share(of, &one, &two, 200)))
    });
    let greedy = ["waterloo", "quatre-bras"].map(|map| {
        let of = format!("{} --map {map}", usual(GameKind::Napoleon));
        let levels = [1, 2, 3].map(|level| share(&of, "greedy", &format!("level={level}"), 100));
        (map.to_owned(), levels.into())
    });
    let contests = [
        ("40 ms against 20 ms", "movetime=40", "movetime=20", 200),
        ("1 s against 100 ms", "movetime=1000", "movetime=100", 100),
    ];
    let contests =
        contests.map(|(name, one, two, games)| (name.to_owned(), of_games(&|of| share(of, one, two, games))));
    let boards = GameKind::ALL.into_iter().flat_map(|kind| {
        let boards = kind.boards();
        let of_board = |board: Option<&str>| {
            let of = proposed(kind, board);
            let levels = (3..=LEVELS).map(|level| even(&of, &format!("level={level}"), 200));
            let name = board.map_or(kind.title().to_owned(), |board| format!("{}, {board}", kind.title()));
            (name, levels.collect())
        };
        if boards.is_empty() {
            vec![of_board(None)]
        } else {
            boards.iter().map(|board| of_board(Some(board.key))).collect()
        }
    });
    let timed = GameKind::ALL.map(|kind| even(&proposed(kind, None), "movetime=1000", 60));
    let levels = (3..=LEVELS).map(|level| format!("level {level}"));
    let boards_by_level = std::iter::once("board".to_owned()).chain(levels).collect();
    let table = |title, columns, rows| Table { title, columns, rows };
    vec![
        table("Each level against the one below", columns("level"), steps.collect()),
        table(
            "A greedy player against the first levels of Napoleon",
            ["map", "level 1", "level 2", "level 3"].map(str::to_owned).into(),
            greedy.into(),
        ),
        table("Contests with time", columns("contest"), contests.into()),
        table("The share of the player who begins, at each level", boards_by_level, boards.collect()),
        table(
            "The share of the player who begins, with 1 s a turn",
            columns("setting"),
            vec![("1 s".to_owned(), timed.into())],
        ),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_can_be_read() {
        let tables = tables();
        for table in &tables {
            for (name, commands) in &table.rows {
                assert_eq!(commands.len() + 1, table.columns.len(), "{} {name}", table.title);
                for command in commands {
                    let words = ["spieltisch-lab"].into_iter().chain(command.split(' '));
                    let read = Arguments::try_parse_from(words);
                    assert!(read.is_ok(), "{command}: {:?}", read.err());
                }
            }
        }
        assert!(tables.iter().any(|table| table.rows.len() > 10), "all boards");
    }

    #[test]
    fn copies_are_told() {
        let output = |distinct: u32| format!("games 20\ndistinct {distinct}\nfirst player 51.0 % (1 to 2)\n");
        assert_eq!(told(&output(20), "first player"), "51.0 % (1 to 2)");
        assert_eq!(told(&output(7), "first player"), "51.0 % (1 to 2); 7 of 20 different");
        assert_eq!(told("games 2 won 1 drawn 0 lost 1\ndistinct 2\nshare 50.0 %\n", "share"), "50.0 %");
    }
}
