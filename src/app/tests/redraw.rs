//! A table at rest draws nothing.

use super::*;

#[test]
fn a_table_at_rest_requests_no_redraws() {
    let mut table = Table::start();
    table.click("b2");
    table.click("b6");
    table.rest();
    table.wait(150);
    assert!(table.rests_for(MINUTE));
    table.point_at(Vec2::new(300.0, 300.0));
    assert!(!table.rests_for(MINUTE), "a hand wakes it");
    assert!(table.rests_for(MINUTE));
}

/// On a slow device what the panel brings into sight takes longer than the time in which the table is drawn after a click.
#[test]
fn a_low_window_rests_on_a_slow_device_while_the_panel_says_why_a_click_does_nothing() {
    let mut table = Table::kulami("swap=on", "closed");
    table.click("a1");
    table.rest();
    table.frame_time = Duration::from_millis(400);
    for height in (330..800).step_by(30) {
        super::window_sizes::resize(&mut table, (800.0, height as f32));
        // A marble was just placed on this panel.
        table.click("a1");
        table.leave_alone(MINUTE);
        assert!(table.rests_for(MINUTE), "{height} high: {:?}", table.egui().repaint_causes());
    }
}

/// The menus that can be opened at any time, and none.
pub(super) const MENUS: [Menu; 13] = [
    Menu::None,
    Menu::NewMatch,
    Menu::Designer,
    Menu::Rules,
    Menu::Puzzles,
    Menu::Matches,
    Menu::Record,
    Menu::Settings,
    Menu::Keys,
    Menu::About,
    Menu::ReportProblem,
    Menu::Pause,
    Menu::Tablet,
];

#[test]
fn a_menu_at_rest_is_not_drawn_with_a_text_field_that_has_the_focus_either() {
    for menu in MENUS {
        let mut table = Table::start();
        table.app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
        table.wait(1);
        table.leave_alone(MINUTE);
        assert_eq!(table.menu(), menu);
        assert!(table.rests_for(MINUTE), "{menu:?}");
        // Every widget in turn has the focus.
        for _ in 0..12 {
            table.press(KeyCode::Tab);
            table.leave_alone(Duration::from_secs(20));
            let focus = table.egui().memory(egui::Memory::focused);
            assert!(table.rests_for(MINUTE), "{menu:?}, focus on {focus:?}");
        }
    }
}

/// How many frames a marble takes to its field, if it is placed with a key after a rest.
fn frames_of_a_marble(rest: Duration) -> usize {
    let mut table = Table::kulami("", "closed");
    table.press(KeyCode::Period);
    table.leave_alone(rest);
    table.press(KeyCode::Enter);
    assert_eq!(table.played().len(), 1);
    let mut frames = 0;
    while table.app.world().resource::<Timeline>().is_busy() {
        table.frames(1);
        frames += 1;
    }
    frames
}

#[test]
fn what_moves_after_a_rest_moves_from_its_beginning() {
    let usual = frames_of_a_marble(Duration::ZERO);
    assert!(usual > 4, "{usual} frames");
    for rest in [0.3, 5.0, 60.0, 86_000.0] {
        assert_eq!(frames_of_a_marble(Duration::from_secs_f64(rest)), usual, "after {rest} s");
    }
}
