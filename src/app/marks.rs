//! What lies on the board to help: which pieces can act, where the chosen one can go and at what price, what pays, and what the
//! last turn did. Every mark has a shape of its own, so that none is told by its colour alone.

use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::prelude::*;

use super::pieces::{Spot, look};
use super::screen::{Menu, Turn};
use super::selection::{Selection, ways};
use super::session::Session;
use super::shapes::{flat_polygon, flat_ring, tile};
use super::table::ShowingAgain;
use super::wake::Wake;
use super::workshop::Workshop;
use crate::games::{AnyAction, Game, Site};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointed>()
        .add_systems(Update, (remove_marks, lay_marks).chain().in_set(MarkSystems).run_if(marks_are_stale));
}

/// Everything that lays marks.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct MarkSystems;

/// The place that the pointer rests on.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pointed(pub(crate) Option<Site>);

/// A mark on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    pub(crate) site: Site,
    pub(crate) kind: MarkKind,
}

/// What a mark says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum MarkKind {
    /// Something left here in the last turn: a small dot.
    Left,
    /// Something arrived here in the last turn: a thin ring with corners.
    Arrived,
    /// The piece here can act: a thin ring.
    CanAct,
    /// The piece here is chosen: a wide ring.
    Chosen,
    /// The chosen piece can go here: a lit tile.
    Target,
    /// The chosen piece can go here and captures: a target cross.
    Capture,
    /// The target of the proposal: a wide ring on a lit tile.
    Proposed,
    /// The battery here could pay: a dashed ring.
    CouldPay,
    /// The battery here pays, or would: a wide golden ring.
    Pays,
}

/// How far over a piece a price floats.
const HEADROOM: f32 = 0.4;
/// What a floating price stands on.
const PRICE_DISC: Srgba = Srgba::new(0.45, 0.07, 0.04, 0.92);

fn marks_are_stale(
    session: Option<Res<Session>>,
    selection: Res<Selection>,
    pointed: Res<Pointed>,
    showing: Res<ShowingAgain>,
    turn: Option<Res<State<Turn>>>,
    menu: Res<State<Menu>>,
    marks: Query<(), With<Mark>>,
) -> bool {
    let Some(session) = session else { return !marks.is_empty() };
    session.is_changed()
        || selection.is_changed()
        || pointed.is_changed()
        || showing.is_changed()
        || menu.is_changed()
        || turn.is_some_and(|turn| turn.is_changed())
}

fn remove_marks(mut commands: Commands, marks: Query<Entity, With<Mark>>, mut wake: ResMut<Wake>) {
    wake.up();
    marks.iter().for_each(|mark| commands.entity(mark).despawn());
}

fn lay_marks(
    session: Option<Res<Session>>,
    selection: Res<Selection>,
    pointed: Res<Pointed>,
    showing: Res<ShowingAgain>,
    turn: Option<Res<State<Turn>>>,
    mut workshop: Workshop,
) {
    let Some(session) = session else { return };
    let is_choosing = turn.is_some_and(|turn| **turn == Turn::Choosing) && !showing.0;
    let mut marks = last_turn(&session);
    if is_choosing {
        marks.extend(what_can_be_done(&session, &selection, pointed.0));
    }
    let look = look(session.kind());
    let (spots, pieces) = (look.spots(), session.position().pieces());
    for (mark, price) in marks {
        let Some(spot) = spots.iter().find(|spot| spot.site == mark.site) else { continue };
        let entity = lay(mark, *spot, &mut workshop);
        if let Some(price) = price {
            // Over the head of whoever stands there.
            let piece = pieces.iter().find(|(site, _)| *site == mark.site).map(|(_, piece)| *piece);
            let height = piece.map_or(0.03, |piece| look.body(piece).height + HEADROOM);
            label(entity, price, spot.half, height, piece.is_some(), &mut workshop);
        }
    }
}

type Priced = (Mark, Option<usize>);

const fn mark(site: Site, kind: MarkKind) -> Priced {
    (Mark { site, kind }, None)
}

