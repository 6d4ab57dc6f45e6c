//! Chooses among several ways to pay.

use rules::{Gesture, Site};

/// The way to pay that adds the battery on `site` (or drops it, if it pays now). Of several, the one that keeps
/// what the player activated last, then the one most like the current proposal. `None` if the battery makes no difference.
pub(super) fn pay_with(
    site: Site,
    ways: &[Gesture],
    proposed: usize,
    wanted: &mut Vec<Site>,
) -> Option<usize> {
    if !ways.iter().any(|way| way.choices().contains(&site)) {
        return None;
    }
    let now = ways.get(proposed)?.choices();
    wanted.retain(|other| *other != site);
    let is_added = !now.contains(&site);
    if is_added {
        wanted.push(site);
    }
    let fits = ways.iter().enumerate().filter(|(_, other)| other.choices().contains(&site) == is_added);
    let merit = |other: &Gesture| {
        let saved: Vec<bool> = wanted.iter().rev().map(|battery| other.choices().contains(battery)).collect();
        (saved, other.choices().iter().filter(|battery| now.contains(battery)).count())
    };
    fits.max_by_key(|(_, other)| merit(other)).map(|(i, _)| i)
}
