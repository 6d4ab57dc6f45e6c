//! Whole matches, played with the mouse and the space bar.

use super::*;
use rules::{Outcome, Reason};

/// Plays a match as text by hand and checks the pieces after every action.
fn play_by_hand(table: &mut Table, actions: &str) {
    for text in actions.split_ascii_whitespace() {
        let action = table.session().position().read_action(text).unwrap();
        table.perform(&action);
        let played = table.session().game().played().last().map(|played| played.action.to_string());
        assert_eq!(played.as_deref(), Some(text));
        table.check_pieces();
    }
}

fn check_announcement(table: &mut Table, outcome: Outcome) {
    assert_eq!(table.session().outcome(), Some(outcome));
    assert_eq!((table.turn(), table.menu()), (TurnPhase::Over, Menu::None));
    // The board does not answer any more.
    let before = table.position();
    for square in ["b2", "b12", "l2", "a3"] {
        table.click(square);
        assert_eq!(table.selection(), &Selection::Nothing);
    }
    table.press(KeyCode::Space);
    assert_eq!(table.position(), before);
}

#[test]
fn a_match_from_the_start_is_won_by_half_the_crew_at_home() {
    let mut table = Table::start();
    play_by_hand(
        &mut table,
        "h2-h4*g3 h4-f4*i3 d2-d6*c3e3 l2-l4*m3 i3>i1 g3>g5 end l12-l10*m11 f12-h10*e11g11 b12-f12*a11c11 \
         j12-j8*i11k11 a11>a9 i11>i9 k11>k9 c11>c9 g11>g13 e11>e9 m11>m9 end f4-f6*e3 l4-l8*k3m3 f6-f8*g5 \
         l8xl10*k9m9 b2-b4*c3 j2-j4*i1 f8-f10*e9 b4-b6*a3 e9>e11 a3>a5 g5>e5 k9>g9 k3>k1 i1>m1 e3>g3 a9>a11 c3>c1 \
         c9>a9 m9>m11 m3>k3 end h10-h6*g9i9 h12-h10*g13 d12-d10*e11 a11>c11 i9>i7 e11>e9 m1>m3 end l10-l12*m11 \
         f2-f4*g3 f4-f6*e5 j4-j6*k3 f10xf12*e9g9 b6-b8*a5 b8-b10*a9 b10-b12*c11",
    );
    check_announcement(&mut table, Outcome::win(Player::One, Reason::HalfTheCrewIsHome));
}

#[test]
fn a_match_from_the_start_is_won_by_a_stuck_opponent() {
    let mut table = Table::start();
    play_by_hand(&mut table, NETZWERK);
    check_announcement(&mut table, Outcome::win(Player::Two, Reason::NoRobotCanRun));
}

#[test]
fn a_match_is_won_by_capturing_the_last_robot() {
    let last_two = "13/13/13/13/13/5b7/4o1o6/5w7/8o4/9b3/6o1o4/7w5/13 w r - -";
    let mut table = Table::with("", Some(last_two));
    play_by_hand(&mut table, "f6xf8*e7g7 end j4-h4*i5 end h2xh4*g3i3");
    check_announcement(&mut table, Outcome::win(Player::One, Reason::AllRobotsCaptured));
}

#[test]
fn the_title_shows_a_table_that_cannot_be_played() {
    let mut table = Table::opened();
    assert_eq!(table.screen(), Screen::Title);
    let before = table.position();
    // Wherever no card covers the board, and with the keyboard.
    let spots: Vec<Site> = table.look().spots().iter().map(|spot| spot.site).collect();
    for site in spots {
        let at = table.pixel(site);
        if table.covered_by(at).is_none() {
            table.click_at(at);
        }
    }
    for key in [KeyCode::ArrowUp, KeyCode::Space] {
        table.press(key);
    }
    assert_eq!(table.menu(), Menu::None);
    assert_eq!(table.position(), before);
    assert_eq!(table.selection(), &Selection::Nothing);
    assert_eq!(table.marked(HighlightKind::CanAct), [""; 0]);
}
