//! A puzzle from its start to its solution, with wrong tries on the way.

use super::*;
use crate::app::exercises::{PuzzleStars, Remark};
use crate::app::session::Purpose;
use engine::{Goal, Work, keeps};
use study::puzzles::Stars;
use texts::{Report, puzzle_missed};

fn remark(table: &Table) -> Option<&Remark> {
    table.exercise().and_then(|running| running.trial.remark.as_ref())
}

/// Solves the puzzle at the table; the computer answers between the turns.
fn solve(table: &mut Table) {
    for _ in 0..4 {
        play_right_turn(table);
        table.wait_for("the answer", |table| table.is_done() || table.is_open());
        table.rest();
        if table.is_done() {
            return;
        }
        assert_eq!(remark(table), Some(&Remark::Right));
    }
    panic!("it should be solved: {}", table.position());
}

/// A first action after which the goal is out of reach.
fn wrong_action(table: &Table) -> AnyAction {
    let position = table.session().position().clone();
    let (player, goal) = (running(table).player, running(table).goal);
    let is_wrong = |action: &&AnyAction| {
        let mut next = position.clone();
        next.play_unchecked(action);
        let goal = if next.to_move() == player { goal } else { goal.after_turn() };
        !keeps(&next, player, goal, &mut Work::new(u64::MAX))
    };
    position.actions().iter().find(is_wrong).expect("there should be a wrong action").clone()
}

#[test]
fn a_solved_puzzle_can_be_played_on_against_the_computer() {
    let mut table = Table::opened();
    let goes_on = (0..12).any(|place| {
        begin(&mut table, GameKind::Kulami, place);
        solve(&mut table);
        table.session().outcome().is_none()
    });
    assert!(goes_on, "one of the first puzzles should not end its match");
    let (before, player) = (table.position(), running(&table).player);
    table.click_button(&english(msg::review_play_from_here()));
    table.wait(4);
    assert!(table.exercise().is_none() && table.session().purpose() == Purpose::Match);
    let computers = table.session().computers().map(|level| level.is_some());
    assert_eq!((computers[player.index()], computers[player.other().index()]), (false, true));
    let has_answered = |table: &Table| table.position() != before && table.session().is_human_to_move();
    table.wait_for("the computer's turn", has_answered);
}

#[test]
fn the_right_turn_solves_a_puzzle_of_each_game_and_goal() {
    let goals = [
        Goal::Win { turns: 1 },
        Goal::Win { turns: 2 },
        Goal::Win { turns: 3 },
        Goal::Hold,
        Goal::KeepWin,
        Goal::KeepDraw,
    ];
    let mut solved = 0;
    for kind in GameKind::ALL {
        for goal in goals {
            let Some(place) = place_of(kind, |puzzle| puzzle.goal == goal) else { continue };
            let mut table = Table::opened();
            begin(&mut table, kind, place);
            solve(&mut table);
            assert_eq!(remark(&table), Some(&Remark::Solved(Stars::Three)), "{kind} {goal:?}");
            let stars = table.app.world().resource::<PuzzleStars>();
            assert_eq!(stars.of(kind, running(&table).puzzle), Some(Stars::Three));
            solved += 1;
        }
    }
    assert!(solved >= 8, "{solved}");
}

#[test]
fn a_wrong_try_is_answered_on_the_board_and_taken_back() {
    for kind in GameKind::ALL {
        let mut table = Table::opened();
        let place = place_of(kind, |puzzle| puzzle.goal != Goal::Win { turns: 1 }).unwrap();
        begin(&mut table, kind, place);
        let before = table.position();
        let action = wrong_action(&table);
        table.perform(&action);
        // It is judged in the background.
        let is_judged = |table: &Table| matches!(remark(table), Some(Remark::Wrong | Remark::Lost));
        table.wait_for(&format!("the verdict on {kind} {action}"), is_judged);
        let says = english(match remark(&table) {
            Some(Remark::Lost) => msg::puzzle_lost(),
            _ => msg::puzzle_wrong(),
        });
        assert!(table.texts().contains(&says), "{kind}: {says}");
        let is_answered = |table: &Table| table.session().game().played().len() > 1;
        table.wait_for("the answer", |table| is_answered(table) || table.is_open());
        let could_answer = table.session().game().played().len() > 1;
        table.wait_for("taking back", Table::is_open);
        table.rest();
        assert!(could_answer, "{kind}: the opponent shows why");
        if let Some(Remark::Refuted(reply, ended)) = remark(&table) {
            let goal = Collection::of(kind).puzzles[place].goal;
            let ended = ended.map(|outcome| outcome.reason.message().sentence());
            let says = english(msg::puzzle_refuted(reply, ended.unwrap_or_else(|| puzzle_missed(goal))));
            assert!(table.texts().contains(&says), "{kind}: {says}");
        } else {
            assert_eq!(remark(&table), Some(&Remark::Lost), "{kind}: the reply stays in words");
        }
        assert_eq!(table.position(), before, "{kind}");
        table.check_pieces();
        assert!(table.session().is_human_to_move());
        solve(&mut table);
        assert_eq!(remark(&table), Some(&Remark::Solved(Stars::Two)), "{kind}: at the second try");
    }
}

