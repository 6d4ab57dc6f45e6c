//! Searches: what they report, and how they are stopped.

use super::Runner;

#[test]
fn the_rest_of_a_turn_is_answered_without_another_search() {
    let mut runner = Runner::start();
    let mut moves = Vec::new();
    loop {
        runner.say(&format!("position startpos moves {}", moves.join(" ")));
        runner.say("go depth 1");
        let lines = runner.hear_until("bestmove");
        let pv: Vec<&str> = lines[0].split_once(" pv ").unwrap().1.split(' ').collect();
        assert_eq!(lines.last().unwrap(), &format!("bestmove {}", pv[0]));
        let is_planned = lines.len() == 2 && lines[0].contains(" nodes 0 ");
        assert_eq!(is_planned, !moves.is_empty(), "{lines:?}");
        if pv[0] == "end" {
            break;
        }
        moves.push(pv[0].to_owned());
    }
    // Not if another action was played.
    runner.say("position startpos");
    let first = runner.best_move("go depth 1");
    let other = if first == "b2-b4*a3" { "b2-b4*c3" } else { "b2-b4*a3" };
    runner.say(&format!("position startpos moves {other}"));
    runner.say("go depth 1");
    assert!(!runner.hear().contains(" nodes 0 "));
    runner.hear_until("bestmove");
    runner.end();
}

/// Whether the next action of a match took a search; it is added to the moves.
fn is_searched(runner: &mut Runner, moves: &mut String, go: &str) -> bool {
    runner.say(&format!("position startpos moves{moves}"));
    runner.say(go);
    let lines = runner.hear_until("bestmove");
    *moves += &lines.last().unwrap().replace("bestmove", "");
    !lines[lines.len() - 2].contains(" nodes 0 ")
}

#[test]
fn a_time_for_each_action_is_used_for_each() {
    let mut runner = Runner::start();
    let mut moves = String::new();
    assert!(is_searched(&mut runner, &mut moves, "go movetime 20"));
    assert!(is_searched(&mut runner, &mut moves, "go movetime 20"), "{moves}");
    assert!(!is_searched(&mut runner, &mut moves, "go nodes 100"), "nodes are for a whole turn: {moves}");
    // A level thinks once about a turn, as it does at the table.
    runner.say("setoption name Level value 5");
    let (mut moves, go) = (String::new(), "go movetime 1000");
    assert!(is_searched(&mut runner, &mut moves, go));
    assert!(!is_searched(&mut runner, &mut moves, go), "{moves}");
    runner.end();
}

#[test]
fn a_search_reports_its_score_and_its_lines() {
    let mut runner = Runner::of("kulami");
    runner.say("setoption name MultiPV value 3");
    runner.say("go depth 2");
    let lines = runner.hear_until("bestmove");
    assert_eq!(lines.len(), 3 * 3 + 1);
    for (number, line) in lines[..9].iter().enumerate() {
        let start = format!("info depth {} multipv {} score cp ", (number / 3 + 1).min(2), number % 3 + 1);
        assert!(line.starts_with(&start), "{line}");
    }
    let mut runner = Runner::start();
    runner.say("position fen 13/13/13/13/13/13/13/13/4o1o6/3b1w7/4o8/13/13 w r - -");
    runner.say("go depth 3");
    let lines = runner.hear_until("bestmove");
    assert!(lines[0].contains(" score mate 1 "), "{lines:?}");
    assert!(lines.last().unwrap().starts_with("bestmove f4xd4*"), "{lines:?}");
    runner.say("position fen 13/13/13/13/13/13/13/13/4o1o6/3b1w7/4o8/13/13 w r - - moves f4xd4*e3e5");
    assert_eq!(runner.ask("query result"), "response p1win");
    runner.say("go depth 3");
    assert_eq!(
        runner.hear_until("bestmove"),
        ["info string the game is over: white wins: all robots of one side are captured", "bestmove none"]
    );
    runner.end();
}

#[test]
fn it_reads_commands_while_it_searches_and_stops_on_request() {
    for (game, go) in [("netzwerk", "go infinite"), ("kulami", "go"), ("napoleon", "go depth 90")] {
        let mut runner = Runner::of(game);
        runner.say(go);
        // More than once, as it goes on to think.
        runner.hear_until("info depth ");
        runner.hear_until("info depth ");
        runner.say("query p1turn");
        runner.hear_until("response true");
        runner.say("isready");
        runner.hear_until("readyok");
        runner.say("stop");
        runner.hear_until("bestmove");
        // It says nothing more, and is ready for the next.
        assert_eq!(runner.ask("isready"), "readyok");
        runner.say("stop");
        assert_eq!(runner.ask("isready"), "readyok");
        runner.best_move("go depth 1");
        runner.end();
    }
}

#[test]
fn it_quits_in_the_middle_of_a_search() {
    for last in ["quit", ""] {
        for game in ["netzwerk", "kulami", "napoleon"] {
            let mut runner = Runner::of(game);
            runner.say("go infinite");
            runner.hear_until("info depth ");
            runner.say(last);
            assert!(runner.end().lines().last().unwrap().starts_with("bestmove "));
        }
    }
}
