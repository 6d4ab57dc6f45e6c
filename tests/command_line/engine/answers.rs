//! Every `go` is answered with exactly one `bestmove`.

use super::Runner;

const GAMES: [&str; 3] = ["netzwerk", "kulami", "napoleon"];

/// The lines up to and including that after which it has nothing more to say.
fn said(runner: &mut Runner, line: &str) -> Vec<String> {
    runner.say(line);
    let mut lines = runner.hear_until("bestmove");
    assert_eq!(runner.ask("isready"), "readyok", "{line}: it says more than one bestmove");
    lines.retain(|line| !line.starts_with("info depth"));
    lines
}

#[test]
fn what_cannot_be_read_is_reported_and_the_answer_comes_all_the_same() {
    for game in GAMES {
        let mut runner = Runner::of(game);
        for (line, part) in [
            ("go wtime 100 depth 1", "‘wtime’ is none of movetime"),
            ("go nodes many depth 1", "nodes needs a whole number"),
            ("go depth 1 movetime", "movetime needs a whole number"),
            ("go movetime nodes 10", "movetime needs a whole number"),
            ("go nodes 1e3 depth 1", "nodes needs a whole number"),
            ("go ponder nodes 10", "‘ponder’ is none of"),
            ("go searchmoves a4 b4 nodes 10", "‘searchmoves’ is none of"),
            ("go p2time 1000 depth 1", "p1time is missing"),
            ("go nodes ½ depth 1", "nodes needs a whole number"),
        ] {
            let lines = said(&mut runner, line);
            assert_eq!(lines.len(), 2, "{line}: {lines:?}");
            assert!(lines[0].starts_with("info string go: ") && lines[0].contains(part), "{line}: {lines:?}");
        }
        runner.end();
    }
    // Nothing is left that limits the search.
    let mut runner = Runner::of("kulami");
    for line in ["go movetime ten", "go ponder", "go p2time 1000"] {
        assert_eq!(said(&mut runner, line).len(), 2, "{line}");
    }
    runner.end();
}

#[test]
fn numbers_of_any_size_are_numbers() {
    for game in GAMES {
        let mut runner = Runner::of(game);
        for line in [
            "go movetime 0",
            "go movetime -5",
            "go nodes 0",
            "go depth 0",
            "go nodes 1 movetime 99999999999999999999999",
            "go nodes 18446744073709551615 depth 1",
            "go p1time 0 p2time 0",
            "go p1time 1 p2time 1 p1inc 9223372036854775807",
            "go p1time 60000 p2time 60000 movestogo 99999999999 nodes 5",
            "go depth 99999999999 nodes 5",
        ] {
            assert_eq!(said(&mut runner, line).len(), 1, "{line}");
        }
        runner.end();
    }
}

#[test]
fn limits_that_stand_for_none_are_none() {
    for game in GAMES {
        let mut runner = Runner::of(game);
        for number in ["2147483647", "2147483648", "4294967295", "1000000000000000", "9223372036854775807"] {
            for limit in ["movetime", "nodes"] {
                runner.say(&format!("go {limit} {number}"));
                runner.hear_until("info depth");
                let lines = said(&mut runner, "stop");
                assert_eq!(lines.len(), 1, "{limit} {number}: {lines:?}");
            }
        }
        runner.end();
    }
}

#[test]
fn a_search_is_stopped_at_any_time_and_reports_while_it_runs() {
    // With half of an hour for the solver there was nothing to hear.
    let near_the_end =
        "position startpos moves d4 d7 h7 c7 c4 f4 f2 f5 f3 f7 e7 e5 e3 g3 g2 g7 a7 a1 g1 g8 a8 f8 h8 h2";
    for go in ["go infinite", "go movetime 3600000", "go nodes 9000000000000000000"] {
        let mut runner = Runner::of("kulami");
        runner.say(near_the_end);
        runner.say(go);
        for _ in 0..4 {
            runner.hear_until("info depth ");
        }
        assert_eq!(said(&mut runner, "stop").len(), 1);
        runner.end();
    }
    for game in GAMES {
        let mut runner = Runner::of(game);
        runner.say("go infinite");
        assert_eq!(said(&mut runner, "stop").len(), 1, "before it has found anything");
        runner.say("stop");
        assert_eq!(runner.ask("isready"), "readyok");
        runner.say("go infinite");
        runner.say("stop");
        assert_eq!(said(&mut runner, "stop").len(), 1);
        runner.end();
    }
}

#[test]
fn a_search_ends_for_the_next_one() {
    for game in GAMES {
        let mut runner = Runner::of(game);
        runner.say("go infinite");
        runner.say("go infinite");
        runner.say("go depth 1");
        for _ in 0..3 {
            runner.hear_until("bestmove");
        }
        assert_eq!(runner.ask("isready"), "readyok");
        runner.end();
    }
}

#[test]
fn what_comes_during_a_search_is_done_at_its_end() {
    let mut runner = Runner::of("kulami");
    runner.say("go infinite");
    runner.say("position startpos moves a1");
    runner.say("setoption name MultiPV value 2");
    runner.say("go depth 1");
    runner.hear_until("bestmove");
    let lines = runner.hear_until("bestmove");
    assert!(lines.iter().any(|line| line.contains(" multipv 2 ")), "{lines:?}");
    assert_eq!(runner.ask("query p1turn"), "response false");
    // As many as can be remembered.
    runner.say("go infinite");
    for _ in 0..70 {
        runner.say("position startpos");
    }
    let complaint = runner.hear_until("info string").pop().unwrap();
    assert_eq!(complaint, "info string a search is running: send stop and wait for bestmove");
    runner.say("stop");
    runner.hear_until("bestmove");
    assert_eq!(runner.ask("query p1turn"), "response true");
    runner.end();
}

#[test]
fn whoever_quits_gets_the_answers_to_come() {
    for game in GAMES {
        let mut runner = Runner::of(game);
        runner.say("go infinite");
        runner.say("go infinite");
        runner.say("quit");
        let rest = runner.end();
        assert_eq!(rest.lines().filter(|line| line.starts_with("bestmove ")).count(), 2, "{rest}");
    }
}

#[test]
fn a_game_that_is_over_has_no_best_move() {
    let mut runner = Runner::start();
    runner.say("position fen 13/13/13/13/13/13/13/13/4o1o6/3b1w7/4o8/13/13 w r - - moves f4xd4*e3e5");
    for go in ["go", "go infinite", "go nodes many", "go wtime 5"] {
        assert_eq!(said(&mut runner, go).last().unwrap(), "bestmove none");
    }
    runner.end();
}
