//! The selection: the selected piece, its target, and the payment.
//!
//! Everything comes from the legal actions and their gestures; no rules are known here.

use bevy::prelude::*;

use super::turn_guard::TurnGuard;
use crate::app::board::{Replaying, Timeline};
use crate::app::session::{
    ActionPlayed, ActionUndone, Assist, Assists, LeaveTable, MatchStarted, PlayAction, ReviewMoved, Session,
};
use crate::app::settings::Settings;
use crate::app::state::{Menu, Screen};
use crate::games::{AnyAction, AnyGame, Game, Gesture, Lead, Presented, Site};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Selection>()
        .add_observer(activate_site)
        .add_observer(lead_to)
        .add_observer(confirm)
        .add_observer(deselect)
        .add_observer(forget::<ActionPlayed>)
        .add_observer(forget::<ActionUndone>)
        .add_observer(forget::<MatchStarted>)
        .add_observer(forget::<ReviewMoved>)
        .add_observer(forget::<LeaveTable>);
}

/// Request: activate a place on the board, or the piece on it.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ActivateSite(pub(crate) Site);

/// Request: carry the selected piece over a place where it can land on the way.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct LeadTo(pub(crate) Site);

/// Request: confirm the proposal.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct Confirm;

/// Request: clear the selection.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct Deselect;

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
    /// An action that only needs confirmation, if the player has turned that on.
    Asked { from: Option<Site>, to: Site, action: AnyAction },
}

/// The result of activating a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    Select(Selection),
    Play(AnyAction),
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

    /// The selected piece moved on to a possible landing, or back to an earlier one.
    fn led_to(&self, site: Site, carried: bool, session: &Session) -> Option<Self> {
        let mut way = self.way();
        if session.position().lead(&way)?.next.contains(&site) {
            way.push(site);
        } else {
            way.truncate(way.iter().rposition(|been| *been == site)? + 1);
        }
        if let [from] = way[..] {
            return Some(Self::Piece { from });
        }
        let lead = session.position().lead(&way)?;
        Some(Self::Led { way, lead, carried })
    }

    /// The places where activation selects or plays something, sorted.
    pub(crate) fn activatable(&self, session: &Session) -> Vec<Site> {
        let gestures = session.actions().into_iter().map(|action| session.position().gesture(&action));
        let chosen = self.from();
        let mut sites: Vec<Site> = gestures
            .flat_map(|gesture| [gesture.from, gesture.to.filter(|_| gesture.from == chosen)])
            .flatten()
            .collect();
        match self {
            Self::Led { way, lead, .. } => sites.extend(way.iter().chain(&lead.next)),
            Self::Offer { ways, .. } => {
                sites.extend(ways.iter().flat_map(|way| session.position().gesture(way).choices().to_vec()));
            }
            Self::Nothing | Self::Piece { .. } | Self::Asked { .. } => {}
        }
        sites.sort_unstable();
        sites.dedup();
        sites
    }

    /// The result of activating a place. With `by_landings`, a landing from which the piece can continue is a stop on the way.
    pub(crate) fn touched(&self, site: Site, by_landings: bool, session: &Session) -> Choice {
        if let Self::Led { way, lead, .. } = self
            && way.last() == Some(&site)
        {
            let stop = lead.stop.clone();
            return stop.map_or_else(|| Choice::Select(self.clone()), Choice::Play);
        }
        let may_lead = match self {
            Self::Led { .. } => true,
            Self::Piece { from } => by_landings && *from != site,
            Self::Nothing | Self::Offer { .. } | Self::Asked { .. } => false,
        };
        if may_lead && let Some(led) = self.led_to(site, false, session) {
            return match &led {
                // If it cannot continue, play at once.
                Self::Led { lead: Lead { stop: Some(stop), next, .. }, .. } if next.is_empty() => {
                    Choice::Play(stop.clone())
                }
                _ => Choice::Select(led),
            };
        }
        match self {
            Self::Offer { to, .. } if *to == site => {
                if let Some(action) = self.proposal() {
                    return Choice::Play(action.clone());
                }
            }
            Self::Offer { from, to, ways, proposed, wanted } => {
                let mut wanted = wanted.clone();
                if let Some(proposed) = pay_with(site, ways, *proposed, &mut wanted, session) {
                    let (from, to, ways) = (*from, *to, ways.clone());
                    return Choice::Select(Self::Offer { from, to, ways, proposed, wanted });
                }
            }
            Self::Asked { to, action, .. } if *to == site => return Choice::Play(action.clone()),
            Self::Nothing | Self::Piece { .. } | Self::Led { .. } | Self::Asked { .. } => {}
        }
        let chosen = self.from();
        let ways = ways(session, |gesture| gesture.from == chosen && gesture.to == Some(site));
        match &ways[..] {
            [] if chosen == Some(site) => Choice::Select(Self::Nothing),
            [] if can_act(session, site) => Choice::Select(Self::Piece { from: site }),
            // If activation would place a piece, let the rules say why it is not legal here.
            [] if session.kind().places_pieces() && session.is_human_to_move() => {
                match session.position().read_action(&site.to_string()) {
                    Ok(action) => Choice::Play(action),
                    Err(_) => Choice::Select(Self::Nothing),
                }
            }
            [] => Choice::Select(Self::Nothing),
            [only] => Choice::Play(only.clone()),
            _ => {
                let proposed = session.position().proposal(&ways);
                match chosen {
                    Some(from) => {
                        Choice::Select(Self::Offer { from, to: site, ways, proposed, wanted: Vec::new() })
                    }
                    None => Choice::Play(ways[proposed].clone()),
                }
            }
        }
    }
}

