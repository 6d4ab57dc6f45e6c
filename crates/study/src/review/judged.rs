//! A review: what was found about each position of a match, and what that says about its turns.

use std::ops::Range;

use serde::{Deserialize, Serialize};

use engine::{Eval, Why, win_probability};
use record::Match;
use rules::{AnyAction, AnyGame, Game, Player, SwapStage};

/// The maximum number of turns that are said to have decided a match.
const MOST: usize = 6;

/// What was found about one position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judgement {
    /// Its evaluation for the player to move.
    pub eval: Eval,
    /// What the best turn leads to, for the player who makes it, by a search of the position after it: where the turn that was played
    /// seemed a mistake beside it, so that both are measured alike. Whoever is to move looks better to a search than they are.
    pub after_best: Option<Eval>,
    /// What it would be without the best turn; `None` if there is no other one.
    pub without_best: Option<Eval>,
    /// The best line, by turns, the first one of the player to move; empty if the match is over.
    pub line: Vec<Vec<AnyAction>>,
    /// Why its first turn is good, the most important reason first.
    pub why: Vec<Why>,
}

impl Judgement {
    /// The winning probability of the player to move in this position, as far as what was found about it alone says. While sides may be
    /// swapped, both are equal: nobody knows yet who will have which.
    pub(super) fn chance(&self, position: &AnyGame) -> f32 {
        if position.swap_stage() != SwapStage::Closed {
            return 0.5;
        }
        let of = |eval| win_probability(position.kind(), eval);
        self.after_best.map_or(of(self.eval), |after| of(after).min(of(self.eval)))
    }
}

/// A review as far as it has come: what was found about the positions before each turn and after the last one, in order.
///
/// ```
/// use rules::GameKind;
/// use record::Match;
/// use study::review::{Mark, Reviewer};
/// // White could have brought home the third robot, which wins.
/// let start = "13/1w1w9/13/5w7/4o1o6/13/13/13/13/7b1b1b1/o5o6/1w3w7/13 w r - -";
/// let mut game = Match::new(GameKind::Netzwerk.set_up("", None, Some(start))?);
/// game.play_text("f10-d10*e9 end")?;
/// let mut reviewer = Reviewer::new(&game, None);
/// while reviewer.step(&Default::default()) {}
/// let review = reviewer.into_review();
/// let turns = review.turns(&game);
/// assert!(turns[0].before > 0.99);
/// assert!(review.judgements()[0].line[0][0].to_string().starts_with("f10-f12"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Review {
    pub(super) judgements: Vec<Judgement>,
}

/// A turn in a review.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedTurn {
    /// Its actions, as indices among those played.
    pub actions: Range<usize>,
    /// Whose turn it was.
    pub player: Player,
    /// Their winning probability before it, 0 to 1; a draw counts half.
    pub before: f32,
    /// The same after it.
    pub after: f32,
    /// Whether it is the best turn.
    pub is_best: bool,
    /// What is said about it, if it is remarkable.
    pub mark: Option<Mark>,
}

impl ReviewedTurn {
    /// The winning probability that it has lost, at least 0.
    pub fn loss(&self) -> f32 {
        if self.is_best { 0.0 } else { (self.before - self.after).max(0.0) }
    }
}

/// The smallest loss of winning probability that makes a mistake, and a blunder.
pub(super) const MISTAKE: f32 = 0.15;
const BLUNDER: f32 = 0.3;
/// A turn is good if it is the best and any other would have lost at least this much.
const ONLY: f32 = 0.15;

/// The smallest loss of winning probability that is worth mentioning.
pub const NOTABLE: f32 = 0.05;

/// What is said about a turn, as in chess. What the opponent's last turn gave away was a chance: to miss it is less than to lose what one had.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The only good turn: `!`.
    Good,
    /// A chance that the opponent's last turn offered, missed: `?!`.
    Missed,
    /// A mistake: `?`.
    Mistake,
    /// A blunder: `??`.
    Blunder,
}

