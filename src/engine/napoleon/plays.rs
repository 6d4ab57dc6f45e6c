//! The moves that are searched: all of them, except the longest chains of jumps.

use smallvec::SmallVec;

use crate::games::napoleon::{Action, DIRECTIONS, Headquarters, Leg, NOWHERE, Napoleon, Square, SquareSet};
use crate::games::{Player, Site};

/// The maximum number of stages of a counter's jumps: on the built-in maps there are hardly ever more.
const MOST_STAGES: usize = 128;
/// The maximum if there are no other moves.
const MOST_STAGES_AT_NEED: usize = 1_000;
/// The maximum when only captures are wanted: the best one found is nearly as good.
const MOST_STAGES_OF_CAPTURES: usize = 24;
/// The maximum number of jumps in a row: as many as fit into `way`.
const MOST_JUMPS: u8 = 21;

/// A move, packed to be fast to copy.
#[derive(Clone, Copy, Debug)]
pub struct Play {
    pub(super) from: Site,
    pub(super) to: Site,
    /// The directions of the jumps, three bits each, the first lowest.
    way: u64,
    /// Which of the jumps capture, a bit each.
    takes: u32,
    /// The number of jumps; 0 for a step.
    jumps: u8,
    pub(super) lost: bool,
}

impl Play {
    /// The number of counters it captures.
    pub(super) const fn taken(&self) -> u32 {
        self.takes.count_ones()
    }

    /// Each jump: the site jumped over, the landing site, and whether it captures.
    fn each_jump(self) -> impl Iterator<Item = (Site, Site, bool)> {
        let Self { from, way, takes, jumps, .. } = self;
        let mut at = from;
        (0..jumps).map(move |i| {
            let (right, up) = DIRECTIONS[(way >> (3 * i)) as usize & 7];
            let next = |site: Site| {
                Site::new(site.file.wrapping_add_signed(right), site.rank.wrapping_add_signed(up))
            };
            let over = next(at);
            at = next(over);
            (over, at, takes >> i & 1 == 1)
        })
    }

    /// The sites of the counters it captures.
    pub(super) fn captured(&self) -> impl Iterator<Item = Site> {
        // Most moves capture nothing.
        let jumps = if self.takes == 0 { 0 } else { self.jumps };
        let way = Self { jumps, ..*self };
        way.each_jump().filter_map(|(over, _, takes)| takes.then_some(over))
    }

    /// The move as an action of the game.
    pub(super) fn action(&self) -> Action {
        if self.jumps == 0 {
            return Action::new(self.from, &[Leg { to: self.to, captures: false }], self.lost);
        }
        let legs: SmallVec<[Leg; MOST_JUMPS as usize]> =
            self.each_jump().map(|(_, to, captures)| Leg { to, captures }).collect();
        Action::new(self.from, &legs, self.lost)
    }
}

/// Where jumps have led a counter.
#[derive(Clone, Copy)]
struct Stage {
    at: Square,
    jumps: u8,
    takes: u32,
    /// The captured counters, a bit each in the order in which they were first met.
    taken: u32,
    way: u64,
}

/// Generates the jumps of each counter in turn.
struct Jumps<'a> {
    game: &'a Napoleon,
    occupied: SquareSet,
    /// The enemy's counters that can be captured.
    exposed: SquareSet,
    /// When only captures are wanted: where a counter that has captured nothing yet may land.
    towards_captures: Option<SquareSet>,
    /// The maximum number of stages of a counter's jumps.
    most: usize,
    stages: SmallVec<[Stage; MOST_STAGES]>,
}

impl Napoleon {
    /// Appends all moves except the longest, and at least one if there is any.
    pub(super) fn list_plays(&self, into: &mut Vec<Play>) {
        let start = into.len();
        let mut jumps = Jumps::new(self);
        for from in self.counters[self.to_move.index()].iter() {
            self.list_steps(from, &jumps.occupied, into);
            jumps.list(from, into);
        }
        if into.len() == start {
            // A counter may have to jump through its own headquarters for very long before it can stop.
            jumps.most = MOST_STAGES_AT_NEED;
            for from in self.counters[self.to_move.index()].iter() {
                jumps.list(from, into);
            }
        }
    }

    /// Appends the captures.
    pub(super) fn list_captures(&self, into: &mut Vec<Play>) {
        let mut jumps = Jumps::new(self);
        let (takers, towards) = jumps.takers();
        jumps.towards_captures = Some(towards);
        jumps.most = MOST_STAGES_OF_CAPTURES;
        for from in takers.iter() {
            jumps.list(from, into);
        }
    }

    /// Whether the player to move has a move.
    pub(super) fn has_plays(&self) -> bool {
        let ground = self.map.ground();
        let (occupied, mine) = (self.occupied(), &self.counters[self.to_move.index()]);
        let home = &ground.chart.headquarters[self.to_move.index()];
        let is_free = |to: Square| to != NOWHERE && !occupied.has(to) && !home.has(to);
        // There is nearly always a step.
        if mine.iter().any(|from| ground.neighbours[from.index()].into_iter().any(is_free)) {
            return true;
        }
        let mut plays = Vec::new();
        self.list_plays(&mut plays);
        !plays.is_empty()
    }

