//! Matches with a clock: time counts for the player who could act, and for nobody while it stands.

use super::*;
use crate::app::session::{GoToPly, PlayAction, ReplayLastTurn, SaveSlot};
use crate::app::settings::Seating;
use record::Clock;
use rules::{Outcome, Reason};

/// A match of Kulami in which a marble has been placed, with ten minutes for each player.
pub(super) fn timed_match() -> Table {
    let mut table = with_clock(600, 0);
    table.click("d4");
    table.rest();
    table
}

fn with_clock(seconds: u32, increment: u32) -> Table {
    let mut table = Table::opened();
    begin(&mut table, seconds, increment);
    table
}

pub(super) fn begin(table: &mut Table, seconds: u32, increment: u32) {
    let game = Match::new(GameKind::Kulami.set_up("", None, None).unwrap());
    let clock = Clock::new(seconds, increment).ok();
    table.app.world_mut().trigger(StartMatch(MatchSetup::new(game).with_clock(clock)));
    table.wait(4);
    table.press(KeyCode::KeyF);
    table.wait(4);
}

impl Table {
    /// The milliseconds that the players have left, the first player's first.
    pub(super) fn left(&self) -> [u64; 2] {
        Player::BOTH.map(|player| self.session().clock().unwrap().left(player))
    }
}

/// The mouse comes, presses and lets go between two frames.
fn click_at_once(table: &mut Table, at: Vec2) {
    table.move_to_at_once(at);
    for state in [ButtonState::Pressed, ButtonState::Released] {
        table.mouse_at_once(MouseButton::Left, state);
    }
}

/// The most that a test's own few frames take.
const FEW_FRAMES: u64 = 1_000;

/// The milliseconds that each player spends while something is done.
fn spent(table: &mut Table, what: impl FnOnce(&mut Table)) -> [u64; 2] {
    let before = table.left();
    what(table);
    let after = table.left();
    [before[0] - after[0], before[1] - after[1]]
}

#[test]
fn time_passes_for_the_player_to_move_from_the_first_action_on() {
    let mut table = with_clock(60, 5);
    table.leave_alone(Duration::from_secs(6));
    assert_eq!(table.left(), [60_000, 60_000], "nobody has begun yet");
    table.click("d4");
    table.rest();
    let [one, two] = table.left();
    assert_eq!(one, 65_000, "a turn adds five seconds");
    let passed = spent(&mut table, |table| table.leave_alone(Duration::from_secs(6)));
    assert_eq!(passed[0], 0);
    assert!((5_000..=6_000).contains(&passed[1]), "{passed:?} of {two}");
}

#[test]
fn a_running_clock_is_drawn_whenever_the_second_changes() {
    let mut table = timed_match();
    table.leave_alone(Duration::from_secs(10));
    let shown = |table: &Table| table.left()[1].div_ceil(1_000);
    let before = shown(&table);
    let mut frames = 0;
    for second in 1..=10 {
        let drawn = table.app.world().resource::<FrameCount>().0;
        table.leave_alone(Duration::from_secs(1));
        frames += table.app.world().resource::<FrameCount>().0 - drawn;
        assert_eq!(before - shown(&table), second);
    }
    assert!(frames <= 11, "{frames} frames in ten seconds");
}

#[test]
fn running_out_of_time_loses_and_ends_the_match() {
    let mut table = with_clock(10, 0);
    table.click("d4");
    table.rest();
    table.leave_alone(Duration::from_secs(12));
    table.rest();
    assert_eq!(table.session().outcome(), Some(Outcome::win(Player::One, Reason::OutOfTime)));
    assert_eq!((table.turn(), table.menu()), (TurnPhase::Over, Menu::None));
    let before = table.position();
    table.click("d7");
    table.rest();
    assert_eq!(table.position(), before);
}

#[test]
fn a_loss_on_time_counts_among_the_results_at_once() {
    let mut table = with_clock(10, 0);
    table.click("d4");
    table.rest();
    table.leave_alone(Duration::from_secs(12));
    let results = table.app.world().resource::<OwnRecord>().tally.of(GameKind::Kulami);
    assert_eq!(results.iter().map(|(_, count)| count.games).sum::<usize>(), 1);
}

#[test]
fn the_time_before_a_move_is_the_movers_however_far_apart_frames_are() {
    for seconds in [0.3, 0.9, 2.4, 7.0] {
        let mut table = timed_match();
        // The keyboard's cursor is on a place; Enter is the only event.
        while !table.session().game().actions().iter().any(|action| {
            let hovered = table.app.world().resource::<crate::app::interaction::Hovered>();
            table.session().position().gesture(action).to == hovered.site
        }) {
            table.press(KeyCode::Period);
        }
        table.leave_alone(Duration::from_secs(3));
        let rest = Duration::from_secs_f64(seconds);
        let passed = spent(&mut table, |table| {
            table.leave_alone(rest);
            table.press(KeyCode::Enter);
            table.wait(20);
        });
        assert_eq!(table.played().len(), 2);
        // What had passed before the last frame was the second player's anyway.
        assert!(passed[1] as f64 >= seconds * 1_000.0, "{passed:?} after {seconds} s");
        assert!(passed[1] as f64 <= seconds * 1_000.0 + 1_100.0, "{passed:?} after {seconds} s");
        assert!(passed[0] < FEW_FRAMES, "{passed:?} after {seconds} s");
    }
}

