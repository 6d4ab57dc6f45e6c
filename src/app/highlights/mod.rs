//! Highlights on the board: which pieces can act, where the selected one can go and at what price, what pays, and what the
//! last turn did. Each kind has its own shape, so that none relies on colour alone.

mod palette;
mod regions;
mod zones;

use bevy::prelude::*;

use palette::{label, lay};
use regions::lay_region;
use zones::lay_zone;

use crate::app::AppSystems;
use crate::app::ai::Hint;
use crate::app::art::ArtAssets;
use crate::app::board::{Replaying, ScoringStep};
use crate::app::games::BoardLook;
use crate::app::interaction::{Hovered, Selection, ways};
use crate::app::platform::Redraw;
use crate::app::session::{Assist, Assists, Session};
use crate::app::settings::Settings;
use crate::app::state::{Menu, TurnPhase};
use crate::games::{AnyAction, Game, Lead, Presented, ScoreKind, Site};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            forget_colours.run_if(resource_changed::<Settings>),
            (remove_highlights, lay_highlights).chain().run_if(highlights_are_stale),
        )
            .chain()
            .in_set(AppSystems::Highlight),
    );
}

/// A highlight on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Highlight {
    pub(crate) site: Site,
    pub(crate) kind: HighlightKind,
}

/// The kind of a highlight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum HighlightKind {
    /// The next piece must be placed in this row or column: a thin line.
    Line,
    /// This place is closed: slanting stripes.
    OffLimits,
    /// A player holds this panel: a line around it.
    Held,
    /// Part of a player's largest area: lines from piece to piece.
    Area,
    /// Part of a chain: a line over it.
    Chain,
    /// A piece left here in the last turn: a small dot.
    Left,
    /// A piece arrived here in the last turn: four corners.
    Arrived,
    /// The piece here can act: a thin ring.
    CanAct,
    /// The piece here is selected: a wide ring.
    Chosen,
    /// The selected piece can go here: a tile.
    Target,
    /// The selected piece can go here and captures: a broken ring.
    Capture,
    /// The selected piece can go here and is lost: a cross.
    Loss,
    /// The target of the proposal: a wide ring.
    Proposed,
    /// The battery here could pay: a dashed ring.
    CouldPay,
    /// The battery here pays, or would: a wide golden ring.
    Pays,
    /// Part of the hint: a ring in three parts.
    Hint,
    /// Touch or keyboard would activate this place: four corners around it.
    Hovered,
}

/// The height of a floating price above a piece.
const HEADROOM: f32 = 0.4;

fn highlights_are_stale(
    session: Session,
    selection: Res<Selection>,
    hovered: Res<Hovered>,
    (replaying, assists, chapter): (Res<Replaying>, Res<Assists>, Res<ScoringStep>),
    (settings, hint): (Res<Settings>, Res<Hint>),
    turn: Option<Res<State<TurnPhase>>>,
    menu: Res<State<Menu>>,
) -> bool {
    session.is_changed()
        || selection.is_changed()
        || hovered.is_changed()
        || replaying.is_changed()
        || assists.is_changed()
        || settings.is_changed()
        || hint.is_changed()
        || chapter.is_changed()
        || menu.is_changed()
        || turn.is_some_and(|turn| turn.is_changed())
}

/// Rebuilds the highlights when their colours change.
fn forget_colours(mut art: ArtAssets) {
    art.forget_materials("mark");
}

fn remove_highlights(
    mut commands: Commands,
    highlights: Query<Entity, With<Highlight>>,
    mut redraw: ResMut<Redraw>,
) {
    redraw.request();
    highlights.iter().for_each(|highlight| commands.entity(highlight).despawn());
}

