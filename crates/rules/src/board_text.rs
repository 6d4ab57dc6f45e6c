//! Boards as text: what the position strings and the pictures of several games have in common.

use std::fmt::Display;

use crate::{Site, SiteError, Status};

/// The rows of a board from the top one down, with a sign for each place.
pub(crate) fn rows(width: u8, height: u8, sign: impl Fn(Site) -> char) -> Vec<String> {
    let row = |rank| (0..width).map(|file| sign(Site::new(file, rank))).collect();
    (0..height).rev().map(row).collect()
}

/// Rows as in position strings: numbers stand for dots, which are places without anything.
pub(crate) fn packed(rows: &[String]) -> String {
    let same = |a: &u8, b: &u8| (a, b) == (&b'.', &b'.');
    let written = |part: &[u8]| match part {
        [b'.', ..] => part.len().to_string(),
        signs => String::from_utf8_lossy(signs).into_owned(),
    };
    let packed = |row: &String| row.as_bytes().chunk_by(same).map(written).collect::<String>();
    rows.iter().map(packed).collect::<Vec<_>>().join("/")
}

/// Rows as a picture with the names of ranks and files, each file so many columns wide; below it, who is to move and what there is to do.
pub(crate) fn picture(rows: &[String], column: usize, mover: &str, status: Status) -> String {
    let mut text = String::new();
    for (rank, row) in (1..=rows.len()).rev().zip(rows) {
        let signs: String = row.chars().map(|sign| format!("{sign:>column$}")).collect();
        text += format!("{rank:>2}{signs}").trim_end();
        text.push('\n');
    }
    text += "  ";
    for file in 0..rows[0].len() {
        let lowest = Site::new(file as u8, 0).to_string();
        text += &format!("{:>column$}", lowest.trim_end_matches('1'));
    }
    text + &format!("\n{mover} to move: {status}")
}

/// A list of places joined by commas, or `-` if it is empty.
pub(crate) fn list<P: Display>(places: impl IntoIterator<Item = P>) -> String {
    let names: Vec<String> = places.into_iter().map(|place| place.to_string()).collect();
    if names.is_empty() { "-".to_owned() } else { names.join(",") }
}

/// The places of such a list, and what in it names no place.
pub(crate) fn read_list(text: &str) -> (Vec<Site>, Vec<SiteError>) {
    let names = text.split(',').filter(|_| text != "-");
    let (sites, wrong): (Vec<_>, Vec<_>) = names.map(str::parse::<Site>).partition(Result::is_ok);
    (sites.into_iter().flatten().collect(), wrong.into_iter().filter_map(Result::err).collect())
}
