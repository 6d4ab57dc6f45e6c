//! Rules options by name, as the command line, files and dialogs use them.

use thiserror::Error;

/// One rules option of a game and the values it can have.
#[derive(Clone, Copy, Debug)]
pub struct RuleOption {
    /// Its name, as in `--rules NAME=VALUE` and in files.
    pub key: &'static str,
    /// The names of its values; the first is the default.
    pub values: &'static [&'static str],
}

/// A named combination of rules options.
#[derive(Clone, Copy, Debug)]
pub struct Preset {
    /// Its name, as in `--rules NAME`.
    pub name: &'static str,
    /// The options that differ from the defaults, each with its value.
    pub settings: &'static [(&'static str, &'static str)],
}

/// Why rules options cannot be read from a text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum OptionError {
    #[error("there is no rules option ‘{key}’ (there are: {known})")]
    UnknownKey { key: String, known: String },
    #[error("‘{value}’ is not a value of the rules option {key} (its values: {known})")]
    UnknownValue { key: &'static str, value: String, known: String },
    #[error("‘{text}’ is neither KEY=VALUE nor a preset’s name{presets}")]
    NotAPair { text: String, presets: String },
    #[error("the preset {text} must come first, before changes to it")]
    LatePreset { text: String },
    #[error("{0}")]
    Conflict(&'static str),
    #[error("the rules option {key} is given twice")]
    Twice { key: &'static str },
}

/// A game's rules options, each of which can be read and set by name.
pub trait Rules: Clone + Default + Eq {
    /// The options in the order in which they are shown.
    const OPTIONS: &'static [RuleOption];
    /// Named combinations.
    const PRESETS: &'static [Preset];

    /// The value of the option `key`, `None` if there is no such option.
    fn get(&self, key: &str) -> Option<&'static str>;

    /// Sets an option to one of its values; `false` if there is no such option or value.
    fn set(&mut self, key: &str, value: &str) -> bool;

    /// Which two of the options conflict, as half a sentence.
    fn conflict(&self) -> Option<&'static str> {
        None
    }

    /// The rules that `text` describes: `KEY=VALUE,…`, a preset's name, or a preset followed by changes to it.
    /// The empty text gives the defaults.
    ///
    /// # Errors
    /// The first part of the text that is not an option with one of its values, or that is repeated; or the options that conflict.
    fn from_text(text: &str) -> Result<Self, OptionError> {
        let mut rules = Self::default();
        let mut given: Vec<&str> = Vec::new();
        for (i, part) in text.split(',').map(str::trim).enumerate() {
            if text.trim().is_empty() {
                break;
            }
            let Some((key, value)) = part.split_once('=') else {
                let preset = Self::PRESETS.iter().find(|preset| preset.name == part);
                let Preset { settings, .. } = preset.ok_or_else(|| not_a_pair::<Self>(part))?;
                if i > 0 {
                    return Err(OptionError::LatePreset { text: part.to_owned() });
                }
                for (key, value) in *settings {
                    rules.set(key, value);
                }
                continue;
            };
            let (key, value) = (key.trim(), value.trim());
            let option = Self::OPTIONS.iter().find(|option| option.key == key).ok_or_else(|| {
                OptionError::UnknownKey {
                    key: key.to_owned(),
                    known: join(Self::OPTIONS.iter().map(|o| o.key)),
                }
            })?;
            if given.contains(&option.key) {
                return Err(OptionError::Twice { key: option.key });
            }
            given.push(option.key);
            if !rules.set(key, value) {
                return Err(OptionError::UnknownValue {
                    key: option.key,
                    value: value.to_owned(),
                    known: join(option.values.iter().copied()),
                });
            }
        }
        match rules.conflict() {
            Some(conflict) => Err(OptionError::Conflict(conflict)),
            None => Ok(rules),
        }
    }

    /// The options that differ from the defaults, as `KEY=VALUE,…` for [`Rules::from_text`].
    fn to_text(&self) -> String {
        let default = Self::default();
        let changed = Self::OPTIONS.iter().filter_map(|option| {
            let value = self.get(option.key)?;
            (default.get(option.key) != Some(value)).then(|| format!("{}={value}", option.key))
        });
        changed.collect::<Vec<_>>().join(",")
    }
}

/// Defines the rules options of a game: for each a field of `Rules`, and the names of its values, the default first. Where the values have
/// comments, their type is defined too, with the comment of the field.
macro_rules! rules {
    (
        $(#[$about:meta])*
        pub struct Rules {
            $($(#[$doc:meta])+ $key:ident: $type:ident { $($(#[$meaning:meta])* $value:ident = $name:expr),+ $(,)? })+
        }
        impl { $($rest:tt)* }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct Rules {
            $($(#[$doc])+ pub $key: $type,)+
        }

        $(crate::options::option_type! { $(#[$doc])+ $type { $($(#[$meaning])* $value),+ } })+

        impl crate::Rules for Rules {
            const OPTIONS: &'static [crate::RuleOption] =
                &[$(crate::RuleOption { key: stringify!($key), values: &[$($name),+] }),+];

            fn get(&self, key: &str) -> Option<&'static str> {
                match key {
                    $(stringify!($key) => Some(match self.$key {
                        $($type::$value => $name),+
                    }),)+
                    _ => None,
                }
            }

            fn set(&mut self, key: &str, value: &str) -> bool {
                $($(if key == stringify!($key) && value == $name {
                    self.$key = $type::$value;
                    return true;
                })+)+
                false
            }

            $($rest)*
        }
    };
}

/// The type of an option, unless there is one already.
macro_rules! option_type {
    ($(#[$doc:meta])+ $type:ident { $($value:ident),+ }) => {};
    ($(#[$doc:meta])+ $type:ident { $(#[$default_meaning:meta])+ $default:ident $(, $(#[$meaning:meta])+ $value:ident)+ }) => {
        $(#[$doc])+
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub enum $type {
            $(#[$default_meaning])+
            #[default]
            $default,
            $($(#[$meaning])+ $value,)+
        }
    };
}

pub(crate) use {option_type, rules};

fn not_a_pair<R: Rules>(text: &str) -> OptionError {
    let presets = match R::PRESETS {
        [] => String::new(),
        presets => format!(" (presets: {})", join(presets.iter().map(|preset| preset.name))),
    };
    OptionError::NotAPair { text: text.to_owned(), presets }
}

fn join<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}