#[test]
fn a_turn_that_does_not_win_at_once_is_taken_back_without_a_reply() {
    let kind = GameKind::Napoleon;
    let place = place_of(kind, |puzzle| puzzle.goal == Goal::Win { turns: 1 }).unwrap();
    let mut table = Table::opened();
    begin(&mut table, kind, place);
    let before = table.position();
    let action = wrong_action(&table);
    table.perform(&action);
    table.wait_for("the verdict", |table| remark(table) == Some(&Remark::NoWin));
    table.wait_for("taking back", Table::is_open);
    table.rest();
    assert!(table.texts().contains(&english(msg::puzzle_no_win())));
    assert_eq!((table.position(), table.session().game().played().len()), (before, 0));
    solve(&mut table);
    assert_eq!(remark(&table), Some(&Remark::Solved(Stars::Two)));
}

#[test]
fn a_hint_names_the_idea_and_marks_where_to_begin_and_then_where_that_leads() {
    for kind in GameKind::ALL {
        let mut table = Table::opened();
        begin(&mut table, kind, 0);
        table.click_button(&english(msg::puzzle_hint()));
        table.wait(3);
        let mut idea = english(texts::puzzle_hint(running(&table).puzzle.theme(kind)));
        // A new piece begins where it goes.
        let has_origin = !kind.places_pieces();
        if has_origin {
            idea = format!("{idea} {}", english(msg::puzzle_hint_begin()));
        }
        assert!(table.texts().contains(&idea), "{kind}: {idea}");
        assert_eq!(table.marked(HighlightKind::Hint).len(), usize::from(has_origin), "{kind}");
        table.click_button(&english(msg::puzzle_hint()));
        table.wait(3);
        assert_eq!(table.marked(HighlightKind::Hint).len(), 1 + usize::from(has_origin), "{kind}");
        let first = running(&table).puzzle.solution.split(' ').next().unwrap().to_owned();
        let position = table.session().position().clone();
        let action = position.read_action(&first).unwrap();
        let told = english(msg::hint_told(texts::action_told(&position, &action)));
        assert!(
            table.texts().iter().any(|text| text.ends_with(&told)),
            "{kind}: {told}: {:#?}",
            table.texts()
        );
        solve(&mut table);
        assert_eq!(remark(&table), Some(&Remark::Solved(Stars::Two)), "{kind}: with a hint");
    }
}

#[test]
fn the_solution_is_shown_and_one_can_try_again() {
    for kind in GameKind::ALL {
        let mut table = Table::opened();
        begin(&mut table, kind, 0);
        table.click_button(&english(msg::puzzle_show()));
        table.wait_for("the solution", Table::is_done);
        table.rest();
        assert_eq!(remark(&table), Some(&Remark::Shown), "{kind}");
        let played: Vec<String> =
            table.session().game().played().iter().map(|played| played.action.to_string()).collect();
        assert_eq!(played.join(" "), running(&table).puzzle.solution);
        let stars = table.app.world().resource::<PuzzleStars>();
        assert_eq!(stars.of(kind, running(&table).puzzle), None, "{kind}: it was not solved");
        table.click_button(&english(msg::puzzle_again()));
        table.wait(4);
        table.rest();
        solve(&mut table);
        assert_eq!(remark(&table), Some(&Remark::Solved(Stars::One)), "{kind}");
    }
}
