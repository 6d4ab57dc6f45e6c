//! The weights in use, chosen by hand so far. `spieltisch-lab train` prints others in the same form.

use super::weights::{CrewWeights, Weights};

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
