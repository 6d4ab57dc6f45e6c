//! The old functions with keys as text and one language for the whole process. They go when the table translates messages
//! as it draws them.

use std::sync::atomic::{AtomicU8, Ordering};

use fluent_bundle::{FluentArgs, FluentValue};

use super::{Language, Report};

/// The position of the current language in `Language::ALL`.
static CURRENT: AtomicU8 = AtomicU8::new(0);

/// The language of the process: English until [`speak`] changes it.
#[must_use]
pub fn language() -> Language {
    Language::ALL.get(usize::from(CURRENT.load(Ordering::Relaxed))).copied().unwrap_or_default()
}

/// Changes the language of the process.
pub fn speak(language: Language) {
    CURRENT.store(language as u8, Ordering::Relaxed);
}

/// The message with a key.
#[must_use]
pub fn say(key: &str) -> String {
    language().value(key, None)
}

/// The message with a key and arguments.
#[must_use]
pub fn say_with(key: &str, arguments: &[(&'static str, FluentValue<'static>)]) -> String {
    let arguments: FluentArgs = arguments.iter().cloned().collect();
    language().value(key, Some(&arguments))
}

/// The explanation of the message with a key.
#[must_use]
pub fn about(key: &str) -> String {
    language().attribute(key, None)
}

/// A report as a message. The prefix means nothing any more.
#[must_use]
pub fn tell(_prefix: &str, report: &impl Report) -> String {
    language().say(&report.message())
}

/// Whether a language has a message.
#[must_use]
pub fn has_message(language: Language, key: &str) -> bool {
    language.has_message(key)
}
