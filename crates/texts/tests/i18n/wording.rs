//! How the languages are written: punctuation, capitals, and one word for one thing.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use rules::GameKind;
use texts::{Block, Language, option_value, rules_page};

/// What stands for the variables of a message.
const FILLED_IN: &str = "\u{fffc}";
const NO_BREAK: char = '\u{a0}';

/// A text that players read, and where it is: the name of a message, or a game whose rules page it is on.
struct Text {
    place: String,
    text: String,
}

/// All that a pattern can become: a text for each of its variants.
fn variants(pattern: &Pattern<&str>) -> Vec<String> {
    let mut texts = vec![String::new()];
    for element in &pattern.elements {
        let parts = match element {
            PatternElement::TextElement { value }
            | PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => vec![(*value).to_owned()],
            PatternElement::Placeable { expression: Expression::Select { variants: all, .. } } => {
                all.iter().flat_map(|variant| variants(&variant.value)).collect()
            }
            PatternElement::Placeable { .. } => vec![FILLED_IN.to_owned()],
        };
        texts = texts.iter().flat_map(|text| parts.iter().map(move |part| format!("{text}{part}"))).collect();
    }
    texts
}

/// The messages of a language, each attribute as `name.about`.
fn messages(language: Language) -> Vec<Text> {
    let resource = parse(language.messages()).expect("another test reads the locales");
    let mut texts = Vec::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let own = message.value.iter().map(|pattern| (message.id.name.to_owned(), pattern));
        let attributes = message
            .attributes
            .iter()
            .map(|attribute| (format!("{}.{}", message.id.name, attribute.id.name), &attribute.value));
        for (place, pattern) in own.chain(attributes) {
            texts.extend(variants(pattern).into_iter().map(|text| Text { place: place.clone(), text }));
        }
    }
    assert!(texts.len() > 1_000, "{language:?}: {}", texts.len());
    texts
}

/// The rules pages of a language.
fn pages(language: Language) -> Vec<Text> {
    let mut texts = Vec::new();
    for kind in GameKind::ALL {
        for block in rules_page(kind, language).expect("another test reads the pages") {
            let text = match block {
                Block::Title(text) | Block::Heading(text) => text,
                Block::Paragraph(runs) | Block::Item(runs) => runs.into_iter().map(|run| run.text).collect(),
                Block::Figure(figure) => figure.caption,
            };
            texts.push(Text { place: format!("rules-{kind}-page"), text });
        }
    }
    texts
}

fn all_texts(language: Language) -> Vec<Text> {
    messages(language).into_iter().chain(pages(language)).collect()
}

/// The value of a message without variables.
fn label(language: Language, key: &str) -> String {
    let text = messages(language).into_iter().find(|text| text.place == key);
    text.unwrap_or_else(|| panic!("{language:?}: there is no message {key}")).text
}

/// The faults of a language's texts, each with its place.
fn faults(language: Language, is_wrong: impl Fn(&str) -> bool) -> Vec<String> {
    let wrong = all_texts(language).into_iter().filter(|text| is_wrong(&text.text));
    wrong.map(|text| format!("{}: {}", text.place, text.text)).collect()
}

/// Whether one of these signs has something else before it than it should.
fn is_wrong_before(text: &str, signs: &str, is_right: impl Fn(char) -> bool) -> bool {
    text.char_indices().any(|(at, sign)| {
        signs.contains(sign) && text[..at].chars().next_back().is_some_and(|before| !is_right(before))
    })
}

#[test]
fn french_alone_has_spaces_before_its_punctuation_and_no_line_breaks_there() {
    for language in Language::ALL {
        let wrong = if language == Language::French {
            faults(language, |text| {
                is_wrong_before(text, ";:!?»", |before| before == NO_BREAK)
                    || text.split('«').skip(1).any(|quoted| !quoted.starts_with(NO_BREAK))
            })
        } else {
            faults(language, |text| {
                is_wrong_before(text, ";:!?»", |before| !before.is_whitespace())
                    || text.split('«').skip(1).any(|quoted| quoted.starts_with(char::is_whitespace))
            })
        };
        assert!(wrong.is_empty(), "{language:?}: {wrong:#?}");
    }
}

#[test]
fn percent_signs_and_ellipses_are_spaced_as_each_language_does() {
    for language in Language::ALL {
        let percent = matches!(language, Language::French | Language::German);
        // In German, a word that is left out has its space.
        let ellipsis = language == Language::German;
        for (sign, has_space) in [("%", percent), ("…", ellipsis)] {
            let is_right =
                |before: char| if has_space { before == NO_BREAK } else { !before.is_whitespace() };
            let wrong = faults(language, |text| is_wrong_before(text, sign, is_right));
            assert!(wrong.is_empty(), "{language:?}: {wrong:#?}");
        }
    }
}

