//! The weights of the evaluation: what it counts, and how much.

use super::tables::{MOST, ROWS};
use rules::netzwerk::CREW;

/// Weights in hundredths of a robot.
#[derive(Debug)]
pub(crate) struct Weights {
    /// Of the player to move, and of the other.
    pub(super) crews: [CrewWeights; 2],
    /// The right to move.
    pub(super) tempo: i32,
}

/// Of two, the first is for robots that the crew needs at home, the second for those further behind.
#[derive(Debug)]
pub(crate) struct CrewWeights {
    /// A crew, by its number of robots.
    pub(super) crew: [i32; CREW + 1],
    /// A robot, by its row.
    pub(super) advance: [[i32; ROWS as usize]; 2],
    /// A robot that is not home, by the number of batteries it can use.
    pub(super) energy: [[i32; MOST + 1]; 2],
    /// A battery one shift away from a robot that is not home.
    pub(super) near: [i32; 2],
    /// A robot that no enemy can ever reach.
    pub(super) safe: [i32; 2],
    /// An enemy robot that can be captured.
    pub(super) aimed: i32,
    /// A robot that can run home.
    pub(super) home_run: i32,
    /// All missing robots can run home.
    pub(super) all_home: i32,
    /// A battery that a robot touches and the player controls alone.
    pub(super) controlled: i32,
    /// Only one robot can run, or none.
    pub(super) stuck: [i32; 2],
}

/// The weights, chosen by hand.
pub(super) static WEIGHTS: Weights = Weights { crews: [TO_MOVE, WAITING], tempo: 20 };

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
