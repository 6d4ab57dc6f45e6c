//! The weights of the evaluation: what it counts, and the weights in use.

use super::evaluation::Scene;
use super::tables::{MOST, ROWS};
use crate::training::Weighted;
use rules::Game;
use rules::netzwerk::{CREW, Netzwerk};

/// The most robots that a crew needs at home, and the most rows that they can have before them.
const NEEDED: usize = CREW / 2;
const MOST_ROWS_LEFT: usize = NEEDED * (ROWS as usize - 1);

/// Weights in hundredths of a robot.
#[derive(Clone, Debug)]
pub(crate) struct Weights {
    /// Of the player to move, and of the other.
    pub(super) crews: [CrewWeights; 2],
    /// The right to move.
    pub(super) tempo: i32,
}

/// Of two, the first is for robots that the crew needs at home, the second for those further behind.
#[derive(Clone, Debug)]
pub(crate) struct CrewWeights {
    /// A crew, by its number of robots.
    pub(super) crew: [i32; CREW + 1],
    /// A robot, by its row.
    pub(super) advance: [[i32; ROWS as usize]; 2],
    /// The robots that the crew still needs at home, by their number.
    pub(super) missing: [i32; NEEDED + 1],
    /// The same, by the number of rows that they still have before them.
    pub(super) rows_left: [i32; MOST_ROWS_LEFT + 1],
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

impl Weighted for Netzwerk {
    type Weights = Weights;

    fn weights() -> Weights {
        WEIGHTS.clone()
    }

    fn numbers(weights: &mut Weights) -> Vec<&mut i32> {
        let of_crews = weights.crews.iter_mut().flat_map(CrewWeights::numbers);
        of_crews.chain([&mut weights.tempo]).collect()
    }

    fn evaluate_by(&self, weights: &Weights) -> i32 {
        Scene::new(weights, self, self.to_move(), self.to_move()).eval(self.batteries())
    }
}

impl CrewWeights {
    fn numbers(&mut self) -> Vec<&mut i32> {
        let Self {
            crew,
            advance: [advance, advance_behind],
            missing,
            rows_left,
            energy: [energy, energy_behind],
            near,
            safe,
            aimed,
            home_run,
            all_home,
            controlled,
            stuck,
        } = self;
        let lists = [
            &mut crew[..],
            advance,
            advance_behind,
            missing,
            rows_left,
            energy,
            energy_behind,
            near,
            safe,
            stuck,
        ];
        lists.into_iter().flatten().chain([aimed, home_run, all_home, controlled]).collect()
    }
}

/// The weights in use, chosen by hand so far. `spieltisch-lab train` prints others in the same form.
pub(super) static WEIGHTS: Weights = Weights {
    crews: [
        CrewWeights {
            crew: [0, 100, 220, 330, 450, 560, 680],
            advance: [[0, 35, 77, 126, 182, 280], [0, 11, 22, 34, 45, 56]],
            missing: [0; 4],
            rows_left: [0; 16],
            energy: [[-84, 0, 28, 45, 56], [-35, 0, 11, 17, 21]],
            near: [6, 3],
            safe: [25, 10],
            aimed: 30,
            home_run: 15,
            all_home: 400,
            controlled: 6,
            stuck: [-100, -400],
        },
        CrewWeights {
            crew: [0, 100, 220, 330, 450, 560, 680],
            advance: [[0, 35, 77, 126, 182, 280], [0, 11, 22, 34, 45, 56]],
            missing: [0; 4],
            rows_left: [0; 16],
            energy: [[-84, 0, 28, 45, 56], [-35, 0, 11, 17, 21]],
            near: [6, 3],
            safe: [25, 10],
            aimed: 10,
            home_run: 10,
            all_home: 120,
            controlled: 6,
            stuck: [-100, -400],
        },
    ],
    tempo: 20,
};