    fn list_steps(&self, from: Square, occupied: &SquareSet, into: &mut Vec<Play>) {
        let ground = self.map.ground();
        let home = &ground.chart.headquarters[self.to_move.index()];
        for to in ground.neighbours[from.index()] {
            if to != NOWHERE && !occupied.has(to) && !home.has(to) {
                let (from, to) = (ground.site(from), ground.site(to));
                into.push(Play { from, to, way: 0, takes: 0, jumps: 0, lost: false });
            }
        }
    }

    /// A player's counters that are captured when an enemy jumps them.
    pub(super) fn exposed(&self, player: Player) -> SquareSet {
        let ground = self.map.ground();
        let mine = &self.counters[player.index()];
        let mut exposed = mine.both(&ground.chart.open);
        if self.rules.headquarters == Headquarters::Open {
            for headquarters in &ground.chart.headquarters {
                exposed = exposed.union(&mine.both(headquarters));
            }
        }
        exposed
    }
}

impl<'a> Jumps<'a> {
    fn new(game: &'a Napoleon) -> Self {
        Self {
            game,
            occupied: game.occupied(),
            exposed: game.exposed(game.to_move.other()),
            towards_captures: None,
            most: MOST_STAGES,
            stages: SmallVec::new(),
        }
    }

    /// The counters that can capture, ignoring some circular ways, and the empty squares on their ways.
    fn takers(&self) -> (SquareSet, SquareSet) {
        let ground = self.game.map.ground();
        let mine = &self.game.counters[self.game.to_move.index()];
        let theirs = &self.game.counters[self.game.to_move.other().index()];
        let (mut takers, mut towards) = (SquareSet::EMPTY, SquareSet::EMPTY);
        let mut found: SmallVec<[Square; 64]> = SmallVec::new();
        let mut find = |at: Square, found: &mut SmallVec<[Square; 64]>| {
            if mine.has(at) {
                takers.add(at);
            } else if !theirs.has(at) && !towards.has(at) {
                towards.add(at);
                found.push(at);
            }
        };
        // From where a single jump captures,
        for over in self.exposed.iter() {
            for (direction, at) in ground.neighbours[over.index()].into_iter().enumerate() {
                if at == NOWHERE || theirs.has(at) {
                    continue;
                }
                let (_, to) = ground.chart.jumps[at.index()][(direction + 4) % 8];
                if to != NOWHERE && !self.occupied.has(to) {
                    find(at, &mut found);
                }
            }
        }
        // and back from there over whatever can be jumped.
        while let Some(to) = found.pop() {
            // Jumps are reversible, except where the ground lets a counter land but not leave; it captures nothing there.
            for (over, at) in ground.chart.jumps[to.index()] {
                if over != NOWHERE && self.occupied.has(over) {
                    find(at, &mut found);
                }
            }
        }
        (takers, towards)
    }

    /// Appends the moves of one counter by jumps.
    fn list(&mut self, from: Square, into: &mut Vec<Play>) {
        let ground = self.game.map.ground();
        // The square that the counter has left is empty.
        self.occupied.remove(from);
        self.stages.clear();
        self.stages.push(Stage { at: from, jumps: 0, takes: 0, taken: 0, way: 0 });
        let mut met: SmallVec<[Square; 24]> = SmallVec::new();
        let mut visited = SquareSet::EMPTY;
        visited.add(from);
        let mut next = 0;
        while let Some(stage) = self.stages.get(next).copied() {
            let is_wanted = next > 0 && (stage.takes != 0 || self.towards_captures.is_none());
            if is_wanted && self.game.may_end(from, stage.at, stage.takes != 0) {
                into.push(Play {
                    from: ground.site(from),
                    to: ground.site(stage.at),
                    way: stage.way,
                    takes: stage.takes,
                    jumps: stage.jumps,
                    lost: ground.is_river(stage.at),
                });
            }
            next += 1;
            if stage.jumps == MOST_JUMPS {
                continue;
            }
            for (direction, (over, to)) in ground.chart.jumps[stage.at.index()].into_iter().enumerate() {
                if over == NOWHERE || !self.occupied.has(over) {
                    continue;
                }
                // A counter captured on the way is gone, and its square is empty.
                let is_gone = |square: Square| {
                    let place = met.iter().position(|met| *met == square);
                    place.is_some_and(|place| stage.taken >> place & 1 == 1)
                };
                if self.occupied.has(to) && (stage.taken == 0 || !is_gone(to)) {
                    continue;
                }
                if stage.taken != 0 && is_gone(over) {
                    continue;
                }
                let mut then = stage;
                then.at = to;
                then.way |= (direction as u64) << (3 * stage.jumps);
                then.jumps += 1;
                if self.exposed.has(over) {
                    let place = met.iter().position(|met| *met == over).unwrap_or_else(|| {
                        met.push(over);
                        met.len() - 1
                    });
                    then.taken |= 1 << place;
                    then.takes |= 1 << stage.jumps;
                }
                let leads_nowhere = || self.towards_captures.as_ref().is_some_and(|towards| !towards.has(to));
                let is_known = if then.taken == 0 {
                    if leads_nowhere() {
                        continue;
                    }
                    let is_known = visited.has(to);
                    visited.add(to);
                    is_known
                } else {
                    self.stages.iter().any(|known| known.at == to && known.taken == then.taken)
                };
                if !is_known && self.stages.len() < self.most {
                    self.stages.push(then);
                }
            }
        }
        self.occupied.add(from);
    }
}
