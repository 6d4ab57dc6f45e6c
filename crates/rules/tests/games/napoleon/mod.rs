//! Napoleon: every square of the map, every rule and variant, a slow move generator to compare with, maps and their files.

mod drawing;
mod effects;
mod ends;
mod illegal;
mod jumps;
mod ladders;
mod led;
mod map_faults;
mod map_files;
mod maps;
mod notation;
mod positions;
mod recount;
mod slow;
mod terrain;
mod variants;

use crate::common::random_map;
use rules::napoleon::{Action, Map, Napoleon, Rules};
use rules::{Game, Rules as _, Site};

/// The map of Waterloo on the rules page, on which the counts were made. It was the shipped one until measuring showed that it favours
/// blue.
pub(super) fn first_waterloo() -> Map {
    Map::from_ron(include_str!("../../../../../tests/data/waterloo-first.ron")).unwrap()
}

fn site(text: &str) -> Site {
    text.parse().unwrap()
}

fn rules(text: &str) -> Rules {
    Rules::from_text(text).unwrap()
}

fn action(text: &str) -> Action {
    text.parse().unwrap()
}

/// The legal moves of the counter on a square, sorted.
fn moves(game: &Napoleon, from: &str) -> String {
    let mut moves: Vec<String> =
        game.actions().iter().filter(|action| action.from == site(from)).map(ToString::to_string).collect();
    moves.sort_unstable();
    moves.join(" ")
}

/// The legal jumps of the counter on a square, sorted.
fn jumps(game: &Napoleon, from: &str) -> String {
    let is_step = |text: &&str| {
        let action = action(text);
        let to = action.to();
        to.file.abs_diff(action.from.file).max(to.rank.abs_diff(action.from.rank)) == 1
    };
    moves(game, from).split_whitespace().filter(|text| !is_step(text)).collect::<Vec<_>>().join(" ")
}

/// Whether a move is legal, written with whichever way.
fn can(game: &Napoleon, text: &str) -> bool {
    let is_listed = game.actions().contains(&action(text));
    assert_eq!(game.clone().play(&action(text)).is_ok(), is_listed, "{text}");
    is_listed
}

fn played(game: &Napoleon, moves: &str) -> Napoleon {
    let mut game = *game;
    for text in moves.split_whitespace() {
        let played = game.play(&action(text));
        assert!(played.is_ok(), "{text}: {}", played.unwrap_err());
    }
    game
}

/// Checks that a move is refused, and gives the sentence for the player.
fn refused(game: &Napoleon, text: &str) -> String {
    let mut tried = *game;
    let reason = tried.play(&action(text)).unwrap_err();
    assert_eq!(&tried, game, "a move that is refused changes nothing");
    assert!(!game.actions().contains(&action(text)));
    reason.to_string()
}
