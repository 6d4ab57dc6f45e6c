//! The menus and panels that a snapshot can show, in every language.

use std::str::FromStr;

use bevy::ecs::system::SystemState;
use bevy::prelude::*;
use thiserror::Error;

use crate::app::ai::{Hint, MatchReview, RequestHint, ReviewMatch};
use crate::app::camera::Orbit;
use crate::app::exercises::{ExerciseRequest, StartLesson, StartPuzzle};
use crate::app::games::look;
use crate::app::interaction::InspectSite;
use crate::app::saves::show_matches;
use crate::app::session::{GoToPly, LookAtTurn, OfferDraw, PlayAction, Resign, SaveSlot, Session, ShowLine};
use crate::app::settings::{Seating, Settings};
use crate::app::state::{Menu, Screen, TurnPhase};
#[cfg(not(target_family = "wasm"))]
use crate::app::ui::TabletServer;
use crate::app::ui::{AboutPage, Draft, PuzzlesPage, RulesPage};
use engine::{AnyRootPosition, Limits, Searcher, Stop};
use record::{Name, SavedMatch};
use rules::{GameKind, Presented};
use study::lessons::Course;

/// A menu or panel over the table in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scene {
    /// The main menu.
    Title,
    /// The dialog for a new match.
    NewMatch,
    /// The layout designer.
    Designer,
    /// Saved games.
    Matches,
    /// A picture or an animation of the match.
    Share,
    /// The player's own results.
    Record,
    /// The settings.
    Settings,
    /// The rules of the game.
    Rules,
    /// The panel beside the board.
    Panel,
    /// The same during a review.
    Review,
    /// The same with the turns judged, at the first one that decided the match.
    Judged,
    /// The same, with what would have been better on the board.
    BetterLine,
    /// A hint.
    Hint,
    /// A step of the course of the game, counted from 1; a course with fewer steps shows its last one.
    Lesson(u8),
    /// The end of the match of the course.
    LessonOver,
    /// The list of the game's puzzles.
    Puzzles,
    /// The first of them on the table, with its hint.
    Puzzle,
    /// The panels of two people who sit face to face.
    FaceToFace,
    /// Information about a place.
    Answer,
    /// Hand-over between turns.
    HandOver,
    /// The keyboard shortcuts.
    Keys,
    /// The page about the program.
    About,
    /// The licences on it.
    Licences,
    /// The text for reporting a problem.
    Report,
    /// The address of the server for a tablet.
    Tablet,
    /// The pause menu.
    Pause,
    /// The question whether to resign.
    Resign,
    /// The question whether to offer a draw.
    OfferDraw,
    /// A draw that was offered to the other player.
    DrawOffer,
    /// The same to a player at the far edge, face to face.
    FarOffer,
    /// The result beside the board.
    Result,
    /// The result after the player to move has resigned.
    Resigned,
}

