//! Judges a match, position by position; and a turn that is tried instead of a mistake, by the same measure.

use serde::{Deserialize, Serialize};

use super::judged::{MISTAKE, leads_to, seen_by};
use super::{Judgement, Review};
use crate::idle_steps::{AS_GOOD, played, without_idle_steps};
use engine::{AnyRootPosition, AnySearchResult, Eval, Level, Limits, Searcher, Stop, WON, Why, skill};
use record::Match;
use rules::{AnyAction, AnyGame, Game, GameKind, Outcome, SwapStage};

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

    /// Judges the next position, and the best turn in the one before where another turn, which was played, seems a mistake. Returns whether
    /// there was one, and it was judged before the search was stopped.
    pub fn step(&mut self, stop: &Stop) -> bool {
        let number = self.review.judgements.len();
        let Some(ply) = self.plies.get(number).copied() else { return false };
        let last = number.checked_sub(1).map(|last| self.plies[last]);
        let Some(before) = self.advanced(last.unwrap_or(0)) else { return false };
        let Some(root) = self.advanced(ply) else { return false };
        let limits = Limits { lines: LINES, ..Limits::nodes(self.nodes) };
        let position = self.position(ply).clone();
        let judgement = match self.outcome.filter(|_| ply == self.positions.len()) {
            Some(outcome) => over(&position, outcome),
            None => search(root, &position, &mut self.searcher, &limits, stop),
        };
        let better = last.and_then(|last| self.better(last, &position, &judgement));
        let better =
            better.and_then(|(from, known)| self.look_into((&before, &from), &position, known, stop));
        if stop.is_stopped() {
            return false;
        }
        if let Some((known, better)) = self.review.judgements.last_mut().zip(better) {
            *known = better;
        }
        self.review.judgements.push(judgement);
        true
    }

    /// The position after so many actions.
    fn position(&self, ply: usize) -> &AnyGame {
        ply.checked_sub(1).map_or(&self.start, |i| &self.positions[i])
    }

    /// The position after so many actions, with its history.
    fn advanced(&mut self, ply: usize) -> Option<AnyRootPosition> {
        while self.at < ply {
            if !self.root.as_mut()?.advance(&self.positions[self.at]) {
                return None;
            }
            self.at += 1;
        }
        self.root.clone()
    }

    /// The position before the turn that was played last and what is known of it, if the one that was played seems a mistake.
    fn better(&self, ply: usize, after: &AnyGame, then: &Judgement) -> Option<(AnyGame, Judgement)> {
        let (position, known) = (self.position(ply), self.review.judgements.last()?);
        known.line.first().filter(|turn| !leads_to(position, turn, after))?;
        let player = position.to_move();
        let loss = known.chance(position) - seen_by(player, after, then.chance(after));
        let is_mistake = position.swap_stage() == SwapStage::Closed && loss >= MISTAKE;
        is_mistake.then(|| (position.clone(), known.clone()))
    }

    /// What is `known` of a position, once its best turn has been looked into, as another one was played, to `after`: without the steps that
    /// hardly matter, what it leads to by a search of its own, and why it is good; unless it ends the match.
    fn look_into(
        &mut self,
        (root, position): (&AnyRootPosition, &AnyGame),
        after: &AnyGame,
        mut known: Judgement,
        stop: &Stop,
    ) -> Option<Judgement> {
        self.searcher.clear();
        let turn = known.line.first_mut()?;
        if known.eval.end().is_none() {
            let shorter = without_idle_steps((root, position), turn, &mut self.searcher, stop);
            if shorter != *turn && !leads_to(position, &shorter, after) {
                known.why = root.why_of(&shorter);
                *turn = shorter;
            }
        }
        let (then_root, then) = played(root, position, turn)?;
        then.outcome().is_none().then_some(())?;
        let found = afresh(&then_root.without_swap(), &mut self.searcher, &Limits::nodes(self.nodes), stop);
        let eval = found.eval()?;
        let is_same = then.to_move() == position.to_move();
        known.after_best = Some(if is_same { eval } else { Eval(-eval.0) });
        known.line.truncate(1);
        known.line.extend(legal_part(&then, &found.lines.first()?.turns).into_iter().take(TURNS - 1));
        Some(known)
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
    Judgement { eval: Eval(eval), after_best: None, without_best: None, line: Vec::new(), why: Vec::new() }
}

fn search(
    root: AnyRootPosition,
    position: &AnyGame,
    searcher: &mut Searcher,
    limits: &Limits,
    stop: &Stop,
) -> Judgement {
    // A swap changes nothing for the sides, whose chances these are.
    let root = root.without_swap();
    let result = afresh(&root, searcher, limits, stop);
    let line = result.lines.first().map_or(&[][..], |line| &line.turns);
    Judgement {
        eval: result.eval().unwrap_or(Eval(0)),
        after_best: None,
        without_best: result.lines.get(1).map(|line| line.eval),
        line: legal_part(position, line),
        why: root.why(&result),
    }
}

/// A search that knows nothing of those before it.
fn afresh(root: &AnyRootPosition, searcher: &mut Searcher, limits: &Limits, stop: &Stop) -> AnySearchResult {
    searcher.clear();
    root.search(searcher, limits, stop, |_| ())
}

/// The beginning of a line that can be played.
fn legal_part(position: &AnyGame, line: &[Vec<AnyAction>]) -> Vec<Vec<AnyAction>> {
    let mut position = position.clone();
    let mut plays = |turn: &&Vec<AnyAction>| {
        position.outcome().is_none() && turn.iter().all(|action| position.play(action).is_ok())
    };
    line.iter().take(TURNS).take_while(|turn| plays(turn)).cloned().collect()
}

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
    /// Why the turn that was tried is good, the most important reason first.
    pub why: Vec<Why>,
}

/// Judges a turn by the same measure as a review: `before` is what that found about the position in which `game` started, and `game` is
/// the turn that was tried there. `None` if it was stopped.
pub fn judge_attempt(before: &Judgement, game: &Match<AnyGame>, stop: &Stop) -> Option<Attempt> {
    let (start, position) = (game.start(), game.position());
    let player = start.to_move();
    let best = before.chance(start);
    let root = AnyRootPosition::from_history(game.positions())?;
    let (chance, reply) = match position.outcome() {
        Some(outcome) => {
            (outcome.winner.map_or(0.5, |winner| f32::from(u8::from(winner == player))), Vec::new())
        }
        None => {
            let limits = Limits::nodes(Reviewer::effort(start.kind()));
            let found = search(root, position, &mut judge(), &limits, stop);
            let chance = seen_by(player, position, found.chance(position));
            (chance, found.line.into_iter().next().unwrap_or_default())
        }
    };
    if stop.is_stopped() {
        return None;
    }
    let is_best = before.line.first().is_some_and(|turn| leads_to(start, turn, position));
    let tried: Vec<AnyAction> = game.played().iter().map(|played| played.action.clone()).collect();
    let why = AnyRootPosition::from_history([start])?.why_of(&tried);
    Some(Attempt { is_right: is_best || chance >= best - AS_GOOD, best, chance, reply, why })
}
