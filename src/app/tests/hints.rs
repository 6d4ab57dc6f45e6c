//! What the computer says: hints, and what a position is worth.

use super::*;
use crate::app::ai::{Analysis, Hint, SwitchAnalysis, Warning};
use crate::app::art::SurfaceMaterial;
use crate::app::exercises::{StartLesson, StartPuzzle};
use crate::app::highlights::HighlightGroup;
use crate::app::session::{Assist, GoToPly, MatchSetup, Purpose, StartMatch, ToggleAssist};
use engine::{Goal, Level, Why};
use study::lessons::Course;
use study::puzzles::{Collection, Puzzle};
use texts::msg;

/// White wins by one more robot at home: two are there, a third is one square away.
const ALMOST_HOME: &str = "13/1w1w9/13/5w7/4o1o6/13/13/13/13/7b1b1b1/o5o6/1w3w7/13 w r - -";

#[test]
fn a_hint_is_highlighted_with_its_reason_until_something_is_played() {
    let mut table = Table::with("", Some(ALMOST_HOME));
    table.press(KeyCode::KeyH);
    table.wait_for("the hint", |table| table.app.world().resource::<Hint>().advice().is_some());
    table.wait(2);
    let advice = table.app.world().resource::<Hint>().advice().unwrap().clone();
    assert_eq!(advice.why, [Why::Wins]);
    assert!(advice.turn[0].to_string().starts_with("f10-f12"), "{:?}", advice.turn);
    let marked = table.marked(HighlightKind::Hint);
    assert!(marked.contains(&"f10".to_owned()) && marked.contains(&"f12".to_owned()), "{marked:?}");
    assert_eq!(table.marked(HighlightKind::Better), ["f12"], "an arrow leads there");
    // Asked for again, it goes, and then comes back.
    table.press(KeyCode::KeyH);
    table.wait(2);
    assert_eq!(table.app.world().resource::<Hint>().advice(), None);
    assert_eq!(table.marked(HighlightKind::Hint), [""; 0]);
    table.press(KeyCode::KeyH);
    table.wait_for("the hint", |table| table.app.world().resource::<Hint>().advice().is_some());
    assert_eq!(table.app.world().resource::<Hint>().advice(), Some(&advice));
    let action = table.session().position().read_action("f10-d10*e9").unwrap();
    table.perform(&action);
    assert_eq!(table.app.world().resource::<Hint>().advice(), None);
    assert_eq!(table.marked(HighlightKind::Hint), [""; 0]);
}

#[test]
fn of_several_ways_to_pay_the_hinted_one_is_proposed() {
    // The battery on e9 serves the robot on d10 as well: without a hint, g9 would pay.
    let mut table =
        Table::with("", Some("13/1w1w9/13/3w1w7/4o1o6/13/13/13/13/7b1b1b1/o5o6/1w3w7/13 w r - -"));
    let hinted = hinted(&mut table).remove(0);
    assert_eq!(hinted.to_string(), "f10-f12*e9");
    for is_hinted in [true, false] {
        if !is_hinted {
            table.press(KeyCode::KeyH);
            table.wait(2);
        }
        table.click("f10");
        table.click("f12");
        let proposed = table.selection().proposal().map(ToString::to_string);
        assert_eq!(proposed.as_deref(), Some(if is_hinted { "f10-f12*e9" } else { "f10-f12*g9" }));
        table.press(KeyCode::Escape);
    }
}

#[test]
fn what_else_could_be_done_stands_back_behind_a_hint() {
    let mut table = Table::kulami("", "closed");
    table.click("e5");
    table.rest();
    let (lit, _) = targets(&mut table);
    assert!(lit > 0);
    hinted(&mut table);
    assert_eq!(targets(&mut table).0, 0, "but for the hint itself");
    let answer = table.session().position().actions()[0].clone();
    let to = table.session().position().gesture(&answer).to.unwrap();
    table.click(&to.to_string());
    table.rest();
    assert_eq!(targets(&mut table).1, 0, "they are offered again");
}

#[test]
fn the_targets_of_another_piece_than_the_hinted_one_are_seen() {
    let mut table = Table::set(GameKind::Napoleon.set_up("", Some("quatre-bras"), None).unwrap());
    let turn = hinted(&mut table);
    let hinted_from = table.session().position().gesture(&turn[0]).from.unwrap();
    let other = table.session().legal_moves().pieces().find(|site| *site != hinted_from).unwrap();
    table.click(&hinted_from.to_string());
    let (loud, quiet) = targets(&mut table);
    assert!(loud == 0 && quiet > 0, "{loud}, {quiet}");
    table.press(KeyCode::Escape);
    table.click(&other.to_string());
    let (loud, quiet) = targets(&mut table);
    assert!(loud > 0 && quiet == 0, "{loud}, {quiet}");
}

