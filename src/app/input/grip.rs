//! What a hand holds, be it the mouse or a finger, and how it carries a piece.

use bevy::ecs::system::SystemParam;
use bevy::math::primitives::InfinitePlane3d;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;

use crate::app::camera::TableCamera;
use crate::app::guard::Guard;
use crate::app::marks::Pointed;
use crate::app::pieces::Spot;
use crate::app::screen::{Menu, Turn};
use crate::app::seating::is_upside_down;
use crate::app::selection::{LeadTo, Selection, TouchSite, can_act, targets};
use crate::app::session::{MatchStarted, Session};
use crate::app::settings::Settings;
use crate::app::table::{MotionSystems, Motions, ShowingAgain, Stage, Token, Touch};
use crate::app::telling::carries_pieces;
use crate::app::wake::Wake;
use crate::games::Site;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Grip>()
        .add_systems(Update, put_back.run_if(not(carries_pieces)).before(MotionSystems))
        .add_observer(let_go);
}

/// How far from the middle of a place, in units of the board, a piece may be dropped.
const NEAR: f32 = 0.95;
/// How far from the middle of a landing, in parts of the way to its edge, a piece is carried over it.
const OVER: f32 = 0.75;
/// How high a piece is carried over the board.
const CARRIED: f32 = 0.9;

/// What a pointer that is pressed holds on to.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(super) enum Grip {
    #[default]
    Nothing,
    /// Something, but it has not moved far enough to tell.
    Undecided { pointer: PointerId, site: Option<Site>, button: PointerButton },
    /// A piece.
    Piece { pointer: PointerId, from: Site, entity: Entity },
    /// The table: the camera turns.
    Table { pointer: PointerId },
}

impl Grip {
    pub(super) const fn pointer(&self) -> Option<PointerId> {
        match self {
            Self::Nothing => None,
            Self::Undecided { pointer, .. } | Self::Piece { pointer, .. } | Self::Table { pointer } => {
                Some(*pointer)
            }
        }
    }
}

/// A hand over the board: what it may do, and all that it needs to carry a piece.
#[derive(SystemParam)]
pub(super) struct Hand<'w, 's> {
    pub(super) grip: ResMut<'w, Grip>,
    pub(super) selection: ResMut<'w, Selection>,
    pub(super) session: Option<Res<'w, Session>>,
    pub(super) wake: ResMut<'w, Wake>,
    stage: ResMut<'w, Stage>,
    pointed: ResMut<'w, Pointed>,
    turn: Option<Res<'w, State<Turn>>>,
    menu: Res<'w, State<Menu>>,
    showing: Res<'w, ShowingAgain>,
    guard: Res<'w, Guard>,
    settings: Res<'w, Settings>,
    camera: Single<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
    tokens: Query<'w, 's, (Entity, &'static mut Token, &'static mut Transform)>,
    touches: Query<'w, 's, &'static Touch>,
}

impl Hand<'_, '_> {
    /// The place that a thing on the table stands for by the position.
    pub(super) fn standing_for(&self, thing: Entity) -> Option<Site> {
        Some(self.touches.get(thing).ok()?.0)
    }

    /// The place that is meant by touching a thing: a piece that is being led, and is on its way, is touched where it is seen.
    pub(super) fn place_of(&self, thing: Entity) -> Option<Site> {
        let site = self.standing_for(thing)?;
        let token = self.tokens.get(thing).ok().zip(self.session.as_ref());
        let seen = token.and_then(|((_, token, at), session)| token.seen_at(at, session.look()));
        Some(seen.unwrap_or(site))
    }

    /// Lifts the piece on a place, if it can act. Gives whether a piece is held now.
    pub(super) fn lift(&mut self, pointer: PointerId, from: Site) -> bool {
        let is_over = self.turn.as_ref().is_none_or(|turn| matches!(***turn, Turn::Over | Turn::Telling));
        if is_over || **self.menu != Menu::None || self.showing.0 || self.guard.is_up() {
            return false;
        }
        let Some(session) = &self.session else { return false };
        let found = self.tokens.iter().find(|(_, token, _)| token.site() == Some(from));
        let Some((entity, ..)) = found.filter(|_| can_act(session, from)) else { return false };
        self.stage.skip();
        *self.selection = Selection::Piece { from };
        *self.grip = Grip::Piece { pointer, from, entity };
        true
    }

    /// Carries the piece that is held: it is seen over `seen` in the window, while the hand is at `at`.
    pub(super) fn carry(&mut self, at: Vec2, seen: Vec2, commands: &mut Commands) {
        let Grip::Piece { entity, .. } = *self.grip else { return };
        self.wake.up();
        let place = on_board(*self.camera, seen, CARRIED);
        if let (Some(place), Ok((_, _, mut transform))) = (place, self.tokens.get_mut(entity)) {
            transform.translation = place;
        }
        // Jumps in a row are made by carrying the piece over its landings.
        let below = on_board(*self.camera, at, 0.0);
        let site = below.zip(self.session.as_ref()).and_then(|(place, session)| {
            let spots = session.look().spots();
            let under = spots.iter().find(|spot| spot.place.distance(place) < spot.reach * OVER);
            under.map(|spot| spot.site)
        });
        if let Some(site) = site.filter(|site| self.selection.way().last() != Some(site)) {
            commands.trigger(LeadTo(site));
        }
        let target = self.target(at);
        self.pointed.set_if_neq(Pointed::by_hand(target));
    }

