//! Positions as plain data, what makes a position valid, and the position from which a match starts.

use thiserror::Error;

use super::position_string::places;
use super::{BATTERIES, COLOURS, CREW, Field, FieldSet, Netzwerk, Opening, Phase, Rules, Square, SquareSet};
use crate::Rules as _;
use crate::{AnyFault, Faults, GameKind, Player, SetUpError, Site};

/// A position that may be invalid; [`Netzwerk::from_setup`] checks it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields’ names say what they are")]
pub struct Setup {
    pub rules: Rules,
    pub robots: Vec<(Site, Player)>,
    /// The batteries and their places, and whether they are charged.
    pub batteries: Vec<(Site, bool)>,
    pub to_move: Player,
    pub phase: Phase,
    /// Squares of robots that may not run again in this turn.
    pub barred: Vec<Site>,
    /// Fields of batteries that have been shifted in this turn.
    pub shifted: Vec<Site>,
}

/// What can be wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum Fault {
    #[error("a position has five parts, BOARD SIDE PHASE BARRED SHIFTED, not {0}")]
    Parts(usize),
    #[error("the board has {0} ranks, not 13")]
    Ranks(usize),
    #[error("rank {rank} has {found} points, not 13")]
    Points { rank: usize, found: usize },
    #[error("‘{sign}’ on rank {rank}, character {place}, is none of w, b, o, x and 1 to 13")]
    Sign { sign: char, rank: usize, place: usize },
    #[error("the side is ‘{0}’, not w or b")]
    Side(String),
    #[error("the phase is ‘{0}’, not r, m, s, o or e")]
    Phase(String),
    #[error("{0}")]
    Site(#[from] crate::SiteError),
    #[error("a robot on {0}: robots stand on squares, such as b2")]
    RobotOffSquare(Site),
    #[error("a battery on {0}: batteries lie on fields, such as a1")]
    BatteryOffField(Site),
    #[error("two pieces on {0}")]
    Shared(Site),
    #[error("{found} {colour} robots, more than 6")]
    TooManyRobots { colour: &'static str, found: usize },
    #[error("{0} batteries, more than 14")]
    TooManyBatteries(usize),
    #[error("no robot is on the board")]
    NoRobots,
    #[error("{0} is barred, but no robot of the side to move stands there")]
    BarredWithoutRobot(Site),
    #[error("{0} is shifted, but no battery lies there")]
    ShiftedWithoutBattery(Site),
    #[error("{0} is listed twice")]
    Twice(Site),
    #[error("robots are barred, but in this phase none has run yet")]
    BarredTooEarly,
    #[error("batteries are listed as shifted, but the phase is not s")]
    ShiftedTooEarly,
}

impl Netzwerk {
    /// The position that `setup` describes.
    ///
    /// # Errors
    /// Everything that is wrong with it. A position that is already decided is valid.
    pub fn from_setup(setup: &Setup) -> Result<Self, Faults<Fault>> {
        let mut faults = Vec::new();
        let mut game = Self {
            rules: setup.rules,
            robots: [SquareSet::EMPTY; 2],
            batteries: FieldSet::EMPTY,
            charged: FieldSet::EMPTY,
            barred: SquareSet::EMPTY,
            shifted: FieldSet::EMPTY,
            to_move: setup.to_move,
            phase: setup.phase,
        };
        for &(site, owner) in &setup.robots {
            match Square::at(site) {
                None => faults.push(Fault::RobotOffSquare(site)),
                Some(square) if (game.robots[0] | game.robots[1]).has(square) => {
                    faults.push(Fault::Shared(site));
                }
                Some(square) => game.robots[owner.index()] |= square.bit(),
            }
        }
        for &(site, charged) in &setup.batteries {
            match Field::at(site) {
                None => faults.push(Fault::BatteryOffField(site)),
                Some(field) if game.batteries.has(field) => faults.push(Fault::Shared(site)),
                Some(field) => {
                    game.batteries |= field.bit();
                    if charged {
                        game.charged |= field.bit();
                    }
                }
            }
        }
        for player in Player::BOTH {
            let found = setup.robots.iter().filter(|(_, owner)| *owner == player).count();
            if found > CREW {
                faults.push(Fault::TooManyRobots { colour: COLOURS[player.index()], found });
            }
        }
        if setup.robots.is_empty() {
            faults.push(Fault::NoRobots);
        }
        if setup.batteries.len() > BATTERIES {
            faults.push(Fault::TooManyBatteries(setup.batteries.len()));
        }
        let (own, batteries) = (game.own(), game.batteries);
        let barred = listed(&setup.barred, &mut faults, Fault::BarredWithoutRobot, |site| {
            Square::at(site).filter(|square| own.has(*square))
        });
        let shifted = listed(&setup.shifted, &mut faults, Fault::ShiftedWithoutBattery, |site| {
            Field::at(site).filter(|field| batteries.has(*field))
        });
        game.barred = barred.into_iter().map(Square::bit).fold(SquareSet::EMPTY, SquareSet::with);
        game.shifted = shifted.into_iter().map(Field::bit).fold(FieldSet::EMPTY, FieldSet::with);
        if setup.phase.begins_turn() && !setup.barred.is_empty() {
            faults.push(Fault::BarredTooEarly);
        }
        if setup.phase != Phase::Shifting && !setup.shifted.is_empty() {
            faults.push(Fault::ShiftedTooEarly);
        }
        if faults.is_empty() { Ok(game) } else { Err(Faults(faults)) }
    }

    /// The position that a text describes, or else the start, with the rules of a `KEY=VALUE,…` text: see [`crate::GameKind::set_up`].
    pub fn set_up(rules: &str, board: Option<&str>, position: Option<&str>) -> Result<Self, SetUpError> {
        let rules = Rules::from_text(rules)?;
        if board.is_some() {
            return Err(SetUpError::OneBoard(GameKind::Netzwerk));
        }
        Ok(match position {
            None => Self::start(rules),
            Some(text) => Self::from_text(text, rules).map_err(AnyFault::Netzwerk)?,
        })
    }
}

/// The places in a list, each once.
fn listed<P: PartialEq>(
    sites: &[Site],
    faults: &mut Vec<Fault>,
    fault: fn(Site) -> Fault,
    place: impl Fn(Site) -> Option<P>,
) -> Vec<P> {
    let mut places = Vec::new();
    for &site in sites {
        match place(site) {
            None => faults.push(fault(site)),
            Some(place) if places.contains(&place) => faults.push(Fault::Twice(site)),
            Some(place) => places.push(place),
        }
    }
    places
}

/// The board part of the position from which a match starts.
const PLACES_AT_START: &str =
    "13/1b1b1b1b1b1b1/o1o1o1o1o1o1o/13/13/13/13/13/13/13/o1o1o1o1o1o1o/1w1w1w1w1w1w1/13";

impl Setup {
    /// The position from which a match by these rules starts.
    pub fn start(rules: Rules) -> Self {
        let (robots, batteries) = places(PLACES_AT_START).unwrap_or_default();
        Self {
            rules,
            robots,
            batteries,
            to_move: rules.first,
            phase: match rules.opening {
                Opening::Free => Phase::Ready,
                Opening::Single => Phase::Opening,
            },
            barred: vec![],
            shifted: vec![],
        }
    }
}

impl Netzwerk {
    /// The position from which a match by these rules starts.
    pub fn start(rules: Rules) -> Self {
        Self::from_setup(&Setup::start(rules)).expect("the start should be a valid position")
    }
}

impl Default for Netzwerk {
    fn default() -> Self {
        Self::start(Rules::default())
    }
}
