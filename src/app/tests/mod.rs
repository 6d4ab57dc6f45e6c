//! Tests of the table without a window or a driver: everything but the looks runs as it does for a player. Hands are the window's
//! own events, but for a few requests that buttons make.

mod advising;
mod choosing;
mod designer;
mod files;
mod games;
mod hands;
mod keeping;
mod keyboard;
mod killing;
mod kulami;
mod looking;
mod matches;
mod napoleon;
mod opponent;
mod order;
mod past;
mod resting;
mod reviewing;
mod screens;
mod seating;
mod setting;
mod touch;

use std::cell::RefCell;
use std::time::Duration;

use bevy::ecs::system::SystemState;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};

use crate::app::board::{BoardPiece, Timeline};
use crate::app::camera::TableCamera;
use crate::app::games::BoardLook;
use crate::app::highlights::{Highlight, HighlightKind};
use crate::app::interaction::{Selection, TurnGuard};
use crate::app::session::{MatchSetup, SaveSlot, Session, StartMatch};
use crate::app::settings::Settings;
use crate::app::state::{Menu, Screen, TurnPhase};
use crate::app::{Surface, table_app};
use crate::games::{AnyAction, AnyGame, Game, GameKind, PieceKind, Player, Presented, Site};
use crate::i18n::Language;
use crate::record::Match;

/// The time between two frames.
const FRAME: Duration = Duration::from_millis(40);

/// A table with a player's hands at it.
struct Table {
    app: App,
    window: Entity,
    /// Reads the match at the table.
    session: RefCell<SystemState<Session<'static>>>,
}

/// Matches from the start to the end.
const NETZWERK: &str = "h2-h4*g3 d2-d6*c3e3 j2-j4*i3 l2-l6*k3m3 b2-b4*a3 g3>g1 e3>e1 i3>i1 c3>c1 m3>m5 k3>k1 a3>a1 end \
    d12-d8*c11e11 j12-j8*i11k11 f12-f10*g11 b12-b10*a11 l12-l10*m11 m11>m13 k11>k9 i11>k11 c11>c13 end f2-f4*g1 \
    l6-l8*m5 i1>m1 end l10xl8*k9k11 g1>i1 end";
const NAPOLEON: &str = "i7-k7-i9 f10-g9 g6-i8-i10 g9-h8 h7xh9-j9-h11xj13-j11xl13xn15 n11-o10 i9-i11-k13 o10-p9 k13-j14 \
    p9-q8 j14-j16xh16xj14xl16 q8-r7 i5-i7-k7-i9-i11-k13xk15-i15xi13xg15xi15 r7-s6 i15-i16 s6-s5 i16-j17 s5-s4 l16-k17";

/// A match of Kulami, chosen by this seed.
fn kulami_match() -> Vec<String> {
    let mut game = Match::new(GameKind::Kulami.set_up("score=level2", Some("irregular"), None).unwrap());
    let mut chance: u64 = 7;
    while game.outcome().is_none() {
        let actions = game.actions();
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        game.play(&actions[(chance >> 33) as usize % actions.len()]).unwrap();
    }
    game.played().iter().map(|played| played.action.to_string()).collect()
}

/// A whole match of a game, and a table that is set for it.
fn whole_match(kind: GameKind) -> (Table, Vec<String>) {
    let words = |text: &str| text.split_ascii_whitespace().map(str::to_owned).collect();
    match kind {
        GameKind::Netzwerk => (Table::start(), words(NETZWERK)),
        GameKind::Kulami => (Table::kulami("score=level2", "irregular"), kulami_match()),
        GameKind::Napoleon => (Table::set(kind.set_up("", None, None).unwrap()), words(NAPOLEON)),
    }
}

/// A message as the table shows it: tests are in English.
fn english(message: impl Into<crate::i18n::Message>) -> String {
    Language::English.say(&message.into())
}

fn site(text: &str) -> Site {
    text.parse().unwrap()
}

impl Table {
    /// The program as it opens.
    fn opened() -> Self {
        Self::running(table_app(Surface::Nothing))
    }

