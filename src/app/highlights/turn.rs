//! What the last turn did and the next one can do: pieces that can act, targets and their prices, what pays, the hovered place, the hint.

use bevy::prelude::*;

use super::draw::{Shape, Wanted};
use super::inputs::{Inputs, above, spot_of};
use super::kind::HighlightKind;
use super::meshes::Price;
use super::shapes::{Stroke, ring};
use super::steps::{Step, shown, steps, trails};
use crate::app::exercises::{Running, Task};
use crate::app::games::Spot;
use crate::app::interaction::{Selection, captors_there, captures_of};
use crate::app::session::{Assist, Session};
use rules::{AnyAction, Capture, Controlled, Game, Lead, Player, Presented, Site};

/// The width of a line of control and of its outline; where it begins from the middle of the battery, in half-widths of its place; the
/// dashes of a broken one, and the gap between two as a part of a dash.
const CONTROL: f32 = 0.14;
const CONTROL_OUTLINE: f32 = 0.045;
const BESIDE: f32 = 1.2;
const DASHES: usize = 4;
const DASH_GAP: f32 = 0.45;
/// The ring where a piece was captured that stood where another one stands now, in half-widths of the place, and its gaps.
const TAKEN: [f32; 2] = [0.74, 1.0];
const TAKEN_GAPS: usize = 4;
/// More ways than this to capture a piece, drawn at once, would be a knot of arrows.
const MOST_WAYS: usize = 2;

/// Where pieces left and arrived in the last completed turn, and their ways.
pub(super) fn last_turn(inputs: &Inputs) -> Vec<Wanted> {
    if inputs.step.0.is_some() {
        return Vec::new();
    }
    let session = &inputs.session;
    let (game, at) = session.shown_part();
    let played = game.played();
    let turn = if session.review_ply().is_none() {
        game.last_turn()
    } else {
        // The turn that was in progress then.
        let begin = game.turns().into_iter().map(|turn| turn.start).take_while(|begin| *begin < at);
        begin.last().unwrap_or(0)..at
    };
    let mut highlights: Vec<Wanted> = Vec::new();
    // A match may begin after a turn that is not a part of it.
    let before = game.start().last_placed().filter(|_| turn.is_empty());
    highlights.extend(before.map(|site| Wanted::new(site, HighlightKind::Arrived)));
    let mut ways = Vec::new();
    for i in turn {
        let before = i.checked_sub(1).map_or(game.start(), |i| &played[i].after);
        ways.extend(steps(before, std::slice::from_ref(&played[i].action)));
        let gesture = before.gesture(&played[i].action);
        // A piece that moves on is not highlighted where it only stopped over.
        let stopover = highlights
            .iter()
            .position(|wanted| wanted.kind == HighlightKind::Arrived && Some(wanted.site) == gesture.from);
        match stopover {
            Some(i) => drop(highlights.remove(i)),
            None => highlights.extend(gesture.from.map(|site| Wanted::new(site, HighlightKind::Left))),
        }
        highlights.extend(gesture.captures.iter().filter_map(|site| {
            let is_under = gesture.to == Some(*site);
            if is_under {
                taken_under(*site, &inputs.look.spots())
            } else {
                Some(Wanted::new(*site, HighlightKind::Taken))
            }
        }));
        highlights.extend(gesture.to.map(|site| Wanted::new(site, HighlightKind::Arrived)));
    }
    // Where a piece left and another one arrived, that one is seen.
    let arrived = highlights.iter().filter(|wanted| wanted.kind == HighlightKind::Arrived);
    let arrived: Vec<Site> = arrived.map(|wanted| wanted.site).collect();
    highlights.retain(|wanted| wanted.kind != HighlightKind::Left || !arrived.contains(&wanted.site));
    highlights.extend(trails(&ways, &inputs.look.spots()));
    // One thing at a time: the next turn has begun.
    let is_quiet = *inputs.selection != Selection::Nothing;
    highlights.iter_mut().for_each(|highlight| highlight.is_quiet = is_quiet);
    highlights
}

