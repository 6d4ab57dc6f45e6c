//! The engine for other programs: whole games over the Universal Game Interface, and invalid input.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use proptest::prelude::*;

/// The program as a match runner has it.
struct Runner {
    child: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
}

impl Runner {
    fn start() -> Self {
        Self::with(&[])
    }

    /// One that is started with arguments.
    fn with(arguments: &[&str]) -> Self {
        let mut child = super::program()
            .arg("engine")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (to, from) = (child.stdin.take(), BufReader::new(child.stdout.take().unwrap()));
        Self { child, to, from }
    }

    /// One that plays a game.
    fn of(game: &str) -> Self {
        let mut runner = Self::start();
        runner.say(&format!("setoption name Game value {game}"));
        runner
    }

    fn say(&mut self, line: &str) {
        writeln!(self.to.as_mut().unwrap(), "{line}").unwrap();
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        self.from.read_line(&mut line).unwrap();
        line.strip_suffix('\n').expect("there should be another line").to_owned()
    }

    fn ask(&mut self, line: &str) -> String {
        self.say(line);
        self.hear()
    }

    /// The lines up to one that begins with a word.
    fn hear_until(&mut self, word: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.hear());
            if lines.last().unwrap().starts_with(word) {
                return lines;
            }
        }
    }

    fn best_move(&mut self, go: &str) -> String {
        self.say(go);
        self.hear_until("bestmove").pop().unwrap().strip_prefix("bestmove ").unwrap().to_owned()
    }

    /// Checks that a line is complained of, in one line and nothing else, and gives that.
    fn complaint(&mut self, line: &str) -> String {
        self.say(line);
        let answer = self.hear();
        assert_eq!(self.ask("isready"), "readyok");
        answer.strip_prefix("info string ").unwrap_or_else(|| panic!("{line}: {answer}")).to_owned()
    }

    /// Ends the input, and checks that the program then ends well. Gives what it still said.
    fn end(mut self) -> String {
        self.to = None;
        let (mut rest, mut complaints) = (String::new(), String::new());
        self.from.read_to_string(&mut rest).unwrap();
        self.child.stderr.take().unwrap().read_to_string(&mut complaints).unwrap();
        assert_eq!((self.child.wait().unwrap().code(), complaints.as_str()), (Some(0), ""));
        rest
    }
}

#[test]
fn it_introduces_itself() {
    let mut runner = Runner::start();
    runner.say("ugi");
    let lines = runner.hear_until("ugiok");
    assert!(lines[0].starts_with("id name Spieltisch ") && lines[1].starts_with("id author "));
    assert_eq!(lines[2], "option name Game type combo default netzwerk var netzwerk var kulami var napoleon");
    assert!(lines.contains(&"option name Hash type spin default 16 min 1 max 4096".to_owned()));
    assert_eq!(lines.len(), 11);
    assert_eq!(runner.ask("isready"), "readyok");
    runner.say("quit");
    assert_eq!(runner.end(), "");
}

/// Plays a game to its end, or for some turns, as a match runner does, knowing only what the engine reports.
fn play(options: &[&str], go: &str, most: usize) -> String {
    let mut runner = Runner::start();
    for option in options {
        runner.say(&format!("setoption name {option}"));
    }
    runner.say("uginewgame");
    assert_eq!(runner.ask("isready"), "readyok");
    let mut moves = String::new();
    for _ in 0..most {
        let best = runner.best_move(go);
        moves += &format!(" {best}");
        runner.say(&format!("position startpos moves{moves}"));
        if runner.ask("query gameover") == "response true" {
            break;
        }
        assert_eq!(runner.ask("query result"), "response none");
        assert!(runner.ask("query p1turn").starts_with("response "));
    }
    let result = runner.ask("query result");
    if result != "response none" {
        assert_eq!(runner.ask("query gameover"), "response true");
    }
    assert_eq!(runner.end(), "", "{moves}");
    result
}

#[test]
fn it_plays_whole_games_of_kulami() {
    for options in [
        &["Game value kulami", "Layout value irregular", "Rules value score=level2"][..],
        &["Game value kulami", "Rules value first=black", "MultiPV value 3"],
        &["Game value kulami", "Level value 2"],
    ] {
        assert_ne!(play(options, "go nodes 30", 60), "response none");
    }
}

#[test]
fn it_plays_netzwerk_action_by_action() {
    play(&["Game value netzwerk", "Rules value repetition=draw"], "go nodes 20", 150);
    play(&["Rules value neto", "Level value 1", "Hash value 1"], "go depth 1", 150);
}

#[test]
fn it_plays_napoleon() {
    play(&["Game value napoleon", "Map value quatre-bras"], "go nodes 200", 120);
    play(&["Game value napoleon", "Threads value 2"], "go p1time 300 p2time 300 p1inc 1 p2inc 1", 30);
}

#[test]
fn it_plays_by_the_swap_rule() {
    for (options, most) in [
        (&["Game value kulami", "Rules value swap=on"][..], 60),
        (&["Game value napoleon", "Rules value swap=on,repetition=draw", "Level value 2"], 30),
        (&["Rules value swap=on,opening=single,repetition=draw", "Level value 1"], 60),
    ] {
        play(options, "go nodes 60", most);
    }
    // Players are people: after a swap the first one moves, for the second side.
    let mut runner = Runner::of("kulami");
    runner.say("setoption name Rules value swap=on");
    for (moves, is_first) in
        [("", true), ("d4", false), ("d4 d7", true), ("d4 swap", true), ("d4 swap d7", false)]
    {
        runner.say(&format!("position startpos moves {moves}"));
        assert_eq!(runner.ask("query p1turn"), format!("response {is_first}"), "{moves}");
    }
    runner.say("position startpos moves d4 swap");
    runner.best_move("go p1time 100 p2time 100");
    assert!(runner.complaint("position startpos moves d4 d7 swap").contains("right after the first turn"));
    runner.end();
}

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
        ["info string the game is over: white wins: all enemy robots are captured", "bestmove none"]
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
        runner.say("go");
        let complaint = runner.hear_until("info string").pop().unwrap();
        assert_eq!(complaint, "info string a search is running: send stop and wait for bestmove");
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
        ("go wtime 100", "go: ‘wtime’ is none of movetime"),
        ("go nodes many", "go: nodes needs a whole number"),
        ("go movetime", "go: movetime needs a whole number"),
        ("go p1time 1000", "p2time is missing"),
        ("query fen", "query: ‘fen’ is none of p1turn"),
        ("setoption Hash 5", "setoption name Game value netzwerk"),
        ("setoption name Ponder value true", "‘Ponder’ is not an option"),
        ("setoption name Hash value 0", "Hash: ‘0’ is not a whole number from 1 to 4096"),
        ("setoption name Level value -1", "Level: ‘-1’ is not a whole number from 0 to 8"),
        ("setoption name Threads value", "Threads: ‘’ is not a whole number"),
        ("setoption name Game value chess", "Game: there is no game ‘chess’ here"),
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
    let refuses = |arguments: &[&str]| super::refuses(&[&["engine"], arguments].concat());
    assert!(refuses(&["chess"]).contains("there is no game ‘chess’ here"));
    assert!(refuses(&["kulami", "--rules", "neto"]).starts_with("--rules: ‘neto’ is neither"));
    assert_eq!(refuses(&["kulami", "--map", "waterloo"]), "--map: Kulami is not played on a map");
    assert_eq!(refuses(&["--layout", "ring"]), "--layout: Netzwerk is not laid of panels");
    assert_eq!(refuses(&["napoleon", "--map", "nowhere.ron"]), "--map: nowhere.ron: there is no such file");
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
