//! The built-in layouts: `assets/layouts/`.

use std::sync::OnceLock;

use super::layout::Layout;
use super::layout_check::LayoutFault;
use super::layout_file::NamedLayout;
use crate::Faults;

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
#[must_use]
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
    ///
    /// # Errors
    /// There is no such name, or everything that is wrong with the layout.
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
