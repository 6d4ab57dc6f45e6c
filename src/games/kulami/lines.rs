//! Rows and columns of a layout, and the free fields in them.
//!
//! A marble is placed in the row or the column of the last one: two lines are all that a list of actions is made of, and the
//! part of the list for each state of a line is written down beforehand.

use super::Action;
use super::layout::SPAN;
use crate::games::Site;

/// A set of places on the grid: for each row, then for each column, those along it, a bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Lines([u16; 2 * SPAN as usize]);

/// Places that are listed at once: the bits of a byte.
const LISTED: usize = 8;

/// For a line and a byte, the places that the byte's bits stand for in rising order, then something.
type Table = [[[Action; LISTED]; 256]; SPAN as usize];

const fn table(is_row: bool) -> Table {
    let mut table = [[[Action { at: Site::new(0, 0) }; LISTED]; 256]; SPAN as usize];
    let mut i = 0;
    while i < SPAN as usize * 256 {
        let (line, byte) = (i / 256, i % 256);
        let (mut place, mut found) = (0, 0);
        while place < LISTED {
            if byte >> place & 1 == 1 {
                let (along, across) = (place as u8, line as u8);
                let at = if is_row { Site::new(along, across) } else { Site::new(across, along) };
                table[line][byte][found] = Action { at };
                found += 1;
            }
            place += 1;
        }
        i += 1;
    }
    table
}

static ROWS: Table = table(true);
static COLUMNS: Table = table(false);

/// How many bits a byte has.
static COUNTS: [u8; 256] = {
    let mut counts = [0; 256];
    let mut byte: u8 = 255;
    while byte > 0 {
        counts[byte as usize] = byte.count_ones() as u8;
        byte -= 1;
    }
    counts
};

impl Lines {
    pub(crate) const NONE: Self = Self([0; 2 * SPAN as usize]);

    pub(crate) const fn add(&mut self, site: Site) {
        self.0[site.rank as usize] |= 1 << site.file;
        self.0[(SPAN + site.file) as usize] |= 1 << site.rank;
    }

    pub(crate) const fn remove(&mut self, site: Site) {
        self.0[site.rank as usize] &= !(1 << site.file);
        self.0[(SPAN + site.file) as usize] &= !(1 << site.rank);
    }

    /// Appends the places in the row and in the column of a place, but for those of some sets.
    // A list is made in less time than a few calls take.
    #[inline(always)]
    pub(crate) fn list(&self, through: Site, without: [&Self; 2], into: &mut Vec<Action>) {
        let Site { file, rank } = through;
        let (row, column) = (usize::from(rank), usize::from(SPAN + file));
        let open = |line: usize| self.0[line] & !without[0].0[line] & !without[1].0[line];
        list(open(row), &ROWS[row], |along| Site::new(along, rank), into);
        list(open(column), &COLUMNS[usize::from(file)], |along| Site::new(file, along), into);
    }
}

/// Appends the places of a line.
#[inline(always)]
fn list(line: u16, table: &[[Action; LISTED]; 256], site: impl Fn(u8) -> Site, into: &mut Vec<Action>) {
    let byte = usize::from(line as u8);
    let end = into.len() + usize::from(COUNTS[byte]);
    // Always as many, and those that are too many are dropped: quicker than to look at each.
    into.extend_from_slice(&table[byte]);
    into.truncate(end);
    // Few layouts are longer, and few of their lines.
    let mut rest = line >> LISTED;
    while rest != 0 {
        into.push(Action { at: site(LISTED as u8 + rest.trailing_zeros() as u8) });
        rest &= rest - 1;
    }
}
