#![doc = include_str!("reference.md")]
//!
//! # Files
//!
//! | file | topic |
//! |---|---|
//! | `board.rs` | squares and fields, and which of them touch |
//! | `rules.rs` | the options |
//! | `setup.rs` | positions as plain data, what makes a position valid, and the start |
//! | `position_string.rs` | positions as text |
//! | `action.rs` | runs, shifts, `end`: their notation, and what they do |
//! | `moves.rs` | legal runs and shifts |
//! | `illegal.rs` | why an action is not legal |
//! | `presented.rs` | what a position shows to people, also as text; which batteries should pay |

mod action;
mod board;
mod illegal;
mod moves;
mod position_string;
mod presented;
mod rules;
mod setup;

pub use action::{Action, Paid};
pub use board::{Field, LATTICE, Square, all_fields, all_squares};
pub use illegal::Illegal;
pub use rules::{COLOURS, Capture, Energy, Opening, Path, Repetition, Rerun, Rules, Shared};
pub use setup::{Fault, Setup};

pub use board::{Direction, FieldSet, SquareSet, target_row};
pub use moves::Destination;

use crate::{Effects, Game, NotationError, Outcome, Piece, PieceKind, Player, Reason, Site};

/// The number of robots each player starts with.
pub const CREW: usize = 6;
/// The number of batteries on the board: no position has more.
pub const BATTERIES: usize = 14;

/// A position of Netzwerk.
///
/// ```
/// use rules::{Game, netzwerk::Netzwerk};
/// let mut game = Netzwerk::default();
/// let run = game.read_action("b2-b4*a3")?;
/// game.play(&run)?;
/// assert_eq!(
///     game.to_string(),
///     "13/1b1b1b1b1b1b1/o1o1o1o1o1o1o/13/13/13/13/13/13/1w11/x1o1o1o1o1o1o/3w1w1w1w1w1/13 w m - -",
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Netzwerk {
    pub(crate) rules: Rules,
    pub(crate) robots: [SquareSet; 2],
    pub(crate) batteries: FieldSet,
    pub(crate) charged: FieldSet,
    /// Robots of the player to move that may not run again in this turn.
    pub(crate) barred: SquareSet,
    /// Batteries that have been shifted in this turn.
    pub(crate) shifted: FieldSet,
    pub(crate) to_move: Player,
    pub(crate) phase: Phase,
}

/// How far a turn has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// No robot has run yet: one must.
    Ready,
    /// At least one robot has run: robots may run, batteries may be shifted, the turn may end.
    Moved,
    /// A battery has been shifted: more may be, robots may not run.
    Shifting,
    /// In the first turn of a match that allows a single run in it: no robot has run yet.
    Opening,
    /// That robot has run: the turn must end.
    Closing,
}

impl Phase {
    /// Whether nothing has been done in this turn yet.
    pub const fn begins_turn(self) -> bool {
        matches!(self, Self::Ready | Self::Opening)
    }

    /// Whether robots may run.
    pub const fn allows_runs(self) -> bool {
        !matches!(self, Self::Shifting | Self::Closing)
    }

    /// Whether batteries may be shifted.
    pub const fn allows_shifts(self) -> bool {
        matches!(self, Self::Moved | Self::Shifting)
    }

    const fn after_run(self) -> Self {
        match self {
            Self::Opening | Self::Closing => Self::Closing,
            Self::Ready | Self::Moved | Self::Shifting => Self::Moved,
        }
    }
}

impl Netzwerk {
    /// The rules it is played by.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// How far the turn has come.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Each player's robots.
    pub const fn robots(&self) -> [SquareSet; 2] {
        self.robots
    }

    /// The fields with batteries.
    pub const fn batteries(&self) -> FieldSet {
        self.batteries
    }

    /// The fields with charged batteries.
    pub const fn charged(&self) -> FieldSet {
        self.charged
    }

    /// Robots of the player to move that may not run again in this turn.
    pub const fn barred(&self) -> SquareSet {
        self.barred
    }

    /// Batteries that have been shifted in this turn.
    pub const fn shifted(&self) -> FieldSet {
        self.shifted
    }

    /// The robots of the player to move.
    pub const fn own(&self) -> SquareSet {
        self.robots[self.to_move.index()]
    }

