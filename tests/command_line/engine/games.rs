//! Whole games, as a match runner plays them.

use super::Runner;

/// Plays a game to its end, or for some turns, as a match runner does, knowing only what the engine reports.
fn play(options: &[&str], go: &str, most: usize) -> String {
    let mut runner = Runner::start();
    for option in options {
        runner.say(&format!("setoption name {option}"));
    }
    runner.say("uginewgame");
    assert_eq!(runner.ask("isready"), "readyok");
    let mut moves = String::new();
    for _ in 0..most {
        let best = runner.best_move(go);
        moves += &format!(" {best}");
        runner.say(&format!("position startpos moves{moves}"));
        if runner.ask("query gameover") == "response true" {
            break;
        }
        assert_eq!(runner.ask("query result"), "response none");
        assert!(runner.ask("query p1turn").starts_with("response "));
    }
    let result = runner.ask("query result");
    if result != "response none" {
        assert_eq!(runner.ask("query gameover"), "response true");
    }
    assert_eq!(runner.end(), "", "{moves}");
    result
}

#[test]
fn it_plays_whole_games_of_kulami() {
    for options in [
        &["Game value kulami", "Layout value irregular", "Rules value score=level2"][..],
        &["Game value kulami", "Rules value first=black", "MultiPV value 3"],
        &["Game value kulami", "Level value 2"],
    ] {
        assert_ne!(play(options, "go nodes 30", 60), "response none");
    }
}

#[test]
fn it_plays_netzwerk_action_by_action() {
    play(&["Game value netzwerk", "Rules value repetition=draw"], "go nodes 20", 150);
    play(&["Rules value neto", "Level value 1", "Hash value 1"], "go depth 1", 150);
}

#[test]
fn it_plays_napoleon() {
    play(&["Game value napoleon", "Map value quatre-bras"], "go nodes 200", 120);
    play(&["Game value napoleon", "Threads value 2"], "go p1time 300 p2time 300 p1inc 1 p2inc 1", 30);
}

#[test]
fn it_plays_by_the_swap_rule() {
    for (options, most) in [
        (&["Game value kulami", "Rules value swap=on"][..], 60),
        (&["Game value napoleon", "Rules value swap=on,repetition=draw", "Level value 2"], 30),
        (&["Rules value swap=on,opening=single,repetition=draw", "Level value 1"], 60),
    ] {
        play(options, "go nodes 60", most);
    }
    // Players are people: after a swap the first one moves, for the second side.
    let mut runner = Runner::of("kulami");
    runner.say("setoption name Rules value swap=on");
    for (moves, is_first) in
        [("", true), ("d4", false), ("d4 d7", true), ("d4 swap", true), ("d4 swap d7", false)]
    {
        runner.say(&format!("position startpos moves {moves}"));
        assert_eq!(runner.ask("query p1turn"), format!("response {is_first}"), "{moves}");
    }
    runner.say("position startpos moves d4 swap");
    runner.best_move("go p1time 100 p2time 100");
    assert!(runner.complaint("position startpos moves d4 d7 swap").contains("right after the first turn"));
    runner.end();
}
