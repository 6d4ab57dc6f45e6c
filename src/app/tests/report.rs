//! The text for reporting a problem.

use super::*;
use record::SavedMatch;
use texts::msg;

/// Opens the dialog and presses its button: what is in the clipboard then.
fn copied(table: &mut Table) -> String {
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::ReportProblem);
    table.wait(4);
    let copied = table.copied_by(&english(msg::report_copy()));
    assert!(table.find(&english(msg::report_copied())).is_some(), "the button says so");
    copied
}

#[test]
fn a_report_has_the_version_the_settings_and_the_match_but_no_folders() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    table.set_up(|settings| settings.text_size = 125);
    let text = copied(&mut table);
    assert!(text.starts_with(&format!("Spieltisch {}\n", env!("CARGO_PKG_VERSION"))), "{text}");
    assert!(text.contains(std::env::consts::ARCH) && text.contains("1280 x 800"), "{text}");
    assert!(text.contains("Settings(") && text.contains("text: 125"), "{text}");
    assert!(!text.contains("Match("), "there is no match at the table: {text}");
    let mut game = Match::new(GameKind::Kulami.set_up("", Some("closed"), None).unwrap());
    game.play_text("d4 d7").unwrap();
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
    table.app.world_mut().trigger(StartMatch(MatchSetup::new(game)));
    table.wait(4);
    let text = copied(&mut table);
    let (_, saved) = text.split_once("\n\n").and_then(|(_, rest)| rest.split_once("\n\n")).unwrap();
    let saved = SavedMatch::from_ron(saved).unwrap();
    assert_eq!(saved.game().played().len(), 2);
    let home = std::env::var("HOME").unwrap_or_default();
    for path in [folder.path().to_string_lossy().into_owned(), home, env!("CARGO_MANIFEST_DIR").to_owned()] {
        assert!(path.len() < 2 || !text.contains(&path), "{path} is in {text}");
    }
}
