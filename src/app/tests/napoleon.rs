//! Napoleon at the table: steps and jumps, captures, losses in the river, the end at the headquarters.

use super::*;
use crate::app::session::{Assist, ToggleAssist};
use rules::{Outcome, Reason};
use texts::msg;

fn table(position: &str) -> Table {
    Table::set(GameKind::Napoleon.set_up("", None, Some(position)).unwrap())
}

fn play(table: &mut Table, text: &str) {
    let action = table.session().position().read_action(text).unwrap();
    table.perform(&action);
    assert_eq!(table.session().game().played().last().map(|played| &played.action), Some(&action), "{text}");
    // What ends the match is followed by the result.
    table.check_pieces();
}

#[test]
fn a_match_is_won_at_the_headquarters() {
    // Blue stands before Waterloo with two counters, red is far away.
    let mut table = table("19/8b10/8b10/19/19/19/19/19/19/19/3r15/19/19/19/19/19/3r15/19/19 b");
    play(&mut table, "i18-j19");
    play(&mut table, "d9-d8");
    play(&mut table, "i17-j18");
    assert_eq!(table.session().outcome(), Some(Outcome::win(Player::One, Reason::HeadquartersTaken)));
    assert_eq!((table.turn(), table.menu()), (TurnPhase::Over, Menu::None));
}

#[test]
fn a_whole_match_from_the_start_is_won_at_the_headquarters() {
    let mut table = Table::set(GameKind::Napoleon.set_up("", None, None).unwrap());
    for text in NAPOLEON.split_ascii_whitespace() {
        play(&mut table, text);
    }
    assert_eq!(table.session().outcome(), Some(Outcome::win(Player::One, Reason::HeadquartersTaken)));
    assert_eq!((table.turn(), table.menu()), (TurnPhase::Over, Menu::None));
}

#[test]
fn captured_and_drowned_counters_leave_the_board() {
    // Blue on h6 jumps over the red one on h7 and takes it; red on n6 jumps over n5 into the river on n4.
    let mut table = table("19/19/19/19/19/19/19/19/19/19/19/19/7r11/7b5r5/13b5/19/19/5b13/r18 b");
    table.click("h6");
    assert_eq!(table.marked(HighlightKind::Capture), ["h8"]);
    table.press(KeyCode::Escape);
    play(&mut table, "h6xh8");
    table.click("n6");
    assert_eq!(table.marked(HighlightKind::Loss), ["n4"]);
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
fn only_what_is_captured_in_the_match_lies_beside_the_board() {
    let mut table = table("19/19/19/19/19/19/19/19/19/19/19/19/7r11/7b5r5/13b5/19/19/5b13/r18 b");
    let beside = |table: &mut Table| {
        let world = table.app.world_mut();
        let mut counters = world.query::<&BoardPiece>();
        counters.iter(world).filter(|counter| counter.site().is_none()).count()
    };
    assert_eq!(beside(&mut table), 0, "41 counters are not a part of it");
    play(&mut table, "h6xh8");
    assert_eq!(beside(&mut table), 1);
    table.press(KeyCode::KeyU);
    table.rest();
    assert_eq!(beside(&mut table), 0, "it is back on the board");
    table.check_pieces();
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
        assert_eq!(table.marked(HighlightKind::Pays), ["l8"], "what it takes is marked");
        table.press(KeyCode::Escape);
        play(&mut table, text);
        let beside = table.session().position().beside();
        assert_eq!(beside.iter().filter(|piece| piece.owner == Some(Player::Two)).count(), 21 + taken);
    }
}

/// Jumps lead from d5 to f5, over g6 and what stands there to h7, and to f7.
const ROW: &str = "19/19/19/19/19/19/19/19/19/19/19/19/6b12/6r12/3bb14/19/19/19/r18 b";

/// The table with jumps in a row made landing by landing.
fn by_landings(position: &str) -> Table {
    let mut table = table(position);
    table.app.world_mut().trigger(ToggleAssist(Assist::Landings));
    table
}

fn last_action(table: &Table) -> Option<String> {
    table.session().game().played().last().map(|played| played.action.to_string())
}

