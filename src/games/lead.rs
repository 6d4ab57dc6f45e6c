//! A piece that a hand leads through an action, landing by landing.

use super::Site;

/// How far a piece has been led by hand over its landings, in a game whose actions have such.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lead<A> {
    /// The action that ends where the piece is now, if one may end there.
    pub stop: Option<A>,
    /// Where it can be led next. Places where all would be as it was before on this way are left out.
    pub next: Vec<Site>,
    /// The pieces that it has taken on its way.
    pub captures: Vec<Site>,
}

impl<A> Lead<A> {
    /// The same with the action made into another type of action.
    pub fn map<B>(self, into: impl FnOnce(A) -> B) -> Lead<B> {
        Lead { stop: self.stop.map(into), next: self.next, captures: self.captures }
    }
}
