//! A key with the modifier keys that are held with it: as text in the settings, and named in the player's language.

use std::fmt;
use std::str::FromStr;

use bevy::input::keyboard::Key;

use texts::{Message, msg};

/// A key with the modifier keys that are held with it. Shift counts only where the key's name does not depend on it: `?` is the
/// same wherever it is on the keyboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Chord {
    key: Key,
    with_control: bool,
    with_shift: bool,
}

/// The keys without a character that can be assigned: each with its name in the settings, and for players. Others keep their
/// meaning everywhere: Esc, Tab and the arrows.
const NAMED: [(Key, &str, Option<Message>); 20] = [
    (Key::Space, "Space", Some(msg::key_name_space())),
    (Key::Enter, "Enter", Some(msg::key_name_enter())),
    (Key::Backspace, "Backspace", Some(msg::key_name_backspace())),
    (Key::Delete, "Delete", Some(msg::key_name_delete())),
    (Key::Insert, "Insert", Some(msg::key_name_insert())),
    (Key::Home, "Home", Some(msg::key_name_home())),
    (Key::End, "End", Some(msg::key_name_end())),
    (Key::PageUp, "PageUp", Some(msg::key_name_page_up())),
    (Key::PageDown, "PageDown", Some(msg::key_name_page_down())),
    (Key::F1, "F1", None),
    (Key::F2, "F2", None),
    (Key::F3, "F3", None),
    (Key::F4, "F4", None),
    (Key::F5, "F5", None),
    (Key::F6, "F6", None),
    (Key::F7, "F7", None),
    (Key::F8, "F8", None),
    (Key::F9, "F9", None),
    (Key::F11, "F11", None),
    (Key::F12, "F12", None),
];

/// The text of the modifier keys in the settings.
const CONTROL: &str = "Ctrl+";
const SHIFT: &str = "Shift+";

impl Chord {
    /// The chord of a key that is pressed; none if the key cannot be assigned. Caps Lock and Shift make a letter a capital, or
    /// together none: what is meant does not depend on that.
    pub(super) fn new(key: &Key, with_control: bool, with_shift: bool) -> Option<Self> {
        match key {
            Key::Character(character) => {
                let character = character.to_lowercase();
                let with_shift = with_shift && with_control && character.chars().all(char::is_alphabetic);
                let is_key = !character.chars().any(char::is_control) && !character.trim().is_empty();
                let key = Key::Character(character.as_str().into());
                is_key.then_some(Self { key, with_control, with_shift })
            }
            key => named(key).map(|_| Self { key: key.clone(), with_control, with_shift }),
        }
    }

    /// Its character, if its key has one.
    pub(super) fn character(&self) -> Option<&str> {
        match &self.key {
            Key::Character(character) => Some(character),
            _ => None,
        }
    }

    /// The same modifier keys with another character.
    pub(super) fn on_key(&self, character: &str) -> Self {
        Self { key: Key::Character(character.into()), ..self.clone() }
    }

    /// Its name for players.
    pub(crate) fn message(&self) -> Message {
        self.named_with(None)
    }

    /// Its name for players, with what else is printed on its key.
    pub(super) fn named_with(&self, printed: Option<&str>) -> Message {
        let name = match &self.key {
            Key::Character(character) => {
                let printed = printed.map(shown);
                let names = std::iter::once(shown(character)).chain(printed).collect::<Vec<_>>();
                Message::verbatim(names.join(" / "))
            }
            key => named(key).map_or_else(msg::key_none, |(name, message)| {
                message.unwrap_or_else(|| Message::verbatim(name))
            }),
        };
        let name = if self.with_shift { msg::key_with_shift(name) } else { name };
        if self.with_control { msg::key_with_control(name) } else { name }
    }
}

/// The names of a key without a character.
fn named(key: &Key) -> Option<(&'static str, Option<Message>)> {
    NAMED.into_iter().find(|(known, ..)| known == key).map(|(_, name, message)| (name, message))
}

/// A character as it is printed on keys; a hyphen would hardly be seen.
fn shown(character: &str) -> String {
    if character == "-" { "−".to_owned() } else { character.to_uppercase() }
}

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.with_control { CONTROL } else { "" })?;
        f.write_str(if self.with_shift { SHIFT } else { "" })?;
        match &self.key {
            Key::Character(character) => f.write_str(character),
            key => f.write_str(named(key).map_or("", |(name, _)| name)),
        }
    }
}

/// The text is not a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NoKey;

impl FromStr for Chord {
    type Err = NoKey;

    fn from_str(text: &str) -> Result<Self, NoKey> {
        let (text, with_control) = text.strip_prefix(CONTROL).map_or((text, false), |rest| (rest, true));
        let (text, with_shift) = text.strip_prefix(SHIFT).map_or((text, false), |rest| (rest, true));
        let named = NAMED.into_iter().find(|(_, name, _)| *name == text).map(|(key, ..)| key);
        // A character may be composed of several.
        let is_character = || text.chars().count() <= 2;
        let key = named.or_else(|| is_character().then(|| Key::Character(text.into()))).ok_or(NoKey)?;
        Self::new(&key, with_control, with_shift).ok_or(NoKey)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_written_and_read_again() {
        for text in
            ["u", "Ctrl+z", "Ctrl+Shift+z", "+", "Ctrl++", "-", "?", "ß", "PageUp", "Shift+F1", "Space"]
        {
            assert_eq!(text.parse::<Chord>().unwrap().to_string(), text);
        }
        for (text, same) in [("U", "u"), ("Shift+u", "u"), ("Shift+?", "?"), ("Ctrl+Shift++", "Ctrl++")] {
            assert_eq!(text.parse::<Chord>().unwrap().to_string(), same);
        }
        for text in ["", " ", "Ctrl+", "Escape", "Alt+x", "\n", "undo"] {
            assert_eq!(text.parse::<Chord>(), Err(NoKey), "{text:?}");
        }
    }

    #[test]
    fn every_named_key_has_its_own_name() {
        for (key, name, _) in NAMED {
            assert_eq!(named(&key).map(|(name, _)| name), Some(name));
            assert_eq!(name.parse::<Chord>().unwrap().key, key);
        }
    }
}
