//! Static evaluation.
//!
//! A [`Scene`] is computed once from the robots, and then evaluates many placements of the batteries, as shifts are chosen by it.

use smallvec::SmallVec;

use super::tables::{FIELDS, MOST, ROWS, ahead, aims, corners_from, near, row};
use rules::netzwerk::{CREW, Energy, Field, FieldSet, Netzwerk, Path, Shared, Square, SquareSet};
use rules::{Game, Player};

/// The rank of a robot that is home.
const HOME: usize = 2;

/// A robot, as far as the batteries matter to it.
#[derive(Clone, Copy, Debug)]
struct Runner {
    square: Square,
    /// The first of the fields that touch it.
    first: Field,
    /// The corners whose batteries it can use, a bit each.
    usable: u8,
    /// Where it could capture, by the number of batteries it can use.
    aims: &'static [SquareSet; MOST + 1],
    /// More than it can ever run if it is home.
    rows_left: u32,
    /// 0 if the crew needs it, 1 if not: an index into [`CrewWeights`]. 2 if it is home.
    rank: usize,
}

#[derive(Clone, Debug)]
struct Crew {
    weights: &'static CrewWeights,
    runners: SmallVec<[Runner; CREW]>,
    /// The number of robots that must still come home.
    missing: u32,
    /// The evaluation of the robots alone.
    eval: i32,
    /// The fields that only this crew controls.
    alone: FieldSet,
}

/// The robots of a position from the view of one player.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    /// The viewing player, and the other.
    crews: [Crew; 2],
    robots: [SquareSet; 2],
    /// The right to move, which the viewing player or the other has.
    tempo: i32,
    /// The fields whose batteries the viewing player may shift.
    pub(super) shiftable: FieldSet,
}

impl Scene {
    /// The view of the player to move after ending the turn.
    pub(super) fn after_turn(position: &Netzwerk) -> Self {
        Self::new(position, position.to_move(), position.to_move().other())
    }

    /// The view of `player`, if `first` begins the next turn.
    pub(super) fn new(position: &Netzwerk, player: Player, first: Player) -> Self {
        let players = [player, player.other()];
        let robots = players.map(|player| position.robots()[player.index()]);
        let [one, two] = position.controlled();
        let controls = if player == Player::One { [one, two] } else { [two, one] };
        let crew = |i: usize| {
            let usable = match position.rules().energy {
                Energy::Adjacent => FieldSet::MAX,
                Energy::Controlled => controls[i],
            };
            let alone = controls[i] & !controls[1 - i];
            let weights = &CREWS[usize::from(players[i] != first)];
            Crew::new(weights, position.rules().path, players[i], robots[i], robots[1 - i], usable, alone)
        };
        let locked = if position.rules().shared == Shared::Locked { controls[1] } else { FieldSet::EMPTY };
        Self {
            crews: [crew(0), crew(1)],
            robots,
            tempo: if player == first { TEMPO } else { -TEMPO },
            shiftable: controls[0] & !locked,
        }
    }

    /// The evaluation for the viewing player if the batteries are on these fields, all charged.
    pub(super) fn eval(&self, batteries: FieldSet) -> i32 {
        self.places_of(0, batteries) - self.places_of(1, batteries) + self.energy_eval(batteries)
    }

    /// What the robots can do with the batteries: the part that is not a sum over batteries.
    pub(super) fn energy_eval(&self, batteries: FieldSet) -> i32 {
        self.tempo + self.energy_of(0, batteries) - self.energy_of(1, batteries)
    }

    /// The weight of a battery by itself, by field.
    pub(super) fn places(&self) -> [i32; FIELDS] {
        let mut places = [0; FIELDS];
        for (crew, sign) in self.crews.iter().zip([1, -1]) {
            for runner in crew.runners.iter().filter(|runner| runner.rank != HOME) {
                for field in near(runner.square).iter() {
                    places[usize::from(field.0)] += sign * crew.weights.near[runner.rank];
                }
            }
            for field in crew.alone.iter() {
                places[usize::from(field.0)] += sign * crew.weights.controlled;
            }
        }
        places
    }

    /// What the batteries count for a crew by themselves.
    fn places_of(&self, i: usize, batteries: FieldSet) -> i32 {
        let crew = &self.crews[i];
        let away = crew.runners.iter().filter(|runner| runner.rank != HOME);
        let near = away.map(|runner| {
            crew.weights.near[runner.rank] * (batteries & near(runner.square)).count_ones() as i32
        });
        near.sum::<i32>() + crew.weights.controlled * (batteries & crew.alone).count_ones() as i32
    }

