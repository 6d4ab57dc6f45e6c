//! The signs of a link, without what was put between them: where it was broken into lines and quoted, and where a line may break. In
//! addresses they may be codes.

use rules::text::{is_invisible, is_line_end};

/// Reads the signs of a link one after the other.
#[derive(Clone, Debug)]
pub(super) struct Signs<'a> {
    rest: &'a str,
    /// Whether `-3D` stands for `=`, as in addresses that a mail server has rewritten.
    has_hyphen_codes: bool,
    /// Whether only what quotes a line has come since it began.
    is_at_line_start: bool,
}

impl<'a> Signs<'a> {
    pub(super) const fn new(rest: &'a str, has_hyphen_codes: bool) -> Self {
        Self { rest, has_hyphen_codes, is_at_line_start: false }
    }

    /// The next sign, and whether something blank, invisible or quoting came before it.
    pub(super) fn next(&mut self) -> Option<(char, bool)> {
        let mut has_gap = false;
        loop {
            let (written, is_after_gap) = self.written()?;
            has_gap |= is_after_gap;
            let is_at_line_start = std::mem::take(&mut self.is_at_line_start);
            let sign = self.coded(written).unwrap_or(written);
            if !is_between(sign, is_at_line_start) {
                return Some((sign, has_gap));
            }
            self.is_at_line_start = is_at_line_start || is_line_end(sign);
            has_gap = true;
        }
    }

    /// The next sign as it is written, and whether something came before it.
    fn written(&mut self) -> Option<(char, bool)> {
        let mut has_gap = false;
        loop {
            let sign = self.rest.chars().next()?;
            self.rest = &self.rest[sign.len_utf8()..];
            if !is_between(sign, self.is_at_line_start) {
                return Some((sign, has_gap));
            }
            self.is_at_line_start |= is_line_end(sign);
            has_gap = true;
        }
    }

    /// The sign for which the code stands that begins with this sign. It is taken, if it is one.
    fn coded(&mut self, first: char) -> Option<char> {
        let mut ahead = self.clone();
        let sign = match first {
            '%' => ahead.letter()?,
            '-' if self.has_hyphen_codes => char::from(ahead.byte()?),
            _ => return None,
        };
        *self = ahead;
        Some(sign)
    }

    fn byte(&mut self) -> Option<u8> {
        let mut digit = || u8::try_from(self.written()?.0.to_digit(16)?).ok();
        Some(digit()? << 4 | digit()?)
    }

    /// A byte after `%`, which may be a code itself, and that again.
    fn percent(&mut self) -> Option<u8> {
        loop {
            let byte = self.byte()?;
            if byte != b'%' || self.clone().byte().is_none() {
                return Some(byte);
            }
        }
    }

    /// A letter after `%`: all bytes of it. If they are not a letter, they do not belong to a link.
    fn letter(&mut self) -> Option<char> {
        let mut bytes = [self.percent()?, 0, 0, 0];
        let count = (bytes[0].leading_ones() as usize).clamp(1, 4);
        for byte in &mut bytes[1..count] {
            let mut ahead = self.clone();
            match ahead.written().filter(|(sign, _)| *sign == '%').and_then(|_| ahead.percent()) {
                Some(next) => (*byte, *self) = (next, ahead),
                None => break,
            }
        }
        let letter = std::str::from_utf8(&bytes[..count]).ok().and_then(|text| text.chars().next());
        Some(letter.unwrap_or(char::REPLACEMENT_CHARACTER))
    }
}

/// Whether a sign does not belong to a link, but may be between its signs.
fn is_between(sign: char, is_at_line_start: bool) -> bool {
    let directs_or_joins =
        matches!(sign, '\u{200c}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let quotes = is_at_line_start && matches!(sign, '>' | '|');
    sign.is_whitespace() || is_invisible(sign) || directs_or_joins || quotes
}

/// Whether a text ends with a sign that is written as a code, which ends with a letter or a digit.
pub(super) fn ends_with_code(text: &str) -> bool {
    /// As many signs as a code has that is a code itself, several times.
    const LONGEST: usize = 12;
    let signs = text.chars().rev().filter(|sign| !is_between(*sign, true)).take(LONGEST);
    let signs: Vec<char> = signs.collect();
    let [last, first, before @ ..] = &signs[..] else { return false };
    let is_hex = last.is_ascii_hexdigit() && first.is_ascii_hexdigit();
    let code = before.iter().find(|sign| !matches!(sign, '2' | '5'));
    is_hex && code.is_some_and(|sign| matches!(sign, '%' | '-'))
}
