//! What a position of any game shows to people.

use super::any::{AnyAction, AnyGame, forward, of_each};
use super::{About, Gesture, Lead, Piece, Player, Presented, Site, Standing, Status, Zone};

impl Presented for AnyGame {
    forward! {
        fn beside(&self) -> Vec<Piece>;
        fn status(&self) -> Status;
        fn about(&self, site: Site) -> Option<About>;
        fn standing(&self, player: Player) -> Option<Standing>;
        fn zones(&self) -> Vec<Zone>;
        fn picture(&self) -> String;
    }

    fn gesture(&self, action: &AnyAction) -> Gesture {
        match (self, action) {
            (Self::Netzwerk(game), AnyAction::Netzwerk(action)) => game.gesture(action),
            (Self::Kulami(game), AnyAction::Kulami(action)) => game.gesture(action),
            (Self::Napoleon(game), AnyAction::Napoleon(action)) => game.gesture(action),
            _ => Gesture::default(),
        }
    }

    fn proposal(&self, alike: &[AnyAction]) -> usize {
        /// The actions of one game; any others are left out.
        fn own<A: Clone>(alike: &[AnyAction], pick: impl Fn(&AnyAction) -> Option<&A>) -> Vec<A> {
            alike.iter().filter_map(pick).cloned().collect()
        }
        match self {
            Self::Netzwerk(game) => game.proposal(&own(alike, |action| match action {
                AnyAction::Netzwerk(action) => Some(action),
                _ => None,
            })),
            Self::Kulami(game) => game.proposal(&own(alike, |action| match action {
                AnyAction::Kulami(action) => Some(action),
                _ => None,
            })),
            Self::Napoleon(game) => game.proposal(&own(alike, |action| match action {
                AnyAction::Napoleon(action) => Some(action),
                _ => None,
            })),
        }
    }

    fn lead(&self, way: &[Site]) -> Option<Lead<AnyAction>> {
        match self {
            Self::Netzwerk(game) => game.lead(way).map(|lead| lead.map(AnyAction::Netzwerk)),
            Self::Kulami(game) => game.lead(way).map(|lead| lead.map(AnyAction::Kulami)),
            Self::Napoleon(game) => game.lead(way).map(|lead| lead.map(AnyAction::Napoleon)),
        }
    }
}