/// How many targets are seen, and how many stand back.
fn targets(table: &mut Table) -> (usize, usize) {
    let world = table.app.world_mut();
    let mut shown = world.query::<(&Highlight, &MeshMaterial3d<SurfaceMaterial>)>();
    let targets = shown.iter(world).filter(|(highlight, _)| highlight.kind == HighlightKind::Target);
    let handles: Vec<_> = targets.map(|(_, material)| material.0.clone()).collect();
    let materials = world.resource::<Assets<SurfaceMaterial>>();
    let looks = handles.iter().filter_map(|handle| materials.get(handle));
    let (quiet, loud): (Vec<f32>, Vec<f32>) =
        looks.map(|look| look.look.colour.alpha).partition(|alpha| *alpha < 0.5);
    (loud.len(), quiet.len())
}

/// The hint for a table, once it has come.
fn hinted(table: &mut Table) -> Vec<AnyAction> {
    table.press(KeyCode::KeyH);
    table.wait_for("the hint", |table| table.app.world().resource::<Hint>().advice().is_some());
    table.wait(2);
    rest(table).unwrap()
}

/// What is left of the hinted turn.
fn rest(table: &Table) -> Option<Vec<AnyAction>> {
    table.app.world().resource::<Hint>().advice().map(|advice| advice.turn.clone())
}

fn has_text(table: &mut Table, begin: &str) -> bool {
    table.texts().iter().any(|text| text.starts_with(begin))
}

#[test]
fn a_hinted_turn_is_kept_to_its_end_and_marked_at_its_next_part() {
    // In the first turn, and in one that has to have three runs to win.
    follow_hint(Table::start(), 2);
    let runs = "13/1w1w9/4o8/13/4o8/13/13/5w7/4o8/7b1b1b1/o5o6/1w3w7/13 w r - -";
    follow_hint(Table::with("", Some(runs)), 3);
}

/// Asks for a hint of so many actions at least, and does what it says to the end of the turn.
fn follow_hint(mut table: Table, least: usize) {
    let whole = hinted(&mut table);
    assert!(whole.len() >= least, "a run and the end at least: {whole:?}");
    assert!(!table.texts().iter().any(|text| text.contains(&english(msg::why_improves()))));
    for (i, action) in whole.iter().enumerate() {
        assert_eq!(rest(&table).as_deref(), Some(&whole[i..]), "after {i} parts");
        let gesture = table.session().position().gesture(action);
        let mut marked = table.marked(HighlightKind::Hint);
        marked.sort_unstable();
        let mut wanted: Vec<String> = gesture
            .from
            .into_iter()
            .chain(gesture.to)
            .chain(gesture.pays)
            .map(|site| site.to_string())
            .collect();
        wanted.sort_unstable();
        assert_eq!(marked, wanted, "{action}");
        let notation: Vec<String> = whole[i..].iter().take(4).map(ToString::to_string).collect();
        // The words say all that there is to say of a single action.
        assert_eq!(has_text(&mut table, &notation.join("  ")), notation.len() > 1, "{:#?}", table.texts());
        let told = texts::action_told(table.session().position(), action);
        // Where the end is all that follows, nothing is counted.
        let is_long = whole.len() > 2;
        let told = if is_long { msg::hint_step(i + 1, whole.len(), told) } else { msg::hint_told(told) };
        let told = english(told);
        assert!(has_text(&mut table, &told), "{told}: {:#?}", table.texts());
        table.perform(action);
    }
    assert_eq!(rest(&table), None, "the turn is over");
    assert!(!has_text(&mut table, "Hint: ") && !has_text(&mut table, "Hint, "));
}

#[test]
fn a_hint_comes_back_with_undo_and_goes_when_the_player_does_something_else() {
    let mut table = Table::start();
    let whole = hinted(&mut table);
    table.perform(&whole[0]);
    assert_eq!(rest(&table).as_deref(), Some(&whole[1..]));
    table.press(KeyCode::KeyU);
    table.rest();
    assert_eq!(rest(&table), Some(whole.clone()));
    table.perform(&whole[0]);
    let other = table.session().game().actions().into_iter().find(|action| !whole.contains(action)).unwrap();
    table.perform(&other);
    assert_eq!(rest(&table), None);
    assert_eq!(table.marked(HighlightKind::Hint), [""; 0]);
}