/// Where pieces left and arrived in the last turn that was completed.
fn last_turn(session: &Session) -> Vec<Priced> {
    let turn = session.game.last_turn();
    let played = session.game.played();
    let mut marks: Vec<Priced> = Vec::new();
    for i in turn {
        let before = i.checked_sub(1).map_or(session.game.start(), |i| &played[i].after);
        let gesture = before.gesture(&played[i].action);
        // A piece that goes on leaves no mark where it only stopped over.
        marks.retain(|(mark, _)| !(mark.kind == MarkKind::Arrived && Some(mark.site) == gesture.from));
        marks.extend(gesture.from.map(|site| mark(site, MarkKind::Left)));
        marks.extend(gesture.to.map(|site| mark(site, MarkKind::Arrived)));
    }
    marks
}

fn what_can_be_done(session: &Session, selection: &Selection, pointed: Option<Site>) -> Vec<Priced> {
    let gesture = |action: &AnyAction| session.position().gesture(action);
    let Some(from) = selection.from() else {
        let mut able: Vec<Site> =
            session.game.actions().iter().filter_map(|action| gesture(action).from).collect();
        able.sort_unstable();
        able.dedup();
        return able.into_iter().map(|site| mark(site, MarkKind::CanAct)).collect();
    };
    let mut marks = vec![mark(from, MarkKind::Chosen)];
    let mut targets: Vec<Site> = Vec::new();
    let mut cheapest = Vec::new();
    for action in ways(session, |gesture| gesture.from == Some(from)) {
        let gesture = gesture(&action);
        let Some(to) = gesture.to else { continue };
        if !targets.contains(&to) {
            targets.push(to);
            cheapest.push((to, gesture.pays.len(), !gesture.captures.is_empty()));
        }
    }
    let proposed = match selection {
        Selection::Offer { to, .. } => Some(*to),
        Selection::Nothing | Selection::Piece { .. } => None,
    };
    for (to, price, captures) in cheapest {
        let kind = match captures {
            _ if proposed == Some(to) => MarkKind::Proposed,
            true => MarkKind::Capture,
            false => MarkKind::Target,
        };
        if proposed == Some(to) && captures {
            marks.push(mark(to, MarkKind::Capture));
        }
        marks.push((Mark { site: to, kind }, (price > 0).then_some(price)));
    }
    if let (Selection::Offer { ways, .. }, Some(proposal)) = (selection, selection.proposal()) {
        let pays = gesture(proposal).pays;
        let mut could: Vec<Site> = ways.iter().flat_map(|way| gesture(way).pays).collect();
        could.sort_unstable();
        could.dedup();
        marks.extend(
            could.into_iter().map(|site| {
                mark(site, if pays.contains(&site) { MarkKind::Pays } else { MarkKind::CouldPay })
            }),
        );
    } else if let Some(to) = pointed {
        // What the place under the pointer would cost.
        let there = ways(session, |gesture| gesture.from == Some(from) && gesture.to == Some(to));
        if !there.is_empty() {
            let pays = gesture(&there[session.position().proposal(&there)]).pays;
            marks.extend(pays.into_iter().map(|site| mark(site, MarkKind::Pays)));
        }
    }
    marks
}

struct Ink {
    colour: Srgba,
    glow: f32,
}

impl MarkKind {
    const fn ink(self) -> Ink {
        let (colour, glow) = match self {
            Self::Left | Self::Arrived => (Srgba::new(0.62, 0.78, 0.95, 0.62), 0.5),
            Self::CanAct => (Srgba::new(0.95, 0.93, 0.85, 0.42), 0.4),
            Self::Chosen => (Srgba::new(1.0, 0.97, 0.85, 0.95), 1.4),
            Self::Target => (Srgba::new(0.35, 0.95, 0.7, 0.42), 0.9),
            Self::Proposed => (Srgba::new(0.45, 1.0, 0.75, 0.9), 1.4),
            Self::Capture => (Srgba::new(1.0, 0.36, 0.24, 0.95), 1.6),
            Self::CouldPay => (Srgba::new(1.0, 0.8, 0.3, 0.75), 0.9),
            Self::Pays => (Srgba::new(1.0, 0.8, 0.25, 1.0), 1.7),
        };
        Ink { colour, glow }
    }

