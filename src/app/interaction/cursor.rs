//! The keyboard cursor on the board: the arrows move it from place to place as seen, however the table is rotated.

use bevy::prelude::*;

use super::hover::Hovered;
use super::selection::Selection;
use crate::app::camera::Orbit;
use crate::app::games::{BoardLook, Look};
use crate::app::session::{PositionChanged, Session};
use rules::{Presented, Site};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Aim>().add_observer(move_cursor).add_observer(jump).add_observer(reset);
}

/// Request: move the cursor to the next place in a direction as seen: x to the right, y up.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct MoveCursor(pub(crate) Vec2);

/// Request: move the cursor to the next or previous place where activation does something.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct JumpCursor {
    pub(crate) is_forward: bool,
}

/// The point that the cursor aims for: an arrow moves it by one grid step, and the cursor goes to the nearest place. This keeps
/// it moving straight on boards whose places are not in rows, while it can still reach every place.
#[derive(Resource, Clone, Copy, Debug, Default)]
struct Aim(Vec2);

fn move_cursor(
    request: On<MoveCursor>,
    session: Session,
    look: Res<BoardLook>,
    orbit: Res<Orbit>,
    mut aim: ResMut<Aim>,
    mut hovered: ResMut<Hovered>,
) {
    let places: Vec<(Site, Vec2)> = look.spots().iter().map(|spot| (spot.site, spot.place.xz())).collect();
    let place = |site: Site| places.iter().find(|(other, _)| *other == site).map(|(_, place)| *place);
    let Some(here) = hovered.site.filter(|_| hovered.by_key).and_then(place) else {
        let first = first_place(&session, &**look);
        aim.0 = place(first).unwrap_or_default();
        *hovered = Hovered { site: Some(first), by_key: true };
        return;
    };
    let step = orbit.on_board(request.0) * apart(&places);
    let (least, most) =
        places.iter().fold((here, here), |(least, most), (_, place)| (least.min(*place), most.max(*place)));
    // Skips gaps.
    loop {
        let next = (aim.0 + step).clamp(least, most);
        if next.distance(aim.0) < 0.01 {
            return;
        }
        aim.0 = next;
        // Among equally near places, prefer the one nearest to the cursor, but not the current one.
        let far = |site: Site, place: Vec2| {
            let from_here = if Some(site) == hovered.site { f32::MAX } else { place.distance(here) };
            (place.distance(next), from_here)
        };
        let others = places.iter().map(|(site, place)| (far(*site, *place), *site));
        let nearest = others.min_by(
            |((a, x), _), ((b, y), _)| {
                if (a - b).abs() < 0.01 { x.total_cmp(y) } else { a.total_cmp(b) }
            },
        );
        let Some((_, site)) = nearest else { return };
        if Some(site) != hovered.site {
            *hovered = Hovered { site: Some(site), by_key: true };
            return;
        }
    }
}

/// The distance of two places, along or across.
fn apart(places: &[(Site, Vec2)]) -> f32 {
    let Some((_, first)) = places.first() else { return 1.0 };
    let ways = places.iter().map(|(_, place)| (*place - *first).abs().max_element());
    ways.filter(|way| *way > 0.01).fold(f32::MAX, f32::min)
}

/// The cursor's first place: where the last action ended, otherwise the middle of the board.
fn first_place(session: &Session, look: &dyn Look) -> Site {
    let played = session.game().played();
    let last = played.last().and_then(|last| session.position().gesture(&last.action).to);
    let middle = || {
        let spots = look.spots();
        let nearest = spots.iter().min_by(|a, b| a.place.length().total_cmp(&b.place.length()));
        nearest.map_or(Site::new(0, 0), |spot| spot.site)
    };
    last.unwrap_or_else(middle)
}

fn jump(
    request: On<JumpCursor>,
    session: Session,
    look: Res<BoardLook>,
    selection: Res<Selection>,
    mut aim: ResMut<Aim>,
    mut hovered: ResMut<Hovered>,
) {
    let spots = look.spots();
    let mut places: Vec<Site> =
        spots.iter().map(|spot| spot.site).filter(|site| selection.is_activatable(*site, &session)).collect();
    places.sort_unstable();
    let next = match hovered.site {
        Some(here) if request.is_forward => places.iter().find(|site| **site > here).or(places.first()),
        Some(here) => places.iter().rev().find(|site| **site < here).or(places.last()),
        None => places.first(),
    };
    if let Some(site) = next {
        aim.0 = spots.iter().find(|spot| spot.site == *site).map_or(aim.0, |spot| spot.place.xz());
        *hovered = Hovered { site: Some(*site), by_key: true };
    }
}

fn reset(change: On<PositionChanged>, mut hovered: ResMut<Hovered>) {
    if change.is_of_match() {
        *hovered = Hovered::default();
    }
}
