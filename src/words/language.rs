//! The languages.

use std::sync::atomic::{AtomicU8, Ordering};

use unic_langid::LanguageIdentifier;

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// French.
    French,
    /// Dutch.
    Dutch,
    /// Italian.
    Italian,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 5] = [Self::English, Self::German, Self::French, Self::Dutch, Self::Italian];

    /// Its code, as in file names: two letters.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::French => "fr",
            Self::Dutch => "nl",
            Self::Italian => "it",
        }
    }

    /// Its name in itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::French => "Français",
            Self::Dutch => "Nederlands",
            Self::Italian => "Italiano",
        }
    }

    /// The language of a code such as `de` or `de-AT.UTF-8`, if it is spoken here.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        let stem = code.split(['-', '_', '.']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(stem))
    }

    /// The system's language, if it is spoken here; else English.
    #[must_use]
    pub fn of_system() -> Self {
        sys_locale::get_locales().find_map(|code| Self::of_code(&code)).unwrap_or_default()
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }

    /// Its messages, as they lie in `assets/locales/`.
    #[must_use]
    pub const fn messages(self) -> &'static str {
        match self {
            Self::English => include_str!("../../assets/locales/en.ftl"),
            Self::German => include_str!("../../assets/locales/de.ftl"),
            Self::French => include_str!("../../assets/locales/fr.ftl"),
            Self::Dutch => include_str!("../../assets/locales/nl.ftl"),
            Self::Italian => include_str!("../../assets/locales/it.ftl"),
        }
    }
}

/// The place of the spoken language in `Language::ALL`. One for the program: there is one person before the screen.
static SPOKEN: AtomicU8 = AtomicU8::new(0);

/// The language that is spoken: English until [`speak`] says otherwise.
#[must_use]
pub fn language() -> Language {
    Language::ALL.get(usize::from(SPOKEN.load(Ordering::Relaxed))).copied().unwrap_or_default()
}

/// Speaks another language from now on.
pub fn speak(language: Language) {
    SPOKEN.store(language as u8, Ordering::Relaxed);
}
