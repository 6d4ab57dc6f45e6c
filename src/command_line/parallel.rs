//! Games played in parallel, on as many threads as are wanted.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use engine::Stop;

use super::CommandError;

/// The number of threads that are wanted, or one per core.
pub fn threads(wanted: Option<u16>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    wanted.map_or_else(cores, usize::from)
}

/// Plays the games with these numbers, and hands each result over as soon as it is there, in any order, until a break: then the games that
/// are running are finished, but not handed over, and no others started.
///
/// Where a game fails or cannot be taken, no others are started either, but the results of those that are running still count. So they do
/// when the work is stopped.
///
/// # Errors
/// The first game that failed or could not be taken.
pub fn play_all<T: Send>(
    numbers: &[u32],
    threads: usize,
    stop: &Stop,
    play: impl Fn(u32) -> Result<T, CommandError> + Sync,
    take: impl FnMut(u32, T) -> Result<ControlFlow<()>, CommandError> + Send,
) -> Result<(), CommandError> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new((take, ControlFlow::Continue(()), Ok(())));
    let work = || {
        while !stop.is_stopped()
            && let Some(&number) = numbers.get(next.fetch_add(1, Ordering::Relaxed))
        {
            let result = play(number);
            let mut results = results.lock().unwrap_or_else(PoisonError::into_inner);
            let (take, flow, failed) = &mut *results;
            if flow.is_break() {
                continue;
            }
            match result.and_then(|result| take(number, result)) {
                Ok(next) => *flow = next,
                Err(fault) => *failed = std::mem::replace(failed, Ok(())).and(Err(fault)),
            }
            if flow.is_break() || failed.is_err() {
                // The others stop after their current games.
                next.store(numbers.len(), Ordering::Relaxed);
            }
        }
    };
    std::thread::scope(|scope| {
        // This thread plays too, so that there is always one.
        for _ in 1..threads.min(numbers.len()) {
            let _ = std::thread::Builder::new().spawn_scoped(scope, work);
        }
        work();
    });
    results.into_inner().unwrap_or_else(PoisonError::into_inner).2
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers that were taken of a hundred, and how the work ended.
    fn taken(
        stop: &Stop,
        play: impl Fn(u32) -> Result<u32, CommandError> + Sync,
    ) -> (Vec<u32>, Result<(), CommandError>) {
        let mut taken = Vec::new();
        let numbers: Vec<u32> = (0..100).collect();
        let ended = play_all(&numbers, 1, stop, play, |_, number| {
            taken.push(number);
            Ok(ControlFlow::Continue(()))
        });
        (taken, ended)
    }

    #[test]
    fn what_was_finished_counts_when_a_game_fails_or_the_work_is_stopped() {
        let fails =
            |number| if number == 3 { Err(CommandError::Program("no".to_owned())) } else { Ok(number) };
        let (games, ended) = taken(&Stop::default(), fails);
        assert_eq!(games, [0, 1, 2]);
        assert!(matches!(ended, Err(CommandError::Program(_))));
        let stop = Stop::default();
        let (games, ended) = taken(&stop, |number| {
            if number == 4 {
                stop.stop();
            }
            Ok(number)
        });
        assert_eq!(games, [0, 1, 2, 3, 4]);
        assert!(ended.is_ok());
    }

    #[test]
    fn games_that_run_when_another_fails_still_count() {
        // The second begins before the first fails, and is finished after it.
        let (began, failed) = (std::sync::Barrier::new(2), std::sync::Barrier::new(2));
        let mut taken = Vec::new();
        let play = |number| {
            began.wait();
            if number == 0 {
                return Err(CommandError::Program("no".to_owned()));
            }
            failed.wait();
            Ok(number)
        };
        let ended = std::thread::scope(|scope| {
            scope.spawn(|| failed.wait());
            play_all(&[0, 1], 2, &Stop::default(), play, |_, number| {
                taken.push(number);
                Ok(ControlFlow::Continue(()))
            })
        });
        assert!(ended.is_err());
        assert_eq!(taken, [1]);
    }
}
