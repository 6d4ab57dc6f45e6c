//! Options, in any order and as arguments.

use super::Runner;

/// All lines that answer a search.
fn analysis(runner: &mut Runner, go: &str) -> Vec<String> {
    runner.say(go);
    runner.hear_until("bestmove")
}

/// The lines of a search without what depends on the time.
fn timeless(lines: Vec<String>) -> Vec<String> {
    let cut = |line: String| line.split(" nps ").next().unwrap_or_default().to_owned();
    lines.into_iter().filter(|line| !line.starts_with("info string")).map(cut).collect()
}

#[test]
fn options_do_not_depend_on_their_order() {
    for options in [
        [
            "Game value kulami",
            "Rules value score=level2,first=black",
            "Layout value irregular",
            "MultiPV value 2",
        ],
        [
            "Game value napoleon",
            "Rules value headquarters=open,home=rest",
            "Map value quatre-bras",
            "Level value 4",
        ],
        ["Game value netzwerk", "Rules value neto", "Layout value ring", "Map value quatre-bras"],
    ] {
        let searched = |order: [usize; 4]| {
            let mut runner = Runner::start();
            for i in order {
                runner.say(&format!("setoption name {}", options[i]));
            }
            let lines = timeless(analysis(&mut runner, "go nodes 200"));
            runner.end();
            lines
        };
        let in_order = searched([0, 1, 2, 3]);
        for order in [[3, 2, 1, 0], [1, 0, 2, 3], [2, 1, 3, 0], [1, 2, 0, 3]] {
            assert_eq!(searched(order), in_order, "{order:?}");
        }
    }
}

#[test]
fn what_does_not_fit_the_game_is_reported_in_one_line_and_kept() {
    let mut runner = Runner::start();
    let early = runner.complaint("setoption name Rules value score=level2");
    assert!(early.starts_with("not used: rules: there is no rules option ‘score’"), "{early}");
    let both = runner.complaint("setoption name Layout value irregular");
    assert!(both.contains("‘score’") && both.ends_with("; layout: Netzwerk is not laid of panels"), "{both}");
    // It all fits.
    runner.say("setoption name Game value kulami");
    assert_eq!(runner.ask("isready"), "readyok");
    runner.say("position startpos moves f1 f7 j7 a7");
    assert_eq!(runner.ask("query p1turn"), "response true");
    let other = runner.complaint("setoption name Game value napoleon");
    assert!(other.contains("rules: ") && other.contains("layout: Napoleon is not laid of panels"), "{other}");
    runner.say("position startpos moves j8-j9");
    assert_eq!(runner.ask("query p1turn"), "response false");
    runner.end();
}

#[test]
fn the_game_and_its_options_can_be_arguments() {
    let with_options = |options: &[&str], arguments: &[&str]| {
        let mut runner = Runner::with(arguments);
        for option in options {
            runner.say(&format!("setoption name {option}"));
        }
        let lines = timeless(analysis(&mut runner, "go nodes 100"));
        runner.end();
        lines
    };
    let kulami = ["Game value kulami", "Rules value score=chains", "Layout value irregular"];
    let arguments = ["kulami", "--rules", "score=chains", "--layout", "irregular"];
    assert_eq!(with_options(&[], &arguments), with_options(&kulami, &[]));
    let napoleon = ["Game value napoleon", "Map value quatre-bras"];
    assert_eq!(with_options(&[], &["napoleon", "--map", "quatre-bras"]), with_options(&napoleon, &[]));
    assert_eq!(with_options(&[], &["--rules", "neto"]), with_options(&["Rules value neto"], &[]));
    // They are the defaults that it reports, and options change them.
    let mut runner = Runner::with(&arguments);
    runner.say("ugi");
    let lines = runner.hear_until("ugiok");
    assert!(lines[2].starts_with("option name Game type combo default kulami var "));
    assert_eq!(lines[3], "option name Rules type string default score=chains");
    assert_eq!(lines[4], "option name Layout type string default irregular");
    assert_eq!(lines[5], "option name Map type string default <empty>");
    runner.say("setoption name Layout value <empty>");
    runner.say("position startpos moves h8");
    assert_eq!(runner.ask("query p1turn"), "response false");
    runner.end();
}

#[test]
fn wrong_arguments_get_one_line() {
    let refuses = |arguments: &[&str]| crate::refuses(&[&["engine"], arguments].concat());
    assert!(refuses(&["chess"]).contains("unknown game ‘chess’"));
    assert!(refuses(&["kulami", "--rules", "neto"]).starts_with("--rules: ‘neto’ is neither"));
    assert_eq!(refuses(&["kulami", "--map", "waterloo"]), "--map: Kulami is not played on a map");
    assert_eq!(refuses(&["--layout", "ring"]), "--layout: Netzwerk is not laid of panels");
    assert_eq!(refuses(&["napoleon", "--map", "nowhere.ron"]), "--map: nowhere.ron: there is no such file");
}
