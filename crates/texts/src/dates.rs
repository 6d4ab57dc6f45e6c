//! Dates in the language's way.

use super::msg;
use crate::Message;

/// A time in the player’s time zone; months and days are counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields’ names say what they are")]
pub struct LocalTime {
    pub year: i32,
    pub month: u32,
    pub day: u32,
    pub hour: u32,
    pub minute: u32,
}

/// The names of the months as they follow the number of a day.
const MONTHS: [Message; 12] = [
    msg::date_january(),
    msg::date_february(),
    msg::date_march(),
    msg::date_april(),
    msg::date_may(),
    msg::date_june(),
    msg::date_july(),
    msg::date_august(),
    msg::date_september(),
    msg::date_october(),
    msg::date_november(),
    msg::date_december(),
];

/// A time as a date within a line: with the time of day today and yesterday, as a day after that. `days_ago` is the number of midnights
/// since then.
///
/// ```
/// use texts::{Language, LocalTime, date};
/// let time = LocalTime { year: 2026, month: 3, day: 12, hour: 14, minute: 5 };
/// assert_eq!(Language::English.say(&date(time, 0)), "today, 14:05");
/// assert_eq!(Language::German.say(&date(time, 90)), "12. März 2026");
/// ```
pub fn date(time: LocalTime, days_ago: i64) -> Message {
    let LocalTime { year, month, day, hour, minute } = time;
    let clock = format!("{hour:02}:{minute:02}");
    match days_ago {
        0 => msg::date_today(clock),
        1 => msg::date_yesterday(clock),
        _ => {
            let month = (month as usize).clamp(1, MONTHS.len()) - 1;
            // The digits of a year are not grouped.
            msg::date_day(day, &MONTHS[month], year.to_string())
        }
    }
}