/// A broken ring around the piece that captured where it stands.
fn taken_under(site: Site, spots: &[Spot]) -> Option<Wanted> {
    let spot = spot_of(site, spots)?;
    let kind = HighlightKind::Taken;
    let at = spot.place + Vec3::Y * kind.height();
    let [inner, outer] = TAKEN.map(|radius| radius * spot.half);
    let strokes = ring(inner, outer, TAKEN_GAPS);
    Some(Wanted::lines(site, kind, strokes, CONTROL_OUTLINE, at))
}

/// The winner's pieces that have reached the goal.
pub(super) fn won(inputs: &Inputs) -> Vec<Wanted> {
    let session = &inputs.session;
    let winner = session.outcome().and_then(|outcome| outcome.winner).filter(|_| inputs.is_won());
    let sites = winner.map(|winner| session.position().at_goal(winner)).unwrap_or_default();
    sites.into_iter().map(|site| Wanted::new(site, HighlightKind::Won)).collect()
}

/// The pieces that can act, or where the selected one can go and at what price.
pub(super) fn options(inputs: &Inputs) -> Vec<Wanted> {
    let mut options = match (inputs.selection.from(), &*inputs.selection) {
        _ if !inputs.is_choosing() => Vec::new(),
        (None, _) => what_can_act(inputs),
        (Some(from), Selection::Led { way, lead, .. }) => what_leads_on(&inputs.session, from, way, lead),
        (Some(from), _) => where_it_can_go(inputs, from),
    };
    // One thing at a time: what else could be done stands back behind a hint, until another piece is selected.
    let hinted = inputs.hint.advice().and_then(|advice| advice.turn.first());
    let hinted_from = hinted.map(|action| inputs.session.position().gesture(action).from);
    if hinted_from.is_some_and(|from| inputs.selection.from().is_none_or(|selected| from == Some(selected))) {
        options.iter_mut().for_each(|option| option.is_quiet = true);
    }
    options
}

/// The pieces that can act, and the places for a new one.
fn what_can_act(inputs: &Inputs) -> Vec<Wanted> {
    let moves = inputs.session.legal_moves();
    let is_told = inputs.assists.shows(Assist::Targets);
    let kind = |site: Site| {
        if moves.can_capture(site) { HighlightKind::CanCapture } else { HighlightKind::CanAct }
    };
    let pieces = moves.pieces().map(|site| Wanted::new(site, kind(site)));
    // On a board without pieces every place is one: marking all of them would tell nothing.
    let targets = moves.targets(None).filter(|_| is_told && !inputs.pieces().is_empty());
    pieces.chain(targets.map(|site| Wanted::new(site, HighlightKind::Target))).collect()
}

/// The targets of the selected piece, each with its price.
fn where_it_can_go(inputs: &Inputs, from: Site) -> Vec<Wanted> {
    let proposed = match &*inputs.selection {
        Selection::Offer { to, .. } | Selection::Asked { to, .. } => Some(*to),
        Selection::Nothing | Selection::Piece { .. } | Selection::Led { .. } => None,
    };
    let mut highlights = vec![Wanted::new(from, HighlightKind::Chosen)];
    let pieces = inputs.pieces();
    let (session, moves) = (&inputs.session, inputs.session.legal_moves());
    // Where there are too many actions to list, looking at the answers at each target would take long.
    let tells_danger = moves.are_all && tells_danger(inputs);
    for alike in moves.from(Some(from)).by_target() {
        let Some(to) = alike[0].to else { continue };
        // Of several ways, the one that is proposed.
        let ways = moves.between(Some(from), Some(to));
        let way = session.position().proposal(ways.actions);
        let gesture = &ways.gestures[way];
        if gesture.is_lost {
            highlights.push(Wanted::new(to, HighlightKind::Loss));
        } else if tells_danger {
            let captors = captors_there(to, session, &ways.actions[way], &inputs.assists);
            highlights.extend((!captors.is_empty()).then(|| Wanted::new(to, HighlightKind::Danger)));
        }
        let captures = !gesture.captures.is_empty();
        let kind = match captures {
            _ if proposed == Some(to) => HighlightKind::Proposed,
            true => HighlightKind::Capture,
            false => HighlightKind::Target,
        };
        if proposed == Some(to) && captures {
            highlights.push(Wanted::new(to, HighlightKind::Capture));
        }
        let price = (!gesture.pays.is_empty()).then(|| {
            // Before the piece on the place, halfway up.
            let piece = pieces.iter().find(|(site, _)| *site == to).map(|(_, piece)| *piece);
            let height = piece.map_or(0.03, |piece| inputs.look.body(piece).middle);
            Price { number: gesture.pays.len(), height, floats: piece.is_some() }
        });
        highlights.push(Wanted::shaped(to, kind, Shape::OnPlace { lift: 0.0, price }));
    }
    highlights
}

