//! Names in any script: what is said while one is typed, and what reaches the typefaces.

use super::*;
use crate::app::text::{has_unknown_letters, lend_scripts};
use crate::app::ui::Draft;
use texts::msg;

#[test]
fn a_name_is_told_to_have_letters_that_cannot_be_shown_while_it_is_typed() {
    lend_scripts();
    let note = english(msg::name_not_shown());
    let mut table = Table::opened();
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::NewMatch);
    table.wait(4);
    for (name, is_told) in [
        ("Zoë", false),
        ("Владимир", false),
        ("שלום Zoë", false),
        ("Zoë \u{10384}", true),
        ("Nguye\u{302}\u{303}n", false),
    ] {
        table.app.world_mut().resource_mut::<Draft>().names[0] = name.to_owned();
        // It is looked up after it has been painted, and said in the next frame.
        table.wait(3);
        assert_eq!(table.texts().contains(&note), is_told, "{name}");
    }
    for language in Language::ALL {
        let words = language.say(&msg::name_not_shown());
        assert!(!has_unknown_letters(&words) && words.len() > 40, "{words}");
    }
}

#[test]
fn names_at_the_table_are_looked_up_and_read_out_as_they_were_typed() {
    lend_scripts();
    let names = ["שלום Zoë", "Zoë \u{10385}"];
    let mut setup = MatchSetup::new(Match::new(GameKind::Kulami.set_up("", None, None).unwrap()));
    setup.players.names = names.map(record::Name::fitted);
    let mut table = Table::opened();
    table.app.world_mut().trigger(StartMatch(setup));
    table.wait(6);
    assert!(has_unknown_letters("\u{10385}"), "every text that is painted is looked at");
    let texts = table.texts();
    for name in names {
        assert!(
            texts.iter().any(|text| text.replace(['\u{2068}', '\u{2069}'], "") == name),
            "{name}: {texts:?}"
        );
    }
}
