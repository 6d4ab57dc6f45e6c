//! Dragging, with the mouse or a finger: what is held, and how a piece is carried.

use bevy::ecs::system::SystemParam;
use bevy::math::primitives::InfinitePlane3d;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;

use super::hover::Hovered;
use super::selection::{ActivateSite, BesideActivated, Deselect, Selection};
use super::turn_guard::TurnGuard;
use crate::app::board::{BoardPiece, PickSite, Timeline};
use crate::app::camera::TableCamera;
use crate::app::exercises::{Exercise, Running};
use crate::app::games::{BoardLook, Spot};
use crate::app::platform::Redraw;
use crate::app::session::{MatchStarted, Session, is_upside_down};
use crate::app::settings::Settings;
use crate::app::state::{Menu, TurnPhase};
use rules::Site;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(deselect);
}

/// How far from the centre of a place, in units of the board, a piece can be dropped.
const NEAR: f32 = 0.95;
/// How far from the centre of a landing, as a fraction of its half-width, a piece counts as carried over it.
const OVER: f32 = 0.75;
/// How much of a target, in half-widths around its middle, wins over the selected piece itself, whose head hides it: its frame.
const FRAME: f32 = 0.85;
/// How much of a target wins over another piece that can be chosen, and hides it: all but its rim, as there is more to see of that piece.
const MIDDLE: f32 = 0.7;
/// How high above the board a piece is carried.
const CARRIED: f32 = 0.9;

/// What a pointer is dragging.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) enum Grip {
    #[default]
    Nothing,
    /// A piece.
    Piece { pointer: PointerId, from: Site, entity: Entity },
    /// The table: the camera rotates.
    Table { pointer: PointerId },
    /// The table: the camera is shifted.
    View { pointer: PointerId },
}

impl Grip {
    pub(crate) const fn pointer(&self) -> Option<PointerId> {
        match self {
            Self::Nothing => None,
            Self::Piece { pointer, .. } | Self::Table { pointer } | Self::View { pointer } => Some(*pointer),
        }
    }

    pub(crate) const fn is_free(&self) -> bool {
        matches!(self, Self::Nothing)
    }
}

/// Everything needed to drag pieces and pick places on the board.
#[derive(SystemParam)]
pub(crate) struct Hand<'w, 's> {
    pub(crate) grip: ResMut<'w, Grip>,
    pub(crate) selection: ResMut<'w, Selection>,
    pub(crate) session: Session<'w>,
    pub(crate) redraw: ResMut<'w, Redraw>,
    look: Res<'w, BoardLook>,
    timeline: ResMut<'w, Timeline>,
    hovered: ResMut<'w, Hovered>,
    turn: Option<Res<'w, State<TurnPhase>>>,
    menu: Res<'w, State<Menu>>,
    guard: Res<'w, TurnGuard>,
    settings: Res<'w, Settings>,
    exercise: Res<'w, Exercise>,
    camera: Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    board_pieces: Query<'w, 's, (Entity, &'static mut BoardPiece, &'static mut Transform)>,
    touches: Query<'w, 's, &'static PickSite>,
}

impl Hand<'_, '_> {
    /// The place that an entity stands for in the position.
    pub(crate) fn standing_for(&self, thing: Entity) -> Option<Site> {
        Some(self.touches.get(thing).ok()?.0)
    }

    /// Whether an entity is a piece beside the board.
    pub(crate) fn is_beside(&self, thing: Entity) -> bool {
        self.board_pieces.get(thing).is_ok_and(|(_, board_piece, _)| board_piece.site().is_none())
    }

    /// Activates the place that a click or a tap means, or else lets go of the selected piece; a piece beside the board says what it is there
    /// for.
    pub(crate) fn activate(&self, place: Option<Site>, is_beside: bool, commands: &mut Commands) {
        match place {
            Some(site) => commands.trigger(ActivateSite(site)),
            None if *self.selection != Selection::Nothing => commands.trigger(Deselect),
            None if is_beside && self.session.is_human_to_move() => commands.trigger(BesideActivated),
            None => {}
        }
    }

    /// The place meant by picking an entity: a piece in the middle of a jump series stands for the place where it is seen.
    pub(crate) fn place_of(&self, thing: Entity) -> Option<Site> {
        let site = self.standing_for(thing)?;
        let board_piece = self.board_pieces.get(thing).ok();
        let seen = board_piece.and_then(|(_, board_piece, at)| board_piece.seen_at(at, &**self.look));
        Some(seen.unwrap_or(site))
    }

