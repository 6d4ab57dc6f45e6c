//! The keyboard's layout, as far as its keys have told: on one without Latin letters a shortcut's letter is where an English keyboard
//! has it.

use std::collections::BTreeMap;

use bevy::input::keyboard::{Key, KeyCode};
use bevy::prelude::*;
use bevy_egui::helpers::bevy_to_egui_physical_key;

/// What is known of the layout.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct KeyboardLayout {
    /// What else is printed on the keys: by what an English keyboard has there. Empty as long as the layout has Latin letters.
    printed: BTreeMap<String, String>,
}

impl KeyboardLayout {
    /// Learns from a key that was pressed without `AltGr`.
    pub(super) fn learn(&mut self, key: &Key, place: KeyCode) {
        let Key::Character(character) = key else { return };
        if character.chars().any(is_foreign_letter) {
            if let Some(english) = english(place, false) {
                self.printed.insert(english, character.to_lowercase());
            }
        } else if character.chars().all(char::is_alphabetic) {
            self.printed.clear();
        }
    }

    /// What an English keyboard has on a key, if this layout has no Latin letters.
    pub(super) fn english(&self, place: KeyCode, with_shift: bool) -> Option<Key> {
        let character = (!self.printed.is_empty()).then(|| english(place, with_shift))?;
        character.map(|character| Key::Character(character.as_str().into()))
    }

    /// What else is printed on the key on which an English keyboard has this character.
    pub(super) fn printed(&self, english: &str) -> Option<&str> {
        self.printed.get(english).map(String::as_str)
    }
}

/// Whether it is a letter of another script.
fn is_foreign_letter(character: char) -> bool {
    const LATIN: [std::ops::RangeInclusive<char>; 6] = [
        'A'..='Z',
        'a'..='z',
        '\u{aa}'..='\u{24f}',
        '\u{1e00}'..='\u{1eff}',
        '\u{2c60}'..='\u{2c7f}',
        '\u{a720}'..='\u{a7ff}',
    ];
    character.is_alphabetic() && !LATIN.iter().any(|letters| letters.contains(&character))
}

/// What an English keyboard has on a key with Shift, each after what it has without.
const WITH_SHIFT: &str = "1!2@3#4$5%6^7&8*9(0)-_=+[{]}\\|;:'\",<.>/?`~";

/// What an English keyboard has on a key; small letters, with Shift or without.
fn english(place: KeyCode, with_shift: bool) -> Option<String> {
    // egui names the hyphen by a minus sign.
    let plain = bevy_to_egui_physical_key(&place)?.symbol_or_name().to_lowercase().replace('−', "-");
    let mut characters = WITH_SHIFT.chars();
    match plain.chars().next() {
        // A name.
        _ if plain.chars().count() > 1 => None,
        Some(first) if with_shift && characters.any(|character| character == first) => {
            characters.next().map(String::from)
        }
        _ => Some(plain),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_english_keyboard_is_known() {
        for (place, plain, with_shift) in [
            (KeyCode::KeyU, "u", "u"),
            (KeyCode::Period, ".", ">"),
            (KeyCode::Slash, "/", "?"),
            (KeyCode::Equal, "=", "+"),
            (KeyCode::Minus, "-", "_"),
            (KeyCode::Digit1, "1", "!"),
        ] {
            assert_eq!(english(place, false).as_deref(), Some(plain));
            assert_eq!(english(place, true).as_deref(), Some(with_shift));
        }
        assert_eq!(english(KeyCode::Home, false), None);
    }

    #[test]
    fn letters_of_other_scripts_are_known() {
        for foreign in ['г', 'Ω', 'ש', 'و', 'ї', 'ก', 'ㄱ', 'か'] {
            assert!(is_foreign_letter(foreign), "{foreign}");
        }
        for other in ['u', 'Z', 'é', 'ß', 'ł', 'ő', 'ñ', 'ı', 'ế', 'µ', '1', '?', '؟', '-'] {
            assert!(!is_foreign_letter(other), "{other}");
        }
    }
}