    /// Lets go of what is held; a piece is put on the place below, if it can go there.
    pub(super) fn put_down(&mut self, at: Vec2, commands: &mut Commands) {
        let target = self.target(at);
        let Grip::Piece { from, entity, pointer } = std::mem::take(&mut *self.grip) else { return };
        self.wake.up();
        // A finger that slips off a piece has chosen nothing.
        if target.is_none() && pointer.is_touch() {
            *self.selection = Selection::Nothing;
            return;
        }
        let way = self.selection.way();
        if way.len() > 1 {
            // Let go of on its last landing it stops there; elsewhere the way that it was carried does not matter.
            let stops = target == way.last().copied() && self.selection.proposal().is_some();
            match self.tokens.get_mut(entity) {
                Ok((_, mut token, _)) if stops => token.led = way[1..].to_vec(),
                _ => *self.selection = Selection::Piece { from },
            }
        }
        if let Some(site) = target {
            commands.trigger(TouchSite(site));
        }
    }

    /// Lets go of what is held, which goes back to where it was.
    pub(super) fn give_up(&mut self) {
        self.wake.up();
        if let Grip::Piece { .. } = std::mem::take(&mut *self.grip) {
            *self.selection = Selection::Nothing;
        }
    }

    /// Where the piece that is held would be put down: the nearest place below that it can go to.
    fn target(&self, at: Vec2) -> Option<Site> {
        let Grip::Piece { from, pointer, .. } = *self.grip else { return None };
        let session = self.session.as_ref()?;
        let place = on_board(*self.camera, at, 0.0)?;
        let mut targets = targets(session.position(), Some(from));
        let way = self.selection.way();
        targets.extend(way.last().filter(|_| way.len() > 1));
        let distance = |spot: &Spot| spot.place.distance(place);
        // On a small screen a fingertip covers more than a place.
        let is_near = |spot: &Spot| {
            distance(spot) < NEAR
                || pointer.is_touch() && self.pixel(spot.place).is_some_and(|pixel| pixel.distance(at) < TIP)
        };
        let spots = session.look().spots();
        let near = spots.iter().filter(|spot| targets.contains(&spot.site) && is_near(spot));
        near.min_by(|a, b| distance(a).total_cmp(&distance(b))).map(|spot| spot.site)
    }

    /// The place that a fingertip means which is at `at`, on what stands for `under`: that one if touching it does something, else the
    /// nearest such place that the fingertip covers.
    pub(super) fn meant(&self, under: Option<Site>, at: Vec2) -> Option<Site> {
        let session = self.session.as_ref()?;
        let touchable = self.selection.touchable(session);
        if under.is_some_and(|site| touchable.contains(&site)) {
            return under;
        }
        let spots = session.look().spots();
        let there = spots.iter().filter(|spot| touchable.contains(&spot.site));
        let distances = there.filter_map(|spot| Some((self.pixel(spot.place)?.distance(at), spot.site)));
        let nearest = distances.min_by(|a, b| a.0.total_cmp(&b.0));
        nearest.filter(|(distance, _)| *distance <= TIP).map(|(_, site)| site).or(under)
    }

    /// Whether touching a place does something.
    pub(super) fn is_touchable(&self, site: Site) -> bool {
        self.session.as_ref().is_some_and(|session| self.selection.touchable(session).contains(&site))
    }

    /// Whether the keyboard's cursor is on the board.
    pub(super) fn is_pointed_by_key(&self) -> bool {
        self.pointed.by_key
    }

    /// Whether the player to move sees the table upside down.
    pub(super) fn is_upside_down(&self) -> bool {
        self.session.as_ref().is_some_and(|session| is_upside_down(session, &self.settings))
    }

    /// Lights the place that would be touched.
    pub(super) fn point_at(&mut self, site: Option<Site>) {
        self.pointed.set_if_neq(Pointed::by_hand(site));
    }

    /// Lights a place no longer, if it is lit.
    pub(super) fn point_away(&mut self, site: Option<Site>) {
        if site.is_some() && self.pointed.site == site && !self.pointed.by_key {
            self.pointed.site = None;
        }
    }

    /// Where a place on the board is in the window.
    fn pixel(&self, place: Vec3) -> Option<Vec2> {
        let (camera, transform) = *self.camera;
        camera.world_to_viewport(transform, place).ok()
    }
}

/// Half the width of a fingertip, in logical pixels: a target is twice as wide at least.
const TIP: f32 = 22.0;

/// Where a place in the window lies over the board, at a height.
fn on_board((camera, transform): (&Camera, &GlobalTransform), at: Vec2, height: f32) -> Option<Vec3> {
    let ray = camera.viewport_to_world(transform, at).ok()?;
    let distance = ray.intersect_plane(Vec3::Y * height, InfinitePlane3d::new(Vec3::Y))?;
    Some(ray.get_point(distance))
}

/// A new match finds empty hands.
fn let_go(_: On<MatchStarted>, mut grip: ResMut<Grip>) {
    *grip = Grip::Nothing;
}

/// A piece that was carried and let go of goes back to where it belongs, unless it is on its way already.
fn put_back(
    grip: Res<Grip>,
    session: Option<Res<Session>>,
    mut stage: ResMut<Stage>,
    mut tokens: Query<(Entity, &Token, &Transform, &mut Motions)>,
) {
    let Some(session) = session else { return };
    let held = match *grip {
        Grip::Piece { entity, .. } => Some(entity),
        _ => None,
    };
    for (entity, token, transform, mut motions) in &mut tokens {
        if held != Some(entity) {
            motions.come_home(*transform, token.rest(session.look()), &mut stage);
        }
    }
}
