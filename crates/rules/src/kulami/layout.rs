//! Valid layouts of the panels, and layouts as text.

use std::collections::HashMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use super::layout_check::{LONGEST_TEXT, Part, check};
use super::{Board, FIELDS, LayoutFault, PANELS, Panel};
use crate::{Faults, Site};

/// A valid layout: 17 panels on 64 fields, connected, spanning at most 10 fields either way.
///
/// `Display` writes the text that [`Layout::from_text`] reads: rows from the top, one letter per panel in order of appearance, `.` for
/// a gap. Each layout is stored once, for as long as the program runs, so that positions can point to it and still be copied as plain
/// bytes: some 130 kB each, most of it lists for its lines.
#[derive(Clone, Copy)]
pub struct Layout(&'static Board);

impl Layout {
    /// The layout of these panels, wherever they are on the grid.
    pub fn from_panels(panels: &[Panel]) -> Result<Self, Faults<LayoutFault>> {
        let least = |of: fn(&Panel) -> u8| panels.iter().map(of).min().unwrap_or(0);
        let (file, rank) = (least(|panel| panel.corner.file), least(|panel| panel.corner.rank));
        let (mut parts, mut faults) = (Vec::new(), Vec::new());
        for (&Panel { corner, width, height }, name) in panels.iter().zip(('A'..='Z').cycle()) {
            let panel = Panel { corner: Site::new(corner.file - file, corner.rank - rank), width, height };
            // An invalid panel may be huge, so it is left out.
            match panel.kind() {
                Some(_) => parts.push(Part { name, fields: panel.fields().collect() }),
                None => faults.push(LayoutFault::WrongSize { name, width, height }),
            }
        }
        Self::from_parts(&parts, faults)
    }

    /// The layout that a text describes.
    pub fn from_text(text: &str) -> Result<Self, Faults<LayoutFault>> {
        if let Some(board) = known().get(text) {
            return Ok(Self(board));
        }
        let (parts, faults) = parts(text);
        Self::from_parts(&parts, faults)
    }

    fn from_parts(parts: &[Part], faults: Vec<LayoutFault>) -> Result<Self, Faults<LayoutFault>> {
        check(parts, faults).map(|panels| Self(store(Board::new(panels)))).map_err(Faults)
    }

    /// The board that the panels make, with its tables.
    pub const fn board(self) -> &'static Board {
        self.0
    }

    /// Fields from the leftmost to the rightmost.
    pub const fn width(self) -> u8 {
        self.0.width
    }

    /// Fields from the lowest to the highest.
    pub const fn height(self) -> u8 {
        self.0.height
    }

    /// The panels, in the order of their letters.
    pub const fn panels(self) -> &'static [Panel; PANELS] {
        &self.0.panels
    }

    /// All fields.
    pub const fn fields(self) -> &'static [Site; FIELDS] {
        &self.0.sites
    }

    /// The index of the panel at a place.
    pub fn panel_at(self, site: Site) -> Option<usize> {
        self.0.field(site).map(|field| self.0.panel_of[field.index()].index())
    }

    /// Whether it is closed: an 8 × 8 square.
    pub const fn is_closed(self) -> bool {
        self.0.width == 8 && self.0.height == 8
    }

    /// Its text.
    pub fn text(self) -> &'static str {
        &self.0.text
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.text)
    }
}

impl fmt::Debug for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Layout({})", self.0.text)
    }
}

// Equal layouts are stored once.
impl PartialEq for Layout {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Layout {}

impl Hash for Layout {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.text.hash(state);
    }
}

fn known() -> MutexGuard<'static, HashMap<String, &'static Board>> {
    static KNOWN: OnceLock<Mutex<HashMap<String, &'static Board>>> = OnceLock::new();
    KNOWN.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner)
}

/// Stores a board for as long as the program runs, or returns the one already stored.
fn store(board: Board) -> &'static Board {
    known().entry(board.text.clone()).or_insert_with(|| Box::leak(Box::new(board)))
}

/// The parts that a text describes, in order of appearance, and what cannot be read in it: rows from the top, joined by `/`; one letter per
/// panel, `.` for a gap.
fn parts(text: &str) -> (Vec<Part>, Vec<LayoutFault>) {
    let mut faults = Vec::new();
    let signs = text.chars().count();
    if signs > LONGEST_TEXT {
        return (Vec::new(), vec![LayoutFault::TooLong(signs)]);
    }
    let rows: Vec<&str> = text.split('/').collect();
    let wanted = rows[0].chars().count();
    let mut parts: Vec<Part> = Vec::new();
    for (i, row) in rows.iter().enumerate() {
        let found = row.chars().count();
        if found != wanted {
            faults.push(LayoutFault::Ragged { row: i + 1, found, wanted });
        }
        for (column, sign) in row.chars().enumerate() {
            match sign {
                '.' => {}
                'A'..='Z' | 'a'..='z' => {
                    let site = Site::new(column as u8, (rows.len() - 1 - i) as u8);
                    match parts.iter_mut().find(|part| part.name == sign) {
                        Some(part) => part.fields.push(site),
                        None => parts.push(Part { name: sign, fields: vec![site] }),
                    }
                }
                _ => faults.push(LayoutFault::Sign { sign, row: i + 1, column: column + 1 }),
            }
        }
    }
    (parts, faults)
}
