//! What a picture of the table costs, beside a bare scene in the same run: 169 cylinders on a plane, one light with shadows, four
//! samples a pixel and a small panel, as Bevy and egui draw them without anything of ours.
//!
//! `cargo bench --bench frames`; after `--`: `--rounds N`, `--frames N`, `--size WxH`, `--only TEXT`. Every scene is drawn by a process
//! of its own, in turns, so that time to the first picture and memory are its own as well.
#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on should say where")]

use std::collections::BTreeMap;
use std::process::{Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use bevy::camera::RenderTarget;
use bevy::core_pipeline::tonemapping::Tonemapping;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::render_resource::{PollType, TextureFormat};
use bevy::render::renderer::{RenderAdapterInfo, RenderDevice};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::winit::WinitPlugin;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};
use record::Match;
use rules::{Game, GameKind};
use spieltisch::app::{Quality, table_to_measure};

const BARE: &str = "bare scene";
/// Turns played by each game, so that pieces stand all over its board.
const TURNS: usize = 10;

struct Options {
    rounds: usize,
    frames: u32,
    size: (u32, u32),
    only: String,
    /// The scene that this process draws, if it is one of those that measure.
    scene: Option<String>,
}

fn options() -> Options {
    let mut options = Options { rounds: 3, frames: 10, size: (1280, 800), only: String::new(), scene: None };
    let mut arguments = std::env::args().skip(1).filter(|argument| argument != "--bench");
    while let Some(name) = arguments.next() {
        let value = arguments.next().unwrap_or_else(|| panic!("{name} needs a value"));
        match name.as_str() {
            "--rounds" => options.rounds = value.parse().unwrap(),
            "--frames" => options.frames = value.parse().unwrap(),
            "--size" => {
                let (width, height) = value.split_once('x').unwrap();
                options.size = (width.parse().unwrap(), height.parse().unwrap());
            }
            "--only" => options.only = value,
            "--scene" => options.scene = Some(value),
            _ => panic!("there is no option {name}"),
        }
    }
    options
}

fn main() {
    let begun = Instant::now();
    let options = options();
    match &options.scene {
        Some(scene) => measure(scene, &options, begun),
        None => compare(&options),
    }
}

/// Seconds to the first picture and a frame, mebibytes of resident memory.
type Figures = [f64; 3];

/// Every scene in turns, each round beside the bare scene of the same round.
fn compare(options: &Options) {
    let games = GameKind::ALL.into_iter();
    let ours = games.flat_map(|game| Quality::ALL.map(|quality| format!("{game} {}", quality.name())));
    let scenes: Vec<String> = ours.filter(|scene| scene.contains(&options.only)).collect();
    let mut ratios: BTreeMap<&str, Vec<Figures>> = BTreeMap::new();
    let mut figures: BTreeMap<&str, Vec<Figures>> = BTreeMap::new();
    for _ in 0..options.rounds {
        let bare = run(BARE, options);
        figures.entry(BARE).or_default().push(bare);
        for scene in &scenes {
            let ours = run(scene, options);
            figures.entry(scene).or_default().push(ours);
            ratios.entry(scene).or_default().push(std::array::from_fn(|i| ours[i] / bare[i]));
        }
    }
    println!("\n| scene | frame, s | × bare | first picture, s | × bare | memory, MiB | × bare |");
    println!("|---|---|---|---|---|---|---|");
    for scene in std::iter::once(BARE).chain(scenes.iter().map(String::as_str)) {
        let [first, frame, memory] = medians(&figures[scene]);
        let of_bare = ratios.get(scene).map_or([1.0; 3], |ratios| medians(ratios));
        let [first_ratio, frame_ratio, memory_ratio] = of_bare;
        println!(
            "| {scene} | {frame:.4} | {frame_ratio:.2} | {first:.2} | {first_ratio:.2} | {memory:.0} | {memory_ratio:.2} |"
        );
    }
}

fn medians(all: &[Figures]) -> Figures {
    std::array::from_fn(|i| {
        let mut one: Vec<f64> = all.iter().map(|figures| figures[i]).collect();
        one.sort_by(f64::total_cmp);
        one[one.len() / 2]
    })
}

/// Lets a process draw a scene, and reads what it measured.
fn run(scene: &str, options: &Options) -> Figures {
    let (width, height) = options.size;
    let output = Command::new(std::env::current_exe().unwrap())
        .args(["--scene", scene, "--frames", &options.frames.to_string()])
        .args(["--size", &format!("{width}x{height}")])
        .stderr(Stdio::inherit())
        .output()
        .unwrap();
    assert!(output.status.success(), "{scene} could not be drawn");
    let text = String::from_utf8(output.stdout).unwrap();
    let line = text.lines().find_map(|line| line.strip_prefix("measured ")).unwrap();
    let figures: Vec<f64> = line.split(' ').take(3).map(|figure| figure.parse().unwrap()).collect();
    println!("{scene}: {line}");
    [figures[0], figures[1], figures[2]]
}

