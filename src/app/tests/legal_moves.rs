//! The legal moves at the table: generated once a position, and never those of another one.

use crate::app::ai::Opponent;
use crate::app::session::{
    ActionPlayed, ActionRefused, ActionUndone, LegalMoves, MatchStarted, PlayAction, Redo, TableMatch,
    TimeRanOut, Undo,
};
use engine::Level;
use record::Clock;
use rules::Gesture;

use super::whole_matches::whole_match;
use super::*;

/// How often the legal moves were generated in this match.
fn generated(table: &Table) -> usize {
    table.app.world().resource::<TableMatch>().generated()
}

#[test]
fn they_are_generated_once_a_position() {
    for kind in GameKind::ALL {
        let (mut table, actions) = whole_match(kind);
        assert_eq!(generated(&table), 1, "{kind}");
        let places: Vec<Site> = table.look().spots().iter().map(|spot| spot.site).collect();
        for place in places.iter().step_by(3) {
            let at = table.pixel(*place);
            table.point_at(at);
        }
        table.wait(30);
        assert_eq!(generated(&table), 1, "{kind}: the pointer has moved, and frames have passed");
        let action = table.session().position().read_action(&actions[0]).unwrap();
        table.perform(&action);
        table.wait(30);
        assert_eq!(generated(&table), 2, "{kind}: one more position");
        table.press(KeyCode::KeyU);
        table.rest();
        assert_eq!(generated(&table), 3, "{kind}: back in the first one");
    }
}

#[test]
fn a_refused_action_leaves_them_as_they_are() {
    let mut table = Table::kulami("", "closed");
    table.click("d4");
    table.rest();
    let before = generated(&table);
    table.click("e5");
    table.rest();
    assert_eq!((table.played().len(), generated(&table)), (1, before));
}

/// How often the legal moves were compared.
#[derive(Resource, Default)]
struct Compared(usize);

/// Compares the legal moves with those generated afresh.
fn check(session: &Session) {
    let fresh = session.is_human_to_move().then(|| LegalMoves::of(session.position()));
    let is_fresh = session.legal_moves() == fresh.as_ref().unwrap_or(LegalMoves::NONE);
    assert!(is_fresh, "after {} actions", session.game().played().len());
}

fn check_at<E: Event>(_: On<E>, session: Session, mut compared: ResMut<Compared>) {
    check(&session);
    compared.0 += 1;
}

/// A table where the legal moves are compared at every fact.
fn checked(setup: MatchSetup) -> Table {
    let mut table = Table::opened();
    table
        .app
        .init_resource::<Compared>()
        .add_observer(check_at::<MatchStarted>)
        .add_observer(check_at::<ActionPlayed>)
        .add_observer(check_at::<ActionUndone>)
        .add_observer(check_at::<ActionRefused>)
        .add_observer(check_at::<TimeRanOut>);
    table.set_up(|settings| settings.no_animations = true);
    table.app.world_mut().trigger(StartMatch(setup));
    table.wait(4);
    table
}

fn compared(table: &Table) -> usize {
    table.app.world().resource::<Compared>().0
}

fn match_of(kind: GameKind) -> Match<AnyGame> {
    Match::new(kind.set_up(kind.table_rules(), None, None).unwrap())
}

#[test]
fn they_are_those_of_the_present_position_whatever_is_played_undone_and_redone() {
    for kind in GameKind::ALL {
        let mut table = checked(MatchSetup::new(match_of(kind)));
        let mut chance: u64 = 11;
        let mut random = |below: usize| {
            chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (chance >> 33) as usize % below
        };
        for step in 0..120 {
            check(&table.session());
            let actions = table.session().game().actions();
            let first = actions.first().cloned();
            let world = table.app.world_mut();
            match random(8) {
                0 => world.trigger(Undo),
                1 => world.trigger(Redo),
                _ if actions.is_empty() => world.trigger(Undo),
                _ => world.trigger(PlayAction(actions[random(actions.len())].clone())),
            }
            world.flush();
            // Mostly not legal any more.
            if let Some(action) = first.filter(|_| step % 10 == 0) {
                world.trigger(PlayAction(action));
                world.flush();
            }
            if step % 20 == 0 {
                table.wait(1);
            }
        }
        assert!(compared(&table) > 100, "{kind}: {}", compared(&table));
    }
}

#[test]
fn there_are_none_from_the_moment_when_the_computer_is_to_move() {
    let computers = [None, Level::new(1)];
    let mut table = checked(MatchSetup::new(match_of(GameKind::Kulami)).with_computers(computers));
    for turn in 0..4 {
        table.app.world_mut().resource_mut::<Opponent>().pause();
        let action = table.session().game().actions()[turn].clone();
        table.app.world_mut().trigger(PlayAction(action));
        assert_eq!(table.session().legal_moves(), LegalMoves::NONE);
        table.app.world_mut().trigger(crate::app::ai::ResumeComputer);
        table.wait_for("the answer", |table| table.played().len() == 2 * turn + 2);
        assert_ne!(table.session().legal_moves(), LegalMoves::NONE);
    }
    assert_eq!(compared(&table), 9, "the start, and each action");
    // The computer takes over for the player to move: the same position, but no longer a person's turn.
    let setup = table.session().setup(table.app.world().resource::<SaveSlot>());
    table.app.world_mut().trigger(StartMatch(setup.with_computers([Level::new(1), None])));
    table.app.world_mut().flush();
    check(&table.session());
    assert_eq!(table.session().legal_moves(), LegalMoves::NONE);
}

#[test]
fn there_are_none_from_the_moment_when_time_has_run_out() {
    let setup = MatchSetup::new(match_of(GameKind::Kulami)).with_clock(Clock::new(10, 0).ok());
    let mut table = checked(setup);
    let action = table.session().game().actions()[0].clone();
    table.app.world_mut().trigger(PlayAction(action));
    table.app.world_mut().flush();
    assert_ne!(table.session().legal_moves(), LegalMoves::NONE);
    let before = compared(&table);
    table.leave_alone(Duration::from_secs(20));
    assert!(table.session().outcome().is_some());
    assert_eq!(table.session().legal_moves(), LegalMoves::NONE);
    assert_eq!(compared(&table), before + 1, "already when it was reported");
}

#[test]
fn they_are_found_by_place() {
    for kind in GameKind::ALL {
        let (table, actions) = whole_match(kind);
        let mut game = table.session().game().clone();
        for text in &actions {
            let position = game.position().clone();
            let moves = LegalMoves::of(&position);
            let all: Vec<(Gesture, AnyAction)> =
                game.actions().into_iter().map(|action| (position.gesture(&action), action)).collect();
            for (gesture, action) in &all {
                let alike = |other: &Gesture| (other.from, other.to) == (gesture.from, gesture.to);
                let ways = all.iter().filter(|(other, _)| alike(other)).map(|(_, action)| action);
                let found = moves.between(gesture.from, gesture.to);
                assert!(found.actions.iter().eq(ways), "{action}: in the order of the rules");
                assert!(found.gestures.iter().all(alike));
                assert_eq!(
                    gesture.to.is_some(),
                    moves.targets(gesture.from).any(|to| Some(to) == gesture.to)
                );
                assert!(gesture.from.is_none_or(|from| moves.can_act(from)));
            }
            let mut pieces: Vec<Site> = all.iter().filter_map(|(gesture, _)| gesture.from).collect();
            pieces.sort_unstable();
            pieces.dedup();
            assert!(moves.pieces().eq(pieces));
            game.play_text(text).unwrap();
        }
    }
}
