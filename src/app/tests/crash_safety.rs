//! The program is killed at random moments, again and again: every restart goes on with the last action that was confirmed.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use super::*;
use crate::app::saves::OpenMatch;
use crate::app::session::{PlayAction, Redo, Undo};
use record::{Name, SavedMatch, Storage};
use rules::Rng;

/// Where the program that is going to be killed finds its folder.
const FOLDER: &str = "SPIELTISCH_TEST_FOLDER";
const KILLS: usize = 100;

fn start() -> Match<AnyGame> {
    Match::new(GameKind::Netzwerk.set_up("", None, None).unwrap())
}

enum Step {
    Play(AnyAction),
    Undo,
    Redo,
}

/// What is done as the `number`th thing: mostly an action, now and then something is taken back or played again.
fn step(game: &Match<AnyGame>, number: u64) -> Step {
    let mut chance = Rng::new(number);
    let is_over = game.outcome().is_some();
    match chance.below(8) {
        0 | 1 if game.can_undo() => Step::Undo,
        2 if game.can_redo() => Step::Redo,
        _ if is_over => Step::Undo,
        _ => {
            let actions = game.actions();
            Step::Play(actions[chance.below(actions.len())].clone())
        }
    }
}

/// What a match contains, in one line.
fn summary(game: &Match<AnyGame>) -> String {
    let played: Vec<String> = game.played().iter().map(|played| played.action.to_string()).collect();
    let undone: Vec<String> = game.undone().map(ToString::to_string).collect();
    format!("{} / {}", played.join(" "), undone.join(" "))
}

/// The program that plays on until it is killed. The number of what was done last is the match's title.
#[test]
#[ignore = "runs for ever; another test runs and kills it"]
fn play_until_killed() {
    let folder = std::env::var(FOLDER).unwrap();
    let mut table = Table::opened_in(Path::new(&folder));
    let mut library = table.app.world_mut().resource_mut::<Library>();
    library.refresh();
    assert!(library.found.iter().all(|found| found.contents.is_ok()), "{:?}", library.found);
    library.look_for_unfinished();
    let last = library.to_go_on_with().map(|last| last.file.clone());
    match last {
        Some(file) => table.app.world_mut().trigger(OpenMatch(file)),
        None => table.app.world_mut().trigger(StartMatch(MatchSetup::new(start()))),
    }
    table.wait(2);
    loop {
        let number: u64 = table
            .app
            .world()
            .resource::<SaveSlot>()
            .title
            .as_ref()
            .map_or(0, |title| title.as_str().parse().unwrap());
        let next = step(table.session().game(), number);
        let world = table.app.world_mut();
        world.resource_mut::<SaveSlot>().title = Name::fitted(&(number + 1).to_string());
        match next {
            Step::Play(action) => world.trigger(PlayAction(action)),
            Step::Undo => world.trigger(Undo),
            Step::Redo => world.trigger(Redo),
        }
        world.flush();
        // From here on it is confirmed.
        println!("\ndone {}", number + 1);
        std::io::stdout().flush().unwrap();
        table.wait(1);
    }
}

#[test]
fn a_killed_program_resumes_with_the_last_confirmed_action() {
    let folder = tempfile::tempdir().unwrap();
    let storage = Storage::at(folder.path().join("matches"));
    // What the match should hold after each thing that was done.
    let mut game = start();
    let mut wanted = vec![summary(&game)];
    let mut chance = Rng::new(20_261_121);
    let mut confirmed = 0;
    for kill in 0..KILLS {
        let mut program = Command::new(std::env::current_exe().unwrap())
            .args(["--ignored", "--exact", "app::tests::crash_safety::play_until_killed", "--nocapture"])
            .env(FOLDER, folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(program.stdout.take().unwrap()).lines().map_while(Result::ok);
        // It is killed after a few things were done, while it does the next one or writes it.
        let goal = confirmed + chance.below(9);
        while confirmed < goal {
            let Some(line) = lines.next() else { panic!("it should play on until it is killed, {kill}") };
            if let Some(number) = line.strip_prefix("done ") {
                confirmed = number.parse().unwrap();
            }
        }
        (0..chance.below(40_000)).for_each(|_| std::hint::spin_loop());
        program.kill().unwrap();
        // What it had said before it died counts as well.
        for line in lines {
            if let Some(number) = line.strip_prefix("done ").and_then(|number| number.parse().ok()) {
                confirmed = number;
            }
        }
        program.wait().unwrap();
        while wanted.len() < confirmed + 2 {
            match step(&game, wanted.len() as u64 - 1) {
                Step::Play(action) => drop(game.play(&action).unwrap().clone()),
                Step::Undo => assert!(game.undo()),
                Step::Redo => drop(game.redo().unwrap().clone()),
            }
            wanted.push(summary(&game));
        }
        let files = storage.list("ron").unwrap();
        if confirmed == 0 && files.is_empty() {
            continue;
        }
        assert_eq!(files.len(), 1, "kill {kill}");
        let saved = SavedMatch::from_ron(&storage.read(&files[0], SavedMatch::LARGEST).unwrap()).unwrap();
        let number: usize = saved.title.as_ref().unwrap().as_str().parse().unwrap();
        // The one after the last that was confirmed may have been written already.
        assert!(number == confirmed || number == confirmed + 1, "kill {kill}: {number}, not {confirmed}");
        assert_eq!(summary(saved.game()), wanted[number], "kill {kill}");
        confirmed = number;
    }
    assert!(confirmed > KILLS, "only {confirmed} things were done");
}
