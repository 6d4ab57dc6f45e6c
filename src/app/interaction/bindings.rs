//! The key bindings: which keys do what. This table is the only one: the keyboard, the page of shortcuts and the tooltips of
//! buttons are made from it.
//!
//! To add a shortcut:
//!
//! 1. Add a line to the table below: its name in the code, its name in the settings, the message that says what it does, and
//!    its default keys. The first one is named in tooltips.
//! 2. Add that message, `key-…`, to `assets/locales/*.ftl`.
//! 3. Say what it does in `perform`, in `keyboard.rs`. The compiler asks for it.

use std::array;
use std::collections::BTreeMap;

use bevy::prelude::*;

use super::chord::Chord;
use super::key_presses::KeyPress;
use super::layout::KeyboardLayout;
use crate::app::order::InputSystems;
use crate::app::settings::Settings;
use texts::{Explained, Language, Message, msg};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Bindings>().init_resource::<KeyboardLayout>().add_systems(
        Update,
        apply_settings.in_set(InputSystems::Settings).run_if(resource_changed::<Settings>),
    );
}

macro_rules! define_shortcuts {
    ($($group:ident { $($name:ident $key:literal $does:ident $keys:expr;)+ })+) => {
        /// What a key can do.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub(crate) enum Shortcut {
            $($($name,)+)+
        }

        impl Shortcut {
            /// All shortcuts, group by group.
            pub(crate) const ALL: [Self; [$($($key,)+)+].len()] = [$($(Self::$name,)+)+];

            pub(crate) const fn group(self) -> Group {
                match self { $($(Self::$name)|+ => Group::$group,)+ }
            }

            /// Its name in the settings.
            const fn name(self) -> &'static str {
                match self { $($(Self::$name => $key,)+)+ }
            }

            /// What it does, in a few words.
            pub(crate) const fn message(self) -> Message {
                match self { $($(Self::$name => msg::$does(),)+)+ }
            }

            const fn default_keys(self) -> &'static [&'static str] {
                match self { $($(Self::$name => &$keys,)+)+ }
            }
        }
    };
}

define_shortcuts! {
    Play {
        Confirm "confirm" key_confirm ["Space"];
        Select "select" key_select ["Enter"];
        NextPlace "next-place" key_next ["."];
        PreviousPlace "previous-place" key_previous [","];
        Inspect "inspect" key_inspect ["i"];
        Undo "undo" key_undo ["u", "Backspace", "Ctrl+z"];
        Redo "redo" key_redo ["y", "Ctrl+y", "Ctrl+Shift+z"];
        Hint "hint" key_hint ["h"];
        ReplayTurn "replay-turn" key_replay_turn ["l"];
        SwapSides "swap-sides" key_swap_sides ["w"];
    }
    View {
        FlatView "flat-view" key_flat_view ["f"];
        ResetView "reset-view" key_reset_view ["r", "Home"];
        ZoomIn "zoom-in" key_zoom_in ["+", "="];
        ZoomOut "zoom-out" key_zoom_out ["-"];
    }
    Review {
        ReviewBack "review-back" key_review_back ["PageUp"];
        ReviewForward "review-forward" key_review_forward ["PageDown"];
        ReviewStart "review-start" key_review_start ["Home"];
        ReviewEnd "review-end" key_review_end ["End"];
        Autoplay "autoplay" key_autoplay ["Space", "Enter"];
    }
    Program {
        Mute "mute" key_mute ["m"];
        Shortcuts "shortcuts" key_shortcuts ["F1", "?"];
    }
}

/// A heading on the page of shortcuts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Group {
    Play,
    View,
    /// During a review, these go before all others: the same key may do something else at the table.
    Review,
    Program,
}

impl Shortcut {
    /// Whether a key can have only one of these meanings.
    fn excludes(self, other: Self) -> bool {
        (self.group() == Group::Review) == (other.group() == Group::Review)
    }
}

/// The keys of every shortcut.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bindings([Vec<Chord>; Shortcut::ALL.len()]);

impl Default for Bindings {
    fn default() -> Self {
        let keys = |shortcut: Shortcut| read_keys(shortcut.default_keys().iter().copied());
        Self(array::from_fn(|i| keys(Shortcut::ALL[i])))
    }
}

/// What is not a key is left out: a later release may know it.
fn read_keys<'a>(keys: impl Iterator<Item = &'a str>) -> Vec<Chord> {
    keys.filter_map(|key| key.parse().ok()).collect()
}

impl Bindings {
    /// The default keys with a player's changes: the names of shortcuts, each with its keys.
    pub(crate) fn with_changes(changes: &BTreeMap<String, Vec<String>>) -> Self {
        let mut bindings = Self::default();
        for shortcut in Shortcut::ALL {
            if let Some(keys) = changes.get(shortcut.name()) {
                bindings.0[shortcut as usize] = read_keys(keys.iter().map(String::as_str));
            }
        }
        bindings
    }

    /// What differs from the default keys, for the settings.
    pub(crate) fn changes(&self) -> BTreeMap<String, Vec<String>> {
        let default = Self::default();
        let changed =
            Shortcut::ALL.into_iter().filter(|shortcut| self.keys(*shortcut) != default.keys(*shortcut));
        let written =
            |shortcut: Shortcut| self.keys(shortcut).iter().map(ToString::to_string).collect::<Vec<_>>();
        changed.map(|shortcut| (shortcut.name().to_owned(), written(shortcut))).collect()
    }

    pub(crate) fn keys(&self, shortcut: Shortcut) -> &[Chord] {
        &self.0[shortcut as usize]
    }