impl Mark {
    /// Its symbol, which is the same in all languages.
    pub const fn symbol(self) -> &'static str {
        match self {
            Self::Good => "!",
            Self::Missed => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// Whether it stands for a bad turn.
    pub const fn is_bad(self) -> bool {
        matches!(self, Self::Missed | Self::Mistake | Self::Blunder)
    }

    /// The mark of a turn that lost so much winning probability, `given` of it what the opponent's last turn had given away; any turn but
    /// the best one would have lost `others`.
    pub(super) fn of(loss: f32, given: f32, is_best: bool, others: Option<f32>) -> Option<Self> {
        match loss - given {
            BLUNDER.. => Some(Self::Blunder),
            MISTAKE.. => Some(Self::Mistake),
            _ if loss >= MISTAKE => Some(Self::Missed),
            _ => others.filter(|others| is_best && *others >= ONLY).map(|_| Self::Good),
        }
    }
}

impl From<Vec<Judgement>> for Review {
    /// What was found about the first positions of a match.
    fn from(judgements: Vec<Judgement>) -> Self {
        Self { judgements }
    }
}

impl Review {
    /// What was found about the positions before each turn and after the last one, as far as they have been judged.
    pub fn judgements(&self) -> &[Judgement] {
        &self.judgements
    }

    /// Whether all positions of a match have been judged.
    pub fn is_complete(&self, game: &Match<AnyGame>) -> bool {
        self.judgements.len() > game.turns().len()
    }

    /// The first player's winning probability before each turn and after the last one, as far as it is known; a draw counts half.
    pub fn chances(&self, game: &Match<AnyGame>) -> Vec<f32> {
        let positions = positions(game);
        let judged = positions.iter().zip(self.values(&positions));
        judged.map(|(position, value)| seen_by(Player::One, position, value)).collect()
    }

    /// The winning probability of the player to move in each position. If a turn seemed a mistake, both this turn and the best one have been
    /// looked into: the better of them is what the position before was worth.
    fn values(&self, positions: &[&AnyGame]) -> Vec<f32> {
        let judged = || positions.iter().zip(&self.judgements);
        let mut values: Vec<f32> = judged().map(|(position, found)| found.chance(position)).collect();
        for (i, (position, found)) in judged().enumerate().rev().skip(1) {
            if found.after_best.is_some() {
                let played = seen_by(position.to_move(), positions[i + 1], values[i + 1]);
                values[i] = values[i].max(played.min(win_probability(position.kind(), found.eval)));
            }
        }
        values
    }

    /// The number of turns of which nothing that is found about later ones changes what is said.
    pub fn settled(&self, game: &Match<AnyGame>) -> usize {
        let known = &self.judgements[..self.judgements.len().saturating_sub(1)];
        let last = known.iter().rposition(|found| found.after_best.is_none()).unwrap_or(0);
        if self.is_complete(game) { known.len() } else { last }
    }