    fn energy_of(&self, i: usize, batteries: FieldSet) -> i32 {
        let crew = &self.crews[i];
        let weights = crew.weights;
        let mut eval = crew.eval;
        let (mut aimed, mut mobile, mut home_runs) = (SquareSet::EMPTY, 0, 0);
        for runner in &crew.runners {
            let energy = BITS[usize::from(corners_from(batteries, runner.first) & runner.usable)];
            aimed |= runner.aims[energy as usize];
            mobile += usize::from(energy > 0);
            eval += if runner.rank == HOME { 0 } else { weights.energy[runner.rank][energy as usize] };
            home_runs += u32::from(runner.rows_left <= energy);
        }
        eval += weights.aimed * (aimed & self.robots[1 - i]).count_ones() as i32;
        eval += weights.home_run * home_runs.min(crew.missing) as i32;
        eval += if home_runs >= crew.missing { weights.all_home } else { 0 };
        eval + match mobile {
            0 => weights.stuck[1],
            1 => weights.stuck[0],
            _ => 0,
        }
    }
}

impl Crew {
    fn new(
        weights: &'static CrewWeights,
        path: Path,
        player: Player,
        own: SquareSet,
        enemy: SquareSet,
        usable: FieldSet,
        alone: FieldSet,
    ) -> Self {
        let count = own.count_ones();
        let need = count.div_ceil(2);
        let mut in_row = [0_u32; ROWS as usize];
        for square in own.iter() {
            in_row[usize::from(row(player, square))] += 1;
        }
        // The row of the last robot needed; all in it are equivalent.
        let mut last = ROWS - 1;
        let mut ahead_of_it = in_row[usize::from(last)];
        while ahead_of_it < need && last > 0 {
            last -= 1;
            ahead_of_it += in_row[usize::from(last)];
        }
        let mut eval = weights.crew[count as usize];
        let mut left = need;
        for row in (0..usize::from(ROWS)).rev() {
            let first = in_row[row].min(left);
            left -= first;
            eval += first as i32 * weights.advance[0][row];
            eval += (in_row[row] - first) as i32 * weights.advance[1][row];
        }
        let mut runners = SmallVec::new();
        for square in own.iter() {
            let at = row(player, square);
            let rank = usize::from(at < last);
            let is_safe = (enemy & ahead(player, at)).is_empty();
            eval += if is_safe { weights.safe[rank] } else { 0 };
            runners.push(Runner {
                usable: square.corners(usable),
                first: square.touching()[0],
                aims: aims(path, player, square),
                square,
                rows_left: if at == ROWS - 1 { u32::MAX } else { u32::from(ROWS - 1 - at) },
                rank: if at == ROWS - 1 { HOME } else { rank },
            });
        }
        let missing = need.saturating_sub(in_row[usize::from(ROWS) - 1]);
        Self { weights, runners, missing, eval, alone }
    }
}

/// The number of set bits in a four-bit number.
const BITS: [u32; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

// Weights in hundredths of a robot, chosen by hand.

/// The right to move.
const TEMPO: i32 = 20;

/// The weights of the crew to move, and of the other.
static CREWS: [CrewWeights; 2] = [TO_MOVE, WAITING];

/// Of two, the first is for robots that the crew needs at home, the second for those further behind.
#[derive(Debug)]
struct CrewWeights {
    /// A crew, by its number of robots.
    crew: [i32; CREW + 1],
    /// A robot, by its row.
    advance: [[i32; ROWS as usize]; 2],
    /// A robot that is not home, by the number of batteries it can use.
    energy: [[i32; MOST + 1]; 2],
    /// A battery one shift away from a robot that is not home.
    near: [i32; 2],
    /// A robot that no enemy can ever reach.
    safe: [i32; 2],
    /// An enemy robot that can be captured.
    aimed: i32,
    /// A robot that can run home.
    home_run: i32,
    /// All missing robots can run home.
    all_home: i32,
    /// A battery that a robot touches and the player controls alone.
    controlled: i32,
    /// Only one robot can run, or none.
    stuck: [i32; 2],
}

const TO_MOVE: CrewWeights = CrewWeights {
    crew: [0, 100, 220, 330, 450, 560, 680],
    advance: [[0, 35, 77, 126, 182, 280], [0, 11, 22, 34, 45, 56]],
    energy: [[-84, 0, 28, 45, 56], [-35, 0, 11, 17, 21]],
    near: [6, 3],
    safe: [25, 10],
    aimed: 30,
    home_run: 15,
    all_home: 400,
    controlled: 6,
    stuck: [-100, -400],
};

const WAITING: CrewWeights = CrewWeights { aimed: 10, home_run: 10, all_home: 120, ..TO_MOVE };
