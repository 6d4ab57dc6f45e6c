//! The program in a real window, playing itself for hours: what it needs of the system stays the same. It needs a display and a graphics
//! driver: `SOAK_MINUTES=120 xvfb-run cargo test --lib soak -- --ignored --nocapture`. The figures and their graph are then in
//! `target/soak/`.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use super::redraw::MENUS;
use super::*;
use crate::app::ai::{Analysis, RequestHint, ReviewMatch, SwitchAnalysis};
use crate::app::art::SurfaceMaterial;
use crate::app::exercises::{StartLesson, StartPuzzle};
use crate::app::platform::Redraw;
use crate::app::saves::{OpenLink, OpenMatch, TakeMatch};
use crate::app::session::{GoToPly, LeaveReview, LeaveTable, PlayAction, Purpose, Redo, Undo};
use crate::app::settings::{ChangeSettings, Quality, Theme};
use record::{SavedMatch, Seat, write_link};
use rules::Rng;

/// What is watched, and how much more of it there may be at the end than after a quarter: a part of it, and a number.
const WATCHED: [(&str, f64, f64); 7] = [
    ("memory in MB", 0.05, 8.0),
    ("threads", 0.0, 2.0),
    ("open files", 0.0, 2.0),
    ("entities", 0.05, 50.0),
    ("meshes", 0.05, 20.0),
    ("materials", 0.05, 20.0),
    ("images", 0.05, 5.0),
];

/// How often it is looked at.
const BETWEEN: Duration = Duration::from_secs(10);

/// Matches longer than this are left: random ones may have no end.
const LONG: usize = 150;

/// What was seen, and when, in seconds.
type Seen = Arc<Mutex<Vec<(f64, [f64; 7])>>>;

fn lock(seen: &Seen) -> MutexGuard<'_, Vec<(f64, [f64; 7])>> {
    seen.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The player: what they have done so far.
#[derive(Resource)]
struct SelfPlay {
    chance: Rng,
    begun: Instant,
    ends: Duration,
    seen: Seen,
    /// The matches that were begun, and all that was done.
    matches: usize,
    acts: usize,
}

/// What this process needs of the system: memory in megabytes, threads, open files.
fn needed() -> [f64; 3] {
    let status = fs::read_to_string("/proc/self/status").unwrap();
    let of = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap();
        line.split_ascii_whitespace().next().unwrap().parse::<f64>().unwrap()
    };
    let files = fs::read_dir("/proc/self/fd").unwrap().count();
    [of("VmRSS:") / 1024.0, of("Threads:"), files as f64]
}

fn look(world: &World) -> [f64; 7] {
    let [memory, threads, files] = needed();
    let entities = world.entities().count_spawned();
    let meshes = world.resource::<Assets<Mesh>>().len();
    let materials = world.resource::<Assets<SurfaceMaterial>>().len();
    let images = world.resource::<Assets<Image>>().len();
    let [entities, meshes, materials, images] =
        [entities as usize, meshes, materials, images].map(|count| count as f64);
    [memory, threads, files, entities, meshes, materials, images]
}

/// Does the next thing, once the table is at rest, and looks at what is needed from time to time.
fn play(world: &mut World) {
    world.resource_mut::<Redraw>().request();
    let player = world.resource::<SelfPlay>();
    let (passed, seen) = (player.begun.elapsed(), player.seen.clone());
    let is_due = lock(&seen).last().is_none_or(|(at, _)| passed.as_secs_f64() - at >= BETWEEN.as_secs_f64());
    if is_due {
        let looked = look(world);
        lock(&seen).push((passed.as_secs_f64(), looked));
    }
    let player = world.resource::<SelfPlay>();
    if passed > player.ends {
        println!("{} matches, {} acts", player.matches, player.acts);
        world.write_message(AppExit::Success);
        return;
    }
    let phase = world.get_resource::<State<TurnPhase>>().map(|phase| **phase);
    if phase.is_some_and(|phase| matches!(phase, TurnPhase::Animating | TurnPhase::HandingOver)) {
        return;
    }
    let mut player = world.remove_resource::<SelfPlay>().unwrap();
    player.acts += 1;
    act(world, &mut player);
    world.insert_resource(player);
}