    /// The turns whose positions before and after have been judged.
    pub fn turns(&self, game: &Match<AnyGame>) -> Vec<ReviewedTurn> {
        let (ranges, positions) = (game.turns(), positions(game));
        let values = self.values(&positions);
        let judged = ranges.into_iter().zip(positions.windows(2)).zip(&self.judgements);
        let mut turns: Vec<ReviewedTurn> = Vec::new();
        for (((actions, positions), judgement), values) in judged.zip(values.windows(2)) {
            turns.push(reviewed(actions, judgement, [0, 1].map(|i| (positions[i], values[i])), turns.last()));
        }
        turns
    }
}

/// The positions before each turn and after the last one.
fn positions(game: &Match<AnyGame>) -> Vec<&AnyGame> {
    let ends = game.turns().into_iter().map(|turn| turn.end);
    std::iter::once(0).chain(ends).filter_map(|end| game.position_at(end)).collect()
}

fn reviewed(
    actions: Range<usize>,
    judgement: &Judgement,
    [(position, value), (after, now)]: [(&AnyGame, f32); 2],
    last: Option<&ReviewedTurn>,
) -> ReviewedTurn {
    let player = position.to_move();
    let now = seen_by(player, after, now);
    let is_best = judgement.line.first().is_some_and(|turn| leads_to(position, turn, after));
    let others = judgement.without_best.map(|eval| value - win_probability(position.kind(), eval));
    // By the swap rule, a good turn is not one that is good for the side that plays it.
    let is_judged = position.swap_stage() == SwapStage::Closed;
    let loss = if is_best { 0.0 } else { value - now };
    let given = last.filter(|last| last.player != player).map_or(0.0, ReviewedTurn::loss);
    let mark = Mark::of(loss, given, is_best, others).filter(|_| is_judged);
    let before = if is_judged { value } else { now };
    ReviewedTurn { actions, player, before, after: now, is_best, mark }
}

/// A player's winning probability in a position, from that of the player to move.
pub(super) fn seen_by(player: Player, position: &AnyGame, chance: f32) -> f32 {
    if position.to_move() == player { chance } else { 1.0 - chance }
}

/// Whether a turn leads from one position to the other, in whichever order its actions are.
pub(super) fn leads_to(from: &AnyGame, turn: &[AnyAction], to: &AnyGame) -> bool {
    let mut position = from.clone();
    turn.iter().all(|action| position.play(action).is_ok()) && position == *to
}

/// The turns that decided a match: the indices of the costliest mistakes, in order.
pub fn turning_points(turns: &[ReviewedTurn]) -> Vec<usize> {
    let mut points = costliest(turns, MOST, |turn| turn.mark.is_some_and(Mark::is_bad));
    points.sort_unstable();
    points
}

/// The turns that mattered most in a match that none decided, in order: those that lost most, and those that were the only good ones.
pub fn notable_turns(turns: &[ReviewedTurn]) -> Vec<usize> {
    let lost = costliest(turns, MOST / 2, |turn| turn.loss() >= NOTABLE);
    let good = costliest(turns, MOST / 2, |turn| turn.mark == Some(Mark::Good));
    let mut notable = [lost, good].concat();
    notable.sort_unstable();
    notable
}

/// The indices of those that lost most among some turns.
fn costliest(turns: &[ReviewedTurn], most: usize, is_one: impl Fn(&ReviewedTurn) -> bool) -> Vec<usize> {
    let mut points: Vec<usize> = (0..turns.len()).filter(|i| is_one(&turns[*i])).collect();
    points.sort_by(|a, b| turns[*b].loss().total_cmp(&turns[*a].loss()));
    points.truncate(most);
    points
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(before: f32, after: f32) -> ReviewedTurn {
        let mark = Mark::of(before - after, 0.0, false, None);
        ReviewedTurn { actions: 0..1, player: Player::One, before, after, is_best: false, mark }
    }

    #[test]
    fn only_the_costliest_turns_have_decided_a_match() {
        let turns: Vec<ReviewedTurn> =
            (0..20).map(|i| turn(0.9, if i % 2 == 0 { 0.1 + i as f32 / 100.0 } else { 0.85 })).collect();
        assert_eq!(turning_points(&turns), [0, 2, 4, 6, 8, 10]);
        assert_eq!(turning_points(&turns[17..18]), [0; 0]);
        assert_eq!(turning_points(&[]), [0; 0]);
    }

    #[test]
    fn the_good_turns_and_the_costliest_are_notable() {
        let good = ReviewedTurn { mark: Some(Mark::Good), is_best: true, ..turn(0.6, 0.6) };
        let quiet = [turn(0.6, 0.52), turn(0.6, 0.59), good, turn(0.6, 0.5)];
        assert_eq!(notable_turns(&quiet), [0, 2, 3]);
        assert_eq!(turning_points(&quiet), [0; 0]);
    }

    #[test]
    fn turns_are_marked_by_what_they_lose() {
        assert_eq!(Mark::of(0.4, 0.0, false, Some(0.5)), Some(Mark::Blunder));
        assert_eq!(Mark::of(0.2, 0.0, false, None), Some(Mark::Mistake));
        assert_eq!(Mark::of(0.1, 0.0, false, Some(0.5)), None);
        assert_eq!(Mark::of(0.0, 0.0, true, Some(0.2)), Some(Mark::Good));
        assert_eq!(Mark::of(0.0, 0.0, true, Some(0.1)), None, "others would have done as well");
        assert_eq!(Mark::of(0.0, 0.0, true, None), None, "there was no other turn");
    }

    #[test]
    fn what_the_opponent_had_just_given_away_is_missed_not_lost() {
        let of = |loss, given| Mark::of(loss, given, false, None);
        assert_eq!(of(0.4, 0.4), Some(Mark::Missed));
        assert_eq!(of(0.4, 0.9), Some(Mark::Missed), "a part of it is kept");
        assert_eq!(of(0.4, 0.2), Some(Mark::Mistake), "as much of what one had before is lost");
        assert_eq!(of(0.9, 0.2), Some(Mark::Blunder));
        assert_eq!(of(0.1, 0.9), None);
    }
}
