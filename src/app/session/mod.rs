//! The match on the table: requests change it, facts tell what changed.
//!
//! Whoever wants something done, be it a hand, a key or a button, triggers a request. The rules decide. What has happened is
//! told once, as a fact, to everyone who shows it.

mod assists;
mod clock;

use std::sync::Arc;

use bevy::prelude::*;

use crate::app::board::LeaveReview;
use crate::app::games::{Look, look};
use crate::app::platform::now;
use crate::app::state::{Menu, Screen};
use crate::engine::Level;
use crate::games::{
    AnyAction, AnyGame, AnyIllegal, Effect, Effects, Game, GameKind, Outcome, Player, Reason,
};
use crate::record::{Clock, KeptMatch, Match, PlayError};
use crate::words::say;

pub(crate) use assists::{Assist, Assists, ToggleAssist};
pub(crate) use clock::TimeRanOut;
#[cfg(test)]
pub(crate) use clock::tick;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((clock::plugin, assists::plugin));
    app.add_systems(OnEnter(Screen::Title), lay_out_display);
    app.add_observer(start_match)
        .add_observer(play_action)
        .add_observer(undo)
        .add_observer(redo)
        .add_observer(leave_table);
}

/// The match on the table and who plays it.
#[derive(Resource, Clone, Debug)]
pub(crate) struct Session {
    pub(crate) game: Match<AnyGame>,
    /// The players' names, the first player's first.
    pub(crate) names: [String; 2],
    /// For each player the machine's level, if the machine plays for them.
    pub(crate) machines: [Option<Level>; 2],
    /// A name that a player gave the match, perhaps.
    pub(crate) title: String,
    /// When it began, in seconds since 1970.
    pub(crate) began: u64,
    /// The players' time, if it is limited.
    pub(crate) clock: Option<Clock>,
    /// The file that it is kept in, once something has happened.
    pub(crate) file: Option<String>,
    /// After how many actions the position is that is looked back at; nothing in the present.
    pub(crate) review_ply: Option<usize>,
    look: Arc<dyn Look>,
}

impl Session {
    pub(crate) fn new(game: Match<AnyGame>, names: [String; 2]) -> Self {
        let look = look(game.start());
        Self {
            game,
            names,
            machines: [None; 2],
            title: String::new(),
            began: now(),
            clock: None,
            file: None,
            review_ply: None,
            look,
        }
    }

    /// A match that was kept, in this file.
    pub(crate) fn of_kept(kept: KeptMatch, file: Option<String>) -> Self {
        let KeptMatch { game, title, names, machines, began, clock, .. } = kept;
        // A level of another release that is not known here is played as well as the machine can.
        let machines = machines.map(|level| level.map(|level| Level::new(level).unwrap_or(Level::HIGHEST)));
        Self { title, machines, began, clock, file, ..Self::new(game, names) }
    }

    /// The match as it is kept.
    pub(crate) fn kept(&self, changed: u64) -> KeptMatch {
        let (title, names) = (self.title.clone(), self.names.clone());
        let machines = self.machines.map(|level| level.map(Level::number));
        let (game, began, clock) = (self.game.clone(), self.began, self.clock);
        KeptMatch { game, title, names, machines, began, changed, clock }
    }

    /// The same with clocks.
    pub(crate) fn with_clock(self, clock: Option<Clock>) -> Self {
        Self { clock, ..self }
    }

    /// The same with the machine as a player, or as both.
    pub(crate) fn with_machines(self, machines: [Option<Level>; 2]) -> Self {
        Self { machines, ..self }
    }

    /// A match between players who gave no names.
    pub(crate) fn unnamed(game: Match<AnyGame>) -> Self {
        let names = Self::default_names(game.position().kind());
        Self::new(game, names)
    }

    /// How the board and its pieces look.
    pub(crate) fn look(&self) -> &dyn Look {
        &*self.look
    }

    /// What the players' colours are called, as names for players who gave none.
    pub(crate) fn default_names(kind: GameKind) -> [String; 2] {
        Player::BOTH.map(|player| say(&format!("player-{}", kind.player_name(player))))
    }

    pub(crate) fn position(&self) -> &AnyGame {
        self.game.position()
    }

    /// The position that the board shows: the present one, unless somebody looks back.
    pub(crate) fn shown(&self) -> &AnyGame {
        self.review_ply.and_then(|at| self.game.position_at(at)).unwrap_or_else(|| self.position())
    }

    /// The end of the match, if what is shown is its last position.
    pub(crate) fn shown_outcome(&self) -> Option<Outcome> {
        self.outcome().filter(|_| self.review_ply.is_none_or(|at| at == self.game.played().len()))
    }

    pub(crate) fn kind(&self) -> GameKind {
        self.position().kind()
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let out_of_time = || {
            let loser = self.clock?.flagged()?;
            Some(Outcome::win(loser.other(), Reason::OutOfTime))
        };
        self.game.outcome().or_else(out_of_time)
    }

    pub(crate) fn name(&self, player: Player) -> &str {
        &self.names[player.index()]
    }

