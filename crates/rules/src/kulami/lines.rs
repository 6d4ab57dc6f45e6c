//! Lists of the free fields in the rows and columns of a layout.
//!
//! A marble goes in the row or the column of the last one, so the list of actions is made of one list for the row and one for the column.
//! The fields of a row have successive numbers; so have those of a column if fields are numbered column by column. So the free fields of a
//! line are a few successive bits of a set, and for each state of them the list is prepared: some 100 kB for a layout.

use super::panel::PanelNumber;
use super::{Action, FIELDS, Field, FieldSet, SPAN};
use crate::Site;
use crate::bit_set::bits;

/// The most free fields in a line: the last marble is on one of them.
const MOST: usize = SPAN as usize - 1;

/// The free fields of a line in one state.
#[derive(Clone)]
struct List {
    /// In rising order; what follows the first `count` only fills it up, as it is quickest to copy always the same number.
    fields: [Action; MOST],
    count: u16,
}

const NOTHING: Action = Action { at: Site::new(0, 0) };

/// The row or the column of a field.
#[derive(Clone, Copy)]
struct Line {
    /// Its fields, except those on the panel of the field.
    reach: FieldSet,
    /// The number of its first field.
    first: u8,
    /// Where its lists begin.
    lists: u16,
}

/// The rows and columns of a layout, in tables indexed by field. Those of columns have fields numbered column by column.
pub(super) struct Lines {
    rows: [Line; FIELDS],
    columns: [Line; FIELDS],
    /// The set of just this field.
    pub(super) bit_in_columns: [FieldSet; FIELDS],
    panel_in_columns: [FieldSet; FIELDS],
    lists: Vec<List>,
}

impl Lines {
    pub(super) fn new(sites: &[Site; FIELDS], panel_of: &[PanelNumber; FIELDS]) -> Self {
        let by_row: [Field; FIELDS] = std::array::from_fn(|i| Field(i as u8));
        let mut by_column = by_row;
        by_column.sort_by_key(|field| sites[field.index()].file);
        let share_panel = |one: Field, two: Field| panel_of[one.index()] == panel_of[two.index()];
        let mut lists = Vec::new();
        let mut lines = |order: &[Field], across: fn(Site) -> u8| {
            let (mut lines, mut first) = ([Line { reach: FieldSet::EMPTY, first: 0, lists: 0 }; FIELDS], 0);
            for fields in order.chunk_by(|one, two| across(sites[one.index()]) == across(sites[two.index()]))
            {
                for field in fields {
                    let reach = numbers(fields, first, |other| !share_panel(*field, other));
                    lines[field.index()] = Line { reach, first, lists: lists.len() as u16 };
                }
                lists.extend((0..1 << fields.len()).map(|state| {
                    let mut list = List { fields: [NOTHING; MOST], count: 0 };
                    for (place, i) in list.fields.iter_mut().zip(bits(state)) {
                        place.at = sites[fields[usize::from(i)].index()];
                        list.count += 1;
                    }
                    list
                }));
                first += fields.len() as u8;
            }
            lines
        };
        Self {
            rows: lines(&by_row, |site| site.rank),
            columns: lines(&by_column, |site| site.file),
            bit_in_columns: by_row.map(|field| numbers(&by_column, 0, |other| other == field)),
            panel_in_columns: by_row.map(|field| numbers(&by_column, 0, |other| share_panel(field, other))),
            lists,
        }
    }

    /// Appends the fields in the row and the column of `last` that are on neither of the two fields' panels, and not occupied; the
    /// occupied fields are given in both numberings.
    // A list takes a few nanoseconds, of which a call would be a good part.
    #[inline(always)]
    pub(super) fn list(
        &self,
        on_board: FieldSet,
        in_columns: FieldSet,
        before: Field,
        last: Field,
        into: &mut Vec<Action>,
    ) {
        let (before, last) = (before.index() % FIELDS, last.index() % FIELDS);
        let taken = in_columns | self.panel_in_columns[before];
        let [row, column] =
            [(self.rows[last], on_board), (self.columns[last], taken)].map(|(line, taken)| {
                let state = line.reach.without(taken).0 >> (line.first % FIELDS as u8);
                &self.lists[usize::from(line.lists) + state as usize]
            });
        for list in [row, column] {
            let start = into.len();
            into.extend_from_slice(&list.fields);
            into.truncate(start + usize::from(list.count));
        }
    }
}

/// The set of those fields, numbered in this order from `first`, for which `is_in` holds.
fn numbers(order: &[Field], first: u8, is_in: impl Fn(Field) -> bool) -> FieldSet {
    let numbered = (first..).map(Field).zip(order).filter(|(_, field)| is_in(**field));
    numbered.map(|(number, _)| number.bit()).fold(FieldSet::EMPTY, FieldSet::with)
}
