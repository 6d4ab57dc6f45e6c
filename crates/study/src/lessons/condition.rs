//! What an action must do to count in a lesson.

use serde::{Deserialize, Serialize};

use rules::{AnyAction, AnyGame, Effect, Game, Player, Presented, Site};

/// A condition on an action. It asks what the rules report, so that courses need no code of their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Condition {
    /// Any legal action.
    Any,
    /// One of these actions, in notation.
    OneOf(Vec<String>),
    /// The piece on one of these places acts.
    From(Vec<String>),
    /// It ends on one of these places.
    To(Vec<String>),
    /// So many pieces pay for it.
    Pays(usize),
    /// It makes at least so many jumps.
    Jumps(usize),
    /// It captures at least so many pieces.
    Captures(usize),
    /// It loses its own piece.
    Loses,
    /// It ends the turn, and does nothing else.
    EndsTurn,
    /// It raises the points of the player who acts.
    GainsPoints,
    /// It lowers the points of the opponent.
    CostsPoints,
    /// It ends the turn and leaves the opponent so many actions at most, but at least one.
    LeavesAtMost(usize),
    /// It wins the match for the player who acts.
    Wins,
    /// All of these.
    All(Vec<Condition>),
    /// The opposite.
    Not(Box<Condition>),
}

/// An action with what happened.
#[derive(Clone, Copy, Debug)]
#[expect(missing_docs, reason = "the fields’ names say what they are")]
pub struct Turn<'a> {
    pub before: &'a AnyGame,
    pub action: &'a AnyAction,
    pub effects: &'a [Effect],
    pub after: &'a AnyGame,
}

/// What an action that does not meet a condition did instead, where that says more than that it does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortfall {
    /// It captures fewer pieces: so many.
    Captures(usize),
    /// It loses its own piece.
    LosesOwn,
    /// The opponent loses no points by it.
    CostsNothing,
    /// It leaves the opponent more places for the next piece: so many.
    Leaves(usize),
}

impl Condition {
    /// What an action did that does not meet it.
    pub fn shortfall(&self, turn: &Turn) -> Option<Shortfall> {
        let Turn { before, effects, after, .. } = *turn;
        let captured = || effects.iter().filter(|effect| matches!(effect, Effect::Captured { .. })).count();
        match self {
            _ if self.is_met(turn) => None,
            _ if Self::Loses.is_met(turn) => Some(Shortfall::LosesOwn),
            Self::Captures(_) => Some(Shortfall::Captures(captured())),
            Self::CostsPoints => Some(Shortfall::CostsNothing),
            Self::LeavesAtMost(_) | Self::Wins
                if before.kind().places_pieces() && after.outcome().is_none() =>
            {
                Some(Shortfall::Leaves(after.actions().len()))
            }
            _ => None,
        }
    }

    /// Whether an action meets it.
    pub fn is_met(&self, turn: &Turn) -> bool {
        let Turn { before, action, effects, after } = *turn;
        let count = |holds: fn(&Effect) -> bool| effects.iter().filter(|effect| holds(effect)).count();
        let is_among = |places: &[String], site: Option<Site>| {
            site.is_some_and(|site| places.iter().any(|place| *place == site.to_string()))
        };
        let mover = before.to_move();
        let points = |position: &AnyGame, player: Player| {
            position.score().map_or(0, |score| score.total()[player.index()])
        };
        let gesture = || before.gesture(action);
        match self {
            Self::Any => true,
            Self::OneOf(actions) => {
                actions.iter().any(|text| before.read_action(text).is_ok_and(|other| other == *action))
            }
            Self::From(places) => is_among(places, gesture().from),
            Self::To(places) => is_among(places, gesture().to),
            Self::Pays(price) => gesture().pays.len() == *price,
            Self::Jumps(least) => count(|effect| matches!(effect, Effect::Jumped { .. })) >= *least,
            Self::Captures(least) => count(|effect| matches!(effect, Effect::Captured { .. })) >= *least,
            Self::Loses => count(|effect| matches!(effect, Effect::Lost { .. })) > 0,
            Self::EndsTurn => {
                let gesture = gesture();
                gesture.from.is_none() && gesture.to.is_none() && after.to_move() != mover
            }
            Self::GainsPoints => points(after, mover) > points(before, mover),
            Self::CostsPoints => points(after, mover.other()) < points(before, mover.other()),
            Self::LeavesAtMost(most) => {
                after.to_move() != mover && (1..=*most).contains(&after.actions().len())
            }
            Self::Wins => after.outcome().is_some_and(|outcome| outcome.winner == Some(mover)),
            Self::All(all) => all.iter().all(|condition| condition.is_met(turn)),
            Self::Not(condition) => !condition.is_met(turn),
        }
    }

    /// The places and actions that it names: those in notation, and those of places.
    pub(super) fn names<'a>(&'a self, actions: &mut Vec<&'a str>, places: &mut Vec<&'a str>) {
        match self {
            Self::OneOf(all) => actions.extend(all.iter().map(String::as_str)),
            Self::From(all) | Self::To(all) => places.extend(all.iter().map(String::as_str)),
            Self::All(all) => all.iter().for_each(|condition| condition.names(actions, places)),
            Self::Not(condition) => condition.names(actions, places),
            Self::Any
            | Self::Pays(_)
            | Self::Jumps(_)
            | Self::Captures(_)
            | Self::Loses
            | Self::EndsTurn
            | Self::GainsPoints
            | Self::CostsPoints
            | Self::LeavesAtMost(_)
            | Self::Wins => {}
        }
    }
}