fn lay_highlights(
    session: Session,
    look: Res<BoardLook>,
    selection: Res<Selection>,
    hovered: Res<Hovered>,
    (replaying, assists, chapter): (Res<Replaying>, Res<Assists>, Res<ScoringStep>),
    hint: Res<Hint>,
    turn: Option<Res<State<TurnPhase>>>,
    mut art: ArtAssets,
) {
    let is_choosing = turn.is_some_and(|turn| turn.waits_for_action());
    let advised = hint.advice().filter(|_| is_choosing);
    let mut highlights = if chapter.0.is_none() { last_turn(&session) } else { Vec::new() };
    if is_choosing {
        highlights.extend(what_can_be_done(&session, &selection, hovered.site, &assists));
    }
    let is_seen =
        |site: &Site| hovered.by_key || is_choosing && selection.activatable(&session).contains(site);
    highlights.extend(hovered.site.filter(is_seen).map(|site| highlight(site, HighlightKind::Hovered)));
    if let Some(action) = advised.and_then(|advice| advice.turn.first()) {
        let gesture = session.position().gesture(action);
        let places = gesture.from.into_iter().chain(gesture.to).chain(gesture.pays);
        highlights.extend(places.map(|site| highlight(site, HighlightKind::Hint)));
    }
    let look = &**look;
    let (spots, pieces) = (look.spots(), session.position().pieces());
    for (highlight, price) in highlights {
        let Some(spot) = spots.iter().find(|spot| spot.site == highlight.site) else { continue };
        let entity = lay(highlight, *spot, &mut art);
        if let Some(price) = price {
            // Above the piece on the place.
            let piece = pieces.iter().find(|(site, _)| *site == highlight.site).map(|(_, piece)| *piece);
            let height = piece.map_or(0.03, |piece| look.body(piece).height + HEADROOM);
            label(entity, price, height, piece.is_some(), &mut art);
        }
    }
    if is_choosing {
        let zones = session.position().zones();
        zones
            .iter()
            .filter(|zone| assists.shows_zone(zone))
            .for_each(|zone| lay_zone(zone, &spots, &mut art));
    }
    if replaying.0 {
        return;
    }
    // What counts is drawn over the pieces that make it up.
    let height = pieces.first().map_or(0.0, |(site, piece)| {
        let body = look.body(*piece);
        look.standing(*piece, *site).translation.y + body.middle + body.height / 2.0
    });
    for part in session.position().score().into_iter().flat_map(|score| score.parts) {
        // During scoring, only the current step is shown; panels are off the board then.
        let is_shown = match chapter.0 {
            Some(kind) => kind == part.kind && kind != ScoreKind::Panels,
            None => assists.shows_score(part.kind),
        };
        if is_shown {
            let regions = part.regions.iter();
            regions.for_each(|region| lay_region(region, part.kind, &spots, height, &mut art));
        }
    }
}

type Priced = (Highlight, Option<usize>);

const fn highlight(site: Site, kind: HighlightKind) -> Priced {
    (Highlight { site, kind }, None)
}

/// Where pieces left and arrived in the last completed turn.
fn last_turn(session: &Session) -> Vec<Priced> {
    let played = session.game().played();
    let turn = match session.review_ply() {
        None => session.game().last_turn(),
        // The turn that was in progress then.
        Some(at) => {
            let begin =
                session.game().turns().into_iter().map(|turn| turn.start).take_while(|begin| *begin < at);
            begin.last().unwrap_or(0)..at
        }
    };
    let mut highlights: Vec<Priced> = Vec::new();
    for i in turn {
        let before = i.checked_sub(1).map_or(session.game().start(), |i| &played[i].after);
        let gesture = before.gesture(&played[i].action);
        // A piece that moves on is not highlighted where it only stopped over.
        let stopover = highlights.iter().position(|(highlight, _)| {
            highlight.kind == HighlightKind::Arrived && Some(highlight.site) == gesture.from
        });
        match stopover {
            Some(i) => drop(highlights.remove(i)),
            None => highlights.extend(gesture.from.map(|site| highlight(site, HighlightKind::Left))),
        }
        highlights.extend(gesture.to.map(|site| highlight(site, HighlightKind::Arrived)));
    }
    highlights
}

/// The pieces that can act, and the places for a new one.
fn what_can_be_activated(session: &Session, hovered: Option<Site>, assists: &Assists) -> Vec<Priced> {
    let mut activatable: Vec<Priced> = Vec::new();
    for action in session.actions() {
        let gesture = session.position().gesture(&action);
        let found = match (gesture.from, gesture.to) {
            (Some(from), _) => highlight(from, HighlightKind::CanAct),
            (None, Some(_)) if !assists.shows(Assist::Targets) => continue,
            (None, Some(to)) if hovered == Some(to) => highlight(to, HighlightKind::Proposed),
            (None, Some(to)) => highlight(to, HighlightKind::Target),
            (None, None) => continue,
        };
        if !activatable.contains(&found) {
            activatable.push(found);
        }
    }
    activatable
}

