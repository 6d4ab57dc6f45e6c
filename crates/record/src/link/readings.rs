//! What a text may have been before a mail, a page or another program wrote it differently: they do so with all of it, so that all of it is
//! read back, one way after the other. Each takes time in proportion to the text.

use std::borrow::Cow;

/// How often `&` is written as `&amp;` within itself.
const MOST_NESTED: usize = 4;
/// The longest name or number of a character in HTML, and the longest tag that breaks a line.
const LONGEST_NAME: usize = 16;

/// The text as it is, and as a page or a program may have written it; then all of these as a mail may have sent it. Each is made from the one
/// before, as they are put into each other in this order.
pub(super) fn readings(text: &str) -> impl Iterator<Item = Cow<'_, str>> {
    let mail = std::iter::once_with(|| of_mail(text)).flatten();
    unwrapped(Cow::Borrowed(text)).chain(mail.flat_map(|mail| unwrapped(Cow::Owned(mail))))
}

/// A text, and what it may have been before it was put into a page, and into the text of a program, and that into a page.
fn unwrapped(text: Cow<'_, str>) -> impl Iterator<Item = Cow<'_, str>> {
    let mut ways = ([of_page, of_escapes, of_page] as [fn(&str) -> Option<String>; 3]).into_iter();
    let mut next = Some(text);
    std::iter::from_fn(move || {
        let reading = next.take()?;
        next = ways.find_map(|way| way(&reading)).map(Cow::Owned);
        Some(reading)
    })
}

/// Quoted-printable (RFC 2045): `=` and two digits, and `=` at the end of a line that goes on.
fn of_mail(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    let mut is_changed = false;
    while let [first, after @ ..] = rest {
        let code = if *first == b'=' { hex(after, 2).map(|code| (code, 2)) } else { None };
        let soft_break = if *first == b'=' && code.is_none() { soft_break(after) } else { None };
        rest = match (code, soft_break) {
            (Some((code, digits)), _) => {
                bytes.push(code as u8);
                &after[digits..]
            }
            (None, Some(rest)) => rest,
            (None, None) => {
                bytes.push(*first);
                after
            }
        };
        is_changed |= code.is_some() || soft_break.is_some();
    }
    is_changed.then(|| String::from_utf8_lossy(&bytes).into_owned())
}

/// The rest after the end of a line, which blanks may come before.
fn soft_break(text: &[u8]) -> Option<&[u8]> {
    let end = text.trim_ascii_start();
    let blanks = &text[..text.len() - end.len()];
    let line = blanks.iter().position(|byte| matches!(byte, b'\n' | b'\r'))?;
    let rest = &text[line..];
    Some(rest.strip_prefix(b"\r\n").unwrap_or(&rest[1..]))
}

/// A number of so many hexadecimal digits at the beginning.
fn hex(text: &[u8], digits: usize) -> Option<u32> {
    let digits = text.get(..digits)?.iter();
    digits.copied().try_fold(0, |code, digit| Some(code << 4 | char::from(digit).to_digit(16)?))
}

/// HTML: characters by their names and numbers, and places where a line may break.
fn of_page(text: &str) -> Option<String> {
    replaced(text, &['&', '<'], |rest| {
        let window = &rest[..rest.floor_char_boundary(LONGEST_NAME + MOST_NESTED * "amp;".len())];
        if let Some(tag) = window.strip_prefix('<') {
            let (name, _) = tag.split_once('>')?;
            let plain = name.trim_end_matches(['/', ' ']);
            let is_break = plain.eq_ignore_ascii_case("wbr") || plain.eq_ignore_ascii_case("br");
            return is_break.then_some(('\n', name.len() + 2));
        }
        let mut name = &window[1..];
        while let Some(inner) = name.strip_prefix("amp;").filter(|inner| inner.contains(';')) {
            name = inner;
        }
        let (found, after) = name.split_once(';')?;
        Some((named(found)?, window.len() - after.len()))
    })
}

/// The character of HTML with this name or number: those that are in links, that break them, or that stand around them.
fn named(name: &str) -> Option<char> {
    Some(match name {
        "amp" => '&',
        "equals" => '=',
        "period" => '.',
        "lowbar" => '_',
        "num" => '#',
        "percnt" => '%',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "nbsp" => '\u{a0}',
        "shy" => '\u{ad}',
        "ZeroWidthSpace" | "zwnj" | "zwj" => '\u{200b}',
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

/// A backslash before a sign, as in Markdown, or before its number, as in JSON; and at the end of a line that goes on.
fn of_escapes(text: &str) -> Option<String> {
    replaced(text, &['\\'], |rest| {
        let sign = rest[1..].chars().next()?;
        match sign {
            'u' => Some((char::from_u32(hex(&rest.as_bytes()[2..], 4)?)?, 6)),
            '\n' | '\r' => Some(('\n', 2)),
            _ => sign.is_ascii_punctuation().then_some((sign, 2)),
        }
    })
}

/// The text with other signs for what begins with one of these: the sign, and how much of the text it replaces. `None` if nothing changes.
fn replaced(text: &str, first: &[char], read: impl Fn(&str) -> Option<(char, usize)>) -> Option<String> {
    let mut other = String::new();
    let (mut done, mut at) = (0, 0);
    while let Some(next) = text[at..].find(first) {
        at += next;
        match read(&text[at..]) {
            Some((sign, length)) => {
                other += &text[done..at];
                other.push(sign);
                at += length;
                done = at;
            }
            None => at += 1,
        }
    }
    (done > 0).then(|| other + &text[done..])
}
