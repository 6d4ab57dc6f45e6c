//! Position strings: `BOARD SIDE PHASE BARRED SHIFTED`.

use std::fmt;

use super::{Fault, Field, LATTICE, Netzwerk, Phase, Rules, Setup, Square};
use crate::board_text::{list, packed, read_list, rows};
use crate::{Faults, Player, Site};

impl Setup {
    /// Reads a position string, `BOARD SIDE PHASE BARRED SHIFTED`.
    pub fn from_text(text: &str, rules: Rules) -> Result<Self, Faults<Fault>> {
        let parts: Vec<&str> = text.split_ascii_whitespace().collect();
        let [board, side, phase, barred, shifted] = parts[..] else {
            return Err(Faults(vec![Fault::Parts(parts.len())]));
        };
        let mut faults = Vec::new();
        let (robots, batteries) = places(board).unwrap_or_else(|found| {
            faults.extend(found);
            Default::default()
        });
        let to_move = match side {
            "w" => Some(Player::One),
            "b" => Some(Player::Two),
            _ => None,
        };
        if to_move.is_none() {
            faults.push(Fault::Side(side.to_owned()));
        }
        let stage = match phase {
            "r" => Some(Phase::Ready),
            "m" => Some(Phase::Moved),
            "s" => Some(Phase::Shifting),
            "o" => Some(Phase::Opening),
            "e" => Some(Phase::Closing),
            _ => None,
        };
        if stage.is_none() {
            faults.push(Fault::Phase(phase.to_owned()));
        }
        let [(barred, no_squares), (shifted, no_fields)] = [barred, shifted].map(read_list);
        faults.extend(no_squares.into_iter().chain(no_fields).map(Fault::Site));
        match (to_move, stage) {
            (Some(to_move), Some(phase)) if faults.is_empty() => {
                Ok(Self { rules, robots, batteries, to_move, phase, barred, shifted })
            }
            _ => Err(Faults(faults)),
        }
    }
}

pub(super) type Places = (Vec<(Site, Player)>, Vec<(Site, bool)>);

/// Reads the ranks of a board, from the top one down.
pub(super) fn places(board: &str) -> Result<Places, Vec<Fault>> {
    let ranks: Vec<&str> = board.split('/').collect();
    let size = usize::from(LATTICE);
    if ranks.len() != size {
        return Err(vec![Fault::Ranks(ranks.len())]);
    }
    let mut faults = Vec::new();
    let (mut robots, mut batteries) = Places::default();
    for (i, text) in ranks.into_iter().enumerate() {
        let rank = size - i;
        let mut file = 0;
        let mut signs = text.chars().enumerate().peekable();
        while let Some((place, sign)) = signs.next() {
            let site = Site::new(file.min(size) as u8, (rank - 1) as u8);
            match sign {
                'w' => robots.push((site, Player::One)),
                'b' => robots.push((site, Player::Two)),
                'o' => batteries.push((site, true)),
                'x' => batteries.push((site, false)),
                '1'..='9' => {
                    let mut run = sign as usize - '0' as usize;
                    while let Some(digit) = signs.peek().and_then(|(_, sign)| sign.to_digit(10)) {
                        run = run.saturating_mul(10).saturating_add(digit as usize);
                        signs.next();
                    }
                    file = file.saturating_add(run);
                    continue;
                }
                _ => faults.push(Fault::Sign { sign, rank, place: place + 1 }),
            }
            file = file.saturating_add(1);
        }
        if file != size {
            faults.push(Fault::Points { rank, found: file });
        }
    }
    if faults.is_empty() { Ok((robots, batteries)) } else { Err(faults) }
}

impl fmt::Display for Netzwerk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let board = packed(&rows(LATTICE, LATTICE, |site| self.sign(site).unwrap_or('.')));
        let phase = match self.phase {
            Phase::Ready => 'r',
            Phase::Moved => 'm',
            Phase::Shifting => 's',
            Phase::Opening => 'o',
            Phase::Closing => 'e',
        };
        let side = if self.to_move == Player::One { 'w' } else { 'b' };
        write!(f, "{board} {side} {phase} {} {}", list(self.barred.iter()), list(self.shifted.iter()))
    }
}

impl Netzwerk {
    /// The position that a position string describes.
    pub fn from_text(text: &str, rules: Rules) -> Result<Self, Faults<Fault>> {
        Self::from_setup(&Setup::from_text(text, rules)?)
    }

    /// The character of a place in a position string.
    pub(super) fn sign(&self, site: Site) -> Option<char> {
        let robot = |player: Player, square: Square| self.robots[player.index()].has(square);
        if let Some(square) = Square::at(site) {
            return match square {
                _ if robot(Player::One, square) => Some('w'),
                _ if robot(Player::Two, square) => Some('b'),
                _ => None,
            };
        }
        let field = Field::at(site)?;
        self.batteries.has(field).then_some(if self.charged.has(field) { 'o' } else { 'x' })
    }
}
