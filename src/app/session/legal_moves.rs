//! The legal actions of a position with their gestures, by place.

use std::ops::Range;

use rules::{AnyAction, AnyGame, Game, Gesture, Presented, Site};

/// The legal actions of a position but for swapping sides, in order of the piece that makes them, then of its target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LegalMoves {
    /// Whether these are all. Where there are too many to list, a piece is moved landing by landing, as [`Presented::lead`] knows the way.
    pub(crate) are_all: bool,
    actions: Vec<AnyAction>,
    /// The gesture of each action, by the same index.
    gestures: Vec<Gesture>,
}

/// Some of the legal actions, and the gesture of each by the same index. Those with the same target are neighbours.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ways<'a> {
    pub(crate) actions: &'a [AnyAction],
    pub(crate) gestures: &'a [Gesture],
}

impl LegalMoves {
    /// Those of a match that is over.
    pub(crate) const NONE: &'static Self = &Self { are_all: true, actions: Vec::new(), gestures: Vec::new() };

    pub(crate) fn of(position: &AnyGame) -> Self {
        let mut actions = Vec::new();
        let are_all = position.legal_actions(&mut actions);
        // Swapping sides has a button of its own, and is not the end of a turn.
        let actions = actions.into_iter().filter(|action| *action != AnyAction::Swap);
        let mut moves: Vec<(Gesture, AnyAction)> =
            actions.map(|action| (position.gesture(&action), action)).collect();
        // Stable: actions with the same gesture keep the order of the rules.
        moves.sort_by_key(|(gesture, _)| (gesture.from, gesture.to));
        let (gestures, actions) = moves.into_iter().unzip();
        Self { are_all, actions, gestures }
    }

    fn ways(&self, range: Range<usize>) -> Ways<'_> {
        Ways { actions: &self.actions[range.clone()], gestures: &self.gestures[range] }
    }

    /// The actions of the piece on a place; without one, those that place a new piece or need none.
    pub(crate) fn from(&self, from: Option<Site>) -> Ways<'_> {
        let begin = self.gestures.partition_point(|gesture| gesture.from < from);
        let end = self.gestures.partition_point(|gesture| gesture.from <= from);
        self.ways(begin..end)
    }

    /// The actions with a given start and target. Without both, they are those that need a button, such as the end of a turn.
    pub(crate) fn between(&self, from: Option<Site>, to: Option<Site>) -> Ways<'_> {
        let begin = self.gestures.partition_point(|gesture| (gesture.from, gesture.to) < (from, to));
        let end = self.gestures.partition_point(|gesture| (gesture.from, gesture.to) <= (from, to));
        self.ways(begin..end)
    }

    /// Whether the piece on a place can act.
    pub(crate) fn can_act(&self, site: Site) -> bool {
        !self.from(Some(site)).actions.is_empty()
    }

    /// Whether the piece on a place can capture.
    pub(crate) fn can_capture(&self, site: Site) -> bool {
        self.from(Some(site)).gestures.iter().any(|gesture| !gesture.captures.is_empty())
    }

    /// The places of the pieces that can act, sorted.
    pub(crate) fn pieces(&self) -> impl Iterator<Item = Site> {
        self.gestures.chunk_by(|a, b| a.from == b.from).filter_map(|same| same[0].from)
    }

    /// The targets of the piece on `from`, sorted; without one, the places for a new piece.
    pub(crate) fn targets(&self, from: Option<Site>) -> impl Iterator<Item = Site> {
        self.from(from).by_target().filter_map(|same| same[0].to)
    }
}

impl<'a> Ways<'a> {
    pub(crate) const fn is_empty(self) -> bool {
        self.actions.is_empty()
    }

    /// The gestures, those with the same target together.
    pub(crate) fn by_target(self) -> impl Iterator<Item = &'a [Gesture]> {
        self.gestures.chunk_by(|a, b| a.to == b.to)
    }
}
