//! What comes from outside and would take too much work is refused in one sentence, or answered in another way.

use std::fs;
use std::path::PathBuf;

use record::{Match, SavedMatch, TimedMatch};
use rules::GameKind;

use super::ladders::ladders;
use super::{prints, refuses};

pub(super) const LONG: &str = "a1-c1xc3xe5xc7";

/// Files with ladders: a map, and a match on it of one long move.
pub(super) fn files(army: usize, test: &str) -> [String; 2] {
    let map = ladders(army, army).map().ron();
    let mut game = Match::new(GameKind::Napoleon.set_up("", Some(map), None).unwrap());
    game.play_text(LONG).unwrap();
    let saved = SavedMatch::new(TimedMatch::new(game, None)).to_ron();
    [("map", map), ("match", &saved)].map(|(what, text)| {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{test}-{what}-{army}.ron"));
        fs::write(&path, text).unwrap();
        path.into_os_string().into_string().unwrap()
    })
}

#[test]
fn moves_that_are_too_many_are_not_listed_or_counted_and_all_else_works() {
    for army in [16, 24] {
        let [map, file] = files(army, "ladders");
        let refused = |command: &[&str]| refuses(&[command, &["--map", &map]].concat());
        assert_eq!(refused(&["moves", "napoleon"]), "the position has too many legal actions to list");
        let uncounted = "a position in the tree has too many legal actions to count";
        assert_eq!(refused(&["perft", "napoleon", "1"]), uncounted);
        assert_eq!(refused(&["perft", "napoleon", "64", "--divide"]), uncounted);
        assert!(prints(&["perft", "napoleon", "0", "--map", &map]).starts_with("perft 0 1 "));
        let shown = prints(&["show", "napoleon", "--map", &map, "--moves", LONG]);
        assert_eq!(shown.lines().last(), Some("outcome none"));
        let link = prints(&["link", &file]);
        for target in [&file, link.trim()] {
            assert_eq!(prints(&["show", target]), shown);
            assert!(prints(&["replay", target]).contains(LONG));
            prints(&["replay", target, "--check"]);
            assert_eq!(prints(&["link", target]), link);
        }
    }
}
