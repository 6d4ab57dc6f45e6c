//! Text from elsewhere: files, the clipboard, what is dropped onto the window, the pipe of another program. All of it passes through here.
//!
//! Editors and programs that pass texts on leave traces: byte order marks, UTF-16, other line ends and blanks, something at the end. The
//! parsers know none of these: they get UTF-8 whose lines end with `\n`. What this program writes has no such traces, and stays as it is.

use std::borrow::Cow;
use std::fmt::Display;

/// What old systems, and programs that fill up blocks, put at the end of files.
const NUL: char = '\0';
const CTRL_Z: char = '\u{1a}';

/// The text of a file or a pipe: UTF-8, or UTF-16 with a byte order mark or where it is clear without one; then as [`clean_text`]. `None` if
/// it is not text.
///
/// ```
/// use rules::text::text_of;
/// let as_windows_saves_it = [0xff, 0xfe, b'o', 0, b'k', 0, b'\r', 0, b'\n', 0];
/// assert_eq!(text_of(as_windows_saves_it.to_vec()).as_deref(), Some("ok\n"));
/// assert_eq!(text_of(vec![0xc3, 0x28]), None);
/// ```
pub fn text_of(bytes: Vec<u8>) -> Option<String> {
    let text = match utf_16(&bytes) {
        Some(text) => text,
        None => String::from_utf8(bytes).ok()?,
    };
    Some(match clean_text(&text) {
        Cow::Owned(clean) => clean,
        Cow::Borrowed(_) => text,
    })
}

/// UTF-16 as text; `None` for anything else.
fn utf_16(bytes: &[u8]) -> Option<String> {
    let unit = byte_order(bytes)?;
    let units = bytes.chunks_exact(2);
    // One byte may have been put behind it by a program that took it for something else. A mark alone marks nothing.
    if bytes.len() < 4 || !matches!(units.remainder(), [] | [0 | b'\n' | b'\r' | 0x1a]) {
        return None;
    }
    let units = units.map(|pair| unit([pair[0], pair[1]]));
    char::decode_utf16(units).collect::<Result<_, _>>().ok()
}

/// How two bytes make a unit of UTF-16: as a mark says or, without one, if most units are of the first 256 characters, as in all our files.
fn byte_order(bytes: &[u8]) -> Option<fn([u8; 2]) -> u16> {
    match bytes {
        [0xff, 0xfe, ..] => return Some(u16::from_le_bytes),
        [0xfe, 0xff, ..] => return Some(u16::from_be_bytes),
        _ => {}
    }
    let end = bytes.iter().rposition(|byte| *byte != 0)? + 1;
    let zeros = |from: usize| bytes[..end].iter().skip(from).step_by(2).filter(|byte| **byte == 0).count();
    let (even, odd) = (zeros(0), zeros(1));
    // Without the last one, which may be cut off as an end of zeros.
    let most = end.saturating_sub(1) / 4;
    let is_clear = |zeros: usize, others: usize| zeros > 0 && zeros >= most && zeros > 4 * others;
    if is_clear(odd, even) {
        Some(u16::from_le_bytes)
    } else if is_clear(even, odd) {
        Some(u16::from_be_bytes)
    } else {
        None
    }
}

/// A text without the traces of where it has been: all lines end with `\n`, all blanks are spaces or tabs, byte order marks, zeros and
/// other invisible characters are gone, and so is what follows the last line. Line numbers stay the same.
///
/// ```
/// use rules::text::clean_text;
/// assert_eq!(clean_text("\u{feff}one\r\ntwo\u{a0}three\u{2028}four\r\n\r\n\u{1a}\0"), "one\ntwo three\nfour\n");
/// ```
pub fn clean_text(text: &str) -> Cow<'_, str> {
    let lines = text.trim_end_matches(is_nothing);
    let end = &text[lines.len()..];
    let is_clean = |sign: char| sign == '\n' || sign == '\t' || !is_line_end(sign) && !is_odd(sign);
    if matches!(end, "" | "\n") && lines.chars().all(is_clean) {
        return Cow::Borrowed(text);
    }
    let mut clean = String::with_capacity(lines.len() + 1);
    let mut signs = lines.chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            '\r' => {
                signs.next_if_eq(&'\n');
                clean.push('\n');
            }
            sign if is_line_end(sign) => clean.push('\n'),
            NUL => {}
            sign if is_invisible(sign) => {}
            sign if is_odd(sign) => clean.push(' '),
            sign => clean.push(sign),
        }
    }
    if end.contains(is_line_end) {
        clean.push('\n');
    }
    Cow::Owned(clean)
}

/// The beginning of a text in one line, for a sentence that must stay short whatever it quotes: control characters are blanks, and what is
/// more than so many characters is left out.
///
/// ```
/// use rules::text::beginning;
/// assert_eq!(beginning("one\ntwo", 40), "one two");
/// assert_eq!(beginning("one\ntwo", 5), "one t…");
/// ```
pub fn beginning(text: &str, most: usize) -> String {
    let mut signs = text.chars().map(|sign| if sign.is_control() { ' ' } else { sign });
    let mut beginning: String = signs.by_ref().take(most).collect();
    if signs.next().is_some() {
        beginning.push('…');
    }
    beginning
}

/// The beginning of a sentence that repeats something from outside.
pub fn brief(text: impl Display) -> String {
    beginning(&text.to_string(), 300)
}

/// The beginning of an action's text. A file can hold anything, and the message must stay short.
pub fn word(text: &str) -> String {
    beginning(text, 40)
}

fn is_nothing(sign: char) -> bool {
    matches!(sign, NUL | CTRL_Z) || sign.is_whitespace() || is_invisible(sign)
}

/// What ends a line, in Unicode.
pub const fn is_line_end(sign: char) -> bool {
    matches!(sign, '\n' | '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}')
}

/// Characters without width that programs put into texts: places where a line may break, and byte order marks. Those that join the letters
/// of names are none of them.
pub const fn is_invisible(sign: char) -> bool {
    matches!(sign, '\u{ad}' | '\u{200b}' | '\u{2060}' | '\u{feff}')
}

/// Zeros, which could make a text look like UTF-16 when it is read again, invisible characters, and blanks other than spaces and tabs.
fn is_odd(sign: char) -> bool {
    sign == NUL || is_invisible(sign) || !sign.is_ascii() && sign.is_whitespace()
}
