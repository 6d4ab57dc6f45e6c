//! Time management: how much of the time remaining on a clock to spend on one turn.
//!
//! The only place where a clock becomes a search limit. Its callers are the computer at the table, `src/app/ai/opponent.rs`, and
//! the Universal Game Interface, `src/command_line/engine/session.rs`.

use std::time::Duration;

/// Reserved for the way to the clock and back, and for a search that notices its limit late.
const OVERHEAD: Duration = Duration::from_millis(50);
/// How many turns the remaining time is expected to last when the number is unknown.
const EXPECTED_TURNS: u32 = 30;

/// What a player's clock shows when their turn begins, and how it will be refilled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TimeControl {
    /// The time left.
    pub left: Duration,
    /// The time added after each turn.
    pub increment: Duration,
    /// The number of turns until the clock is refilled, if it ever is.
    pub moves_to_go: Option<u32>,
}

impl TimeControl {
    /// How long to think about this turn: a share of what is left plus most of the increment.
    ///
    /// Never more than half of what is left, because the increment arrives only after the turn and later turns need time too; on the
    /// last turn before the clock is refilled, never more than all of it. Either way a margin remains, as long as anything is left.
    ///
    /// # Examples
    /// ```
    /// use std::time::Duration;
    /// use engine::TimeControl;
    ///
    /// let clock = TimeControl { left: Duration::from_secs(1), increment: Duration::from_secs(10), moves_to_go: None };
    /// assert!(clock.allotment() < clock.left / 2);
    /// ```
    pub fn allotment(self) -> Duration {
        let usable = self.left - OVERHEAD.min(self.left / 4);
        let turns = self.moves_to_go.unwrap_or(EXPECTED_TURNS).clamp(1, EXPECTED_TURNS);
        let cap = if turns == 1 { usable } else { usable / 2 };
        (usable / turns).saturating_add(self.increment / 4 * 3).min(cap)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn ms(number: u64) -> Duration {
        Duration::from_millis(number)
    }

    fn allotment(left: u64, increment: u64, moves_to_go: Option<u32>) -> Duration {
        TimeControl { left: ms(left), increment: ms(increment), moves_to_go }.allotment()
    }

    #[test]
    fn a_share_of_the_time_left_and_most_of_the_increment() {
        assert_eq!(allotment(60_050, 0, None), ms(2_000));
        assert_eq!(allotment(60_050, 1_000, None), ms(2_750));
        assert_eq!(allotment(10_050, 0, Some(4)), ms(2_500));
        assert_eq!(allotment(10_050, 0, Some(1)), ms(10_000));
    }

    #[test]
    fn an_increment_larger_than_the_clock_is_not_spent_in_advance() {
        // Three quarters of the increment alone would be 7.5 s.
        assert_eq!(allotment(1_000, 10_000, None), ms(475));
        assert_eq!(allotment(1_000, 10_000, Some(1)), ms(950));
        assert_eq!(allotment(3_050, 60_000, Some(2)), ms(1_500));
    }

    #[test]
    fn a_clock_that_is_nearly_empty_is_never_overspent() {
        assert_eq!(allotment(0, 0, None), ms(0));
        assert_eq!(allotment(0, 5_000, Some(1)), ms(0));
        for left in (1..200).chain([3_000, 600_000]) {
            for increment in [0, 10, 1_000, 30_000] {
                for moves_to_go in [None, Some(0), Some(1), Some(2), Some(1_000)] {
                    let planned = allotment(left, increment, moves_to_go);
                    let margin = OVERHEAD.min(ms(left) / 4);
                    assert!(planned + margin <= ms(left), "{planned:?} of {left} ms + {increment}");
                }
            }
        }
    }

    #[test]
    fn the_largest_clocks_do_not_overflow() {
        let largest = TimeControl { left: Duration::MAX, increment: Duration::MAX, moves_to_go: Some(0) };
        assert!(largest.allotment() < Duration::MAX);
    }
}