    /// The place meant by a click at `at`, or by pointing there, where `thing` is the nearest. A target, of the selected piece or for a new
    /// one, wins over a piece that stands in front of it and hides it, and so does a piece that can act over one that cannot, and what a course
    /// points at over everything. Another piece that can itself be chosen gives way only to the middle of a target of the selected one, or of
    /// the place of another that can be chosen: to choose it by mistake costs nothing, and a move that was not meant does.
    pub(crate) fn place_at(&self, thing: Option<Entity>, at: Vec2) -> Option<Site> {
        let seen = thing.and_then(|thing| self.place_of(thing));
        let pointed_out = self.hidden_and_pointed_out(seen, at);
        pointed_out.or_else(|| self.hidden_target(seen, at)).or_else(|| self.hidden_piece(seen?, at)).or(seen)
    }

    fn hidden_and_pointed_out(&self, seen: Option<Site>, at: Vec2) -> Option<Site> {
        let lesson = self.exercise.running().and_then(Running::pointing)?;
        let is_pointed_out =
            |site: &Site| lesson.pointed_at().any(|at| at == *site) && self.is_activatable(*site);
        self.place_under(at, 1.0)
            .filter(is_pointed_out)
            .filter(|_| !seen.is_some_and(|seen| is_pointed_out(&seen)))
    }

    fn hidden_piece(&self, seen: Site, at: Vec2) -> Option<Site> {
        let share = if self.is_activatable(seen) { MIDDLE } else { 1.0 };
        self.place_under(at, share).filter(|under| self.is_activatable(*under))
    }

    /// The place whose ground, up to a share of its half-width, is at a point of the window, whatever stands in front of it.
    fn place_under(&self, at: Vec2, share: f32) -> Option<Site> {
        let ground = on_board(*self.camera, at, 0.0)?;
        let spots = self.look.spots();
        let is_under = |spot: &&Spot| {
            let away = (spot.place - ground).abs();
            away.x.max(away.z) <= spot.reach * share
        };
        spots.iter().find(is_under).map(|spot| spot.site)
    }

    fn hidden_target(&self, seen: Option<Site>, at: Vec2) -> Option<Site> {
        let (from, moves) = (self.selection.from(), self.session.legal_moves());
        let is_target = |site| match &*self.selection {
            Selection::Led { lead, .. } => lead.next.contains(&site),
            _ => !moves.between(from, Some(site)).is_empty(),
        };
        let share = match seen {
            // Also one that could go round to where it stands.
            Some(seen) if from == Some(seen) => FRAME,
            Some(seen) if is_target(seen) => return None,
            Some(seen) if self.is_activatable(seen) && from.is_some() => MIDDLE,
            Some(seen) if self.is_activatable(seen) => return None,
            _ => 1.0,
        };
        self.place_under(at, share).filter(|site| is_target(*site))
    }

    /// Lifts the piece on a place, if it can act. Returns whether a piece is held now.
    pub(crate) fn lift(&mut self, pointer: PointerId, from: Site) -> bool {
        let is_closed = self
            .turn
            .as_ref()
            .is_none_or(|turn| matches!(***turn, TurnPhase::Over | TurnPhase::Scoring) || turn.shows_past());
        if is_closed || **self.menu != Menu::None || self.guard.is_up() {
            return false;
        }
        let found = self.board_pieces.iter().find(|(_, board_piece, _)| board_piece.site() == Some(from));
        let Some((entity, ..)) = found.filter(|_| self.session.legal_moves().can_act(from)) else {
            return false;
        };
        self.timeline.skip();
        *self.selection = Selection::Piece { from };
        *self.grip = Grip::Piece { pointer, from, entity };
        true
    }

    /// Carries the held piece: it is drawn at `seen` in the window, while the pointer is at `at`.
    pub(crate) fn carry(&mut self, at: Vec2, seen: Vec2) {
        let Grip::Piece { entity, .. } = *self.grip else { return };
        self.redraw.request();
        let place = on_board(*self.camera, seen, CARRIED);
        if let (Some(place), Ok((_, _, mut transform))) = (place, self.board_pieces.get_mut(entity)) {
            transform.translation = place;
        }
        // A series of jumps is made by carrying the piece over its landings.
        let below = on_board(*self.camera, at, 0.0);
        let site = below.and_then(|place| {
            let spots = self.look.spots();
            let under = spots.iter().find(|spot| spot.place.distance(place) < spot.reach * OVER);
            under.map(|spot| spot.site)
        });
        // At once, not by a request: the piece may be carried on and dropped before the next frame.
        let led = site
            .filter(|site| self.selection.way().last() != Some(site))
            .and_then(|site| self.selection.led_to(site, true, &self.session));
        if let Some(led) = led {
            *self.selection = led;
        }
        let target = self.target(at);
        self.hovered.set_if_neq(Hovered::by_hand(target));
    }

