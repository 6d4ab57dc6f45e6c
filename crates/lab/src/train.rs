//! `spieltisch-lab train`: learns the weights of a game's evaluation from searches in games that the engine plays against itself.

use std::io::Write;
use std::ops::ControlFlow;

use clap::Args;
use engine::{AnyRootPosition, Learner, Sample, Searcher, Stop, learner, skill, win_probability};
use record::Match;
use rules::{AnyGame, Rng};
use study::fairness::{play_random_turns, with_random_opening};

use super::engine_config::EngineConfig;
use super::progress::Progress;
use super::self_play::play_turn;
use spieltisch::command_line::interrupt::stop_on_interrupt;
use spieltisch::command_line::position::PositionArguments;
use spieltisch::command_line::{CommandError, parallel};

/// One turn in so many is random.
const RANDOM_TURNS: usize = 5;

/// Learn the weights of a game's evaluation from searches in games that the engine plays against itself
///
/// The weights are those by which evaluations agree best with what searches find. Prints them as the value of a constant in Rust, for
/// crates/engine/src/GAME/weights.rs. One turn in five is random, so that evaluations learn what good players avoid, too. The same arguments give
/// the same weights, but for a setting with a time. A game whose positions are judged by playouts has no weights.
/// Whether they make the engine stronger, match --sprt tells. At Ctrl+C, it learns from the games that were finished.
#[derive(Debug, Args)]
pub(crate) struct Train {
    #[command(flatten)]
    position: PositionArguments,
    /// How both players play: a configuration as for match, such as level=5 or nodes=2000
    #[arg(long, value_name = "CONFIG")]
    setting: EngineConfig,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 4000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// Up to this many random turns at the beginning of each game
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u8).range(1..=50))]
    openings: u8,
    /// Games longer than this many turns are cut off
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    longest: u16,
    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of games played in parallel [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

impl Train {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let start = self.position.set_up()?;
        let kind = start.position().kind();
        let Some(learner) = learner(kind) else {
            let why = format!("{kind} has no weights to learn: its positions are judged by playouts");
            return Err(CommandError::Usage(why));
        };
        if start.outcome().is_some() {
            return Err(CommandError::Usage("the game is over in this position".to_owned()));
        }
        let numbers: Vec<u32> = (0..self.games).collect();
        let (progress, stop) = (Progress::new(), stop_on_interrupt());
        // By the number of the game, so that threads do not change the sums.
        let mut games: Vec<(u32, Vec<Sample>)> = Vec::new();
        let ended = parallel::play_all(
            &numbers,
            parallel::threads(self.threads),
            &stop,
            |number| self.play_one(&start, learner.as_ref(), number, &stop),
            |number, samples| {
                games.push((number, samples));
                progress.tell(format_args!("{} of {}", games.len(), self.games));
                Ok(ControlFlow::Continue(()))
            },
        );
        drop(progress);
        let played = games.len();
        games.sort_by_key(|(number, _)| *number);
        let samples: Vec<Sample> = games.into_iter().flat_map(|(_, samples)| samples).collect();
        if !samples.is_empty() {
            let learnt = learner.learn(&samples);
            let ([before, after], positions) = (learnt.loss, samples.len());
            writeln!(out, "// {positions} positions of {played} games; loss {before:.5}, learnt {after:.5}")?;
            writeln!(out, "{}", learnt.weights)?;
        }
        if stop.is_stopped() && played < self.games as usize {
            return Err(CommandError::stopped(played, self.games as usize, "games"));
        }
        ended
    }

    /// The samples of a game.
    fn play_one(
        &self,
        start: &Match<AnyGame>,
        learner: &dyn Learner,
        number: u32,
        stop: &Stop,
    ) -> Result<Vec<Sample>, CommandError> {
        let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(number.into());
        let mut chance = Rng::new(seed);
        let kind = start.position().kind();
        let mut searcher = Searcher::new(self.setting.megabytes);
        searcher.set_handicap(self.setting.level.map(|level| skill(kind, level)), seed);
        let mut game = with_random_opening(start, chance.below(usize::from(self.openings) + 1), seed);
        let mut samples = Vec::new();
        for _ in 0..self.longest {
            let Some(root) = AnyRootPosition::from_history(game.positions()) else { break };
            let result = root.search(&mut searcher, &self.setting.limits, stop, |_| ());
            if stop.is_stopped() {
                return Err(CommandError::Stopped("in the middle of a game".to_owned()));
            }
            let Some(eval) = result.eval() else { break };
            samples.extend(learner.sample(game.position(), win_probability(kind, eval)));
            if chance.below(RANDOM_TURNS) == 0 {
                game = play_random_turns(game, 1, &mut chance);
            } else {
                play_turn(&mut game, result.turn()).map_err(|what| {
                    CommandError::Bug(format!(
                        "the search played {what}, in the position ‘{}’ of {kind}",
                        game.position()
                    ))
                })?;
            }
            if game.outcome().is_some() {
                break;
            }
        }
        Ok(samples)
    }
}