    /// What a press does, during a review or not: by what is printed on the key, or else by its place.
    pub(super) fn meaning(&self, press: &KeyPress, in_review: bool) -> Option<Shortcut> {
        press.chords().find_map(|chord| self.shortcut(&chord, in_review))
    }

    /// The shortcut that a press would no longer have if its key were bound to another one: a key's place only counts as long as what
    /// is printed on it means nothing.
    pub(super) fn meant_by_place(&self, press: &KeyPress, shortcut: Shortcut) -> Option<Shortcut> {
        let other = |other: &Shortcut| *other != shortcut && other.excludes(shortcut);
        let mut others = Shortcut::ALL.into_iter().filter(other);
        others.find(|other| press.chords().any(|chord| self.keys(*other).contains(&chord)))
    }

    /// A key's name for players: what is printed on it, as far as that is known of this layout.
    pub(crate) fn name(&self, chord: &Chord, layout: &KeyboardLayout) -> Message {
        chord.named_with(chord.character().and_then(|character| layout.printed(character)).filter(
            |printed| {
                let other = chord.on_key(printed);
                !self.0.iter().flatten().any(|bound| *bound == other)
            },
        ))
    }

    /// What a key does, during a review or not.
    pub(super) fn shortcut(&self, chord: &Chord, in_review: bool) -> Option<Shortcut> {
        let meant = |is_of_review: bool| {
            let mut group =
                Shortcut::ALL.into_iter().filter(|it| (it.group() == Group::Review) == is_of_review);
            group.find(|shortcut| self.keys(*shortcut).contains(chord))
        };
        meant(in_review).or_else(|| meant(!in_review))
    }

    /// Replaces one of a shortcut's keys, or adds one after the last. Returns the shortcut that had the key before and loses it.
    pub(super) fn bind(&mut self, shortcut: Shortcut, at: usize, chord: Chord) -> Option<Shortcut> {
        let excluded = |other: &Shortcut| *other != shortcut && other.excludes(shortcut);
        let loser =
            Shortcut::ALL.into_iter().filter(excluded).find(|other| self.keys(*other).contains(&chord));
        if let Some(loser) = loser {
            self.0[loser as usize].retain(|key| *key != chord);
        }
        let keys = &mut self.0[shortcut as usize];
        let is_there = keys.iter().enumerate().any(|(i, key)| i != at && *key == chord);
        match keys.get_mut(at) {
            Some(key) if !is_there => *key = chord,
            Some(_) => drop(keys.remove(at)),
            None if is_there => {}
            None => keys.push(chord),
        }
        loser
    }

    /// A tooltip: the explanation of a button, and the key that does the same.
    pub(crate) fn tip(
        &self,
        language: Language,
        layout: &KeyboardLayout,
        about: &Explained,
        shortcut: Shortcut,
    ) -> String {
        let about = language.about(about);
        match self.keys(shortcut).first() {
            Some(key) => format!("{about} ({})", language.say(&self.name(key, layout))),
            None => about,
        }
    }
}

fn apply_settings(settings: Res<Settings>, mut bindings: ResMut<Bindings>) {
    bindings.set_if_neq(Bindings::with_changes(&settings.keys));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chord(text: &str) -> Chord {
        text.parse().unwrap()
    }

    #[test]
    fn every_default_key_has_one_meaning() {
        let bindings = Bindings::default();
        for shortcut in Shortcut::ALL {
            assert_eq!(bindings.keys(shortcut).len(), shortcut.default_keys().len(), "{shortcut:?}");
            let of_review = shortcut.group() == Group::Review;
            for key in bindings.keys(shortcut) {
                assert_eq!(bindings.shortcut(key, of_review), Some(shortcut), "{key}");
            }
        }
        assert_eq!(bindings.changes(), BTreeMap::new());
    }

    #[test]
    fn a_key_that_is_taken_is_lost_by_its_shortcut() {
        let mut bindings = Bindings::default();
        assert_eq!(bindings.bind(Shortcut::Undo, 0, chord("h")), Some(Shortcut::Hint));
        assert_eq!(bindings.keys(Shortcut::Hint), []);
        assert_eq!(bindings.keys(Shortcut::Undo), ["h", "Backspace", "Ctrl+z"].map(chord));
        // During a review a key may do something else.
        assert_eq!(bindings.bind(Shortcut::ReviewEnd, 1, chord("h")), None);
        assert_eq!(bindings.shortcut(&chord("h"), true), Some(Shortcut::ReviewEnd));
        assert_eq!(bindings.shortcut(&chord("h"), false), Some(Shortcut::Undo));
        // A key that the shortcut has already is not there twice.
        assert_eq!(bindings.bind(Shortcut::Undo, 0, chord("Backspace")), None);
        assert_eq!(bindings.keys(Shortcut::Undo), ["Backspace", "Ctrl+z"].map(chord));
        assert_eq!(Bindings::with_changes(&bindings.changes()), bindings);
    }

    #[test]
    fn unknown_shortcuts_and_keys_of_a_later_release_are_left_out() {
        let changes = [("fly", vec!["x"]), ("undo", vec!["Hyper+x", "x"])];
        let changes =
            changes.map(|(name, keys)| (name.to_owned(), keys.into_iter().map(str::to_owned).collect()));
        let bindings = Bindings::with_changes(&changes.into());
        assert_eq!(bindings.keys(Shortcut::Undo), [chord("x")]);
        assert_eq!(bindings.keys(Shortcut::Redo), Bindings::default().keys(Shortcut::Redo));
    }
}
