//! Checks that searches respect their limits: turns are legal and in time, and a stopped search ends quickly.
//!
//! `cargo bench --no-default-features --bench limits -- 10000` searches this many random positions of each game, with random rules on
//! random boards. The exit status is 1 if a turn is illegal or a bound is exceeded.

#[expect(clippy::unwrap_used, reason = "what it draws from is never empty")]
#[path = "../tests/common/maps.rs"]
mod maps;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::mpsc::channel;
use std::time::{Duration, Instant};

use engine::{AnyRootPosition, AnySearchResult, Level, Limits, Searcher, Stop, skill};
use maps::random_map;
use record::Match;
use rules::kulami::{random_closed, random_irregular};
use rules::{AnyAction, AnyGame, Game, GameKind, Rng};

/// The default number of positions of each game.
const POSITIONS: usize = 10_000;
/// One position in this many is also searched without limits, and stopped.
const STOPPED: usize = 10;
/// How late a search may end.
const LATE: Duration = Duration::from_millis(50);
/// How long a search may take to stop.
const SLOW: Duration = Duration::from_millis(20);
/// The longest random game.
const LONGEST: usize = 200;

fn main() -> ExitCode {
    let positions = std::env::args().skip(1).find_map(|argument| argument.parse().ok()).unwrap_or(POSITIONS);
    let mut is_kept = true;
    for kind in GameKind::ALL {
        is_kept &= check(kind, positions);
    }
    if is_kept { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Checks positions of a game; returns whether all is well.
fn check(kind: GameKind, positions: usize) -> bool {
    let mut chance = Rng::new(kind.name().len() as u64);
    let (mut late, mut late_together, mut slow, mut faults) = (Vec::new(), Vec::new(), Vec::new(), 0);
    let own = this_thread();
    let mut searcher = Searcher::new(4);
    for number in 0..positions {
        let game = random_match(kind, &mut chance);
        let Some(root) = root_position(&game) else { continue };
        let level = Level::new(1 + chance.below(24) as u8);
        searcher.set_handicap(level.map(|level| skill(kind, level)), number as u64);
        let time = Duration::from_millis(chance.below(5) as u64);
        let limits = Limits { threads: 1 + usize::from(chance.below(4) == 0), ..Limits::time(time) };
        let (began, waited_before) = (Instant::now(), waited(&own));
        let result = root.search(&mut searcher, &limits, &Stop::default(), |_| ());
        let waited = waited(&own).saturating_sub(waited_before);
        let lateness = (began.elapsed().saturating_sub(time + waited), number);
        if limits.threads == 1 {
            late.push(lateness);
        } else {
            late_together.push(lateness);
        }
        let mut is_legal = plays_a_turn(&game, &result);
        if number.is_multiple_of(STOPPED) {
            searcher.set_handicap(None, 0);
            let (result, took) = stopped(&root, &mut searcher, Duration::from_millis(chance.below(8) as u64));
            slow.push((took, number));
            is_legal &= plays_a_turn(&game, &result);
        }
        if !is_legal {
            faults += 1;
            println!(
                "{kind} {number}: the turn is not legal, in {} by {}",
                game.position(),
                game.position().rules()
            );
        }
    }
    println!("{kind}: {} positions, {faults} turns not legal", late.len() + late_together.len());
    let is_in_time = report(kind, "late on one thread", &mut late, LATE)
        & report(kind, "late on two threads", &mut late_together, LATE);
    let lets_go = report(kind, "after stop", &mut slow, SLOW);
    faults == 0 && is_in_time && lets_go
}

/// Reports times; returns whether all are within a bound.
fn report(kind: GameKind, what: &str, times: &mut [(Duration, usize)], bound: Duration) -> bool {
    times.sort_unstable();
    let Some((worst, number)) = times.last() else { return true };
    let part = |share: f64| times[((times.len() - 1) as f64 * share) as usize].0.as_secs_f64() * 1_000.0;
    println!(
        "{kind}: {what} {:.2} ms in the middle, {:.2} ms of 99.9 %, {:.2} ms at worst (position {number})",
        part(0.5),
        part(0.999),
        worst.as_secs_f64() * 1_000.0
    );
    *worst <= bound
}

/// Stops an unlimited search after some time; returns its result and how long it took to stop.
fn stopped(root: &AnyRootPosition, searcher: &mut Searcher, after: Duration) -> (AnySearchResult, Duration) {
    let stop = Stop::default();
    let own = this_thread();
    let (begins, begun) = channel();
    std::thread::scope(|scope| {
        let (signal, thinking) = (&stop, &own);
        let stopping = scope.spawn(move || {
            // It begins, or has ended already.
            let _ = begun.recv();
            std::thread::sleep(after);
            let (now, waited) = (Instant::now(), waited(thinking));
            signal.stop();
            (now, waited)
        });
        let _ = begins.send(());
        let result = root.search(searcher, &Limits::default(), &stop, |_| ());
        let (ended, all) = (Instant::now(), waited(&own));
        let (stopped, before) = stopping.join().unwrap_or((ended, all));
        (result, ended.saturating_duration_since(stopped).saturating_sub(all.saturating_sub(before)))
    })
}

/// Where the system reports this thread's scheduling, if it does.
fn this_thread() -> PathBuf {
    Path::new("/proc").join(std::fs::read_link("/proc/thread-self").unwrap_or_default()).join("schedstat")
}

/// How long a thread has waited for a core so far, if the system reports it: that delay is not due to the search.
fn waited(thread: &Path) -> Duration {
    let text = std::fs::read_to_string(thread).unwrap_or_default();
    Duration::from_nanos(text.split(' ').nth(1).and_then(|number| number.parse().ok()).unwrap_or(0))
}

/// Whether a result's turn is legal and complete.
fn plays_a_turn(game: &Match<AnyGame>, result: &AnySearchResult) -> bool {
    let mut position = game.position().clone();
    let mover = position.to_move();
    let is_legal =
        result.turn().iter().all(|action| position.to_move() == mover && position.play(action).is_ok());
    // After a swap the same side is to move, played by the other person.
    let has_swapped = result.turn() == [AnyAction::Swap];
    is_legal && (has_swapped || position.to_move() != mover || position.outcome().is_some())
}

/// A match with random rules on a random board, after some random actions, not over.
fn random_match(kind: GameKind, chance: &mut Rng) -> Match<AnyGame> {
    loop {
        let Ok(start) = kind.set_up(&random_rules(kind, chance), random_board(kind, chance).as_deref(), None)
        else {
            continue;
        };
        let mut game = Match::new(start);
        for _ in 0..chance.below(LONGEST) {
            let actions = game.actions();
            let Some(action) = actions.get(chance.below(actions.len())) else { break };
            if game.play(action).is_err() {
                break;
            }
        }
        while game.outcome().is_some() && game.undo() {}
        if game.outcome().is_none() {
            return game;
        }
    }
}

/// Random rules, some of them contradictory.
fn random_rules(kind: GameKind, chance: &mut Rng) -> String {
    let options = kind.options().iter();
    let rules =
        options.map(|option| format!("{}={}", option.key, option.values[chance.below(option.values.len())]));
    rules.collect::<Vec<_>>().join(",")
}

fn random_board(kind: GameKind, chance: &mut Rng) -> Option<String> {
    let boards = kind.boards();
    let seed = chance.below(usize::MAX) as u64;
    match (kind, chance.below(3)) {
        (GameKind::Netzwerk, _) | (_, 0) => None,
        (_, 1) => boards.get(chance.below(boards.len())).map(|board| board.key.to_owned()),
        (GameKind::Kulami, _) if seed.is_multiple_of(2) => Some(random_closed(seed).to_string()),
        (GameKind::Kulami, _) => Some(random_irregular(seed).to_string()),
        (GameKind::Napoleon, _) => Some(random_map(chance).ron().to_owned()),
    }
}

fn root_position(game: &Match<AnyGame>) -> Option<AnyRootPosition> {
    AnyRootPosition::from_history(
        std::iter::once(game.start()).chain(game.played().iter().map(|played| &played.after)),
    )
}
