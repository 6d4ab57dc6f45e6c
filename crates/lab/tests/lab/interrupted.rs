//! Long work that does not come to its end: what was finished is reported all the same.

use std::process::{Command, Stdio};

use super::{program, temporary};

/// Writes a script for a test, under a name that no other test uses, and gives the words that run it with this program.
fn script(name: &str, lines: &str) -> String {
    let path = temporary(name);
    std::fs::write(&path, lines).unwrap();
    format!("ugi=sh \"{}\" \"{}\"", path.display(), program().get_program().to_str().unwrap())
}

/// A program that does something at its third start: a line of a shell.
fn at_third_start(name: &str, then: &str) -> String {
    let starts = temporary(&format!("{name}.starts"));
    let starts = starts.display();
    let lines = format!(
        "echo x >> '{starts}'\nif [ $(wc -l < '{starts}') -eq 3 ]; then {then}; fi\nexec \"$1\" engine\n"
    );
    script(name, &lines)
}

/// What a command prints, what it says beside that, and how it ends.
fn play(arguments: &[&str], game: &[&str]) -> (String, String, Option<i32>) {
    let output = program().args(arguments).args(game).args(["--threads", "1"]).output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(output.stdout), text(output.stderr), output.status.code())
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
fn a_program_that_is_silent_for_good_loses_and_does_not_outlive_its_game() {
    // It takes part until the first ‘go’, and does not even hear ‘quit’.
    let ids = temporary("silent.ids");
    let lines = [
        &format!("echo $$ >> '{}'", ids.display()),
        "while read -r line; do case \"$line\" in",
        "ugi) echo ugiok;; isready) echo readyok;; go*) exec sleep 600;;",
        "esac; done",
    ];
    let two = script("silent.sh", &lines.join("\n")) + ",movetime=1,timemargin=1000";
    let (text, said, status) =
        play(&["match", "kulami"], &["--one", "nodes=5", "--two", &two, "--games", "2"]);
    assert_eq!(text.lines().nth(1), Some("games 2 won 2 drawn 0 lost 0"), "{text}");
    assert_eq!((said.lines().count(), status), (2, Some(0)), "a line for each game: {said}");
    for line in said.lines() {
        // If it is very busy, it does not even get ready in time.
        assert!(line.starts_with("spieltisch: ‘") && line.contains("’: the program did not say "), "{line}");
        assert!(line.ends_with(": it loses the game on time"), "{line}");
    }
    let ids = std::fs::read_to_string(&ids).unwrap();
    assert_eq!(ids.lines().count(), 2, "a process for each game");
    for id in ids.lines() {
        let is_alive = Command::new("kill").args(["-0", id]).stderr(Stdio::null()).status();
        assert!(!is_alive.unwrap().success(), "{id}");
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
        assert_eq!(text.lines().count(), 7, "{text}");
    }
}

#[test]
fn an_interrupted_measurement_tells_its_shares() {
    let setting = at_third_start("balance.sh", "kill -INT $PPID") + ",nodes=5";
    let (text, said, status) = play(&["balance", "kulami"], &["--setting", &setting, "--games", "40"]);
    assert!(text.starts_with("games 1\ndistinct 1\nfirst player "), "{text}{said}");
    assert_eq!((said.as_str(), status), ("spieltisch: stopped after 1 of 40 games\n", Some(130)));
}