/// The path of a piece in a jump series, what it captures on the way, and where it can continue.
fn what_leads_on(session: &Session, from: Site, way: &[Site], lead: &Lead<AnyAction>) -> Vec<Wanted> {
    let mut highlights = vec![Wanted::new(from, HighlightKind::Chosen)];
    highlights.extend(lead.captures.iter().map(|site| Wanted::new(*site, HighlightKind::Pays)));
    if let [_, stopovers @ .., end] = way {
        highlights.extend(stopovers.iter().map(|site| Wanted::new(*site, HighlightKind::Left)));
        highlights.push(Wanted::new(*end, HighlightKind::Proposed));
    }
    for next in &lead.next {
        let Some(there) = session.position().lead(&[way, &[*next]].concat()) else { continue };
        let is_lost = there.stop.is_some_and(|stop| session.position().gesture(&stop).is_lost);
        let captures = there.captures.len() > lead.captures.len();
        highlights
            .push(Wanted::new(*next, if captures { HighlightKind::Capture } else { HighlightKind::Target }));
        highlights.extend(is_lost.then_some(Wanted::new(*next, HighlightKind::Loss)));
    }
    highlights
}

/// What pays for the proposal and what else could, or what would pay for the hovered target.
pub(super) fn payment(inputs: &Inputs) -> Vec<Wanted> {
    let session = &inputs.session;
    match &*inputs.selection {
        _ if !inputs.is_choosing() => Vec::new(),
        Selection::Offer { from, to, proposed, .. } => what_could_pay(session, *from, *to, *proposed),
        Selection::Piece { from } | Selection::Asked { from: Some(from), .. } => {
            what_would_pay(session, *from, inputs.hovered.site)
        }
        Selection::Nothing | Selection::Led { .. } | Selection::Asked { from: None, .. } => Vec::new(),
    }
}

/// What pays for the proposed way, and what pays for others.
fn what_could_pay(session: &Session, from: Site, to: Site, proposed: usize) -> Vec<Wanted> {
    let ways = session.legal_moves().between(Some(from), Some(to)).gestures;
    let pays = ways.get(proposed).map_or(&[][..], |way| way.choices());
    let mut could: Vec<Site> = ways.iter().flat_map(|way| way.choices()).copied().collect();
    could.sort_unstable();
    could.dedup();
    let kind = |site| if pays.contains(&site) { HighlightKind::Pays } else { HighlightKind::CouldPay };
    could.into_iter().map(|site| Wanted::new(site, kind(site))).collect()
}

/// What would pay for the place under the pointer.
fn what_would_pay(session: &Session, from: Site, hovered: Option<Site>) -> Vec<Wanted> {
    let ways = session.legal_moves().between(Some(from), hovered);
    if hovered.is_none() || ways.is_empty() {
        return Vec::new();
    }
    let way = &ways.gestures[session.position().proposal(ways.actions)];
    way.choices().iter().map(|site| Wanted::new(*site, HighlightKind::Pays)).collect()
}

