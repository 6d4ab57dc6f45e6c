//! Everything that the app knows of each game, one folder per game. `docs/adding-a-game.md` lists the parts.
//!
//! | file | topic |
//! |---|---|
//! | `view.rs` | what the shared code asks a game: [`GameView`] |
//! | `look.rs` | how a match looks on the table: [`Look`] |
//! | `sounds.rs` | what is heard at the table: [`Sound`], and when: [`Moment`] |
//! | `grid.rs` | where places are in a small picture of a board |
//! | `boards.rs` | how the boards of a game are chosen: [`BoardChooser`] |
//! | `netzwerk/`, `kulami/`, `napoleon/` | the games |

mod boards;
mod grid;
pub(crate) mod kulami;
mod look;
mod napoleon;
mod netzwerk;
mod sounds;
mod view;

use std::sync::Arc;

use bevy::prelude::*;

use crate::app::session::{MatchPrepared, Session};
use rules::{AnyGame, GameKind};

pub(crate) use boards::{BoardChooser, NamedBoard, RandomBoard};
pub(crate) use grid::Grid;
pub(crate) use look::{Body, Contact, Flag, Gait, Lamps, Look, Part, Prize, Spot, TrayPlace};
pub(crate) use sounds::{Happening, Moment, PlaySound, Sound};
pub(crate) use view::GameView;

/// What players design themselves.
pub(crate) use rules::kulami::{Layout, NamedLayout};

/// The view of a game. Only this function in the app distinguishes games.
pub(crate) fn view_of(kind: GameKind) -> &'static GameView {
    match kind {
        GameKind::Netzwerk => &netzwerk::VIEW,
        GameKind::Kulami => &kulami::VIEW,
        GameKind::Napoleon => &napoleon::VIEW,
    }
}

/// The look of the match at the table.
#[derive(Resource, Clone, Debug)]
pub(crate) struct BoardLook(Arc<dyn Look>);

impl std::ops::Deref for BoardLook {
    type Target = dyn Look;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TrayPlace>()
        .add_systems(PreStartup, |session: Session, trays: Res<TrayPlace>, mut commands: Commands| {
            renew_look(&session, *trays, &mut commands);
        })
        .add_observer(
            |_: On<MatchPrepared>, session: Session, trays: Res<TrayPlace>, mut commands: Commands| {
                renew_look(&session, *trays, &mut commands);
            },
        );
}

fn renew_look(session: &Session, trays: TrayPlace, commands: &mut Commands) {
    let mut board_look = BoardLook(look(session.game().start()));
    board_look.place_trays(trays);
    commands.insert_resource(board_look);
}

impl BoardLook {
    /// Places its trays.
    pub(crate) fn place_trays(&mut self, trays: TrayPlace) {
        self.0 = self.0.with_trays(trays);
    }
}

/// The look of a match.
pub(crate) fn look(game: &AnyGame) -> Arc<dyn Look> {
    (view_of(game.kind()).look)(game)
}

/// The game whose board files contain a struct with this name.
pub(crate) fn game_of_file(struct_name: &str) -> Option<(GameKind, &'static BoardChooser)> {
    choosers().find(|(_, chooser)| chooser.struct_name == struct_name)
}

/// The games with several boards, and how each one's are chosen.
pub(crate) fn choosers() -> impl Iterator<Item = (GameKind, &'static BoardChooser)> {
    GameKind::ALL.into_iter().filter_map(|kind| Some((kind, view_of(kind).board_chooser?)))
}
