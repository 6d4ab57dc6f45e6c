//! While the board shows an earlier position, nothing is done to the match.

use super::*;
use crate::app::ai::{Hint, MoveNow, RequestHint};
use crate::app::board::Replaying;
use crate::app::interaction::Confirm;
use crate::app::session::{GoToPly, PlayAction, Redo, ReplayLastTurn, Undo};
use input::{Printed, letter};
use texts::msg;

/// Everything that a key can do in a match, but for opening the list of keys.
const KEYS: [KeyCode; 23] = [
    KeyCode::Space,
    KeyCode::Enter,
    KeyCode::Period,
    KeyCode::Comma,
    KeyCode::KeyI,
    KeyCode::KeyU,
    KeyCode::Backspace,
    KeyCode::KeyY,
    KeyCode::KeyH,
    KeyCode::KeyL,
    KeyCode::KeyW,
    KeyCode::KeyF,
    KeyCode::KeyR,
    KeyCode::Home,
    KeyCode::PageUp,
    KeyCode::PageDown,
    KeyCode::End,
    KeyCode::KeyM,
    KeyCode::ArrowLeft,
    KeyCode::ArrowRight,
    KeyCode::ArrowUp,
    KeyCode::ArrowDown,
    KeyCode::Escape,
];

/// A match in which a turn can be ended, an action can be undone and another one redone.
fn table() -> Table {
    let mut game = Match::new(GameKind::Netzwerk.set_up("", None, None).unwrap());
    game.play_text("b2-b6*a3c3 end b12-b8*a11c11 end").unwrap();
    assert!(game.undo());
    Table::with_match(game)
}

/// All that can be lost: what was played, and what can be redone.
fn kept(table: &Table) -> (Vec<String>, bool, bool) {
    let game = table.session();
    let game = game.game();
    (table.played(), game.can_undo(), game.can_redo())
}

fn is_replaying(table: &Table) -> bool {
    table.turn() == TurnPhase::Replaying && table.app.world().resource::<Replaying>().0
}

fn has_hint(table: &Table) -> bool {
    let hint = table.app.world().resource::<Hint>();
    hint.is_coming() || hint.advice().is_some()
}

/// What a person can press or click.
fn deeds() -> Vec<(String, Box<dyn Fn(&mut Table)>)> {
    let mut deeds: Vec<(String, Box<dyn Fn(&mut Table)>)> = Vec::new();
    for key in KEYS {
        deeds.push((format!("{key:?}"), Box::new(move |table| table.press(key))));
        // In a hurry, twice before the next frame.
        let twice = move |table: &mut Table| {
            (0..2).for_each(|_| table.press_at_once(key));
            table.wait(4);
        };
        // The second one of those that act is meant for the present.
        let acts = matches!(
            key,
            KeyCode::Space
                | KeyCode::Enter
                | KeyCode::KeyU
                | KeyCode::Backspace
                | KeyCode::KeyY
                | KeyCode::KeyH
        );
        if !acts {
            deeds.push((format!("{key:?} twice"), Box::new(twice)));
        }
    }
    for key in [KeyCode::KeyZ, KeyCode::KeyY] {
        let with_control = move |table: &mut Table| table.press_with(&[KeyCode::ControlLeft], key);
        deeds.push((format!("Ctrl+{key:?}"), Box::new(with_control)));
    }
    for name in ["b8", "b10", "b6", "a7"] {
        deeds.push((format!("click {name}"), Box::new(move |table| table.click(name))));
        deeds.push((format!("tap {name}"), Box::new(move |table| table.tap(name))));
        deeds.push((format!("drag {name}"), Box::new(move |table| table.drag(name, "b10"))));
    }
    // What the panel's buttons ask for, and keys that are bound otherwise.
    deeds.push(("undo".to_owned(), Box::new(|table| table.app.world_mut().trigger(Undo))));
    deeds.push(("redo".to_owned(), Box::new(|table| table.app.world_mut().trigger(Redo))));
    deeds.push(("hint".to_owned(), Box::new(|table| table.app.world_mut().trigger(RequestHint))));
    deeds.push(("move now".to_owned(), Box::new(|table| table.app.world_mut().trigger(MoveNow))));
    deeds.push(("confirm".to_owned(), Box::new(|table| table.app.world_mut().trigger(Confirm))));
    let end = |table: &mut Table| {
        let action = table.session().position().read_action("end").unwrap();
        table.app.world_mut().trigger(PlayAction(action));
    };
    deeds.push(("end turn".to_owned(), Box::new(end)));
    deeds
}

/// Clears away what a deed has opened.
fn back(table: &mut Table) {
    table.rest();
    for _ in 0..6 {
        let is_calm = table.menu() == Menu::None
            && table.session().review_ply().is_none()
            && *table.selection() == Selection::Nothing
            && !is_replaying(table);
        if is_calm {
            break;
        }
        table.press(KeyCode::Escape);
        table.rest();
    }
}

