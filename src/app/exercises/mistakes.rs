//! *Learn from it*: a player's own mistakes in a match as tasks.
//!
//! Each task puts the position before a mistake on the table. What the player does instead is judged by the same measure as the review;
//! if it is not about as good as the best turn, the opponent answers it. At the end the match is on the table again.

use bevy::prelude::*;

use super::trial::{ExerciseRequest, Remark, Stage, Trial};
use crate::app::ai::{KnownReview, MatchReview, SearchFailed, SearchTask, SearchWorker, Waker};
use crate::app::session::{GoToPly, MatchSetup, Purpose, Session, StartMatch};
use crate::app::state::{Screen, TurnPhase};
use engine::Level;
use record::Match;
use rules::{AnyAction, AnyGame, Game};
use study::questions::{AttemptQuestion, MatchPosition};
use study::review::{Attempt, Judgement, Mark, Review, ReviewedTurn};
use texts::{Message, turn_in_short};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show_where_left.run_if(in_state(Screen::Table)).run_if(resource_exists::<Returning>),
    );
}

/// The mistakes of a match, each as a task; one of them is on the table.
#[derive(Debug)]
pub(crate) struct Mistakes {
    /// The match that they are from, and its review.
    origin: Box<MatchSetup>,
    review: Review,
    pub(crate) list: Vec<Mistake>,
    /// Which one is on the table.
    pub(crate) at: usize,
    search: Option<SearchTask<Attempt>>,
}

/// A mistake as a task: to find a better turn.
#[derive(Debug)]
pub(crate) struct Mistake {
    /// Which turn of the match it was, counted from 0.
    pub(crate) number: usize,
    /// The turn and what it lost.
    pub(crate) turn: ReviewedTurn,
    /// Its actions, and the same in words.
    pub(super) actions: Vec<AnyAction>,
    pub(crate) played: Message,
    /// The position before it, and what the review found about that.
    start: AnyGame,
    pub(crate) judgement: Judgement,
}

/// The match is being put on the table again; so many of its actions are to be shown.
#[derive(Resource)]
struct Returning(usize);

/// Request: make tasks of the mistakes in the match at the table.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct LearnFromMistakes;

/// The mistakes of the people in the match at the table, which are turns of its review; of both players if no person plays.
pub(crate) fn own_mistakes(session: &Session, review: &MatchReview) -> Vec<usize> {
    let computers = session.players().computers;
    let is_own = |turn: &ReviewedTurn| {
        let is_swapped = session.game().are_sides_swapped_at(turn.actions.start);
        let person = if is_swapped { turn.player.other() } else { turn.player };
        computers[person.index()].is_none() || computers.iter().all(Option::is_some)
    };
    let turns = review.turns().iter().enumerate();
    let bad = turns.filter(|(_, turn)| turn.mark.is_some_and(Mark::is_bad) && is_own(turn));
    bad.map(|(number, _)| number).filter(|number| review.better(*number).is_some()).collect()
}

impl Mistakes {
    /// The player's own mistakes in the match at the table, if there are any.
    pub(super) fn of_match(session: &Session, setup: MatchSetup, review: &MatchReview) -> Option<Self> {
        let game = session.game();
        let task = |number: usize| {
            let turn = review.turns().get(number)?.clone();
            let actions = game.actions_of(&turn.actions);
            let start = game.position_at(turn.actions.start)?.clone();
            Some(Mistake {
                number,
                played: turn_in_short(&start, &actions),
                actions,
                start,
                judgement: review.review().judgements().get(number)?.clone(),
                turn,
            })
        };
        let list: Vec<Mistake> = own_mistakes(session, review).into_iter().filter_map(task).collect();
        (!list.is_empty()).then(|| Self {
            origin: Box::new(setup),
            review: review.review().clone(),
            list,
            at: 0,
            search: None,
        })
    }

    pub(crate) fn at_table(&self) -> Option<&Mistake> {
        self.list.get(self.at)
    }

    pub(super) fn do_request(
        &mut self,
        request: ExerciseRequest,
        trial: &mut Trial,
        commands: &mut Commands,
    ) {
        match request {
            ExerciseRequest::Next if self.at + 1 < self.list.len() => {
                self.at += 1;
                self.begin(false, trial, commands);
            }
            ExerciseRequest::Again => self.begin(false, trial, commands),
            ExerciseRequest::Solution => self.begin(true, trial, commands),
            ExerciseRequest::Next | ExerciseRequest::Leave => {
                let shown = self.at_table().map_or(0, |mistake| mistake.turn.actions.end);
                commands.insert_resource(Returning(shown));
                commands.trigger(StartMatch((*self.origin).clone()));
                commands.trigger(KnownReview(self.review.clone()));
            }
            ExerciseRequest::More | ExerciseRequest::Previous | ExerciseRequest::Hint => {}
        }
    }

    /// Puts the task on the table, to be tried or to show the better turn.
    fn begin(&mut self, is_shown: bool, trial: &mut Trial, commands: &mut Commands) {
        self.search = None;
        *trial = Trial::default();
        let Some(mistake) = self.at_table() else { return };
        // The opponent's side is the computer's, so that the player sits at their own edge.
        let mut computers = [None; 2];
        computers[mistake.turn.player.other().index()] = Some(Level::LOWEST);
        let setup = MatchSetup::new(Match::new(mistake.start.clone()))
            .with_computers(computers)
            .with_purpose(Purpose::Exercise { is_open: !is_shown });
        if is_shown {
            trial.stage = Stage::Showing;
            trial.script = mistake.judgement.line.iter().take(1).flatten().map(ToString::to_string).collect();
        }
        commands.trigger(StartMatch(setup));
    }

    /// Once the player's turn is over, it is judged.
    pub(super) fn judge(
        &mut self,
        trial: &mut Trial,
        session: &Session,
        waker: Waker,
        commands: &mut Commands,
    ) {
        let Some(mistake) = self.at_table().filter(|_| trial.is_open()) else { return };
        if session.position().to_move() == mistake.turn.player && session.outcome().is_none() {
            return;
        }
        let question = AttemptQuestion {
            place: MatchPosition::latest(session.game()),
            before: mistake.judgement.clone(),
        };
        self.search = Some(SearchWorker::default().ask(waker, question));
        trial.enter(Stage::Judging, commands);
    }

    /// Takes the judgement once the search is done. Returns whether it was.
    pub(super) fn take_judgement(&mut self, trial: &mut Trial, commands: &mut Commands) -> bool {
        let Some(search) = self.search.take_if(|search| search.is_done()) else { return false };
        let Some(attempt) = search.so_far().filter(|_| !search.has_failed()) else {
            // The player tries again.
            trial.enter(Stage::TakingBack, commands);
            commands.trigger(SearchFailed);
            return true;
        };
        trial.waited = 0.0;
        trial.stage = if attempt.is_right { Stage::Done } else { Stage::Refuting };
        trial.script = attempt.reply.iter().filter(|_| !attempt.is_right).map(ToString::to_string).collect();
        trial.remark = Some(Remark::Judged(attempt));
        true
    }
}

/// The match is shown where it was left, once nothing is counted any more.
fn show_where_left(returning: Res<Returning>, turn: Res<State<TurnPhase>>, mut commands: Commands) {
    if **turn != TurnPhase::Scoring {
        commands.trigger(GoToPly(returning.0));
        commands.remove_resource::<Returning>();
    }
}