#[test]
fn hints_of_every_game_are_in_words() {
    for (start, words) in [
        (GameKind::Kulami.set_up("", None, None).unwrap(), "Hint: place a marble on "),
        (GameKind::Napoleon.set_up("swap=on", None, None).unwrap(), "Hint: move from "),
    ] {
        let mut table = Table::set(start);
        let turn = hinted(&mut table);
        assert!(has_text(&mut table, words), "{turn:?}: {:#?}", table.texts());
        if words.contains("move") {
            let fair = english(msg::why_fair_turn());
            assert!(table.texts().iter().any(|text| text.ends_with(&fair)), "{:#?}", table.texts());
        }
    }
}

/// A short match in which White could have won by the third turn but did not.
fn wasted() -> Table {
    let start = GameKind::Netzwerk.set_up("", None, Some(ALMOST_HOME)).unwrap();
    let mut game = Match::new(start);
    game.play_text("f10-d10*e9 end").unwrap();
    Table::with_match(game)
}

#[test]
fn positions_in_review_are_analysed_when_that_is_switched_on() {
    let mut table = wasted();
    table.app.world_mut().trigger(GoToPly(0));
    table.wait(10);
    let lines = |table: &Table| table.app.world().resource::<Analysis>().lines(&table.session());
    assert_eq!(lines(&table), [], "while the match goes on nobody is helped unasked");
    table.app.world_mut().trigger(SwitchAnalysis);
    table.wait_for("the first lines", |table| !lines(table).is_empty());
    let best = lines(&table)[0].clone();
    assert!(best.chance > 0.99, "white wins at once: {best:?}");
    assert!(best.turns[0][0].to_string().starts_with("f10-f12"), "{best:?}");
    table.press(KeyCode::Escape);
    table.wait(2);
    assert_eq!(lines(&table), [], "in the present nothing is told");
}

#[test]
fn before_the_end_of_a_turn_that_would_lose_there_is_a_warning() {
    let puzzles = &Collection::of(GameKind::Netzwerk).puzzles;
    let is_short = |puzzle: &&Puzzle| {
        let is_whites = puzzle.position.ends_with("w r - -");
        puzzle.goal == Goal::Hold && is_whites && puzzle.solution.split_whitespace().count() == 2
    };
    let puzzle = puzzles.iter().find(is_short).unwrap();
    let start = |computers| {
        let mut table = Table::start();
        let game = puzzle.set_up(GameKind::Netzwerk).unwrap();
        table.app.world_mut().trigger(StartMatch(MatchSetup::new(game).with_computers(computers)));
        table.rest();
        table
    };
    let warns = |table: &mut Table| {
        table.wait_for("the look ahead", |table| !table.app.world().resource::<Warning>().is_coming());
        table.wait(2);
        let warns = table.texts().iter().any(|text| text.contains("Careful: "));
        // The button says so, too: there nobody overlooks it.
        assert_eq!(table.texts().iter().any(|text| text == "End turn anyway"), warns);
        warns
    };
    let arrows = |table: &mut Table| {
        let mut groups = table.app.world_mut().query::<&HighlightGroup>();
        groups.iter(table.app.world()).filter(|group| **group == HighlightGroup::Threat).count()
    };
    let against_computer = [None, Level::new(1)];
    let mut table = start(against_computer);
    assert!(!warns(&mut table), "a turn that has not begun cannot be ended");
    let [right, wrong] = [true, false].map(|is_right| {
        let first = puzzle.solution.split_whitespace().next().unwrap();
        let position = table.session().position().clone();
        let right = position.gesture(&position.read_action(first).unwrap());
        let is_it = |action: &&AnyAction| {
            let gesture = position.gesture(action);
            let is_alike = (gesture.from, gesture.to) == (right.from, right.to);
            if is_right { action.to_string() == first } else { !is_alike }
        };
        position.actions().iter().find(is_it).unwrap().clone()
    });
    table.perform(&wrong);
    assert!(warns(&mut table), "{:#?}", table.texts());
    let (mut after, threat) = {
        let threat = table.app.world().resource::<Warning>().threat().unwrap();
        (threat.0.clone(), threat.1.to_vec())
    };
    threat.iter().for_each(|action| drop(after.play(action).unwrap()));
    assert_eq!(after.outcome().and_then(|outcome| outcome.winner), Some(Player::Two), "it would win");
    assert!(arrows(&mut table) > 0, "it is seen how");
    assert!(table.texts().iter().any(|text| text.contains(&english(msg::panel_warning_arrows()))));
    hinted(&mut table);
    assert_eq!(arrows(&mut table), 0, "one loud thing at a time");
    table.wait(2);
    let arrows_told = english(msg::panel_warning_arrows());
    let has_both = |text: &String| {
        text.starts_with("Careful: ") && text.contains("Hint: ") && !text.contains(&arrows_told)
    };
    assert!(table.texts().iter().any(has_both), "a hint does not cover it: {:#?}", table.texts());
    table.press(KeyCode::KeyH);
    table.wait(2);
    assert!(arrows(&mut table) > 0);
    table.app.world_mut().trigger(ToggleAssist(Assist::Warning));
    assert!(!warns(&mut table), "who does not want to be told is not");
    assert_eq!(arrows(&mut table), 0);
    let mut table = start(against_computer);
    table.perform(&right);
    assert!(!warns(&mut table), "{:#?}", table.texts());
    let mut table = start([None, None]);
    table.perform(&wrong);
    assert!(!warns(&mut table), "two people warn nobody");
    let mut table = Table::opened();
    let place = puzzles.iter().position(|other| std::ptr::eq(other, puzzle)).unwrap();
    table.app.world_mut().trigger(StartPuzzle { kind: GameKind::Netzwerk, place, is_of_day: false });
    table.rest();
    table.perform(&wrong);
    assert!(!table.app.world().resource::<Warning>().is_given(), "in a puzzle it would tell the solution");
}

