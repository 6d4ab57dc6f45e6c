//! What makes a layout valid.

use std::collections::BTreeMap;

use thiserror::Error;

use super::{PANELS, Panel, SIZES, SPAN};
use crate::Site;

/// The longest text that is read, in characters. A layout has at most 10 rows of 10, and may have a few gaps around it; up to
/// here, rows and columns fit in a byte.
pub(super) const LONGEST_TEXT: usize = u8::MAX as usize;

/// What can be wrong with a layout.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum LayoutFault {
    #[error("there is no layout ‘{name}’ (there are: {known}; or a text, such as AAB/AAB/…)")]
    UnknownName { name: String, known: String },
    #[error("the layout is empty")]
    Empty,
    #[error("the layout’s text has {0} characters: no layout needs more than {max}", max = LONGEST_TEXT)]
    TooLong(usize),
    #[error("“{sign}” in row {row}, column {column}, is neither a letter nor . for a gap")]
    Sign { sign: char, row: usize, column: usize },
    #[error("row {row} is {found} wide, but the first row is {wanted} wide")]
    Ragged { row: usize, found: usize, wanted: usize },
    #[error("panel {0} is not a single rectangle")]
    NoRectangle(char),
    #[error("panel {name} is {width} × {height}: there is no such panel")]
    WrongSize { name: char, width: u8, height: u8 },
    #[error("panels of {short} × {long}: {found} instead of {wanted}")]
    Count { long: u8, short: u8, found: usize, wanted: usize },
    #[error("panels {0} and {1} overlap")]
    Overlap(char, char),
    #[error("the layout is {width} × {height}: it can span at most {SPAN} fields in either direction")]
    TooLarge { width: u8, height: u8 },
    #[error("the layout falls into {0} parts that do not touch along a side")]
    Disconnected(usize),
}

/// A candidate panel: a letter and its fields.
pub(super) struct Part {
    pub(super) name: char,
    pub(super) fields: Vec<Site>,
}

/// The panels of a layout, moved so that the lowest and leftmost of their fields are in rank 1 and file a; or everything that is wrong.
pub(super) fn check(
    parts: &[Part],
    mut faults: Vec<LayoutFault>,
) -> Result<[Panel; PANELS], Vec<LayoutFault>> {
    if parts.is_empty() && faults.is_empty() {
        faults.push(LayoutFault::Empty);
    }
    let mut panels: Vec<Panel> = Vec::new();
    for part in parts {
        match rectangle(&part.fields) {
            None => faults.push(LayoutFault::NoRectangle(part.name)),
            Some(panel) if panel.kind().is_none() => faults.push(LayoutFault::WrongSize {
                name: part.name,
                width: panel.width,
                height: panel.height,
            }),
            Some(panel) => panels.push(panel),
        }
    }
    for (i, (long, short, wanted)) in SIZES.into_iter().enumerate() {
        let found = panels.iter().filter(|panel| panel.kind() == Some(i)).count();
        if found != wanted && !parts.is_empty() {
            faults.push(LayoutFault::Count { long, short, found, wanted });
        }
    }
    let mut owners: BTreeMap<Site, char> = BTreeMap::new();
    for part in parts {
        for site in &part.fields {
            if let Some(other) = owners.insert(*site, part.name) {
                let fault = LayoutFault::Overlap(other.min(part.name), other.max(part.name));
                if !faults.contains(&fault) {
                    faults.push(fault);
                }
            }
        }
    }
    let fields: Vec<Site> = owners.into_keys().collect();
    let whole = bounds(&fields);
    if whole.width > SPAN || whole.height > SPAN {
        faults.push(LayoutFault::TooLarge { width: whole.width, height: whole.height });
    }
    let pieces = pieces(&fields);
    if pieces > 1 {
        faults.push(LayoutFault::Disconnected(pieces));
    }
    let moved = panels.iter().map(|panel| {
        let Site { file, rank } = panel.corner;
        Panel { corner: Site::new(file - whole.corner.file, rank - whole.corner.rank), ..*panel }
    });
    match <[Panel; PANELS]>::try_from(moved.collect::<Vec<_>>()) {
        Ok(panels) if faults.is_empty() => Ok(panels),
        _ => Err(faults),
    }
}

fn bounds(fields: &[Site]) -> Panel {
    let files = || fields.iter().map(|site| site.file);
    let ranks = || fields.iter().map(|site| site.rank);
    let corner = Site::new(files().min().unwrap_or(0), ranks().min().unwrap_or(0));
    let span = |most: Option<u8>, least: u8| most.map_or(0, |most| (most - least).saturating_add(1));
    Panel { corner, width: span(files().max(), corner.file), height: span(ranks().max(), corner.rank) }
}

/// The panel with these fields, if they form a rectangle.
fn rectangle(fields: &[Site]) -> Option<Panel> {
    let whole = bounds(fields);
    (whole.size() == fields.len()).then_some(whole)
}

/// The number of connected pieces, joined along sides, that the fields form.
fn pieces(fields: &[Site]) -> usize {
    let mut left: Vec<Site> = fields.to_vec();
    let mut pieces = 0;
    while let Some(first) = left.pop() {
        pieces += 1;
        let mut reached = vec![first];
        while let Some(site) = reached.pop() {
            let apart = |other: &Site| (site.file.abs_diff(other.file), site.rank.abs_diff(other.rank));
            let touches = |other: &Site| matches!(apart(other), (1, 0) | (0, 1));
            reached.extend(left.extract_if(.., |other| touches(other)));
        }
    }
    pieces
}