    /// Its name as a material and, with the shape of the place, as a mesh.
    const fn name(self, round: bool) -> &'static str {
        match (self, round) {
            (Self::Left, _) => "mark left",
            (Self::Arrived, _) => "mark arrived",
            (Self::CanAct, true) => "mark can act, round",
            (Self::CanAct, false) => "mark can act",
            (Self::Chosen, true) => "mark chosen, round",
            (Self::Chosen, false) => "mark chosen",
            (Self::Target, true) => "mark target, round",
            (Self::Target, false) => "mark target",
            (Self::Capture, _) => "mark capture",
            (Self::Proposed, true) => "mark proposed, round",
            (Self::Proposed, false) => "mark proposed",
            (Self::CouldPay, _) => "mark could pay",
            (Self::Pays, _) => "mark pays",
        }
    }

    fn shape(self, half: f32, round: bool) -> Mesh {
        match self {
            Self::Left => flat_ring(0.0, 0.11, 0),
            Self::Arrived => corners(half * 0.98, 0.05),
            Self::CanAct => flat_ring(half * 0.9, half * 0.97, 0),
            Self::Chosen => flat_ring(half * 0.86, half * 1.06, 0),
            Self::Target if round => flat_ring(0.0, half * 0.86, 0),
            Self::Target => tile(Vec2::splat(half * 0.9), 0.16, 0.001, 0.001),
            Self::Proposed => flat_ring(half * 0.84, half * 1.02, 0),
            Self::Capture => flat_ring(half * 0.82, half * 1.08, 4),
            Self::CouldPay => flat_ring(half * 0.98, half * 1.12, 8),
            Self::Pays => flat_ring(half * 0.96, half * 1.2, 0),
        }
    }
}

/// Four corners of a square, as around a picture that is being framed.
fn corners(half: f32, width: f32) -> Mesh {
    let length = half * 0.45;
    let mut triangles = Vec::new();
    for (x, y) in [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)] {
        let mut bar = |across: f32, up: f32| {
            let (near, far) = ((x * half, y * half), (x * (half - across), y * (half - up)));
            triangles.push([near, (far.0, near.1), far]);
            triangles.push([near, far, (near.0, far.1)]);
        };
        bar(length, width);
        bar(width, length);
    }
    flat_polygon(&triangles)
}

fn lay(mark: Mark, spot: Spot, workshop: &mut Workshop) -> Entity {
    let Ink { colour, glow } = mark.kind.ink();
    let name = mark.kind.name(spot.round);
    let material = workshop.shared_material(name, || StandardMaterial {
        base_color: colour.into(),
        emissive: LinearRgba::from(colour) * glow,
        alpha_mode: AlphaMode::Blend,
        perceptual_roughness: 1.0,
        reflectance: 0.0,
        // The same for all, so that one pipeline draws them and none is made ready while a player waits.
        depth_bias: 20.0,
        ..default()
    });
    let mesh = workshop.shared_mesh(name, || mark.kind.shape(spot.half, spot.round));
    let at = Transform::from_translation(spot.place + Vec3::Y * (0.02 + 0.001 * mark.kind as u8 as f32));
    workshop.commands.spawn((mark, mesh, material, at, NotShadowCaster, NotShadowReceiver)).id()
}

/// Letters the price of a target, `height` above it, on a disc of its own where it floats.
fn label(target: Entity, price: usize, half: f32, height: f32, floats: bool, workshop: &mut Workshop) {
    let digit = workshop.lettering(&price.to_string(), half * 1.25, Srgba::rgb(1.0, 0.99, 0.94));
    let digit = (digit, Transform::from_xyz(0.0, height + 0.01, 0.0), ChildOf(target));
    workshop.commands.spawn(digit);
    if floats {
        let disc = workshop.shared_mesh("price disc", || flat_ring(0.0, 0.42, 0));
        let dark = workshop.shared_material("price disc", || StandardMaterial {
            base_color: PRICE_DISC.into(),
            alpha_mode: AlphaMode::Blend,
            depth_bias: 20.0,
            ..default()
        });
        let at = Transform::from_xyz(0.0, height, 0.0);
        workshop.commands.spawn((disc, dark, at, NotShadowCaster, NotShadowReceiver, ChildOf(target)));
    }
}
