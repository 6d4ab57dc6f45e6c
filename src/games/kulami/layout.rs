//! Layouts: how the panels lie, checked and made ready for play.

use std::collections::HashMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use super::layout_check::{LayoutFault, Part, check};
use super::lines::Lines;
use crate::games::{Faults, Site};

/// Fields of a layout: one bit each.
pub const FIELDS: usize = 64;
/// Panels of a layout.
pub const PANELS: usize = 17;
/// The most fields that a layout may span in either direction.
pub const SPAN: u8 = 10;
/// The sizes of panels, the longer side first, and how many there are of each.
pub const SIZES: [(u8, u8, usize); 4] = [(3, 2, 4), (2, 2, 5), (3, 1, 4), (2, 1, 4)];

/// A set of fields of a layout.
pub(crate) type FieldSet = u64;

/// A panel as it lies on the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Panel {
    /// Its lower left field.
    pub corner: Site,
    /// Fields from left to right.
    pub width: u8,
    /// Fields from bottom to top.
    pub height: u8,
}

impl Panel {
    /// Its fields.
    pub fn fields(self) -> impl Iterator<Item = Site> {
        let Site { file, rank } = self.corner;
        let files =
            move |rank| (file..file.saturating_add(self.width)).map(move |file| Site::new(file, rank));
        (rank..rank.saturating_add(self.height)).flat_map(files)
    }

    /// The number of its fields: what it is worth.
    #[must_use]
    pub const fn size(self) -> usize {
        self.width as usize * self.height as usize
    }

    /// Which of [`SIZES`] it has, turned either way.
    #[must_use]
    pub fn kind(self) -> Option<usize> {
        let (long, short) = (self.width.max(self.height), self.width.min(self.height));
        SIZES.iter().position(|size| (size.0, size.1) == (long, short))
    }

    /// The same panel turned by a quarter around its lower left field.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self { corner: self.corner, width: self.height, height: self.width }
    }
}

/// A valid layout: 17 panels on 64 fields, connected, spanning at most 10 fields either way.
///
/// Its `Display` is its text, which [`Layout::from_text`] reads back: rows from the top, a letter a panel in the order in which they
/// appear, `.` for a gap. Layouts are few and small, and every position of a match points to its own: each is kept for as long
/// as the program runs, once, so that positions can be copied as plain bytes.
#[derive(Clone, Copy)]
pub struct Layout(&'static Board);

/// All that play asks of a layout, by the number of a field.
pub(crate) struct Board {
    text: String,
    pub(crate) width: u8,
    pub(crate) height: u8,
    /// Where a field lies.
    pub(crate) sites: [Site; FIELDS],
    /// The field at `rank * SPAN + file`, or [`NO_FIELD`].
    numbers: [u8; (SPAN as usize) * (SPAN as usize)],
    pub(crate) panels: [Panel; PANELS],
    /// The panel of a field.
    pub(crate) panel_of: [u8; FIELDS],
    /// The fields of a panel.
    pub(crate) panel_fields: [FieldSet; PANELS],
    /// All fields, line by line, and those of each panel.
    pub(crate) lines: Lines,
    pub(crate) panel_lines: [Lines; PANELS],
    /// The fields in the row and the column of a field that are not on its panel.
    pub(crate) reach: [FieldSet; FIELDS],
    /// The fields that share a side with a field.
    pub(crate) beside: [FieldSet; FIELDS],
    /// The next field to the right, upper right, up, upper left of a field, or [`NO_FIELD`], and in the opposite directions.
    pub(crate) next: [[u8; FIELDS]; 8],
}

/// Stands for no field in tables.
pub(crate) const NO_FIELD: u8 = u8::MAX;

/// Steps in file and rank; the opposite of a direction is four further.
const DIRECTIONS: [(i8, i8); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

impl Layout {
    /// The layout of these panels, wherever on the grid they lie together.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn from_panels(panels: &[Panel]) -> Result<Self, Faults<LayoutFault>> {
        let least = |of: fn(&Panel) -> u8| panels.iter().map(of).min().unwrap_or(0);
        let (file, rank) = (least(|panel| panel.corner.file), least(|panel| panel.corner.rank));
        let (mut parts, mut faults) = (Vec::new(), Vec::new());
        for (&Panel { corner, width, height }, name) in panels.iter().zip(('A'..='Z').cycle()) {
            let panel = Panel { corner: Site::new(corner.file - file, corner.rank - rank), width, height };
            // What is no panel of the game may be huge: it is not laid.
            match panel.kind() {
                Some(_) => parts.push(Part { name, fields: panel.fields().collect() }),
                None => faults.push(LayoutFault::WrongSize { name, width, height }),
            }
        }
        Self::from_parts(&parts, faults)
    }

    /// The layout that a text describes.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn from_text(text: &str) -> Result<Self, Faults<LayoutFault>> {
        if let Some(board) = known().get(text) {
            return Ok(Self(board));
        }
        let (parts, faults) = super::layout_text::parts(text);
        Self::from_parts(&parts, faults)
    }

    /// The layout of that name that is built in, else the one that the text describes.
    ///
    /// # Errors
    /// There is no such name, or everything that is wrong with the layout.
    pub fn from_name_or_text(text: &str) -> Result<Self, Faults<LayoutFault>> {
        let shipped = super::shipped::shipped();
        if let Some((_, named)) = shipped.iter().find(|(key, _)| *key == text) {
            return Ok(named.layout);
        }
        // What has neither rows nor gaps was meant as a name.
        if !text.is_empty() && !text.contains(['/', '.']) {
            let known = shipped.iter().map(|(key, _)| *key).collect::<Vec<_>>().join(", ");
            return Err(Faults(vec![LayoutFault::UnknownName { name: text.to_owned(), known }]));
        }
        Self::from_text(text)
    }

    fn from_parts(parts: &[Part], faults: Vec<LayoutFault>) -> Result<Self, Faults<LayoutFault>> {
        check(parts, faults).map(|panels| Self(keep(Board::new(panels)))).map_err(Faults)
    }

    pub(crate) const fn board(self) -> &'static Board {
        self.0
    }

    /// Fields from the leftmost to the rightmost.
    #[must_use]
    pub const fn width(self) -> u8 {
        self.0.width
    }

    /// Fields from the lowest to the highest.
    #[must_use]
    pub const fn height(self) -> u8 {
        self.0.height
    }

    /// The panels, in the order of their letters.
    #[must_use]
    pub const fn panels(self) -> &'static [Panel; PANELS] {
        &self.0.panels
    }

    /// All fields.
    #[must_use]
    pub const fn fields(self) -> &'static [Site; FIELDS] {
        &self.0.sites
    }

    /// The panel at a place, by its number.
    #[must_use]
    pub fn panel_at(self, site: Site) -> Option<usize> {
        self.0.number(site).map(|field| usize::from(self.0.panel_of[usize::from(field)]))
    }

    /// Whether it is closed: an 8 × 8 square.
    #[must_use]
    pub const fn is_closed(self) -> bool {
        self.0.width == 8 && self.0.height == 8
    }

    /// Its text.
    #[must_use]
    pub fn text(self) -> &'static str {
        &self.0.text
    }
}

