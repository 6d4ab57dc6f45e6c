//! Layouts with names, as they lie in files.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::layout::Layout;
use super::layout_check::LayoutFault;
use crate::file_format::{self, FileFormat, FormatError};
use crate::games::Faults;

/// The longest name, in letters.
const LONGEST_NAME: usize = 40;

/// A layout with a name for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedLayout {
    /// Its name.
    pub name: String,
    /// The layout.
    pub layout: Layout,
}

/// The file as it is written, in RON.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Layout", deny_unknown_fields)]
struct Contents {
    format: u32,
    name: String,
    /// From the top; a letter a panel, `.` for a gap.
    rows: Vec<String>,
}

impl FileFormat for Contents {
    const FORMAT: u32 = 1;
    const LARGEST: u64 = NamedLayout::LARGEST;
}

/// Why a file holds no layout.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LayoutFileError {
    /// It is no file of a layout.
    #[error(transparent)]
    Format(#[from] FormatError),
    /// The name is missing or too long.
    #[error("its name must have 1 to {LONGEST_NAME} letters")]
    Name,
    /// The name is missing or too long, and the layout is not valid.
    #[error("its name must have 1 to {LONGEST_NAME} letters; {0}")]
    NameAndLayout(Faults<LayoutFault>),
    /// The layout is not valid.
    #[error(transparent)]
    Layout(#[from] Faults<LayoutFault>),
}

impl NamedLayout {
    /// The largest file that is read, in bytes: a layout needs a few hundred.
    pub const LARGEST: u64 = 16 * 1024;

    /// A layout with a name, which loses spaces at its ends.
    ///
    /// # Errors
    /// The name is empty, too long, or holds control signs.
    pub fn new(name: &str, layout: Layout) -> Result<Self, LayoutFileError> {
        if is_fit(name) {
            Ok(Self { name: name.trim().to_owned(), layout })
        } else {
            Err(LayoutFileError::Name)
        }
    }

    /// Reads what a file holds.
    ///
    /// # Errors
    /// What is wrong with it: everything that is wrong with its name and its layout, if it gets that far.
    pub fn from_ron(text: &str) -> Result<Self, LayoutFileError> {
        let contents: Contents = file_format::parse(text)?;
        let layout = Layout::from_text(&contents.rows.join("/"));
        match (layout, is_fit(&contents.name)) {
            (Ok(layout), _) => Self::new(&contents.name, layout),
            (Err(faults), true) => Err(LayoutFileError::Layout(faults)),
            (Err(faults), false) => Err(LayoutFileError::NameAndLayout(faults)),
        }
    }

    /// What a file holds, to be read by [`NamedLayout::from_ron`].
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
