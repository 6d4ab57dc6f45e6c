//! `spieltisch match`: two settings of the machine against each other.

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use clap::Args;
use spieltisch::engine::Tally;
use spieltisch::games::Game;
use web_time::Instant;

use super::CommandError;
use super::contest::{Setting, Terms, play};
use super::position::PositionArguments;

#[derive(Debug, Args)]
pub(super) struct Matches {
    #[command(flatten)]
    position: PositionArguments,
    /// How one side plays: level=3, movetime=100, uct,nodes=2000, …
    #[arg(long, value_name = "SETTING")]
    one: Setting,
    /// How the other side plays
    #[arg(long, value_name = "SETTING")]
    two: Setting,
    /// How many games; each opening is played twice, with sides changed
    #[arg(long, default_value_t = 200)]
    games: usize,
    /// How many turns at the beginning are played by chance
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u64).range(0..=50))]
    opening: u64,
    /// A game with more turns is drawn
    #[arg(long, default_value_t = 400)]
    longest: usize,
    /// Chooses the openings
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at once; one a core if it is left out
    #[arg(long)]
    threads: Option<usize>,
}

impl Matches {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let played = self.position.set_up()?;
        let start = played.position();
        if played.outcome().is_some() {
            return Err(CommandError::Usage("the match is over in this position".to_owned()));
        }
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = self.threads.unwrap_or_else(cores).clamp(1, self.games.max(1));
        let terms = Terms { opening: self.opening as usize, longest: self.longest };
        let began = Instant::now();
        let next = AtomicUsize::new(0);
        let tally = Mutex::new(Tally::default());
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= self.games {
                            return;
                        }
                        let is_turned = number % 2 == 1;
                        let sides = if is_turned { [&self.two, &self.one] } else { [&self.one, &self.two] };
                        let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(number as u64 / 2);
                        let winner = play(start, sides, terms, seed);
                        let is_first = |winner| (winner == start.to_move()) != is_turned;
                        if let Ok(mut tally) = tally.lock() {
                            match winner.map(is_first) {
                                Some(true) => tally.won += 1,
                                Some(false) => tally.lost += 1,
                                None => tally.drawn += 1,
                            }
                        }
                    }
                });
            }
        });
        let tally = tally.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
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
}
