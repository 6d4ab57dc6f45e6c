//! `spieltisch train`: learns the weights of a game's evaluation from games that the engine plays against itself.

use std::io::Write;
use std::ops::ControlFlow;

use clap::Args;
use spieltisch::balance::with_random_opening;
use spieltisch::engine::{Learner, Sample, learner};
use spieltisch::games::{AnyGame, Game as _};
use spieltisch::record::Match;

use super::engine_config::EngineConfig;
use super::position::PositionArguments;
use super::progress::Progress;
use super::self_play::{Terms, play_out};
use super::{CommandError, parallel};

/// Learn the weights of a game's evaluation from games that the engine plays against itself
///
/// Prints the weights as the value of a constant in Rust, for src/engine/GAME/learnt.rs. Games that are cut off teach nothing. The same
/// arguments give the same weights. Whether they make the engine stronger, match --sprt tells.
#[derive(Debug, Args)]
pub(super) struct Train {
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
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
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
        let progress = Progress::new();
        // By the number of the game, so that threads do not change the sums.
        let mut games: Vec<(u32, Vec<Sample>)> = Vec::new();
        let result = parallel::play_all(
            &numbers,
            parallel::threads(self.threads),
            |number| self.play_one(&start, learner.as_ref(), number),
            |number, samples| {
                games.push((number, samples));
                progress.tell(format_args!("{} of {}", games.len(), self.games));
                Ok(ControlFlow::Continue(()))
            },
        );
        drop(progress);
        result?;
        games.sort_by_key(|(number, _)| *number);
        let samples: Vec<Sample> = games.into_iter().flat_map(|(_, samples)| samples).collect();
        let learnt = learner.learn(&samples);
        let [before, after] = learnt.loss;
        writeln!(
            out,
            "// {} positions of {} games; loss {before:.5}, learnt {after:.5}",
            samples.len(),
            self.games
        )?;
        writeln!(out, "{}", learnt.weights)?;
        Ok(())
    }

    /// The samples of a game.
    fn play_one(
        &self,
        start: &Match<AnyGame>,
        learner: &dyn Learner,
        number: u32,
    ) -> Result<Vec<Sample>, CommandError> {
        let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(number.into());
        let terms = Terms { longest: self.longest.into(), varies: true, seed };
        let turns = 1 + number as usize % usize::from(self.openings);
        let opening = with_random_opening(start, turns, seed);
        let drawn = opening.played().len();
        let starter = start.position().to_move();
        let (game, outcome) = play_out(opening, starter, [&self.setting; 2], &terms)?;
        let Some(outcome) = outcome else { return Ok(Vec::new()) };
        let positions = std::iter::once(game.start()).chain(game.played().iter().map(|played| &played.after));
        let positions: Vec<&AnyGame> = positions.skip(drawn).collect();
        Ok(learner.samples(&positions, outcome.winner))
    }
}