impl Default for Layout {
    /// The publisher's closed layout.
    fn default() -> Self {
        super::shipped::closed()
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

// Equal layouts are kept once.
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

/// The boards that are kept, by their text.
fn known() -> MutexGuard<'static, HashMap<String, &'static Board>> {
    static KNOWN: OnceLock<Mutex<HashMap<String, &'static Board>>> = OnceLock::new();
    KNOWN.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner)
}

/// Keeps a board for as long as the program runs; the same one where it is known already.
fn keep(board: Board) -> &'static Board {
    known().entry(board.text.clone()).or_insert_with(|| Box::leak(Box::new(board)))
}

impl Board {
    /// The board of panels that were checked, whose lower left corner is `a1`.
    fn new(mut panels: [Panel; PANELS]) -> Self {
        // The order of the letters: as the panels appear from the top, from the left.
        panels.sort_by_key(|panel| (std::cmp::Reverse(panel.corner.rank + panel.height), panel.corner.file));
        let width = panels.iter().map(|panel| panel.corner.file + panel.width).max().unwrap_or(0);
        let height = panels.iter().map(|panel| panel.corner.rank + panel.height).max().unwrap_or(0);
        let mut board = Self {
            text: String::new(),
            width,
            height,
            sites: [Site::new(0, 0); FIELDS],
            numbers: [NO_FIELD; (SPAN as usize) * (SPAN as usize)],
            panels,
            panel_of: [0; FIELDS],
            panel_fields: [0; PANELS],
            lines: Lines::NONE,
            panel_lines: [Lines::NONE; PANELS],
            reach: [0; FIELDS],
            beside: [0; FIELDS],
            next: [[NO_FIELD; FIELDS]; 8],
        };
        let mut all: Vec<(Site, u8)> = (0_u8..)
            .zip(panels)
            .flat_map(|(number, panel)| panel.fields().map(move |site| (site, number)))
            .collect();
        all.sort_by_key(|(site, _)| (site.rank, site.file));
        for (field, (site, panel)) in (0_u8..).zip(all) {
            let i = usize::from(field);
            board.sites[i] = site;
            board.numbers[index(site)] = field;
            board.panel_of[i] = panel;
            board.panel_fields[usize::from(panel)] |= 1 << field;
            board.lines.add(site);
            board.panel_lines[usize::from(panel)].add(site);
        }
        for i in 0..FIELDS {
            let Site { file, rank } = board.sites[i];
            let in_line = (0..FIELDS).filter(|j| {
                let other = board.sites[*j];
                (other.file == file || other.rank == rank) && board.panel_of[*j] != board.panel_of[i]
            });
            board.reach[i] = in_line.map(|j| 1 << j).sum();
            for (direction, (right, up)) in DIRECTIONS.into_iter().enumerate() {
                let there = file.checked_add_signed(right).zip(rank.checked_add_signed(up));
                let field = there.and_then(|(file, rank)| board.number(Site::new(file, rank)));
                board.next[direction][i] = field.unwrap_or(NO_FIELD);
                if let Some(field) = field.filter(|_| direction % 2 == 0) {
                    board.beside[i] |= 1 << field;
                }
            }
        }
        board.text = board.to_text();
        board
    }

    /// The field at a place.
    pub(crate) fn number(&self, site: Site) -> Option<u8> {
        let is_inside = site.file < self.width && site.rank < self.height;
        is_inside.then(|| self.numbers[index(site)]).filter(|field| *field != NO_FIELD)
    }

    /// The letter of the panel at a place.
    pub(crate) fn letter(&self, site: Site) -> Option<char> {
        let field = self.number(site)?;
        Some(char::from(b'A' + self.panel_of[usize::from(field)]))
    }

    fn to_text(&self) -> String {
        let row = |rank| (0..self.width).map(move |file| self.letter(Site::new(file, rank)).unwrap_or('.'));
        (0..self.height).rev().map(|rank| row(rank).collect::<String>()).collect::<Vec<_>>().join("/")
    }
}

fn index(site: Site) -> usize {
    usize::from(site.rank) * usize::from(SPAN) + usize::from(site.file)
}