fn act(world: &mut World, player: &mut SelfPlay) {
    let chance = &mut player.chance;
    if **world.resource::<State<Menu>>() != Menu::None {
        if chance.below(4) == 0 {
            world.resource_mut::<NextState<Menu>>().set(Menu::None);
        }
        return;
    }
    let mut state = SystemState::<(Session, Res<SaveSlot>)>::new(world);
    let (session, slot) = state.get(world).unwrap();
    let played = session.game().played().len();
    let is_of_match = session.purpose() == Purpose::Match;
    let is_over = session.outcome().is_some();
    let actions = session.position().actions();
    let is_reviewed = session.review_ply().is_some();
    let phase = world.get_resource::<State<TurnPhase>>().map(|phase| **phase);
    let Some(phase) = phase.filter(|_| is_of_match || chance.below(12) > 0) else {
        return begin(world, player);
    };
    if is_reviewed {
        match chance.below(3) {
            0 => world.trigger(LeaveReview),
            _ => world.trigger(GoToPly(chance.below(played + 1))),
        }
        return;
    }
    if is_over || played > LONG {
        match chance.below(6) {
            0 => world.trigger(GoToPly(chance.below(played + 1))),
            1 => world.trigger(ReviewMatch),
            2 => world.resource_mut::<NextState<Menu>>().set(Menu::Share),
            _ => begin(world, player),
        }
        return;
    }
    match chance.below(100) {
        0..4 => world.trigger(Undo),
        4..6 => world.trigger(Redo),
        6..8 => world.trigger(GoToPly(chance.below(played + 1))),
        8..13 => {
            let menu = MENUS[chance.below(MENUS.len())];
            world.resource_mut::<NextState<Menu>>().set(menu);
        }
        13..15 => {
            const THEMES: [Theme; 4] = [Theme::Day, Theme::Evening, Theme::GreenCloth, Theme::BlueCloth];
            let mut settings = world.resource::<Settings>().clone();
            settings.language = Some(Language::ALL[chance.below(5)].code().to_owned());
            settings.theme = THEMES[chance.below(4)];
            settings.text_size = [100, 150, 200][chance.below(3)];
            world.trigger(ChangeSettings(settings));
        }
        15 => world.trigger(RequestHint),
        16 => world.trigger(SwitchAnalysis),
        17 => world.trigger(LeaveTable),
        18 => {
            let link = write_link(&session.saved(&slot, 0)).text;
            world.trigger(OpenLink(link));
        }
        19 => {
            let file = world.resource::<SaveSlot>().file.as_ref().map(|file| file.name().to_owned());
            if let Some(file) = file {
                world.trigger(OpenMatch(file));
            }
        }
        _ if phase == TurnPhase::Choosing && !actions.is_empty() => {
            world.trigger(PlayAction(actions[chance.below(actions.len())].clone()));
        }
        _ => {}
    }
}

/// Begins what comes next: a match of each game in turns, some against the computer, or a course, or a puzzle.
fn begin(world: &mut World, player: &mut SelfPlay) {
    player.matches += 1;
    let kind = GameKind::ALL[player.matches % GameKind::ALL.len()];
    if world.resource::<Analysis>().is_on() {
        world.trigger(SwitchAnalysis);
    }
    match player.chance.below(10) {
        0 => world.trigger(StartLesson(kind, None)),
        1 => world.trigger(StartPuzzle { kind, place: player.chance.below(20), is_of_day: false }),
        2..5 => {
            let game = Match::new(kind.set_up("", None, None).unwrap());
            let mut saved: SavedMatch = MatchSetup::new(game).saved(0);
            saved.players[1].seat = Seat::Computer(1);
            world.trigger(TakeMatch(saved));
        }
        _ => world.trigger(StartMatch(MatchSetup::new(Match::new(kind.set_up("", None, None).unwrap())))),
    }
}

