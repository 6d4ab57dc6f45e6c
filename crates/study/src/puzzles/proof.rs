//! The proof of a puzzle.

use thiserror::Error;

use super::{Proof, Puzzle};
use engine::{Goal, Work, best_defence, keeps, right_turns};
use record::{Match, in_notation};
use rules::{AnyAction, AnyGame, Game, GameKind};

/// The most positions that a proof may look at: enough for all that are shipped, and few seconds.
pub(super) const MOST: u64 = 4_000_000;

/// Why a puzzle cannot be proved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum ProofError {
    #[error("{0}")]
    SetUp(String),
    #[error("no turn reaches the goal")]
    NotReached,
    #[error("{0} different turns reach the goal")]
    Several(usize),
    #[error("more than the goal can be reached")]
    TooEasy,
    #[error("the search has looked at {MOST} positions without a result")]
    GaveUp,
    #[error("the solution does not reach the goal: {0}")]
    Solution(String),
}

pub(super) struct Proved {
    pub(super) proof: Proof,
    pub(super) turn: Vec<AnyAction>,
}

/// Proves that exactly one turn of a position reaches a goal, and that no harder one can be reached.
pub(super) fn prove(start: &AnyGame, goal: Goal, most: u64) -> Result<Proved, ProofError> {
    let mut work = Work::new(most);
    let is_easy = goal.harder().is_some_and(|harder| keeps(start, start.to_move(), harder, &mut work));
    let mut right = if is_easy { Vec::new() } else { right_turns(start, goal, &mut work) };
    if work.has_given_up() {
        return Err(ProofError::GaveUp);
    }
    match (is_easy, right.pop(), right.len()) {
        (true, ..) => Err(ProofError::TooEasy),
        (_, None, _) => Err(ProofError::NotReached),
        (_, Some(turn), 0) => {
            let proof = Proof { first_actions: start.actions().len(), positions: work.nodes() };
            Ok(Proved { proof, turn })
        }
        (_, Some(_), others) => Err(ProofError::Several(others + 1)),
    }
}

/// The actions of both players from a position to the end, in notation: the right turn, the best defence, and so on.
pub(super) fn solution(start: &AnyGame, goal: Goal, turn: Vec<AnyAction>) -> Option<String> {
    let mut game = Match::new(start.clone());
    let (mut turn, mut goal) = (turn, goal);
    loop {
        turn.iter().try_for_each(|action| game.play(action).map(|_| ())).ok()?;
        goal = goal.after_turn();
        if game.outcome().is_some() || !matches!(goal, Goal::Win { .. }) {
            break;
        }
        for action in best_defence(game.position(), goal, &mut Work::new(MOST)) {
            game.play(&action).ok()?;
        }
        turn = right_turns(game.position(), goal, &mut Work::new(MOST)).into_iter().next()?;
    }
    Some(in_notation(game.played().iter().map(|played| &played.action)))
}

impl Puzzle {
    /// Proves the puzzle from what it says alone.
    pub fn prove(&self, kind: GameKind) -> Result<Proof, ProofError> {
        let mut game = self.set_up(kind).map_err(ProofError::SetUp)?;
        let (start, player) = (game.position().clone(), game.position().to_move());
        let Proved { proof, turn } = prove(&start, self.goal, MOST)?;
        let wrong = |what: &str| ProofError::Solution(what.to_owned());
        let right: Vec<String> = turn.iter().map(ToString::to_string).collect();
        if !self.solution.split_whitespace().take(right.len()).eq(right.iter().map(String::as_str)) {
            return Err(wrong("it does not begin with the right turn"));
        }
        game.play_text(&self.solution).map_err(|error| ProofError::SetUp(error.to_string()))?;
        if let Goal::Win { turns } = self.goal {
            let is_won = game.outcome().is_some_and(|outcome| outcome.winner == Some(player));
            let own = self.turns(kind).map_err(ProofError::SetUp)?.len().div_ceil(2);
            if !is_won || own != usize::from(turns) {
                return Err(wrong("it does not win in so many turns"));
            }
        }
        Ok(proof)
    }
}
