//! What happens by itself at a puzzle: a turn that went wrong is ended and taken back, and the solution is played.

use bevy::prelude::*;

use super::running::{PuzzleAtTable, PuzzleRemark, Stage};
use crate::app::AppSystems;
use crate::app::platform::Redraw;
use crate::app::session::{LetComputerAnswer, OpenExercise, PlayAction, Session, TakeBack};
use crate::app::state::{Menu, Screen, TurnPhase};
use rules::Game;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        run_script.run_if(in_state(Screen::Table)).run_if(in_state(Menu::None)).in_set(AppSystems::Ai),
    );
}

/// Seconds before something is played or taken back, once the pieces are at rest: enough to see what has happened.
const PAUSE: f32 = 0.6;
/// The same after the opponent has shown what was wrong.
const LONG_PAUSE: f32 = 1.6;

fn run_script(
    time: Res<Time>,
    turn: Res<State<TurnPhase>>,
    session: Session,
    mut at_table: ResMut<PuzzleAtTable>,
    mut redraw: ResMut<Redraw>,
    mut commands: Commands,
) {
    // Waiting is no change: highlights need not be laid again for it.
    let Some(running) = &mut at_table.bypass_change_detection().0 else { return };
    let is_at_rest = matches!(**turn, TurnPhase::Choosing | TurnPhase::Thinking | TurnPhase::Over);
    let is_active = match running.stage {
        Stage::TakingBack | Stage::Showing => true,
        Stage::Refuting => !running.script.is_empty(),
        Stage::Trying | Stage::Answering | Stage::Done => false,
    };
    if !is_active || !is_at_rest {
        return;
    }
    running.waited += time.delta_secs();
    redraw.request();
    let takes_back = running.stage == Stage::TakingBack && session.game().played().len() > running.good;
    if running.waited < if takes_back { LONG_PAUSE } else { PAUSE } {
        return;
    }
    if takes_back {
        commands.trigger(TakeBack);
        return;
    }
    let Some(running) = &mut at_table.0 else { return };
    running.waited = 0.0;
    match running.stage {
        // What is in the script then is the solution.
        Stage::TakingBack if !running.script.is_empty() => running.stage = Stage::Showing,
        Stage::TakingBack => {
            running.stage = Stage::Trying;
            commands.trigger(OpenExercise(true));
        }
        Stage::Showing | Stage::Refuting => match running.script.pop_front() {
            Some(text) => {
                if let Ok(action) = session.position().read_action(&text) {
                    commands.trigger(PlayAction(action));
                }
                if running.stage == Stage::Refuting && running.script.is_empty() {
                    commands.trigger(LetComputerAnswer);
                }
            }
            None => {
                running.stage = Stage::Done;
                running.remark = Some(PuzzleRemark::Shown);
            }
        },
        Stage::Trying | Stage::Answering | Stage::Done => {}
    }
}
