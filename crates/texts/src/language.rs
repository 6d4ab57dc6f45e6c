//! The languages. A new language: a line in the table here, and its files, `assets/locales/<code>.ftl` and
//! `assets/rules/<code>/<game>.md`.

use unic_langid::LanguageIdentifier;

/// The table of the languages: each with its two-letter code, as in file names, and its name in the language itself. Calls a macro
/// with the table, after that macro's own argument if it has one.
macro_rules! with_languages {
    ($macro:ident $(, $argument:tt)?) => {
        $macro! {
            $($argument)?
            English "en" "English",
            German "de" "Deutsch",
            French "fr" "Français",
            Dutch "nl" "Nederlands",
            Italian "it" "Italiano",
        }
    };
}

pub(super) use with_languages;

macro_rules! define_languages {
    ($($name:ident $code:literal $own_name:literal,)+) => {
        /// A language of the program.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Language {
            $(#[doc = $own_name] $name,)+
        }

        impl Language {
            /// All languages.
            pub const ALL: [Self; [$($code),+].len()] = [$(Self::$name),+];

            /// The two-letter code, as in file names.
            pub const fn code(self) -> &'static str {
                match self { $(Self::$name => $code,)+ }
            }

            /// The language's name in the language itself.
            pub const fn own_name(self) -> &'static str {
                match self { $(Self::$name => $own_name,)+ }
            }

            /// All messages in this language: a file of `assets/locales/`.
            pub const fn messages(self) -> &'static str {
                match self { $(Self::$name => include_str!(concat!("../../../assets/locales/", $code, ".ftl")),)+ }
            }
        }
    };
}

with_languages!(define_languages);

impl Default for Language {
    fn default() -> Self {
        Self::English
    }
}

impl Language {
    /// Its place in [`Language::ALL`].
    pub(super) const fn index(self) -> usize {
        self as usize
    }

    /// The language with a code such as `de` or `de-AT.UTF-8`, if the program has it.
    pub fn of_code(code: &str) -> Option<Self> {
        let stem = code.split(['-', '_', '.']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(stem))
    }

    /// The first of the system's languages that the program has; otherwise English.
    pub fn of_system() -> Self {
        sys_locale::get_locales().find_map(|code| Self::of_code(&code)).unwrap_or_default()
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}
