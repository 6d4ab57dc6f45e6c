//! A layout made ready for play: tables by the number of a field.

use super::action::Action;
use super::lines::Lines;
use super::panel::{FIELDS, FieldSet, PANELS, Panel, SPAN};
use crate::games::Site;

/// All that play asks of a layout, by the number of a field.
pub(crate) struct Board {
    pub(super) text: String,
    pub(crate) width: u8,
    pub(crate) height: u8,
    /// Where a field lies.
    pub(crate) sites: [Site; FIELDS],
    /// The numbers of the field at a place, by [`index`].
    numbers: [Numbers; PLACES],
    pub(crate) panels: [Panel; PANELS],
    /// The panel of a field.
    pub(crate) panel_of: [u8; FIELDS],
    /// The fields of a panel.
    pub(crate) panel_fields: [FieldSet; PANELS],
    pub(crate) rows: Lines,
    pub(crate) columns: Lines,
    /// The fields in the row and the column of a field that are not on its panel.
    pub(crate) reach: [FieldSet; FIELDS],
    /// The fields that share a side with a field.
    pub(crate) beside: [FieldSet; FIELDS],
    /// The next field to the right, upper right, up, upper left of a field, or [`NO_FIELD`], and in the opposite directions.
    pub(crate) next: [[u8; FIELDS]; 8],
}

/// A field by its numbers.
#[derive(Clone, Copy)]
pub(crate) struct Numbers {
    /// Row by row: the one that all sets and tables are about where nothing else is said; or [`NO_FIELD`].
    pub(crate) field: u8,
    /// Column by column.
    pub(crate) in_columns: u8,
}

/// Places of the grid, a power of two along and across: so every place has its [`index`] without a comparison.
const PLACES: usize = ACROSS * ACROSS;
const ACROSS: usize = 16;

/// Stands for no field in tables.
pub(crate) const NO_FIELD: u8 = u8::MAX;

/// Steps in file and rank; the opposite of a direction is four further.
const DIRECTIONS: [(i8, i8); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

impl Board {
    /// The board of panels that were checked, whose lower left corner is `a1`.
    pub(super) fn new(mut panels: [Panel; PANELS]) -> Self {
        // The order of the letters: as the panels appear from the top, from the left.
        panels.sort_by_key(|panel| (std::cmp::Reverse(panel.corner.rank + panel.height), panel.corner.file));
        let width = panels.iter().map(|panel| panel.corner.file + panel.width).max().unwrap_or(0);
        let height = panels.iter().map(|panel| panel.corner.rank + panel.height).max().unwrap_or(0);
        let mut all: Vec<(Site, u8)> = (0_u8..)
            .zip(panels)
            .flat_map(|(number, panel)| panel.fields().map(move |site| (site, number)))
            .collect();
        all.sort_by_key(|(site, _)| (site.rank, site.file));
        let (mut sites, mut panel_of) = ([Site::new(0, 0); FIELDS], [0; FIELDS]);
        for (i, (site, panel)) in all.into_iter().enumerate() {
            (sites[i], panel_of[i]) = (site, panel);
        }
        let mut board = Self {
            text: String::new(),
            width,
            height,
            sites,
            numbers: [Numbers { field: NO_FIELD, in_columns: NO_FIELD }; PLACES],
            panels,
            panel_of,
            panel_fields: [0; PANELS],
            rows: Lines::new(&sites, &panel_of, |site| site.rank, |site| site.file),
            columns: Lines::new(&sites, &panel_of, |site| site.file, |site| site.rank),
            reach: [0; FIELDS],
            beside: [0; FIELDS],
            next: [[NO_FIELD; FIELDS]; 8],
        };
        for (field, site) in (0_u8..).zip(sites) {
            board.numbers[index(site)] = Numbers { field, in_columns: board.columns.number(site) };
            board.panel_fields[usize::from(panel_of[usize::from(field)])] |= 1 << field;
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
        // Further off, a place shares its index with others.
        let is_near = site.file < SPAN && site.rank < SPAN;
        is_near.then(|| self.numbers(site).field).filter(|field| *field != NO_FIELD)
    }

    /// The numbers of the field at a place, which must be a field.
    #[inline]
    pub(crate) const fn numbers(&self, at: Site) -> Numbers {
        self.numbers[index(at)]
    }

    /// Appends all fields.
    #[cold]
    pub(super) fn list_all(&self, into: &mut Vec<Action>) {
        into.extend(self.sites.map(|at| Action { at }));
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

const fn index(site: Site) -> usize {
    (site.rank as usize * ACROSS + site.file as usize) % PLACES
}
