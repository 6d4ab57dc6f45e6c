//! What a position is worth, as far as one can see without looking ahead.
//!
//! A [`Scene`] is what the robots tell; what the batteries add is told for many places of the batteries, as shifts are chosen by it.

use smallvec::SmallVec;

use super::tables::{FIELDS, MOST, ROWS, ahead, aims, corners, near, row, touching};
use crate::games::Player;
use crate::games::netzwerk::{
    CREW, Energy, FieldSet, Netzwerk, Path, Shared, Square, SquareSet, fields, squares,
};

/// What things are worth, in hundredths of a robot. Where there are two, the first is for robots that the crew needs at home, the
/// second for those that are further behind.
#[derive(Clone, Copy, Debug)]
struct Worths {
    /// A crew, by how many robots it has.
    crew: [i32; CREW + 1],
    /// A robot, by its row.
    advance: [[i32; ROWS as usize]; 2],
    /// A robot that is not home, by how many batteries it can use.
    energy: [[i32; MOST + 1]; 2],
    /// A battery that is one shift away from a robot that is not home.
    near: [i32; 2],
    /// A robot that no enemy can ever reach.
    safe: [i32; 2],
    /// A robot of the enemy that can be captured: by the player to move, by the other.
    aimed: [i32; 2],
    /// A robot that can run home: of the player to move, of the other.
    home_run: [i32; 2],
    /// As many robots as are missing can run home.
    all_home: [i32; 2],
    /// A battery that a robot touches and the player controls alone.
    controlled: i32,
    /// One robot can run, or none.
    stuck: [i32; 2],
    /// The right to move.
    tempo: i32,
}

/// The worths that play uses.
const WORTHS: Worths = Worths {
    crew: [0, 100, 220, 330, 450, 560, 680],
    advance: [[0, 35, 77, 126, 182, 280], [0, 11, 22, 34, 45, 56]],
    energy: [[-84, 0, 28, 45, 56], [-35, 0, 11, 17, 21]],
    near: [6, 3],
    safe: [25, 10],
    aimed: [30, 10],
    home_run: [15, 10],
    all_home: [400, 120],
    controlled: 6,
    stuck: [-100, -400],
    tempo: 20,
};

/// A robot, as far as the batteries matter to it.
#[derive(Clone, Copy, Debug)]
struct Runner {
    square: Square,
    /// The corners whose batteries it can use, a bit each.
    usable: u8,
    /// The fields that are one shift away from those.
    near: FieldSet,
    rows_left: u32,
    /// 0 if the crew needs it, 1 if not: an index into [`Worths`].
    rank: usize,
    is_home: bool,
}

/// What the robots of one player tell.
#[derive(Clone, Debug)]
struct Crew {
    runners: SmallVec<[Runner; CREW]>,
    /// How many robots must still come home.
    missing: u32,
    /// What the robots are worth by themselves.
    worth: i32,
    /// The fields that it controls, and the enemy does not.
    alone: FieldSet,
}

/// What the robots of a position tell, seen by one of the players.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    /// The player who sees it, and the other.
    crews: [Crew; 2],
    players: [Player; 2],
    robots: [SquareSet; 2],
    path: Path,
    /// Whether the player who sees it is to move.
    is_first: bool,
    /// The fields whose batteries the player who sees it may shift.
    pub(super) shiftable: FieldSet,
}

impl Scene {
    /// What `player` sees, if `first` begins the next turn.
    pub(super) fn new(position: &Netzwerk, player: Player, first: Player) -> Self {
        let players = [player, player.other()];
        let robots = players.map(|player| position.robots[player.index()]);
        let [own, enemy] = robots.map(touch_counts);
        let controls = [at_least(own, enemy), at_least(enemy, own)];
        let crew = |i: usize| {
            let usable = match position.rules.energy {
                Energy::Adjacent => FieldSet::MAX,
                Energy::Controlled => controls[i],
            };
            let alone = controls[i] & !controls[1 - i];
            Crew::new(players[i], robots[i], robots[1 - i], usable, alone)
        };
        let locked = if position.rules.shared == Shared::Locked { controls[1] } else { FieldSet::EMPTY };
        Self {
            crews: [crew(0), crew(1)],
            players,
            robots,
            path: position.rules.path,
            is_first: player == first,
            shiftable: controls[0] & !locked,
        }
    }

    /// What it is worth to the player who sees it if all batteries are charged and lie on these fields.
    pub(super) fn worth(&self, batteries: FieldSet) -> i32 {
        self.worth_of_places(batteries) + self.worth_of_energy(batteries)
    }

    /// What the robots can do with the batteries: this cannot be told for each battery alone.
    pub(super) fn worth_of_energy(&self, batteries: FieldSet) -> i32 {
        let tempo = if self.is_first { WORTHS.tempo } else { -WORTHS.tempo };
        tempo + self.energy_of(0, batteries) - self.energy_of(1, batteries)
    }