#[test]
fn nothing_that_is_done_in_a_review_changes_the_match() {
    let mut table = table();
    let before = kept(&table);
    assert!(before.1 && before.2 && before.0.len() >= 3, "{before:?}");
    for (name, deed) in deeds() {
        table.app.world_mut().trigger(GoToPly(1));
        table.rest();
        deed(&mut table);
        table.wait(4);
        assert_eq!(kept(&table), before, "{name}");
        assert!(!has_hint(&table), "{name}");
        back(&mut table);
        assert_eq!(kept(&table), before, "{name}, afterwards");
        table.check_pieces();
    }
}

#[test]
fn in_a_review_it_is_said_why_nothing_happens() {
    let mut table = table();
    let only = english(msg::review_only());
    let shown = |table: &mut Table| table.texts().contains(&only);
    for key in [KeyCode::KeyU, KeyCode::KeyY, KeyCode::KeyH] {
        table.app.world_mut().trigger(GoToPly(1));
        table.rest();
        assert!(!shown(&mut table));
        table.press(key);
        assert!(shown(&mut table), "{key:?}");
        table.press(KeyCode::ArrowRight);
        assert!(!shown(&mut table), "{key:?}: the next position is shown");
        table.press(KeyCode::Escape);
        table.rest();
    }
    table.app.world_mut().trigger(GoToPly(1));
    table.rest();
    table.click("b12");
    assert!(shown(&mut table), "a click");
    table.press(KeyCode::Escape);
    table.rest();
    assert!(!shown(&mut table));
}

#[test]
fn whatever_is_done_to_the_match_during_a_replay_only_ends_the_replay() {
    let mut table = table();
    let before = kept(&table);
    // What only looks at something goes on looking, and there is nothing to confirm or to hurry.
    let looks = [
        "Period", "Comma", "KeyI", "KeyL", "KeyW", "KeyF", "KeyR", "Home", "Page", "End", "KeyM", "Arrow",
        "drag", "move", "confirm",
    ];
    for (name, deed) in deeds() {
        table.app.world_mut().trigger(ReplayLastTurn);
        table.wait(3);
        assert!(is_replaying(&table), "{name}");
        deed(&mut table);
        table.wait(2);
        assert_eq!(kept(&table), before, "{name}");
        assert!(!has_hint(&table), "{name}");
        if !looks.iter().any(|look| name.starts_with(look)) {
            assert!(!is_replaying(&table), "{name} ends the replay");
        }
        back(&mut table);
        assert_eq!(kept(&table), before, "{name}, afterwards");
        table.check_pieces();
    }
}

#[test]
fn a_replay_that_was_skipped_leaves_the_next_key_free() {
    let mut table = table();
    let before = table.played().len();
    table.press(KeyCode::KeyL);
    table.wait(8);
    for key in [KeyCode::Space, KeyCode::Space] {
        table.press_at_once(key);
    }
    table.wait(1);
    table.rest();
    assert_eq!(
        table.played().len(),
        before + 1,
        "the first one skips the replay, the second one ends the turn"
    );
    assert_eq!(table.played().last().unwrap(), "end");
}

#[test]
fn escape_ends_a_replay_without_opening_the_menu() {
    let mut table = table();
    table.press(KeyCode::KeyL);
    table.wait(8);
    table.press(KeyCode::Escape);
    assert!(!is_replaying(&table));
    assert_eq!(table.menu(), Menu::None);
    table.rest();
    table.check_pieces();
}

#[test]
fn a_dropped_file_opens_beside_the_match_that_was_reviewed() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    let game = Match::new(GameKind::Kulami.set_up("", Some("closed"), None).unwrap());
    table.app.world_mut().trigger(StartMatch(MatchSetup::new(game)));
    table.wait(4);
    table.press(KeyCode::KeyF);
    table.wait(4);
    for name in ["d4", "d7"] {
        table.click(name);
        table.rest();
    }
    let file = table.app.world().resource::<SaveSlot>().file.clone().unwrap();
    let path = folder.path().join("matches").join(file.name());
    let before = std::fs::read_to_string(&path).unwrap();
    let mut other = Match::new(GameKind::Netzwerk.set_up("", None, None).unwrap());
    other.play_text("b2-b4*a3").unwrap();
    let dropped = folder.path().join("dropped.ron");
    std::fs::write(&dropped, MatchSetup::new(other).saved(0).to_ron()).unwrap();
    table.app.world_mut().trigger(GoToPly(1));
    table.rest();
    table.drop_file(&dropped);
    table.wait(6);
    assert_eq!((table.session().review_ply(), table.played()), (None, vec!["b2-b4*a3".to_owned()]));
    assert_eq!(std::fs::read_to_string(path).unwrap(), before);
}

#[test]
fn a_letter_of_another_script_does_nothing_in_a_review_either() {
    let mut table = table();
    let before = kept(&table);
    table.switch_to(Printed::RUSSIAN);
    table.app.world_mut().trigger(GoToPly(1));
    table.rest();
    table.press(KeyCode::KeyU);
    table.key_named_at_once(KeyCode::Lang5, letter("г"), ButtonState::Pressed);
    table.wait(2);
    assert_eq!(kept(&table), before);
}