    /// The robots of the other player.
    pub const fn enemy(&self) -> SquareSet {
        self.robots[self.to_move.other().index()]
    }

    /// Whether a player wins by their own robots, or by the lack of enemy robots.
    fn has_won(&self, player: Player) -> Option<Reason> {
        let (own, enemy) = (self.robots[player.index()], self.robots[player.other().index()]);
        let (reached, needed) = self.robots_home(player);
        if !own.is_empty() && reached >= needed {
            Some(Reason::HalfTheCrewIsHome)
        } else {
            enemy.is_empty().then_some(Reason::AllRobotsCaptured)
        }
    }

    /// How many of a player's robots are on the target row, and how many of those that are left win there.
    fn robots_home(&self, player: Player) -> (usize, usize) {
        let own = self.robots[player.index()];
        let reached = (own & target_row(player)).count_ones() as usize;
        (reached, own.count_ones().div_ceil(2) as usize)
    }

    /// The position with other batteries, as after shifting some. For a search that looks for the best place for all at once.
    #[must_use]
    pub const fn with_batteries(mut self, batteries: FieldSet) -> Self {
        self.batteries = batteries;
        self
    }

    /// The position without a battery.
    #[must_use]
    pub fn without_battery(mut self, field: Field) -> Self {
        for set in [&mut self.batteries, &mut self.charged, &mut self.shifted] {
            *set &= !field.bit();
        }
        self
    }

    /// The position with the other player to move, as if a turn could be skipped. For a search.
    #[must_use]
    pub const fn skipped(mut self) -> Self {
        self.to_move = self.to_move.other();
        self
    }

    /// The outcome by the robots on the board, leaving aside whether a player can run.
    pub fn decided(&self) -> Option<Outcome> {
        // One run can complete both conditions: then the player who ran wins.
        [self.to_move, self.to_move.other()]
            .into_iter()
            .find_map(|player| self.has_won(player).map(|reason| Outcome::win(player, reason)))
    }
}

impl Game for Netzwerk {
    type Action = Action;
    type Illegal = Illegal;

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn legal_actions(&self, into: &mut Vec<Action>) -> bool {
        if self.decided().is_some() {
            return true;
        }
        let start = into.len();
        self.legal_runs(into);
        let must_capture = self.rules.capture == Capture::Mandatory
            && into[start..].iter().any(|action| matches!(action, Action::Run { captures: true, .. }));
        if self.phase.allows_shifts() && !must_capture {
            self.shifts(into);
            into.push(Action::End);
        } else if self.phase == Phase::Closing {
            into.push(Action::End);
        }
        true
    }

    fn outcome(&self) -> Option<Outcome> {
        let stuck = || self.phase.begins_turn() && !self.can_run();
        self.decided().or_else(|| stuck().then(|| Outcome::win(self.to_move.other(), Reason::NoRobotCanRun)))
    }

    fn play(&mut self, action: &Action) -> Result<Effects, Illegal> {
        self.check(action)?;
        let mut effects = self.effects(action);
        self.play_unchecked(action);
        effects.extend(self.outcome().map(|outcome| super::Effect::Ended { outcome }));
        Ok(effects)
    }

    fn play_unchecked(&mut self, action: &Action) {
        self.apply(action);
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        text.parse()
    }

    fn pieces(&self) -> Vec<(Site, Piece)> {
        let mut pieces: Vec<(Site, Piece)> = Player::BOTH
            .into_iter()
            .flat_map(|owner| {
                self.robots[owner.index()].iter().map(move |square| (square.site(), robot(owner)))
            })
            .chain(self.batteries.iter().map(|field| {
                let spent = !self.charged.has(field);
                (field.site(), Piece { kind: PieceKind::Battery, owner: None, spent })
            }))
            .collect();
        pieces.sort_unstable();
        pieces
    }

    fn starts_turn(&self) -> bool {
        self.phase.begins_turn()
    }

    fn draws_by_repetition(&self) -> bool {
        self.rules.repetition == Repetition::Draw
    }
}

const fn robot(owner: Player) -> Piece {
    Piece { kind: PieceKind::Robot, owner: Some(owner), spent: false }
}
