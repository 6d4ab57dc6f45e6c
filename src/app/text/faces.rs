//! The typefaces: those that are built in, and those of the system that have been looked for because a text has letters that ours lack.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

use ab_glyph::{Font, FontRef};
use bevy_egui::egui::{FontData, FontDefinitions, FontFamily, FontTweak};
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::direction::is_mark_of_direction;

/// The font of titles.
pub(super) const TITLE_FACE: &[u8] = include_bytes!("../../../assets/fonts/SpieltischSerif-SemiBold.ttf");
/// The font of names, buttons and numbers.
pub(crate) const STRONG_FACE: &[u8] = include_bytes!("../../../assets/fonts/SpieltischSans-SemiBold.otf");
/// The symbols of buttons.
pub(crate) const SYMBOLS: &[u8] = include_bytes!("../../../assets/fonts/Symbols.ttf");
const TEXT_FACE: &[u8] = include_bytes!("../../../assets/fonts/SpieltischSans-Regular.otf");
/// Greek, Cyrillic, Vietnamese and the rest of Europe's Latin letters.
const MORE_FACE: &[u8] = include_bytes!("../../../assets/fonts/NotoSans-Medium.ttf");
/// How large its letters are drawn, to be as high as ours.
const MORE_SCALE: f32 = 0.92;

/// The family for letters with accents that are put together from several characters.
pub(super) const ACCENTS: &str = "more";

/// A text with letters and their accents as one character, where there is one: typefaces rarely have the accents alone.
pub(super) fn composed(text: &str) -> Cow<'_, str> {
    if has_accents_apart(text) { text.nfc().collect::<String>().into() } else { text.into() }
}

/// Whether a text has accents that are characters of their own.
pub(super) fn has_accents_apart(text: &str) -> bool {
    // The first of them.
    text.chars().any(|letter| letter >= '\u{300}' && is_combining_mark(letter))
}

/// A typeface that was found.
#[derive(Clone, Debug)]
pub(crate) struct Face {
    /// Tells it from others.
    pub(crate) name: String,
    pub(crate) data: FontData,
}

impl Face {
    /// A face of a file, if it can be used. The file stays in memory: a face that was needed once is needed again, and egui would
    /// copy what is not `'static` with each change of the fonts.
    pub(crate) fn new(name: String, bytes: Vec<u8>, index: u32) -> Option<Self> {
        let tweak = level_with_text(&FontRef::try_from_slice_and_index(&bytes, index).ok()?)?;
        let data = FontData { index, tweak, ..FontData::from_static(Box::leak(bytes.into_boxed_slice())) };
        Some(Self { name, data })
    }

    fn has(&self, letter: char) -> bool {
        FontRef::try_from_slice_and_index(&self.data.font, self.data.index)
            .is_ok_and(|face| has_outline(&face, letter))
    }
}

/// Whether a face can draw a letter. Coloured pictures, which some have instead of outlines, are not drawn.
pub(crate) fn has_outline(face: &impl Font, letter: char) -> bool {
    let glyph = face.glyph_id(letter);
    glyph.0 != 0 && face.outline(glyph).is_some()
}

/// egui centres the heights of faces on each other; this puts their letters on the same line.
fn level_with_text(face: &impl Font) -> Option<FontTweak> {
    let em = face.units_per_em()?;
    let [ascent, height] = [face.ascent_unscaled(), face.height_unscaled()].map(|size| size / em);
    let text = &BUILT_IN[0];
    let em = text.units_per_em()?;
    let [own_ascent, own_height] = [text.ascent_unscaled(), text.height_unscaled()].map(|size| size / em);
    let y_offset_factor = own_ascent - ascent - 0.5 * (own_height - height);
    (height.is_finite() && y_offset_factor.abs() < 1.0)
        .then(|| FontTweak { y_offset_factor, ..FontTweak::default() })
}

static BUILT_IN: LazyLock<[FontRef<'static>; 3]> = LazyLock::new(|| {
    [TEXT_FACE, TITLE_FACE, MORE_FACE].map(|face| {
        FontRef::try_from_slice(face).expect("the typefaces that are built in should be readable")
    })
});

/// What was found on the system, or not.
struct Shelf {
    found: Vec<Face>,
    /// Whether a letter that is not built in can be shown.
    letters: BTreeMap<char, bool>,
}

static SHELF: Mutex<Shelf> = Mutex::new(Shelf { found: Vec::new(), letters: BTreeMap::new() });

/// Ignores poisoning: a panic under the lock leaves no inconsistent state here.
fn shelf() -> MutexGuard<'static, Shelf> {
    SHELF.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whether a letter can be shown; `None` if that has not been looked up yet.
