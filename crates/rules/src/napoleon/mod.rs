#![doc = include_str!("reference.md")]
//!
//! # Files
//!
//! | file | topic |
//! |---|---|
//! | `terrain.rs`, `squares.rs` | terrain; squares, sets of them, directions |
//! | `map.rs`, `map_tables.rs` | valid maps; prepared for play |
//! | `board.rs` | the map with its counters, one byte per square |
//! | `map_check.rs`, `map_file.rs` | what makes a map valid; maps as files, and built-in ones |
//! | `rules.rs` | the options |
//! | `setup.rs` | positions as plain data and as text, and what makes a position valid |
//! | `action.rs` | moves, their legs and their notation |
//! | `moves.rs`, `illegal.rs` | legal moves, and why others are illegal |
//! | `presented.rs` | what a position shows to people, also as text; moves made landing by landing |

mod action;
mod board;
mod illegal;
mod map;
mod map_check;
mod map_file;
mod map_tables;
mod moves;
mod presented;
mod rules;
mod setup;
mod squares;
mod terrain;

pub use action::{Action, Leg, Row};
pub use illegal::Illegal;
pub use map::Map;
pub use map_check::{LARGEST_ARMY, MapFault, Sketch};
pub use map_file::{MapFileError, shipped};
pub use rules::{COLOURS, Headquarters, Home, Repetition, Rules};
pub use setup::{Fault, Setup};
pub use terrain::Terrain;

pub use board::{each, site};
pub use map_tables::OUT_OF_REACH;
pub use moves::{FoundMoves, Jumps};
pub use squares::{DIRECTIONS, LONGEST, NOWHERE, Square, SquareSet};

use action::midway;

use crate::{Effect, Effects, Game, NotationError, Outcome, Piece, PieceKind, Player, Reason, Site};

/// The number of counters that a player must have in the enemy's headquarters to win.
pub const TO_WIN: usize = 2;

/// A position of Napoleon.
///
/// ```
/// use rules::{Game, napoleon::Napoleon};
/// let mut game = Napoleon::default();
/// assert_eq!(game.actions().len(), 223);
/// let step = game.read_action("j8-j9")?;
/// game.play(&step)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Napoleon {
    pub(crate) rules: Rules,
    pub(crate) map: Map,
    pub(crate) counters: [SquareSet; 2],
    pub(crate) to_move: Player,
}

impl Napoleon {
    /// The position from which a match on a map starts.
    pub fn start(map: Map, rules: Rules) -> Self {
        Self { rules, map, counters: map.tables().armies, to_move: rules.first }
    }

    /// The rules it is played by.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The map.
    pub const fn map(&self) -> Map {
        self.map
    }

    /// How many counters a player has on the map.
    pub fn count(&self, player: Player) -> usize {
        self.counters[player.index()].count()
    }

    /// How many counters a player has in the enemy's headquarters.
    pub fn invaders(&self, player: Player) -> usize {
        let headquarters = &self.map.tables().headquarters[player.other().index()];
        headquarters.iter().filter(|square| self.counters[player.index()].has(**square)).count()
    }

    /// Each player's counters.
    pub const fn counters(&self) -> &[SquareSet; 2] {
        &self.counters
    }

    /// The player whose counter is on a square.
    pub fn counter_on(&self, square: Square) -> Option<Player> {
        Player::BOTH.into_iter().find(|player| self.counters[player.index()].has(square))
    }

    /// The position with the other player to move, as if a turn could be skipped. For a search.
    #[must_use]
    pub const fn skipped(mut self) -> Self {
        self.to_move = self.to_move.other();
        self
    }

    /// The outcome by the counters on the map, leaving aside whether a player can move.
    pub fn decided(&self) -> Option<Outcome> {
        // The player who moved last takes precedence.
        let winner =
            [self.to_move.other(), self.to_move].into_iter().find(|player| self.invaders(*player) >= TO_WIN);
        // Most players have many: finding a few is faster than counting all.
        let is_few = |player: Player| self.counters[player.index()].iter().nth(TO_WIN - 1).is_none();
        let is_spent = || Player::BOTH.into_iter().all(is_few);
        winner
            .map(|player| Outcome::win(player, Reason::HeadquartersTaken))
            .or_else(|| is_spent().then(|| Outcome::draw(Reason::ArmiesSpent)))
    }

    /// Plays a legal move, by its squares alone: a search has moves of its own form. A counter that is lost goes nowhere.
    #[inline]
    pub fn relocate(&mut self, from: Site, to: Option<Site>, captured: impl Iterator<Item = Site>) {
        let tables = self.map.tables();
        let (me, other) = (self.to_move.index(), self.to_move.other().index());
        if let Some(from) = tables.square(from) {
            self.counters[me].remove(from);
        }
        for square in captured.filter_map(|site| tables.square(site)) {
            self.counters[other].remove(square);
        }
        if let Some(to) = to.and_then(|to| tables.square(to)) {
            self.counters[me].add(to);
        }
        self.to_move = self.to_move.other();
    }

    /// The effects of a legal move, except for the end of the match.
    fn effects(&self, action: &Action) -> Effects {
        // Exactly as large as needed: a match stores the effects of all its actions.
        let mut effects = Effects::with_capacity(action.legs().count() + action.captured().count() + 3);
        for (from, leg) in action.ways() {
            let to = leg.to;
            if action.is_step() {
                effects.push(Effect::Moved { from, to });
                continue;
            }
            let over = midway(from, to);
            effects.push(Effect::Jumped { from, over: vec![over], to });
            if leg.captures {
                effects.push(Effect::Captured { at: over, piece: counter(self.to_move.other()) });
            }
        }
        if action.lost {
            effects.push(Effect::Lost { at: action.to(), piece: counter(self.to_move) });
        }
        effects.push(Effect::TurnEnded { next: self.to_move.other() });
        effects
    }
}

impl Default for Napoleon {
    fn default() -> Self {
        Self::start(Map::default(), Rules::default())
    }
}

impl Game for Napoleon {
    type Action = Action;
    type Illegal = Illegal;

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn legal_actions(&self, into: &mut Vec<Action>) -> bool {
        self.decided().is_some() || self.moves(into)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.decided()
            .or_else(|| (!self.can_move()).then(|| Outcome::win(self.to_move.other(), Reason::NoLegalMove)))
    }

    fn play(&mut self, action: &Action) -> Result<Effects, Illegal> {
        let action = self.resolve(action)?;
        let mut effects = self.effects(&action);
        self.play_unchecked(&action);
        effects.extend(self.outcome().map(|outcome| Effect::Ended { outcome }));
        Ok(effects)
    }

    fn play_unchecked(&mut self, action: &Action) {
        self.relocate(action.from, Some(action.to()).filter(|_| !action.lost), action.captured());
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        text.parse()
    }

    fn pieces(&self) -> Vec<(Site, Piece)> {
        let tables = self.map.tables();
        let of = |player: Player| {
            self.counters[player.index()].iter().map(move |square| (tables.site(square), counter(player)))
        };
        let mut pieces: Vec<(Site, Piece)> = Player::BOTH.into_iter().flat_map(of).collect();
        pieces.sort_unstable();
        pieces
    }

    fn starts_turn(&self) -> bool {
        true
    }

    fn draws_by_repetition(&self) -> bool {
        self.rules.repetition == Repetition::Draw
    }

    fn quiet_limit(&self) -> Option<usize> {
        (self.rules.repetition == Repetition::Draw).then_some(100)
    }
}

const fn counter(owner: Player) -> Piece {
    Piece { kind: PieceKind::Counter, owner: Some(owner), spent: false }
}
