//! The rules pages: all can be read, and all languages show the same figures.

use std::mem::discriminant;

use record::Match;
use rules::{Game, GameKind, Presented, RuleOption};
use texts::{
    Block, Figure, Language, Run, RunKind, option_name, option_value, preset_name, read_page, rules_page,
};

fn figures(kind: GameKind, language: Language) -> Vec<Figure> {
    let blocks = rules_page(kind, language).unwrap_or_else(|error| panic!("{kind} in {language:?}: {error}"));
    let figures = blocks.into_iter().filter_map(|block| match block {
        Block::Figure(figure) => Some(*figure),
        _ => None,
    });
    figures.collect()
}

#[test]
fn every_page_can_be_read_and_has_the_same_parts_in_every_language() {
    for kind in GameKind::ALL {
        let parts = |language| {
            let blocks = rules_page(kind, language).expect("the page should be readable");
            assert!(matches!(blocks[0], Block::Title(_)), "{kind} in {language:?}");
            blocks.iter().map(discriminant).collect::<Vec<_>>()
        };
        let english = parts(Language::English);
        assert!(english.len() > 20, "{kind}: {}", english.len());
        for language in Language::ALL {
            assert_eq!(parts(language), english, "{kind} in {language:?}");
        }
    }
}

/// The notation on a page, in order.
fn notation(kind: GameKind, language: Language) -> Vec<String> {
    let runs =
        rules_page(kind, language).expect("the page should be readable").into_iter().flat_map(|block| {
            match block {
                Block::Paragraph(runs) | Block::Item(runs) => runs,
                _ => Vec::new(),
            }
        });
    runs.filter(|run| run.kind == RunKind::Notation).map(|run| run.text).collect()
}

/// The examples of notation: each begins an item of a list.
fn examples(kind: GameKind) -> Vec<String> {
    let blocks = rules_page(kind, Language::English).expect("the page should be readable").into_iter();
    let items = blocks.filter_map(|block| match block {
        Block::Item(runs) => Some(runs[0].clone()),
        _ => None,
    });
    items.filter(|run| run.kind == RunKind::Notation).map(|run| run.text).collect()
}

#[test]
fn notation_is_the_same_in_every_language() {
    for kind in GameKind::ALL {
        let english = notation(kind, Language::English);
        for language in Language::ALL {
            assert_eq!(notation(kind, language), english, "{kind} in {language:?}");
        }
    }
}

#[test]
fn examples_of_notation_can_be_played_in_a_figure_of_their_page() {
    for kind in GameKind::ALL {
        let (examples, figures) = (examples(kind), figures(kind, Language::English));
        assert!(examples.len() >= 2, "{kind}: {examples:?}");
        for example in examples {
            // The end of a turn is legal where a figure shows the middle of one.
            let plays = |figure: &Figure| Match::new(figure.position.clone()).play_text(&example).is_ok();
            assert!(figures.iter().any(plays), "{kind}: ‘{example}’");
        }
    }
}

#[test]
fn options_are_called_what_the_dialog_calls_them() {
    for (kind, language) in GameKind::ALL.into_iter().flat_map(|kind| Language::ALL.map(|it| (kind, it))) {
        let items = items(kind, language);
        for option in kind.options() {
            let name = language.say(&option_name(kind, option));
            let label = [format!("{name}:"), format!("{name}\u{a0}:")];
            let values: Vec<String> = option
                .values
                .iter()
                .map(|value| quoted(language, &language.say(&option_value(kind, option, value))))
                .collect();
            let is_listed = items.iter().any(|item| {
                label.iter().any(|label| item.starts_with(label))
                    && values.iter().all(|value| item.contains(value))
            });
            assert!(is_listed, "{kind} in {language:?}: {name} {values:?}");
        }
    }
}

/// How a page says that a value is the one of the published rules.
fn published(language: Language) -> &'static str {
    match language {
        Language::English => "the published rule",
        Language::German => "die veröffentlichte Regel",
        Language::French => "la règle publiée",
        Language::Dutch => "de gepubliceerde spelregel",
        Language::Italian => "la regola pubblicata",
    }
}

/// What the table starts with: an option's value.
fn proposed(kind: GameKind, option: &RuleOption) -> &'static str {
    let rules = [kind.table_rules(), kind.fair_rules()].join(",");
    let changed = rules.split(',').filter_map(|rule| rule.split_once('='));
    let value = changed.rev().find(|(key, _)| *key == option.key).map(|(_, value)| value);
    option.values.iter().find(|known| value.is_none_or(|value| value == **known)).expect("a known value")
}

