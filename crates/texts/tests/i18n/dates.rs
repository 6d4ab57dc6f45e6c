//! Dates and numbers in every language.

use texts::{Language, LocalTime, date, msg};

const NOON: LocalTime = LocalTime { year: 2026, month: 3, day: 12, hour: 9, minute: 5 };

#[test]
fn today_and_yesterday_have_a_time_and_other_days_a_date() {
    for (language, today, yesterday, day) in [
        (Language::English, "today, 09:05", "yesterday, 09:05", "12 March 2026"),
        (Language::German, "heute, 09:05", "gestern, 09:05", "12. März 2026"),
        (Language::French, "aujourd’hui, 09:05", "hier, 09:05", "12 mars 2026"),
        (Language::Dutch, "vandaag, 09:05", "gisteren, 09:05", "12 maart 2026"),
        (Language::Italian, "oggi, 09:05", "ieri, 09:05", "12 marzo 2026"),
    ] {
        assert_eq!(language.say(&date(NOON, 0)), today);
        assert_eq!(language.say(&date(NOON, 1)), yesterday);
        assert_eq!(language.say(&date(NOON, 2)), day);
        assert_eq!(language.say(&date(NOON, -1)), day, "the clock was set back");
    }
}

#[test]
fn the_first_of_a_month_is_an_ordinal_where_people_say_it_so() {
    let first = LocalTime { month: 5, day: 1, ..NOON };
    let texts = Language::ALL.map(|language| language.say(&date(first, 400)));
    assert_eq!(texts, ["1 May 2026", "1. Mai 2026", "1er mai 2026", "1 mei 2026", "1º maggio 2026"]);
}

#[test]
fn every_month_has_a_name_of_its_own() {
    for language in Language::ALL {
        let mut texts: Vec<_> =
            (1..=12).map(|month| language.say(&date(LocalTime { month, ..NOON }, 400))).collect();
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), 12, "{texts:?}");
    }
}

#[test]
fn large_numbers_are_grouped() {
    let texts = Language::ALL.map(|language| language.say(&msg::find_reading(12_345)));
    let numbers = ["12,345", "12.345", "12\u{a0}345", "12.345", "12.345"];
    for (text, number) in texts.iter().zip(numbers) {
        assert!(text.contains(number), "{text}");
    }
    assert_eq!(Language::English.say(&msg::find_reading(1)), "Loading one more game…");
}
