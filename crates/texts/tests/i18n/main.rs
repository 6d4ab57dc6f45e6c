//! Messages in all languages.

mod dates;
mod families;
mod illegal;
mod locales;
mod pages;
mod play;
mod reports;
mod saves;
mod wording;

use std::mem::size_of;

use texts::{Language, Message, Report, msg};

#[test]
fn a_message_is_drawn_in_the_language_that_is_asked_for() {
    let message = msg::panel_end_turn();
    assert_eq!(Language::English.say(&message), "End turn");
    assert_eq!(Language::German.say(&message), "Zug beenden");
    assert_eq!(Language::English.about(&message), "End your turn");
    assert_ne!(Language::German.about(&message), Language::English.about(&message));
}

#[test]
fn plurals_follow_the_number() {
    assert_eq!(Language::English.say(&msg::why_takes_robots(1)), "You capture a robot.");
    assert_eq!(Language::English.say(&msg::why_takes_counters(3_usize)), "You capture 3 counters.");
}

#[test]
fn an_argument_that_is_a_message_is_drawn_in_the_same_language() {
    let message = msg::set_up_layout(msg::layout_empty());
    for language in Language::ALL {
        let part = language.say(&msg::layout_empty());
        assert!(language.say(&message).ends_with(&part), "{language:?}");
        assert_eq!(language.say(&message), language.say(&msg::set_up_layout(part)), "{language:?}");
    }
    let parts = Message::joined([msg::layout_empty(), msg::map_empty()], "; ");
    assert_eq!(Language::English.say(&parts), "the layout is empty; the map is empty");
    assert_eq!(Language::English.say(&parts.sentence()), "The layout is empty; the map is empty.");
    assert_eq!(Language::Dutch.say(&Message::verbatim("a1")), "a1");
}

#[test]
fn messages_are_values() {
    let message = msg::own_fault("a.ron", msg::file_missing());
    assert_eq!(message, message.clone());
    assert_ne!(message, msg::own_fault("b.ron", msg::file_missing()));
    assert_ne!(message, msg::own_fault("a.ron", msg::file_no_text()));
    assert_eq!(message.key(), Some("own-fault"));
    assert!(size_of::<Message>() <= 6 * size_of::<usize>());
    assert_eq!((&&rules::Status::Shift).message(), msg::task_shift());
}

#[test]
fn a_systems_language_is_found_by_its_code() {
    assert_eq!(Language::of_code("de_AT.UTF-8"), Some(Language::German));
    assert_eq!(Language::of_code("IT"), Some(Language::Italian));
    assert_eq!(Language::of_code("nl-BE"), Some(Language::Dutch));
    assert_eq!(Language::of_code("C"), None);
    assert!(Language::ALL.contains(&Language::of_system()));
}
