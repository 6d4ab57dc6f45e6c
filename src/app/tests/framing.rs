//! How much of the window the board fills.

use super::window_sizes::resize;
use super::*;
use crate::app::camera::FreeView;
use texts::msg;

/// A phone, a tablet and a desktop; for each game in the order of all games, the least part of the free area that its board must fill, in
/// percent. A board between wide trays fills less: what is beside it must be seen, too.
const LEAST: [((f32, f32), [u32; 3]); 6] = [
    ((390.0, 844.0), [67, 59, 67]),
    ((844.0, 390.0), [67, 45, 57]),
    ((1024.0, 768.0), [72, 55, 71]),
    ((768.0, 1024.0), [68, 51, 67]),
    ((1280.0, 800.0), [64, 45, 63]),
    ((1920.0, 1080.0), [68, 45, 56]),
];

impl Table {
    /// The area of the board with its frame in the window, in square pixels.
    fn board_area(&mut self) -> f32 {
        let half = self.look().half_size();
        let corners = [(-1.0, 1.0), (1.0, 1.0), (1.0, -1.0), (-1.0, -1.0)];
        let corners = corners.map(|(x, z)| self.pixel_at(Vec3::new(x * half.x, 0.0, z * half.y)));
        let twice: f32 = (0..4).map(|i| corners[i].perp_dot(corners[(i + 1) % 4])).sum();
        twice.abs() / 2.0
    }
}

#[test]
fn the_board_fills_what_panels_leave_free_on_a_phone_a_tablet_and_a_desktop() {
    let mut faults = Vec::new();
    for (game, kind) in GameKind::ALL.into_iter().enumerate() {
        let mut table = Table::set(kind.set_up("", None, None).unwrap());
        table.press(KeyCode::KeyF);
        for (size, least) in LEAST {
            resize(&mut table, size);
            table.wait(4);
            let window = Vec2::from(size);
            let free = *table.app.world().resource::<FreeView>();
            let free_size = window - Vec2::new(free.left + free.right, free.top + free.bottom);
            let area = table.board_area();
            let parts = [area / free_size.element_product(), area / window.element_product()];
            let [free_part, window_part] = parts.map(|part| (part * 100.0).round() as u32);
            println!("{kind} in {size:?}: {free_part} % of the free area, {window_part} % of the window");
            if free_part < least[game] {
                faults.push(format!(
                    "{kind} in {size:?}: {free_part} % of the free area, {window_part} % of the window"
                ));
            }
            // Nothing of it is under a panel or outside.
            let half = table.look().half_size();
            for (x, z) in [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)] {
                let at = table.pixel_at(Vec3::new(x * half.x, 0.0, z * half.y));
                let is_free = (free.left..=window.x - free.right).contains(&at.x)
                    && (free.top..=window.y - free.bottom).contains(&at.y);
                assert!(is_free, "{kind} in {size:?}: a corner is at {at}");
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn on_a_phone_the_players_stand_above_the_board_and_everything_else_below() {
    for kind in GameKind::ALL {
        let mut table = Table::set(kind.set_up("", None, None).unwrap());
        for size in [(390.0, 844.0), (360.0, 640.0), (430.0, 932.0)] {
            resize(&mut table, size);
            table.wait(4);
            let half = table.look().half_size();
            let far = table.pixel_at(Vec3::new(0.0, 0.0, -half.y)).y;
            let near = table.pixel_at(Vec3::new(0.0, 0.0, half.y)).y;
            for player in Player::BOTH {
                let name = Language::English.say(&table.session().shown_name(player));
                let shown = table.find_by(|node| node.value().is_some_and(|value| value == name));
                let at = shown.unwrap_or_else(|| panic!("{name} should be shown")).whole.center().y;
                assert!(at > 0.0 && at < far, "{kind} in {size:?}: {name} at {at}, the board from {far}");
            }
            let undo = table.middle_of(&Language::English.say(&msg::panel_undo())).y;
            assert!(undo > near, "{kind} in {size:?}: the board ends at {near}, undo is at {undo}");
        }
    }
}

#[test]
fn a_steeper_view_is_usual_in_a_narrow_window_unless_a_player_has_tilted_it() {
    let mut table = Table::start();
    table.press(KeyCode::KeyF);
    let pitch = |table: &mut Table| -table.camera().forward().y;
    resize(&mut table, (1920.0, 1080.0));
    let wide = pitch(&mut table);
    resize(&mut table, (390.0, 844.0));
    assert!(pitch(&mut table) > wide + 0.1);
    resize(&mut table, (1920.0, 1080.0));
    assert!((pitch(&mut table) - wide).abs() < 1e-3);
    table.drag_between(MouseButton::Right, Vec2::new(300.0, 300.0), Vec2::new(300.0, 220.0));
    table.wait(40);
    let tilted = pitch(&mut table);
    resize(&mut table, (390.0, 844.0));
    assert!((pitch(&mut table) - tilted).abs() < 1e-3, "it is left as the player wants it");
}
