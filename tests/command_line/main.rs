//! The command line: what it prints, and its errors for invalid arguments.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on should say where")]

mod elsewhere;
mod engine;
mod film;
#[cfg(unix)]
mod interrupted;
mod kulami;
#[path = "../common/ladders.rs"]
mod ladders;
mod limits;
mod matches;
mod napoleon;
#[path = "../common/program.rs"]
mod program;
mod serve;

use std::process::Output;

use program::program;
use proptest::prelude::*;

fn run(arguments: &[&str]) -> Output {
    program().args(arguments).output().expect("the program should start")
}

fn prints(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    assert!(output.stderr.is_empty());
    String::from_utf8(output.stdout).unwrap()
}

/// Checks that the arguments are refused with exit status 2 and one line, and gives that line.
fn refuses(arguments: &[&str]) -> String {
    let output = run(arguments);
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {complaint}");
    assert!(output.stdout.is_empty());
    let line = complaint
        .strip_suffix('\n')
        .unwrap_or_else(|| panic!("{arguments:?} should get a line: {complaint:?}"));
    assert!(!line.contains('\n') && !line.contains("panicked"), "one line: {complaint}");
    line.strip_prefix("spieltisch: ").unwrap_or_else(|| panic!("{line}")).to_owned()
}

#[test]
fn moves_are_listed_sorted_one_per_line() {
    let text = prints(&["moves", "netzwerk"]);
    let moves: Vec<&str> = text.lines().collect();
    assert_eq!(moves.len(), 28);
    assert!(moves.is_sorted());
    assert_eq!(moves[0], "b2-b4*a3");
    assert_eq!(prints(&["moves", "netzwerk", "--rules", "neto"]).lines().count(), 18);
}

#[test]
fn perft_counts_and_divides() {
    let last = |text: &str| text.lines().last().unwrap().rsplit_once(' ').unwrap().0.to_owned();
    assert_eq!(last(&prints(&["perft", "netzwerk", "3"])), "perft 3 28238");
    assert_eq!(last(&prints(&["perft", "netzwerk", "0"])), "perft 0 1");
    let divided = prints(&["perft", "netzwerk", "2", "--divide", "--rules", "rerun=once"]);
    assert_eq!(last(&divided), "perft 2 996");
    let sum: u64 = divided
        .lines()
        .filter(|line| !line.starts_with("perft"))
        .map(|line| line.rsplit_once(' ').unwrap().1.parse::<u64>().unwrap())
        .sum();
    assert_eq!((divided.lines().count(), sum), (29, 996));
}

