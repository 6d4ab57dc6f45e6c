//! Looking back at a match: by turns, by actions, played by itself, and going on from there.

use super::window_sizes::resize;
use super::*;
use crate::app::session::{
    Autoplay, GoToPly, LeaveReview, PlayFromHere, ShowLine, StepByTurn, ToggleAutoplay,
};

const ACTIONS: [&str; 8] = ["b2-b4*a3", "a3>a5", "end", "b12-b10*a11", "end", "b4-b6*a5", "c3>c5", "end"];

fn table() -> Table {
    let mut game = Match::new(GameKind::Netzwerk.set_up("", None, None).unwrap());
    for text in ACTIONS {
        let action = game.position().read_action(text).unwrap();
        game.play(&action).unwrap_or_else(|reason| panic!("{text}: {reason}"));
    }
    Table::with_match(game)
}

/// Checks that the pieces stand as after so many actions.
fn check_shown(table: &mut Table, at: usize) {
    table.rest();
    assert_eq!(table.session().review_ply(), Some(at));
    let look = table.look();
    let wanted = table.session().game().position_at(at).unwrap().clone();
    for (site, piece) in wanted.pieces() {
        let rest = look.standing(piece, site).translation;
        let mut board_pieces = table.app.world_mut().query::<(&BoardPiece, &Transform)>();
        let stands = board_pieces.iter(table.app.world()).any(|(board_piece, transform)| {
            board_piece.is_like(piece) && transform.translation.distance(rest) < 1e-3
        });
        assert!(stands, "{piece:?} should stand on {site} after {at} actions");
    }
}

#[test]
fn arrow_keys_lead_through_the_turns_and_escape_to_the_present() {
    let mut table = table();
    // In the present the arrows belong to the cursor.
    table.press(KeyCode::PageUp);
    check_shown(&mut table, 5);
    for at in [3, 0, 0] {
        table.press(KeyCode::ArrowLeft);
        check_shown(&mut table, at);
    }
    for at in [3, 5, 8, 8] {
        table.press(KeyCode::ArrowRight);
        check_shown(&mut table, at);
    }
    table.press(KeyCode::Escape);
    table.rest();
    assert_eq!((table.session().review_ply(), table.menu()), (None, Menu::None));
    table.check_pieces();
}

#[test]
fn any_action_can_be_reviewed_and_the_match_waits() {
    let mut table = table();
    for at in [4, 1, 7, 2, 8, 0] {
        table.app.world_mut().trigger(GoToPly(at));
        check_shown(&mut table, at);
    }
    let before = table.position();
    table.click("b2");
    table.click("b4");
    assert_eq!(
        (table.position(), table.selection()),
        (before, &Selection::Nothing),
        "the past is not played in"
    );
    table.app.world_mut().trigger(LeaveReview);
    table.rest();
    table.check_pieces();
}

#[test]
fn autoplay_shows_every_action() {
    let mut table = table();
    table.app.world_mut().trigger(ToggleAutoplay);
    table.wait_for("the start", |table| table.session().review_ply() == Some(0));
    for at in 1..=ACTIONS.len() {
        table.wait_for("the next action", |table| table.session().review_ply() == Some(at));
    }
    check_shown(&mut table, ACTIONS.len());
    table.wait(60);
    assert_eq!(table.session().review_ply(), Some(ACTIONS.len()), "it stops at the end");
}

#[test]
fn a_line_is_played_turn_by_turn_unless_it_is_stopped() {
    let mut table = table();
    let game = table.session().game().clone();
    let turns: Vec<_> = game.turns().iter().map(|turn| game.actions_of(turn)).collect();
    let ends: Vec<usize> = game.turns().iter().map(|turn| turn.end).collect();
    let show = ShowLine { from: 0, turns };
    table.app.world_mut().trigger(show.clone());
    for end in &ends {
        table.wait_for("the next turn", |table| table.session().shown_part().1 == *end);
    }
    table.wait_for("the end", |table| !table.app.world().resource::<Autoplay>().is_on);
    assert!(table.session().line().is_some(), "its end stays on the board");
    table.app.world_mut().trigger(show.clone());
    table.wait(2);
    table.app.world_mut().trigger(ToggleAutoplay);
    table.wait(400);
    assert_eq!(table.session().shown_part().1, ends[0], "it was stopped");
    // Whoever goes back or leaves it is not led on.
    table.app.world_mut().trigger(show.clone());
    table.wait_for("the next turn", |table| table.session().shown_part().1 == ends[1]);
    table.app.world_mut().trigger(StepByTurn { is_forward: false });
    table.wait(400);
    assert_eq!(table.session().shown_part().1, ends[0]);
    table.app.world_mut().trigger(show);
    table.wait(2);
    table.app.world_mut().trigger(GoToPly(3));
    table.wait(400);
    assert_eq!((table.session().line().is_none(), table.session().review_ply()), (true, Some(3)));
}

#[test]
fn a_new_match_starts_from_a_reviewed_position() {
    let mut table = table();
    table.app.world_mut().trigger(GoToPly(3));
    table.rest();
    table.app.world_mut().trigger(PlayFromHere);
    table.rest();
    let session = table.session();
    assert_eq!((session.game().played().len(), session.review_ply()), (3, None));
    assert_eq!(table.app.world().resource::<SaveSlot>().file, None);
    assert_eq!(session.position().to_move(), Player::Two);
    table.check_pieces();
}

#[test]
fn the_list_of_turns_is_at_the_turn_on_the_board() {
    let mut game = Match::new(GameKind::Kulami.set_up("score=level2", Some("irregular"), None).unwrap());
    // A match that is over would be judged meanwhile, which takes the panel's room for what is said about it.
    let words = kulami_match();
    game.play_text(&words[..words.len() - 1].join(" ")).unwrap();
    let actions: Vec<String> = game.played().iter().map(|played| played.action.to_string()).collect();
    let all = actions.len();
    let mut table = Table::with_match(game);
    let check_in_sight = |table: &mut Table, turn: usize, context: &str| {
        table.rest();
        table.wait(8);
        let line = table.find(&actions[turn - 1]);
        let line = line.unwrap_or_else(|| panic!("{context}: turn {turn} of {all} is not drawn"));
        let is_whole = (line.whole.size() - line.shown.size()).max_element() < 1.0;
        assert!(is_whole, "{context}: turn {turn} of {all} is out of sight: {line:?}");
    };
    for size in [(1280.0, 800.0), (1024.0, 768.0), (800.0, 1280.0)] {
        resize(&mut table, size);
        check_in_sight(&mut table, all, "the present");
        for at in [all - 1, 1, all / 2, all, 0, all / 3] {
            table.app.world_mut().trigger(GoToPly(at));
            check_in_sight(&mut table, at.max(1), &format!("{size:?}, after {at} actions"));
        }
        table.app.world_mut().trigger(LeaveReview);
    }
    check_in_sight(&mut table, all, "the present again");
}

#[test]
fn a_turn_in_the_list_says_in_words_what_it_was() {
    let mut game = Match::new(GameKind::Netzwerk.set_up("", None, None).unwrap());
    game.play_text("d2-d4*c3 b2-b4*a3 e3>e1 end").unwrap();
    let mut table = Table::with_match(game);
    let line = table.find("d2–d4  b2–b4  e3>e1").expect("the turn should be listed");
    table.point_at(line.shown.center());
    table.wait(60);
    let words = "Turn 1, White: runs d2–d4, b2–b4 and shift e3–e1";
    assert!(table.texts().iter().any(|text| text == words), "{:#?}", table.texts());
}
