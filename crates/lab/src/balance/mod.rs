//! `spieltisch-lab balance`: how fair a game is to both players.
//!
//! | file | topic |
//! |---|---|
//! | `record.rs` | the file with the games that were played |
//! | `report.rs` | what the games show |

mod record;
mod report;

use std::ffi::{OsStr, OsString};
use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;

use ::record::{Match, in_notation};
use clap::Args;
use engine::Stop;
use rules::{AnyGame, Game as _};

use self::record::GameRecord;
use super::engine_config::EngineConfig;
use super::openings::Openings;
use super::progress::Progress;
use super::self_play::{PlayedGame, Terms, play};
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
        let (mut record, mut games) = match &self.resume {
            None => (None, Vec::new()),
            Some(path) => {
                let (record, games) = GameRecord::open(path, self.measures(&start, &openings))?;
                (Some(record), games)
            }
        };
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
                if let Some(record) = &mut record {
                    record.add(&game)?;
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

    fn report(
        &self,
        out: &mut impl Write,
        start: &Match<AnyGame>,
        openings: &Openings,
        games: &[PlayedGame],
    ) -> Result<(), CommandError> {
        let position = start.position();
        report::write(out, games, position.kind(), position.has_swap_rule())?;
        if let Openings::Listed(listed) = openings {
            let names: Vec<String> = listed.iter().map(|opening| text_of(start, opening)).collect();
            report::write_openings(out, games, &names)?;
        }
        Ok(())
    }

    /// All that the games depend on, but for their number: continuing with something else would mix up two measurements.
    fn measures(&self, start: &Match<AnyGame>, openings: &Openings) -> String {
        let position = start.position();
        let openings = match openings {
            Openings::Random { turns, .. } => format!("{turns} random turns"),
            Openings::Listed(listed) => {
                listed.iter().map(|opening| text_of(start, opening)).collect::<Vec<_>>().join(", ")
            }
        };
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

/// The actions of an opening.
fn text_of(start: &Match<AnyGame>, opening: &Match<AnyGame>) -> String {
    in_notation(opening.played().iter().skip(start.played().len()).map(|played| &played.action))
}
