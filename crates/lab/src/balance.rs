//! `spieltisch-lab balance`: how fair a game is to both players.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use clap::Args;
use engine::Stop;
use record::{FileError, Match, path_of, read_text_file, write_file};
use rules::{AnyGame, Game as _, Player};
use serde::{Deserialize, Serialize};
use study::fairness::{Series, Share, points};

use super::engine_config::EngineConfig;
use super::openings::Openings;
use super::progress::Progress;
use super::self_play::{Lines, PlayedGame, Terms, play};
use spieltisch::command_line::interrupt::stop_on_interrupt;
use spieltisch::command_line::position::PositionArguments;
use spieltisch::command_line::{CommandError, parallel};

/// Let the engine play itself and report how often each player wins
///
/// Prints how many games were different; the share of the player who begins and of each colour, where a draw counts as half a win; how
/// many games are drawn; how many turns they have; how they end; and, for openings from a file, the share of the player who begins after
/// each: all with 95% confidence intervals, in which copies of a game count as less. Levels vary by themselves, and every other search
/// that is limited in nodes gets up to a tenth fewer, by chance, so that games that begin alike can differ. In Netzwerk and Napoleon games can go on for ever by the rules: --rules repetition=draw ends most of them, --longest the rest. At Ctrl+C, or if a game
/// cannot be played, the games that were finished are reported.
#[derive(Debug, Args)]
pub(super) struct Balance {
    #[command(flatten)]
    position: PositionArguments,
    /// How both players play: a configuration as for match, such as level=6, nodes=20000 or movetime=50
    #[arg(long, value_name = "CONFIG")]
    setting: EngineConfig,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(super) games: u32,
    /// Number of random turns at the beginning, or a file with the actions of an opening on each line, which are played in turn [default: 2;
    /// 0 with the swap rule, as the first turn is then a choice]
    #[arg(long, value_name = "N|FILE")]
    openings: Option<OsString>,
    /// Games longer than this many turns count as drawn
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    longest: u16,
    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of games played in parallel [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Write every game to this file; if the file exists, the games in it are not played again
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
}

impl Balance {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let start = self.position.set_up()?;
        if start.outcome().is_some() {
            return Err(CommandError::Usage("the game is over in this position".to_owned()));
        }
        let usual = OsStr::new(if start.position().has_swap_rule() { "0" } else { "2" });
        let openings = Openings::read(self.openings.as_deref().unwrap_or(usual), false, &start)?;
        let resumed = self.resume.as_deref().map(|path| resume(path, self.measures(&start, &openings)));
        let (mut record, games) = resumed.transpose()?.unzip();
        let mut games = games.unwrap_or_default();
        games.retain(|game| game.number < self.games);
        games.sort_by_key(|game| game.number);
        games.dedup_by_key(|game| game.number);
        let is_played = |number: &u32| games.binary_search_by_key(number, |game| game.number).is_ok();
        let left: Vec<u32> = (0..self.games).filter(|number| !is_played(number)).collect();
        let (progress, stop) = (Progress::new(), stop_on_interrupt());
        let ended = parallel::play_all(
            &left,
            parallel::threads(self.threads),
            &stop,
            |number| self.play_one(&start, &openings, number, &stop),
            |_, game| {
                if let Some((file, path)) = &mut record {
                    writeln!(file, "{}", text_of(&game)).map_err(|error| {
                        io::Error::new(error.kind(), format!("{}: {error}", path.display()))
                    })?;
                }
                games.push(game);
                progress.tell(format_args!("{} of {}", games.len(), self.games));
                Ok(ControlFlow::Continue(()))
            },
        );
        drop(progress);
        if !games.is_empty() {
            self.report(out, &start, &openings, &games)?;
        }
        if stop.is_stopped() && games.len() < self.games as usize {
            return Err(CommandError::stopped(games.len(), self.games as usize, "games"));
        }
        ended
    }

