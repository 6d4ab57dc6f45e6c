//! A piece that is moved by hand through an action, landing by landing.

use super::Site;

/// How far a piece has been moved by hand over its landings, in games whose actions have landings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lead<A> {
    /// The action that ends where the piece is now, if it may stop there.
    pub stop: Option<A>,
    /// Where it can go next. Places that would only repeat an earlier state on this route are left out.
    pub next: Vec<Site>,
    /// The pieces that it has captured on its way.
    pub captures: Vec<Site>,
}

impl<A> Lead<A> {
    /// The same with the action converted to another type.
    pub fn map<B>(self, into: impl FnOnce(A) -> B) -> Lead<B> {
        Lead { stop: self.stop.map(into), next: self.next, captures: self.captures }
    }
}
