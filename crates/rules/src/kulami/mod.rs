#![doc = include_str!("reference.md")]
//!
//! # Files
//!
//! | file | topic |
//! |---|---|
//! | `panel.rs` | panels and fields, their numbers, and sets of fields |
//! | `layout.rs`, `board.rs` | valid layouts of the panels, also as text; prepared for play |
//! | `lines.rs` | rows and columns, and lists of their free fields |
//! | `layout_check.rs` | what makes a layout valid |
//! | `layout_file.rs` | named layouts: in files, and built in |
//! | `generator.rs` | random layouts |
//! | `rules.rs` | the options |
//! | `setup.rs` | positions as plain data and as text, and what makes a position valid |
//! | `action.rs`, `illegal.rs` | placing a marble, and why a placement is illegal |
//! | `scoring.rs` | panels, areas, chains |
//! | `presented.rs` | what a position shows to people, also as text |

mod action;
mod board;
mod generator;
mod illegal;
mod layout;
mod layout_check;
mod layout_file;
mod lines;
mod panel;
mod presented;
mod rules;
mod scoring;
mod setup;

pub use action::Action;
pub use generator::{random_closed, random_irregular};
pub use illegal::Illegal;
pub use layout::Layout;
pub use layout_check::LayoutFault;
pub use layout_file::{LayoutFileError, NamedLayout, shipped};
pub use panel::{FIELDS, Field, FieldSet, NO_FIELD, PANELS, Panel, SIZES, SPAN};
pub use rules::{COLOURS, Rules, Scoring};
pub use setup::{Fault, Setup};

pub use board::Board;

use crate::{Effect, Effects, Game, NotationError, Outcome, Piece, PieceKind, Player, Reason, Score, Site};

/// The number of marbles of each player.
pub const MARBLES: usize = 28;
const ALL: usize = 2 * MARBLES;

/// A position of Kulami.
///
/// ```
/// use rules::{Game, kulami::Kulami};
/// let mut game = Kulami::default();
/// for text in ["d4", "d7", "a7"] {
///     let marble = game.read_action(text)?;
///     game.play(&marble)?;
/// }
/// assert_eq!(game.to_string().split(' ').nth(1), Some("d4,d7,a7"));
/// assert_eq!(game.points(), [10, 4], "red holds a panel of six fields and one of four, black one of four");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kulami {
    pub(crate) rules: Rules,
    pub(crate) layout: Layout,
    pub(crate) marbles: [FieldSet; 2],
    /// The fields with marbles, numbered column by column.
    pub(crate) in_columns: FieldSet,
    /// The fields in the order in which marbles were placed on them; only the first `count` are used.
    pub(crate) order: [Field; ALL],
    pub(crate) count: u8,
}

impl Kulami {
    /// The empty board.
    pub const fn start(layout: Layout, rules: Rules) -> Self {
        Self {
            rules,
            layout,
            marbles: [FieldSet::EMPTY; 2],
            in_columns: FieldSet::EMPTY,
            order: [Field(0); ALL],
            count: 0,
        }
    }

    /// The rules it is played by.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The layout of the panels.
    pub const fn layout(&self) -> Layout {
        self.layout
    }

    /// The fields with marbles in the order in which they were placed.
    pub fn placed(&self) -> &[Field] {
        &self.order[..usize::from(self.count)]
    }

    /// How many marbles have been placed.
    pub const fn count(&self) -> u8 {
        self.count
    }

    /// Each player's marbles.
    pub const fn marbles(&self) -> [FieldSet; 2] {
        self.marbles
    }

    /// The fields with marbles.
    pub const fn occupied(&self) -> FieldSet {
        self.marbles[0].with(self.marbles[1])
    }

    /// The fields where the next marble may be placed; meaningless when all marbles are placed.
    // Asked for each position whether it is over; the remainders save tests of bounds.
    #[inline(always)]
    pub fn free(&self) -> FieldSet {
        let board = self.layout.board();
        let open = match *self.placed() {
            [] => FieldSet::ALL,
            [only] => board.reach[only.index() % FIELDS],
            [.., before, last] => board.reach[last.index() % FIELDS].without(board.panel_with(before)),
        };
        open.without(self.occupied())
    }

    /// Whether no marble can be placed any more.
    pub fn is_over(&self) -> bool {
        usize::from(self.count) == ALL || self.free().is_empty()
    }
}

impl Default for Kulami {
    fn default() -> Self {
        Self::start(Layout::default(), Rules::default())
    }
}

impl Game for Kulami {
    type Action = Action;
    type Illegal = Illegal;

    fn to_move(&self) -> Player {
        if self.count.is_multiple_of(2) { self.rules.first } else { self.rules.first.other() }
    }

    // A list takes a few nanoseconds, of which a call would be a good part.
    #[inline(always)]
    fn legal_actions(&self, into: &mut Vec<Action>) -> bool {
        let board = self.layout.board();
        let [before, last] = match usize::from(self.count) {
            count @ 2..ALL => [self.order[count - 2], self.order[count - 1]],
            1 => [self.order[0]; 2],
            0 => {
                into.extend(board.sites.map(|at| Action { at }));
                return true;
            }
            _ => return true,
        };
        let taken = self.occupied() | board.panel_with(before);
        board.lines.list(taken, self.in_columns, before, last, into);
        true
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        let [one, two] = self.points();
        let (more, less) = (one.max(two), one.min(two));
        Some(match one.cmp(&two) {
            std::cmp::Ordering::Equal => Outcome::draw(Reason::EqualPoints { each: one }),
            order => {
                let winner = if order.is_gt() { Player::One } else { Player::Two };
                Outcome::win(winner, Reason::MorePoints { more, less })
            }
        })
    }

    fn play(&mut self, action: &Action) -> Result<Effects, Illegal> {
        self.check(*action)?;
        let piece = marble(self.to_move());
        self.play_unchecked(action);
        let mut effects =
            vec![Effect::Placed { piece, at: action.at }, Effect::TurnEnded { next: self.to_move() }];
        effects.extend(self.outcome().map(|outcome| Effect::Ended { outcome }));
        Ok(effects)
    }

    // It takes a few nanoseconds, of which a call would be a good part.
    #[inline(always)]
    fn play_unchecked(&mut self, action: &Action) {
        // In range even if there is no such field.
        let field = Field(self.layout.board().near(action.at).0 % FIELDS as u8);
        let (player, count) = (self.to_move().index(), self.count);
        if let Some(place) = self.order.get_mut(usize::from(count)) {
            *place = field;
            self.marbles[player] |= field.bit();
            self.in_columns |= self.layout.board().lines.bit_in_columns[field.index()];
            self.count = count + 1;
        }
    }

    fn read_action(&self, text: &str) -> Result<Action, NotationError> {
        text.parse()
    }

    fn pieces(&self) -> Vec<(Site, Piece)> {
        let sites = &self.layout.board().sites;
        let of = |player: Player| {
            self.marbles[player.index()].iter().map(move |field| (sites[field.index()], marble(player)))
        };
        let mut pieces: Vec<(Site, Piece)> = Player::BOTH.into_iter().flat_map(of).collect();
        pieces.sort_unstable();
        pieces
    }

    fn starts_turn(&self) -> bool {
        true
    }

    fn draws_by_repetition(&self) -> bool {
        // No position can be repeated.
        false
    }

    fn score(&self) -> Option<Score> {
        Some(self.detailed_score())
    }
}

const fn marble(owner: Player) -> Piece {
    Piece { kind: PieceKind::Marble, owner: Some(owner), spent: false }
}