#[test]
fn a_row_of_jumps_is_made_landing_by_landing() {
    // From l7 over m7 to n7, over n8 to n9 and over m9 to l9: nothing is taken. Straight over l8 something would be.
    let position = "19/19/19/19/19/19/19/19/19/19/12b6/11r1b5/11bb6/19/19/19/19/19/r18 b";
    let mut table = by_landings(position);
    table.click("l7");
    table.click("n7");
    table.rest();
    assert_eq!(last_action(&table), None, "it leads on, so nothing is played yet");
    assert_eq!(table.marked(HighlightKind::Proposed), ["n7"]);
    assert_eq!(table.marked(HighlightKind::Target), ["n9"]);
    table.check_pieces_stand(&[("l7", "n7")]);
    table.click("n9");
    table.rest();
    assert_eq!(table.marked(HighlightKind::Left), ["n7"]);
    // Back to the first landing, and on again.
    table.click("n7");
    table.rest();
    table.check_pieces_stand(&[("l7", "n7")]);
    table.click("n9");
    table.click("l9");
    table.rest();
    assert_eq!(last_action(&table), None, "from l9 it can still take l8 on its way home");
    assert_eq!(table.marked(HighlightKind::Capture), ["l7"]);
    table.click("l9");
    table.rest();
    assert_eq!(last_action(&table).as_deref(), Some("l7-n7-n9-l9"));
    table.check_pieces();
    table.press(KeyCode::KeyU);
    table.rest();
    table.check_pieces();
}

#[test]
fn where_no_jump_leads_on_the_move_is_played_and_space_stops_before() {
    let mut table = by_landings(ROW);
    table.click("d5");
    table.click("f5");
    table.rest();
    assert_eq!(table.marked(HighlightKind::Capture), ["h7"]);
    table.press(KeyCode::Space);
    table.rest();
    assert_eq!(last_action(&table).as_deref(), Some("d5-f5"));
    table.press(KeyCode::KeyU);
    table.rest();
    table.click("d5");
    table.click("f5");
    table.click("h7");
    table.rest();
    assert_eq!(table.marked(HighlightKind::Pays), ["g6"], "what it takes on its way is marked");
    table.click("f7");
    table.rest();
    assert_eq!(last_action(&table).as_deref(), Some("d5-f5xh7-f7"), "nothing leads on from f7");
    table.check_pieces();
}

#[test]
fn letting_go_of_a_counter_that_was_led_brings_it_home() {
    let mut table = by_landings(ROW);
    table.click("d5");
    table.click("f5");
    table.rest();
    table.press(KeyCode::Escape);
    table.rest();
    assert_eq!(table.selection(), &Selection::Nothing);
    table.check_pieces();
    // Touching where it stood before leads it back.
    table.click("d5");
    table.click("f5");
    table.click("d5");
    table.rest();
    assert_eq!(table.selection(), &Selection::Piece { from: site("d5") });
    table.check_pieces();
}

#[test]
fn a_counter_carried_over_its_landings_goes_that_way() {
    let position = "19/19/19/19/19/19/19/19/19/19/12b6/11r1b5/11bb6/19/19/19/19/19/r18 b";
    for (way, notation) in [(vec!["l7", "n7", "n9", "l9"], "l7-n7-n9-l9"), (vec!["l7", "l9"], "l7xl9")] {
        let mut table = table(position);
        table.carry(&way);
        table.rest();
        if table.selection().proposal().is_some() {
            table.press(KeyCode::Space);
            table.rest();
        }
        assert_eq!(last_action(&table).as_deref(), Some(notation));
        table.check_pieces();
    }
    // Carried over landings and let go of elsewhere, it goes home and nothing is played.
    let mut table = table(position);
    table.carry(&["l7", "n7", "n9", "q12"]);
    table.rest();
    assert_eq!((last_action(&table), table.selection()), (None, &Selection::Piece { from: site("l7") }));
    table.check_pieces();
}

#[test]
fn which_enemies_could_capture_a_counter_is_shown_and_said() {
    // In open country, Blue's l7 stands between a red counter and an empty square.
    let mut table = table("19/18r/19/19/19/19/19/19/19/19/19/11r7/11b7/19/19/19/19/19/b18 b");
    table.rest();
    table.point_at(Vec2::new(20.0, 20.0));
    table.wait(1);
    assert_eq!(table.marked(HighlightKind::Danger), ["l7"], "it is in danger");
    let at = table.pixel(site("l7"));
    table.point_at(at);
    table.wait(1);
    assert_eq!(table.marked(HighlightKind::Danger), ["l6", "l7"], "and an arrow leads over it");
    assert_eq!(table.marked(HighlightKind::Hovered), ["l7", "l8"], "from there");
    let said = english(msg::place_in_danger("l8"));
    assert!(table.texts().iter().any(|text| text.contains(&said)), "{said}: {:#?}", table.texts());
}