impl Scene {
    /// All scenes, by their names on the command line.
    pub const ALL: [(&'static str, Self); 32] = [
        ("title", Self::Title),
        ("new-match", Self::NewMatch),
        ("design", Self::Designer),
        ("matches", Self::Matches),
        ("share", Self::Share),
        ("record", Self::Record),
        ("settings", Self::Settings),
        ("rules", Self::Rules),
        ("panel", Self::Panel),
        ("review", Self::Review),
        ("judged", Self::Judged),
        ("better-line", Self::BetterLine),
        ("hint", Self::Hint),
        ("lesson", Self::Lesson(1)),
        ("lesson-over", Self::LessonOver),
        ("puzzles", Self::Puzzles),
        ("puzzle", Self::Puzzle),
        ("face-to-face", Self::FaceToFace),
        ("answer", Self::Answer),
        ("hand-over", Self::HandOver),
        ("keys", Self::Keys),
        ("about", Self::About),
        ("licences", Self::Licences),
        ("report", Self::Report),
        ("tablet", Self::Tablet),
        ("pause", Self::Pause),
        ("resign", Self::Resign),
        ("offer-draw", Self::OfferDraw),
        ("draw-offer", Self::DrawOffer),
        ("far-offer", Self::FarOffer),
        ("result", Self::Result),
        ("resigned", Self::Resigned),
    ];

    const fn menu(self) -> Menu {
        match self {
            Self::Title
            | Self::Panel
            | Self::Review
            | Self::Judged
            | Self::BetterLine
            | Self::Hint
            | Self::Lesson(_)
            | Self::LessonOver
            | Self::Puzzle
            | Self::FaceToFace
            | Self::DrawOffer
            | Self::FarOffer
            | Self::Result
            | Self::Resigned
            | Self::Answer => Menu::None,
            Self::HandOver => Menu::HandOver,
            Self::Keys => Menu::Keys,
            Self::NewMatch => Menu::NewMatch,
            Self::Designer => Menu::Designer,
            Self::Puzzles => Menu::Puzzles,
            Self::Matches => Menu::Matches,
            Self::Share => Menu::Share,
            Self::Record => Menu::Record,
            Self::Settings => Menu::Settings,
            Self::Rules => Menu::Rules,
            Self::About | Self::Licences => Menu::About,
            Self::Report => Menu::ReportProblem,
            Self::Tablet => Menu::Tablet,
            Self::Pause => Menu::Pause,
            Self::Resign => Menu::Resign,
            Self::OfferDraw => Menu::OfferDraw,
        }
    }
}

/// The text is not the name of a scene.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no screen ‘{text}’ (there are: {known})")]
pub struct UnknownScene {
    text: String,
    known: String,
}

impl FromStr for Scene {
    type Err = UnknownScene;

