//! Reading lines of bounded length, so that no input can exhaust the memory.

use std::io::{self, BufRead, ErrorKind};

use rules::text::{clean_text, text_of};

/// The longest line accepted, in bytes: enough for the moves of the longest match.
pub const LONGEST: usize = 4 * 1024 * 1024;

/// A line of input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Its text, with invalid UTF-8 replaced.
    Text(String),
    /// A line longer than [`LONGEST`].
    TooLong,
}

/// The lines of an input, whatever ends them.
#[derive(Debug)]
pub struct Lines<R> {
    input: R,
    /// Whether a line feed that comes next belongs to the end of the last line.
    is_after_return: bool,
}

impl<R: BufRead> Lines<R> {
    /// The lines of an input.
    pub const fn of(input: R) -> Self {
        Self { input, is_after_return: false }
    }

    /// The next line without its end; `None` at the end of the input.
    pub fn read(&mut self) -> io::Result<Option<Line>> {
        let (mut bytes, mut length) = (Vec::new(), 0);
        loop {
            let buffer = match self.input.fill_buf() {
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                buffer => buffer?,
            };
            let is_at_end = buffer.is_empty();
            let end = buffer.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
            let part = &buffer[..end.unwrap_or(buffer.len())];
            length += part.len();
            if length <= LONGEST {
                bytes.extend(part);
            }
            let ends_with = end.map(|end| buffer[end]);
            let used = part.len() + usize::from(end.is_some());
            self.input.consume(used);
            let is_rest_of_end = self.is_after_return && ends_with == Some(b'\n') && length == 0;
            self.is_after_return = ends_with == Some(b'\r');
            match ends_with {
                _ if is_rest_of_end => {}
                None if is_at_end && length == 0 => return Ok(None),
                None if !is_at_end => {}
                _ if length > LONGEST => return Ok(Some(Line::TooLong)),
                _ => return Ok(Some(Line::Text(text(bytes)))),
            }
        }
    }
}

/// A line as text. Whatever it is, it gets an answer.
fn text(bytes: Vec<u8>) -> String {
    let zeros = bytes.iter().filter(|byte| **byte == 0).count();
    let text = if zeros * 3 > bytes.len() {
        // UTF-16, of which a line has been cut out between two bytes: what programs say to each other needs but one of each two.
        let marked = bytes.strip_prefix(b"\xff\xfe").or_else(|| bytes.strip_prefix(b"\xfe\xff"));
        let signs = marked.unwrap_or(&bytes).iter().filter(|byte| **byte != 0);
        clean_text(&signs.map(|byte| char::from(*byte)).collect::<String>()).into_owned()
    } else {
        let lossy = String::from_utf8_lossy(&bytes).into_owned();
        text_of(bytes).unwrap_or_else(|| clean_text(&lossy).into_owned())
    };
    text.trim_matches(|sign: char| sign == '\0' || sign.is_whitespace()).replace('\n', " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(input: &[u8]) -> Vec<Line> {
        let mut lines = Lines::of(input);
        std::iter::from_fn(|| lines.read().unwrap()).collect()
    }

    /// The lines that say something.
    fn said(input: &[u8]) -> Vec<String> {
        let said = |line| match line {
            Line::Text(text) if !text.is_empty() => Some(text),
            _ => None,
        };
        all(input).into_iter().filter_map(said).collect()
    }

    #[test]
    fn lines_end_with_the_line_or_the_input() {
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(
            all(b"ugi\r\n\n go  depth 3 \nquit"),
            [text("ugi"), text(""), text("go  depth 3"), text("quit")]
        );
        assert_eq!(all(b"\xff\xfeugi\n"), [text("\u{fffd}\u{fffd}ugi")]);
        assert_eq!(all(b"ugi\r\rquit\r"), [text("ugi"), text(""), text("quit")]);
        assert_eq!(all(b""), []);
    }

    #[test]
    fn what_other_programs_do_to_lines_is_undone() {
        let lines = ["ugi", "setoption name Threads value 2", "go depth 3", "d", "quit"];
        for end in ["\n", "\r\n", "\r", "\u{a0}\n", "\u{200b}\n", "\0\n"] {
            let text = lines.join(end) + end;
            assert_eq!(said(text.as_bytes()), lines, "{end:?}");
            assert_eq!(said(format!("\u{feff}{text}\u{1a}").as_bytes()), lines, "{end:?}");
            if end != "\0\n" {
                for mark in ["", "\u{feff}"] {
                    let units: Vec<u16> = format!("{mark}{text}").encode_utf16().collect();
                    let little: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
                    let big: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
                    assert_eq!(
                        (said(&little), said(&big)),
                        (lines.map(str::to_owned).to_vec(), lines.map(str::to_owned).to_vec()),
                        "{end:?} {mark:?}"
                    );
                }
            }
        }
        assert_eq!(said("go\u{a0}depth\u{2003}3\n".as_bytes()), ["go depth 3"]);
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
