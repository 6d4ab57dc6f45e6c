//! The moves that are searched: all of them, except the longest chains of jumps.

use std::cell::RefCell;

use smallvec::SmallVec;

use rules::napoleon::{
    Action, DIRECTIONS, FoundMoves, Headquarters, Jumps, Leg, Map, NOWHERE, Napoleon, Row, Square, SquareSet,
    TO_WIN, each, site,
};
use rules::{Game, Player, Site};

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
    /// Whether it wins by bringing the last counter that is needed into the enemy's headquarters.
    pub(super) enters: bool,
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
    gate: Option<Gate>,
    has_long: bool,
}

impl<const ONLY_CAPTURES: bool> FoundMoves for Found<'_, ONLY_CAPTURES> {
    const ONLY_CAPTURES: bool = ONLY_CAPTURES;

    #[inline(always)]
    fn add(&mut self, from: Site, to: Site, lost: bool, row: Row) {
        let enters = self.gate.is_some_and(|gate| !lost && gate.lets_in(from, to));
        self.plays.push(Play { row, from, to, lost, enters });
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
    let (start, mine) = (into.len(), &game.counters()[game.to_move().index()]);
    let are_all = list::<false>(game, mine, MOST_STAGES, into);
    if into.len() == start {
        // A counter may have to jump through its own headquarters for very long before it can stop.
        list::<false>(game, mine, MOST_STAGES_AT_NEED, into);
    }
    are_all
}

pub(super) fn list_captures(game: &Napoleon, into: &mut Vec<Play>) {
    list::<true>(game, &game.counters()[game.to_move().index()], MOST_STAGES_OF_CAPTURES, into);
}

/// Appends a move that wins by entering the enemy's headquarters without a capture, if there is one.
pub(super) fn list_entry(game: &Napoleon, into: &mut Vec<Play>) {
    let Some(gate) = Gate::of(game) else { return };
    let near = game.counters()[game.to_move().index()].both(&gate.ways_in(&game.occupied()));
    if near == SquareSet::EMPTY {
        return;
    }
    let start = into.len();
    list::<false>(game, &near, MOST_STAGES, into);
    let entry = into[start..].iter().find(|play| play.enters && play.taken() == 0).copied();
    into.truncate(start);
    into.extend(entry);
}

/// The enemy's headquarters, where one more counter wins.
#[derive(Clone, Copy)]
struct Gate {
    map: Map,
    squares: &'static SquareSet,
}

impl Gate {
    /// That of the player to move, if only one more counter is needed there.
    fn of(game: &Napoleon) -> Option<Self> {
        let (map, mover) = (game.map(), game.to_move());
        let squares = &map.tables().headquarters_sets[mover.other().index()];
        (game.invaders(mover) + 1 == TO_WIN).then_some(Self { map, squares })
    }

    fn lets_in(&self, from: Site, to: Site) -> bool {
        let is_in = |site| self.map.tables().square(site).is_some_and(|square| self.squares.has(square));
        is_in(to) && !is_in(from)
    }

    /// All squares outside from which a step or jumps over counters may lead in.
    fn ways_in(&self, occupied: &SquareSet) -> SquareSet {
        let (tables, mut ways) = (self.map.tables(), SquareSet::EMPTY);
        let mut open: SmallVec<[Square; 32]> = self.squares.iter().filter(|to| !occupied.has(*to)).collect();
        let mut done = 0;
        while let Some(to) = open.get(done).copied() {
            let is_inside = self.squares.has(to);
            for (direction, over) in tables.neighbours[to.index()].into_iter().enumerate() {
                if over == NOWHERE {
                    continue;
                }
                if is_inside && !self.squares.has(over) {
                    ways.add(over);
                }
                let from = tables.neighbours[over.index()][direction];
                let is_jump = from != NOWHERE
                    && occupied.has(over)
                    && tables.jumps[from.index()][(direction + 4) % 8] == (over, to);
                if is_jump && !self.squares.has(from) && !open.contains(&from) {
                    ways.add(from);
                    open.push(from);
                }
            }
            done += 1;
        }
        ways
    }
}

/// Appends all moves of some counters, or only the captures, with so many stages of each counter's jumps at most; returns whether these
/// are all.
fn list<const ONLY_CAPTURES: bool>(
    game: &Napoleon,
    counters: &SquareSet,
    most: usize,
    into: &mut Vec<Play>,
) -> bool {
    let mut found = Found::<ONLY_CAPTURES> { plays: into, gate: Gate::of(game), has_long: false };
    let mut are_all = true;
    // By itself: it is large, and would be copied.
    let mut board = game.board();
    let tables = game.map().tables();
    JUMPS.with_borrow_mut(|jumps| {
        for from in counters.iter_within(tables.words()) {
            let from = tables.spots[from.index()];
            if !ONLY_CAPTURES {
                let here = site(from);
                for (right, up) in each(board.steps(from)).map(|direction| DIRECTIONS[direction]) {
                    let file = here.file.wrapping_add_signed(right);
                    let to = Site::new(file, here.rank.wrapping_add_signed(up));
                    found.add(here, to, false, Row::NONE);
                }
            }
            are_all &= game.explore(from, &mut board, jumps, |_| true, most, &mut found);
        }
    });
    are_all && !found.has_long
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
