//! Layouts with names: as files, and those that are built in, `assets/layouts/`.

use std::sync::OnceLock;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Layout, LayoutFault};
use crate::Faults;
use crate::file_format::{self, FileFormat, FormatError};

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
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum LayoutFileError {
    #[error(transparent)]
    Format(#[from] FormatError),
    #[error("its name must have 1 to {LONGEST_NAME} characters")]
    Name,
    #[error("its name must have 1 to {LONGEST_NAME} characters; {0}")]
    NameAndLayout(Faults<LayoutFault>),
    #[error(transparent)]
    Layout(#[from] Faults<LayoutFault>),
}

impl NamedLayout {
    /// The largest file that is read, in bytes: a layout needs a few hundred.
    pub const LARGEST: u64 = 16 * 1024;

    /// A layout with a name; spaces at the ends of the name are removed.
    pub fn new(name: &str, layout: Layout) -> Result<Self, LayoutFileError> {
        if is_fit(name) {
            Ok(Self { name: name.trim().to_owned(), layout })
        } else {
            Err(LayoutFileError::Name)
        }
    }

    /// Reads the text of a file.
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
    pub fn to_ron(&self) -> String {
        let rows = self.layout.text().split('/').map(str::to_owned).collect();
        file_format::to_text(&Contents { format: Contents::FORMAT, name: self.name.clone(), rows })
    }
}

fn is_fit(name: &str) -> bool {
    let letters = name.trim().chars().count();
    (1..=LONGEST_NAME).contains(&letters) && !name.trim().chars().any(char::is_control)
}

/// The name of each on the command line, and its file.
const FILES: [(&str, &str); 8] = [
    ("closed", include_str!("../../../../assets/layouts/closed.ron")),
    ("irregular", include_str!("../../../../assets/layouts/irregular.ron")),
    ("pinwheel", include_str!("../../../../assets/layouts/pinwheel.ron")),
    ("parquet", include_str!("../../../../assets/layouts/parquet.ron")),
    ("ring", include_str!("../../../../assets/layouts/ring.ron")),
    ("bridge", include_str!("../../../../assets/layouts/bridge.ron")),
    ("cross", include_str!("../../../../assets/layouts/cross.ron")),
    ("diamond", include_str!("../../../../assets/layouts/diamond.ron")),
];

/// The built-in layouts: the name of each on the command line, and the layout with its display name. The publisher's two come first,
/// the closed one before the irregular one.
pub fn shipped() -> &'static [(&'static str, NamedLayout)] {
    static SHIPPED: OnceLock<Vec<(&str, NamedLayout)>> = OnceLock::new();
    SHIPPED.get_or_init(|| {
        let read = |(key, file)| {
            let layout = NamedLayout::from_ron(file);
            (key, layout.expect("a layout that is built in should be valid"))
        };
        FILES.map(read).to_vec()
    })
}

impl Layout {
    /// The built-in layout of that name, or else the one that the text describes.
    pub fn from_name_or_text(text: &str) -> Result<Self, Faults<LayoutFault>> {
        let shipped = shipped();
        if let Some((_, named)) = shipped.iter().find(|(key, _)| *key == text) {
            return Ok(named.layout);
        }
        // A text without rows and gaps was meant as a name.
        if !text.is_empty() && !text.contains(['/', '.']) {
            let known = shipped.iter().map(|(key, _)| *key).collect::<Vec<_>>().join(", ");
            return Err(Faults(vec![LayoutFault::UnknownName { name: text.to_owned(), known }]));
        }
        Self::from_text(text)
    }
}

impl Default for Layout {
    /// The publisher's closed layout.
    fn default() -> Self {
        shipped()[0].1.layout
    }
}