#[test]
fn pages_name_first_what_the_table_starts_with_and_say_where_it_is_not_the_published_rule() {
    for (kind, language) in GameKind::ALL.into_iter().flat_map(|kind| Language::ALL.map(|it| (kind, it))) {
        let items = items(kind, language);
        for option in kind.options() {
            let name = language.say(&option_name(kind, option));
            let labels = [format!("{name}:"), format!("{name}\u{a0}:")];
            // Other lists have items with the same beginning, but without values.
            let value = quoted(language, &language.say(&option_value(kind, option, option.values[0])));
            let is_about =
                |item: &&String| labels.iter().any(|label| item.starts_with(label)) && item.contains(&value);
            let item = items.iter().find(is_about).expect("another test asks for it");
            let at = |value: &str| {
                let quoted = quoted(language, &language.say(&option_value(kind, option, value)));
                item.find(&quoted).unwrap_or_else(|| panic!("{language:?}: {quoted} in {item}"))
            };
            let (first, published_value) = (proposed(kind, option), option.values[0]);
            for value in option.values.iter().filter(|value| **value != first) {
                assert!(at(first) < at(value), "{kind} in {language:?} starts with {first}: {item}");
            }
            // It is told of the published value, and only where that is not the first one.
            let told = item.find(published(language));
            let is_told = told.is_some_and(|told| told > at(published_value));
            assert_eq!(is_told, first != published_value, "{kind} in {language:?}: {item}");
        }
    }
}

#[test]
fn presets_are_called_what_the_dialog_calls_them() {
    for (kind, language) in GameKind::ALL.into_iter().flat_map(|kind| Language::ALL.map(|it| (kind, it))) {
        let blocks = rules_page(kind, language).expect("the page should be readable");
        let paragraphs = blocks.iter().filter_map(|block| match block {
            Block::Paragraph(runs) => Some(runs.iter().map(|run| run.text.as_str()).collect::<String>()),
            _ => None,
        });
        let paragraphs: Vec<String> = paragraphs.collect();
        for (preset, _) in kind.presets() {
            let name = quoted(language, &language.say(&preset_name(kind, preset)));
            let is_named = paragraphs.iter().any(|paragraph| paragraph.contains(&name));
            assert!(is_named, "{kind} in {language:?}: {name}");
        }
    }
}

/// The items of the lists on a page.
fn items(kind: GameKind, language: Language) -> Vec<String> {
    let blocks = rules_page(kind, language).expect("the page should be readable");
    let items = blocks.into_iter().filter_map(|block| match block {
        Block::Item(runs) => Some(runs.into_iter().map(|run| run.text).collect()),
        _ => None,
    });
    items.collect()
}

fn quoted(language: Language, text: &str) -> String {
    match language {
        Language::English => format!("“{text}”"),
        Language::German => format!("„{text}“"),
        Language::French => format!("«\u{a0}{text}\u{a0}»"),
        Language::Dutch => format!("‘{text}’"),
        Language::Italian => format!("«{text}»"),
    }
}

#[test]
fn terms_and_notation_are_told_apart_from_text() {
    let blocks = read_page(GameKind::Netzwerk, "- A **run**: `b2-b4*a3`, or `end`.").unwrap();
    let run = |text: &str, kind| Run { text: text.to_owned(), kind };
    let runs = vec![
        run("A ", RunKind::Plain),
        run("run", RunKind::Term),
        run(": ", RunKind::Plain),
        run("b2-b4*a3", RunKind::Notation),
        run(", or ", RunKind::Plain),
        run("end", RunKind::Notation),
        run(".", RunKind::Plain),
    ];
    assert_eq!(blocks, [Block::Item(runs)]);
}

#[test]
fn figures_are_the_same_in_every_language_and_what_is_touched_can_act() {
    for kind in GameKind::ALL {
        let english = figures(kind, Language::English);
        for figure in english.iter().filter(|figure| figure.touched.is_some()) {
            let position = &figure.position;
            let can_act =
                position.actions().iter().any(|action| position.gesture(action).from == figure.touched);
            assert!(can_act, "{kind}: {}", figure.caption);
        }
        for language in Language::ALL {
            for (own, other) in figures(kind, language).iter().zip(&english) {
                assert_eq!(
                    (&own.position, own.touched),
                    (&other.position, other.touched),
                    "{kind} in {language:?}"
                );
                assert!(
                    !own.caption.is_empty()
                        && (language == Language::English || own.caption != other.caption)
                );
            }
        }
    }
}

#[test]
fn what_breaks_the_form_is_told_with_its_line() {
    let fault = |text: &str| read_page(GameKind::Kulami, text).unwrap_err().to_string();
    assert_eq!(fault("# A\n\n```figure\nmoves: a1\n```\n"), "line 3: a figure needs a caption");
    assert!(fault("```figure\nmoves: a1 a1\ncaption: c\n```").starts_with("line 1: action 2, ‘a1’: "));
    assert!(fault("```figure\ntouch: 7\ncaption: c\n```").starts_with("line 1: ‘7’ names no place"));
}