    /// Drops the held piece on the place below, if it can go there.
    pub(crate) fn put_down(&mut self, at: Vec2, commands: &mut Commands) {
        let target = self.target(at);
        let Grip::Piece { from, entity, pointer } = std::mem::take(&mut *self.grip) else { return };
        self.redraw.request();
        // A finger that slides off a piece selects nothing.
        if target.is_none() && pointer.is_touch() {
            *self.selection = Selection::Nothing;
            return;
        }
        let way = self.selection.way();
        if way.len() > 1 {
            // Dropped on its last landing, it stops there; elsewhere, the path of the drag does not matter.
            let stops = target == way.last().copied() && self.selection.proposal().is_some();
            match self.board_pieces.get_mut(entity) {
                Ok((_, mut board_piece, _)) if stops => board_piece.led = way[1..].to_vec(),
                _ => *self.selection = Selection::Piece { from },
            }
        }
        if let Some(site) = target {
            commands.trigger(ActivateSite(site));
        }
    }

    /// Cancels the drag: the piece returns to its place.
    pub(crate) fn give_up(&mut self) {
        self.redraw.request();
        if let Grip::Piece { .. } = std::mem::take(&mut *self.grip) {
            *self.selection = Selection::Nothing;
        }
    }

    /// Where the held piece would be dropped: the nearest place below that it can go to.
    fn target(&self, at: Vec2) -> Option<Site> {
        let Grip::Piece { from, pointer, .. } = *self.grip else { return None };
        let place = on_board(*self.camera, at, 0.0)?;
        let moves = self.session.legal_moves();
        let way = self.selection.way();
        let landing = way.last().filter(|_| way.len() > 1);
        let is_target = |site| landing == Some(&site) || !moves.between(Some(from), Some(site)).is_empty();
        let distance = |spot: &Spot| spot.place.distance(place);
        // On a small screen, a fingertip covers more than one place.
        let is_near = |spot: &Spot| {
            distance(spot) < NEAR
                || pointer.is_touch() && self.pixel(spot.place).is_some_and(|pixel| pixel.distance(at) < TIP)
        };
        let spots = self.look.spots();
        let near = spots.iter().filter(|spot| is_target(spot.site) && is_near(spot));
        near.min_by(|a, b| distance(a).total_cmp(&distance(b))).map(|spot| spot.site)
    }

    /// The place meant by a fingertip at `at`, over the entity `under`: its place if activating it does something, otherwise the
    /// nearest such place that the fingertip covers.
    pub(crate) fn meant(&self, under: Option<Site>, at: Vec2) -> Option<Site> {
        if under.is_some_and(|site| self.is_activatable(site)) {
            return under;
        }
        let spots = self.look.spots();
        let there = spots.iter().filter(|spot| self.is_activatable(spot.site));
        let distances = there.filter_map(|spot| Some((self.pixel(spot.place)?.distance(at), spot.site)));
        let nearest = distances.min_by(|a, b| a.0.total_cmp(&b.0));
        nearest.filter(|(distance, _)| *distance <= TIP).map(|(_, site)| site).or(under)
    }

    /// Whether activating a place does something.
    pub(crate) fn is_activatable(&self, site: Site) -> bool {
        self.selection.is_activatable(site, &self.session)
    }

    /// Whether the keyboard cursor is on the board.
    pub(crate) fn is_pointed_by_key(&self) -> bool {
        self.hovered.by_key
    }

    /// Whether the player to move sees the table upside down.
    pub(crate) fn is_upside_down(&self) -> bool {
        is_upside_down(&self.session, &self.settings)
    }

    /// Highlights the place that would be activated.
    pub(crate) fn point_at(&mut self, site: Option<Site>) {
        self.hovered.set_if_neq(Hovered::by_hand(site));
    }

    /// Removes the highlight of the place that was pointed at.
    pub(crate) fn point_away(&mut self) {
        if self.hovered.site.is_some() && !self.hovered.by_key {
            self.hovered.site = None;
        }
    }

    /// The point of the table that is seen at a position in the window, by its x and z.
    pub(crate) fn table_at(&self, at: Vec2) -> Option<Vec2> {
        on_board(*self.camera, at, 0.0).map(|point| point.xz())
    }

    /// The position of a place in the window.
    fn pixel(&self, place: Vec3) -> Option<Vec2> {
        let (camera, transform) = *self.camera;
        camera.world_to_viewport(transform, place).ok()
    }
}

/// Half the width of a fingertip, in logical pixels: touch targets are at least twice as wide.
const TIP: f32 = 22.0;

/// The point over the board, at a height, of a position in the window.
fn on_board((camera, transform): (&Camera, &GlobalTransform), at: Vec2, height: f32) -> Option<Vec3> {
    let ray = camera.viewport_to_world(transform, at).ok()?;
    let distance = ray.intersect_plane(Vec3::Y * height, InfinitePlane3d::new(Vec3::Y))?;
    Some(ray.get_point(distance))
}

/// A new match cancels any drag.
fn deselect(_: On<MatchStarted>, mut grip: ResMut<Grip>) {
    *grip = Grip::Nothing;
}
