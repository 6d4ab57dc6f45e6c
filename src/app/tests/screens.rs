//! Screens of all shapes.

use super::*;
use crate::app::camera::Orbit;
use crate::app::settings::Seating;
use crate::app::ui::Draft;

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
    let window = table.window;
    let size = table.app.world().get::<Window>(window).unwrap().size();
    let activatable = table.selection().activatable(&table.session());
    assert!(!activatable.is_empty());
    for site in activatable {
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

#[test]
fn every_menu_opens_in_every_window_in_the_largest_letters() {
    for kind in GameKind::ALL {
        let mut table = Table::set(kind.set_up("", None, None).unwrap());
        table.set_up(|settings| settings.text = 300);
        *table.app.world_mut().resource_mut::<Draft>() = Draft::new(kind);
        for size in SIZES {
            resize(&mut table, size);
            for menu in [
                Menu::NewMatch,
                Menu::Designer,
                Menu::Rules,
                Menu::Matches,
                Menu::Settings,
                Menu::Keys,
                Menu::HandOver,
                Menu::Pause,
            ] {
                table.app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
                table.wait(3);
                assert_eq!(table.menu(), menu, "{kind}, {size:?}");
                // Whatever it is, it is there to be touched, in the middle of the window.
                let middle = Vec2::new(size.0, size.1) / 2.0;
                assert!(table.covered_by(middle).is_some(), "{kind}, {size:?}, {menu:?}");
            }
            table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
            table.wait(3);
        }
    }
}

#[test]
fn the_result_is_told_in_every_window_in_the_largest_letters() {
    let mut game = Match::new(GameKind::Kulami.set_up("score=level2", Some("irregular"), None).unwrap());
    game.play_text(&kulami_match().join(" ")).unwrap();
    let mut table = Table::with_match(game);
    table.set_up(|settings| settings.text = 300);
    for size in SIZES {
        resize(&mut table, size);
        table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Result);
        table.wait(3);
        assert_eq!(table.menu(), Menu::Result);
        assert!(table.covered_by(Vec2::new(size.0, size.1) / 2.0).is_some(), "{size:?}");
    }
}

#[test]
fn on_a_screen_of_high_density_fingers_mean_what_they_touch() {
    let mut table = Table::start();
    let window = table.window;
    table.app.world_mut().get_mut::<Window>(window).unwrap().resolution.set_scale_factor_override(Some(2.0));
    resize(&mut table, (800.0, 480.0));
    table.tap("b2");
    assert_eq!(table.selection().from(), Some(site("b2")));
    check_clear(&mut table, "twice the density");
}
