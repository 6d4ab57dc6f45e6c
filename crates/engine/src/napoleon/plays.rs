//! The moves that are searched: all of them, except the longest chains of jumps.

use std::cell::RefCell;

use smallvec::SmallVec;

use rules::napoleon::{
    Action, DIRECTIONS, FoundMoves, Headquarters, Jumps, Leg, Napoleon, Row, SquareSet, each, site,
};
use rules::{Game, Player, Presented, Site};

/// The maximum number of stages of a counter's jumps: on the built-in maps there are hardly ever more.
const MOST_STAGES: usize = 128;
/// The maximum if there are no other moves.
const MOST_STAGES_AT_NEED: usize = 1_000;
/// The maximum when only captures are wanted: the best one found is nearly as good.
const MOST_STAGES_OF_CAPTURES: usize = 24;

/// A move, packed to be fast to copy.
#[derive(Clone, Copy, Debug)]
pub struct Play {
    /// Its jumps; none for a step.
    row: Row,
    pub(super) from: Site,
    pub(super) to: Site,
    pub(super) lost: bool,
}

impl Play {
    /// The number of counters it captures.
    pub(super) const fn taken(&self) -> u32 {
        self.row.taken()
    }

    /// The number of its jumps; none for a step.
    pub(super) fn jumps(&self) -> u32 {
        if self.row == Row::NONE { 0 } else { self.row.legs(self.from).count() as u32 }
    }

    /// The sites of the counters it captures.
    pub(super) fn captured(&self) -> impl Iterator<Item = Site> {
        // Most moves capture nothing.
        let row = if self.taken() == 0 { Row::NONE } else { self.row };
        let mut at = self.from;
        row.legs(at).filter_map(move |leg| {
            let over = Site::new(u8::midpoint(at.file, leg.to.file), u8::midpoint(at.rank, leg.to.rank));
            at = leg.to;
            leg.captures.then_some(over)
        })
    }

    /// The move as an action of the game.
    pub(super) fn action(&self) -> Action {
        if self.row == Row::NONE {
            return Action::new(self.from, &[Leg { to: self.to, captures: false }], self.lost);
        }
        let legs: SmallVec<[Leg; 16]> = self.row.legs(self.from).collect();
        Action::new(self.from, &legs, self.lost)
    }
}

/// The moves that are found, or only the captures among them.
struct Found<'a, const ONLY_CAPTURES: bool> {
    plays: &'a mut Vec<Play>,
    has_long: bool,
}

impl<const ONLY_CAPTURES: bool> FoundMoves for Found<'_, ONLY_CAPTURES> {
    const ONLY_CAPTURES: bool = ONLY_CAPTURES;

    #[inline(always)]
    fn add(&mut self, from: Site, to: Site, lost: bool, row: Row) {
        self.plays.push(Play { row, from, to, lost });
    }

    /// Such moves are not searched.
    fn add_long(&mut self, _: Site, _: Site, _: bool, _: impl FnOnce() -> Box<[Leg]>) {
        self.has_long = true;
    }
}

thread_local! {
    /// Reused, so that the search does not allocate.
    static JUMPS: RefCell<Jumps> = RefCell::new(Jumps::default());
}

/// Appends all moves except the longest; returns whether these are all.
pub(super) fn list_plays(game: &Napoleon, into: &mut Vec<Play>) -> bool {
    let start = into.len();
    let are_all = list::<false>(game, MOST_STAGES, into);
    if into.len() == start {
        // A counter may have to jump through its own headquarters for very long before it can stop.
        list::<false>(game, MOST_STAGES_AT_NEED, into);
    }
    are_all
}

pub(super) fn list_captures(game: &Napoleon, into: &mut Vec<Play>) {
    list::<true>(game, MOST_STAGES_OF_CAPTURES, into);
}

/// Appends the moves that capture nothing and win by entering the enemy's headquarters.
pub(super) fn list_entries(game: &Napoleon, into: &mut Vec<Play>) {
    if !needs_one_more(game) {
        return;
    }
    let start = into.len();
    list_plays(game, into);
    let mut kept = start;
    for i in start..into.len() {
        if into[i].taken() == 0 && enters(game, &into[i]) {
            into.swap(kept, i);
            kept += 1;
        }
    }
    into.truncate(kept);
}

/// Whether a move wins by bringing the last counter that is needed into the enemy's headquarters.
pub(super) fn enters(game: &Napoleon, play: &Play) -> bool {
    let tables = game.map().tables();
    let headquarters = &tables.headquarters_sets[game.to_move().other().index()];
    let is_in = |site| tables.square(site).is_some_and(|square| headquarters.has(square));
    !play.lost && is_in(play.to) && !is_in(play.from) && needs_one_more(game)
}

fn needs_one_more(game: &Napoleon) -> bool {
    game.goal(game.to_move()).is_some_and(|goal| goal.reached + 1 == goal.needed)
}

/// Appends all moves, or only the captures, with so many stages of each counter's jumps at most; returns whether these are all.
fn list<const ONLY_CAPTURES: bool>(game: &Napoleon, most: usize, into: &mut Vec<Play>) -> bool {
    let (mut board, mut are_all) = (game.board(), true);
    let tables = game.map().tables();
    JUMPS.with_borrow_mut(|jumps| {
        for from in game.counters()[game.to_move().index()].iter_within(tables.words()) {
            let from = tables.spots[from.index()];
            if !ONLY_CAPTURES {
                let here = site(from);
                into.extend(each(board.steps(from)).map(|direction| {
                    let (right, up) = DIRECTIONS[direction];
                    let to =
                        Site::new(here.file.wrapping_add_signed(right), here.rank.wrapping_add_signed(up));
                    Play { row: Row::NONE, from: here, to, lost: false }
                }));
            }
            let mut found = Found::<ONLY_CAPTURES> { plays: into, has_long: false };
            are_all &= game.explore(from, &mut board, jumps, |_| true, most, &mut found);
            are_all &= !found.has_long;
        }
    });
    are_all
}

/// A player's counters that are captured when an enemy jumps them.
pub(super) fn exposed(game: &Napoleon, player: Player) -> SquareSet {
    let tables = game.map().tables();
    let mine = &game.counters()[player.index()];
    let mut exposed = mine.both(&tables.open);
    if game.rules().headquarters == Headquarters::Open {
        for headquarters in &tables.headquarters_sets {
            exposed = exposed.union(&mine.both(headquarters));
        }
    }
    exposed
}
