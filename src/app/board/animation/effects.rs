//! Turns an action's effects into animations: which piece moves where, when and how.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;

use super::energy;
use super::motion::{BoardPieces, Manner, Motion};
use super::speeds::{END_OF_TURN, FLIP, FLIP_STAGGER, FLOW, SNAPS_IN};
use super::timeline::Timeline;
use super::win::act_out_win;
use crate::app::board::replay::Replaying;
use crate::app::board::sync::sync_pieces;
use crate::app::games::{BoardLook, Happening, Look, Moment};
use crate::app::order::{ActionSystems, AfterAction};
use crate::app::session::{PlayedActions, Session};
use rules::{Effect, Game, Piece, Site};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(AfterAction, animate_action.in_set(ActionSystems::Animate));
}

fn animate_action(
    actions: Res<PlayedActions>,
    session: Session,
    look: Res<BoardLook>,
    replaying: Res<Replaying>,
    mut timeline: ResMut<Timeline>,
    mut board_pieces: BoardPieces,
    mut commands: Commands,
) {
    let look = &**look;
    // Skip running animations: the player is acting.
    timeline.skip();
    if replaying.0 {
        // The pieces show an earlier position, which does not have this action.
        sync_pieces(session.position(), &session, look, &mut timeline, &mut board_pieces, &mut commands);
    } else {
        animate(actions.effects(), look, &mut timeline, &mut board_pieces, &mut commands);
    }
    // A score is counted first.
    let winner = session.outcome().and_then(|outcome| outcome.winner);
    if let Some(winner) = winner.filter(|_| session.position().score().is_none()) {
        let middle = arrival(actions.effects()).map_or(Vec3::ZERO, |site| place_of(site, look));
        act_out_win(winner, middle, look, &mut timeline, &mut board_pieces, &mut commands);
    }
}

/// Where a piece went last.
fn arrival(effects: &[Effect]) -> Option<Site> {
    effects.iter().rev().find_map(|effect| match effect {
        Effect::Moved { to: at, .. } | Effect::Jumped { to: at, .. } | Effect::Placed { at, .. } => Some(*at),
        _ => None,
    })
}

fn place_of(site: Site, look: &dyn Look) -> Vec3 {
    let spots = look.spots();
    spots.iter().find(|spot| spot.site == site).map_or(Vec3::ZERO, |spot| spot.place)
}

/// Plans the animations of `effects`, after everything planned already.
pub(crate) fn animate(
    effects: &[Effect],
    look: &dyn Look,
    timeline: &mut Timeline,
    board_pieces: &mut BoardPieces,
    commands: &mut Commands,
) {
    let at = board_pieces.iter().filter_map(|(entity, piece, ..)| Some((piece.site()?, entity))).collect();
    let time = timeline.next_start();
    let mut planner = Planner {
        look,
        timeline,
        board_pieces,
        commands,
        at,
        time,
        flips: 0,
        flows: false,
        hops: (Entity::PLACEHOLDER, 0),
        runners: Vec::new(),
    };
    let mut later = effects;
    while !later.is_empty() {
        later = &later[planner.plan(later)..];
    }
    planner.turn_runners_back();
    let end = planner.time;
    timeline.plan(end);
}

/// Plans one effect after the other.
pub(super) struct Planner<'a, 'w, 's, 'c, 'd> {
    pub(super) look: &'a dyn Look,
    pub(super) timeline: &'a mut Timeline,
    pub(super) board_pieces: &'a mut BoardPieces<'w, 's>,
    pub(super) commands: &'a mut Commands<'c, 'd>,
    /// Which piece will be where.
    pub(super) at: HashMap<Site, Entity>,
    /// When the next effect begins.
    pub(super) time: f32,
    /// How many battery stones in a row turn over.
    flips: usize,
    /// Whether their energy flows to a piece.
    flows: bool,
    /// The piece that jumped last, and how often in a row.
    pub(super) hops: (Entity, usize),
    /// The pieces that ran: at the end they turn back.
    pub(super) runners: Vec<Entity>,
}

