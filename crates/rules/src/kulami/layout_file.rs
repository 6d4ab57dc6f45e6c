//! Layouts with names, as files.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::layout::Layout;
use super::layout_check::LayoutFault;
use crate::file_format::{self, FileFormat, FormatError};
use crate::{BoardFiles, BoardKind, Faults};

/// The files, for programs that choose the game at run time.
pub(crate) const BOARD_FILES: BoardFiles = BoardFiles {
    kind: BoardKind::Layout,
    largest: NamedLayout::LARGEST,
    read: |text| Ok(NamedLayout::from_ron(text)?.layout.to_string()),
};

/// The longest name, in characters.
const LONGEST_NAME: usize = 40;

/// A layout with its display name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedLayout {
    /// Its name.
    pub name: String,
    /// The layout.
    pub layout: Layout,
}

/// The contents of the file, in RON.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Layout", deny_unknown_fields)]
struct Contents {
    format: u32,
    name: String,
    /// From the top; one letter per panel, `.` for a gap.
    rows: Vec<String>,
}

impl FileFormat for Contents {
    const FORMAT: u32 = 1;
    const LARGEST: u64 = NamedLayout::LARGEST;
}

/// Why a file is not a valid layout.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LayoutFileError {
    /// It is not a layout file.
    #[error(transparent)]
    Format(#[from] FormatError),
    /// The name is missing or too long.
    #[error("its name must have 1 to {LONGEST_NAME} characters")]
    Name,
    /// The name is missing or too long, and the layout is not valid.
    #[error("its name must have 1 to {LONGEST_NAME} characters; {0}")]
    NameAndLayout(Faults<LayoutFault>),
    /// The layout is not valid.
    #[error(transparent)]
    Layout(#[from] Faults<LayoutFault>),
}

impl NamedLayout {
    /// The largest file that is read, in bytes: a layout needs a few hundred.
    pub const LARGEST: u64 = 16 * 1024;

    /// A layout with a name; spaces at the ends of the name are removed.
    ///
    /// # Errors
    /// The name is empty, too long, or contains control characters.
    pub fn new(name: &str, layout: Layout) -> Result<Self, LayoutFileError> {
        if is_fit(name) {
            Ok(Self { name: name.trim().to_owned(), layout })
        } else {
            Err(LayoutFileError::Name)
        }
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// What is wrong with it: if it can be parsed, everything that is wrong with its name and its layout.
    pub fn from_ron(text: &str) -> Result<Self, LayoutFileError> {
        let contents: Contents = file_format::parse(text)?;
        let layout = Layout::from_text(&contents.rows.join("/"));
        match (layout, is_fit(&contents.name)) {
            (Ok(layout), _) => Self::new(&contents.name, layout),
            (Err(faults), true) => Err(LayoutFileError::Layout(faults)),
            (Err(faults), false) => Err(LayoutFileError::NameAndLayout(faults)),
        }
    }

    /// The text of a file, for [`NamedLayout::from_ron`].
    #[must_use]
    pub fn to_ron(&self) -> String {
        let rows = self.layout.text().split('/').map(str::to_owned).collect();
        file_format::to_text(&Contents { format: Contents::FORMAT, name: self.name.clone(), rows })
    }
}

fn is_fit(name: &str) -> bool {
    let letters = name.trim().chars().count();
    (1..=LONGEST_NAME).contains(&letters) && !name.trim().chars().any(char::is_control)
}