/// The middle one of a column's values in a part of the rows, counted in eighths.
fn middle(seen: &[(f64, [f64; 7])], column: usize, eighth: usize) -> f64 {
    let rows = &seen[seen.len() * eighth / 8..seen.len() * (eighth + 1) / 8];
    let mut values: Vec<f64> = rows.iter().map(|(_, values)| values[column]).collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

/// One graph below the other, each from nothing to its greatest value.
fn graph(seen: &[(f64, [f64; 7])]) -> String {
    const WIDTH: f64 = 900.0;
    const HEIGHT: f64 = 110.0;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" font-family=\"sans-serif\" font-size=\"14\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n",
        WIDTH + 40.0,
        HEIGHT * WATCHED.len() as f64 + 30.0
    );
    let end = seen.last().unwrap().0;
    for (column, (name, ..)) in WATCHED.iter().enumerate() {
        let most = seen.iter().map(|(_, values)| values[column]).fold(1.0, f64::max);
        let foot = HEIGHT * (column + 1) as f64;
        let points = seen.iter().map(|(at, values)| {
            format!("{:.1},{:.1}", 20.0 + WIDTH * at / end, foot - (HEIGHT - 30.0) * values[column] / most)
        });
        let points = points.collect::<Vec<_>>().join(" ");
        writeln!(svg, "<text x=\"20\" y=\"{}\">{name}: at most {most:.0}</text>", foot - HEIGHT + 22.0)
            .unwrap();
        writeln!(svg, "<path d=\"M20 {foot}h{WIDTH}\" stroke=\"#999\"/>").unwrap();
        writeln!(svg, "<polyline points=\"{points}\" fill=\"none\" stroke=\"#264\" stroke-width=\"1.5\"/>")
            .unwrap();
    }
    writeln!(svg, "<text x=\"20\" y=\"{}\">{:.0} minutes</text>\n</svg>", HEIGHT * 7.0 + 22.0, end / 60.0)
        .unwrap();
    svg
}

#[test]
#[ignore = "plays in a window for hours"]
fn a_window_that_is_open_for_hours_needs_no_more_than_at_first() {
    let minutes = std::env::var("SOAK_MINUTES").ok().and_then(|minutes| minutes.parse().ok()).unwrap_or(120);
    let folder = tempfile::tempdir().unwrap();
    let seen = Seen::default();
    let mut app = app_in(folder.path(), Surface::Window);
    let settings = Settings {
        no_animations: true,
        muted: true,
        quality: Quality::Low,
        quality_is_chosen: true,
        quality_is_measured: true,
        ..Settings::default()
    };
    app.insert_resource(SelfPlay {
        chance: Rng::new(20_260_101),
        begun: Instant::now(),
        ends: Duration::from_secs(minutes * 60),
        seen: seen.clone(),
        matches: 0,
        acts: 0,
    })
    .add_systems(PostStartup, move |mut commands: Commands| {
        commands.trigger(ChangeSettings(settings.clone()));
    })
    .add_systems(Last, play);
    app.run();
    let seen = lock(&seen).clone();
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("target/soak");
    fs::create_dir_all(&folder).unwrap();
    let names = WATCHED.map(|(name, ..)| name).join(",");
    let rows = seen
        .iter()
        .map(|(at, values)| format!("{at:.0},{}", values.map(|value| format!("{value:.1}")).join(",")));
    fs::write(folder.join("soak.csv"), format!("seconds,{names}\n{}\n", rows.collect::<Vec<_>>().join("\n")))
        .unwrap();
    fs::write(folder.join("soak.svg"), graph(&seen)).unwrap();
    assert!(seen.len() >= 16, "it was looked at {} times only", seen.len());
    for (column, (name, part, number)) in WATCHED.into_iter().enumerate() {
        let [before, after] = [1, 7].map(|eighth| middle(&seen, column, eighth));
        println!("{name}: {before:.0} after a quarter, {after:.0} at the end");
        assert!(after <= before + (before * part).max(number), "{name}: {before} became {after}");
    }
}