/// The hovered place if it can be activated, and the new piece that would go there.
pub(super) fn hover(inputs: &Inputs) -> Vec<Wanted> {
    let Inputs { session, selection, hovered, .. } = inputs;
    let is_choosing = inputs.is_choosing();
    let is_seen = |site: &Site| hovered.by_key || is_choosing && selection.is_activatable(*site, session);
    let corners = hovered.site.filter(is_seen).map(|site| Wanted::new(site, HighlightKind::Hovered));
    let is_new = |site: &Site| {
        is_choosing
            && inputs.assists.shows(Assist::Targets)
            && !session.legal_moves().between(None, Some(*site)).is_empty()
    };
    let place = match &**selection {
        Selection::Nothing => hovered.site,
        Selection::Asked { from: None, to, .. } => Some(*to),
        _ => None,
    };
    let new = place.filter(is_new).into_iter().flat_map(|site| {
        let kind = HighlightKind::Proposed;
        let ghost = Shape::Ghost(session.position().to_move());
        [Wanted::new(site, kind), Wanted::shaped(site, kind, ghost)]
    });
    corners.into_iter().chain(new).chain(route(inputs)).chain(control(inputs)).chain(danger(inputs)).collect()
}

/// The way of the selected piece to the target that is pointed at or proposed, as arrows, where it is not one straight step. A hint has
/// arrows of its own.
fn route(inputs: &Inputs) -> Vec<Wanted> {
    let Some((_, action)) = pointed_action(inputs).filter(|_| inputs.hint.advice().is_none()) else {
        return Vec::new();
    };
    let steps = steps(inputs.session.position(), std::slice::from_ref(action));
    let arrows = if steps.len() > 1 { steps } else { Vec::new() };
    shown(arrows, [HighlightKind::Proposed; 2], &inputs.look.spots())
}

/// The target that is pointed at or proposed, and what takes the selected piece there.
fn pointed_action<'a>(inputs: &'a Inputs) -> Option<(Site, &'a AnyAction)> {
    let (from, to, proposed) = match *inputs.selection {
        _ if !inputs.is_choosing() => return None,
        Selection::Piece { from } => (from, inputs.hovered.site?, None),
        Selection::Offer { from, to, proposed, .. } => (from, to, Some(proposed)),
        Selection::Asked { from: Some(from), to, .. } => (from, to, None),
        Selection::Nothing | Selection::Led { .. } | Selection::Asked { from: None, .. } => return None,
    };
    let ways = inputs.session.legal_moves().between(Some(from), Some(to));
    let way = proposed.unwrap_or_else(|| inputs.session.position().proposal(ways.actions));
    Some((to, ways.actions.get(way)?))
}

/// The places of all enemy pieces that could capture the piece that is pointed at or inspected, and arrows along the jumps of the nearest;
/// or the places of those that could capture the selected piece on the target that is pointed at.
fn danger(inputs: &Inputs) -> Vec<Wanted> {
    if !tells_danger(inputs) {
        return Vec::new();
    }
    if let Some((to, action)) = pointed_action(inputs) {
        let captors = captors_there(to, &inputs.session, action, &inputs.assists);
        return captors.into_iter().map(|site| Wanted::new(site, HighlightKind::Hovered)).collect();
    }
    let Some(site) = inputs.hovered.site.or(inputs.inspected.0) else { return Vec::new() };
    let mut captures: Vec<&Capture> = captures_of(site, &inputs.session, &inputs.assists).collect();
    captures.sort_by_key(|capture| capture.landings.len());
    let places = captures.iter().map(|capture| Step::Place { at: capture.from });
    let ways = captures.iter().take(MOST_WAYS).flat_map(|capture| {
        let starts = std::iter::once(&capture.from).chain(&capture.landings);
        starts.zip(&capture.landings).map(|(from, to)| Step::Move { from: *from, to: *to })
    });
    let steps = places.chain(ways).collect();
    shown(steps, [HighlightKind::Danger, HighlightKind::Hovered], &inputs.look.spots())
}

/// Whether what could be captured is marked. A step of a course is about something else.
fn tells_danger(inputs: &Inputs) -> bool {
    let is_step = |running: &Running| matches!(&running.task, Task::Lesson(lesson) if !lesson.is_match());
    inputs.is_choosing() && !inputs.exercise.running().is_some_and(is_step)
}

