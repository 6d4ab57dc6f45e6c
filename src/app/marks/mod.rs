//! What lies on the board to help: which pieces can act, where the chosen one can go and at what price, what pays, and what the
//! last turn did. Every mark has a shape of its own, so that none is told by its colour alone.

mod ink;
mod regions;
mod zones;

use bevy::prelude::*;

use ink::{label, lay};
use regions::lay_region;
use zones::lay_zone;

use crate::app::aids::{Aid, Aids};
use crate::app::hint::Hint;
use crate::app::screen::{Menu, Turn};
use crate::app::selection::{Selection, ways};
use crate::app::session::Session;
use crate::app::settings::Settings;
use crate::app::table::ShowingAgain;
use crate::app::telling::Chapter;
use crate::app::wake::Wake;
use crate::app::workshop::Workshop;
use crate::games::{AnyAction, Game, Lead, ScoreKind, Site};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointed>().add_systems(
        Update,
        (
            forget_colours.run_if(resource_changed::<Settings>),
            (remove_marks, lay_marks).chain().run_if(marks_are_stale),
        )
            .chain(),
    );
}

/// The place that a pointer, a finger or the keyboard's cursor rests on.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Pointed {
    pub(crate) site: Option<Site>,
    /// It is the keyboard's cursor, which is seen wherever it is.
    pub(crate) by_key: bool,
}

impl Pointed {
    /// A pointer or a finger rests on a place.
    pub(crate) const fn by_hand(site: Option<Site>) -> Self {
        Self { site, by_key: false }
    }
}

/// A mark on the board.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mark {
    pub(crate) site: Site,
    pub(crate) kind: MarkKind,
}

/// What a mark says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum MarkKind {
    /// The next piece must be placed in this row or column: a thin line.
    Line,
    /// This place is closed: slanting stripes.
    OffLimits,
    /// Somebody holds this panel: a line around it.
    Held,
    /// This belongs to somebody's largest area: lines from piece to piece.
    Area,
    /// This belongs to a chain: a line over it.
    Chain,
    /// Something left here in the last turn: a small dot.
    Left,
    /// Something arrived here in the last turn: four corners.
    Arrived,
    /// The piece here can act: a thin ring.
    CanAct,
    /// The piece here is chosen: a wide ring.
    Chosen,
    /// The chosen piece can go here: a lit tile.
    Target,
    /// The chosen piece can go here and captures: a broken ring.
    Capture,
    /// The chosen piece can go here and is lost: a cross.
    Loss,
    /// The target of the proposal: a wide ring.
    Proposed,
    /// The battery here could pay: a dashed ring.
    CouldPay,
    /// The battery here pays, or would: a wide golden ring.
    Pays,
    /// The hint speaks of this place: a ring of three parts.
    Hint,
    /// A touch would mean this place: four angles around it.
    Pointed,
}

/// How far over a piece a price floats.
const HEADROOM: f32 = 0.4;

fn marks_are_stale(
    session: Option<Res<Session>>,
    selection: Res<Selection>,
    pointed: Res<Pointed>,
    (showing, aids, chapter): (Res<ShowingAgain>, Res<Aids>, Res<Chapter>),
    (settings, hint): (Res<Settings>, Res<Hint>),
    turn: Option<Res<State<Turn>>>,
    menu: Res<State<Menu>>,
    marks: Query<(), With<Mark>>,
) -> bool {
    let Some(session) = session else { return !marks.is_empty() };
    session.is_changed()
        || selection.is_changed()
        || pointed.is_changed()
        || showing.is_changed()
        || aids.is_changed()
        || settings.is_changed()
        || hint.is_changed()
        || chapter.is_changed()
        || menu.is_changed()
        || turn.is_some_and(|turn| turn.is_changed())
}

/// Marks are drawn in the colours that are set now.
fn forget_colours(mut workshop: Workshop) {
    workshop.forget_materials("mark");
}

fn remove_marks(mut commands: Commands, marks: Query<Entity, With<Mark>>, mut wake: ResMut<Wake>) {
    wake.up();
    marks.iter().for_each(|mark| commands.entity(mark).despawn());
}

fn lay_marks(
    session: Option<Res<Session>>,
    selection: Res<Selection>,
    pointed: Res<Pointed>,
    (showing, aids, chapter): (Res<ShowingAgain>, Res<Aids>, Res<Chapter>),
    hint: Res<Hint>,
    turn: Option<Res<State<Turn>>>,
    mut workshop: Workshop,
) {
    let Some(session) = session else { return };
    let is_choosing = turn.is_some_and(|turn| **turn == Turn::Choosing) && !showing.0;
    let advised = hint.advice().filter(|_| is_choosing);
    let mut marks = if chapter.0.is_none() { last_turn(&session) } else { Vec::new() };
    if is_choosing {
        marks.extend(what_can_be_done(&session, &selection, pointed.site, &aids));
    }
    let is_seen = |site: &Site| pointed.by_key || is_choosing && selection.touchable(&session).contains(site);
    marks.extend(pointed.site.filter(is_seen).map(|site| mark(site, MarkKind::Pointed)));
    if let Some(action) = advised.and_then(|advice| advice.turn.first()) {
        let gesture = session.position().gesture(action);
        let places = gesture.from.into_iter().chain(gesture.to).chain(gesture.pays);
        marks.extend(places.map(|site| mark(site, MarkKind::Hint)));
    }
    let look = session.look();
    let (spots, pieces) = (look.spots(), session.position().pieces());
    for (mark, price) in marks {
        let Some(spot) = spots.iter().find(|spot| spot.site == mark.site) else { continue };
        let entity = lay(mark, *spot, &mut workshop);
        if let Some(price) = price {
            // Over the head of whoever stands there.
            let piece = pieces.iter().find(|(site, _)| *site == mark.site).map(|(_, piece)| *piece);
            let height = piece.map_or(0.03, |piece| look.body(piece).height + HEADROOM);
            label(entity, price, height, piece.is_some(), &mut workshop);
        }
    }
    if is_choosing {
        let zones = session.position().zones();
        zones
            .iter()
            .filter(|zone| aids.shows_zone(zone))
            .for_each(|zone| lay_zone(zone, &spots, &mut workshop));
    }
    if showing.0 {
        return;
    }
    // What counts is drawn over the pieces that make it.
    let height = pieces.first().map_or(0.0, |(site, piece)| {
        let body = look.body(*piece);
        look.standing(*piece, *site).translation.y + body.middle + body.height / 2.0
    });
    for part in session.position().score().into_iter().flat_map(|score| score.parts) {
        // While the score is told, what is told now is shown and nothing else; panels are then lifted off.
        let is_shown = match chapter.0 {
            Some(kind) => kind == part.kind && kind != ScoreKind::Panels,
            None => aids.shows_score(part.kind),
        };
        if is_shown {
            let regions = part.regions.iter();
            regions.for_each(|region| lay_region(region, part.kind, &spots, height, &mut workshop));
        }
    }
}

