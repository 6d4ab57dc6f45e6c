//! How long to think when there is a clock.

use std::time::Duration;

/// Kept back for the way to the runner and back, and for a search that lets go late.
const SPARE: Duration = Duration::from_millis(50);
/// For so many moves the time left has to do when nobody tells.
const MOVES: u32 = 30;

/// How long to think about a move, of what is left on the clock.
pub(super) fn allotment(left: Duration, increment: Duration, moves_to_go: Option<u32>) -> Duration {
    let usable = left - SPARE.min(left / 4);
    // The move after which the clock is set anew may use it all; otherwise something has to be left for the next.
    let moves = moves_to_go.unwrap_or(MOVES).clamp(1, MOVES);
    let most = if moves == 1 { usable } else { usable / 2 };
    (usable / moves).saturating_add(increment / 4 * 3).min(most)
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(number: u64) -> Duration {
        Duration::from_millis(number)
    }

    #[test]
    fn a_share_of_what_is_left_and_most_of_the_increment() {
        assert_eq!(allotment(ms(60_050), ms(0), None), ms(2_000));
        assert_eq!(allotment(ms(60_050), ms(1_000), None), ms(2_750));
        assert_eq!(allotment(ms(10_050), ms(0), Some(4)), ms(2_500));
        assert_eq!(allotment(ms(10_050), ms(0), Some(1)), ms(10_000));
        assert_eq!(allotment(ms(0), ms(5_000), None), ms(0));
    }

    #[test]
    fn the_clock_never_runs_out() {
        for (left, increment, moves_to_go) in
            [(500, 0, None), (50, 20, None), (3_000, 0, Some(40)), (1, 10, None)]
        {
            let mut clock = ms(left);
            for number in 0..400 {
                let moves_to_go = moves_to_go.map(|moves: u32| moves - number % moves);
                if moves_to_go == Some(40) {
                    clock = ms(left);
                }
                let thought = allotment(clock, ms(increment), moves_to_go);
                assert!(thought < clock || clock.is_zero(), "{left} {number}: {thought:?} of {clock:?}");
                clock = clock - thought + ms(increment);
            }
        }
        assert!(allotment(Duration::MAX, Duration::MAX, Some(0)) < Duration::MAX);
    }
}
