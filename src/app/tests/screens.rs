//! Screens of all shapes.

use super::*;
use crate::app::camera::Orbit;
use crate::app::seating::Seating;

const SIZES: [(f32, f32); 8] = [
    // The smallest that a window can be made.
    (400.0, 300.0),
    (800.0, 480.0),
    (480.0, 800.0),
    (1024.0, 768.0),
    (768.0, 1024.0),
    (1280.0, 800.0),
    (800.0, 1280.0),
    (2560.0, 1440.0),
];

pub(super) fn resize(table: &mut Table, (width, height): (f32, f32)) {
    let window = table.window;
    table.app.world_mut().get_mut::<Window>(window).unwrap().resolution.set(width, height);
    let event = bevy::window::WindowResized { window, width, height };
    table.send(event);
    table.wait(6);
}

/// Checks that every place on the board that is legal to touch is in the window and clear of all panels.
fn check_clear(table: &mut Table, told: &str) {
    let (window, session) = (table.window, table.session().clone());
    let size = table.app.world().get::<Window>(window).unwrap().size();
    let touchable = table.selection().touchable(&session);
    assert!(!touchable.is_empty());
    for site in touchable {
        let at = table.pixel(site);
        assert!(Rect::from_corners(Vec2::ZERO, size).contains(at), "{told}: {site} at {at} is outside");
        assert_eq!(table.covered_by(at), None, "{told}: {site} at {at} is covered");
    }
}

#[test]
fn no_panel_covers_what_is_legal_to_touch() {
    for kind in GameKind::ALL {
        let mut table = Table::set(kind.set_up("", None, None).unwrap());
        for size in SIZES {
            resize(&mut table, size);
            for seating in Seating::ALL {
                for text in Settings::TEXTS {
                    for flat in [true, false] {
                        table.set_up(|settings| (settings.seating, settings.text) = (seating, text));
                        table.app.world_mut().resource_mut::<Orbit>().flat = flat;
                        table.wait(3);
                        let told = format!("{kind}, {size:?}, {seating:?}, {text} %, flat: {flat}");
                        check_clear(&mut table, &told);
                    }
                }
            }
        }
    }
}
