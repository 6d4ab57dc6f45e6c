//! The review of the match at the table, made in the background.

use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::worker::{SearchFailed, SearchTask, SearchWorker, Waker};
use crate::app::order::AppSystems;
use crate::app::platform::Redraw;
use crate::app::session::{PositionChanged, Purpose, ReviewMoved, Session};
use rules::AnyAction;
use study::questions::{MatchPosition, ReviewQuestion};
use study::review::{NOTABLE, Review, ReviewedTurn, notable_turns, turning_points};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MatchReview>()
        .add_systems(Update, advance.in_set(AppSystems::Ai))
        .add_observer(review_match)
        .add_observer(begin_by_itself)
        .add_observer(take_known)
        .add_observer(reset);
}

/// The review of the match at the table, as far as it has come.
#[derive(Resource, Default)]
pub(crate) struct MatchReview {
    task: Option<SearchTask<Review>>,
    review: Review,
    turns: Vec<ReviewedTurn>,
    points: Vec<usize>,
    chances: Vec<f32>,
    /// The number of positions that are judged in all, once it was asked for.
    total: Option<usize>,
}

impl MatchReview {
    /// Whether it was asked for.
    pub(crate) const fn is_wanted(&self) -> bool {
        self.total.is_some()
    }

    /// The number of positions judged and of all, while it is being made.
    pub(crate) fn progress(&self) -> Option<(usize, usize)> {
        self.task.as_ref().and(self.total).map(|total| (self.chances.len(), total))
    }

    /// Whether all positions are judged.
    pub(crate) fn is_complete(&self) -> bool {
        self.total.is_some_and(|total| self.chances.len() >= total)
    }

    /// What was found.
    pub(crate) const fn review(&self) -> &Review {
        &self.review
    }

    /// The turns that have been judged.
    pub(crate) fn turns(&self) -> &[ReviewedTurn] {
        if self.is_wanted() { &self.turns } else { &[] }
    }

    /// The first player's chance of winning before each turn and after the last one, as far as it is known.
    pub(crate) fn chances(&self) -> &[f32] {
        if self.is_wanted() { &self.chances } else { &[] }
    }

    /// The turns that decided the match, or mattered most, as far as it has been judged.
    pub(crate) fn points(&self) -> &[usize] {
        &self.points
    }

    /// The turn on the board, the one that is looked at before it is played, or the one that the line on the board would have been better
    /// than, if it has been judged.
    pub(crate) fn shown_turn(&self, session: &Session) -> Option<usize> {
        let at = session.review_ply()?;
        self.turns().iter().position(|turn| match session.line() {
            Some(_) => turn.actions.start == at,
            None if session.is_before_turn() => turn.actions.start == at,
            None => turn.actions.start < at && at <= turn.actions.end,
        })
    }

    /// The line that would have been better than a turn, if that has lost something worth mentioning.
    pub(crate) fn better(&self, turn: usize) -> Option<&[Vec<AnyAction>]> {
        let lost = self.turns().get(turn).map_or(0.0, ReviewedTurn::loss);
        let line = &self.review.judgements().get(turn)?.line;
        (lost >= NOTABLE && !line.is_empty()).then_some(line)
    }

    /// The best answer to a turn, if it is known.
    pub(crate) fn answer(&self, turn: usize) -> Option<&[AnyAction]> {
        let after = self.review.judgements().get(turn + 1)?;
        after.line.first().map(Vec::as_slice)
    }

    fn take(&mut self, review: Review, session: &Session) {
        let game = session.game();
        self.turns = review.turns(game);
        self.points = turning_points(&self.turns);
        if self.points.is_empty() {
            self.points = notable_turns(&self.turns);
        }
        self.chances = review.chances(game);
        self.review = review;
    }
}

/// Request: review the match.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ReviewMatch;

/// Request: this is what was found about the match before.
#[derive(Event, Clone, Debug)]
pub(crate) struct KnownReview(pub(crate) Review);

/// Fact: more positions were judged.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ReviewAdvanced {
    /// Whether these were the last ones.
    pub(crate) is_complete: bool,
}

fn review_match(
    _: On<ReviewMatch>,
    session: Session,
    event_loop: Option<Res<EventLoopProxyWrapper>>,
    mut match_review: ResMut<MatchReview>,
) {
    if match_review.is_wanted() || session.game().played().is_empty() || session.purpose() != Purpose::Match {
        return;
    }
    match_review.total = Some(session.game().turns().len() + 1);
    if match_review.is_complete() {
        return;
    }
    let question =
        ReviewQuestion { place: MatchPosition::latest(session.game()), known: match_review.review.clone() };
    // Beside all others, who need not wait for it.
    match_review.task = Some(SearchWorker::default().ask(Waker::of(event_loop), question));
}

/// When a match is over, looking back at it is reviewing it. Before, it would help a player, and is done only when it is asked for.
fn begin_by_itself(fact: On<ReviewMoved>, session: Session, mut commands: Commands) {
    if fact.to.is_some() && session.outcome().is_some() {
        commands.trigger(ReviewMatch);
    }
}

fn take_known(request: On<KnownReview>, session: Session, mut match_review: ResMut<MatchReview>) {
    if !match_review.is_wanted() {
        match_review.take(request.0.clone(), &session);
    }
}

fn advance(
    session: Session,
    mut match_review: ResMut<MatchReview>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    let Some(task) = &match_review.task else { return };
    // What was found last was reported before the end was.
    let (is_done, found) = (task.is_done(), task.so_far());
    let is_new = found.as_ref().is_some_and(|found| found.judgements().len() > match_review.chances.len());
    if !is_new && !is_done {
        return;
    }
    if let Some(found) = found.filter(|_| is_new) {
        match_review.take(found, &session);
    }
    if match_review.task.take_if(|_| is_done).is_some_and(|task| task.has_failed()) {
        // It can be asked for again, and goes on where it was.
        match_review.total = None;
        commands.trigger(SearchFailed);
    }
    commands.trigger(ReviewAdvanced { is_complete: match_review.is_complete() });
    redraw.request();
}

/// The match has changed, or is another one.
fn reset(change: On<PositionChanged>, mut match_review: ResMut<MatchReview>) {
    if change.is_of_present() {
        *match_review = MatchReview::default();
    }
}
