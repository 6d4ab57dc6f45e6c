//! What is said to people, in their language: sentences by name, from `assets/locales/`.
//!
//! | file | topic |
//! |---|---|
//! | `language.rs` | the languages, and which one is spoken |
//! | `telling.rs` | what the rules and the files report, as a sentence |
//! | `page.rs` | the rules pages that players read |
//!
//! A sentence is a message in [Fluent](https://projectfluent.org)'s syntax. Every language has all messages; what one lacks is
//! said in English.

mod language;
mod page;
mod telling;

pub use language::{Language, language, speak};
pub use page::{Block, Figure, PageError, Run, read_page, rules_page};
pub use telling::{tell, tell_in};

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

/// What is filled in for a variable of a message: a name or a number.
pub type Filling = FluentValue<'static>;

type Bundle = FluentBundle<FluentResource>;

/// The messages of a language.
fn bundle(language: Language) -> &'static Bundle {
    static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] =
        [const { OnceLock::new() }; Language::ALL.len()];
    BUNDLES[language as usize].get_or_init(|| {
        // What is built in is checked by a test; what a damaged build lacks is told by its name.
        let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(language.messages().to_owned());
        let mut bundle = Bundle::new_concurrent(vec![language.identifier()]);
        // Everything is written in one direction.
        bundle.set_use_isolating(false);
        bundle.add_resource_overriding(resource);
        bundle
    })
}

/// Whether a language has a message of its own.
#[must_use]
pub fn has_message(language: Language, key: &str) -> bool {
    bundle(language).has_message(key)
}

/// A message in a language, with its variables filled in; in English where the language lacks it, its name where English does.
#[must_use]
pub fn say_in(language: Language, key: &str, fillings: &[(&'static str, Filling)]) -> String {
    let arguments: FluentArgs = fillings.iter().map(|(name, filling)| (*name, filling.clone())).collect();
    say_filled(language, key, &arguments)
}

fn say_filled(language: Language, key: &str, arguments: &FluentArgs) -> String {
    for bundle in [bundle(language), bundle(Language::English)] {
        if let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) {
            let mut faults = Vec::new();
            return bundle.format_pattern(pattern, Some(arguments), &mut faults).into_owned();
        }
    }
    key.to_owned()
}

/// A message in the language that is spoken.
#[must_use]
pub fn say(key: &str) -> String {
    say_in(language(), key, &[])
}

/// What a message is about, in the language that is spoken: its attribute `about`, for a tip beside a button.
#[must_use]
pub fn about(key: &str) -> String {
    for bundle in [bundle(language()), bundle(Language::English)] {
        let message = bundle.get_message(key);
        if let Some(about) = message.and_then(|message| message.get_attribute("about")) {
            return bundle.format_pattern(about.value(), None, &mut Vec::new()).into_owned();
        }
    }
    key.to_owned()
}

/// A message in the language that is spoken, with its variables filled in.
#[must_use]
pub fn say_with(key: &str, fillings: &[(&'static str, Filling)]) -> String {
    say_in(language(), key, fillings)
}
