//! A golden playthrough: a whole match as a readable file that is made anew and compared.

use std::fmt::Write as _;

use spieltisch::games::{Game, GameKind};
use spieltisch::record::Match;

/// A match in which each player always plays the `n`th of the sorted actions, `n` from a fixed sequence.
fn playthrough(kind: GameKind, rules: &str, board: Option<&str>) -> String {
    let mut game = Match::new(kind.set_up(rules, board, None).unwrap());
    let mut text = format!("{kind} {rules}\n{}\n", game.position().picture());
    let mut state = 7_usize;
    while game.outcome().is_none() {
        let mut actions = game.actions();
        actions.sort_by_cached_key(ToString::to_string);
        state = (state * 75 + 74) % 65_537;
        let action = actions[state % actions.len()].clone();
        let by = kind.player_name(game.position().to_move());
        game.play(&action).unwrap();
        let _ = writeln!(text, "{by} {action} ({} legal)", actions.len());
        let position = game.position();
        if let Some([one, two]) = position.score().map(|score| score.total()) {
            let _ = writeln!(text, "{one} : {two}");
        } else if position.starts_turn() {
            let _ = writeln!(text, "{position}");
        }
    }
    let _ = writeln!(text, "\n{}\n{}", game.position().picture(), game.outcome().unwrap().reason);
    text
}

#[test]
fn netzwerk_plays_as_it_always_did() {
    insta::assert_snapshot!("netzwerk", playthrough(GameKind::Netzwerk, "repetition=draw", None));
    insta::assert_snapshot!("netzwerk-neto", playthrough(GameKind::Netzwerk, "neto", None));
}

#[test]
fn kulami_plays_as_it_always_did() {
    insta::assert_snapshot!("kulami-closed", playthrough(GameKind::Kulami, "score=level2", Some("closed")));
    insta::assert_snapshot!("kulami-irregular", playthrough(GameKind::Kulami, "", Some("irregular")));
}

#[test]
fn napoleon_plays_as_it_always_did() {
    insta::assert_snapshot!("napoleon", playthrough(GameKind::Napoleon, "repetition=draw", None));
}
