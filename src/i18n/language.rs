//! The languages.

use unic_langid::LanguageIdentifier;

/// A language of the program.
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

    /// The two-letter code, as in file names.
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

    /// The language's name in the language itself.
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

    /// The language with a code such as `de` or `de-AT.UTF-8`, if the program has it.
    #[must_use]
    pub fn of_code(code: &str) -> Option<Self> {
        let stem = code.split(['-', '_', '.']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(stem))
    }

    /// The first of the system's languages that the program has; otherwise English.
    #[must_use]
    pub fn of_system() -> Self {
        sys_locale::get_locales().find_map(|code| Self::of_code(&code)).unwrap_or_default()
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }

    /// All messages in this language: a file of `assets/locales/`.
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
