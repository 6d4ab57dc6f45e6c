//! Long work that does not come to its end: what was finished is reported all the same.

use std::io::{BufRead, BufReader, Read};
use std::path::PathBuf;
use std::process::{Command, Stdio};

use record::{Match, SavedMatch, TimedMatch};
use rules::{GameKind, Rng};
use study::fairness::play_random_turns;

use super::program::program;

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
    let output = review.wait_with_output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    let judged = 1 + rest.lines().count();
    assert_eq!(said, format!("spieltisch: stopped after {judged} of {all} turns\n"), "{rest}");
    assert_eq!(output.status.code(), Some(130));
}