#[test]
fn show_draws_the_position_and_prints_the_outcome() {
    insta::assert_snapshot!(prints(&["show", "netzwerk", "--moves", "b2-b6*a3c3 a3>a5"]), @r"
    13 .   .   .   .   .   .   .
    12   b   b   b   b   b   b
    11 o   o   o   o   o   o   o
    10   -   -   -   -   -   -
     9 .   .   .   .   .   .   .
     8   -   -   -   -   -   -
     7 .   .   .   .   .   .   .
     6   w   -   -   -   -   -
     5 x   .   .   .   .   .   .
     4   -   -   -   -   -   -
     3 .   x   o   o   o   o   o
     2   -   w   w   w   w   w
     1 .   .   .   .   .   .   .
       a b c d e f g h i j k l m
    white to move: Shift batteries, or end the turn.
    13/1b1b1b1b1b1b1/o1o1o1o1o1o1o/13/13/13/13/1w11/x12/13/2x1o1o1o1o1o/3w1w1w1w1w1/13 w s - a5
    outcome none
    ");
    let won = "13/13/13/13/13/13/13/13/4o1o6/3b1w7/4o8/13/13 w r - -";
    let text = prints(&["show", "netzwerk", "--position", won, "--moves", "f4xd4*e3e5"]);
    assert_eq!(text.lines().last(), Some("outcome white wins: all robots of one side are captured"));
    let drawn = "13/9b3/13/13/2o10/1b11/13/13/13/1w11/2o10/9w3/13 w r - -";
    let moves = "b4-d4*c3 end b8-d8*c9 end d4-b4*c3 end d8-b8*c9 end ".repeat(2);
    let show = ["show", "netzwerk", "--rules", "repetition=draw", "--position", drawn, "--moves", &moves];
    assert_eq!(prints(&show).lines().last(), Some("outcome draw: the same position for the third time"));
    let moves = ["moves", "netzwerk", "--rules", "repetition=draw", "--position", drawn, "--moves", &moves];
    assert_eq!(prints(&moves), "");
}

#[test]
fn wrong_arguments_get_one_line_that_names_the_fault() {
    let start = "13/1b1b1b1b1b1b1/o1o1o1o1o1o1o/13/13/13/13/13/13/13/o1o1o1o1o1o1o/1w1w1w1w1w1w1/13";
    assert!(
        refuses(&["moves", "chess"]).contains("unknown game ‘chess’; expected netzwerk, kulami or napoleon")
    );
    assert!(refuses(&["moves"]).contains("<GAME>"));
    assert!(refuses(&["dance"]).contains("dance"));
    assert!(refuses(&["moves", "netzwerk", "--speed", "3"]).contains("--speed"));
    assert!(refuses(&["perft", "netzwerk", "many"]).contains("many"));
    assert!(refuses(&["perft", "netzwerk", "65"]).contains("65"));
    assert_eq!(
        refuses(&["moves", "netzwerk", "--rules", "energy=solar"]),
        "--rules: ‘solar’ is not a value of the rules option energy (its values: adjacent, controlled)"
    );
    assert_eq!(
        refuses(&["moves", "netzwerk", "--rules", "speed=3"]),
        "--rules: there is no rules option ‘speed’ (there are: energy, path, rerun, capture, shared, first, opening, swap, repetition)"
    );
    assert_eq!(
        refuses(&["moves", "netzwerk", "--rules", "wolff"]),
        "--rules: ‘wolff’ is neither KEY=VALUE nor a preset’s name (presets: wolf, neto)"
    );
    assert_eq!(
        refuses(&["moves", "netzwerk", "--rules", "first=black,neto"]),
        "--rules: the preset neto must come first, before changes to it"
    );
    assert_eq!(
        refuses(&["moves", "netzwerk", "--rules", "first=white,first=black"]),
        "--rules: the rules option first is given twice"
    );
    assert_eq!(
        refuses(&["show", "netzwerk", "--position", &format!("{start} w q - z9")]),
        "--position: the phase is ‘q’, not r, m, s, o or e"
    );
    assert_eq!(
        refuses(&["show", "netzwerk", "--moves", "b2-b4*a3 end b2-b4*a3"]),
        "--moves: action 3, ‘b2-b4*a3’: there is no robot on b2"
    );
    assert_eq!(
        refuses(&["show", "netzwerk", "--moves", "b2-b4"]),
        "--moves: action 1, ‘b2-b4’: a run looks like b2-d4*a3c3, a shift like a3>a5, the end of a turn is end"
    );
}

#[test]
fn help_and_version_are_not_errors() {
    assert!(prints(&["--help"]).contains("perft"));
    assert!(prints(&["show", "--help"]).contains("--layout"));
    assert!(prints(&["--version"]).starts_with("spieltisch "));
}

#[test]
fn help_names_all_games() {
    for (command, text) in [
        ("moves", "The game: netzwerk, kulami or napoleon\n"),
        ("show", "The game (netzwerk, kulami or napoleon), or the file or the link of a saved game\n"),
    ] {
        let help = prints(&[command, "--help"]);
        assert!(help.contains(text), "{help}");
    }
}

#[test]
fn help_names_the_rules_options_the_presets_and_the_boards() {
    let help = prints(&["moves", "--help"]);
    for name in [
        "energy=adjacent|controlled",
        "wolf: a preset",
        "neto: a preset, ",
        "score=basic|",
        "headquarters=refuge|open",
        "closed, irregular",
        "waterloo, quatre-bras",
    ] {
        assert!(help.contains(name), "{name} in {help}");
    }
}

proptest! {
    // Each case starts a process.
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn no_argument_makes_it_panic(
        rules in "[^\0]{0,30}",
        position in "[^\0]{0,60}",
        moves in "([-a-m0-9>*x ]{0,20})|[^\0]{0,40}",
        depth in "[0-2]|[^\0\\d]{0,5}",
        layout in "closed|([A-Z.]{0,10}/){0,10}|[^\0]{0,40}",
        map in "waterloo|(Map)?\\((format: [0-9], )?[^\0]{0,40}|[^\0]{0,40}",
    ) {
        let rules = format!("--rules={rules}");
        let position = format!("--position={position}");
        let moves = format!("--moves={moves}");
        let layout = format!("--layout={layout}");
        let map = format!("--map={map}");
        let calls = [
            vec!["moves", "netzwerk"],
            vec!["show", "netzwerk"],
            vec!["perft", "netzwerk", &depth],
            vec!["show", "kulami"],
            vec!["perft", "kulami", &depth],
            vec!["show", "napoleon"],
            vec!["perft", "napoleon", &depth],
        ];
        for arguments in calls {
            for option in [&rules, &position, &moves, &layout, &map] {
                let output = run(&[&arguments[..], &[option]].concat());
                let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
                prop_assert!(matches!(output.status.code(), Some(0 | 2)), "{arguments:?} {option}: {complaint}");
                prop_assert!(complaint.lines().count() <= 1, "{complaint}");
            }
        }
    }
}