pub(super) fn shows(letter: char) -> Option<bool> {
    let is_unseen = letter.is_control()
        || letter.is_whitespace()
        || is_mark_of_direction(letter)
        // Joiners, selectors of variants, and the symbols of our own.
        || matches!(letter, '\u{200B}'..='\u{200D}' | '\u{2060}'..='\u{206F}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{AD}')
        || ('\u{E000}'..='\u{F8FF}').contains(&letter);
    if is_unseen || letter.is_ascii() || BUILT_IN.iter().any(|face| face.glyph_id(letter).0 != 0) {
        return Some(true);
    }
    shelf().letters.get(&letter).copied()
}

/// Whether a text has letters that have been looked for in vain.
pub(crate) fn has_unknown_letters(text: &str) -> bool {
    composed(text).chars().any(|letter| shows(letter) == Some(false))
}

/// Looks for letters in the system's typefaces. That reads files: the first time, the names of all of them.
pub(crate) fn look_up(letters: &[char]) {
    let new: BTreeSet<char> = letters.iter().copied().filter(|letter| shows(*letter).is_none()).collect();
    if new.is_empty() {
        return;
    }
    let known = shelf().found.clone();
    let missing: Vec<char> =
        new.iter().copied().filter(|letter| !known.iter().any(|face| face.has(*letter))).collect();
    let found = if missing.is_empty() { Vec::new() } else { super::system::find(&missing) };
    let mut shelf = shelf();
    for face in found {
        if !shelf.found.iter().any(|known| known.name == face.name) {
            shelf.found.push(face);
        }
    }
    for letter in new {
        let is_shown = shelf.found.iter().any(|face| face.has(letter));
        shelf.letters.insert(letter, is_shown);
    }
}

/// The number of faces that have been found so far: more of them are a reason to set the fonts again.
pub(crate) fn number_found() -> usize {
    shelf().found.len()
}

/// All typefaces, and which follow which where letters are missing.
pub(crate) fn definitions() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let mut add = |name: &str, data: FontData| {
        fonts.font_data.insert(name.to_owned(), Arc::new(data));
    };
    for (name, face) in
        [("text", TEXT_FACE), ("strong", STRONG_FACE), ("title", TITLE_FACE), ("symbols", SYMBOLS)]
    {
        add(name, FontData::from_static(face));
    }
    let tweak = FontTweak { scale: MORE_SCALE, ..FontTweak::default() };
    add(ACCENTS, FontData::from_static(MORE_FACE).tweak(tweak));
    let found = shelf().found.clone();
    for face in &found {
        add(&face.name, face.data.clone());
    }
    let families = [
        (FontFamily::Proportional, "text"),
        (FontFamily::Monospace, "text"),
        (FontFamily::Name("strong".into()), "strong"),
        (FontFamily::Name("title".into()), "title"),
        (FontFamily::Name("symbols".into()), "symbols"),
        (FontFamily::Name(ACCENTS.into()), ACCENTS),
    ];
    for (family, first) in families {
        let mut faces: Vec<String> = [first, "text", ACCENTS, "title"].map(str::to_owned).to_vec();
        faces.extend(found.iter().map(|face| face.name.clone()));
        let mut seen = BTreeSet::new();
        faces.retain(|face| seen.insert(face.clone()));
        fonts.families.insert(family, faces);
    }
    fonts
}

#[cfg(test)]
mod tests {
    use super::super::lend_scripts;
    use super::*;

    #[test]
    fn letters_of_europe_and_vietnam_are_built_in() {
        for name in [
            "Zoë",
            "Łukasz Żółć",
            "Ştefan",
            "Владимир",
            "Їжак",
            "Αθηνά Ω",
            "Nguyễn Văn Đức",
            "Ngu\u{79}e\u{302}\u{303}n",
            "👍",
        ] {
            let is_shown = super::composed(name).chars().all(|letter| shows(letter) == Some(true));
            assert_eq!(is_shown, name != "👍", "{name}");
        }
    }

    #[test]
    fn letters_are_looked_for_once_and_said_to_be_missing() {
        lend_scripts();
        assert_eq!(shows('ש'), Some(true));
        assert!(
            definitions().families.values().all(|faces| faces.iter().any(|face| face.contains("Hebrew")))
        );
        let ugaritic = '\u{10380}';
        assert_eq!(shows(ugaritic), None, "not looked for yet");
        assert!(!has_unknown_letters("\u{10380}"));
        let found = number_found();
        look_up(&[ugaritic, 'ש']);
        assert_eq!((shows(ugaritic), shows('ש')), (Some(false), Some(true)));
        assert!(has_unknown_letters("Zoë \u{10380}"));
        assert!(!has_unknown_letters("Zoë \u{2068}שלום\u{2069}\u{200D}\n"));
        assert_eq!(number_found(), found);
    }

    #[test]
    fn a_file_that_is_no_font_is_no_face() {
        assert!(Face::new("bad".to_owned(), b"not a font".to_vec(), 0).is_none());
        assert!(Face::new("bad".to_owned(), STRONG_FACE.to_vec(), 7).is_none());
    }
}
