//! A message in a language, with numbers as the language writes them.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::message::Form;
use crate::{Argument, Explained, Language, Message};

type Bundle = FluentBundle<FluentResource>;

/// The messages of a language, read when they are first needed.
fn bundle(language: Language) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    BUNDLES[language.index()].get_or_init(|| {
        // A test checks the locales; of a damaged one, whatever can be read is used.
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(language.messages().to_owned());
        let mut bundle = Bundle::new_concurrent(vec![language.identifier()]);
        // All languages are written from left to right: only texts from elsewhere need marks of direction around them, see [`isolated`].
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(formatter(language)));
        bundle.add_resource_overriding(resource);
        bundle
    })
}

/// A text from elsewhere, such as a name, so that it can be part of a sentence. Marks of isolation around a text that is, or may be, written
/// from right to left keep it from changing the order of what stands beside it.
fn isolated(text: &str) -> String {
    let is_right_to_left = |letter| {
        matches!(letter,
            '\u{590}'..='\u{8FF}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}'
            | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFE}' | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}')
    };
    if text.chars().any(is_right_to_left) { format!("\u{2068}{text}\u{2069}") } else { text.to_owned() }
}

/// Numbers of fewer digits are written without marks, which all the languages allow.
const SHORTEST: usize = 5;

/// A formatter of numbers for a language's messages.
fn formatter<M>(language: Language) -> fn(&FluentValue, &M) -> Option<String> {
    match language {
        Language::English => |value, _| grouped(value, ','),
        Language::German | Language::Dutch | Language::Italian => |value, _| grouped(value, '.'),
        Language::French => |value, _| grouped(value, '\u{a0}'),
    }
}

/// A whole number with a mark between each three digits; `None` if it needs none.
fn grouped(value: &FluentValue, mark: char) -> Option<String> {
    let FluentValue::Number(FluentNumber { value, .. }) = value else { return None };
    let digits = value.abs().to_string();
    if digits.len() < SHORTEST || value.fract() != 0.0 {
        return None;
    }
    let mut text = if *value < 0.0 { "-".to_owned() } else { String::new() };
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(mark);
        }
        text.push(digit);
    }
    Some(text)
}

impl Language {
    /// A message in this language; in English if the language lacks it.
    pub fn say(self, message: &Message) -> String {
        match message.form() {
            Form::Plain(key) => self.value(key, None),
            Form::With(key, arguments) => self.value(key, Some(&self.fluent(arguments))),
            Form::Verbatim(text) => isolated(text),
            Form::Joined(messages, separator) => {
                messages.iter().map(|message| self.say(message)).collect::<Vec<_>>().join(separator)
            }
            Form::Sentence(half) => {
                let half = self.say(half);
                let mut rest = half.chars();
                let first = rest.next();
                first
                    .map_or_else(String::new, |first| first.to_uppercase().chain(rest).chain(['.']).collect())
            }
        }
    }

    /// The explanation of a message in this language, for a tooltip; in English if the language lacks it.
    pub fn about(self, message: &Explained) -> String {
        match message.form() {
            Form::Plain(key) => self.attribute(key, None),
            Form::With(key, arguments) => self.attribute(key, Some(&self.fluent(arguments))),
            Form::Verbatim(_) | Form::Joined(..) | Form::Sentence(_) => self.say(message),
        }
    }

    fn fluent(self, arguments: &[(&'static str, Argument)]) -> FluentArgs<'static> {
        let value = |argument: &Argument| -> FluentValue<'static> {
            match argument {
                Argument::Text(text) => isolated(text).into(),
                Argument::Number(number) => (*number).into(),
                Argument::Message(message) => self.say(message).into(),
            }
        };
        arguments.iter().map(|(name, argument)| (*name, value(argument))).collect()
    }

    /// The message with a key; the key itself if there is no such message even in English.
    fn value(self, key: &str, arguments: Option<&FluentArgs>) -> String {
        for bundle in [bundle(self), bundle(Self::English)] {
            if let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) {
                return bundle.format_pattern(pattern, arguments, &mut Vec::new()).into_owned();
            }
        }
        key.to_owned()
    }

    /// The explanation of the message with a key; the key itself if there is none even in English.
    fn attribute(self, key: &str, arguments: Option<&FluentArgs>) -> String {
        for bundle in [bundle(self), bundle(Self::English)] {
            let message = bundle.get_message(key);
            if let Some(about) = message.and_then(|message| message.get_attribute("about")) {
                return bundle.format_pattern(about.value(), arguments, &mut Vec::new()).into_owned();
            }
        }
        key.to_owned()
    }

    /// Whether the language has a message of its own for a key.
    pub fn has_message(self, key: &str) -> bool {
        bundle(self).has_message(key)
    }
}

#[cfg(test)]
mod tests {
    use super::super::msg;
    use super::*;

    #[test]
    fn a_name_from_right_to_left_does_not_turn_the_sentence_around_it() {
        let name = |name: &str| Message::verbatim(name);
        let say = |message: Message| Language::English.say(&message);
        assert_eq!(say(name("Zoë")), "Zoë");
        assert_eq!(say(name("Владимир")), "Владимир");
        assert_eq!(say(name("שלום Zoë")), "\u{2068}שלום Zoë\u{2069}");
        assert_eq!(say(name("a\u{202E}b")), "\u{2068}a\u{202E}b\u{2069}");
        let between = msg::matches_between(name("محمد"), name("Zoë"));
        assert!(say(between.clone()).starts_with("\u{2068}محمد\u{2069} "), "{}", say(between));
        let joined = Message::joined([name("ש"), name("ב")], " – ");
        assert_eq!(say(joined), "\u{2068}ש\u{2069} – \u{2068}ב\u{2069}");
    }

    #[test]
    fn digits_are_grouped_by_threes() {
        let text = |number: f64| grouped(&FluentValue::from(number), '.');
        for (number, wanted) in [
            (0.0, None),
            (999.0, None),
            (2026.0, None),
            (0.123_456, None),
            (10_000.0, Some("10.000")),
            (-123_456.0, Some("-123.456")),
            (4_194_304.0, Some("4.194.304")),
        ] {
            assert_eq!(text(number).as_deref(), wanted, "{number}");
        }
        assert_eq!(grouped(&FluentValue::from("20000"), '.'), None, "a text stays as it is");
    }
}
