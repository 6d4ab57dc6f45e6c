//! Looks back at a match: from turn to turn, to any action, or played by itself. The match waits meanwhile.

use bevy::prelude::*;

use super::replay::Replaying;
use super::scoring::Scoring;
use super::sync::sync_pieces;
use crate::app::board::animation::{BoardPieces, Timeline, perform};
use crate::app::interaction::Deselect;
use crate::app::platform::Redraw;
use crate::app::session::{LeaveTable, MatchStarted, Session, StartMatch};
use crate::record::Match;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Autoplay>()
        .add_systems(Update, play_on.run_if(resource_exists::<Session>))
        .add_observer(go_to_ply)
        .add_observer(step_by_turn)
        .add_observer(leave)
        .add_observer(toggle_autoplay)
        .add_observer(play_from_here)
        .add_observer(forget::<MatchStarted>)
        .add_observer(forget::<LeaveTable>);
}

/// Seconds between two actions that are played by themselves.
const PAUSE: f32 = 0.7;

/// Whether the match is played through by itself, and how long the last action has been standing.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Autoplay {
    pub(crate) is_on: bool,
    stood: f32,
}

/// Request: show the position after so many actions.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct GoToPly(pub(crate) usize);

/// Request: show the position a turn later, or a turn earlier.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct StepByTurn {
    pub(crate) is_forward: bool,
}

/// Request: play the match through by itself, or stop that.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ToggleAutoplay;

/// Request: show the present again.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct LeaveReview;

/// Request: go on from the position that is shown, as a new match.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct PlayFromHere;

fn go_to_ply(
    request: On<GoToPly>,
    session: Option<ResMut<Session>>,
    telling: Res<Scoring>,
    mut replaying: ResMut<Replaying>,
    mut timeline: ResMut<Timeline>,
    mut board_pieces: BoardPieces,
    mut commands: Commands,
) {
    let Some(mut session) = session else { return };
    // While the score is told the pieces are elsewhere.
    if telling.is_active() || session.game.played().is_empty() {
        return;
    }
    commands.trigger(Deselect);
    let now = session.review_ply.unwrap_or(session.game.played().len());
    let wanted = request.0.min(session.game.played().len());
    timeline.skip();
    timeline.tempo = 1.0;
    let Some(position) = session.game.position_at(wanted) else { return };
    let is_next = wanted > now && wanted <= turn_end(&session, now);
    if is_next && session.review_ply.is_some() {
        for played in &session.game.played()[now..wanted] {
            perform(&played.effects, session.look(), &mut timeline, &mut board_pieces, &mut commands);
        }
    } else {
        sync_pieces(position, session.look(), &mut timeline, &mut board_pieces, &mut commands);
    }
    session.review_ply = Some(wanted);
    replaying.0 = true;
}

/// Where the turn ends that goes on after so many actions.
fn turn_end(session: &Session, now: usize) -> usize {
    session.game.turns().iter().map(|turn| turn.end).find(|end| *end > now).unwrap_or(now)
}

fn step_by_turn(request: On<StepByTurn>, session: Option<Res<Session>>, mut commands: Commands) {
    let Some(session) = session else { return };
    let now = session.review_ply.unwrap_or(session.game.played().len());
    let wanted = if request.is_forward {
        turn_end(&session, now)
    } else {
        let begins = session.game.turns().into_iter().map(|turn| turn.start);
        begins.take_while(|begin| *begin < now).last().unwrap_or(0)
    };
    commands.trigger(GoToPly(wanted));
}

fn leave(
    _: On<LeaveReview>,
    session: Option<ResMut<Session>>,
    mut autoplay: ResMut<Autoplay>,
    mut replaying: ResMut<Replaying>,
    mut timeline: ResMut<Timeline>,
    mut board_pieces: BoardPieces,
    mut commands: Commands,
) {
    let Some(mut session) = session.filter(|session| session.review_ply.is_some()) else { return };
    (session.review_ply, replaying.0, autoplay.is_on) = (None, false, false);
    timeline.skip();
    sync_pieces(session.position(), session.look(), &mut timeline, &mut board_pieces, &mut commands);
}

/// Another match is shown in its present.
fn forget<E: Event>(
    _: On<E>,
    session: Option<ResMut<Session>>,
    mut autoplay: ResMut<Autoplay>,
    mut replaying: ResMut<Replaying>,
) {
    autoplay.is_on = false;
    if let Some(mut session) = session.filter(|session| session.review_ply.is_some()) {
        session.review_ply = None;
        replaying.0 = false;
    }
}

fn toggle_autoplay(
    _: On<ToggleAutoplay>,
    session: Option<Res<Session>>,
    mut autoplay: ResMut<Autoplay>,
    mut commands: Commands,
) {
    let Some(session) = session else { return };
    *autoplay = Autoplay { is_on: !autoplay.is_on, stood: PAUSE };
    // From the end it begins anew.
    if autoplay.is_on && session.review_ply.is_none_or(|at| at == session.game.played().len()) {
        commands.trigger(GoToPly(0));
    }
}

fn play_on(
    session: Res<Session>,
    timeline: Res<Timeline>,
    time: Res<Time>,
    mut autoplay: ResMut<Autoplay>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    let Some(now) = session.review_ply.filter(|_| autoplay.is_on) else { return };
    redraw.request();
    if timeline.is_busy() {
        return;
    }
    if now == session.game.played().len() {
        autoplay.is_on = false;
        return;
    }
    autoplay.stood += time.delta_secs() * timeline.pace;
    if autoplay.stood >= PAUSE {
        autoplay.stood = 0.0;
        commands.trigger(GoToPly(now + 1));
    }
}

fn play_from_here(_: On<PlayFromHere>, session: Option<Res<Session>>, mut commands: Commands) {
    let Some(session) = session else { return };
    let mut game = Match::new(session.game.start().clone());
    for played in session.game.played().iter().take(session.review_ply.unwrap_or(usize::MAX)) {
        // They were legal in the same positions before.
        if game.play(&played.action).is_err() {
            return;
        }
    }
    let session = Session::new(game, session.names.clone()).with_machines(session.machines);
    commands.trigger(StartMatch(session));
}