/// The path of a piece in a jump series, what it captures on the way, and where it can continue.
fn what_leads_on(session: &Session, way: &[Site], lead: &Lead<AnyAction>) -> Vec<Priced> {
    let mut highlights: Vec<Priced> =
        lead.captures.iter().map(|site| highlight(*site, HighlightKind::Pays)).collect();
    if let [_, stopovers @ .., end] = way {
        highlights.extend(stopovers.iter().map(|site| highlight(*site, HighlightKind::Left)));
        highlights.push(highlight(*end, HighlightKind::Proposed));
    }
    for next in &lead.next {
        let Some(there) = session.position().lead(&[way, &[*next]].concat()) else { continue };
        let is_lost = there.stop.is_some_and(|stop| session.position().gesture(&stop).is_lost);
        let captures = there.captures.len() > lead.captures.len();
        highlights
            .push(highlight(*next, if captures { HighlightKind::Capture } else { HighlightKind::Target }));
        highlights.extend(is_lost.then_some(highlight(*next, HighlightKind::Loss)));
    }
    highlights
}

fn what_can_be_done(
    session: &Session,
    selection: &Selection,
    hovered: Option<Site>,
    assists: &Assists,
) -> Vec<Priced> {
    let gesture = |action: &AnyAction| session.position().gesture(action);
    let Some(from) = selection.from() else {
        let lit = if let Selection::Asked { to, .. } = selection { Some(*to) } else { hovered };
        return what_can_be_activated(session, lit, assists);
    };
    let mut highlights = vec![highlight(from, HighlightKind::Chosen)];
    if let Selection::Led { way, lead, .. } = selection {
        highlights.extend(what_leads_on(session, way, lead));
        return highlights;
    }
    let mut targets: Vec<Site> = Vec::new();
    let mut cheapest = Vec::new();
    for action in ways(session, |gesture| gesture.from == Some(from)) {
        let gesture = gesture(&action);
        let Some(to) = gesture.to else { continue };
        if !targets.contains(&to) {
            targets.push(to);
            cheapest.push((to, gesture.pays.len(), !gesture.captures.is_empty()));
            if gesture.is_lost {
                highlights.push(highlight(to, HighlightKind::Loss));
            }
        }
    }
    let proposed = match selection {
        Selection::Offer { to, .. } | Selection::Asked { to, .. } => Some(*to),
        Selection::Nothing | Selection::Piece { .. } | Selection::Led { .. } => None,
    };
    for (to, price, captures) in cheapest {
        let kind = match captures {
            _ if proposed == Some(to) => HighlightKind::Proposed,
            true => HighlightKind::Capture,
            false => HighlightKind::Target,
        };
        if proposed == Some(to) && captures {
            highlights.push(highlight(to, HighlightKind::Capture));
        }
        highlights.push((Highlight { site: to, kind }, (price > 0).then_some(price)));
    }
    if let (Selection::Offer { ways, .. }, Some(proposal)) = (selection, selection.proposal()) {
        let pays = gesture(proposal).choices().to_vec();
        let mut could: Vec<Site> = ways.iter().flat_map(|way| gesture(way).choices().to_vec()).collect();
        could.sort_unstable();
        could.dedup();
        highlights.extend(could.into_iter().map(|site| {
            highlight(site, if pays.contains(&site) { HighlightKind::Pays } else { HighlightKind::CouldPay })
        }));
    } else if let Some(to) = hovered {
        // The price of the place under the pointer.
        let there = ways(session, |gesture| gesture.from == Some(from) && gesture.to == Some(to));
        if !there.is_empty() {
            let pays = gesture(&there[session.position().proposal(&there)]).choices().to_vec();
            highlights.extend(pays.into_iter().map(|site| highlight(site, HighlightKind::Pays)));
        }
    }
    highlights
}
