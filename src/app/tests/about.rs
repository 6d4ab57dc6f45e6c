//! The page about the program.

use std::collections::BTreeSet;
use std::fs;

use super::*;
use texts::{game_credits, msg};

const VERSION: &str = env!("CARGO_PKG_VERSION");

fn shows(table: &mut Table, part: &str) -> bool {
    table.texts().iter().any(|text| text.contains(part))
}

#[test]
fn the_page_shows_the_version_the_authors_and_all_licences() {
    let mut table = Table::opened();
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Settings);
    table.wait(4);
    table.scroll_to_button(&english(msg::about_open()));
    assert_eq!(table.menu(), Menu::About);
    assert!(shows(&mut table, &format!("Spieltisch {VERSION}")));
    for kind in GameKind::ALL {
        assert!(shows(&mut table, &english(game_credits(kind))), "{kind}");
    }
    for (button, part) in [
        (msg::about_licence(), "Permission is hereby granted, free of charge"),
        (msg::about_fonts(), "with Reserved Font Name Cabin."),
        (msg::about_libraries(), "ab_glyph "),
    ] {
        assert!(!shows(&mut table, part));
        table.click_button(&english(button));
        assert!(shows(&mut table, part), "{part}");
    }
    table.press(KeyCode::Escape);
    assert_eq!(table.menu(), Menu::Settings);
}

#[test]
fn the_page_is_shown_in_every_language() {
    let mut table = Table::opened();
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::About);
    for language in Language::ALL {
        table.set_up(|settings| settings.language = Some(language.code().to_owned()));
        assert!(shows(&mut table, &language.say(&msg::about_what())), "{language:?}");
        assert!(shows(&mut table, &language.say(&msg::report_open())), "{language:?}");
    }
}

/// The name and the version in the lines of a list.
fn packages<'a>(lines: impl Iterator<Item = &'a str>) -> BTreeSet<(String, String)> {
    let package = |line: &str| {
        let (name, rest) = line.split_once(' ')?;
        Some((name.to_owned(), rest.split(' ').next().unwrap_or_default().to_owned()))
    };
    lines.filter(|line| !line.starts_with('#')).filter_map(package).collect()
}

#[test]
fn the_list_of_libraries_is_that_of_cargo_lock() {
    let read = |file: &str| fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
    let (lock, list) = (read("Cargo.lock"), read("assets/dependencies.txt"));
    let value = |line: &str, key: &str| {
        let value = line.strip_prefix(key)?.strip_prefix(" = ")?;
        Some(value.trim_matches('"').to_owned())
    };
    let locked = lock.split("[[package]]").filter_map(|package| {
        let find = |key| package.lines().find_map(|line| value(line, key));
        // Our own crates come from nowhere.
        find("source").and(Some((find("name")?, find("version")?)))
    });
    let locked: BTreeSet<_> = locked.collect();
    let listed = packages(list.lines());
    assert!(
        listed == locked,
        "run packaging/list-dependencies.py: {:?}",
        listed.symmetric_difference(&locked).collect::<Vec<_>>()
    );
    let (distributed, others) = list.split_once("# Not distributed").unwrap();
    let (distributed, others) = (packages(distributed.lines()), packages(others.lines()));
    assert!(distributed.iter().any(|(name, _)| name == "bevy"));
    assert!(others.iter().any(|(name, _)| name == "shakmaty"), "its licence is not for what is distributed");
}
