//! What searches have found when they are stopped, whatever they were allowed.
//!
//! `cargo bench --no-default-features --bench anytime` searches ten positions of each game without a limit, for an hour, for 2^63 − 1
//! milliseconds, and by the share of a clock, and stops each search after 10 ms, 100 ms, 1 s and 3 s. The table compares what it has found by
//! then with a search that was given just that time: the depth, the value as a chance of winning, and, as a different turn may be as good, the
//! chance after the turn as a longer search of the position after it judges. After `--`, names of games and milliseconds select rows.

use std::sync::mpsc::channel;
use std::time::Duration;

use engine::{AnyRootPosition, AnySearchResult, Limits, Searcher, Stop, TimeControl, win_probability};
use record::Match;
use rules::{AnyGame, Game, GameKind, Rng};
use study::fairness::play_random_turns;

/// The numbers of turns, played by quick searches, after which a position is searched.
const TURNS: [usize; 10] = [0, 4, 8, 12, 16, 20, 24, 28, 32, 36];
/// When searches are stopped, in milliseconds.
const STOPPED: [u64; 4] = [10, 100, 1_000, 3_000];
/// The nodes of the searches that play up to a position, and of those that judge a turn.
const NODES: u64 = 1_000;
const TO_JUDGE: u64 = 50_000;
const MEGABYTES: usize = 16;

/// What a search is allowed.
fn allowed() -> [(&'static str, Limits); 4] {
    let clock = TimeControl { left: Duration::from_secs(900), increment: Duration::ZERO, moves_to_go: None };
    [
        ("nothing", Limits::default()),
        ("an hour", Limits::time(Duration::from_secs(3_600))),
        ("2^63 − 1 ms", Limits::time(Duration::from_millis(i64::MAX as u64))),
        ("a clock of 15 minutes", Limits::time(clock.allotment())),
    ]
}

/// A position of a game after so many turns, or the last ones before its end.
fn position(kind: GameKind, turns: usize) -> Match<AnyGame> {
    let start = kind.set_up(kind.table_rules(), None, None).expect("its usual rules should be valid");
    let mut game = play_random_turns(Match::new(start), 2.min(turns), &mut Rng::new(turns as u64));
    let mut searcher = Searcher::new(MEGABYTES);
    for _ in 2..turns {
        let result = root(&game).search(&mut searcher, &Limits::nodes(NODES), &Stop::default(), |_| ());
        let before = game.clone();
        let is_played = result.turn().iter().all(|action| game.play(action).is_ok());
        if !is_played || game.outcome().is_some() {
            return before;
        }
    }
    game
}

fn root(game: &Match<AnyGame>) -> AnyRootPosition {
    AnyRootPosition::from_history(game.positions()).expect("a match should have a position")
}

/// What a new searcher finds within these limits, if it is stopped after this time.
fn found(root: &AnyRootPosition, limits: &Limits, after: Option<Duration>) -> AnySearchResult {
    let mut searcher = Searcher::new(MEGABYTES);
    let stop = Stop::default();
    std::thread::scope(|scope| {
        let (ended, waits) = channel::<()>();
        if let Some(after) = after {
            let stop = &stop;
            scope.spawn(move || {
                // It ends before, or is stopped.
                let _ = waits.recv_timeout(after);
                stop.stop();
            });
        }
        let result = root.search(&mut searcher, limits, &stop, |_| ());
        drop(ended);
        result
    })
}

/// What a search says of a position that is not over: the chance of winning, in percent, for the player to move.
fn chance(kind: GameKind, result: &AnySearchResult) -> f64 {
    100.0 * f64::from(win_probability(kind, result.eval().expect("a position that is not over has a value")))
}

/// The chance of winning after a turn, in percent, for the player who plays it.
fn judged(game: &Match<AnyGame>, result: &AnySearchResult) -> f64 {
    let (mut after, kind, mover) = (game.clone(), game.start().kind(), game.position().to_move());
    let is_played = result.turn().iter().all(|action| after.play(action).is_ok());
    assert!(is_played, "the turn should be legal");
    if let Some(outcome) = after.outcome() {
        return outcome.winner.map_or(50.0, |winner| if winner == mover { 100.0 } else { 0.0 });
    }
    let chance = chance(kind, &found(&root(&after), &Limits::nodes(TO_JUDGE), None));
    if after.position().to_move() == mover { chance } else { 100.0 - chance }
}

fn main() {
    let wanted: Vec<String> =
        std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    let is_wanted = |name: &str, all: &[&str]| {
        let named: Vec<_> = wanted.iter().filter(|word| all.contains(&word.as_str())).collect();
        named.is_empty() || named.iter().any(|word| *word == name)
    };
    println!(
        "| game | stopped after, ms | allowed | as deep or deeper | depth | value | the same turn | judged | at worst |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    for kind in
        GameKind::ALL.into_iter().filter(|kind| is_wanted(kind.name(), &GameKind::ALL.map(GameKind::name)))
    {
        let games: Vec<_> = TURNS.into_iter().map(|turns| position(kind, turns)).collect();
        let texts = STOPPED.map(|ms| ms.to_string());
        for ms in
            STOPPED.into_iter().filter(|ms| is_wanted(&ms.to_string(), &texts.each_ref().map(String::as_str)))
        {
            let time = Duration::from_millis(ms);
            let given: Vec<_> =
                games.iter().map(|game| found(&root(game), &Limits::time(time), None)).collect();
            let chances: Vec<f64> =
                games.iter().zip(&given).map(|(game, result)| judged(game, result)).collect();
            let mean = |numbers: &[f64]| numbers.iter().sum::<f64>() / numbers.len() as f64;
            let depths = |results: &[AnySearchResult]| {
                mean(&results.iter().map(|result| f64::from(result.depth)).collect::<Vec<_>>())
            };
            let values = |results: &[AnySearchResult]| {
                mean(&results.iter().map(|result| chance(kind, result)).collect::<Vec<_>>())
            };
            println!(
                "| {} | {ms} | just that | | {:.1} | {:.1} % | | {:.1} % | |",
                kind.title(),
                depths(&given),
                values(&given),
                mean(&chances)
            );
            for (name, limits) in allowed() {
                let stopped: Vec<_> =
                    games.iter().map(|game| found(&root(game), &limits, Some(time))).collect();
                let pairs = || stopped.iter().zip(&given);
                let as_deep = pairs()
                    .filter(|(stopped, given)| stopped.is_exact || stopped.depth >= given.depth)
                    .count();
                let same = pairs().filter(|(stopped, given)| stopped.turn() == given.turn()).count();
                let after: Vec<f64> =
                    games.iter().zip(&stopped).map(|(game, result)| judged(game, result)).collect();
                let worst =
                    after.iter().zip(&chances).map(|(after, given)| after - given).fold(0.0, f64::min);
                println!(
                    "| {} | {ms} | {name} | {as_deep} of {} | {:.1} | {:.1} % | {same} | {:.1} % | {worst:+.1} |",
                    kind.title(),
                    games.len(),
                    depths(&stopped),
                    values(&stopped),
                    mean(&after),
                );
            }
        }
    }
}