#[test]
fn counters_that_can_capture_have_a_ring_of_their_own() {
    // Blue's l7 can jump over the red counter in front of it, a1 can only step.
    let mut table = table("19/18r/19/19/19/19/19/19/19/19/19/11r7/11b7/19/19/19/19/19/b18 b");
    table.rest();
    let told = english(msg::panel_marks_capture());
    assert_eq!(table.marked(HighlightKind::CanCapture), ["l7"]);
    assert_eq!(table.marked(HighlightKind::CanAct), ["a1"]);
    assert!(table.texts().contains(&told), "what it means");
    table.click("a1");
    assert!(
        !table.is_marked(HighlightKind::CanCapture) && !table.texts().contains(&told),
        "one thing at a time"
    );
    table.click("a1");
    assert_eq!(table.marked(HighlightKind::CanCapture), ["l7"], "told again");
}

#[test]
fn of_many_enemies_that_could_capture_a_counter_only_the_nearest_have_arrows() {
    let mut table = table("19/18r/19/19/19/19/19/19/19/19/19/10rrr6/11b7/19/19/19/19/19/b18 b");
    table.rest();
    let at = table.pixel(site("l7"));
    table.point_at(at);
    table.wait(1);
    assert_eq!(table.marked(HighlightKind::Hovered), ["k8", "l7", "l8", "m8"], "all are marked");
    assert_eq!(table.marked(HighlightKind::Danger).len(), 3, "its own place, and two arrows");
}

#[test]
fn pointing_at_a_target_shows_the_way_there_and_what_it_captures() {
    let mut table = table("19/19/19/19/19/19/19/19/19/19/12b6/11r1b5/11bb6/19/19/19/19/19/r18 b");
    table.click("l7");
    let ways: [(&str, &[&str], &[&str]); 4] = [
        ("k7", &[], &[]),
        ("l9", &[], &["l8"]),
        ("n9", &["l9", "n9"], &["l8"]),
        // One jump would do; the way that is proposed captures.
        ("n7", &["l9", "n7", "n9"], &["l8"]),
    ];
    for (target, landings, captured) in ways {
        let at = table.pixel(site(target));
        table.point_at(at);
        table.wait(1);
        assert_eq!(table.marked(HighlightKind::Proposed), landings, "to {target}");
        assert_eq!(table.marked(HighlightKind::Pays), captured, "to {target}");
    }
}

#[test]
fn where_the_selected_counter_could_be_captured_is_said_and_seen() {
    // In open country it would stand between a red counter and an empty square; k7 is on a road.
    let mut table = table("19/18r/19/19/19/19/19/19/19/19/19/11r7/19/11b7/19/19/19/19/b18 b");
    table.click("l6");
    for (place, is_said) in [("l7", true), ("m7", true), ("k7", false), ("l5", false)] {
        let at = table.pixel(site(place));
        table.point_at(at);
        table.wait(1);
        let said = english(msg::place_danger_there("l8"));
        let texts = table.texts();
        assert_eq!(texts.iter().any(|text| text.contains(&said)), is_said, "{place}: {texts:#?}");
        let spikes = table.marked(HighlightKind::Danger);
        assert_eq!(
            spikes.contains(&place.to_owned()),
            is_said,
            "{place}: {spikes:?}, also before it is pointed at"
        );
        let mut places = if is_said { vec!["l8", place] } else { vec![place] };
        places.sort_unstable();
        assert_eq!(table.marked(HighlightKind::Hovered), places, "its place and that of the enemy");
    }
}

#[test]
fn whoever_taps_a_chosen_counter_again_does_not_send_it_round() {
    let position = "8rr1/11/11/11/3r1r5/11/3r1b5/4b6/11/11/11 b";
    let quatre_bras = GameKind::Napoleon.set_up("", Some("quatre-bras"), Some(position)).unwrap();
    let mut table = Table::set(quatre_bras);
    let played = |table: &Table| table.session().game().played().len();
    for name in ["e4", "e4"] {
        table.click(name);
    }
    assert_eq!(played(&table), 0);
    assert!(matches!(table.selection(), Selection::Asked { .. }), "{:?}", table.selection());
    // Another target is as good as before, and so is the way round once it is confirmed.
    table.click("e5");
    assert_eq!(played(&table), 1);
    table.press(KeyCode::KeyU);
    table.rest();
    assert_eq!(played(&table), 0);
    for name in ["e4", "e4", "e4"] {
        table.click(name);
    }
    table.rest();
    let action = table.session().game().played()[0].action.to_string();
    assert_eq!(action, "e4-g6-e8xc6xe4");
}
