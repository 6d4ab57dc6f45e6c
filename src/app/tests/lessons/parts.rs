//! Steps with several actions, and one that is only tried: what is pointed at, what is said, and what is taken back.

use super::*;
use crate::app::exercises::StartLesson;
use study::lessons::{Course, Shortfall};

/// The table with the step of this name.
fn step(table: &mut Table, kind: GameKind, key: &str) {
    begun(table, kind, Language::English);
    let at = Course::of(kind).steps.iter().position(|step| step.key == key).unwrap();
    table.app.world_mut().trigger(StartLesson(kind, Some(at)));
    table.wait(6);
}

fn play(table: &mut Table, action: &str) {
    let action = table.session().position().read_action(action).unwrap();
    table.perform(&action);
    table.rest();
}

#[test]
fn after_the_first_action_the_second_one_is_pointed_at_and_told() {
    let mut table = Table::opened();
    step(&mut table, GameKind::Netzwerk, "share");
    let first = english(running(&table).sentences());
    assert!(table.texts().contains(&first), "{first}");
    assert_eq!(table.marked(HighlightKind::Pointed), ["d4"]);
    // What is proposed is not what is asked for: here one learns to choose.
    table.click("d4");
    table.click("d6");
    table.wait(2);
    assert!(table.texts().iter().any(|text| text.starts_with("You pay with c5.")), "{:#?}", table.texts());
    table.click("e5");
    table.click("d6");
    table.rest();
    assert_eq!(table.played(), ["d4-d6*e5"]);
    let then = running(&table).sentences();
    assert_ne!(english(&then), first);
    assert!(table.texts().contains(&english(&then)), "{:#?}", table.texts());
    assert_eq!(
        table.marked(HighlightKind::Pointed),
        ["b4", "c5"],
        "neither an empty square nor a spent battery"
    );
    // Who ends the turn too early hears that a run is missing.
    play(&mut table, "end");
    let hint = Language::English.about(&then);
    assert!(table.texts().iter().any(|text| text.ends_with(&hint)), "{hint}");
    table.wait_for("taking back", Table::is_open);
    play(&mut table, "b4-b6*c5");
    table.wait_for("the end of the step", Table::is_done);
    assert!(!table.is_marked(HighlightKind::Pointed));
}

#[test]
fn every_action_of_a_step_has_its_own_hint() {
    let mut table = Table::opened();
    step(&mut table, GameKind::Netzwerk, "jump");
    table.press(KeyCode::KeyH);
    table.wait(2);
    assert!(table.is_marked(HighlightKind::Hint));
    play(&mut table, "f4-f8*e3g3");
    assert!(!table.is_marked(HighlightKind::Hint), "it was the hint for the jump");
    table.press(KeyCode::KeyH);
    table.wait(2);
    assert_eq!(table.marked(HighlightKind::Hint), ["f8", "f10"]);
}

#[test]
fn the_counter_that_was_lost_to_try_it_comes_back() {
    let mut table = Table::opened();
    step(&mut table, GameKind::Napoleon, "water");
    let before = table.position();
    play(&mut table, "j4-j6~");
    table.wait_for("the end of the step", Table::is_done);
    table.rest();
    assert_eq!(table.position(), before);
    table.check_pieces();
    assert_eq!(remark(&table), Some(&Remark::Done));
    assert!(table.activatable().is_empty(), "the step is done");
}

#[test]
fn whoever_jumps_into_a_river_in_another_step_is_told_what_that_costs() {
    let mut table = Table::opened();
    step(&mut table, GameKind::Napoleon, "river");
    let before = table.session().position().clone();
    let jump = before.actions().into_iter().find(|action| before.gesture(action).is_lost).unwrap();
    table.perform(&jump);
    assert_eq!(remark(&table), Some(&Remark::FallsShort(Shortfall::LosesOwn)));
    table.wait_for("taking back", Table::is_open);
    assert_eq!(table.position(), before.to_string());
}

#[test]
fn what_is_said_after_a_wrong_try_is_seen() {
    let mut table = Table::opened();
    step(&mut table, GameKind::Kulami, "lead");
    assert!(!table.is_marked(HighlightKind::Hint));
    let solution = "f2";
    let other = table.session().game().actions().into_iter().find(|action| action.to_string() != solution);
    table.perform(&other.unwrap());
    table.wait_for("taking back", Table::is_open);
    table.wait(2);
    let told = Language::English.about(&running(&table).sentences());
    assert!(table.texts().iter().any(|text| text.ends_with(&told)), "{told}: {:#?}", table.texts());
    assert_eq!(table.marked(HighlightKind::Hint), [solution], "the field in the ring");
    play(&mut table, solution);
    table.wait_for("the end of the step", Table::is_done);
    assert!(!table.is_marked(HighlightKind::Hint));
}

#[test]
fn each_side_with_one_counter_is_a_draw() {
    let mut table = Table::opened();
    step(&mut table, GameKind::Napoleon, "draw");
    play(&mut table, "e7xc7");
    table.wait_for("the end of the step", Table::is_done);
    assert_eq!(table.session().outcome().map(|outcome| outcome.winner), Some(None));
}

#[test]
fn in_the_match_it_is_said_once_how_a_payment_is_changed() {
    let mut table = Table::opened();
    step(&mut table, GameKind::Netzwerk, "match");
    let offered = |from: Site, to: Site, table: &Table| {
        let legal = table.session().game().actions();
        let gestures = legal.iter().map(|action| table.session().position().gesture(action));
        gestures.filter(|gesture| (gesture.from, gesture.to) == (Some(from), Some(to))).count() > 1
    };
    let sites: Vec<Site> = table.look().spots().iter().map(|spot| spot.site).collect();
    let pairs = sites.iter().flat_map(|from| sites.iter().map(move |to| (*from, *to)));
    let (from, to) = pairs.into_iter().find(|(from, to)| offered(*from, *to, &table)).unwrap();
    table.click(&from.to_string());
    table.click(&to.to_string());
    table.wait(2);
    // The region for screen readers goes on with how the players stand.
    let is_it = |text: &&String| text.starts_with("You pay with ") && text.ends_with("to confirm.");
    let said = table.texts().iter().filter(is_it).count();
    assert_eq!(said, 1, "{:#?}", table.texts());
}

#[test]
fn what_a_step_points_at_wins_over_the_counter_that_hides_it() {
    let mut table = Table::opened();
    step(&mut table, GameKind::Napoleon, "river");
    table.app.world_mut().resource_mut::<crate::app::camera::Orbit>().flat = false;
    table.wait(40);
    let [front, pointed_at] = ["j4", "j5"].map(|place| table.pixel(site(place)));
    for (part, chosen) in [(0.6, "j5"), (0.0, "j4")] {
        table.click_at(front.lerp(pointed_at, part));
        assert_eq!(table.selection(), &Selection::Piece { from: site(chosen) }, "{part}");
    }
}