    fn from_str(text: &str) -> Result<Self, UnknownScene> {
        let step = text.strip_prefix("lesson-").and_then(|step| step.parse().ok());
        if let Some(step) = step.filter(|step| *step > 0) {
            return Ok(Self::Lesson(step));
        }
        let found = Self::ALL.iter().find(|(name, _)| *name == text).map(|(_, scene)| *scene);
        let known = || Self::ALL.map(|(name, _)| name).join(", ");
        found.ok_or_else(|| UnknownScene { text: text.to_owned(), known: known() })
    }
}

/// Opens a scene over the match on the table.
pub(crate) fn set_scene(app: &mut App, scene: Scene) {
    let mut state = SystemState::<(Session, Res<SaveSlot>)>::new(app.world_mut());
    let Ok((session, slot)) = state.get(app.world()) else { return };
    let setup = session.setup(&slot);
    let kind: GameKind = setup.timed.game().position().kind();
    let saved = setup.saved(setup.began);
    *app.world_mut().resource_mut::<Draft>() = Draft::new(kind);
    if scene == Scene::Title {
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    }
    if matches!(scene, Scene::Review | Scene::Judged | Scene::BetterLine) {
        let half = setup.timed.game().played().len() / 2;
        app.world_mut().trigger(GoToPly(half));
    }
    match scene {
        Scene::Judged | Scene::BetterLine => judge(app, scene == Scene::BetterLine),
        Scene::Hint => {
            app.world_mut().trigger(RequestHint);
            wait_until(app, |world| !world.resource::<Hint>().is_coming());
        }
        Scene::DrawOffer => app.world_mut().trigger(OfferDraw),
        Scene::Resigned => app.world_mut().trigger(Resign),
        Scene::FaceToFace | Scene::FarOffer => {
            app.world_mut().resource_mut::<Settings>().seating = Seating::FaceToFace;
            app.world_mut().resource_mut::<Orbit>().flat = true;
            if scene == Scene::FarOffer {
                app.world_mut().trigger(OfferDraw);
            }
        }
        Scene::Lesson(step) => {
            let last = Course::of(kind).steps.len();
            app.world_mut().trigger(StartLesson(kind, Some(usize::from(step).min(last) - 1)));
        }
        Scene::LessonOver => {
            let last = Course::of(kind).steps.len() - 1;
            app.world_mut().trigger(StartLesson(kind, Some(last)));
            app.update();
            play_to_the_end(app);
        }
        Scene::Puzzles => app.world_mut().resource_mut::<PuzzlesPage>().0 = kind,
        Scene::Puzzle => {
            app.world_mut().trigger(StartPuzzle { kind, place: 0, is_of_day: false });
            app.world_mut().trigger(ExerciseRequest::Hint);
            app.world_mut().trigger(ExerciseRequest::Hint);
        }
        Scene::Licences => *app.world_mut().resource_mut::<AboutPage>() = AboutPage::Licence,
        #[cfg(not(target_family = "wasm"))]
        Scene::Tablet => app.world_mut().insert_resource(TabletServer::pretended()),
        _ => {}
    }
    app.world_mut().resource_mut::<RulesPage>().show(kind);
    app.world_mut().resource_mut::<NextState<Menu>>().set(scene.menu());
    app.update();
    if scene == Scene::Answer {
        let last = setup.timed.game().played().last();
        let moved = last.and_then(|last| setup.timed.game().position().gesture(&last.action).to);
        let first = look(setup.timed.game().start()).spots().first().map(|spot| spot.site);
        app.world_mut().trigger(InspectSite(moved.or(first)));
    }
    show_matches(app.world_mut(), list_of(&saved));
}

/// A list of saved matches: this one, in its present state and earlier ones.
fn list_of(saved: &SavedMatch) -> Vec<(String, SavedMatch)> {
    const DAY: u64 = 24 * 60 * 60;
    let names = [[None, None], [Some("Zoë"), Some("Paul")], [None, Some("Émile")]];
    let mut list = Vec::new();
    for (i, days) in [0, 1, 12, 40, 200, 500].into_iter().enumerate() {
        let mut saved = saved.clone();
        for _ in 0..i * 4 {
            saved.timed.undo();
        }
        saved.title = if i == 2 { Name::fitted("Waterloo 1815") } else { None };
        for (player, name) in saved.players.iter_mut().zip(names[i % names.len()]) {
            player.name = name.and_then(Name::fitted);
        }
        saved.changed = saved.changed.saturating_sub(days * DAY);
        list.push((format!("{i}.ron"), saved));
    }
    list
}

/// Plays the match at the table until it is over: for both sides what the engine finds at a glance.
fn play_to_the_end(app: &mut App) {
    let (glance, mut searcher) = (Limits::nodes(100), Searcher::new(1));
    while let Some(root) = root_at_table(app) {
        for action in root.search(&mut searcher, &glance, &Stop::default(), |_| ()).turn() {
            app.world_mut().trigger(PlayAction(action.clone()));
        }
        app.update();
    }
    wait_until(app, |world| *world.resource::<State<TurnPhase>>().get() == TurnPhase::Over);
}

/// The position at the table, unless the match is over.
fn root_at_table(app: &mut App) -> Option<AnyRootPosition> {
    let mut state = SystemState::<Session>::new(app.world_mut());
    let session = state.get(app.world()).ok()?;
    AnyRootPosition::from_history(session.game().positions()).filter(|_| session.outcome().is_none())
}

/// Judges the match, and goes to the first turn that decided it, or to the line that would have been better.
fn judge(app: &mut App, shows_line: bool) {
    app.world_mut().trigger(ReviewMatch);
    wait_until(app, |world| world.resource::<MatchReview>().progress().is_none());
    let review = app.world().resource::<MatchReview>();
    let Some(point) = review.points().first().copied() else { return };
    let turn = review.turns()[point].actions.clone();
    let better = review.better(point).map(<[_]>::to_vec);
    app.world_mut().trigger(LookAtTurn(turn.start));
    if let Some(turns) = better.filter(|_| shows_line) {
        app.world_mut().trigger(ShowLine { from: turn.start, turns });
    }
}

/// Waits for a search, which always ends.
fn wait_until(app: &mut App, is_so: impl Fn(&World) -> bool) {
    while !is_so(app.world()) {
        app.update();
    }
}
