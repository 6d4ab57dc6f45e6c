//! Positions as plain data and as text, and what makes a position valid.

use std::fmt;

use thiserror::Error;

use super::{COLOURS, Map, Napoleon, Rules, SquareSet};
use crate::Rules as _;
use crate::board_text::packed;
use crate::{AnyFault, Faults, Player, SetUpError, Site};

/// A position that may be invalid; [`Napoleon::from_setup`] checks it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields’ names say what they are")]
pub struct Setup {
    pub rules: Rules,
    pub map: Map,
    pub counters: Vec<(Site, Player)>,
    pub to_move: Player,
}

/// What can be wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum Fault {
    #[error("a position has two parts, BOARD SIDE, not {0}")]
    Parts(usize),
    #[error("the board has {found} ranks, not {wanted}")]
    Ranks { found: usize, wanted: u8 },
    #[error("rank {rank} has {found} squares, not {wanted}")]
    Squares { rank: usize, found: usize, wanted: u8 },
    #[error("‘{sign}’ on rank {rank}, character {place}, is none of b, r and numbers")]
    Sign { sign: char, rank: usize, place: usize },
    #[error("the side is ‘{0}’, not b or r")]
    Side(String),
    #[error("{0} is not on the map")]
    OffTheMap(Site),
    #[error("two counters on {0}")]
    Shared(Site),
    #[error("{found} {colour} counters, more than {army}")]
    TooMany { colour: &'static str, found: usize, army: usize },
}

impl Napoleon {
    /// The position that `setup` describes.
    ///
    /// # Errors
    /// Everything that is wrong with it. A position that is already decided is valid.
    pub fn from_setup(setup: &Setup) -> Result<Self, Faults<Fault>> {
        let (tables, mut faults) = (setup.map.tables(), Vec::new());
        let mut game = Self {
            rules: setup.rules,
            map: setup.map,
            counters: [SquareSet::EMPTY; 2],
            to_move: setup.to_move,
        };
        for &(site, owner) in &setup.counters {
            match tables.square(site) {
                None => faults.push(Fault::OffTheMap(site)),
                Some(square) if game.occupied().has(square) => faults.push(Fault::Shared(site)),
                Some(square) => game.counters[owner.index()].add(square),
            }
        }
        let army = setup.map.army();
        for player in Player::BOTH {
            let found = setup.counters.iter().filter(|(_, owner)| *owner == player).count();
            if found > army {
                let colour = COLOURS[player.index()];
                faults.push(Fault::TooMany { colour, found, army });
            }
        }
        if faults.is_empty() { Ok(game) } else { Err(Faults(faults)) }
    }

    /// The position that a position string, `BOARD SIDE`, describes on a map.
    pub fn from_text(text: &str, map: Map, rules: Rules) -> Result<Self, Faults<Fault>> {
        let parts: Vec<&str> = text.split_ascii_whitespace().collect();
        let [board, side] = parts[..] else { return Err(Faults(vec![Fault::Parts(parts.len())])) };
        let mut faults = Vec::new();
        let to_move = match side {
            "b" => Player::One,
            "r" => Player::Two,
            other => {
                faults.push(Fault::Side(other.to_owned()));
                Player::One
            }
        };
        let counters = read_board(board, map, &mut faults);
        if !faults.is_empty() {
            return Err(Faults(faults));
        }
        Self::from_setup(&Setup { rules, map, counters, to_move })
    }

    /// The position that a text describes, or else the start on a board, with the rules of a `KEY=VALUE,…` text: see [`crate::GameKind::set_up`].
    pub fn set_up(rules: &str, board: Option<&str>, position: Option<&str>) -> Result<Self, SetUpError> {
        let rules = Rules::from_text(rules)?;
        let map = board.map(Map::from_name_or_ron).transpose().map_err(SetUpError::Map)?;
        let map = map.unwrap_or_default();
        Ok(match position {
            None => Self::start(map, rules),
            Some(text) => Self::from_text(text, map, rules).map_err(AnyFault::Napoleon)?,
        })
    }
}

fn read_board(board: &str, map: Map, faults: &mut Vec<Fault>) -> Vec<(Site, Player)> {
    let ranks: Vec<&str> = board.split('/').collect();
    if ranks.len() != usize::from(map.height()) {
        faults.push(Fault::Ranks { found: ranks.len(), wanted: map.height() });
        return Vec::new();
    }
    let mut counters = Vec::new();
    for (rank, text) in (1..=ranks.len()).zip(ranks.iter().rev()) {
        let (mut file, mut run) = (0_usize, 0_usize);
        for (place, sign) in text.chars().enumerate() {
            if let Some(digit) = sign.to_digit(10) {
                // Capped far beyond any map, so that it does not overflow.
                run = (run * 10 + digit as usize).min(100_000);
                continue;
            }
            file += std::mem::take(&mut run);
            let owner = match sign {
                'b' => Player::One,
                'r' => Player::Two,
                _ => {
                    faults.push(Fault::Sign { sign, rank, place: place + 1 });
                    continue;
                }
            };
            if let (Ok(file), Ok(rank)) = (u8::try_from(file), u8::try_from(rank - 1)) {
                counters.push((Site::new(file, rank), owner));
            }
            file += 1;
        }
        file += run;
        if file != usize::from(map.width()) {
            faults.push(Fault::Squares { rank, found: file, wanted: map.width() });
        }
    }
    counters
}

impl fmt::Display for Napoleon {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = |square| match self.counter_on(square) {
            None => '.',
            Some(Player::One) => 'b',
            Some(Player::Two) => 'r',
        };
        let side = if self.to_move == Player::One { 'b' } else { 'r' };
        write!(f, "{} {side}", packed(&self.map.tables().rows(sign)))
    }
}
