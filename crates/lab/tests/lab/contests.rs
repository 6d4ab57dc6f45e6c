//! Engine configurations against each other.

use super::{prints, program, refuses};

/// The result of a match between settings: the second line of what is printed.
fn result(arguments: &[&str]) -> String {
    let text = prints(&[&["match"], arguments].concat());
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 6, "{text}");
    assert!(lines[2].starts_with("distinct "), "{text}");
    assert!(lines[3].starts_with("share ") && lines[4].starts_with("elo "), "{text}");
    assert!(lines[5].starts_with("seconds "), "{text}");
    lines[1].to_owned()
}

/// All games, each by rules or on a board of its own.
const GAMES: [&[&str]; 3] = [
    &["kulami", "--rules", "score=level2", "--layout", "irregular"],
    &["napoleon", "--map", "quatre-bras", "--longest", "24"],
    &["netzwerk", "--rules", "neto", "--longest", "24"],
];

#[test]
fn a_configuration_against_itself_is_even() {
    let both = ["--one", "nodes=20", "--two", "nodes=20", "--games", "8"];
    for game in GAMES {
        // Each opening is played twice, with sides changed: what one wins in one game the other wins in the other.
        let result = result(&[game, &both].concat());
        let words: Vec<&str> = result.split(' ').collect();
        assert_eq!((words[1], words[3]), ("8", words[7]), "{result}");
        assert_eq!(["games", "won", "drawn", "lost"], [words[0], words[2], words[4], words[6]]);
    }
}

#[test]
fn the_same_seed_plays_the_same_games_on_however_many_threads() {
    let play = |threads| {
        let rest =
            ["--one", "nodes=60", "--two", "level=1", "--games", "10", "--seed", "5", "--threads", threads];
        result(&[&["kulami"][..], &rest].concat())
    };
    assert_eq!(play("1"), play("2"));
}

#[test]
fn the_lowest_level_of_napoleon_loses_to_whoever_sees_one_action_ahead() {
    for map in ["waterloo", "quatre-bras"] {
        let napoleon = ["napoleon", "--map", map, "--rules", "repetition=draw"];
        let against = |level| {
            let two = format!("level={level}");
            let result =
                result(&[&napoleon[..], &["--one", "greedy", "--two", &two, "--games", "40"]].concat());
            let words: Vec<u32> = result.split(' ').filter_map(|word| word.parse().ok()).collect();
            let [games, won, drawn, _] = words[..] else { panic!("{result}") };
            assert_eq!(games, 40, "{map}");
            // Otherwise a level would move to and fro, as if it saw nothing.
            assert!(drawn <= 4, "{map}: {result}");
            won
        };
        assert!(against(1) >= 20, "{map}: a beginner overlooks long chains");
        assert!(against(3) < 10, "{map}: who has learnt them does not");
    }
}

#[test]
fn a_match_starts_from_any_position_by_its_rules() {
    // A single robot a side, which go to and fro: drawn by the house rule.
    let position = "13/9b3/13/13/2o10/1b11/13/13/13/1w11/2o10/9w3/13 w r - -";
    let rules = ["netzwerk", "--rules", "repetition=draw", "--position", position];
    result(&[&rules[..], &["--one", "nodes=10", "--two", "nodes=10", "--games", "2"]].concat());
    // One move from the end every opening by chance may end the game.
    let won = "13/13/13/13/13/13/13/13/4o1o6/3b1w7/4o8/13/13 w r - -";
    let rest = ["--one", "depth=2", "--two", "depth=2", "--games", "2", "--openings", "0"];
    assert_eq!(
        result(&[&["netzwerk", "--position", won][..], &rest].concat()),
        "games 2 won 1 drawn 0 lost 1"
    );
}

/// The configuration of this program over the Universal Game Interface.
fn over_ugi(arguments: &str, limits: &str) -> String {
    format!("ugi=\"{}\" {arguments},{limits}", program().get_program().to_str().unwrap())
}

#[test]
fn over_ugi_the_program_plays_as_it_does_itself() {
    // Limited in depth, a search leaves nothing to chance.
    for game in GAMES {
        let play = |two: &str| {
            let both = ["--one", "depth=2", "--two", two, "--games", "6"];
            result(&[game, &both].concat())
        };
        assert_eq!(play(&over_ugi("engine", "depth=1")), play("depth=1"), "{game:?}");
    }
}

#[test]
fn over_ugi_sides_are_swapped_as_well() {
    for game in [
        &["kulami", "--rules", "swap=on"][..],
        &["napoleon", "--rules", "swap=on", "--longest", "24"],
        &["netzwerk", "--rules", "swap=on", "--longest", "24"],
    ] {
        let play = |two: &str, opening| {
            let both = ["--one", "depth=2", "--two", two, "--games", "4", "--openings", opening];
            result(&[game, &both].concat())
        };
        // After one turn by chance the second player decides.
        assert_eq!(play(&over_ugi("engine", "depth=1"), "1"), play("depth=1", "1"), "{game:?}");
        // A first turn that the first player chooses, knowing of the swap, is left to chance among the fairest.
        assert!(play(&over_ugi("engine", "depth=1"), "0").starts_with("games 4 "));
    }
}

#[test]
fn what_the_program_was_started_with_gives_way_to_the_match() {
    let two = over_ugi("engine kulami --rules score=level2", "nodes=5");
    result(&["napoleon", "--one", "nodes=5", "--two", &two, "--games", "2", "--longest", "4"]);
}

#[test]
fn a_program_that_cannot_play_gets_one_line() {
    let with = |two: &str| refuses(&["match", "kulami", "--one", "level=1", "--two", two]);
    let missing = with("ugi=./there-is-none engine,nodes=5");
    assert!(
        missing.starts_with("ugi=./there-is-none engine: the program could not be started: "),
        "{missing}"
    );
    for arguments in ["moves netzwerk", "dance"] {
        let silent = with(&over_ugi(arguments, "nodes=5"));
        assert!(silent.ends_with(": the program ended before it said ugiok"), "{silent}");
    }
}

/// The line of a sequential test, and the number of games that it took.
fn sprt(arguments: &[&str]) -> (String, u32) {
    let text = prints(&[&["match"], arguments].concat());
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 7, "{text}");
    let games = lines[1].split(' ').nth(1).unwrap().parse().unwrap();
    (lines[5].to_owned(), games)
}

#[test]
fn a_sequential_test_ends_the_match_as_soon_as_it_decides() {
    let play = |one: &str, two: &str| {
        sprt(&["kulami", "--one", one, "--two", two, "--games", "400", "--sprt", "0,200"])
    };
    let (weak, strong) = ("level=1", "nodes=400");
    let (line, games) = play(strong, weak);
    assert!(line.starts_with("sprt +0 +200 llr ") && line.ends_with(" (-2.94 to 2.94) accepted"), "{line}");
    assert!((4..400).contains(&games), "{games}");
    let (line, games) = play(weak, &over_ugi("engine", strong));
    assert!(line.ends_with(" rejected") && games < 400, "{line}, {games}");
    // A single pair decides nothing.
    let (line, games) = sprt(&["kulami", "--one", strong, "--two", weak, "--games", "2", "--sprt", "-5,5"]);
    assert!(line.starts_with("sprt -5 +5 llr ") && line.ends_with(" undecided"), "{line}");
    assert_eq!(games, 2);
}