    /// The machine's level, if it is the machine's turn.
    pub(crate) fn computer_to_move(&self) -> Option<Level> {
        self.machines[self.position().to_move().index()].filter(|_| self.outcome().is_none())
    }

    /// Whether a person's hands may play now.
    pub(crate) fn is_human_to_move(&self) -> bool {
        self.outcome().is_none() && self.computer_to_move().is_none()
    }

    /// The legal actions for a person's hands: none when the match is over, or while the machine is to move.
    pub(crate) fn actions(&self) -> Vec<AnyAction> {
        if self.is_human_to_move() { self.game.actions() } else { Vec::new() }
    }

    /// The legal actions that no piece makes, such as the end of a turn: they need a button.
    pub(crate) fn actions_without_piece(&self) -> Vec<AnyAction> {
        let mut actions = self.actions();
        actions.retain(|action| {
            let gesture = self.position().gesture(action);
            gesture.from.is_none() && gesture.to.is_none()
        });
        actions
    }
}

/// Request: a match takes its place on the table.
#[derive(Event, Clone, Debug)]
pub(crate) struct StartMatch(pub(crate) Session);

/// Request: play an action.
#[derive(Event, Clone, Debug)]
pub(crate) struct PlayAction(pub(crate) AnyAction);

/// Request: take the last action back.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct Undo;

/// Request: play again what was taken back.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct Redo;

/// Request: show the last turn once more.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ReplayLastTurn;

/// Request: leave the match and go to the main menu.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct LeaveTable;

/// Fact: a match has taken its place on the table.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct MatchStarted;

/// Fact: an action was played, and this is what it did.
#[derive(Event, Clone, Debug)]
pub(crate) struct ActionPlayed {
    pub(crate) effects: Effects,
}

/// Fact: the last action was taken back.
#[derive(Event, Clone, Copy, Debug)]
pub(crate) struct ActionUndone;

/// Fact: an action was refused, for this reason.
#[derive(Event, Clone, Debug)]
pub(crate) struct ActionRefused {
    pub(crate) reason: PlayError<AnyIllegal>,
}

/// Behind the main menu a game stands ready to be played.
fn lay_out_display(mut commands: Commands) {
    if let [kind, ..] = GameKind::ALL
        && let Ok(start) = kind.set_up("", None, None)
    {
        commands.insert_resource(Session::unnamed(Match::new(start)));
        commands.trigger(MatchStarted);
    }
}

fn start_match(
    request: On<StartMatch>,
    mut commands: Commands,
    mut screen: ResMut<NextState<Screen>>,
    mut menu: ResMut<NextState<Menu>>,
) {
    commands.insert_resource(request.0.clone());
    screen.set(Screen::Table);
    menu.set(Menu::None);
    commands.trigger(MatchStarted);
}

fn play_action(request: On<PlayAction>, session: Option<ResMut<Session>>, mut commands: Commands) {
    let Some(mut session) = session else { return };
    if session.review_ply.is_some() {
        return in_the_present(&mut commands, request.clone());
    }
    if session.outcome().is_some() {
        return commands.trigger(ActionRefused { reason: PlayError::Over });
    }
    let player = session.position().to_move();
    match session.game.play(&request.0).cloned() {
        Ok(effects) => {
            // Before anybody hears of it, so that it is kept with the time that the turn has added.
            if effects.iter().any(|effect| matches!(effect, Effect::TurnEnded { .. }))
                && let Some(clock) = &mut session.clock
            {
                clock.end_turn(player);
            }
            commands.trigger(ActionPlayed { effects });
        }
        Err(reason) => commands.trigger(ActionRefused { reason }),
    }
}

fn undo(request: On<Undo>, session: Option<ResMut<Session>>, mut commands: Commands) {
    let Some(mut session) = session else { return };
    if session.review_ply.is_some() {
        return in_the_present(&mut commands, *request);
    }
    let has_undone = session.game.undo();
    // Against the machine its answer is taken back, too: else it would give it again.
    let is_against_person = session.machines.contains(&None);
    while has_undone && is_against_person && session.computer_to_move().is_some() {
        if !session.game.undo() {
            break;
        }
    }
    if has_undone {
        commands.trigger(ActionUndone);
    }
}

fn redo(request: On<Redo>, session: Option<ResMut<Session>>, mut commands: Commands) {
    let Some(mut session) = session else { return };
    if session.review_ply.is_some() {
        return in_the_present(&mut commands, *request);
    }
    let is_against_person = session.machines.contains(&None);
    while let Some(effects) = session.game.redo().cloned() {
        commands.trigger(ActionPlayed { effects });
        if !is_against_person || session.computer_to_move().is_none() {
            break;
        }
    }
}

/// Whoever looks back sees the present first, before anything happens in it.
fn in_the_present<'a, E: Event<Trigger<'a>: Default>>(commands: &mut Commands, request: E) {
    commands.trigger(LeaveReview);
    commands.trigger(request);
}

fn leave_table(_: On<LeaveTable>, mut screen: ResMut<NextState<Screen>>, mut menu: ResMut<NextState<Menu>>) {
    screen.set(Screen::Title);
    menu.set(Menu::None);
}
