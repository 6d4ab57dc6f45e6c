//! The format that all files of the program share: RON with a format number, and a limit on the size.
//!
//! Maps, layouts, saved matches and the settings each have a struct of their own for their fields; this module reads and writes
//! it. It knows none of them, and of the program only how texts from elsewhere are read.

use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::text::{clean_text, is_invisible, is_line_end};

/// Why a text cannot be read as a file of the program, in half a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum FormatError {
    #[error("it is too large: {found} bytes (the maximum is {largest})")]
    TooLarge { found: u64, largest: u64 },
    #[error("it is empty")]
    Empty,
    /// It does not begin like a file of this kind.
    #[error("it contains something else: line {line}, column {column}: {fault}")]
    Foreign { line: usize, column: usize, fault: String },
    /// It is not RON, or not of the right shape.
    #[error("line {line}, column {column}: {fault}")]
    Damaged { line: usize, column: usize, fault: String },
    #[error("it was written by a newer version (format {found}; this one reads format {known})")]
    Newer { found: u32, known: u32 },
    #[error("it has the unknown format {found} (this version reads format {known})")]
    NoFormat { found: u32, known: u32 },
}

impl From<ron::error::SpannedError> for FormatError {
    fn from(error: ron::error::SpannedError) -> Self {
        let (line, column, fault) = (error.span.start.line, error.span.start.col, error.code.to_string());
        Self::Damaged { line, column, fault }
    }
}

impl FormatError {
    /// A text whose very beginning is wrong is something else.
    fn in_text(self, text: &str) -> Self {
        let before = &text[..text.len() - after_comments(text).len()];
        let last_line = before.rsplit('\n').next().unwrap_or_default();
        let begin = (before.matches('\n').count() + 1, last_line.chars().count() + 1);
        match self {
            Self::Damaged { line, column, fault } if (line, column) == begin => {
                Self::Foreign { line, column, fault }
            }
            other => other,
        }
    }
}

/// A kind of file, and its fields in the current format. They are written as a RON struct of the type's own name, one of them
/// being `format`.
///
/// ```
/// use serde::{Deserialize, Serialize};
/// use rules::file_format::{self, FileFormat, FormatError};
///
/// #[derive(Serialize, Deserialize)]
/// struct Volume {
///     format: u32,
///     percent: u8,
/// }
///
/// impl FileFormat for Volume {
///     const FORMAT: u32 = 1;
///     const LARGEST: u64 = 1_000;
/// }
///
/// let text = file_format::to_text(&Volume { format: Volume::FORMAT, percent: 70 });
/// let volume: Volume = file_format::parse(&text)?;
/// assert_eq!(volume.percent, 70);
/// let newer = file_format::parse::<Volume>("Volume(format: 2, decibels: -3)");
/// assert_eq!(newer.err(), Some(FormatError::Newer { found: 2, known: 1 }));
/// # Ok::<(), FormatError>(())
/// ```
pub trait FileFormat: Serialize + DeserializeOwned {
    /// The format that is written. Formats are counted from 1.
    const FORMAT: u32;
    /// The largest file that is read, in bytes.
    const LARGEST: u64;

    /// Reads the fields of a file of this format: the current one, or an older one, which has to be migrated.
    fn from_format(format: u32, text: &str) -> Result<Self, FormatError> {
        let _ = format;
        Ok(ron::from_str(text)?)
    }
}

/// The field that files of every kind and format have.
#[derive(serde::Deserialize)]
struct Head {
    format: u32,
}

/// Parses the text of a file, of the current format or an older one.
pub fn parse<F: FileFormat>(text: &str) -> Result<F, FormatError> {
    let found = text.len() as u64;
    if found > F::LARGEST {
        return Err(FormatError::TooLarge { found, largest: F::LARGEST });
    }
    let text = &*clean_text(text);
    if after_comments(text).is_empty() {
        return Err(FormatError::Empty);
    }
    // A later format may have other fields. Whatever the struct is called, its format can be read.
    let fields = &after_comments(text)[struct_name(text).len()..];
    let known = F::FORMAT;
    let read = match ron::from_str(fields) {
        Ok(Head { format: found }) if found > known => Err(FormatError::Newer { found, known }),
        Ok(Head { format: found @ 0 }) => Err(FormatError::NoFormat { found, known }),
        Ok(Head { format }) => F::from_format(format, text),
        // Parsing it as the current format finds the fault. Where it finds none, as after a raw name or an attribute, the format is not known.
        Err(fault) => F::from_format(known, text).and(Err(fault.into())),
    };
    read.map_err(|error| error.in_text(text))
}

/// Whether a text begins like the file of a program: with the name of a struct whose first field is its format.
pub fn begins_as_file(text: &str) -> bool {
    let rest = after_comments(text).strip_prefix(struct_name(text)).unwrap_or_default();
    let fields = after_comments(rest).strip_prefix('(').map(after_comments);
    fields
        .and_then(|fields| fields.strip_prefix("format"))
        .is_some_and(|rest| after_comments(rest).starts_with(':'))
}

/// The name at the beginning of a RON text, after white space and comments; empty if there is none.
pub fn struct_name(text: &str) -> &str {
    let text = after_comments(text);
    let end = text.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(text.len());
    &text[..end]
}

/// The rest of a text after white space and comments.
fn after_comments(mut text: &str) -> &str {
    loop {
        text = text.trim_start_matches(|sign: char| sign.is_whitespace() || is_invisible(sign));
        text = if let Some(comment) = text.strip_prefix("//") {
            comment.find(is_line_end).map_or("", |end| &comment[end..])
        } else if text.starts_with("/*") {
            after_block(text)
        } else {
            return text;
        };
    }
}

/// The rest of a text after a block comment, which can be nested; nothing if it is not closed.
fn after_block(text: &str) -> &str {
    let (mut depth, mut at) = (0, 0);
    while let Some(pair) = text.as_bytes().get(at..at + 2) {
        at += match pair {
            b"/*" => {
                depth += 1;
                2
            }
            b"*/" => {
                depth -= 1;
                2
            }
            _ => 1,
        };
        if depth == 0 {
            return &text[at..];
        }
    }
    ""
}

/// The text of a file, for [`parse`] to read.
pub fn to_text<F: FileFormat>(file: &F) -> String {
    let pretty = ron::ser::PrettyConfig::new().struct_names(true).compact_structs(false);
    // Numbers, texts and lists of them can always be written.
    ron::ser::to_string_pretty(file, pretty).unwrap_or_default() + "\n"
}
