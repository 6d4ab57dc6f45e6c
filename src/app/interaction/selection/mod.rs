//! The selection: the selected piece, its target, and the payment.
//!
//! Everything comes from the legal actions and their gestures; no rules are known here.

mod choice;
mod payment;

use bevy::prelude::*;

use choice::Choice;

use super::turn_guard::TurnGuard;
use crate::app::ai::Hint;
use crate::app::board::Timeline;
use crate::app::session::{Assist, Assists, InSight, PlayAction, PositionChanged, Session};
use crate::app::settings::Settings;
use crate::app::state::{Menu, Screen};
use rules::{AnyAction, Game, Lead, Presented, Site};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Selection>()
        .add_observer(activate_site)
        .add_observer(confirm)
        .add_observer(deselect)
        .add_observer(reset);
}

/// Request: activate a place on the board, or the piece on it.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ActivateSite(pub(crate) Site);

/// Fact: a piece beside the board was clicked, with nothing selected.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct BesideActivated;

/// Request: confirm the proposal.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct Confirm;

/// Request: clear the selection.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct Deselect;

/// Fact: something else was chosen while this place was still to be confirmed.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct OfferDropped(pub(crate) Site);

/// The selection.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Selection {
    /// Nothing.
    #[default]
    Nothing,
    /// A piece: its targets are highlighted.
    Piece { from: Site },
    /// A piece in the middle of a jump series.
    Led {
        /// Its starting place, then its landings so far: at least one.
        way: Vec<Site>,
        /// Where it can stop and where it can continue.
        lead: Lead<AnyAction>,
        /// Whether it is being dragged.
        carried: bool,
    },
    /// A piece and its target, with several ways to pay, one of which is proposed.
    Offer {
        from: Site,
        to: Site,
        /// All actions that lead there.
        ways: Vec<AnyAction>,
        /// The index in `ways` of the proposal.
        proposed: usize,
        /// What the player wants to pay with, latest last.
        wanted: Vec<Site>,
    },
    /// An action that only needs confirmation: one that brings a piece back to where it was, or any, if the player has turned that on.
    Asked { from: Option<Site>, to: Site, action: AnyAction },
}

impl Selection {
    /// The selected piece.
    pub(crate) fn from(&self) -> Option<Site> {
        match self {
            Self::Nothing => None,
            Self::Led { way, .. } => way.first().copied(),
            Self::Piece { from } | Self::Offer { from, .. } => Some(*from),
            Self::Asked { from, .. } => *from,
        }
    }

    /// The proposed action.
    pub(crate) fn proposal(&self) -> Option<&AnyAction> {
        match self {
            Self::Offer { ways, proposed, .. } => ways.get(*proposed),
            Self::Led { lead, .. } => lead.stop.as_ref(),
            Self::Asked { action, .. } => Some(action),
            Self::Nothing | Self::Piece { .. } => None,
        }
    }

    /// The path of the selected piece: its starting place, then its landings.
    pub(crate) fn way(&self) -> Vec<Site> {
        match self {
            Self::Led { way, .. } => way.clone(),
            _ => self.from().into_iter().collect(),
        }
    }
}

fn activate_site(
    touch: On<ActivateSite>,
    session: Session,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut timeline: ResMut<Timeline>,
    (in_sight, assists): (InSight, Res<Assists>),
    (guard, settings, hint): (Res<TurnGuard>, Res<Settings>, Res<Hint>),
    mut selection: ResMut<Selection>,
    mut commands: Commands,
) {
    if **screen != Screen::Table || **menu != Menu::None {
        return;
    }
    // Skip running animations: the player is acting.
    timeline.skip();
    if !in_sight.lets_act(&mut commands) || guard.is_up() {
        return;
    }
    let by_landings = assists.shows(Assist::Landings) || !session.legal_moves().are_all;
    let hinted = hint.advice().and_then(|advice| advice.turn.first());
    match selection.choose(touch.0, by_landings, hinted, &session) {
        Choice::Select(next) => {
            let offered = |selection: &Selection| match selection {
                Selection::Offer { to, .. } => Some(*to),
                _ => None,
            };
            if let Some(to) = offered(&selection).filter(|to| offered(&next) != Some(*to)) {
                commands.trigger(OfferDropped(to));
            }
            *selection = next;
        }
        Choice::Play(action) if selection.proposal() != Some(&action) => {
            let gesture = session.position().gesture(&action);
            // Who activates a chosen piece again may only want to let go of it, even if it can go round and come back.
            let is_chosen_again = matches!(*selection, Selection::Piece { from } if gesture.to == Some(from));
            let must_ask = settings.confirm || is_chosen_again;
            // Illegal actions need no confirmation: the rules say why.
            let is_legal = session.position().clone().play(&action).is_ok();
            match gesture.to.filter(|_| must_ask && is_legal) {
                Some(to) => *selection = Selection::Asked { from: gesture.from, to, action },
                None => commands.trigger(PlayAction(action)),
            }
        }
        // After a refusal, the chosen piece stays chosen.
        Choice::Play(action) => commands.trigger(PlayAction(action)),
    }
}

fn confirm(_: On<Confirm>, selection: Res<Selection>, guard: Res<TurnGuard>, mut commands: Commands) {
    if let Some(action) = selection.proposal().filter(|_| !guard.is_up()) {
        commands.trigger(PlayAction(action.clone()));
    }
}

fn deselect(_: On<Deselect>, mut selection: ResMut<Selection>) {
    *selection = Selection::Nothing;
}

/// Nothing stays selected, but a piece that can go on in the same turn.
fn reset(change: On<PositionChanged>, session: Session, mut selection: ResMut<Selection>) {
    if *change == PositionChanged::TimeRanOut {
        return;
    }
    let moved = session.game().played().last().filter(|_| *change == PositionChanged::Played);
    let gesture = moved.map(|played| session.position().gesture(&played.action));
    let place = gesture.and_then(|gesture| gesture.from.and(gesture.to));
    *selection = match place.filter(|place| session.legal_moves().can_act(*place)) {
        Some(from) => Selection::Piece { from },
        None => Selection::Nothing,
    };
}