#[test]
fn time_that_stands_is_nobodys_whatever_ends_it() {
    type Step = (&'static str, fn(&mut Table));
    let begin: [Step; 4] = [
        ("a review", |table| table.press(KeyCode::PageUp)),
        ("the pause menu", |table| table.press(KeyCode::Escape)),
        ("the shortcuts", |table| {
            table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Keys);
            table.wait(2);
        }),
        ("a review by a button", |table| {
            table.app.world_mut().trigger(GoToPly(0));
            table.wait(2);
        }),
    ];
    for (name, begin) in begin {
        for rest in [0.3, 5.0, 60.0, 86_400.0] {
            let mut table = timed_match();
            begin(&mut table);
            let passed = spent(&mut table, |table| {
                table.leave_alone(Duration::from_secs_f64(rest));
                table.press(KeyCode::Escape);
                table.wait(4);
            });
            assert_eq!((table.menu(), table.session().review_ply()), (Menu::None, None), "{name}");
            assert_eq!(passed[0], 0, "{name}, {rest} s");
            assert!(passed[1] < FEW_FRAMES, "{name}, {rest} s: {passed:?}");
        }
    }
}

#[test]
fn a_click_and_a_tap_end_a_review_without_charging_it() {
    for is_tap in [false, true] {
        let mut table = timed_match();
        table.press(KeyCode::PageUp);
        assert!(table.session().review_ply().is_some());
        let button = table.middle_of(&english(texts::msg::review_leave()));
        let passed = spent(&mut table, |table| {
            table.leave_alone(MINUTE * 10);
            // Pressed and let go of between two frames.
            if is_tap {
                table.finger(1, TouchPhase::Started, button);
                table.finger(1, TouchPhase::Ended, button);
            } else {
                click_at_once(table, button);
            }
            table.wait(4);
        });
        assert_eq!(table.session().review_ply(), None, "tap: {is_tap}");
        assert_eq!(passed[0], 0);
        assert!(passed[1] < FEW_FRAMES, "{passed:?}");
    }
}

#[test]
fn moving_pieces_a_replay_and_the_hand_over_cost_nobody_time() {
    let mut table = timed_match();
    let passed = spent(&mut table, |table| {
        table.app.world_mut().trigger(ReplayLastTurn);
        table.wait(3);
        while table.turn() == TurnPhase::Replaying {
            table.frames(1);
        }
    });
    assert!(passed[0] == 0 && passed[1] < FEW_FRAMES / 2, "{passed:?}");
    let action = table.session().game().actions()[0].clone();
    let passed = spent(&mut table, |table| {
        table.app.world_mut().trigger(PlayAction(action));
        table.frames(2);
        assert_eq!(table.turn(), TurnPhase::Animating);
        while table.turn() == TurnPhase::Animating {
            table.frames(1);
        }
    });
    assert!(passed.iter().sum::<u64>() < 300, "{passed:?}");
    table.set_up(|settings| (settings.seating, settings.hand_over) = (Seating::Turning, true));
    table.rest();
    let action = table.session().game().actions()[0].clone();
    let passed = spent(&mut table, |table| {
        table.app.world_mut().trigger(PlayAction(action));
        table.wait_for("the hand-over", |table| table.menu() == Menu::HandOver);
        table.leave_alone(MINUTE);
        table.press(KeyCode::Enter);
        table.wait(2);
    });
    assert_eq!(table.menu(), Menu::None);
    assert!(passed.iter().sum::<u64>() < FEW_FRAMES, "{passed:?}");
}

#[test]
fn a_window_that_nobody_sees_and_a_computer_that_sleeps_cost_nobody_time() {
    let mut table = timed_match();
    let window = table.window;
    let passed = spent(&mut table, |table| {
        table.send(bevy::window::WindowOccluded { window, occluded: true });
        table.frames(1);
        table.leave_alone(MINUTE * 20);
        table.send(bevy::window::WindowOccluded { window, occluded: false });
        table.frames(1);
    });
    assert!(passed.iter().sum::<u64>() < FEW_FRAMES, "hidden: {passed:?}");
    let passed = spent(&mut table, |table| {
        // The program could not draw for an hour.
        table.since_frame += MINUTE * 60;
        table.frame();
    });
    assert_eq!(passed, [0, 0], "asleep");
    let passed = spent(&mut table, |table| table.leave_alone(Duration::from_secs(30)));
    assert!((29_000..=30_000).contains(&passed[1]), "{passed:?}");
}

#[test]
fn a_move_comes_too_late_in_the_frame_in_which_the_flag_falls() {
    let mut table = with_clock(10, 0);
    table.set_up(|settings| settings.no_animations = true);
    table.click("d4");
    table.rest();
    table.leave_alone(Duration::from_millis(table.left()[1] - 100));
    let place = table.pixel(site("d7"));
    table.since_frame += Duration::from_secs(1);
    click_at_once(&mut table, place);
    table.frame();
    table.wait(4);
    assert_eq!(table.session().outcome(), Some(Outcome::win(Player::One, Reason::OutOfTime)));
    assert_eq!(table.played().len(), 1);
    assert_eq!(table.app.world().resource::<SaveSlot>().clock, table.session().clock(), "it is saved");
}
