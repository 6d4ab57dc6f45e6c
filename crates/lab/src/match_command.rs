//! `spieltisch-lab match`: two engine configurations against each other.

use std::ffi::OsString;
use std::io::Write;
use std::ops::ControlFlow;

use clap::Args;
use engine::Stop;
use record::Match;
use rules::{AnyGame, Game};
use study::fairness::{Series, points};
use web_time::Instant;

use super::elo::{Pairs, Sprt, Verdict, elo};
use super::engine_config::EngineConfig;
use super::openings::Openings;
use super::progress::Progress;
use super::self_play::{Lines, PlayedGame, Terms, play};
use spieltisch::command_line::interrupt::stop_on_interrupt;
use spieltisch::command_line::position::PositionArguments;
use spieltisch::command_line::{CommandError, parallel};

/// Play two engine configurations against each other and report the difference in Elo
///
/// In Netzwerk and Napoleon games can go on for ever by the rules: --rules repetition=draw ends most of them, --longest the rest. Each
/// random opening is played twice, with sides swapped; longer openings make the games more varied. The margin after ± and the interval in
/// parentheses are 95% confidence intervals, in which copies of a game count as less.
///
/// Another program that ends in the middle of a game, or is silent for too long, loses that game, and is started anew for the next. If it does
/// not play by the protocol, or at Ctrl+C, the match stops and the games that were finished are reported.
#[derive(Debug, Args)]
pub(crate) struct Matches {
    #[command(flatten)]
    position: PositionArguments,
    /// The first configuration, such as level=3, movetime=100 or nodes=5000,hash=64
    ///
    /// A list of these, with commas between them:
    ///
    /// level=N: 1 to 8
    /// nodes=N: per turn; for ugi per action, of which a turn of Netzwerk has several
    /// movetime=MILLISECONDS: per turn; for ugi per action
    /// depth=N
    /// hash=MEGABYTES
    /// threads=N
    /// greedy: the action that gains most at once, in pieces, points or squares forward, whatever the answer; it goes with nothing else
    /// ugi=COMMAND: another program that speaks the Universal Game Interface, such as ‘ugi=./spieltisch-0.1 engine,movetime=100’;
    ///   a path with spaces needs double quotes, and commas are not possible. It is told the game, its rules and board, hash,
    ///   threads and level
    /// timemargin=MILLISECONDS: how much longer than its time such a program may take before it loses on time; without movetime,
    ///   how long it may be silent, and ten minutes at most, whatever it says [default: 60000]
    #[arg(long, value_name = "CONFIG", verbatim_doc_comment)]
    one: EngineConfig,
    /// The second configuration
    #[arg(long, value_name = "CONFIG")]
    two: EngineConfig,
    /// Number of games; each opening is played twice, with sides swapped
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(super) games: u32,
    /// Number of random turns at the beginning, or a file with the actions of an opening on each line, which are played in turn
    #[arg(long, value_name = "N|FILE", default_value = "2")]
    openings: OsString,
    /// Draw random openings for each pair of games until one is fair
    ///
    /// An opening is fair if either player wins about as often in eight quick games of this program against itself. Where whoever begins
    /// wins most games, two programs show their difference only in games that either side can win.
    #[arg(long)]
    fair: bool,
    /// Games longer than this many turns are drawn
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u16).range(1..=10_000))]
    longest: u16,
    /// Random seed for the openings
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Stop as soon as a sequential test decides between two differences in Elo, such as 0,20
    ///
    /// Tests, with an error of 5% either way, whether the first configuration is stronger by the higher difference or only by the lower
    /// one; --games is then the largest number of games.
    #[arg(long, value_name = "ELO0,ELO1", value_parser = read_sprt, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// Number of games played in parallel [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
}

