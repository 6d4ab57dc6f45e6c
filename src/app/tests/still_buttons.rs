//! No button of the panel moves under a pointer or a finger because of what is said above it.

use super::endings::{kulami, shows};
use super::window_sizes::resize;
use super::*;
use crate::app::ai::{Hint, Opponent};
use engine::Goal;
use study::puzzles::Collection;
use texts::{Message, msg};

/// Windows in which the panel is beside the board.
const WINDOWS: [(f32, f32); 3] = [(1280.0, 800.0), (1084.0, 664.0), (1920.0, 1080.0)];

/// Where buttons are.
fn places(table: &mut Table, buttons: &[Message]) -> Vec<Vec2> {
    table.wait(2);
    buttons.iter().map(|button| table.middle_of(&english(button))).collect()
}

fn usual_buttons() -> Vec<Message> {
    vec![msg::panel_undo().into(), msg::panel_hint().into(), msg::panel_mute().into()]
}

#[test]
fn neither_a_place_under_the_pointer_nor_a_hint_moves_a_button() {
    for kind in GameKind::ALL {
        for window in WINDOWS {
            let mut table = Table::set(kind.set_up("", None, None).unwrap());
            resize(&mut table, window);
            table.point_at(Vec2::new(5.0, 5.0));
            let before = places(&mut table, &usual_buttons());
            for spot in table.look().spots().iter().step_by(23) {
                let at = table.pixel(spot.site);
                table.point_at(at);
                assert_eq!(
                    places(&mut table, &usual_buttons()),
                    before,
                    "{kind} {window:?}: over {}",
                    spot.site
                );
            }
            table.press(KeyCode::KeyH);
            table.wait_for("the hint", |table| table.app.world().resource::<Hint>().advice().is_some());
            assert_eq!(places(&mut table, &usual_buttons()), before, "{kind} {window:?}: a hint");
        }
    }
}

#[test]
fn not_even_the_longest_hint_moves_a_button() {
    let puzzles = &Collection::of(GameKind::Netzwerk).puzzles;
    let wins = puzzles.iter().filter(|puzzle| puzzle.goal == Goal::Win { turns: 1 });
    let longest = wins.max_by_key(|puzzle| puzzle.solution.split_whitespace().count()).unwrap();
    for window in WINDOWS {
        let mut table = Table::set(longest.set_up(GameKind::Netzwerk).unwrap().position().clone());
        resize(&mut table, window);
        let before = places(&mut table, &usual_buttons());
        table.press(KeyCode::KeyH);
        table.wait_for("the hint", |table| table.app.world().resource::<Hint>().advice().is_some());
        assert!(table.app.world().resource::<Hint>().advice().unwrap().turn.len() > 6);
        assert_eq!(places(&mut table, &usual_buttons()), before, "{window:?}");
        assert!(
            table.texts().iter().any(|text| text.ends_with("  …")),
            "the rest comes up when it is followed"
        );
    }
}

#[test]
fn the_ways_on_from_a_result_stay_where_they_are_while_the_pointer_crosses_the_board() {
    let mut table = kulami("d4 d7 a7");
    super::endings::pause_and_press(&mut table, msg::pause_resign());
    table.click_button(&english(msg::resign_confirm()));
    table.wait_for("the result", |table| table.turn() == TurnPhase::Over);
    table.rest();
    let ways: [Message; 4] = [
        msg::result_rematch().into(),
        msg::panel_review().into(),
        msg::match_new().into(),
        msg::match_main_menu().into(),
    ];
    for window in WINDOWS {
        resize(&mut table, window);
        table.point_at(Vec2::new(5.0, 5.0));
        let before = places(&mut table, &ways);
        for field in ["d4", "a1", "h8"] {
            let at = table.pixel(site(field));
            table.point_at(at);
            assert_eq!(places(&mut table, &ways), before, "{window:?}: over {field}");
        }
    }
    assert!(shows(&mut table, msg::result_rematch()));
}

#[test]
fn the_computers_turn_moves_no_button() {
    let mut table = Table::opened();
    let game = Match::new(GameKind::Kulami.set_up("", Some("closed"), None).unwrap());
    let setup = MatchSetup::new(game).with_computers([None, super::endings::level(8)]);
    table.app.world_mut().trigger(StartMatch(setup));
    table.wait(4);
    let buttons: [Message; 2] = [msg::panel_undo().into(), msg::panel_mute().into()];
    let before = places(&mut table, &buttons);
    table.app.world_mut().resource_mut::<Opponent>().pause();
    table.click("d4");
    table.wait_for("the computer's turn", |table| table.session().computer_to_move().is_some());
    table.rest();
    assert!(shows(&mut table, msg::panel_resume_computer()));
    assert_eq!(places(&mut table, &buttons), before);
}

#[test]
fn nothing_that_is_said_in_a_course_moves_its_buttons() {
    use crate::app::exercises::StartLesson;
    use study::lessons::Course;
    for kind in GameKind::ALL {
        for window in WINDOWS {
            let mut table = Table::opened();
            resize(&mut table, window);
            let buttons: [Message; 2] = [msg::lesson_hint().into(), msg::panel_mute().into()];
            // The match at the end: one's own turn, the computer's, what it has done, and what may not be.
            let last = Course::of(kind).steps.len() - 1;
            table.app.world_mut().trigger(StartLesson(kind, Some(last)));
            table.wait(6);
            let before = places(&mut table, &buttons);
            table.app.world_mut().resource_mut::<Opponent>().pause();
            for nth in 0..2 {
                let actions = table.session().game().actions();
                table.app.world_mut().trigger(crate::app::session::PlayAction(actions[nth].clone()));
                table.rest();
                assert_eq!(places(&mut table, &buttons), before, "{kind} {window:?}: after an action");
                if table.session().computer_to_move().is_some() {
                    break;
                }
            }
            // A step of two parts.
            let Some(at) = Course::of(kind).steps.iter().position(|step| step.goals().len() > 1) else {
                continue;
            };
            table.app.world_mut().trigger(StartLesson(kind, Some(at)));
            table.wait(6);
            let before = places(&mut table, &buttons);
            let first = Course::of(kind).steps[at].solution().split_whitespace().next().unwrap();
            let action = table.session().position().read_action(first).unwrap();
            table.app.world_mut().trigger(crate::app::session::PlayAction(action));
            table.rest();
            assert_eq!(places(&mut table, &buttons), before, "{kind} {window:?}: the second part of a step");
        }
    }
}
