//! What the player is about to do: which piece is chosen, where it goes, what pays for it.
//!
//! Everything comes from the legal actions and their gestures; no rule is known here.

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

/// Request: the player touched a place on the board, or what stands on it.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ActivateSite(pub(crate) Site);

/// Request: a hand carries the chosen piece over a place where it can land on its way.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct LeadTo(pub(crate) Site);

/// Request: do what is proposed.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct Confirm;

/// Request: choose nothing.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct Deselect;

/// What is chosen.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) enum Selection {
    /// Nothing.
    #[default]
    Nothing,
    /// A piece: the places where it can go are lit.
    Piece { from: Site },
    /// A piece that is led landing by landing.
    Led {
        /// Where it stands, then its landings so far: one at least.
        way: Vec<Site>,
        /// Where it can stop and where it can go.
        lead: Lead<AnyAction>,
        /// Whether a hand carries it.
        carried: bool,
    },
    /// A piece and its target, where there are several ways to pay: one of them is proposed.
    Offer {
        from: Site,
        to: Site,
        /// All actions that lead there.
        ways: Vec<AnyAction>,
        /// The one that is proposed, by its place in `ways`.
        proposed: usize,
        /// What the player wants to pay with, the latest last.
        wanted: Vec<Site>,
    },
    /// An action that needs nothing but a yes, from players who want to be asked.
    Asked { from: Option<Site>, to: Site, action: AnyAction },
}

/// What a touch leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    Select(Selection),
    Play(AnyAction),
}

impl Selection {
    /// The piece that is chosen.
    pub(crate) fn from(&self) -> Option<Site> {
        match self {
            Self::Nothing => None,
            Self::Led { way, .. } => way.first().copied(),
            Self::Piece { from } | Self::Offer { from, .. } => Some(*from),
            Self::Asked { from, .. } => *from,
        }
    }

    /// The action that is proposed.
    pub(crate) fn proposal(&self) -> Option<&AnyAction> {
        match self {
            Self::Offer { ways, proposed, .. } => ways.get(*proposed),
            Self::Led { lead, .. } => lead.stop.as_ref(),
            Self::Asked { action, .. } => Some(action),
            Self::Nothing | Self::Piece { .. } => None,
        }
    }

    /// The way of the chosen piece: where it stands, then the landings that it was led over.
    pub(crate) fn way(&self) -> Vec<Site> {
        match self {
            Self::Led { way, .. } => way.clone(),
            _ => self.from().into_iter().collect(),
        }
    }

    /// The chosen piece led on to a place where it can land, or back to one where it was.
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

    /// The places where a touch chooses or plays something, sorted.
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

    /// What touching a place leads to. With `by_landings`, a landing that leads on is a stop on the way.
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
                // Where nothing leads on, there is nothing to wait for.
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
            // Where a touch places a piece, the rules say why not here.
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

/// The legal actions with such a gesture.
pub(crate) fn ways(session: &Session, is_meant: impl Fn(&Gesture) -> bool) -> Vec<AnyAction> {
    let mut actions = session.actions();
    actions.retain(|action| is_meant(&session.position().gesture(action)));
    actions
}

/// The places where the piece on `from` can go; without one, those where a new piece can be placed.
pub(crate) fn targets(position: &AnyGame, from: Option<Site>) -> Vec<Site> {
    let gestures = position.actions().into_iter().map(|action| position.gesture(&action));
    let mut targets: Vec<Site> =
        gestures.filter(|gesture| gesture.from == from).filter_map(|g| g.to).collect();
    targets.sort_unstable();
    targets.dedup();
    targets
}

/// Whether the piece on a place can do anything.
pub(crate) fn can_act(session: &Session, site: Site) -> bool {
    !ways(session, |gesture| gesture.from == Some(site)).is_empty()
}

/// The way that is paid with the battery on `site` too (or without it, if it pays now). Of several, the one that keeps
/// what the player touched last, then the one that is most like the present. `None` if the battery makes no difference.
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
    // Whoever acts does not want to wait for what still moves.
    timeline.skip();
    if replaying.0 || guard.is_up() {
        return;
    }
    match selection.touched(touch.0, assists.shows(Assist::Landings), &session) {
        Choice::Select(next) => *selection = next,
        Choice::Play(action) if settings.confirm && selection.proposal() != Some(&action) => {
            let gesture = session.position().gesture(&action);
            // What no rule allows needs no yes: the rules say why.
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