/// Draws a scene: first until it can be seen, then some frames.
fn measure(scene: &str, options: &Options, begun: Instant) {
    let (mut app, canvas) = if scene == BARE {
        bare(options.size)
    } else {
        let (game, quality) = scene.split_once(' ').unwrap();
        let quality = Quality::ALL.into_iter().find(|level| level.name() == quality).unwrap();
        table_to_measure(match_to_show(game.parse().unwrap()), options.size, quality).unwrap()
    };
    let seen: Arc<Mutex<bool>> = default();
    let mut pictures = 0;
    while !*seen.lock().unwrap() {
        pictures += 1;
        assert!(pictures < 1000, "{scene} is one colour after a thousand pictures");
        let seen = seen.clone();
        let look =
            move |captured: On<ScreenshotCaptured>| *seen.lock().unwrap() |= shows_something(&captured.image);
        app.world_mut().spawn(Screenshot::image(canvas.clone())).observe(look);
        draw(&mut app);
    }
    let first = begun.elapsed().as_secs_f64();
    // What is compiled or laid out a moment later is no frame like the others.
    (0..4).for_each(|_| draw(&mut app));
    let started = Instant::now();
    let mut slowest = 0.0_f64;
    for _ in 0..options.frames {
        let frame = Instant::now();
        draw(&mut app);
        slowest = slowest.max(frame.elapsed().as_secs_f64());
    }
    let frame = started.elapsed().as_secs_f64() / f64::from(options.frames);
    let adapter = app.world().get_resource::<RenderAdapterInfo>().map(|info| info.name.clone());
    println!(
        "measured {first:.4} {frame:.5} {:.1} {slowest:.5} {}",
        resident(),
        adapter.unwrap_or_default().replace(' ', "_")
    );
}

/// Draws a frame, and waits until the driver has finished it.
fn draw(app: &mut App) {
    app.update();
    app.world().resource::<RenderDevice>().poll(PollType::wait_indefinitely()).unwrap();
}

/// Whether the middle of a picture has many colours.
fn shows_something(picture: &Image) -> bool {
    let Some(data) = &picture.data else { return false };
    let (width, height) = (picture.width() as usize, picture.height() as usize);
    let rows = (height / 3..height * 2 / 3)
        .flat_map(|y| (width / 3..width * 2 / 3).map(move |x| (y * width + x) * 4));
    let mut colours: Vec<&[u8]> = rows.map(|at| &data[at..at + 3]).collect();
    colours.sort_unstable();
    colours.dedup();
    colours.len() > 50
}

/// Resident memory in MiB.
fn resident() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.trim().trim_end_matches("kB").trim().parse::<f64>().ok());
    kib.unwrap_or(f64::NAN) / 1024.0
}

/// A match of a few turns, always the same.
fn match_to_show(game: GameKind) -> Match<rules::AnyGame> {
    let mut shown = Match::new(game.set_up("", None, None).unwrap());
    for turn in 0..TURNS {
        let mut actions = Vec::new();
        shown.position().legal_actions(&mut actions);
        let Some(action) = actions.get(turn * 7 % actions.len().max(1)) else { break };
        shown.play(action).unwrap();
    }
    shown
}

/// The scene to compare with.
fn bare((width, height): (u32, u32)) -> (App, Handle<Image>) {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: None,
                exit_condition: bevy::window::ExitCondition::DontExit,
                ..default()
            })
            .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
            .disable::<WinitPlugin>(),
    )
    .add_plugins(EguiPlugin::default())
    .add_systems(EguiPrimaryContextPass, |mut contexts: EguiContexts| -> Result {
        egui::Window::new("Panel").show(contexts.ctx_mut()?, |ui| ui.label("A bare scene"));
        Ok(())
    });
    let canvas = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
    let canvas = app.world_mut().resource_mut::<Assets<Image>>().add(canvas);
    let target = canvas.clone();
    app.add_systems(
        Startup,
        move |mut commands: Commands,
              mut meshes: ResMut<Assets<Mesh>>,
              mut materials: ResMut<Assets<StandardMaterial>>| {
            let cylinder = meshes.add(Cylinder::new(0.4, 0.5));
            let blue = materials.add(Color::srgb(0.2, 0.3, 0.7));
            for (x, z) in (0..13).flat_map(|x| (0..13).map(move |z| (x, z))) {
                let at = Vec3::new(x as f32 - 6.0, 0.25, z as f32 - 6.0);
                commands.spawn((
                    Mesh3d(cylinder.clone()),
                    MeshMaterial3d(blue.clone()),
                    Transform::from_translation(at),
                ));
            }
            let plane = meshes.add(Plane3d::new(Vec3::Y, Vec2::splat(40.0)));
            commands.spawn((Mesh3d(plane), MeshMaterial3d(materials.add(Color::srgb(0.5, 0.4, 0.3)))));
            commands.spawn((
                DirectionalLight { shadow_maps_enabled: true, ..default() },
                Transform::from_xyz(-8.0, 12.0, 2.0).looking_at(Vec3::ZERO, Vec3::Y),
            ));
            commands.spawn((
                Camera3d::default(),
                // The usual one needs a table that Bevy only brings where it is asked for.
                Tonemapping::AcesFitted,
                RenderTarget::Image(target.clone().into()),
                Msaa::Sample4,
                Transform::from_xyz(0.0, 18.0, 14.0).looking_at(Vec3::ZERO, Vec3::Y),
            ));
        },
    );
    app.finish();
    app.cleanup();
    (app, canvas)
}
