//! The limits of a search, and repetitions of earlier positions.

use std::sync::mpsc::channel;
use std::time::Duration;

use engine::{Limits, Searcher, Stop};
use record::Match;
use rules::{AnyGame, GameKind};

use super::contract::play_turn;
use super::searching::{root_position, search, without_history};

fn start(kind: GameKind) -> AnyGame {
    kind.set_up(kind.table_rules(), None, None).unwrap()
}

#[test]
fn an_unlimited_search_is_stopped_from_outside() {
    for kind in GameKind::ALL {
        for threads in [1, 3] {
            let (limits, stop) = (Limits { threads, ..Limits::default() }, Stop::default());
            let (sender, receiver) = channel();
            let result = std::thread::scope(|scope| {
                let stop = &stop;
                scope.spawn(move || {
                    receiver.recv().unwrap();
                    stop.stop();
                });
                without_history(&start(kind)).search(&mut Searcher::new(4), &limits, stop, |_| {
                    // Only the first is received.
                    let _ = sender.send(());
                })
            });
            assert!(result.depth >= 1 && !result.is_exact);
            play_turn(&mut start(kind), result.turn());
        }
    }
}

#[test]
fn every_limit_ends_a_search() {
    for kind in GameKind::ALL {
        let root = without_history(&start(kind));
        let search = |limits| search(&root, &limits);
        let nodes = search(Limits::nodes(300)).nodes;
        assert!((300..400).contains(&nodes), "{nodes}");
        assert_eq!(search(Limits { depth: Some(2), ..Limits::default() }).depth, 2);
        let time = Duration::from_millis(30);
        assert!(search(Limits::time(time)).elapsed >= time);
        assert_eq!(search(Limits { threads: 100, depth: Some(1), ..Limits::default() }).depth, 1);
    }
}

#[test]
fn repeating_a_position_of_the_match_is_a_draw() {
    // Two robots a side that can only run to and fro between two squares, on the only batteries that touch them. Black is a robot
    // ahead, but whatever either does, the match comes back to where it was.
    let position = "13/9b3/13/13/2o10/1b11/13/13/13/1w11/2o10/9w3/13 w r - -";
    let start = GameKind::Netzwerk.set_up("repetition=draw", None, Some(position)).unwrap();
    let mut game = Match::new(start);
    game.play_text("b4-d4*c3 end b8-d8*c9 end d4-b4*c3 end d8-b8*c9").unwrap();
    // Black may now only end the turn, or shift first: the end alone leads back to the start.
    let mut after = game.clone();
    after.play_text("end").unwrap();
    assert_eq!(after.repetitions(), 2);
    let limits = Limits { depth: Some(1), ..Limits::default() };
    let [with_past, without] = [root_position(&game), without_history(game.position())]
        .map(|root| search(&root, &limits).eval().unwrap());
    assert!(with_past.0 >= 0, "{with_past:?}");
    assert_ne!(with_past, without);
}
