//! Files and folders that cannot be read are reported and left alone.

use bevy_egui::EguiOutput;

use super::*;
use crate::app::saves::OpenMatch;
use crate::i18n::say;

#[test]
fn damaged_foreign_and_newer_files_are_reported_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let matches = folder.path().join("matches");
    fs::create_dir(&matches).unwrap();
    let files = [
        ("damaged.ron", "Match(format: 1, game: \"kulami\"".to_owned()),
        ("foreign.ron", "just some text".to_owned()),
        ("newer.ron", "Match(format: 9, of_the: \"future\")".to_owned()),
        ("brackets.ron", "[".repeat(10_000_000)),
        ("bytes.ron", "\u{0}\u{1}".repeat(10)),
    ];
    for (name, text) in &files {
        fs::write(matches.join(name), text).unwrap();
    }
    let mut table = Table::opened_in(folder.path());
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Matches);
    table.wait(6);
    assert_eq!(library(&table).found.len(), files.len());
    for found in &library(&table).found {
        let fault = found.contents.as_ref().map(|_| ()).unwrap_err();
        assert!(!fault.is_empty() && fault.lines().count() == 1 && fault.len() < 300, "{fault}");
    }
    table.app.world_mut().trigger(OpenMatch("newer.ron".to_owned()));
    table.wait(2);
    let told = library(&table).told.clone().unwrap();
    assert_eq!(told, "newer.ron: it has format 9, which a later release wrote: this one reads format 2.");
    begin(&mut table, GameKind::Kulami);
    play(&mut table, "d4");
    for (name, text) in &files {
        assert_eq!(&fs::read_to_string(matches.join(name)).unwrap(), text, "{name}");
    }
}

/// The texts in the last picture, as a screen reader would be told of them.
fn texts(table: &mut Table) -> Vec<String> {
    let context = table.egui();
    context.enable_accesskit();
    table.wait(1);
    context.disable_accesskit();
    let mut outputs = table.app.world_mut().query::<&EguiOutput>();
    let updates =
        outputs.iter(table.app.world()).filter_map(|output| output.platform_output.accesskit_update.as_ref());
    let nodes = updates.flat_map(|update| &update.nodes);
    nodes.filter_map(|(_, node)| node.value().map(str::to_owned)).collect()
}

#[test]
fn a_folder_of_matches_that_cannot_be_read_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let matches = folder.path().join("matches");
    fs::write(&matches, "mine").unwrap();
    let mut table = Table::opened_in(folder.path());
    let mut open_dialog = || {
        for menu in [Menu::None, Menu::Matches] {
            table.app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
            table.wait(6);
        }
        texts(&mut table)
    };
    let none = say("matches-none");
    let told = open_dialog();
    assert!(!told.contains(&none), "{told:?}");
    assert!(told.iter().any(|text| text.contains(matches.to_str().unwrap())), "{told:?}");
    fs::remove_file(&matches).unwrap();
    let told = open_dialog();
    assert!(told.contains(&none), "{told:?}");
    assert!(!told.iter().any(|text| text.contains(matches.to_str().unwrap())), "{told:?}");
}
