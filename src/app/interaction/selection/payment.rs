//! Chooses among several ways to pay.

use rules::{Gesture, Site};

/// The way to pay in which the battery on `site` pays; if it pays now, it is dropped where that leaves fewer, and else goes on paying. Of
/// several, the one that keeps what the player activated last, then the one most like the current proposal. `None` if the battery makes
/// no difference.
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
    let leaves_fewer = |other: &Gesture| {
        !other.choices().contains(&site) && other.choices().iter().all(|battery| now.contains(battery))
    };
    let is_dropped = now.contains(&site) && ways.iter().any(leaves_fewer);
    if !is_dropped {
        wanted.push(site);
    }
    let fits = ways.iter().enumerate();
    let fits = fits
        .filter(|(_, other)| if is_dropped { leaves_fewer(other) } else { other.choices().contains(&site) });
    let merit = |other: &Gesture| {
        let saved: Vec<bool> = wanted.iter().rev().map(|battery| other.choices().contains(battery)).collect();
        (saved, other.choices().iter().filter(|battery| now.contains(battery)).count())
    };
    fits.max_by_key(|(_, other)| merit(other)).map(|(i, _)| i)
}
