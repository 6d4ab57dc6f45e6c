//! The signs of a link as it was before a mail, a page or a messenger wrote some of them differently, broke it into lines or quoted it.

use crate::text::{is_invisible, is_line_end};

/// Reads the signs of a link one after the other, without what was put between them.
#[derive(Clone, Debug)]
pub(super) struct Signs<'a> {
    rest: &'a str,
    /// Whether `-3D` stands for `=`, as in addresses that a mail server has rewritten.
    pub(super) has_hyphen_codes: bool,
    /// Whether only what quotes a line has come since it began.
    is_at_line_start: bool,
}

/// The longest name or number of a character in HTML.
const LONGEST_NAME: usize = 16;

impl<'a> Signs<'a> {
    pub(super) const fn new(rest: &'a str) -> Self {
        Self { rest, has_hyphen_codes: false, is_at_line_start: false }
    }

    /// Takes what the text continues with, if it is this.
    pub(super) fn take(&mut self, text: &str) -> bool {
        let rest = self.rest.strip_prefix(text);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
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
            if let Some(rest) = after_break(self.rest) {
                (self.rest, self.is_at_line_start, has_gap) = (rest, true, true);
                continue;
            }
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
            '%' => ahead.percent(),
            '-' if self.has_hyphen_codes => ahead.hex(2).and_then(char::from_u32),
            // In a mail these are never torn apart; anywhere else they are none.
            '=' if self.rest.starts_with(|digit: char| digit.is_ascii_hexdigit()) => ahead.byte(),
            '&' => ahead.entity(),
            '\\' => ahead.escaped(),
            _ => None,
        }?;
        *self = ahead;
        Some(sign)
    }

    /// So many hexadecimal digits.
    fn hex(&mut self, digits: usize) -> Option<u32> {
        (0..digits).try_fold(0, |code, _| Some(code << 4 | self.written()?.0.to_digit(16)?))
    }

    /// A byte as two digits. Those of other alphabets than ASCII are no part of a link.
    fn byte(&mut self) -> Option<char> {
        let code = self.hex(2)?;
        Some(char::from_u32(code).filter(char::is_ascii).unwrap_or(char::REPLACEMENT_CHARACTER))
    }

    /// What follows `%`, which may be a code itself, and that again.
    fn percent(&mut self) -> Option<char> {
        loop {
            match self.byte()? {
                '%' => {}
                sign => return Some(sign),
            }
            // Only what follows shows whether it was meant.
            self.clone().hex(2)?;
        }
    }

    /// What follows `&` in HTML, which may be a code itself, and that again.
    fn entity(&mut self) -> Option<char> {
        loop {
            let mut name = String::new();
            loop {
                match self.written()?.0 {
                    ';' => break,
                    sign if name.len() < LONGEST_NAME && sign.is_ascii() => name.push(sign),
                    _ => return None,
                }
            }
            if name != "amp" {
                return named(&name);
            }
        }
    }

    /// What follows a backslash: in JSON, or in Markdown.
    fn escaped(&mut self) -> Option<char> {
        match self.written()?.0 {
            'u' => self.hex(4).and_then(char::from_u32),
            sign => sign.is_ascii_punctuation().then_some(sign),
        }
    }
}

/// Whether a sign is no part of a link, but may stand between its signs.
fn is_between(sign: char, is_at_line_start: bool) -> bool {
    let directs_or_joins =
        matches!(sign, '\u{200c}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let quotes = is_at_line_start && matches!(sign, '>' | '|');
    sign.is_whitespace() || is_invisible(sign) || directs_or_joins || quotes
}

/// The rest of a text after the place where a mail, HTML or Markdown begins another line within a word, if there is one.
fn after_break(text: &str) -> Option<&str> {
    match text.as_bytes().first()? {
        b'=' => {
            let end = text[1..].trim_start_matches([' ', '\t']);
            end.strip_prefix("\r\n").or_else(|| end.strip_prefix(['\n', '\r']))
        }
        b'\\' => text[1..].strip_prefix("\r\n").or_else(|| text[1..].strip_prefix(['\n', '\r'])),
        b'<' => {
            let (name, rest) =
                text[1..].split_at_checked(text[1..].bytes().take(7).position(|sign| sign == b'>')?)?;
            let name = name.trim_end_matches(['/', ' ']);
            (name.eq_ignore_ascii_case("wbr") || name.eq_ignore_ascii_case("br")).then(|| &rest[1..])
        }
        _ => None,
    }
}

/// The character of HTML with this name or number.
fn named(name: &str) -> Option<char> {
    Some(match name {
        "equals" => '=',
        "period" => '.',
        "lowbar" => '_',
        "num" => '#',
        "gt" => '>',
        "nbsp" | "shy" | "zwnj" | "zwj" | "ZeroWidthSpace" => ' ',
        "NewLine" => '\n',
        _ => {
            let number = name.strip_prefix('#')?;
            let code = match number.strip_prefix(['x', 'X']) {
                Some(digits) => u32::from_str_radix(digits, 16),
                None => number.parse(),
            };
            char::from_u32(code.ok()?)?
        }
    })
}

/// Whether a text ends with a sign that is written as a code, which ends with a letter or a digit.
pub(super) fn ends_with_code(text: &str) -> bool {
    let before_hex = |count: usize| {
        let (before, code) = text.split_at_checked(text.len().checked_sub(count)?)?;
        code.bytes().all(|digit| digit.is_ascii_hexdigit()).then_some(before)
    };
    before_hex(2).is_some_and(|before| before.trim_end_matches("25").ends_with(['%', '=', '-']))
        || before_hex(4).is_some_and(|before| before.ends_with("\\u"))
}
