//! What a position of any game shows to people.

use super::any::{AnyAction, AnyGame, AnyPosition, OwnAction, forward, of_each, of_same};
use super::{About, Game, Gesture, Lead, Piece, Player, Presented, Site, Standing, Status, Zone};

impl Presented for AnyGame {
    forward! {
        fn beside(&self) -> Vec<Piece>;
        fn status(&self) -> Status;
        fn about(&self, site: Site) -> Option<About>;
        fn standing(&self, player: Player) -> Option<Standing>;
        fn zones(&self) -> Vec<Zone>;
    }

    fn picture(&self) -> String {
        let mut picture = of_each!(&self.position, game => game.picture());
        if self.can_swap() {
            let player = self.kind().player_name(self.to_move());
            picture += &format!("\n{player} may swap sides instead.");
        }
        picture
    }

    fn gesture(&self, action: &AnyAction) -> Gesture {
        of_same!(&self.position, action, game, action => game.gesture(action), else Gesture::default())
    }

    fn proposal(&self, alike: &[AnyAction]) -> usize {
        /// The actions of this game; others are left out.
        fn own<A: OwnAction>(alike: &[AnyAction]) -> Vec<A> {
            alike.iter().filter_map(A::own).cloned().collect()
        }
        of_each!(&self.position, game => game.proposal(&own(alike)))
    }

    fn attempt(&self, from: Option<Site>, to: Site) -> Option<AnyAction> {
        of_each!(&self.position, game, wrap => game.attempt(from, to).map(wrap))
    }

    fn lead(&self, way: &[Site]) -> Option<Lead<AnyAction>> {
        of_each!(&self.position, game, wrap => game.lead(way).map(|lead| lead.map(wrap)))
    }
}
