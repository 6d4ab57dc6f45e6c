//! Golden playthroughs: whole matches as readable files, generated again and compared.

use std::fmt::Write as _;

use record::Match;
use rules::{Game, GameKind, Presented};

/// A match in which each player always plays the `n`th of the sorted actions, `n` from a sequence that begins with `seed`.
/// A line a turn, and another for what it leads to.
fn playthrough(kind: GameKind, rules: &str, board: Option<&str>, seed: usize) -> String {
    let mut game = Match::new(kind.set_up(rules, board, None).unwrap());
    let mut text = format!("{kind} {rules}\n{}\n", game.position().picture());
    let (mut state, mut turn) = (seed, String::new());
    while game.outcome().is_none() {
        let mut actions = game.actions();
        actions.sort_by_cached_key(ToString::to_string);
        state = (state * 75 + 74) % 65_537;
        let action = actions[state % actions.len()].clone();
        if turn.is_empty() {
            turn.push_str(kind.player_name(game.position().to_move()));
        }
        let _ = write!(turn, " {action} ({} legal)", actions.len());
        game.play(&action).unwrap();
        let position = game.position();
        if !position.starts_turn() && game.outcome().is_none() {
            continue;
        }
        let _ = writeln!(text, "{}", std::mem::take(&mut turn));
        if let Some([one, two]) = position.score().map(|score| score.total()) {
            let _ = writeln!(text, "{one} : {two}");
        } else {
            let _ = writeln!(text, "{position}");
        }
    }
    let _ = writeln!(text, "\n{}\n{}", game.position().picture(), game.outcome().unwrap().reason);
    text
}

#[test]
fn netzwerk_plays_as_it_always_did() {
    insta::assert_snapshot!("netzwerk", playthrough(GameKind::Netzwerk, "repetition=draw", None, 120));
    insta::assert_snapshot!("netzwerk-neto", playthrough(GameKind::Netzwerk, "neto", None, 133));
}

#[test]
fn kulami_plays_as_it_always_did() {
    insta::assert_snapshot!(
        "kulami-closed",
        playthrough(GameKind::Kulami, "score=level2", Some("closed"), 7)
    );
    insta::assert_snapshot!("kulami-irregular", playthrough(GameKind::Kulami, "", Some("irregular"), 7));
}

#[test]
fn napoleon_plays_as_it_always_did() {
    insta::assert_snapshot!("napoleon", playthrough(GameKind::Napoleon, "repetition=draw", None, 135));
}
