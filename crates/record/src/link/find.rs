//! Finds a link in a text: whatever stands around it, and however it was broken, quoted or coded on its way.
//!
//! A link says itself where it ends: of all beginnings of what follows its version, only the whole of it fits the checksum. So the longest
//! that does is it, and none is if a sign of it was changed or is missing. That takes time in proportion to the text.

use super::signs::{Signs, ends_with_code};

/// What links begin with, before the number of their version.
pub(super) const PREFIX: char = 'm';
pub(super) const VERSION: u32 = 1;
/// The most characters that are read: the largest board takes more than the actions.
pub(super) const MOST_READ: usize = 128 * 1024;
const DIGITS: usize = 9;
/// The bytes of the checksum at the end.
const CHECKSUM: usize = 4;

/// A place in a text where a link may begin.
#[derive(Debug)]
pub(super) struct Place<'a> {
    pub(super) version: u32,
    /// Whether it looks like the beginning of a link, readable or not, rather than of something else.
    pub(super) is_meant: bool,
    code: Signs<'a>,
}

/// The places where a link may begin: `m=`, a number and a dot, with no letter or digit before.
pub(super) fn places(text: &str) -> impl Iterator<Item = Place<'_>> {
    text.match_indices(PREFIX).filter_map(|(at, _)| {
        let before = &text[..at];
        let is_coded = ends_with_code(before);
        if before.ends_with(|sign: char| sign.is_ascii_alphanumeric()) && !is_coded {
            return None;
        }
        // In the name of a file it means something else.
        let is_meant = is_coded || !before.ends_with(['/', '\\']);
        let after = &text[at + PREFIX.len_utf8()..];
        let (version, code) =
            version(Signs::new(after, false)).or_else(|| version(Signs::new(after, true)))?;
        Some(Place { version, is_meant, code })
    })
}

/// What follows the prefix: the sign `=`, the version and the dot.
fn version(mut signs: Signs<'_>) -> Option<(u32, Signs<'_>)> {
    signs.next().filter(|(sign, _)| *sign == '=')?;
    let mut digits = String::new();
    loop {
        match signs.next()? {
            ('.', _) if !digits.starts_with('0') => return Some((digits.parse().ok()?, signs)),
            (digit, _) if digit.is_ascii_digit() && digits.len() < DIGITS => digits.push(digit),
            _ => return None,
        }
    }
}

/// The signs after the version, up to the first that no link has.
#[derive(Debug, Default)]
struct Code {
    /// Six bits of each.
    bits: Vec<u8>,
    /// Whether the link can end before the sign of this number.
    ends: Vec<bool>,
    /// How many there are; more than those above, if there are more than are read.
    length: usize,
}

impl Place<'_> {
    /// The contents of the link that begins here, without the checksum that they fit.
    ///
    /// # Errors
    /// How many signs there are, if none or more than are read fit.
    pub(super) fn contents(self) -> Result<Vec<u8>, usize> {
        if self.version != VERSION {
            return Err(0);
        }
        let Code { bits, ends, length } = self.code();
        let mut bytes = Vec::with_capacity(bits.len() * 3 / 4);
        for group in bits.chunks(4) {
            let joined = group.iter().fold(0, |joined, bits| joined << 6 | u32::from(*bits))
                << (6 * (4 - group.len()));
            bytes.extend(&joined.to_be_bytes()[1..][..group.len() * 6 / 8]);
        }
        // The checksum of so many bytes from the front.
        let mut hasher = crc32fast::Hasher::new();
        let mut checksums = Vec::with_capacity(bytes.len());
        for byte in &bytes {
            checksums.push(hasher.clone().finalize());
            hasher.update(&[*byte]);
        }
        let fits = |signs: &usize| {
            // What is left of the last sign is zero, and less than a sign.
            let (count, left) = (signs * 6 / 8, signs * 6 % 8);
            let has_whole_end = left < 6 && bits[signs - 1] & ((1 << left) - 1) == 0;
            has_whole_end
                && ends.get(*signs).is_none_or(|can_end| *can_end)
                && count > CHECKSUM
                && bytes[count - CHECKSUM..count] == checksums[count - CHECKSUM].to_be_bytes()
        };
        let signs = (1..=bits.len()).rev().find(fits).ok_or(length)?;
        bytes.truncate(signs * 6 / 8 - CHECKSUM);
        Ok(bytes)
    }

    fn code(mut self) -> Code {
        let mut code = Code::default();
        while let Some((sign, has_gap)) = self.code.next() {
            let Some(bits) = bits(sign) else { break };
            code.length += 1;
            if code.bits.len() < MOST_READ {
                code.bits.push(bits);
                // A letter that follows at once belongs to it: twice the last one is a mistake, not something beside it.
                code.ends.push(has_gap || matches!(sign, '-' | '_'));
            }
        }
        code
    }
}

/// Base64 for addresses: RFC 4648, section 5.
fn bits(sign: char) -> Option<u8> {
    Some(match sign {
        'A'..='Z' => sign as u8 - b'A',
        'a'..='z' => sign as u8 - b'a' + 26,
        '0'..='9' => sign as u8 - b'0' + 52,
        '-' => 62,
        '_' => 63,
        _ => return None,
    })
}