type Priced = (Mark, Option<usize>);

const fn mark(site: Site, kind: MarkKind) -> Priced {
    (Mark { site, kind }, None)
}

/// Where pieces left and arrived in the last turn that was completed.
fn last_turn(session: &Session) -> Vec<Priced> {
    let played = session.game.played();
    let turn = match session.looks_at {
        None => session.game.last_turn(),
        // The turn that was being played then.
        Some(at) => {
            let begin =
                session.game.turns().into_iter().map(|turn| turn.start).take_while(|begin| *begin < at);
            begin.last().unwrap_or(0)..at
        }
    };
    let mut marks: Vec<Priced> = Vec::new();
    for i in turn {
        let before = i.checked_sub(1).map_or(session.game.start(), |i| &played[i].after);
        let gesture = before.gesture(&played[i].action);
        // A piece that goes on leaves no mark where it only stopped over.
        let stopover = marks
            .iter()
            .position(|(mark, _)| mark.kind == MarkKind::Arrived && Some(mark.site) == gesture.from);
        match stopover {
            Some(i) => drop(marks.remove(i)),
            None => marks.extend(gesture.from.map(|site| mark(site, MarkKind::Left))),
        }
        marks.extend(gesture.to.map(|site| mark(site, MarkKind::Arrived)));
    }
    marks
}

/// The pieces that can act, and the places where a new one can be placed.
fn what_can_be_touched(session: &Session, pointed: Option<Site>, aids: &Aids) -> Vec<Priced> {
    let mut touchable: Vec<Priced> = Vec::new();
    for action in session.actions() {
        let gesture = session.position().gesture(&action);
        let found = match (gesture.from, gesture.to) {
            (Some(from), _) => mark(from, MarkKind::CanAct),
            (None, Some(_)) if !aids.shows(Aid::Targets) => continue,
            (None, Some(to)) if pointed == Some(to) => mark(to, MarkKind::Proposed),
            (None, Some(to)) => mark(to, MarkKind::Target),
            (None, None) => continue,
        };
        if !touchable.contains(&found) {
            touchable.push(found);
        }
    }
    touchable
}

/// Where a piece was led, what it takes on its way, and where it can be led next.
fn what_leads_on(session: &Session, way: &[Site], lead: &Lead<AnyAction>) -> Vec<Priced> {
    let mut marks: Vec<Priced> = lead.captures.iter().map(|site| mark(*site, MarkKind::Pays)).collect();
    if let [_, stopovers @ .., end] = way {
        marks.extend(stopovers.iter().map(|site| mark(*site, MarkKind::Left)));
        marks.push(mark(*end, MarkKind::Proposed));
    }
    for next in &lead.next {
        let Some(there) = session.position().lead(&[way, &[*next]].concat()) else { continue };
        let is_lost = there.stop.is_some_and(|stop| session.position().gesture(&stop).is_lost);
        let captures = there.captures.len() > lead.captures.len();
        marks.push(mark(*next, if captures { MarkKind::Capture } else { MarkKind::Target }));
        marks.extend(is_lost.then_some(mark(*next, MarkKind::Loss)));
    }
    marks
}

fn what_can_be_done(
    session: &Session,
    selection: &Selection,
    pointed: Option<Site>,
    aids: &Aids,
) -> Vec<Priced> {
    let gesture = |action: &AnyAction| session.position().gesture(action);
    let Some(from) = selection.from() else {
        let lit = if let Selection::Asked { to, .. } = selection { Some(*to) } else { pointed };
        return what_can_be_touched(session, lit, aids);
    };
    let mut marks = vec![mark(from, MarkKind::Chosen)];
    if let Selection::Led { way, lead, .. } = selection {
        marks.extend(what_leads_on(session, way, lead));
        return marks;
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
                marks.push(mark(to, MarkKind::Loss));
            }
        }
    }
    let proposed = match selection {
        Selection::Offer { to, .. } | Selection::Asked { to, .. } => Some(*to),
        Selection::Nothing | Selection::Piece { .. } | Selection::Led { .. } => None,
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
        let pays = gesture(proposal).choices().to_vec();
        let mut could: Vec<Site> = ways.iter().flat_map(|way| gesture(way).choices().to_vec()).collect();
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
            let pays = gesture(&there[session.position().proposal(&there)]).choices().to_vec();
            marks.extend(pays.into_iter().map(|site| mark(site, MarkKind::Pays)));
        }
    }
    marks
}
