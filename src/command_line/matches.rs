//! `spieltisch match`: two engine configurations against each other.

use std::io::{IsTerminal, Write};

use clap::Args;
use spieltisch::engine::Tally;
use spieltisch::games::{AnyGame, Game};
use spieltisch::record::Match;
use web_time::Instant;

use super::engine_config::EngineConfig;
use super::openings::Openings;
use super::position::PositionArguments;
use super::self_play::{Terms, play};
use super::{CommandError, parallel};

/// Play two engine configurations against each other and report the difference in Elo
///
/// In Netzwerk and Napoleon games can go on for ever by the rules: --rules repetition=draw ends most of them, --longest the rest. Each
/// random opening is played twice, with sides swapped; longer openings make the games more varied. The margin after ± and the interval in
/// parentheses are 95% confidence intervals.
#[derive(Debug, Args)]
pub(super) struct Matches {
    #[command(flatten)]
    position: PositionArguments,
    /// The first configuration, such as level=3, movetime=100, nodes=5000,hash=64 or uct,nodes=2000
    ///
    /// A comma-separated list of: level=1 to 8; nodes=N per turn; movetime=MILLISECONDS per turn; depth=N; hash=MEGABYTES;
    /// threads=N; uct for plain Monte-Carlo tree search, whose nodes are playouts. For uct, nodes and movetime are per action: in Netzwerk
    /// a turn has several.
    #[arg(long, value_name = "CONFIG")]
    one: EngineConfig,
    /// The second configuration
    #[arg(long, value_name = "CONFIG")]
    two: EngineConfig,
    /// Number of games; each opening is played twice, with sides swapped
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// Number of random turns at the beginning
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u16).range(0..=50))]
    opening: u16,
    /// Games longer than this many turns are drawn
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    longest: u16,
    /// Random seed for the openings
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of games played in parallel [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

impl Matches {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let start = self.position.set_up()?;
        if start.outcome().is_some() {
            return Err(CommandError::Usage("the game is over in this position".to_owned()));
        }
        let began = Instant::now();
        let tally = self.play_all(&start)?;
        let [elo, low, high] = tally.elo();
        writeln!(out, "{} against {}", self.one, self.two)?;
        let Tally { won, drawn, lost } = tally;
        let (share, margin) = (100.0 * tally.share(), 100.0 * tally.margin());
        writeln!(out, "games {} won {won} drawn {drawn} lost {lost}", tally.games())?;
        writeln!(out, "share {share:.1} % ± {margin:.1} %")?;
        writeln!(out, "elo {elo:+.0} ({low:+.0} to {high:+.0})")?;
        writeln!(out, "seconds {:.1}", began.elapsed().as_secs_f64())?;
        Ok(())
    }

    /// The results of all games for the first configuration.
    fn play_all(&self, start: &Match<AnyGame>) -> Result<Tally, CommandError> {
        let is_watched = std::io::stderr().is_terminal();
        let mut tally = Tally::default();
        let numbers: Vec<u32> = (0..self.games).collect();
        let result = parallel::play_all(
            &numbers,
            parallel::threads(self.threads),
            |number| self.play_one(start, number as usize),
            |_, result| {
                *(match result {
                    Some(true) => &mut tally.won,
                    Some(false) => &mut tally.lost,
                    None => &mut tally.drawn,
                }) += 1;
                if is_watched {
                    eprint!("\r{} of {}: {:+.0} Elo ", tally.games(), self.games, tally.elo()[0]);
                }
                Ok(())
            },
        );
        if is_watched {
            eprintln!();
        }
        result.map(|()| tally)
    }

    /// Plays one game; returns whether the first configuration won, `None` for a draw.
    fn play_one(&self, start: &Match<AnyGame>, number: usize) -> Result<Option<bool>, CommandError> {
        let is_turned = number % 2 == 1;
        let sides = if is_turned { [&self.two, &self.one] } else { [&self.one, &self.two] };
        let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(number as u64 / 2);
        let terms = Terms { longest: self.longest.into(), varies: false, seed };
        let opening = Openings::Random(self.opening.into()).play(start, number / 2, seed);
        let result = play(opening, start.position().to_move(), sides, &terms)?;
        Ok(result.has_first_won.map(|has_first_won| has_first_won != is_turned))
    }
}
