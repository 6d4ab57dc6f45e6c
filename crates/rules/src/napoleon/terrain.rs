//! The kinds of terrain, and what each allows.

use crate::{Ground, Player};

/// The terrain of a square. Forest is split by whether it touches other terrain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Terrain {
    /// Open country, `.`.
    Open,
    /// A road or a bridge, `=`.
    Road,
    /// A village, `o`.
    Village,
    /// A river, `~`.
    River,
    /// A forest square that touches other terrain, corners included, `f`.
    ForestEdge,
    /// Any other forest square, `f`.
    InnerForest,
    /// A player's headquarters, `M` for blue's and `W` for red's.
    Headquarters(Player),
}

impl Terrain {
    /// The terrain of a character on a map; all forest is returned as its edge.
    pub const fn from_sign(sign: char) -> Option<Self> {
        Some(match sign {
            '.' => Self::Open,
            '=' => Self::Road,
            'o' => Self::Village,
            '~' => Self::River,
            'f' => Self::ForestEdge,
            'M' => Self::Headquarters(Player::One),
            'W' => Self::Headquarters(Player::Two),
            _ => return None,
        })
    }

    /// Its character on a map.
    pub const fn sign(self) -> char {
        match self {
            Self::Open => '.',
            Self::Road => '=',
            Self::Village => 'o',
            Self::River => '~',
            Self::ForestEdge | Self::InnerForest => 'f',
            Self::Headquarters(Player::One) => 'M',
            Self::Headquarters(Player::Two) => 'W',
        }
    }

    /// Whether it is forest, either edge or inside.
    pub const fn is_forest(self) -> bool {
        matches!(self, Self::ForestEdge | Self::InnerForest)
    }

    /// Whether a counter of `player` may step onto it.
    pub fn can_be_stepped_onto_by(self, player: Player) -> bool {
        self != Self::Headquarters(player)
    }

    /// Whether a counter on it may jump and be jumped over.
    pub(super) const fn allows_jumping(self) -> bool {
        !matches!(self, Self::River | Self::ForestEdge | Self::InnerForest)
    }

    /// Whether a jump may land on it.
    pub(super) const fn can_be_landed_on(self) -> bool {
        !matches!(self, Self::InnerForest)
    }

    /// Whether a counter on it is captured when an enemy jumps over it; `open_headquarters` is the variant in which
    /// headquarters do not protect.
    pub(super) const fn exposes(self, open_headquarters: bool) -> bool {
        match self {
            Self::Open => true,
            Self::Headquarters(_) => open_headquarters,
            _ => false,
        }
    }

    /// What may be done there.
    pub const fn ground(self, open_headquarters: bool) -> Ground {
        match self {
            Self::Open => Ground::Open,
            Self::Road => Ground::Road,
            Self::Village => Ground::Village,
            Self::River => Ground::River,
            Self::ForestEdge => Ground::ForestEdge,
            Self::InnerForest => Ground::InnerForest,
            Self::Headquarters(owner) if open_headquarters => Ground::OpenHeadquarters(owner),
            Self::Headquarters(owner) => Ground::Refuge(owner),
        }
    }
}
