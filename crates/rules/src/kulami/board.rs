//! A layout prepared for play: tables indexed by field.

use super::lines::Lines;
use super::panel::PanelNumber;
use super::{FIELDS, Field, FieldSet, NO_FIELD, PANELS, Panel, SPAN};
use crate::Site;
use crate::board_text::rows;

/// Everything about a layout that play needs, indexed by field.
pub struct Board {
    pub(super) text: String,
    /// The number of columns.
    pub width: u8,
    /// The number of rows.
    pub height: u8,
    /// The place of a field.
    pub sites: [Site; FIELDS],
    /// The field at each place, by [`index`]; or [`NO_FIELD`].
    fields: [Field; PLACES],
    /// The panels, in the order of the layout.
    pub panels: [Panel; PANELS],
    /// The panel of a field.
    pub panel_of: [PanelNumber; FIELDS],
    /// The fields of a panel.
    pub panel_fields: [FieldSet; PANELS],
    /// The fields of the panel of a field.
    on_panel_of: [FieldSet; FIELDS],
    /// The fields in the row and the column of a field that are not on its panel.
    pub reach: [FieldSet; FIELDS],
    /// The fields that share a side with a field.
    pub beside: [FieldSet; FIELDS],
    /// Lists of the free fields in rows and columns.
    pub(super) lines: Lines,
    /// The next field to the right, upper right, up, upper left of a field, and then in the opposite directions; or [`NO_FIELD`].
    pub next: [[Field; FIELDS]; 8],
}

/// The number of places of the grid: its side is a power of two, so that [`index`] needs no bounds check.
const PLACES: usize = ACROSS * ACROSS;
const ACROSS: usize = 16;

/// Steps in file and rank; the opposite of a direction is four places further on.
const DIRECTIONS: [(i8, i8); 8] = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];

impl Board {
    /// The board with these panels, which must be valid, with their lower left corner on `a1`.
    pub(super) fn new(mut panels: [Panel; PANELS]) -> Self {
        // The order of the letters: from the top, from the left.
        panels.sort_by_key(|panel| (std::cmp::Reverse(panel.corner.rank + panel.height), panel.corner.file));
        let width = panels.iter().map(|panel| panel.corner.file + panel.width).max().unwrap_or(0);
        let height = panels.iter().map(|panel| panel.corner.rank + panel.height).max().unwrap_or(0);
        let mut all: Vec<(Site, PanelNumber)> = (0_u8..)
            .zip(panels)
            .flat_map(|(number, panel)| panel.fields().map(move |site| (site, PanelNumber(number))))
            .collect();
        all.sort_by_key(|(site, _)| (site.rank, site.file));
        let (mut sites, mut panel_of) = ([Site::new(0, 0); FIELDS], [PanelNumber(0); FIELDS]);
        for (i, (site, panel)) in all.into_iter().enumerate() {
            (sites[i], panel_of[i]) = (site, panel);
        }
        let mut board = Self {
            text: String::new(),
            width,
            height,
            sites,
            fields: [NO_FIELD; PLACES],
            panels,
            panel_of,
            panel_fields: [FieldSet::EMPTY; PANELS],
            on_panel_of: [FieldSet::EMPTY; FIELDS],
            reach: [FieldSet::EMPTY; FIELDS],
            beside: [FieldSet::EMPTY; FIELDS],
            lines: Lines::new(&sites, &panel_of),
            next: [[NO_FIELD; FIELDS]; 8],
        };
        for (field, site) in (0..).map(Field).zip(sites) {
            board.fields[index(site)] = field;
            board.panel_fields[panel_of[field.index()].index()] |= field.bit();
        }
        for (i, (Site { file, rank }, panel)) in sites.into_iter().zip(panel_of).enumerate() {
            board.on_panel_of[i] = board.panel_fields[panel.index()];
            let in_line = FieldSet::ALL.iter().filter(|other| {
                let there = board.sites[other.index()];
                let is_in_line = there.file == file || there.rank == rank;
                is_in_line && panel_of[other.index()] != panel
            });
            board.reach[i] = in_line.map(Field::bit).fold(FieldSet::EMPTY, FieldSet::with);
            for (direction, (right, up)) in DIRECTIONS.into_iter().enumerate() {
                let there = file.checked_add_signed(right).zip(rank.checked_add_signed(up));
                let field = there.and_then(|(file, rank)| board.field(Site::new(file, rank)));
                board.next[direction][i] = field.unwrap_or(NO_FIELD);
                if let Some(field) = field.filter(|_| direction % 2 == 0) {
                    board.beside[i] |= field.bit();
                }
            }
        }
        board.text = board.to_text();
        board
    }

    /// The field at a place.
    pub fn field(&self, site: Site) -> Option<Field> {
        // Places further off share their index with others.
        let is_near = site.file < SPAN && site.rank < SPAN;
        is_near.then(|| self.near(site)).filter(|field| *field != NO_FIELD)
    }

    /// The field at a place, which must have one.
    #[inline]
    pub(super) const fn near(&self, at: Site) -> Field {
        self.fields[index(at)]
    }

    /// The fields of the panel that contains a field.
    #[inline]
    pub const fn panel_with(&self, field: Field) -> FieldSet {
        self.on_panel_of[field.index() % FIELDS]
    }

    /// The fields of a set that are connected, along sides, to one of them.
    #[inline]
    pub fn area_around(&self, field: Field, set: FieldSet) -> FieldSet {
        let mut area = field.bit();
        let mut edge = area;
        while !edge.is_empty() {
            let touching = edge.iter().fold(FieldSet::EMPTY, |all, field| all | self.beside[field.index()]);
            edge = (touching & set).without(area);
            area |= edge;
        }
        area
    }

    /// The letter of the panel at a place.
    pub fn letter(&self, site: Site) -> Option<char> {
        let field = self.field(site)?;
        Some(char::from(b'A' + self.panel_of[field.index()].0))
    }

    fn to_text(&self) -> String {
        rows(self.width, self.height, |site| self.letter(site).unwrap_or('.')).join("/")
    }
}

const fn index(site: Site) -> usize {
    (site.rank as usize * ACROSS + site.file as usize) % PLACES
}