/// A match in which Red would win at once if Blue changed nothing.
fn in_danger_of_losing() -> MatchSetup {
    let puzzles = &Collection::of(GameKind::Napoleon).puzzles;
    let set_up = puzzles.iter().filter(|puzzle| puzzle.goal == Goal::Win { turns: 1 }).find_map(|puzzle| {
        let position = puzzle.position.strip_suffix(" r")?;
        GameKind::Napoleon.set_up("", Some(&puzzle.board), Some(&format!("{position} b"))).ok()
    });
    MatchSetup::new(Match::new(set_up.unwrap())).with_computers([None, Level::new(1)])
}

/// Whether there is a warning that the opponent could win, with its arrows.
fn is_warned(table: &mut Table) -> bool {
    table.wait_for("the look ahead", |table| !table.app.world().resource::<Warning>().is_coming());
    table.wait(2);
    let warns = has_text_within(table, &english(msg::panel_warning_unless()));
    assert_eq!(has_text_within(table, &english(msg::panel_warning_arrows())), warns);
    let mut groups = table.app.world_mut().query::<&HighlightGroup>();
    let arrows = groups.iter(table.app.world()).filter(|group| **group == HighlightGroup::Threat).count();
    assert_eq!(arrows > 0, warns, "what is said is seen");
    warns
}

fn has_text_within(table: &mut Table, part: &str) -> bool {
    table.texts().iter().any(|text| text.contains(part))
}

#[test]
fn where_a_turn_is_one_move_there_is_a_warning_before_it() {
    let mut table = Table::start();
    table.app.world_mut().trigger(StartMatch(in_danger_of_losing()));
    table.rest();
    assert!(is_warned(&mut table), "{:#?}", table.texts());
    let game = GameKind::Napoleon.set_up("", None, None).unwrap();
    let start = MatchSetup::new(Match::new(game)).with_computers([None, Level::new(1)]);
    table.app.world_mut().trigger(StartMatch(start));
    table.rest();
    assert!(!is_warned(&mut table), "{:#?}", table.texts());
    // Nobody wins at once by points.
    let mut table = Table::kulami("", "closed");
    assert!(!is_warned(&mut table), "{:#?}", table.texts());
}

#[test]
fn the_match_of_a_course_draws_the_arrows_that_its_warning_speaks_of() {
    let mut table = Table::opened();
    let last = Course::of(GameKind::Napoleon).steps.len() - 1;
    table.app.world_mut().trigger(StartLesson(GameKind::Napoleon, Some(last)));
    table.wait(6);
    assert!(table.exercise().is_some(), "the course is at its match");
    table.app.world_mut().trigger(StartMatch(in_danger_of_losing().with_purpose(Purpose::Practice)));
    table.rest();
    assert!(table.exercise().is_some(), "it still is");
    assert!(is_warned(&mut table), "{:#?}", table.texts());
}
