//! Readings of a clock as text: `60000/58000`, separated by spaces.

use super::clock::{ClockError, Reading};

/// The text of readings.
pub(super) fn text<'a>(readings: impl IntoIterator<Item = &'a Reading>) -> String {
    readings.into_iter().map(|[one, two]| format!("{one}/{two}")).collect::<Vec<_>>().join(" ")
}

/// Parses readings.
///
/// # Errors
/// The first one that is not two numbers.
pub(super) fn parse(text: &str) -> Result<Vec<Reading>, ClockError> {
    text.split_ascii_whitespace().map(parse_one).collect()
}

fn parse_one(word: &str) -> Result<Reading, ClockError> {
    let numbers = || {
        let (one, two) = word.split_once('/')?;
        Some([one.parse().ok()?, two.parse().ok()?])
    };
    numbers().ok_or_else(|| ClockError::NoReading(word.chars().take(40).collect()))
}
