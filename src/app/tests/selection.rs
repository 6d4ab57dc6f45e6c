//! Selecting a piece, its targets and what it pays.

use super::*;

#[test]
fn only_pieces_that_can_act_are_highlighted_and_selectable() {
    let mut table = Table::start();
    assert_eq!(table.marked(HighlightKind::CanAct), ["b2", "d2", "f2", "h2", "j2", "l2"]);
    for idle in ["b12", "b4", "a3", "g7"] {
        table.click(idle);
        assert_eq!(table.selection(), &Selection::Nothing, "{idle}");
    }
    table.click("b2");
    assert_eq!(table.selection(), &Selection::Piece { from: site("b2") });
    assert_eq!(table.marked(HighlightKind::Chosen), ["b2"]);
    let targets: Vec<String> = ["b4", "b6", "d4"].map(str::to_owned).to_vec();
    assert_eq!(table.marked(HighlightKind::Target), targets);
    table.click("l8");
    assert_eq!(table.selection(), &Selection::Piece { from: site("b2") }, "it stays chosen after a refusal");
    assert_eq!(table.session().game().played().len(), 0);
}

#[test]
fn prices_stand_on_the_targets_and_captures_look_different() {
    let mut table = Table::with("", Some("13/11b1/13/13/13/13/13/3b9/2o1o8/3w9/2o1o8/13/13 w r - -"));
    table.click("d4");
    assert_eq!(table.marked(HighlightKind::Capture), ["d6"]);
    assert!(!table.marked(HighlightKind::Target).contains(&"d6".to_owned()));
    let targets = table.marked(HighlightKind::Target).len() + 1;
    let world = table.app.world_mut();
    // Beside it stands what is seen of each through pieces in front of it.
    let labelled = world
        .query::<(&Highlight, &Children)>()
        .iter(world)
        .filter(|(highlight, children)| highlight.kind != HighlightKind::Chosen && children.len() > 1)
        .count();
    assert_eq!(labelled, targets, "each target has its price");
}

#[test]
fn a_sensible_payment_is_proposed_and_can_be_changed() {
    let mut table = Table::start();
    table.click("b2");
    table.click("b4");
    assert_eq!(table.selection().proposal().unwrap().to_string(), "b2-b4*a3", "c3 serves d2 as well");
    assert_eq!(table.marked(HighlightKind::Pays), ["a3"]);
    assert_eq!(table.marked(HighlightKind::CouldPay), ["c3"]);
    assert_eq!(table.session().game().played().len(), 0, "nothing happens before it is confirmed");
    table.click("c3");
    assert_eq!(table.selection().proposal().unwrap().to_string(), "b2-b4*c3");
    table.click("c3");
    assert_eq!(table.selection().proposal().unwrap().to_string(), "b2-b4*c3", "it goes on paying");
    table.press(KeyCode::Space);
    table.rest();
    assert_eq!(table.session().game().played().last().unwrap().action.to_string(), "b2-b4*c3");
    table.check_pieces();
}

#[test]
fn a_robot_that_can_run_on_stays_selected() {
    let mut table = Table::start();
    table.click("b2");
    table.click("b4");
    table.press(KeyCode::Space);
    table.rest();
    assert_eq!(table.selection(), &Selection::Piece { from: site("b4") });
    assert_eq!(table.marked(HighlightKind::Chosen), ["b4"]);
    table.press(KeyCode::KeyU);
    table.rest();
    assert_eq!(table.selection(), &Selection::Nothing);
}

#[test]
fn who_chooses_something_else_before_confirming_is_told_that_nothing_was_played() {
    let mut table = Table::start();
    table.click("b2");
    table.click("b4");
    assert!(table.selection().proposal().is_some());
    table.click("d2");
    let told = english(texts::msg::panel_not_confirmed(site("b4")));
    assert!(table.texts().contains(&told), "{:?}", table.texts());
    assert_eq!(table.session().game().played().len(), 0);
    // Once the next place is chosen, it has been read.
    table.click("d4");
    table.rest();
    assert!(!table.texts().contains(&told));
}

#[test]
fn where_there_is_no_choice_a_run_starts_at_once() {
    let mut table = Table::start();
    table.click("b2");
    table.click("b6");
    table.rest();
    assert_eq!(table.session().game().played().last().unwrap().action.to_string(), "b2-b6*a3c3");
}

#[test]
fn a_selected_counter_or_battery_is_picked_up_until_it_is_let_go_of_or_moves() {
    let mut napoleon = Table::set(GameKind::Napoleon.set_up("", None, None).unwrap());
    let mut netzwerk = Table::start();
    netzwerk.drag("b2", "b6");
    netzwerk.rest();
    for (table, piece, target) in [(&mut napoleon, "h7", "h8"), (&mut netzwerk, "m3", "m5")] {
        table.click(piece);
        table.wait(150);
        let raised = table.height_over_rest(piece);
        assert!((0.1..0.4).contains(&raised), "{piece} is {raised} above its place");
        assert!(table.rests_for(MINUTE));
        table.press(KeyCode::Escape);
        table.wait(20);
        assert_eq!(table.height_over_rest(piece), 0.0, "{piece}");
        table.check_pieces();
        table.click(piece);
        table.wait(2);
        // On the way up.
        table.click(target);
        table.rest();
        table.check_pieces();
        assert_eq!(table.height_over_rest(target), 0.0, "{target}");
    }
}

#[test]
fn without_animations_a_piece_is_picked_up_at_once_and_robots_stand_on_their_own() {
    let mut table = Table::set(GameKind::Napoleon.set_up("", None, None).unwrap());
    table.app.world_mut().resource_mut::<Settings>().no_animations = true;
    table.wait(2);
    table.click("h7");
    table.wait(2);
    assert!(table.height_over_rest("h7") > 0.1);
    let mut table = Table::start();
    table.click("b2");
    table.wait(20);
    assert_eq!(table.height_over_rest("b2"), 0.0);
}
