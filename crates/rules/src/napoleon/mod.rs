#![doc = include_str!("reference.md")]
//!
//! # Files
//!
//! | file | topic |
//! |---|---|
//! | `terrain.rs`, `squares.rs`, `directions.rs` | terrain; squares and sets of them; directions |
//! | `map.rs`, `ground.rs` | valid maps; prepared for play |
//! | `board.rs` | the map with its counters, one byte per square |
//! | `chart.rs` | tables that depend only on the map |
//! | `map_check.rs`, `map_file.rs`, `shipped.rs` | what makes a map valid; maps as files; built-in maps |
//! | `rules.rs` | the options |
//! | `setup.rs` | positions as plain data and as text, and what makes a position valid |
//! | `action.rs` | moves and their notation |
//! | `way.rs` | the legs of a move in a few bytes |
//! | `moves.rs`, `illegal.rs` | legal moves, and why others are illegal |
//! | `found_moves.rs` | where moves by jumps are collected |
//! | `another_way.rs` | moves written with an impossible way |
//! | `led.rs` | moves made landing by landing |
//! | `play.rs` | what a move does |
//! | `presented.rs` | what a position shows to people |
//! | `picture.rs` | the map as text |

mod action;
mod another_way;
mod board;
mod chart;
mod directions;
mod found_moves;
mod ground;
mod illegal;
mod led;
mod map;
mod map_check;
mod map_file;
mod moves;
mod picture;
mod play;
mod presented;
mod rules;
mod setup;
mod shipped;
mod squares;
mod terrain;
mod way;

pub use action::Action;
pub use illegal::Illegal;
pub use map::Map;
pub use map_check::{LARGEST_ARMY, MapFault, Sketch};
pub(super) use map_file::BOARD_FILES;
pub use map_file::MapFileError;
pub use rules::{COLOURS, Headquarters, Home, Repetition, Rules};
pub use setup::{Fault, Setup};
pub use shipped::shipped;
pub use squares::LONGEST;
pub use terrain::Terrain;
pub use way::Leg;

pub use board::{each, site};
pub use chart::OUT_OF_REACH;
pub use directions::DIRECTIONS;
pub use found_moves::FoundMoves;
pub use moves::Jumps;
pub use squares::{NOWHERE, Square, SquareSet};
pub use way::Row;

use super::{Effect, Effects, Game, NotationError, Outcome, Piece, PieceKind, Player, Reason, Score, Site};

/// The number of counters that a player must have in the enemy's headquarters to win.
const TO_WIN: usize = 2;

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
    /// Each player's counters.
    pub(crate) counters: [SquareSet; 2],
    pub(crate) to_move: Player,
}

impl Napoleon {
    /// The position from which a match on a map starts.
    #[must_use]
    pub fn start(map: Map, rules: Rules) -> Self {
        Self { rules, map, counters: map.ground().armies, to_move: rules.first }
    }

    /// The rules it is played by.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The map.
    #[must_use]
    pub const fn map(&self) -> Map {
        self.map
    }

    /// How many counters a player has on the map.
    #[must_use]
    pub fn count(&self, player: Player) -> usize {
        self.counters[player.index()].count()
    }

    /// How many counters a player has in the enemy's headquarters.
    #[must_use]
    pub fn invaders(&self, player: Player) -> usize {
        let headquarters = &self.map.ground().headquarters[player.other().index()];
        headquarters.iter().filter(|square| self.counters[player.index()].has(**square)).count()
    }

    /// Each player's counters.
    #[must_use]
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
        let ground = self.map.ground();
        let of = |player: Player| {
            self.counters[player.index()].iter().map(move |square| (ground.site(square), counter(player)))
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

    fn score(&self) -> Option<Score> {
        None
    }
}

const fn counter(owner: Player) -> Piece {
    Piece { kind: PieceKind::Counter, owner: Some(owner), spent: false }
}
