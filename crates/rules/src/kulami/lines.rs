//! Rows and columns of a layout, and lists of the free fields in them.
//!
//! A marble goes in the row or the column of the last one, so a list of actions comes from just two lines. Fields are numbered
//! along the lines, so that those of a line are adjacent bits of a set, and the list for each state of a line is precomputed.

use super::action::Action;
use super::field::{Field, LineField, LineFieldSet, PanelNumber};
use super::panel::{FIELDS, PANELS, SPAN};
use crate::Site;

/// The number of fields copied at once: few lines are longer, and they hardly ever have more free fields.
const LISTED: usize = 8;

/// The free fields of a line in one of its states.
#[derive(Clone, Copy)]
struct List {
    /// The first of them, in rising order; the rest is filler.
    fields: [Action; LISTED],
    /// How many there are.
    count: u16,
}

const NOTHING: [Action; LISTED] = [Action { at: Site::new(0, 0) }; LISTED];

/// All rows of a layout, or all columns.
pub struct Lines {
    /// The fields in the order of their numbers here.
    sites: [Site; FIELDS],
    /// The panel and the line of each field of the board.
    under: [Under; FIELDS],
    /// The lists of all states of each line in turn.
    lists: Vec<List>,
}

/// The panel and the line of a field.
#[derive(Clone, Copy)]
struct Under {
    /// The fields of its panel.
    panel: LineFieldSet,
    line: Line,
}

/// A line: where its fields and its lists begin.
#[derive(Clone, Copy)]
struct Line {
    /// The number of its first field.
    first: u8,
    /// One bit for each of its fields.
    mask: u16,
    /// The number of its first list.
    lists: u16,
}

impl Lines {
    /// The rows or the columns of a layout: `across` is the coordinate that all fields of a line share, `along` the other one.
    ///
    /// The number of a field on the board is its index in `sites`.
    pub fn new(
        sites: &[Site; FIELDS],
        panel_of: &[PanelNumber; FIELDS],
        across: fn(Site) -> u8,
        along: fn(Site) -> u8,
    ) -> Self {
        let mut sorted = *sites;
        sorted.sort_unstable_by_key(|site| (across(*site), along(*site)));
        let mut lists = Vec::new();
        let mut by_place = [Line { first: 0, mask: 0, lists: 0 }; SPAN as usize];
        for (place, line) in (0..SPAN).zip(&mut by_place) {
            let first = sorted.partition_point(|site| across(*site) < place);
            let fields = &sorted[first..sorted.partition_point(|site| across(*site) <= place)];
            *line = Line { first: first as u8, mask: (1 << fields.len()) - 1, lists: lists.len() as u16 };
            add_lists(fields, &mut lists);
        }
        let mut panels = [LineFieldSet::EMPTY; PANELS];
        for (site, panel) in sites.iter().zip(panel_of) {
            panels[panel.index()] |= number_in(&sorted, *site).bit();
        }
        let under = std::array::from_fn(|i| Under {
            panel: panels[panel_of[i].index()],
            line: by_place[usize::from(across(sites[i]))],
        });
        Self { sites: sorted, under, lists }
    }

    /// The number of a field here.
    pub fn number(&self, site: Site) -> LineField {
        number_in(&self.sites, site)
    }

    /// The state of the line of the last marble, and the list of its free fields: those that are neither occupied nor on the panels of
    /// the last two marbles.
    #[inline(always)]
    fn find(&self, occupied: LineFieldSet, [before, last]: [Field; 2]) -> (u16, Option<&List>) {
        // Both are already below `FIELDS`; this avoids bounds checks.
        let (before, last) = (before.index() % FIELDS, last.index() % FIELDS);
        let Under { panel, line: Line { first, mask, lists } } = self.under[last];
        let free = !(occupied | panel | self.under[before].panel);
        let state = (free.0 >> (first % FIELDS as u8)) as u16 & mask;
        (state, self.lists.get(usize::from(lists) + usize::from(state)))
    }
}

/// Appends the free fields in the row and in the column of the last marble, except on the panels of the last two marbles; `occupied`
/// are the occupied fields, as numbered along the rows and along the columns.
// Generating a list takes less time than a few calls.
#[inline(always)]
pub(super) fn list(
    [rows, columns]: [&Lines; 2],
    occupied: [LineFieldSet; 2],
    last_two: [Field; 2],
    into: &mut Vec<Action>,
) {
    let (row_state, row) = rows.find(occupied[0], last_two);
    let (column_state, column) = columns.find(occupied[1], last_two);
    let (Some(row), Some(column)) = (row, column) else { return };
    let (start, [in_row, in_column]) = (into.len(), [row, column].map(|line| usize::from(line.count)));
    if in_row > LISTED || in_column > LISTED {
        return list_long([rows, columns], [row_state, column_state], last_two[1], into);
    }
    // Always copies the same number and drops the surplus, which is faster than copying one by one.
    into.extend_from_slice([NOTHING; 2].as_flattened());
    for (first, line) in [(start, row), (start + in_row, column)] {
        if let Some(place) = into.get_mut(first..first + LISTED) {
            place.copy_from_slice(&line.fields);
        }
    }
    into.truncate(start + in_row + in_column);
}

/// Appends the free fields of a row and a column when one of them has more than [`LISTED`].
#[cold]
fn list_long(lines: [&Lines; 2], states: [u16; 2], last: Field, into: &mut Vec<Action>) {
    for (lines, state) in lines.into_iter().zip(states) {
        let first = lines.under[last.index() % FIELDS].line.first;
        let fields = lines.sites[usize::from(first)..].iter().enumerate();
        let free = fields.take(usize::from(SPAN)).filter(|(i, _)| state >> i & 1 == 1);
        into.extend(free.map(|(_, at)| Action { at: *at }));
    }
}

fn number_in(sorted: &[Site; FIELDS], site: Site) -> LineField {
    LineField(sorted.iter().take_while(|other| **other != site).count() as u8)
}

/// Appends the lists of a line, one for each state of it.
fn add_lists(line: &[Site], lists: &mut Vec<List>) {
    let first = lists.len();
    lists.push(List { fields: NOTHING, count: 0 });
    for (i, at) in line.iter().enumerate() {
        // All states so far, again with this field.
        for state in first..first + (1 << i) {
            let mut list = lists[state];
            if let Some(place) = list.fields.get_mut(usize::from(list.count)) {
                place.at = *at;
            }
            list.count += 1;
            lists.push(list);
        }
    }
}