/// Words that are not used: where, the word, and the one in its place. Where is the beginning of a message's name; the rules pages are
/// `rules-<game>-page`.
const NOT_USED: &[(Language, &str, &str, &str)] = &[
    (Language::English, "", "target row", "goal row"),
    (Language::English, "", "your record", "your results"),
    (Language::English, "", "closed to", "off limits for"),
    (Language::English, "", "blocked", "off limits"),
    (Language::English, "lesson-netzwerk", "home", "in the goal row"),
    (Language::English, "lesson-netzwerk", "crew", "robots"),
    (Language::English, "lesson-netzwerk", "field", "socket"),
    (Language::English, "illegal-netzwerk", "field", "socket"),
    (Language::English, "rules-netzwerk", "field", "socket"),
    (Language::English, "rules-netzwerk", "fields", "sockets"),
    (Language::English, "panel-", "skip", "show result"),
    (Language::German, "", "zählung", "Auszählung"),
    (Language::German, "", "fahrt", "Lauf"),
    (Language::German, "", "fährt", "läuft"),
    (Language::German, "", "beherrscht", "kontrolliert"),
    (Language::German, "lesson-netzwerk", "feld", "Sockel"),
    (Language::German, "illegal-netzwerk", "feld", "Sockel"),
    (Language::German, "rules-netzwerk", "feld", "Sockel"),
    (Language::German, "rules-netzwerk", "felder", "Sockel"),
    (Language::French, "rules-netzwerk", "champ", "emplacement"),
    (Language::French, "", "grosse erreur", "gaffe"),
    (Language::French, "", "votre record", "votre bilan"),
    (Language::French, "share-", "coups", "tours"),
    (Language::Dutch, "", "onder controle", "beheerst"),
    (Language::Dutch, "puzzle-", "steen", "schijf"),
    (Language::Dutch, "lesson-napoleon", "steen", "schijf"),
    (Language::Dutch, "rules-napoleon", "steen", "schijf"),
    (Language::Dutch, "lesson-netzwerk", "binnen", "op de doelrij"),
    (Language::Dutch, "rules-netzwerk", "binnen", "op de doelrij"),
    (Language::Dutch, "", "aannemen", "accepteren"),
    (Language::Italian, "", "presa", "cattura"),
    (Language::Italian, "", "pareggio", "patta"),
    (Language::Italian, "", "concludi", "termina"),
    (Language::Italian, "", "conclude", "termina"),
    (Language::Italian, "", "riga d’arrivo", "riga del traguardo"),
    (Language::Italian, "", "gioco migliore", "miglior gioco"),
];

/// Whether a text has these words, as whole words.
fn has_words(text: &str, words: &str) -> bool {
    let text = text.to_lowercase();
    text.match_indices(words).any(|(at, _)| {
        let is_apart = |sign: Option<char>| sign.is_none_or(|sign| !sign.is_alphanumeric());
        is_apart(text[..at].chars().next_back()) && is_apart(text[at + words.len()..].chars().next())
    })
}

#[test]
fn there_is_one_word_for_one_thing() {
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let texts = all_texts(language);
        for (_, place, word, instead) in NOT_USED.iter().filter(|(own, ..)| *own == language) {
            let found =
                texts.iter().filter(|text| text.place.starts_with(place) && has_words(&text.text, word));
            wrong.extend(
                found.map(|text| format!("‘{word}’ is ‘{instead}’ in {}: {}", text.place, text.text)),
            );
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Messages for the same thing in different places.
const ALIKE: &[&[&str]] = &[
    &["panel-hint", "lesson-hint", "puzzle-hint", "key-hint"],
    &["panel-review", "shortcuts-review"],
    &["panel-swap-sides", "pause-swap-sides"],
    &["new-match-cancel", "record-keep", "share-cancel"],
    &["record-open", "record-heading"],
    &["lesson-skip", "mistake-skip"],
    &["lesson-leave", "puzzle-leave"],
    &["design-undo", "settings-restore-undo"],
    &["settings-confirm-no", "settings-hand-over-no", "settings-motion-still"],
    &["settings-confirm-yes", "settings-hand-over-yes"],
];

#[test]
fn the_same_thing_is_called_the_same_everywhere() {
    for (language, keys) in
        Language::ALL.into_iter().flat_map(|language| ALIKE.iter().map(move |keys| (language, keys)))
    {
        let labels: BTreeSet<String> = keys.iter().map(|key| label(language, key)).collect();
        assert_eq!(labels.len(), 1, "{language:?}: {keys:?} are {labels:?}");
    }
}

/// What is quoted, but not a label.
const QUOTED: &[&str] = &["spieltisch", "tavolo da gioco", "table de jeu", "passez l’appareil"];

#[test]
fn labels_are_quoted_as_they_are() {
    for language in Language::ALL {
        let (open, close) = match language {
            Language::English => ('“', '”'),
            Language::German => ('„', '“'),
            Language::French | Language::Italian => ('«', '»'),
            Language::Dutch => ('‘', '’'),
        };
        let texts = messages(language);
        let labels: BTreeSet<String> = texts.iter().map(|text| text.text.to_lowercase()).collect();
        let mut checked = 0;
        for Text { place, text } in &texts {
            for quoted in text.split(open).skip(1).filter_map(|rest| rest.split_once(close)) {
                let quoted = quoted.0.trim_matches(NO_BREAK).to_lowercase();
                if quoted.contains(FILLED_IN) || QUOTED.contains(&quoted.as_str()) {
                    continue;
                }
                checked += 1;
                assert!(labels.contains(&quoted), "{language:?}, {place}: there is no ‘{quoted}’");
            }
        }
        assert!(checked > 10, "{language:?}: {checked}");
    }
}

#[test]
fn the_settings_and_their_values_begin_with_capital_letters() {
    for language in Language::ALL {
        let lower: Vec<String> = messages(language)
            .into_iter()
            .filter(|text| text.place.starts_with("settings-") || text.place.starts_with("seating-"))
            .filter(|text| text.text.starts_with(char::is_lowercase))
            .map(|text| text.text)
            .collect();
        assert!(lower.is_empty(), "{language:?}: {lower:#?}");
    }
}

#[test]
fn the_values_of_rules_options_are_words_within_a_sentence() {
    // In German, nouns begin with capital letters.
    for language in Language::ALL.into_iter().filter(|language| *language != Language::German) {
        for kind in GameKind::ALL {
            for option in kind.options() {
                let values =
                    option.values.iter().map(|value| language.say(&option_value(kind, option, value)));
                let upper: Vec<String> =
                    values.filter(|value| !value.starts_with(char::is_lowercase)).collect();
                assert!(upper.is_empty(), "{language:?}, {kind}: {upper:?}");
            }
        }
    }
}
