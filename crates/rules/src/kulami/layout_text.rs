//! Layouts as text: rows from the top, joined by `/`; one letter per panel, `.` for a gap.

use super::layout_check::{LONGEST_TEXT, LayoutFault, Part};
use crate::Site;

/// The parts that a text describes, in order of appearance, and what cannot be read in it.
pub(super) fn parts(text: &str) -> (Vec<Part>, Vec<LayoutFault>) {
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
