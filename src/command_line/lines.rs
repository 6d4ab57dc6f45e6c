//! Reading lines of bounded length, so that no input can exhaust the memory.

use std::io::{self, BufRead, Read};

/// The longest line accepted, in bytes: enough for the moves of the longest match.
pub(super) const LONGEST: usize = 4 * 1024 * 1024;

/// A line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// Its text, with invalid UTF-8 replaced.
    Text(String),
    /// A line longer than [`LONGEST`].
    TooLong,
}

/// The next line without its line break; `None` at the end of the input.
///
/// # Errors
/// The input cannot be read.
pub(super) fn next_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    // One more byte for the line break.
    let read = input.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut bytes)?;
    if read == 0 {
        return Ok(None);
    }
    if read > LONGEST && !bytes.ends_with(b"\n") {
        input.skip_until(b'\n')?;
        return Ok(Some(Line::TooLong));
    }
    Ok(Some(Line::Text(String::from_utf8_lossy(&bytes).trim().to_owned())))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(mut input: &[u8]) -> Vec<Line> {
        std::iter::from_fn(|| next_line(&mut input).unwrap()).collect()
    }

    #[test]
    fn lines_end_with_the_line_or_the_input() {
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(
            all(b"ugi\r\n\n go  depth 3 \nquit"),
            [text("ugi"), text(""), text("go  depth 3"), text("quit")]
        );
        assert_eq!(all(b"\xff\xfeugi\n"), [text("\u{fffd}\u{fffd}ugi")]);
        assert_eq!(all(b""), []);
    }

    #[test]
    fn what_is_too_long_is_passed_over() {
        let line = |length: usize| [vec![b'a'; length], b"\nugi\n".to_vec()].concat();
        let ugi = Line::Text("ugi".to_owned());
        assert_eq!(all(&line(LONGEST + 1)), [Line::TooLong, ugi.clone()]);
        assert_eq!(all(&line(3 * LONGEST)), [Line::TooLong, ugi.clone()]);
        assert_eq!(all(&line(LONGEST)), [Line::Text("a".repeat(LONGEST)), ugi]);
        assert_eq!(all(&vec![b'a'; LONGEST + 1]), [Line::TooLong]);
    }
}