    /// What the batteries are worth each by itself.
    fn worth_of_places(&self, batteries: FieldSet) -> i32 {
        self.places_of(0, batteries) - self.places_of(1, batteries)
    }

    /// What each battery is worth by itself, by its field.
    pub(super) fn places(&self) -> [i32; FIELDS] {
        let mut places = [0; FIELDS];
        for (crew, sign) in self.crews.iter().zip([1, -1]) {
            for runner in crew.runners.iter().filter(|runner| !runner.is_home) {
                for field in fields(runner.near) {
                    places[usize::from(field.0)] += sign * WORTHS.near[runner.rank];
                }
            }
            for field in fields(crew.alone) {
                places[usize::from(field.0)] += sign * WORTHS.controlled;
            }
        }
        places
    }

    fn places_of(&self, i: usize, batteries: FieldSet) -> i32 {
        let crew = &self.crews[i];
        let away = crew.runners.iter().filter(|runner| !runner.is_home);
        let near =
            away.map(|runner| WORTHS.near[runner.rank] * (batteries & runner.near).count_ones() as i32);
        near.sum::<i32>() + WORTHS.controlled * (batteries & crew.alone).count_ones() as i32
    }

    fn energy_of(&self, i: usize, batteries: FieldSet) -> i32 {
        let crew = &self.crews[i];
        let turn = usize::from((i == 0) != self.is_first);
        let mut worth = crew.worth;
        let (mut aimed, mut mobile, mut home_runs) = (SquareSet::EMPTY, 0, 0);
        for runner in &crew.runners {
            let energy = BITS[usize::from(corners(batteries, runner.square) & runner.usable)];
            aimed |= aims(self.path, self.players[i], runner.square, energy);
            mobile += usize::from(energy > 0);
            if !runner.is_home {
                worth += WORTHS.energy[runner.rank][energy as usize];
                home_runs += u32::from(runner.rows_left <= energy);
            }
        }
        worth += WORTHS.aimed[turn] * (aimed & self.robots[1 - i]).count_ones() as i32;
        worth += WORTHS.home_run[turn] * home_runs.min(crew.missing) as i32;
        worth += if home_runs >= crew.missing { WORTHS.all_home[turn] } else { 0 };
        worth
            + match mobile {
                0 => WORTHS.stuck[1],
                1 => WORTHS.stuck[0],
                _ => 0,
            }
    }
}

impl Crew {
    fn new(player: Player, own: SquareSet, enemy: SquareSet, usable: FieldSet, alone: FieldSet) -> Self {
        let count = own.count_ones();
        let need = count.div_ceil(2);
        let mut in_row = [0_u32; ROWS as usize];
        for square in squares(own) {
            in_row[usize::from(row(player, square))] += 1;
        }
        // The row of the last robot that is needed; all in it are as good.
        let mut last = ROWS - 1;
        let mut ahead_of_it = in_row[usize::from(last)];
        while ahead_of_it < need && last > 0 {
            last -= 1;
            ahead_of_it += in_row[usize::from(last)];
        }
        let mut worth = WORTHS.crew[count as usize];
        let mut left = need;
        for row in (0..usize::from(ROWS)).rev() {
            let first = in_row[row].min(left);
            left -= first;
            worth += first as i32 * WORTHS.advance[0][row];
            worth += (in_row[row] - first) as i32 * WORTHS.advance[1][row];
        }
        let mut runners = SmallVec::new();
        for square in squares(own) {
            let at = row(player, square);
            let rank = usize::from(at < last);
            let is_safe = (enemy & ahead(player, square)).is_empty();
            worth += if is_safe { WORTHS.safe[rank] } else { 0 };
            runners.push(Runner {
                usable: corners(usable, square),
                near: near(square),
                square,
                rows_left: u32::from(ROWS - 1 - at),
                rank,
                is_home: at == ROWS - 1,
            });
        }
        let missing = need.saturating_sub(in_row[usize::from(ROWS) - 1]);
        Self { runners, missing, worth, alone }
    }
}

/// How many bits are set in a number of four bits.
const BITS: [u32; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

/// For each field how many robots touch it, as the three bits of a number.
fn touch_counts(robots: SquareSet) -> [FieldSet; 3] {
    let [mut ones, mut twos, mut fours] = [FieldSet::EMPTY; 3];
    for square in squares(robots) {
        let touched = touching(square);
        let carried = ones & touched;
        ones ^= touched;
        fours |= twos & carried;
        twos ^= carried;
    }
    [ones, twos, fours]
}

/// The fields where the first count is at least the second.
fn at_least(own: [FieldSet; 3], enemy: [FieldSet; 3]) -> FieldSet {
    let mut is_so = FieldSet::MAX;
    for (own, enemy) in own.into_iter().zip(enemy) {
        is_so = own & !enemy | !(own ^ enemy) & is_so;
    }
    is_so
}
