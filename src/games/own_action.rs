//! Conversion from an action of any game to one of a particular game.

use super::any::AnyAction;
use super::{kulami, napoleon, netzwerk};

/// An action of a particular game.
pub(crate) trait OwnAction: Clone {
    /// The action in the type of that game, if it belongs to it.
    fn own(action: &AnyAction) -> Option<&Self>;
}

macro_rules! own_actions {
    ($($game:ident: $action:ty;)+) => {
        $(impl OwnAction for $action {
            fn own(action: &AnyAction) -> Option<&Self> {
                match action {
                    AnyAction::$game(action) => Some(action),
                    _ => None,
                }
            }
        })+
    };
}

own_actions! {
    Netzwerk: netzwerk::Action;
    Kulami: kulami::Action;
    Napoleon: napoleon::Action;
}
