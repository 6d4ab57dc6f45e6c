//! Where a match turned: the machine goes through all its turns, and marks those that cost their player most.

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::analysis::first_players;
use super::hint::Adviser;
use super::mind::{Bell, Job};
use super::opponent::problem;
use super::session::{ActionPlayed, ActionTakenBack, MatchStarted, Session};
use super::wake::Wake;
use crate::engine::{AnyProblem, Level, Limits, Stop, Thinker, TurningPoint, chance, skill, turning_points};
use crate::games::{AnyAction, AnyGame, Game, Player};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Retrospect>()
        .add_systems(Update, go_on.run_if(resource_exists::<Session>))
        .add_observer(look_for_turning_points)
        .add_observer(forget::<MatchStarted>)
        .add_observer(forget::<ActionPlayed>)
        .add_observer(forget::<ActionTakenBack>);
}

/// The level that judges: good enough, and quick.
const JUDGE: Level = match Level::new(6) {
    Some(level) => level,
    None => Level::HIGHEST,
};

/// What is known of the positions of a match.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Judged {
    /// The first player's chance of winning before each turn, and after the last.
    pub(crate) chances: Vec<f32>,
    /// What would have been best instead of each turn.
    pub(crate) better: Vec<Vec<AnyAction>>,
}

/// The match that is gone through.
#[derive(Resource, Default)]
pub(crate) struct Retrospect {
    job: Option<Job<Judged>>,
    judged: Judged,
    /// Whose each turn was.
    movers: Vec<Player>,
    /// How many actions were played when it was begun.
    actions: usize,
}

impl Retrospect {
    /// What is known of this match so far; nothing if it was not asked for.
    pub(crate) fn judged(&self, session: &Session) -> Option<&Judged> {
        (self.is_about(session) && !self.judged.chances.is_empty()).then_some(&self.judged)
    }

    /// How many positions of how many have been judged, while it goes on.
    pub(crate) fn progress(&self) -> Option<(usize, usize)> {
        self.job.as_ref().map(|_| (self.judged.chances.len(), self.movers.len() + 1))
    }

    /// The turning points that are known so far.
    pub(crate) fn turning_points(&self, session: &Session) -> Vec<TurningPoint> {
        let judged = self.judged(session);
        judged.map_or_else(Vec::new, |judged| turning_points(&self.movers, &judged.chances))
    }

    fn is_about(&self, session: &Session) -> bool {
        !self.movers.is_empty() && self.actions == session.game.played().len()
    }
}

/// Request: go through the match.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct LookForTurningPoints;

fn look_for_turning_points(
    _: On<LookForTurningPoints>,
    session: Option<Res<Session>>,
    adviser: Res<Adviser>,
    bell: Option<Res<EventLoopProxyWrapper>>,
    mut retrospect: ResMut<Retrospect>,
) {
    let Some(session) = session.filter(|session| !session.game.played().is_empty()) else { return };
    if retrospect.is_about(&session) {
        return;
    }
    let (turns, played) = (session.game.turns(), session.game.played());
    let movers = turns.iter().map(|turn| played[turn.start].by).collect();
    let ends: Vec<usize> = turns.iter().map(|turn| turn.end).collect();
    let positions: Vec<AnyGame> = played.iter().map(|played| played.after.clone()).collect();
    let Some(problem) = problem(&session, 0) else { return };
    let (start, outcome, actions) = (session.game.start().clone(), session.outcome(), played.len());
    let job = adviser.0.ask(Bell::of(bell), move |thinker, stop, tell| {
        thinker.see_as(None, 0);
        let mut problem = problem;
        let mut judged = Judged::default();
        let mut judge = |problem: &AnyProblem, position: &AnyGame, is_last: bool| {
            match outcome.filter(|_| is_last) {
                Some(outcome) => judged.add(certain(outcome.winner), Vec::new()),
                None => judged.think(problem, position, thinker, stop),
            }
            if !stop.is_stopped() {
                tell(judged.clone());
            }
        };
        judge(&problem, &start, actions == 0);
        for (i, position) in positions.iter().enumerate() {
            if stop.is_stopped() || !problem.go_on(position) {
                return;
            }
            if ends.contains(&(i + 1)) {
                judge(&problem, position, i + 1 == actions);
            }
        }
    });
    *retrospect = Retrospect { job: Some(job), judged: Judged::default(), movers, actions };
}

impl Judged {
    fn add(&mut self, chance: f32, better: Vec<AnyAction>) {
        self.chances.push(chance);
        self.better.push(better);
    }

    fn think(&mut self, problem: &AnyProblem, position: &AnyGame, thinker: &mut Thinker, stop: &Stop) {
        let kind = position.kind();
        let thought = problem.think(thinker, &Limits::nodes(skill(kind, JUDGE).nodes), stop, |_| ());
        let worth = thought.worth().map_or(0.5, |worth| chance(kind, worth));
        self.add(first_players(position.to_move(), worth), thought.turn().to_vec());
    }
}

/// The first player's chance when the match is over.
fn certain(winner: Option<Player>) -> f32 {
    match winner {
        Some(Player::One) => 1.0,
        Some(Player::Two) => 0.0,
        None => 0.5,
    }
}

fn go_on(mut retrospect: ResMut<Retrospect>, mut wake: ResMut<Wake>) {
    let Some(job) = &retrospect.job else { return };
    let (found, is_done) = (job.so_far().unwrap_or_default(), job.is_done());
    if found == retrospect.judged && !is_done {
        return;
    }
    let retrospect = &mut *retrospect;
    retrospect.judged = found;
    retrospect.job.take_if(|_| is_done);
    wake.up();
}

/// What happened since makes it another match.
fn forget<E: Event>(_: On<E>, mut retrospect: ResMut<Retrospect>) {
    *retrospect = Retrospect::default();
}
