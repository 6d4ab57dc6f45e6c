//! Judges a match, position by position; and a turn that is tried instead of a mistake, by the same measure.

use serde::{Deserialize, Serialize};

use super::judged::{chance_of, leads_to};
use super::{Judgement, Review};
use engine::{AnyRootPosition, AnySearchResult, Eval, Level, Limits, Searcher, Stop, WON, skill};
use record::Match;
use rules::{AnyAction, AnyGame, Game, GameKind, Outcome};

/// The level that judges, at full strength.
const JUDGE: Level = Level::HIGHEST;
/// The searcher's memory, in megabytes. What is found depends on it.
const MEGABYTES: usize = 16;
/// How many turns of the best line are known at most.
const TURNS: usize = 6;
/// The lines that are searched: what the second is worth tells whether the best turn was the only good one.
const LINES: usize = 2;

/// Judges the positions of a match, before each turn and after the last one. Each is searched from scratch with the same number of nodes on one
/// thread, so that what is found depends neither on the computer nor on interruptions.
#[derive(Debug)]
pub struct Reviewer {
    /// The position that is judged next, with its history.
    root: Option<AnyRootPosition>,
    /// The positions after each action.
    positions: Vec<AnyGame>,
    start: AnyGame,
    /// The numbers of actions after which positions are judged.
    plies: Vec<usize>,
    /// How many actions `root` has come.
    at: usize,
    outcome: Option<Outcome>,
    review: Review,
    searcher: Searcher,
    nodes: u64,
}

/// What besides the search decides how positions are judged.
#[cfg(test)]
pub(super) fn terms() -> String {
    let efforts = GameKind::ALL.map(Reviewer::effort);
    format!("{efforts:?} {MEGABYTES} {TURNS} {LINES}\n")
}

fn judge() -> Searcher {
    Searcher::new(MEGABYTES)
}

impl Reviewer {
    /// The nodes with which each position of a game is judged.
    pub const fn effort(kind: GameKind) -> u64 {
        skill(kind, JUDGE).nodes
    }

    /// Begins a review, or continues the one of the same match that is `known`.
    pub fn new(game: &Match<AnyGame>, known: Option<Review>) -> Self {
        let start = game.start().clone();
        let nodes = Self::effort(start.kind());
        Self {
            root: AnyRootPosition::from_history([&start]),
            positions: game.played().iter().map(|played| played.after.clone()).collect(),
            plies: std::iter::once(0).chain(game.turns().into_iter().map(|turn| turn.end)).collect(),
            start,
            at: 0,
            outcome: game.outcome(),
            review: known.unwrap_or_default(),
            searcher: judge(),
            nodes,
        }
    }

    /// The same with other nodes for each position, to measure what they matter.
    #[must_use]
    pub fn with_nodes(self, nodes: u64) -> Self {
        Self { nodes, ..self }
    }

    /// Judges the next position. Returns whether there was one, and it was judged before the search was stopped.
    pub fn step(&mut self, stop: &Stop) -> bool {
        let Some(ply) = self.plies.get(self.review.judgements.len()).copied() else { return false };
        while self.at < ply {
            let next = &self.positions[self.at];
            if !self.root.as_mut().is_some_and(|root| root.advance(next)) {
                return false;
            }
            self.at += 1;
        }
        let position = ply.checked_sub(1).map_or(&self.start, |i| &self.positions[i]);
        let judgement = match self.outcome.filter(|_| ply == self.positions.len()) {
            Some(outcome) => over(position, outcome),
            None => {
                let Some(root) = self.root.clone() else { return false };
                let limits = Limits { lines: LINES, ..Limits::nodes(self.nodes) };
                search(root, position, &mut self.searcher, &limits, stop)
            }
        };
        if stop.is_stopped() {
            return false;
        }
        self.review.judgements.push(judgement);
        true
    }

    /// The review so far.
    pub const fn review(&self) -> &Review {
        &self.review
    }

    /// The review so far, when it is no longer continued.
    pub fn into_review(self) -> Review {
        self.review
    }

    /// The number of positions that have been judged, and of all.
    pub fn progress(&self) -> (usize, usize) {
        (self.review.judgements.len(), self.plies.len())
    }
}

/// Judges a position at the end of the match.
fn over(position: &AnyGame, outcome: Outcome) -> Judgement {
    let eval = match outcome.winner {
        Some(winner) if winner == position.to_move() => WON,
        Some(_) => -WON,
        None => 0,
    };
    Judgement { eval: Eval(eval), without_best: None, line: Vec::new(), why: Vec::new() }
}

fn search(
    root: AnyRootPosition,
    position: &AnyGame,
    searcher: &mut Searcher,
    limits: &Limits,
    stop: &Stop,
) -> Judgement {
    searcher.clear();
    // A swap changes nothing for the sides, whose chances these are.
    let root = root.without_swap();
    let result: AnySearchResult = root.search(searcher, limits, stop, |_| ());
    let line = result.lines.first().map_or(&[][..], |line| &line.turns);
    Judgement {
        eval: result.eval().unwrap_or(Eval(0)),
        without_best: result.lines.get(1).map(|line| line.eval),
        line: legal_part(position, line),
        why: root.why(&result),
    }
}

/// The beginning of a line that can be played.
fn legal_part(position: &AnyGame, line: &[Vec<AnyAction>]) -> Vec<Vec<AnyAction>> {
    let mut position = position.clone();
    let mut plays = |turn: &&Vec<AnyAction>| {
        position.outcome().is_none() && turn.iter().all(|action| position.play(action).is_ok())
    };
    line.iter().take(TURNS).take_while(|turn| plays(turn)).cloned().collect()
}

/// A turn is about as good as the best one if it loses at most this much winning probability.
pub(crate) const AS_GOOD: f32 = 0.05;

/// What came of a turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    /// Whether it is the best turn, or about as good.
    pub is_right: bool,
    /// The winning probability of the player who tried, 0 to 1, with the best turn.
    pub best: f32,
    /// The same with the turn that was tried.
    pub chance: f32,
    /// What the opponent answers; empty if the match is over.
    pub reply: Vec<AnyAction>,
}

/// Judges a turn by the same measure as a review: `before` is what that found about the position in which `game` started, and `game` is
/// the turn that was tried there. `None` if it was stopped.
pub fn judge_attempt(before: &Judgement, game: &Match<AnyGame>, stop: &Stop) -> Option<Attempt> {
    let (start, position) = (game.start(), game.position());
    let player = start.to_move();
    let best = chance_of(player, start, before.eval);
    let root = AnyRootPosition::from_history(game.positions())?;
    let (chance, reply) = match position.outcome() {
        Some(outcome) => {
            (outcome.winner.map_or(0.5, |winner| f32::from(u8::from(winner == player))), Vec::new())
        }
        None => {
            let limits = Limits::nodes(Reviewer::effort(start.kind()));
            let found = search(root, position, &mut judge(), &limits, stop);
            let chance = chance_of(player, position, found.eval);
            (chance, found.line.into_iter().next().unwrap_or_default())
        }
    };
    if stop.is_stopped() {
        return None;
    }
    let is_best = before.line.first().is_some_and(|turn| leads_to(start, turn, position));
    Some(Attempt { is_right: is_best || chance >= best - AS_GOOD, best, chance, reply })
}
