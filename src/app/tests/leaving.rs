//! Every way out of a match and back: what is kept, and what is not. `docs/manual.md` has the same as a table for players.

use std::fs;

use super::clock::begin;
use super::endings::press_in_pause;
use super::*;
use crate::app::ai::{Hint, RequestHint};
use crate::app::exercises::StartLesson;
use crate::app::saves::{OpenLink, OpenMatch};
use crate::app::session::{Assist, Assists, GoToPly, LeaveTable, ToggleAssist};
use record::{SavedMatch, write_link};

/// A program at a match with a clock, in which the player to move has been thinking for a while.
fn thinking(folder: &Path) -> (Table, String) {
    let mut table = Table::opened_in(folder);
    begin(&mut table, 600, 0);
    table.click("d4");
    table.rest();
    table.leave_alone(Duration::from_secs(25));
    assert!(table.left()[1] < 576_000, "{:?}", table.left());
    let file = table.app.world().resource::<SaveSlot>().file.as_ref().unwrap().name().to_owned();
    (table, file)
}

/// What the file of the match says of the second player's clock.
fn saved_left(folder: &Path, file: &str) -> u64 {
    let text = fs::read_to_string(folder.join("matches").join(file)).unwrap();
    SavedMatch::from_ron(&text).unwrap().timed.clock().unwrap().left(Player::Two)
}

fn open(table: &mut Table, file: &str) {
    table.app.world_mut().trigger(OpenMatch(file.to_owned()));
    table.wait(4);
}

/// A link of another match.
fn link() -> String {
    let mut game = Match::new(GameKind::Netzwerk.set_up("", None, None).unwrap());
    game.play_text("b2-b4*a3 a3>a5 end").unwrap();
    write_link(&MatchSetup { began: 1_767_225_600, ..MatchSetup::new(game) }.saved(0)).text
}

fn drop_file(table: &mut Table, path: &Path, text: &str) {
    fs::write(path, text).unwrap();
    table.drop_file(path);
    table.wait(6);
}