impl Matches {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let start = self.position.set_up()?;
        if start.outcome().is_some() {
            return Err(CommandError::Usage("the game is over in this position".to_owned()));
        }
        let began = Instant::now();
        let openings = Openings::read(&self.openings, self.fair, &start)?;
        let stop = stop_on_interrupt();
        let mut results = Results::default();
        let ended = self.play_all(&start, &openings, &stop, &mut results);
        let played = results.points.count();
        if played > 0 {
            self.report(out, &results)?;
            writeln!(out, "seconds {:.1}", began.elapsed().as_secs_f64())?;
        }
        if stop.is_stopped() && played < self.games {
            return Err(CommandError::stopped(played as usize, self.games as usize, "games"));
        }
        ended
    }

    fn report(&self, out: &mut impl Write, results: &Results) -> Result<(), CommandError> {
        let Results { counts: [lost, drawn, won], pairs, lines, .. } = results;
        let (share, margin) = results.share();
        let [middle, low, high] = [share, share - margin, share + margin].map(elo);
        writeln!(out, "{} against {}", self.one, self.two)?;
        writeln!(out, "games {} won {won} drawn {drawn} lost {lost}", results.points.count())?;
        writeln!(out, "distinct {}", lines.distinct())?;
        writeln!(out, "share {:.1} % ± {:.1} %", 100.0 * share, 100.0 * margin)?;
        writeln!(out, "elo {middle:+.0} ({low:+.0} to {high:+.0})")?;
        if let Some(sprt) = self.sprt {
            let verdict = match sprt.verdict(*pairs) {
                Verdict::Open => "undecided",
                Verdict::Accepted => "accepted",
                Verdict::Rejected => "rejected",
            };
            let (ratio, [least, most]) = (sprt.log_likelihood_ratio(*pairs), Sprt::bounds());
            let Sprt { low, high } = sprt;
            writeln!(out, "sprt {low:+} {high:+} llr {ratio:.2} ({least:.2} to {most:.2}) {verdict}")?;
        }
        Ok(())
    }

    /// Adds the results of all games for the first configuration, or of those that it took to decide.
    fn play_all(
        &self,
        start: &Match<AnyGame>,
        openings: &Openings,
        stop: &Stop,
        results: &mut Results,
    ) -> Result<(), CommandError> {
        let progress = Progress::new();
        let pairs: Vec<u32> = (0..self.games.div_ceil(2)).collect();
        parallel::play_all(
            &pairs,
            parallel::threads(self.threads),
            stop,
            |pair| self.play_pair(start, openings, pair, stop),
            |_, (pair, ended)| {
                results.add(&pair);
                ended?;
                let (played, difference) = (results.points.count(), elo(results.share().0));
                progress.tell(format_args!("{played} of {}: {difference:+.0} Elo", self.games));
                let is_decided = |sprt: Sprt| sprt.verdict(results.pairs) != Verdict::Open;
                Ok(if self.sprt.is_some_and(is_decided) {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                })
            },
        )
    }

    /// Plays the two games from one opening, or the last one alone; returns them, and whether the second could be played to its end.
    fn play_pair(
        &self,
        start: &Match<AnyGame>,
        openings: &Openings,
        pair: u32,
        stop: &Stop,
    ) -> Result<(Vec<PlayedGame>, Result<(), CommandError>), CommandError> {
        let seed = self.seed.wrapping_mul(1_000_003).wrapping_add(pair.into());
        let opening = openings.play(start, pair as usize, seed, stop)?;
        let mut played = Vec::new();
        for number in 2 * pair..self.games.min(2 * pair + 2) {
            let sides = if is_turned(number) { [&self.two, &self.one] } else { [&self.one, &self.two] };
            let terms = Terms { longest: self.longest.into(), varies: false, number, seed, stop };
            match play(opening.clone(), start.position().to_move(), sides, &terms) {
                Ok(game) => played.push(game),
                Err(fault) => return Ok((played, Err(fault))),
            }
        }
        Ok((played, Ok(())))
    }
}

/// Whether the second configuration begins the game with this number.
const fn is_turned(number: u32) -> bool {
    number % 2 == 1
}

/// The results so far, for the first configuration.
#[derive(Debug, Default)]
struct Results {
    points: Series,
    /// Of games that were lost, drawn and won.
    counts: [u32; 3],
    /// Pairs of which at least one game is new: others would be counted twice.
    pairs: Pairs,
    lines: Lines,
}

impl Results {
    fn add(&mut self, pair: &[PlayedGame]) {
        let (mut half_points, mut is_new) = (0, false);
        for game in pair {
            let is_turned = is_turned(game.number);
            // The same actions of the other configuration are another game.
            is_new |= self.lines.add(game.line ^ u64::from(is_turned));
            let has_won = game.has_first_won.map(|has_first_won| has_first_won != is_turned);
            self.points.add(points(has_won));
            let result = has_won.map_or(1, |has_won| if has_won { 2 } else { 0 });
            self.counts[result] += 1;
            half_points += result;
        }
        if pair.len() == 2 && is_new {
            self.pairs[half_points] += 1;
        }
    }

    /// The share of points with its margin of error.
    fn share(&self) -> (f64, f64) {
        self.points.mean_and_margin_of(self.lines.effective())
    }
}

/// Parses the two differences of a sequential test.
fn read_sprt(text: &str) -> Result<Sprt, String> {
    let number = |text: &str| text.trim().parse::<f64>().ok().filter(|elo| elo.abs() <= 1_000.0);
    let elo = text.split_once(',').and_then(|(low, high)| Some((number(low)?, number(high)?)));
    let elo = elo.filter(|(low, high)| low < high);
    elo.map(|(low, high)| Sprt { low, high }).ok_or_else(|| {
        "expected two differences in Elo, at most 1000, the lower first, as in 0,20".to_owned()
    })
}
