//! Positions with more moves than can be listed.

use super::Runner;
use crate::limits::{LONG, files};

#[test]
fn the_engine_answers_in_time_on_ladders() {
    for army in [16, 24] {
        let [map, _] = files(army, "engine");
        let mut runner = Runner::of("napoleon");
        runner.say(&format!("setoption name Map value {map}"));
        for position in ["position startpos".to_owned(), format!("position startpos moves {LONG}")] {
            runner.say(&position);
            for go in ["go nodes 1000", "go movetime 50", "go p1time 1000 p2time 1000"] {
                let best = runner.best_move(go);
                runner.say(&format!(
                    "{position}{} {best}",
                    if position.contains("moves") { "" } else { " moves" }
                ));
                assert_eq!(runner.ask("isready"), "readyok", "{best} is legal");
                runner.say(&position);
            }
        }
        assert_eq!(runner.end(), "");
    }
}
