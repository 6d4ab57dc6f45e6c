//! Napoleon at the table: steps and jumps, captures, losses in the river, the end at the headquarters.

use super::*;
use crate::games::{Outcome, Reason};

fn table(position: &str) -> Table {
    Table::set(GameKind::Napoleon.set_up("", None, Some(position)).unwrap())
}

fn play(table: &mut Table, text: &str) {
    let action = table.session().position().read_action(text).unwrap();
    table.perform(&action);
    assert_eq!(table.session().game.played().last().map(|played| &played.action), Some(&action), "{text}");
    // What ends the match is followed by the result.
    table.check_pieces();
}

#[test]
fn a_match_is_won_at_the_headquarters() {
    // Blue stands before Waterloo with two counters, red is far away.
    let mut table = table("19/8b10/8b10/19/19/19/19/19/19/19/3r15/19/19/19/19/19/3r15/19/19 b");
    play(&mut table, "i18-j18");
    play(&mut table, "d9-d8");
    play(&mut table, "i17-j17");
    assert_eq!(table.session().outcome(), Some(Outcome::win(Player::One, Reason::HeadquartersTaken)));
    assert_eq!((table.turn(), table.menu()), (Turn::Over, Menu::Result));
}

#[test]
fn a_whole_match_from_the_start_is_won_at_the_headquarters() {
    let mut table = Table::set(GameKind::Napoleon.set_up("", None, None).unwrap());
    let moves = "i7-k7-i9 f10-g9 g6-i8-i10 g9-h8 h7xh9-j9-h11xj13-j11xl13xn15 n11-o10 i9-i11-k13 o10-p9 k13-j14 p9-q8 \
                 j14-j16xh16xj14xl16 q8-r7 i5-i7-k7-i9-i11-k13xk15-i15xi13xg15xi15 r7-s6 i15-i16 s6-s5 i16-j17 s5-s4 \
                 l16-k17";
    for text in moves.split_ascii_whitespace() {
        play(&mut table, text);
    }
    assert_eq!(table.session().outcome(), Some(Outcome::win(Player::One, Reason::HeadquartersTaken)));
    assert_eq!((table.turn(), table.menu()), (Turn::Over, Menu::Result));
}

#[test]
fn captured_and_drowned_counters_leave_the_board() {
    // Blue on h6 jumps over the red one on h7 and takes it; red on n6 jumps over n5 into the river on n4.
    let mut table = table("19/19/19/19/19/19/19/19/19/19/19/19/7r11/7b5r5/13b5/19/19/5b13/r18 b");
    table.click("h6");
    assert_eq!(table.marked(MarkKind::Capture), ["h8"]);
    table.press(KeyCode::Escape);
    play(&mut table, "h6xh8");
    table.click("n6");
    assert_eq!(table.marked(MarkKind::Loss), ["n4"]);
    table.press(KeyCode::Escape);
    play(&mut table, "n6xn4~");
    let beside: Vec<Player> =
        table.session().position().beside().iter().filter_map(|piece| piece.owner).collect();
    assert_eq!(beside.iter().filter(|owner| **owner == Player::Two).count(), 23 - 1);
    for _ in 0..2 {
        table.press(KeyCode::KeyU);
        table.rest();
        table.check_pieces();
    }
}

#[test]
fn where_ways_with_different_captures_lead_to_the_same_square_the_player_picks_one() {
    // From l7 to l9 straight over a red counter, or around it over three blue ones.
    let position = "19/19/19/19/19/19/19/19/19/19/12b6/11r1b5/11bb6/19/19/19/19/19/r18 b";
    for (text, taken) in [("l7xl9", 1), ("l7-n7-n9-l9", 0)] {
        let mut table = table(position);
        table.click("l7");
        table.click("l9");
        assert_eq!(table.selection().proposal().map(ToString::to_string).as_deref(), Some("l7xl9"));
        assert_eq!(table.marked(MarkKind::Pays), ["l8"], "what it takes is marked");
        table.press(KeyCode::Escape);
        play(&mut table, text);
        let beside = table.session().position().beside();
        assert_eq!(beside.iter().filter(|piece| piece.owner == Some(Player::Two)).count(), 21 + taken);
    }
}
