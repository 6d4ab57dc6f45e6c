//! The games that there are, as one type: for programs that choose the game at run time.

use std::fmt;

use thiserror::Error;

use super::kulami::{self, Kulami};
use super::napoleon::{self, Napoleon};
use super::netzwerk::{self, Netzwerk};
use super::{
    About, Effects, Faults, Game, GameKind, Gesture, Lead, NotationError, Outcome, Piece, Player, Rules,
    Score, Site, Standing, Task, Zone,
};

/// What is wrong with a position of one of the games.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AnyFault {
    /// With one of Netzwerk.
    #[error(transparent)]
    Netzwerk(Faults<netzwerk::Fault>),
    /// With one of Kulami.
    #[error(transparent)]
    Kulami(Faults<kulami::Fault>),
    /// With one of Napoleon.
    #[error(transparent)]
    Napoleon(Faults<napoleon::Fault>),
}

/// Why an action is not legal in one of the games.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AnyIllegal {
    /// In Netzwerk.
    #[error(transparent)]
    Netzwerk(netzwerk::Illegal),
    /// In Kulami.
    #[error(transparent)]
    Kulami(kulami::Illegal),
    /// In Napoleon.
    #[error(transparent)]
    Napoleon(napoleon::Illegal),
    /// It is not an action of this game.
    #[error("that is an action of another game")]
    OtherGame,
}

/// An action of one of the games.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AnyAction {
    /// Of Netzwerk.
    Netzwerk(netzwerk::Action),
    /// Of Kulami.
    Kulami(kulami::Action),
    /// Of Napoleon.
    Napoleon(napoleon::Action),
}

impl fmt::Display for AnyAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Netzwerk(action) => action.fmt(f),
            Self::Kulami(action) => action.fmt(f),
            Self::Napoleon(action) => action.fmt(f),
        }
    }
}

/// A position of one of the games.
#[expect(
    clippy::large_enum_variant,
    reason = "positions are plain bytes, so that the search copies them without allocating"
)]
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AnyGame {
    /// Of Netzwerk.
    Netzwerk(Netzwerk),
    /// Of Kulami.
    Kulami(Kulami),
    /// Of Napoleon.
    Napoleon(Napoleon),
}

/// The same expression for whichever game it is.
macro_rules! of_each {
    ($any:expr, $game:ident => $value:expr) => {
        match $any {
            AnyGame::Netzwerk($game) => $value,
            AnyGame::Kulami($game) => $value,
            AnyGame::Napoleon($game) => $value,
        }
    };
}

impl AnyGame {
    /// The rules it is played by, as `KEY=VALUE,…` for those that differ from the defaults.
    #[must_use]
    pub fn rules(&self) -> String {
        of_each!(self, game => game.rules().to_text())
    }

    /// The board as text, where the game has several: [`GameKind::set_up`] reads it.
    #[must_use]
    pub fn board(&self) -> Option<&'static str> {
        match self {
            Self::Netzwerk(_) => None,
            Self::Kulami(game) => Some(game.layout().text()),
            Self::Napoleon(game) => Some(game.map().ron()),
        }
    }

    /// [`super::perft()`] of the game itself, without the detour through this enum at every node.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        of_each!(self, game => super::perft(game, depth))
    }
}

impl fmt::Display for AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        of_each!(self, game => game.fmt(f))
    }
}

impl Game for AnyGame {
    type Action = AnyAction;
    type Illegal = AnyIllegal;

    fn kind(&self) -> GameKind {
        of_each!(self, game => game.kind())
    }

    fn to_move(&self) -> Player {
        of_each!(self, game => game.to_move())
    }

    fn legal_actions(&self, into: &mut Vec<AnyAction>) {
        match self {
            Self::Netzwerk(game) => into.extend(game.actions().into_iter().map(AnyAction::Netzwerk)),
            Self::Kulami(game) => into.extend(game.actions().into_iter().map(AnyAction::Kulami)),
            Self::Napoleon(game) => into.extend(game.actions().into_iter().map(AnyAction::Napoleon)),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        of_each!(self, game => game.outcome())
    }

    fn play(&mut self, action: &AnyAction) -> Result<Effects, AnyIllegal> {
        match (self, action) {
            (Self::Netzwerk(game), AnyAction::Netzwerk(action)) => {
                game.play(action).map_err(AnyIllegal::Netzwerk)
            }
            (Self::Kulami(game), AnyAction::Kulami(action)) => game.play(action).map_err(AnyIllegal::Kulami),
            (Self::Napoleon(game), AnyAction::Napoleon(action)) => {
                game.play(action).map_err(AnyIllegal::Napoleon)
            }
            _ => Err(AnyIllegal::OtherGame),
        }
    }

    fn play_unchecked(&mut self, action: &AnyAction) {
        match (self, action) {
            (Self::Netzwerk(game), AnyAction::Netzwerk(action)) => game.play_unchecked(action),
            (Self::Kulami(game), AnyAction::Kulami(action)) => game.play_unchecked(action),
            (Self::Napoleon(game), AnyAction::Napoleon(action)) => game.play_unchecked(action),
            _ => {}
        }
    }

    fn read_action(&self, text: &str) -> Result<AnyAction, NotationError> {
        match self {
            Self::Netzwerk(game) => game.read_action(text).map(AnyAction::Netzwerk),
            Self::Kulami(game) => game.read_action(text).map(AnyAction::Kulami),
            Self::Napoleon(game) => game.read_action(text).map(AnyAction::Napoleon),
        }
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
        /// The actions that are of one game; the others are not there.
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
            Self::Napoleon(game) => game.lead(way).map(|Lead { stop, next, captures }| Lead {
                stop: stop.map(AnyAction::Napoleon),
                next,
                captures,
            }),
            Self::Netzwerk(_) | Self::Kulami(_) => None,
        }
    }

    fn pieces(&self) -> Vec<(Site, Piece)> {
        of_each!(self, game => game.pieces())
    }

    fn beside(&self) -> Vec<Piece> {
        of_each!(self, game => game.beside())
    }

    fn starts_turn(&self) -> bool {
        of_each!(self, game => game.starts_turn())
    }

    fn draws_by_repetition(&self) -> bool {
        of_each!(self, game => game.draws_by_repetition())
    }

    fn quiet_limit(&self) -> Option<usize> {
        of_each!(self, game => game.quiet_limit())
    }

    fn task(&self) -> Task {
        of_each!(self, game => game.task())
    }

    fn about(&self, site: Site) -> Option<About> {
        of_each!(self, game => game.about(site))
    }

    fn standing(&self, player: Player) -> Option<Standing> {
        of_each!(self, game => game.standing(player))
    }

    fn picture(&self) -> String {
        of_each!(self, game => game.picture())
    }

    fn score(&self) -> Option<Score> {
        of_each!(self, game => game.score())
    }

    fn zones(&self) -> Vec<Zone> {
        of_each!(self, game => game.zones())
    }
}
