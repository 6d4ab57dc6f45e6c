//! Turning points: judges every turn of a match and finds those that cost their player most.

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::analysis::first_players;
use super::hint::Advisor;
use super::opponent::root;
use super::worker::{SearchTask, Waker};
use crate::app::AppSystems;
use crate::app::platform::Redraw;
use crate::app::session::{PositionChanged, Session};
use crate::engine::{
    AnyRootPosition, Level, Limits, Searcher, Stop, TurningPoint, skill, turning_points, win_probability,
};
use crate::games::{AnyAction, AnyGame, Game, Player};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TurningPoints>()
        .add_systems(Update, go_on.in_set(AppSystems::Ai))
        .add_observer(find_turning_points)
        .add_observer(reset);
}

/// The level that judges: good enough, and fast.
const JUDGE: Level = match Level::new(6) {
    Some(level) => level,
    None => Level::HIGHEST,
};

/// The judgements of a match's positions.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Evaluations {
    /// The first player's chance of winning before each turn, and after the last.
    pub(crate) chances: Vec<f32>,
    /// The best alternative to each turn.
    pub(crate) better: Vec<Vec<AnyAction>>,
}

/// The match being judged.
#[derive(Resource, Default)]
pub(crate) struct TurningPoints {
    task: Option<SearchTask<Evaluations>>,
    evaluations: Evaluations,
    /// The player of each turn.
    movers: Vec<Player>,
    /// The number of actions played when judging started.
    actions: usize,
}

impl TurningPoints {
    /// The judgements of this match so far; `None` if they were not requested.
    pub(crate) fn evaluations(&self, session: &Session) -> Option<&Evaluations> {
        (self.is_about(session) && !self.evaluations.chances.is_empty()).then_some(&self.evaluations)
    }

    /// The number of positions judged and their total, while judging runs.
    pub(crate) fn progress(&self) -> Option<(usize, usize)> {
        self.task.as_ref().map(|_| (self.evaluations.chances.len(), self.movers.len() + 1))
    }

    /// The turning points found so far.
    pub(crate) fn turning_points(&self, session: &Session) -> Vec<TurningPoint> {
        let evaluations = self.evaluations(session);
        evaluations.map_or_else(Vec::new, |evaluations| turning_points(&self.movers, &evaluations.chances))
    }

    fn is_about(&self, session: &Session) -> bool {
        !self.movers.is_empty() && self.actions == session.game().played().len()
    }
}

/// Request: judge the match.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct FindTurningPoints;

fn find_turning_points(
    _: On<FindTurningPoints>,
    session: Session,
    adviser: Res<Advisor>,
    event_loop: Option<Res<EventLoopProxyWrapper>>,
    mut turning_points: ResMut<TurningPoints>,
) {
    if session.game().played().is_empty() || turning_points.is_about(&session) {
        return;
    }
    let (turns, played) = (session.game().turns(), session.game().played());
    let movers = turns.iter().map(|turn| played[turn.start].by).collect();
    let ends: Vec<usize> = turns.iter().map(|turn| turn.end).collect();
    let positions: Vec<AnyGame> = played.iter().map(|played| played.after.clone()).collect();
    let Some(root) = root(&session, 0) else { return };
    let (start, outcome, actions) = (session.game().start().clone(), session.outcome(), played.len());
    let task = adviser.0.ask(Waker::of(event_loop), move |searcher, stop, tell| {
        searcher.set_handicap(None, 0);
        let mut root = root;
        let mut evaluations = Evaluations::default();
        let mut judge = |root: &AnyRootPosition, position: &AnyGame, is_last: bool| {
            match outcome.filter(|_| is_last) {
                Some(outcome) => evaluations.add(certain(outcome.winner), Vec::new()),
                None => evaluations.think(root, position, searcher, stop),
            }
            if !stop.is_stopped() {
                tell(evaluations.clone());
            }
        };
        judge(&root, &start, actions == 0);
        for (i, position) in positions.iter().enumerate() {
            if stop.is_stopped() || !root.advance(position) {
                return;
            }
            if ends.contains(&(i + 1)) {
                judge(&root, position, i + 1 == actions);
            }
        }
    });
    *turning_points =
        TurningPoints { task: Some(task), evaluations: Evaluations::default(), movers, actions };
}

impl Evaluations {
    fn add(&mut self, chance: f32, better: Vec<AnyAction>) {
        self.chances.push(chance);
        self.better.push(better);
    }

    fn think(&mut self, root: &AnyRootPosition, position: &AnyGame, searcher: &mut Searcher, stop: &Stop) {
        let kind = position.kind();
        // A swap changes nothing for the sides, whose chances these are.
        let root = root.clone().without_swap();
        let result = root.search(searcher, &Limits::nodes(skill(kind, JUDGE).nodes), stop, |_| ());
        let worth = result.eval().map_or(0.5, |eval| win_probability(kind, eval));
        self.add(first_players(position.to_move(), worth), result.turn().to_vec());
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

fn go_on(mut turning_points: ResMut<TurningPoints>, mut redraw: ResMut<Redraw>) {
    let Some(task) = &turning_points.task else { return };
    let (found, is_done) = (task.so_far().unwrap_or_default(), task.is_done());
    if found == turning_points.evaluations && !is_done {
        return;
    }
    let turning_points = &mut *turning_points;
    turning_points.evaluations = found;
    turning_points.task.take_if(|_| is_done);
    redraw.request();
}

/// The match has changed: discard the judgements.
fn reset(change: On<PositionChanged>, mut turning_points: ResMut<TurningPoints>) {
    if change.is_of_present() {
        *turning_points = TurningPoints::default();
    }
}
