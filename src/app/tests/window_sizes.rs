//! Screens of all shapes.

use super::*;
use crate::app::camera::Orbit;
use crate::app::saves::show_matches;
use crate::app::settings::Seating;
use crate::app::ui::Draft;
use texts::{Message, game_title, msg};

pub(super) const SIZES: [(f32, f32); 8] = [
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
fn check_clear(table: &mut Table, context: &str) {
    let window = table.window;
    let size = table.app.world().get::<Window>(window).unwrap().size();
    let activatable = table.activatable();
    assert!(!activatable.is_empty());
    for site in activatable {
        let at = table.pixel(site);
        assert!(Rect::from_corners(Vec2::ZERO, size).contains(at), "{context}: {site} at {at} is outside");
        assert_eq!(table.covered_by(at), None, "{context}: {site} at {at} is covered");
    }
}

#[test]
fn no_panel_covers_what_is_legal_to_touch() {
    for kind in GameKind::ALL {
        let mut table = Table::set(kind.set_up("", None, None).unwrap());
        for size in SIZES {
            resize(&mut table, size);
            for seating in Seating::ALL {
                for text in Settings::TEXT_SIZES {
                    for flat in [true, false] {
                        table.set_up(|settings| (settings.seating, settings.text_size) = (seating, text));
                        table.app.world_mut().resource_mut::<Orbit>().flat = flat;
                        table.wait(3);
                        let context = format!("{kind}, {size:?}, {seating:?}, {text} %, flat: {flat}");
                        check_clear(&mut table, &context);
                    }
                }
            }
        }
    }
}

#[test]
fn the_cards_of_the_games_have_two_buttons_in_a_row_at_every_width_that_has_room() {
    let mut table = Table::opened();
    let ways = [msg::title_two_players(), msg::title_computer(), msg::lesson_learn(), msg::puzzles_open()];
    let labels = ways.map(|way| english(Message::joined([game_title(GameKind::Napoleon), way], ": ")));
    for width in 1000..1120 {
        resize(&mut table, (width as f32, 760.0));
        let places = labels
            .each_ref()
            .map(|label| table.find(label).unwrap_or_else(|| panic!("{label}: {:?}", table.texts())).whole);
        for [left, right] in [[places[0], places[1]], [places[2], places[3]]] {
            let is_beside = left.max.x < right.min.x && left.min.y == right.min.y;
            assert!(is_beside, "{width}: {places:?}");
        }
    }
}

#[test]
fn every_menu_opens_in_every_window_in_the_largest_text() {
    for kind in GameKind::ALL {
        let mut table = Table::set(kind.set_up("", None, None).unwrap());
        table.set_up(|settings| settings.text_size = 300);
        *table.app.world_mut().resource_mut::<Draft>() = Draft::new(kind);
        for size in SIZES {
            resize(&mut table, size);
            for (menu, button) in [
                (Menu::NewMatch, msg::new_match_start()),
                (Menu::Designer, msg::design_back()),
                (Menu::Rules, msg::rules_close()),
                (Menu::Matches, msg::matches_close()),
                (Menu::Record, msg::matches_close()),
                (Menu::Share, msg::share_picture()),
                (Menu::Settings, msg::settings_done()),
                (Menu::Keys, msg::settings_done()),
                (Menu::About, msg::rules_close()),
                (Menu::ReportProblem, msg::rules_close()),
                (Menu::Tablet, msg::rules_close()),
                (Menu::HandOver, msg::hand_over_ready()),
                (Menu::Pause, msg::pause_resume()),
            ] {
                table.app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
                table.wait(3);
                assert_eq!(table.menu(), menu, "{kind}, {size:?}");
                table.check_can_be_pressed(&english(&button), &format!("{kind}, {size:?}, {menu:?}"));
            }
            table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
            table.wait(3);
        }
    }
}

/// Every menu, and the main menu.
const MENUS: [Menu; 14] = [
    Menu::None,
    Menu::NewMatch,
    Menu::Designer,
    Menu::Rules,
    Menu::Matches,
    Menu::Record,
    Menu::Share,
    Menu::Puzzles,
    Menu::Settings,
    Menu::Keys,
    Menu::About,
    Menu::ReportProblem,
    Menu::Tablet,
    Menu::Pause,
];

#[test]
fn a_phone_has_every_button_that_a_desktop_has() {
    for kind in GameKind::ALL {
        let mut table = Table::set(kind.set_up("", None, None).unwrap());
        for size in [(1280.0, 800.0), (390.0, 844.0)] {
            resize(&mut table, size);
            for name in [
                msg::panel_undo(),
                msg::panel_replay_turn(),
                msg::panel_review(),
                msg::panel_hint(),
                msg::panel_3d(),
                msg::panel_show(),
                msg::panel_mute(),
            ] {
                let name = english(name);
                assert!(table.find(&name).is_some(), "{kind}, {size:?}: {name}");
            }
        }
    }
}

#[test]
fn no_word_is_broken_on_a_phone() {
    let mut table = Table::opened();
    table.watch_paint();
    let mut faults = Vec::new();
    for (size, text_size) in [((320.0, 568.0), 100), ((360.0, 740.0), 200), ((844.0, 390.0), 200)] {
        resize(&mut table, size);
        for language in Language::ALL {
            table.set_up(|settings| {
                settings.language = Some(language.code().to_owned());
                settings.text_size = text_size;
            });
            for menu in MENUS {
                table.app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
                table.wait(4);
                let context = format!("{menu:?}, {}, {size:?}, {text_size} %", language.code());
                let broken = table.painted_texts().into_iter().filter(|text| text.is_broken);
                faults.extend(broken.map(|text| format!("{context}: {}", text.text)));
            }
        }
    }
    assert!(faults.is_empty(), "{}:\n{}", faults.len(), faults.join("\n"));
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

#[test]
fn the_main_menu_is_seen_as_a_whole_where_there_is_room() {
    let mut table = Table::opened();
    resize(&mut table, (1280.0, 800.0));
    for has_last_match in [false, true] {
        if has_last_match {
            let game = Match::new(GameKind::Netzwerk.set_up("", None, None).unwrap());
            let saved = MatchSetup::new(game).saved(0);
            show_matches(table.app.world_mut(), [("last.ron".to_owned(), saved)]);
            table.wait(6);
            assert!(table.find(&english(msg::title_continue())).is_some());
        }
        let quit = table.find(&english(msg::title_quit())).unwrap();
        assert!(quit.shown.height() >= 44.0, "{quit:?} is cut off");
        assert_eq!(quit.whole, quit.shown);
        assert!(quit.shown.max.y < 800.0, "{quit:?}");
    }
}

#[test]
fn a_turn_can_be_ended_without_scrolling_in_letters_twice_as_large() {
    let mut table = Table::set(GameKind::Netzwerk.set_up("", None, None).unwrap());
    let run = table.session().position().read_action("b2-b6*a3c3").unwrap();
    table.perform(&run);
    table.rest();
    table.set_up(|settings| settings.text_size = 200);
    for size in [(1280.0, 800.0), (1366.0, 768.0), (1024.0, 768.0)] {
        resize(&mut table, size);
        let end = english(msg::panel_end_turn());
        assert!(super::result::is_in_sight(&mut table, &end), "{size:?}: {:?}", table.find(&end));
    }
}