#[test]
fn the_time_of_the_turn_is_kept_by_every_way_out_of_a_match() {
    type Way = (&'static str, fn(&mut Table, &Path));
    let ways: [Way; 12] = [
        ("the main menu", |table, _| table.app.world_mut().trigger(LeaveTable)),
        ("the pause menu and the main menu", |table, _| {
            table.press(KeyCode::Escape);
            table.leave_alone(MINUTE);
            table.app.world_mut().trigger(LeaveTable);
        }),
        ("a review and the main menu", |table, _| {
            table.press(KeyCode::PageUp);
            table.leave_alone(MINUTE);
            table.app.world_mut().trigger(LeaveTable);
        }),
        ("the window is closed", |table, _| {
            table.request_close();
            // The program ends with its last window.
            table.app.world_mut().write_message(AppExit::Success);
        }),
        ("quitting", |table, _| {
            table.app.world_mut().write_message(AppExit::Success);
        }),
        ("another match", |table, _| begin(table, 60, 0)),
        ("a restart", |table, _| {
            table.press(KeyCode::Escape);
            table.wait(4);
            press_in_pause(table, texts::msg::match_restart());
        }),
        ("a link", |table, _| table.app.world_mut().trigger(OpenLink(link()))),
        ("a dropped match", |table, folder| {
            let game = Match::new(GameKind::Napoleon.set_up("", None, None).unwrap());
            drop_file(table, &folder.join("dropped.ron"), &MatchSetup::new(game).saved(0).to_ron());
        }),
        ("a dropped position", |table, folder| {
            let game = GameKind::Netzwerk.set_up("", None, None).unwrap();
            drop_file(
                table,
                &folder.join("dropped.ron"),
                &MatchSetup::new(Match::new(game)).saved(0).to_ron(),
            );
        }),
        ("a course", |table, _| table.app.world_mut().trigger(StartLesson(GameKind::Kulami, None))),
        ("the same match from the list", |table, _| {
            let slot = table.app.world().resource::<SaveSlot>();
            let file = slot.file.as_ref().unwrap().name().to_owned();
            table.app.world_mut().trigger(OpenMatch(file));
        }),
    ];
    for (name, leave) in ways {
        let folder = tempfile::tempdir().unwrap();
        let (mut table, file) = thinking(folder.path());
        let before = table.left()[1];
        leave(&mut table, folder.path());
        table.frames(1);
        if table.app.world().get::<Window>(table.window).is_some() {
            table.wait(4);
        }
        let saved = saved_left(folder.path(), &file);
        assert!(saved <= before && before - saved < 1_000, "{name}: {saved} of {before}");
        // On the way back nothing is given or taken, neither in this program nor in another start.
        if table.app.world().get::<Window>(table.window).is_some() {
            open(&mut table, &file);
            assert!(saved - table.left()[1] < 1_000, "{name}: {:?}", table.left());
        }
        drop(table);
        let saved = saved_left(folder.path(), &file);
        let mut table = Table::opened_in(folder.path());
        open(&mut table, &file);
        assert!(table.left()[1].abs_diff(saved) < 1_000, "{name}: {:?} after {saved}", table.left());
        assert_eq!(table.left()[0], 600_000, "{name}");
    }
}

#[test]
fn a_killed_program_has_lost_a_few_seconds_at_most() {
    for seconds in [1, 7, 33, 61] {
        let folder = tempfile::tempdir().unwrap();
        let (mut table, file) = thinking(folder.path());
        table.leave_alone(Duration::from_secs(seconds));
        let before = table.left()[1];
        // Nothing of the program runs any more.
        std::mem::forget(table);
        let saved = saved_left(folder.path(), &file);
        assert!(saved >= before && saved - before <= 5_000, "{saved} of {before}");
        let mut table = Table::opened_in(folder.path());
        open(&mut table, &file);
        assert!(table.left()[1].abs_diff(saved) < 1_000, "{:?} after {saved}", table.left());
    }
}

#[test]
fn a_clock_that_stands_is_not_saved_again_and_again() {
    let folder = tempfile::tempdir().unwrap();
    let (mut table, file) = thinking(folder.path());
    table.press(KeyCode::Escape);
    table.wait(4);
    let path = folder.path().join("matches").join(file);
    fs::remove_file(&path).unwrap();
    table.leave_alone(MINUTE * 10);
    table.frames(10);
    assert!(!path.exists());
}

#[test]
fn the_assists_are_kept_in_every_match_and_every_start() {
    let folder = tempfile::tempdir().unwrap();
    let shown = |table: &Table| {
        let assists = table.app.world().resource::<Assists>();
        [Assist::Lines, Assist::Points, Assist::Chains].map(|assist| assists.shows(assist))
    };
    let (mut table, file) = thinking(folder.path());
    assert_eq!(shown(&table), [true, true, false]);
    for assist in [Assist::Lines, Assist::Chains] {
        table.app.world_mut().trigger(ToggleAssist(assist));
        table.wait(2);
    }
    assert_eq!(shown(&table), [false, true, true]);
    begin(&mut table, 60, 0);
    assert_eq!(shown(&table), [false, true, true]);
    drop(table);
    let mut table = Table::opened_in(folder.path());
    open(&mut table, &file);
    assert_eq!(shown(&table), [false, true, true]);
}

#[test]
fn a_match_comes_back_in_the_present_in_the_usual_view_and_without_a_hint() {
    for leaves_for_another in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let (mut table, file) = thinking(folder.path());
        // Seen across the table again.
        table.press(KeyCode::KeyF);
        table.leave_alone(Duration::from_secs(3));
        let usual = table.camera();
        table.app.world_mut().trigger(RequestHint);
        table.scroll(3.0);
        table.app.world_mut().trigger(GoToPly(0));
        table.leave_alone(Duration::from_secs(3));
        assert_ne!(table.camera(), usual);
        if leaves_for_another {
            table.app.world_mut().trigger(OpenLink(link()));
        } else {
            table.app.world_mut().trigger(LeaveTable);
        }
        table.wait(4);
        open(&mut table, &file);
        table.leave_alone(Duration::from_secs(3));
        assert_eq!(table.session().review_ply(), None);
        assert!(table.app.world().resource::<Hint>().advice().is_none());
        assert!(!table.app.world().resource::<Hint>().is_coming());
        assert!(table.camera().translation.distance(usual.translation) < 1e-3, "{:?}", table.camera());
    }
}

#[test]
fn a_rematch_has_full_clocks_and_the_last_match_keeps_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let (mut table, file) = thinking(folder.path());
    table.app.world_mut().trigger(crate::app::session::Resign);
    table.wait_for("the result", |table| table.turn() == TurnPhase::Over);
    table.rest();
    let before = table.left();
    table.click_button(&english(texts::msg::result_rematch()));
    table.wait(4);
    assert_eq!(table.left(), [600_000; 2]);
    assert_eq!(saved_left(folder.path(), &file), before[1]);
}
