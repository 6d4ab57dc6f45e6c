//! Looks back at a match: from turn to turn, to any action, or played by itself. The match waits meanwhile.

use bevy::prelude::*;

use super::selection::LetGo;
use super::session::{LeaveTable, MatchStarted, Session, StartMatch};
use super::table::{ShowingAgain, Stage, Tokens, perform, settle};
use super::telling::Telling;
use super::wake::Wake;
use crate::record::Match;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Playing>()
        .add_systems(Update, play_on.run_if(resource_exists::<Session>))
        .add_observer(look_at)
        .add_observer(step_by_turn)
        .add_observer(leave)
        .add_observer(play_or_stop)
        .add_observer(go_on_from_here)
        .add_observer(forget::<MatchStarted>)
        .add_observer(forget::<LeaveTable>);
}

/// Seconds between two actions that are played by themselves.
const PAUSE: f32 = 0.7;

/// Whether the match is played through by itself, and how long the last action has been standing.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Playing {
    pub(crate) is_on: bool,
    stood: f32,
}

/// Request: show the position after so many actions.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct LookAt(pub(crate) usize);

/// Request: show the position a turn later, or a turn earlier.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct StepByTurn {
    pub(crate) is_forward: bool,
}

/// Request: play the match through by itself, or stop that.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct PlayOrStop;

/// Request: show the present again.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct LeaveReview;

/// Request: go on from the position that is shown, as a new match.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct GoOnFromHere;

fn look_at(
    request: On<LookAt>,
    session: Option<ResMut<Session>>,
    telling: Res<Telling>,
    mut showing: ResMut<ShowingAgain>,
    mut stage: ResMut<Stage>,
    mut tokens: Tokens,
    mut commands: Commands,
) {
    let Some(mut session) = session else { return };
    // While the score is told the pieces are elsewhere.
    if telling.is_active() || session.game.played().is_empty() {
        return;
    }
    commands.trigger(LetGo);
    let now = session.looks_at.unwrap_or(session.game.played().len());
    let wanted = request.0.min(session.game.played().len());
    stage.skip();
    stage.tempo = 1.0;
    let Some(position) = session.game.position_at(wanted) else { return };
    let is_next = wanted > now && wanted <= turn_end(&session, now);
    if is_next && session.looks_at.is_some() {
        for played in &session.game.played()[now..wanted] {
            perform(&played.effects, session.look(), &mut stage, &mut tokens, &mut commands);
        }
    } else {
        settle(position, session.look(), &mut stage, &mut tokens, &mut commands);
    }
    session.looks_at = Some(wanted);
    showing.0 = true;
}

/// Where the turn ends that goes on after so many actions.
fn turn_end(session: &Session, now: usize) -> usize {
    session.game.turns().iter().map(|turn| turn.end).find(|end| *end > now).unwrap_or(now)
}

fn step_by_turn(request: On<StepByTurn>, session: Option<Res<Session>>, mut commands: Commands) {
    let Some(session) = session else { return };
    let now = session.looks_at.unwrap_or(session.game.played().len());
    let wanted = if request.is_forward {
        turn_end(&session, now)
    } else {
        let begins = session.game.turns().into_iter().map(|turn| turn.start);
        begins.take_while(|begin| *begin < now).last().unwrap_or(0)
    };
    commands.trigger(LookAt(wanted));
}

fn leave(
    _: On<LeaveReview>,
    session: Option<ResMut<Session>>,
    mut playing: ResMut<Playing>,
    mut showing: ResMut<ShowingAgain>,
    mut stage: ResMut<Stage>,
    mut tokens: Tokens,
    mut commands: Commands,
) {
    let Some(mut session) = session.filter(|session| session.looks_at.is_some()) else { return };
    (session.looks_at, showing.0, playing.is_on) = (None, false, false);
    stage.skip();
    settle(session.position(), session.look(), &mut stage, &mut tokens, &mut commands);
}

/// Another match is shown in its present.
fn forget<E: Event>(
    _: On<E>,
    session: Option<ResMut<Session>>,
    mut playing: ResMut<Playing>,
    mut showing: ResMut<ShowingAgain>,
) {
    playing.is_on = false;
    if let Some(mut session) = session.filter(|session| session.looks_at.is_some()) {
        session.looks_at = None;
        showing.0 = false;
    }
}

fn play_or_stop(
    _: On<PlayOrStop>,
    session: Option<Res<Session>>,
    mut playing: ResMut<Playing>,
    mut commands: Commands,
) {
    let Some(session) = session else { return };
    *playing = Playing { is_on: !playing.is_on, stood: PAUSE };
    // From the end it begins anew.
    if playing.is_on && session.looks_at.is_none_or(|at| at == session.game.played().len()) {
        commands.trigger(LookAt(0));
    }
}

fn play_on(
    session: Res<Session>,
    stage: Res<Stage>,
    time: Res<Time>,
    mut playing: ResMut<Playing>,
    mut wake: ResMut<Wake>,
    mut commands: Commands,
) {
    let Some(now) = session.looks_at.filter(|_| playing.is_on) else { return };
    wake.up();
    if stage.is_busy() {
        return;
    }
    if now == session.game.played().len() {
        playing.is_on = false;
        return;
    }
    playing.stood += time.delta_secs() * stage.pace;
    if playing.stood >= PAUSE {
        playing.stood = 0.0;
        commands.trigger(LookAt(now + 1));
    }
}

fn go_on_from_here(_: On<GoOnFromHere>, session: Option<Res<Session>>, mut commands: Commands) {
    let Some(session) = session else { return };
    let mut game = Match::new(session.game.start().clone());
    for played in session.game.played().iter().take(session.looks_at.unwrap_or(usize::MAX)) {
        // They were legal in the same positions before.
        if game.play(&played.action).is_err() {
            return;
        }
    }
    let session = Session::new(game, session.names.clone()).with_machines(session.machines);
    commands.trigger(StartMatch(session));
}
