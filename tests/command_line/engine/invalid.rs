//! Invalid input.

use std::io::Write;

use proptest::prelude::*;

use super::Runner;

#[test]
fn invalid_commands_are_reported_and_change_nothing() {
    let mut runner = Runner::start();
    let start = runner.best_move("go depth 1");
    runner.say("position startpos moves b2-b4*a3 end");
    assert_eq!(runner.ask("query p1turn"), "response false");
    let long = "x".repeat(100_000);
    for (line, part) in [
        ("fly", "‘fly’ is not a command"),
        ("\u{1b}[31m", "is not a command"),
        (long.as_str(), "is not a command"),
        ("quit at once", "quit takes no arguments"),
        ("position", "position startpos"),
        ("position fen", "position fen STRING"),
        ("position fen 13/13 w", "position: "),
        ("position startpos moves b2-b4", "moves: action 1, ‘b2-b4’: a run looks like"),
        (
            "position startpos moves b2-b4*a3 end b2-b4*a3",
            "moves: action 3, ‘b2-b4*a3’: there is no robot on b2",
        ),
        ("query fen", "query: ‘fen’ is none of p1turn"),
        ("setoption Hash 5", "setoption name Game value netzwerk"),
        ("setoption name Ponder value true", "‘Ponder’ is not an option"),
        ("setoption name Hash value 0", "Hash: ‘0’ is not a whole number from 1 to 4096"),
        ("setoption name Level value -1", "Level: ‘-1’ is not a whole number from 0 to 8"),
        ("setoption name Threads value", "Threads: ‘’ is not a whole number"),
        ("setoption name Game value chess", "Game: unknown game ‘chess’"),
        ("setoption name Rules value score=level1", "rules: there is no rules option ‘score’"),
        ("setoption name Layout value closed", "layout: Netzwerk is not laid of panels"),
        ("setoption name Map value waterloo", "map: Netzwerk is not played on a map"),
        ("setoption name Rules value shared=usable,score=level1", "rules: there is no rules option ‘score’"),
        ("setoption name Map value nowhere.ron", "map: nowhere.ron: there is no such file"),
    ] {
        let complaint = runner.complaint(line);
        assert!(complaint.contains(part), "{line}: {complaint}");
        assert!(complaint.chars().count() <= 401, "{complaint}");
        assert_eq!(runner.ask("query p1turn"), "response false", "{line}");
    }
    let unfit = runner.complaint("setoption name Game value kulami");
    assert_eq!(unfit, "not used: map: Kulami is not played on a map");
    runner.say("setoption name Map value");
    for (line, part) in [
        ("setoption name Layout value AAB/A", "layout: "),
        ("setoption name Layout value nowhere.ron", "layout: nowhere.ron: there is no such file"),
        ("setoption name Map value waterloo", "map: Kulami is not played on a map"),
    ] {
        assert!(runner.complaint(line).contains(part), "{line}");
    }
    // An empty line is nothing, and the layout is not for this game.
    runner.say("setoption name Layout value irregular");
    runner.say("");
    runner.say("setoption name Game value netzwerk");
    assert_eq!(runner.best_move("go depth 1"), start);
    runner.end();
}

#[test]
fn a_line_of_any_length_is_answered() {
    let mut runner = Runner::start();
    runner.say(&"go ".repeat(3_000_000));
    assert_eq!(runner.hear(), "info string the line has more than 4194304 bytes");
    let long = format!("position startpos moves {}", "b2-b4*a3 ".repeat(200_000));
    assert!(runner.complaint(&long).starts_with("moves: action 2,"));
    runner.to.as_mut().unwrap().write_all(b"\xff\xfe\0\r\nisready\r\n").unwrap();
    assert!(runner.hear().starts_with("info string ‘"));
    assert_eq!(runner.hear(), "readyok");
    runner.end();
}

proptest! {
    // Each case starts a process.
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn no_input_makes_it_fail(
        noise in prop::collection::vec(any::<u8>(), 0..300),
        lines in prop::collection::vec(
            "(setoption name (Game|Rules|Layout|Map|Hash|Level|MultiPV|Threads) value (kulami|napoleon|neto|waterloo|irregular|[0-9]|[^\n]{0,9}))\
            |(position (startpos|fen [^\n]{0,40})( moves( [a-h][1-9]| end| [a-l]2-[a-l]4\\*[a-l]3){0,3})?)\
            |(go (nodes|depth|movetime|p1time|p2inc) [0-9-]{1,2})|(query (p1turn|gameover|result))\
            |stop|isready|uginewgame|ugi|[a-z ]{0,30}|[^\n]{0,30}",
            0..30,
        ),
    ) {
        let mut runner = Runner::start();
        let to = runner.to.as_mut().unwrap();
        for line in lines {
            writeln!(to, "{line}").unwrap();
        }
        to.write_all(&noise).unwrap();
        runner.end();
    }
}
