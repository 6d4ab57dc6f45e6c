//! The weights in use, as `spieltisch train netzwerk --rules repetition=draw --setting nodes=400 --games 4000` learns them. Those that
//! were chosen by hand led to them in two rounds.

use super::weights::{CrewWeights, Weights};

pub(super) static WEIGHTS: Weights = Weights {
    crews: [
        CrewWeights {
            crew: [0, 100, 224, 408, 575, 507, 560],
            advance: [[-101, 34, 96, 114, 185, 264], [-59, -29, 3, 26, 42, 56]],
            missing: [0, 78, 39, -82],
            rows_left: [0, -6, 10, 50, 19, 13, 10, 15, -12, -21, -15, 6, -2, 13, 28, -74],
            energy: [[-138, -30, 12, 53, 33], [-105, -42, 16, 14, 22]],
            near: [16, 6],
            safe: [4, 10],
            aimed: 74,
            home_run: 24,
            all_home: 290,
            controlled: 13,
            stuck: [-151, -400],
        },
        CrewWeights {
            crew: [0, 100, 218, 373, 484, 522, 609],
            advance: [[-51, -11, 65, 99, 179, 245], [-138, -38, 34, 41, 44, 56]],
            missing: [0, 31, -24, -42],
            rows_left: [0, 32, 13, 31, -29, -13, -23, -20, -13, -20, -6, 23, 5, -7, 5, -10],
            energy: [[-183, -98, -15, 52, 72], [-115, -85, -9, 68, 55]],
            near: [-6, -14],
            safe: [-20, 10],
            aimed: -36,
            home_run: 20,
            all_home: 162,
            controlled: 57,
            stuck: [-103, -400],
        },
    ],
    tempo: 54,
};