impl Planner<'_, '_, '_, '_, '_> {
    /// Plans the first of these effects, and those that are one motion with it. Returns how many.
    fn plan(&mut self, effects: &[Effect]) -> usize {
        let Some((effect, later)) = effects.split_first() else { return 0 };
        if !matches!(effect, Effect::Spent { .. } | Effect::Charged { .. }) {
            self.end_flips();
        }
        let mut planned = 1;
        // Only our own pieces are animated.
        let _ = match effect {
            Effect::Spent { at } => self.spend(*at, later),
            Effect::Charged { at } => self.flip(*at, false),
            Effect::Moved { from, to } => {
                let run = self.straight_run(*from, *to, later);
                planned += run.further;
                self.run(*from, run)
            }
            Effect::Jumped { from, to, .. } => self.jump(*from, *to),
            Effect::Placed { piece, at } => self.place(*piece, *at),
            Effect::Lost { at, piece } => self.lose(*piece, *at),
            Effect::Captured { at, piece } => self.capture(*piece, *at, self.time),
            Effect::TurnEnded { .. } => {
                self.time += END_OF_TURN;
                // The end of the match is heard instead.
                if !later.iter().any(|effect| matches!(effect, Effect::Ended { .. })) {
                    self.hear(self.time, Happening::TurnEnds, None, Vec3::ZERO);
                }
                Some(())
            }
            // A score is counted first.
            Effect::Ended { outcome } if outcome.reason.is_by_points() => Some(()),
            Effect::Ended { outcome } => {
                self.hear(self.time, Happening::MatchEnds(outcome.winner), None, Vec3::ZERO);
                Some(())
            }
            // It is another person's turn.
            Effect::SidesSwapped => {
                self.hear(self.time, Happening::TurnEnds, None, Vec3::ZERO);
                Some(())
            }
        };
        planned
    }

    /// A robot starts when the energy has arrived, or while its battery stones are still turning.
    fn end_flips(&mut self) {
        if self.flips > 0 {
            let last = FLIP_STAGGER * (self.flips - 1) as f32;
            self.time += if self.flows { last + FLOW } else { FLIP * 0.7 };
        }
        (self.flips, self.flows) = (0, false);
    }

    /// A battery stone pays: it turns over, and its energy flows to the piece that moves next.
    fn spend(&mut self, site: Site, later: &[Effect]) -> Option<()> {
        let mover = later.iter().find_map(|effect| match effect {
            Effect::Moved { from, .. } | Effect::Jumped { from, .. } => Some(*from),
            _ => None,
        });
        let path = mover.map(|mover| self.look.energy_path(site, mover)).unwrap_or_default();
        if !path.is_empty() {
            energy::flow(&path, self.time + FLIP_STAGGER * self.flips as f32, self.commands);
            self.flows = true;
        }
        self.flip(site, true)
    }

    /// A battery stone turns over.
    fn flip(&mut self, site: Site, spent: bool) -> Option<()> {
        let (_, mut board_piece, mut motions, _) = self.board_pieces.get_mut(*self.at.get(&site)?).ok()?;
        let from = board_piece.rest(self.look);
        board_piece.piece.spent = spent;
        let start = self.time + FLIP_STAGGER * self.flips as f32;
        let motion = Motion::straight(start, FLIP, from, board_piece.rest(self.look));
        motions.0.push_back(Motion { manner: Manner::Clicks, lift: 0.7, ..motion });
        let (piece, place) = (board_piece.piece, from.translation);
        self.timeline.plan(start + FLIP);
        self.flips += 1;
        self.hear(start + FLIP * SNAPS_IN, Happening::TurnsOver, Some(piece), place);
        if !spent {
            self.hear(start + FLIP, Happening::IsCharged, Some(piece), place);
        }
        Some(())
    }

    /// Plans what is heard when something happens, at usual speed.
    pub(super) fn hear(&mut self, at: f32, happening: Happening, piece: Option<Piece>, place: Vec3) {
        self.hear_at_speed(at, 0.5, happening, piece, place);
    }

    /// Plans what is heard when something happens at a speed, from 0 to 1.
    pub(super) fn hear_at_speed(
        &mut self,
        at: f32,
        speed: f32,
        happening: Happening,
        piece: Option<Piece>,
        place: Vec3,
    ) {
        self.timeline.plan_sound(at, Moment { happening, piece, place, speed }, self.look);
    }
}
