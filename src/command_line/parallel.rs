//! Games played in parallel, on as many threads as are wanted.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use super::CommandError;

/// The number of threads that are wanted, or one per core.
pub(super) fn threads(wanted: Option<u16>) -> usize {
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    wanted.map_or_else(cores, usize::from)
}

/// Plays the games with these numbers, and hands each result over as soon as it is there, in any order, until a break: then the games that
/// are running are finished, but not handed over, and no others started.
///
/// # Errors
/// The first game that failed or could not be taken, which is a break, too.
pub(super) fn play_all<T: Send>(
    numbers: &[u32],
    threads: usize,
    play: impl Fn(u32) -> Result<T, CommandError> + Sync,
    take: impl FnMut(u32, T) -> Result<ControlFlow<()>, CommandError> + Send,
) -> Result<(), CommandError> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new((take, Ok(ControlFlow::Continue(()))));
    let work = || {
        while let Some(&number) = numbers.get(next.fetch_add(1, Ordering::Relaxed)) {
            let result = play(number);
            let mut results = results.lock().unwrap_or_else(PoisonError::into_inner);
            let (take, so_far) = &mut *results;
            if matches!(so_far, Ok(ControlFlow::Continue(()))) {
                *so_far = result.and_then(|result| take(number, result));
            }
            if !matches!(so_far, Ok(ControlFlow::Continue(()))) {
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
    results.into_inner().unwrap_or_else(PoisonError::into_inner).1.map(|_| ())
}