    /// Writes what the games show: shares with the bounds of their 95 % confidence interval, means with their margin.
    fn report(
        &self,
        out: &mut impl Write,
        start: &Match<AnyGame>,
        openings: &Openings,
        games: &[PlayedGame],
    ) -> Result<(), CommandError> {
        let position = start.position();
        writeln!(out, "games {}", games.len())?;
        let lines = lines(games);
        writeln!(out, "distinct {}", lines.distinct())?;
        let of_all = |of: &dyn Fn(&PlayedGame) -> f64| share(games, of);
        writeln!(out, "first player {}", of_all(&|game| points(game.has_first_won)))?;
        for player in Player::BOTH {
            let side = of_all(&|game| points(game.winner.map(|winner| winner == player)));
            writeln!(out, "{} {side}", position.kind().player_name(player))?;
        }
        let portion = |is_so: &dyn Fn(&PlayedGame) -> bool| of_all(&|game| f64::from(u8::from(is_so(game))));
        if position.has_swap_rule() {
            writeln!(out, "swapped {}", portion(&|game| game.is_swapped))?;
        }
        writeln!(out, "drawn {}", portion(&|game| game.winner.is_none()))?;
        let turns = Series::of(games.iter().map(|game| game.turns as f64));
        let (turns, margin) = turns.mean_and_margin_of(lines.effective());
        let lengths = || games.iter().map(|game| game.turns);
        let (shortest, longest) = (lengths().min().unwrap_or(0), lengths().max().unwrap_or(0));
        writeln!(out, "turns {turns:.1} ± {margin:.1}, {shortest} to {longest}")?;
        let mut ends: BTreeMap<&str, usize> = BTreeMap::new();
        for game in games {
            *ends.entry(&game.end).or_default() += 1;
        }
        let mut ends: Vec<(&str, usize)> = ends.into_iter().collect();
        ends.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        for (end, _) in ends {
            writeln!(out, "end {end} {}", portion(&|game| game.end == end))?;
        }
        if let Openings::Listed(_) = openings {
            // They were played in turn.
            let names = openings.names(start);
            for (i, name) in names.iter().enumerate() {
                let is_after = |game: &&PlayedGame| game.number as usize % names.len() == i;
                let after: Vec<PlayedGame> = games.iter().filter(is_after).cloned().collect();
                writeln!(out, "after {name} {}", share(&after, |game| points(game.has_first_won)))?;
            }
        }
        Ok(())
    }

    /// All that the games depend on, but for their number: continuing with something else would mix up two measurements.
    fn measures(&self, start: &Match<AnyGame>, openings: &Openings) -> String {
        let position = start.position();
        let openings = openings.names(start).join(", ");
        format!(
            "{}, rules ‘{}’, board ‘{}’, position ‘{position}’, setting {}, openings {openings}, longest {}, seed {}",
            position.kind(),
            position.rules(),
            position.board().unwrap_or_default(),
            self.setting,
            self.longest,
            self.seed,
        )
    }

    fn play_one(
        &self,
        start: &Match<AnyGame>,
        openings: &Openings,
        number: u32,
        stop: &Stop,
    ) -> Result<PlayedGame, CommandError> {
        let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(number.into());
        let terms = Terms { longest: self.longest.into(), varies: true, number, seed, stop };
        let opening = openings.play(start, number as usize, seed, stop)?;
        play(opening, start.position().to_move(), [&self.setting; 2], &terms)
    }
}

/// The games by what was played in them.
fn lines(games: &[PlayedGame]) -> Lines {
    let mut lines = Lines::default();
    for game in games {
        lines.add(game.line);
    }
    lines
}

/// The mean of something from 0 to 1, with bounds that hold for copies of games.
fn share(games: &[PlayedGame], of: impl Fn(&PlayedGame) -> f64) -> Share {
    Series::of(games.iter().map(of)).share_of(lines(games).effective())
}

/// The largest file that is read, in bytes: enough for a million games.
const LARGEST: u64 = 128 * 1024 * 1024;
const FORMAT: u32 = 2;

/// The first line of the file with the games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    format: u32,
    /// All that the games depend on, but for their number.
    measures: String,
}

/// A file with the games that were played, and its path.
type GameRecord = (File, PathBuf);

/// Opens the file of a measurement that is to be continued, or creates it; returns it with the games in it.
fn resume(path: &Path, measures: String) -> Result<(GameRecord, Vec<PlayedGame>), CommandError> {
    let fault = |what: &str| CommandError::Usage(format!("--resume: {}: {what}", path.display()));
    let head = Head { format: FORMAT, measures };
    let path = path_of(path);
    let text = match read_text_file(&path, LARGEST) {
        Err(FileError::Missing) => String::new(),
        text => text.map_err(|error| fault(&error.to_string()))?,
    };
    let mut games: Vec<PlayedGame> = Vec::new();
    let mut lines = text.trim_start().lines();
    if let Some(first) = lines.next() {
        let found: Head = ron::from_str(first).map_err(|_| fault("it is not a file of this command"))?;
        if found != head {
            return Err(fault(&format!("it belongs to another measurement: {}", found.measures)));
        }
        // A program that was killed may have left half a line.
        games.extend(lines.filter_map(|line| ron::from_str(line).ok()));
    }
    // Written anew, as no line can be appended to what an editor may have made of it.
    let lines = std::iter::once(text_of(&head)).chain(games.iter().map(text_of));
    let whole: String = lines.map(|line| line + "\n").collect();
    write_file(&path, whole.as_bytes()).map_err(|error| fault(&error.to_string()))?;
    let file = OpenOptions::new().append(true).open(&path).map_err(|error| fault(&error.to_string()))?;
    Ok(((file, path), games))
}

/// Numbers and texts can always be written.
fn text_of(line: &impl Serialize) -> String {
    ron::to_string(line).unwrap_or_default()
}
