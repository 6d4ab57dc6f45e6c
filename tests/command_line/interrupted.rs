//! Long work that does not come to its end: what was finished is reported all the same.

use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use record::{Match, SavedMatch, TimedMatch};
use rules::{GameKind, Rng};
use study::balance::play_random_turns;

use super::program::program;

/// Writes a script for a test, under a name that no other test uses, and gives the words that run it with this program.
fn script(name: &str, lines: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, lines).unwrap();
    format!("ugi=sh \"{}\" \"{}\"", path.display(), program().get_program().to_str().unwrap())
}

/// A program that does something at its third start: a line of a shell.
fn at_third_start(name: &str, then: &str) -> String {
    let starts = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.starts"));
    let _ = std::fs::remove_file(&starts);
    let starts = starts.display();
    let lines = format!(
        "echo x >> '{starts}'\nif [ $(wc -l < '{starts}') -eq 3 ]; then {then}; fi\nexec \"$1\" engine\n"
    );
    script(name, &lines)
}

/// What it prints, what it says beside that, and how it ends.
fn told(output: Output) -> (String, String, Option<i32>) {
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code())
}

fn play(arguments: &[&str], game: &[&str]) -> (String, String, Option<i32>) {
    let rest = ["--threads", "1"];
    told(program().args(arguments).args(game).args(rest).output().unwrap())
}

#[test]
fn a_program_that_ends_loses_the_game_and_the_match_goes_on() {
    // It takes part in some turns of each game.
    let lines = "i=0\nwhile [ $i -lt 30 ] && read -r line; do printf '%s\\n' \"$line\"; i=$((i+1)); done | \"$1\" engine\n";
    let two = script("ends.sh", lines) + ",nodes=5";
    let games = ["--one", "nodes=5", "--two", &two, "--games", "3"];
    let (text, said, status) = play(&["match", "kulami"], &games);
    assert_eq!(text.lines().nth(1), Some("games 3 won 3 drawn 0 lost 0"), "{text}{said}");
    assert_eq!((said.lines().count(), status), (3, Some(0)), "{said}");
    for line in said.lines() {
        assert!(line.contains("’: the program ended before it said "), "{line}");
        assert!(line.ends_with(": it loses the game"), "{line}");
    }
}

#[test]
fn the_score_so_far_is_told_when_a_game_cannot_be_played() {
    let two = at_third_start("refuses.sh", "exit") + ",nodes=5";
    let games = ["--one", "nodes=5", "--two", &two, "--games", "40"];
    let (text, said, status) = play(&["match", "kulami"], &games);
    assert!(text.lines().nth(1).is_some_and(|line| line.starts_with("games 2 won ")), "{text}{said}");
    assert!(
        said.ends_with("the program ended before it said ugiok\n") && said.lines().count() == 1,
        "{said}"
    );
    assert_eq!(status, Some(2));
    // In the middle of a pair as well, and two start in each game.
    let both = at_third_start("refuses-both.sh", "exit") + ",nodes=5";
    let (text, said, _) = play(&["match", "kulami"], &["--one", &both, "--two", &both, "--games", "40"]);
    assert!(text.lines().nth(1).is_some_and(|line| line.starts_with("games 1 won ")), "{text}{said}");
    let setting = at_third_start("refuses-balance.sh", "exit") + ",nodes=5";
    let (text, said, status) = play(&["balance", "kulami"], &["--setting", &setting, "--games", "40"]);
    assert!(text.starts_with("games 1\n"), "{text}{said}");
    assert_eq!(status, Some(2));
}

#[test]
fn an_interrupted_match_tells_its_score() {
    for signal in ["INT", "TERM"] {
        let two = at_third_start(&format!("{signal}.sh"), &format!("kill -{signal} $PPID")) + ",nodes=5";
        let games = ["--one", "nodes=5", "--two", &two, "--games", "40", "--sprt", "0,20"];
        let (text, said, status) = play(&["match", "kulami"], &games);
        assert!(text.lines().nth(1).is_some_and(|line| line.starts_with("games 2 won ")), "{text}{said}");
        assert_eq!((said.as_str(), status), ("spieltisch: stopped after 2 of 40 games\n", Some(130)));
        assert_eq!(text.lines().count(), 6, "{text}");
    }
}

#[test]
fn an_interrupted_measurement_tells_its_shares() {
    let setting = at_third_start("balance.sh", "kill -INT $PPID") + ",nodes=5";
    let (text, said, status) = play(&["balance", "kulami"], &["--setting", &setting, "--games", "40"]);
    assert!(text.starts_with("games 1\nfirst player "), "{text}{said}");
    assert_eq!((said.as_str(), status), ("spieltisch: stopped after 1 of 40 games\n", Some(130)));
}

#[test]
fn an_interrupted_review_ends_after_the_turns_that_it_has_judged() {
    let start = GameKind::Napoleon.set_up("repetition=draw", None, None).unwrap();
    let game = play_random_turns(Match::new(start), 60, &mut Rng::new(1));
    let all = game.turns().len();
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("long.ron");
    std::fs::write(&path, SavedMatch::new(TimedMatch::new(game, None)).to_ron()).unwrap();
    let mut review = program();
    review.arg("review").arg(&path).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut review = review.spawn().unwrap();
    let mut lines = BufReader::new(review.stdout.take().unwrap());
    let mut first = String::new();
    lines.read_line(&mut first).unwrap();
    assert!(first.starts_with("1 "), "{first}");
    let sent = Command::new("kill").args(["-INT", &review.id().to_string()]).status().unwrap();
    assert!(sent.success());
    let mut rest = String::new();
    lines.read_to_string(&mut rest).unwrap();
    let (_, said, status) = told(review.wait_with_output().unwrap());
    let judged = 1 + rest.lines().count();
    assert_eq!(said, format!("spieltisch: stopped after {judged} of {all} turns\n"), "{rest}");
    assert_eq!(status, Some(130));
}