    /// A program that has been set up, after its first frames.
    fn running(mut app: App) -> Self {
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        app.finish();
        app.cleanup();
        let window =
            app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).unwrap();
        let session = RefCell::new(SystemState::new(app.world_mut()));
        let mut table = Self { app, window, session };
        table.wait(4);
        table
    }

    /// A match by these rules from this position, seen straight from above so that no piece stands before another.
    fn with(rules: &str, position: Option<&str>) -> Self {
        Self::set(GameKind::Netzwerk.set_up(rules, None, position).unwrap())
    }

    /// A match of Kulami on a layout.
    fn kulami(rules: &str, layout: &str) -> Self {
        Self::set(GameKind::Kulami.set_up(rules, Some(layout), None).unwrap())
    }

    fn set(start: AnyGame) -> Self {
        Self::with_match(Match::new(start))
    }

    fn with_match(game: Match<AnyGame>) -> Self {
        let mut table = Self::opened();
        table.app.world_mut().trigger(StartMatch(MatchSetup::new(game)));
        table.wait(4);
        table.press(KeyCode::KeyF);
        table.wait(4);
        table
    }

    fn start() -> Self {
        Self::with("", None)
    }

    fn wait(&mut self, frames: usize) {
        (0..frames).for_each(|_| self.app.update());
    }

    /// Waits until nothing moves and hands may play.
    fn rest(&mut self) {
        for _ in 0..400 {
            self.wait(1);
            let world = self.app.world();
            let waits = self.session().is_human_to_move() && self.menu() == Menu::None;
            let is_guarded = world.resource::<TurnGuard>().is_up() && waits;
            if !world.resource::<Timeline>().is_busy() && !is_guarded {
                return self.wait(2);
            }
        }
        panic!("the pieces should come to rest");
    }

    /// Waits until something holds.
    fn wait_for(&mut self, what: &str, holds: impl Fn(&Self) -> bool) {
        for _ in 0..2_000 {
            if holds(self) {
                return;
            }
            self.wait(1);
        }
        panic!("{what} should come true");
    }

    /// The actions that were played.
    fn played(&self) -> Vec<String> {
        self.session().game().played().iter().map(|played| played.action.to_string()).collect()
    }

    /// Changes what a player has set.
    fn set_up(&mut self, change: impl FnOnce(&mut Settings)) {
        change(&mut self.app.world_mut().resource_mut::<Settings>());
        self.wait(2);
    }

    /// The layer of the overlay that covers a place in the window.
    fn covered_by(&mut self, at: Vec2) -> Option<egui::LayerId> {
        let mut contexts =
            self.app.world_mut().query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        let mut context = contexts.single_mut(self.app.world_mut()).unwrap();
        let context = context.get_mut();
        let at = at / context.zoom_factor();
        let layer = context.layer_id_at(egui::pos2(at.x, at.y));
        layer.filter(|layer| layer.order != egui::Order::Background)
    }

    /// Where a place is in the window.
    fn pixel(&mut self, site: Site) -> Vec2 {
        let spots = self.look().spots();
        let place = spots.iter().find(|spot| spot.site == site).unwrap().place;
        let mut cameras =
            self.app.world_mut().query_filtered::<(&Camera, &GlobalTransform), With<TableCamera>>();
        let (camera, transform) = cameras.single(self.app.world()).unwrap();
        camera.world_to_viewport(transform, place).unwrap()
    }

    /// Where the camera is.
    fn camera(&mut self) -> Transform {
        *self
            .app
            .world_mut()
            .query_filtered::<&Transform, With<TableCamera>>()
            .single(self.app.world())
            .unwrap()
    }

    fn session(&self) -> Session<'_> {
        self.session.borrow_mut().get(self.app.world()).unwrap()
    }

    /// The look of its board.
    fn look(&self) -> BoardLook {
        self.app.world().resource::<BoardLook>().clone()
    }

    fn selection(&self) -> &Selection {
        self.app.world().resource::<Selection>()
    }

    fn position(&self) -> String {
        self.session().position().to_string()
    }

    fn menu(&self) -> Menu {
        **self.app.world().resource::<State<Menu>>()
    }

    fn turn(&self) -> TurnPhase {
        **self.app.world().resource::<State<TurnPhase>>()
    }

    fn screen(&self) -> Screen {
        **self.app.world().resource::<State<Screen>>()
    }

    /// The places with a mark of a kind, sorted.
    fn marked(&mut self, kind: HighlightKind) -> Vec<String> {
        let mut sites: Vec<Site> = self
            .app
            .world_mut()
            .query::<&Highlight>()
            .iter(self.app.world())
            .filter(|highlight| highlight.kind == kind)
            .map(|highlight| highlight.site)
            .collect();
        sites.sort_unstable();
        sites.iter().map(ToString::to_string).collect()
    }

    /// Does with the mouse and the space bar what an action asks for.
    fn perform(&mut self, action: &AnyAction) {
        self.perform_by(
            action,
            |table, site| {
                let position = table.pixel(site);
                table.click_at(position);
            },
            |table| table.press(KeyCode::Space),
        );
    }

    /// Does what an action asks for, by touching places one after the other, or with what needs no place.
    fn perform_by(
        &mut self,
        action: &AnyAction,
        mut touch: impl FnMut(&mut Self, Site),
        without_place: impl FnOnce(&mut Self),
    ) {
        let gesture = self.session().position().gesture(action);
        let (from, to) = match (gesture.from, gesture.to) {
            (Some(from), Some(to)) => (from, to),
            (None, Some(to)) => {
                touch(self, to);
                return self.rest();
            }
            (_, None) => {
                without_place(self);
                return self.rest();
            }
        };
        touch(self, from);
        assert_eq!(self.selection(), &Selection::Piece { from }, "{action}");
        touch(self, to);
        // Where there is a choice, battery by battery until the right ones pay: what is touched last is kept.
        for _ in 0..=gesture.choices().len() {
            let Some(proposal) = self.selection().proposal() else { break };
            let proposed = self.session().position().gesture(proposal);
            let (proposed, wanted) = (proposed.choices(), gesture.choices());
            let missing = wanted.iter().find(|site| !proposed.contains(site));
            let missing = missing.or_else(|| proposed.iter().find(|site| !wanted.contains(site))).copied();
            missing.into_iter().for_each(|site| touch(self, site));
        }
        if let Some(proposal) = self.selection().proposal() {
            assert_eq!(proposal, action);
            touch(self, to);
        }
        self.rest();
    }

    /// The places with any mark of a kind, as text.
    fn is_marked(&mut self, kind: HighlightKind) -> bool {
        !self.marked(kind).is_empty()
    }

    /// Checks that pieces, each named by the place that it is on by the rules, are seen on other places.
    fn check_pieces_stand(&mut self, pieces: &[(&str, &str)]) {
        let look = self.look();
        for (on, seen) in pieces {
            let mut board_pieces = self.app.world_mut().query::<(&BoardPiece, &Transform)>();
            let found = board_pieces
                .iter(self.app.world())
                .find(|(board_piece, _)| board_piece.site() == Some(site(on)));
            let (board_piece, transform) = found.unwrap();
            let there = look.standing(board_piece.piece, site(seen)).translation;
            assert!(transform.translation.distance(there) < 1e-3, "{on}: {transform:?}, not {there:?}");
        }
    }

    /// Checks that every piece stands where the position has it, with the right side up.
    fn check_pieces(&mut self) {
        let look = self.look();
        let mut shown: Vec<(Option<Site>, PieceKind, Option<Player>, bool)> = Vec::new();
        for (board_piece, transform) in
            self.app.world_mut().query::<(&BoardPiece, &Transform)>().iter(self.app.world())
        {
            let piece = board_piece.piece;
            shown.push((board_piece.site(), piece.kind, piece.owner, piece.spent));
            let rest = board_piece.rest(&*look);
            assert!(
                transform.translation.distance(rest.translation) < 1e-3,
                "{board_piece:?} is at {transform:?}"
            );
            assert!(
                transform.rotation.angle_between(rest.rotation) < 1e-2,
                "{board_piece:?} is turned {transform:?}"
            );
        }
        let position = self.session().position().clone();
        let on_board = position.pieces().into_iter().map(|(site, piece)| (Some(site), piece));
        let beside = position.beside().into_iter().map(|piece| (None, piece));
        let mut wanted: Vec<_> = on_board
            .chain(beside)
            .map(|(site, piece)| (site, piece.kind, piece.owner, piece.spent))
            .collect();
        shown.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(shown, wanted);
    }
}
