//! How much room there is in a match and in its file.

/// The most actions of a match, counting those that were undone.
pub const LONGEST: usize = 20_000;
/// The most letters that all of them together may have in notation: on average a hundred an action, which few rows of jumps need.
pub const MOST_LETTERS: usize = 100 * LONGEST;
/// The most characters of a title or of a player's name.
pub const LONGEST_NAME: usize = 60;
/// The highest level of the computer that a file may name.
pub const HIGHEST_LEVEL: u8 = 20;
/// The longest time that a file may give the computer for each turn, in seconds.
pub const LONGEST_THINKING: u16 = 3_600;
/// The last second of the year 9999, since 1970: a date with a year of five digits is a mistake.
pub(super) const LATEST: u64 = 253_402_300_799;
/// The largest file of a match, in bytes: twice what the actions of the longest match need.
pub(super) const LARGEST_FILE: u64 = 4 * 1024 * 1024;
/// The longest text of a board, in bytes: as long as the largest file of a layout or a map.
pub(super) const LARGEST_BOARD: usize = 64 * 1024;
