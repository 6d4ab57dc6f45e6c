//! Where files lie: in folders of the system, or in a browser's storage. The two homes have the same functions, with the errors of the
//! standard library; nothing else in the crate knows which one it is.

#[cfg(target_family = "wasm")]
mod browser;
#[cfg(not(target_family = "wasm"))]
mod folders;

#[cfg(target_family = "wasm")]
pub(super) use browser::*;
#[cfg(not(target_family = "wasm"))]
pub(super) use folders::*;

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

/// What is known of a file without reading it.
#[derive(Clone, Copy, Debug)]
pub(super) struct About {
    /// Whether it is a file, not a folder or anything else.
    pub(super) is_file: bool,
    pub(super) size: u64,
    /// When it was last written, in nanoseconds since 1970; 0 if that is not known.
    pub(super) modified: u64,
}

#[derive(Clone, Debug)]
pub(super) struct PlayerFolders {
    /// For what the program keeps for them: matches, layouts, maps.
    pub(super) data: PathBuf,
    /// For what they have set.
    pub(super) settings: PathBuf,
    /// For what they take elsewhere.
    pub(super) downloads: Option<PathBuf>,
}

/// The character for the byte 0: private use, with no glyph in any font. Only bytes from 0x80 on ever need one.
const BYTES: u32 = 0x10_fe00;

/// The byte for which a character stands, if it stands for one.
pub(super) fn byte_of(letter: char) -> Option<u8> {
    let byte = u32::from(letter).checked_sub(BYTES)?;
    u8::try_from(byte).ok().filter(|byte| *byte >= 0x80)
}

/// The text of a name. On a system whose names are bytes, a name need not be UTF-8: each byte that is not becomes a character that no other
/// name has, so that the text leads back to the file.
#[cfg(unix)]
pub(super) fn to_text(name: &OsStr) -> String {
    use std::os::unix::ffi::OsStrExt;
    let mut text = String::new();
    let escape = |text: &mut String, bytes: &[u8]| {
        text.extend(bytes.iter().filter_map(|byte| char::from_u32(BYTES + u32::from(*byte))));
    };
    for chunk in name.as_bytes().utf8_chunks() {
        for letter in chunk.valid().chars() {
            // A name that has such a character itself is written out, so that it cannot be taken for another one.
            if byte_of(letter).is_some() {
                escape(&mut text, letter.encode_utf8(&mut [0; 4]).as_bytes());
            } else {
                text.push(letter);
            }
        }
        escape(&mut text, chunk.invalid());
    }
    text
}

#[cfg(unix)]
pub(super) fn to_name(text: &str) -> OsString {
    use std::os::unix::ffi::OsStringExt;
    let mut bytes = Vec::with_capacity(text.len());
    for letter in text.chars() {
        match byte_of(letter) {
            Some(byte) => bytes.push(byte),
            None => bytes.extend(letter.encode_utf8(&mut [0; 4]).as_bytes()),
        }
    }
    OsString::from_vec(bytes)
}

/// The text of a name. Names that are not Unicode are as good as unknown where names are not bytes: their files are listed, but not found.
#[cfg(not(unix))]
pub(super) fn to_text(name: &OsStr) -> String {
    name.to_string_lossy().into_owned()
}

#[cfg(not(unix))]
pub(super) fn to_name(text: &str) -> OsString {
    text.into()
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::ffi::{OsStrExt, OsStringExt};

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn every_name_comes_back_and_no_two_have_one_text(names in prop::collection::vec(prop::collection::vec(any::<u8>(), 0..12), 2)) {
            let texts = names.iter().map(|name| to_text(OsStr::from_bytes(name))).collect::<Vec<_>>();
            for (name, text) in names.iter().zip(&texts) {
                prop_assert_eq!(&to_name(text).into_vec(), name);
            }
            prop_assert_eq!(names[0] == names[1], texts[0] == texts[1]);
        }
    }

    #[test]
    fn a_name_that_is_text_is_that_text() {
        assert_eq!(to_text(OsStr::new("größe-小明.ron")), "größe-小明.ron");
        let strange = "a\u{10fee4}.ron";
        assert_ne!(to_text(OsStr::new(strange)), strange);
        assert_eq!(to_name(&to_text(OsStr::new(strange))), strange);
        assert_ne!(to_text(OsStr::new(strange)), to_text(OsStr::from_bytes(b"a\xe4.ron")));
    }
}
