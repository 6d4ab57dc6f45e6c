//! What activating a place does, from the legal moves and the selection so far.

use super::Selection;
use super::payment::pay_with;
use crate::app::session::Session;
use rules::{AnyAction, Game, Lead, Presented, Site};

/// The result of activating a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    Select(Selection),
    Play(AnyAction),
}

impl Selection {
    /// The selected piece moved on to a possible landing, or back to an earlier one.
    pub(crate) fn led_to(&self, site: Site, carried: bool, session: &Session) -> Option<Self> {
        let mut way = self.way();
        if session.position().lead(&way)?.next.contains(&site) {
            way.push(site);
        } else {
            way.truncate(way.iter().rposition(|been| *been == site)? + 1);
        }
        if let [from] = way[..] {
            return Some(Self::Piece { from });
        }
        let lead = session.position().lead(&way)?;
        Some(Self::Led { way, lead, carried })
    }

    /// Whether activating a place selects or plays something.
    pub(crate) fn is_activatable(&self, site: Site, session: &Session) -> bool {
        let moves = session.legal_moves();
        moves.can_act(site)
            || !moves.between(self.from(), Some(site)).is_empty()
            || match self {
                Self::Led { way, lead, .. } => way.contains(&site) || lead.next.contains(&site),
                Self::Offer { from, to, .. } => {
                    let ways = moves.between(Some(*from), Some(*to)).gestures;
                    ways.iter().any(|gesture| gesture.choices().contains(&site))
                }
                Self::Nothing | Self::Piece { .. } | Self::Asked { .. } => false,
            }
    }

    /// The action that the player means by a place where nothing can be done, so that the rules say why not.
    fn attempt(&self, site: Site, session: &Session) -> Option<AnyAction> {
        if !session.is_human_to_move() {
            return None;
        }
        session.position().attempt(self.from(), site)
    }

    /// What activating a place does. With `by_landings`, a landing from which the piece can continue is a stop on the way. Of several ways to
    /// a place, the one that is hinted at is proposed.
    pub(super) fn choose(
        &self,
        site: Site,
        by_landings: bool,
        hinted: Option<&AnyAction>,
        session: &Session,
    ) -> Choice {
        if let Self::Led { way, lead, .. } = self
            && way.last() == Some(&site)
        {
            let stop = lead.stop.clone();
            return stop.map_or_else(|| Choice::Select(self.clone()), Choice::Play);
        }
        let may_lead = match self {
            Self::Led { .. } => true,
            Self::Piece { from } => by_landings && *from != site,
            Self::Nothing | Self::Offer { .. } | Self::Asked { .. } => false,
        };
        if may_lead && let Some(led) = self.led_to(site, false, session) {
            return match &led {
                // If it cannot continue, play at once.
                Self::Led { lead: Lead { stop: Some(stop), next, .. }, .. } if next.is_empty() => {
                    Choice::Play(stop.clone())
                }
                _ => Choice::Select(led),
            };
        }
        let moves = session.legal_moves();
        match self {
            Self::Offer { to, .. } if *to == site => {
                if let Some(action) = self.proposal() {
                    return Choice::Play(action.clone());
                }
            }
            Self::Offer { from, to, ways, proposed, wanted } => {
                let mut wanted = wanted.clone();
                let gestures = moves.between(Some(*from), Some(*to)).gestures;
                if let Some(proposed) = pay_with(site, gestures, *proposed, &mut wanted) {
                    let (from, to, ways) = (*from, *to, ways.clone());
                    return Choice::Select(Self::Offer { from, to, ways, proposed, wanted });
                }
            }
            Self::Asked { to, action, .. } if *to == site => return Choice::Play(action.clone()),
            Self::Nothing | Self::Piece { .. } | Self::Led { .. } | Self::Asked { .. } => {}
        }
        let chosen = self.from();
        match moves.between(chosen, Some(site)).actions {
            [] if chosen == Some(site) => Choice::Select(Self::Nothing),
            [] if moves.can_act(site) => Choice::Select(Self::Piece { from: site }),
            // If activation would place a piece, let the rules say why it is not legal here.
            [] if session.kind().places_pieces() && session.is_human_to_move() => {
                match session.position().read_action(&site.to_string()) {
                    Ok(action) => Choice::Play(action),
                    Err(_) => Choice::Select(Self::Nothing),
                }
            }
            // The rules say why it is not legal; where there are too many actions to list, it may be.
            [] if let Some(action) = self.attempt(site, session) => Choice::Play(action),
            [] => Choice::Select(Self::Nothing),
            [only] => Choice::Play(only.clone()),
            ways => {
                let hinted = hinted.and_then(|hinted| ways.iter().position(|way| way == hinted));
                let proposed = hinted.unwrap_or_else(|| session.position().proposal(ways));
                match chosen {
                    Some(from) => {
                        let (ways, wanted) = (ways.to_vec(), Vec::new());
                        Choice::Select(Self::Offer { from, to: site, ways, proposed, wanted })
                    }
                    None => Choice::Play(ways[proposed].clone()),
                }
            }
        }
    }
}