/// The legal actions with a given gesture.
pub(crate) fn ways(session: &Session, is_meant: impl Fn(&Gesture) -> bool) -> Vec<AnyAction> {
    let mut actions = session.actions();
    actions.retain(|action| is_meant(&session.position().gesture(action)));
    actions
}

/// The targets of the piece on `from`; without one, the places for a new piece.
pub(crate) fn targets(position: &AnyGame, from: Option<Site>) -> Vec<Site> {
    let gestures = position.actions().into_iter().map(|action| position.gesture(&action));
    let mut targets: Vec<Site> =
        gestures.filter(|gesture| gesture.from == from).filter_map(|g| g.to).collect();
    targets.sort_unstable();
    targets.dedup();
    targets
}

/// Whether the piece on a place can act.
pub(crate) fn can_act(session: &Session, site: Site) -> bool {
    !ways(session, |gesture| gesture.from == Some(site)).is_empty()
}

/// The way to pay that adds the battery on `site` (or drops it, if it pays now). Of several, the one that keeps
/// what the player activated last, then the one most like the current proposal. `None` if the battery makes no difference.
fn pay_with(
    site: Site,
    ways: &[AnyAction],
    proposed: usize,
    wanted: &mut Vec<Site>,
    session: &Session,
) -> Option<usize> {
    let pays: Vec<Vec<Site>> =
        ways.iter().map(|way| session.position().gesture(way).choices().to_vec()).collect();
    if !pays.iter().any(|batteries| batteries.contains(&site)) {
        return None;
    }
    let now = pays.get(proposed)?;
    wanted.retain(|other| *other != site);
    let is_added = !now.contains(&site);
    if is_added {
        wanted.push(site);
    }
    let fits = pays.iter().enumerate().filter(|(_, other)| other.contains(&site) == is_added);
    let merit = |other: &Vec<Site>| {
        let kept: Vec<bool> = wanted.iter().rev().map(|battery| other.contains(battery)).collect();
        (kept, other.iter().filter(|battery| now.contains(battery)).count())
    };
    fits.max_by_key(|(_, other)| merit(other)).map(|(i, _)| i)
}

fn activate_site(
    touch: On<ActivateSite>,
    session: Session,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut timeline: ResMut<Timeline>,
    (replaying, assists): (Res<Replaying>, Res<Assists>),
    (guard, settings): (Res<TurnGuard>, Res<Settings>),
    mut selection: ResMut<Selection>,
    mut commands: Commands,
) {
    if **screen != Screen::Table || **menu != Menu::None {
        return;
    }
    // Skip running animations: the player is acting.
    timeline.skip();
    if replaying.0 || guard.is_up() {
        return;
    }
    match selection.touched(touch.0, assists.shows(Assist::Landings), &session) {
        Choice::Select(next) => *selection = next,
        Choice::Play(action) if settings.confirm && selection.proposal() != Some(&action) => {
            let gesture = session.position().gesture(&action);
            // Illegal actions need no confirmation: the rules say why.
            let is_legal = session.actions().contains(&action);
            match gesture.to.filter(|_| is_legal) {
                Some(to) => *selection = Selection::Asked { from: gesture.from, to, action },
                None => commands.trigger(PlayAction(action)),
            }
        }
        Choice::Play(action) => commands.trigger(PlayAction(action)),
    }
}

fn lead_to(request: On<LeadTo>, session: Session, mut selection: ResMut<Selection>) {
    if let Some(led) = selection.led_to(request.0, true, &session) {
        *selection = led;
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

fn forget<E: Event>(_: On<E>, mut selection: ResMut<Selection>) {
    *selection = Selection::Nothing;
}