/// From the battery that is pointed at or inspected, a line to every robot that touches it, and so counts for its control: solid to the
/// first player's, broken to the second's.
fn control(inputs: &Inputs) -> Vec<Wanted> {
    let Inputs { session, hovered, inspected, look, .. } = inputs;
    let is_seen = inputs.is_choosing() || session.review_ply().is_some();
    let pointed = hovered.site.or(inspected.0).filter(|_| is_seen);
    let control = pointed.and_then(|site| Some((site, session.shown().control(site)?)));
    let Some((site, control)) = control.filter(|(_, control)| control.what == Controlled::Battery) else {
        return Vec::new();
    };
    let spots = look.spots();
    let Some(battery) = spot_of(site, &spots) else { return Vec::new() };
    let robots = Player::BOTH.into_iter().zip(&control.by);
    let robots = robots.flat_map(|(owner, sites)| sites.iter().map(move |robot| (owner, *robot)));
    let line = |(owner, robot): (Player, Site)| {
        let kind = HighlightKind::Control;
        let (from, to) = (above(battery), above(spot_of(robot, &spots)?));
        let along = (to - from).normalize_or(Vec2::X);
        let (start, end) = (from + along * battery.half * BESIDE, to);
        let dashes = match owner {
            Player::One => 1,
            Player::Two => DASHES,
        };
        let at = |part: f32| start.lerp(end, part / (dashes as f32 - DASH_GAP));
        let bar = |dash: usize| Stroke::Bar {
            from: at(dash as f32),
            to: at(dash as f32 + 1.0 - DASH_GAP),
            width: CONTROL,
        };
        let strokes = (0..dashes).map(bar).collect();
        let at = Vec3::Y * (battery.place.y + kind.height());
        let shape = Shape::Strokes { strokes, inlaid: Vec::new(), outline: CONTROL_OUTLINE, owner, at };
        Some(Wanted::shaped(robot, kind, shape))
    };
    robots.filter_map(line).collect()
}

/// The places of the hint's first action, an arrow along its way, and the piece that it would place.
pub(super) fn hint(inputs: &Inputs) -> Vec<Wanted> {
    let advice = inputs.hint.advice().filter(|_| inputs.is_choosing());
    let Some(action) = advice.and_then(|advice| advice.turn.first()) else { return Vec::new() };
    let position = inputs.session.position();
    let gesture = position.gesture(action);
    let kind = HighlightKind::Hint;
    let placed = gesture.to.filter(|_| gesture.from.is_none());
    let ghost = placed.map(|site| Wanted::shaped(site, kind, Shape::Ghost(position.to_move())));
    let ways = steps(position, std::slice::from_ref(action)).into_iter();
    let ways = ways.filter(|step| matches!(step, Step::Move { .. })).collect();
    let sites = gesture.from.into_iter().chain(gesture.to).chain(gesture.pays);
    let rings = sites.map(|site| Wanted::new(site, kind));
    rings.chain(ghost).chain(shown(ways, [HighlightKind::Better; 2], &inputs.look.spots())).collect()
}

/// How the opponent could win at once if the turn were ended now: behind a hint it stands back. Only where it is said as well.
pub(super) fn threat(inputs: &Inputs) -> Vec<Wanted> {
    let is_match = |running: &Running| matches!(&running.task, Task::Lesson(lesson) if lesson.is_match());
    let is_said = inputs.assists.shows(Assist::Warning) && inputs.exercise.running().is_none_or(is_match);
    let is_shown = is_said && inputs.is_choosing() && inputs.hint.advice().is_none();
    let Some((before, turn)) = inputs.warning.threat().filter(|_| is_shown) else { return Vec::new() };
    let runs = steps(before, turn).into_iter().filter(|step| matches!(step, Step::Move { .. })).collect();
    shown(runs, [HighlightKind::Danger; 2], &inputs.look.spots())
}
