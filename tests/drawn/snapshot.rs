//! Pictures: they are rendered as for a player, by the program itself, and need a graphics driver. Without one they fail.
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::program::program;
use image::RgbImage;

const SIZE: &str = "240x150";
/// Pixels of the smallest highlight in a picture of 960 × 600.
const LIT: usize = 60;
/// Pixels between two parts of one highlight.
const NEAR: u32 = 6;

fn folder() -> PathBuf {
    // Cargo keeps this folder for tests.
    PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
}

fn run(arguments: &[&str], folder: &Path) -> Output {
    program().arg("snapshot").args(arguments).current_dir(folder).output().unwrap()
}

/// Renders a small picture under a name.
fn picture(name: &str, arguments: &[&str]) -> RgbImage {
    picture_of("netzwerk", name, arguments)
}

fn picture_of(game: &str, name: &str, arguments: &[&str]) -> RgbImage {
    let file = folder().join(format!("{name}.png"));
    let mut all = vec![game, "--out", file.to_str().unwrap(), "--size", SIZE];
    all.extend(arguments);
    let output = run(&all, &folder());
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "a picture needs a Vulkan driver: {complaint}");
    image::open(&file).unwrap().to_rgb8()
}

/// How many pixels of two pictures clearly differ.
fn difference(a: &RgbImage, b: &RgbImage) -> usize {
    let differs =
        |(a, b): (&image::Rgb<u8>, &image::Rgb<u8>)| a.0.iter().zip(b.0).any(|(a, b)| a.abs_diff(b) > 24);
    a.pixels().zip(b.pixels()).filter(|pair| differs(*pair)).count()
}

/// How many pixels inside the board's frame, seen from above, have the yellow of a printed battery.
fn yellow(picture: &RgbImage) -> usize {
    let (width, height) = (picture.width() as f32, picture.height() as f32);
    let is_inside =
        |x: u32, y: u32| (x as f32 - width / 2.0).abs().max((y as f32 - height / 2.0).abs()) < height * 0.41;
    let is_yellow = |[red, green, blue]: [u8; 3]| red > 180 && green > 140 && blue < green.saturating_sub(35);
    picture.enumerate_pixels().filter(|(x, y, pixel)| is_inside(*x, *y) && is_yellow(pixel.0)).count()
}

#[test]
fn a_picture_shows_the_board_with_its_pieces() {
    let start = picture("start", &["--flat"]);
    assert_eq!(start.dimensions(), (240, 150));
    // Printed batteries can be counted by their colour: fourteen of them, and after a run that spends two, twelve.
    let all = yellow(&start);
    assert!(all > 14 * 4, "{all} yellow pixels");
    let spent = picture("spent", &["--flat", "--moves", "d2-d6*c3e3"]);
    let left = yellow(&spent) as f32 / all as f32;
    assert!((0.7..0.95).contains(&left), "twelve fourteenths should be left, not {left}");
    // A robot fewer can be seen where it stood.
    let position = "13/1b1b1b1b1b1b1/o1o1o1o1o1o1o/13/13/13/13/13/13/13/o1o1o1o1o1o1o/1w1w1w1w1w3/13 w r - -";
    let fewer = picture("fewer", &["--flat", "--position", position]);
    assert!(difference(&start, &fewer) > 20);
}

#[test]
fn a_picture_shows_what_a_player_is_about_to_do() {
    let chosen = picture("chosen", &["--flat", "--touch", "b2"]);
    let nothing = picture("nothing", &["--flat"]);
    assert!(difference(&chosen, &nothing) > 100, "targets should be lit");
    let turned = picture("turned", &["--view", "40,35,0.8"]);
    assert!(difference(&turned, &nothing) > 2_000);
}

#[test]
fn a_plain_picture_has_no_marks() {
    let chosen = picture("chosen-marked", &["--flat", "--touch", "b2"]);
    let plain = picture("chosen-plain", &["--flat", "--touch", "b2", "--plain"]);
    let nothing = picture("nothing-plain", &["--flat", "--plain"]);
    assert!(difference(&chosen, &plain) > 100, "targets should be lit in one alone");
    assert_eq!(difference(&plain, &nothing), 0);
    // The light in hollows is a mark, too, and the frames of panels.
    let moves = ["--flat", "--moves", "d4 d7 h7"];
    let (marked, plain) = (
        picture_of("kulami", "marked", &moves),
        picture_of("kulami", "plain", &[&moves[..], &["--plain"]].concat()),
    );
    assert!(difference(&marked, &plain) > 100);
    let green = |picture: &RgbImage| picture.pixels().filter(|pixel| is_lit_green(pixel.0)).count();
    assert!(green(&marked) > 20 && green(&plain) == 0, "{} and {}", green(&marked), green(&plain));
}

/// The green of a place that a piece can go to.
fn is_lit_green([red, green, blue]: [u8; 3]) -> bool {
    green > 150 && green > red.saturating_add(40) && green > blue.saturating_add(10)
}

/// How many pixels in the middle of a picture have the red of a marble.
fn red(picture: &RgbImage) -> usize {
    let (width, height) = picture.dimensions();
    let is_inside = |x: u32, y: u32| (x.abs_diff(width / 2)).max(y.abs_diff(height / 2)) < height * 2 / 5;
    let is_red = |[red, green, blue]: [u8; 3]| red > 90 && green < red / 3 && blue < red / 2;
    picture.enumerate_pixels().filter(|(x, y, pixel)| is_inside(*x, *y) && is_red(pixel.0)).count()
}

#[test]
fn a_picture_of_kulami_shows_marbles_and_what_helps() {
    let empty = picture_of("kulami", "empty", &["--flat"]);
    let one = picture_of("kulami", "one", &["--flat", "--moves", "d4"]);
    assert!(red(&one) > red(&empty) + 30, "{} of {}", red(&one), red(&empty));
    let irregular = picture_of("kulami", "irregular", &["--flat", "--layout", "irregular"]);
    assert!(difference(&empty, &irregular) > 2_000, "another layout is another board");
}

/// The relative luminance of a pixel, as WCAG 2.1 defines it.
fn luminance(pixel: image::Rgb<u8>) -> f32 {
    let linear = |channel: u8| {
        let channel = f32::from(channel) / 255.0;
        if channel <= 0.04045 { channel / 12.92 } else { ((channel + 0.055) / 1.055).powf(2.4) }
    };
    let [red, green, blue] = pixel.0.map(linear);
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/// Whether two pictures differ at a place.
fn differ(a: &RgbImage, b: &RgbImage, (x, y): (u32, u32)) -> bool {
    a.get_pixel(x, y).0.iter().zip(b.get_pixel(x, y).0).any(|(a, b)| a.abs_diff(b) > 24)
}

/// The contrast between two pictures at a place, as WCAG 2.1 defines it.
fn contrast(a: &RgbImage, b: &RgbImage, (x, y): (u32, u32)) -> f32 {
    let [a, b] = [a, b].map(|picture| luminance(*picture.get_pixel(x, y)) + 0.05);
    a.max(b) / a.min(b)
}

/// The same as [`patches`] for fields of Kulami's board as it is seen from above, by file and rank from 0: what is lit there hangs together with
/// lines between the fields. The line along a row goes from edge to edge, and tells how large a field is.
fn fields(a: &RgbImage, b: &RgbImage, places: &[(u32, u32)]) -> Vec<(usize, f32)> {
    let (width, height) = a.dimensions();
    let board = width / 2 - height / 2..width / 2 + height / 2;
    let columns = board.filter(|x| (0..height).any(|y| differ(a, b, (*x, y))));
    let (first, last) = columns.fold((width, 0), |(first, last), x| (first.min(x), last.max(x)));
    let field = (last - first) as f32 / 8.0;
    let of = |(file, rank): &(u32, u32)| {
        let middle = |size: u32, along: f32| size as f32 / 2.0 + along * field;
        let (x, y) = (middle(width, *file as f32 - 3.5), middle(height, 3.5 - *rank as f32));
        // Without the ends of lines.
        let near = |at: f32| (at - 0.4 * field) as u32..(at + 0.4 * field) as u32;
        let all = near(y).flat_map(|y| near(x).map(move |x| (x, y)));
        let lit: Vec<_> = all.filter(|at| differ(a, b, *at)).collect();
        let clear = lit.iter().filter(|at| contrast(a, b, **at) >= 3.0).count();
        (lit.len(), clear as f32 / lit.len().max(1) as f32)
    };
    places.iter().map(of).collect()
}

/// The patches of pixels in which two pictures differ, each with the light inside it: the number of pixels of each, and the part of them whose contrast is at
/// least 3 : 1. What lies beside the board is left out: pieces come and go there, and nothing is lit.
fn patches(a: &RgbImage, b: &RgbImage) -> Vec<(usize, f32)> {
    let (width, height) = a.dimensions();
    let board = width / 2 - height / 2..width / 2 + height / 2;
    let mut left: HashSet<(u32, u32)> = (0..height)
        .flat_map(|y| board.clone().map(move |x| (x, y)))
        .filter(|(x, y)| differ(a, b, (*x, *y)))
        .collect();
    let mut patches = Vec::new();
    while let Some(start) = left.iter().min().copied() {
        left.remove(&start);
        let (mut open, mut size, mut clear) = (vec![start], 0, 0);
        while let Some((x, y)) = open.pop() {
            size += 1;
            clear += usize::from(contrast(a, b, (x, y)) >= 3.0);
            let near = |at: u32| at.saturating_sub(NEAR)..=at + NEAR;
            for (x, y) in near(x).flat_map(|x| near(y).map(move |y| (x, y))) {
                if left.remove(&(x, y)) {
                    open.push((x, y));
                }
            }
        }
        patches.push((size, clear as f32 / size as f32));
    }
    patches
}

#[test]
fn whatever_is_lit_stands_out_from_the_ground_beneath_it() {
    let large = ["--flat", "--size", "960x600"];
    let render = |game: &str, more: &[&str]| {
        let file = folder().join(format!("lit-{game}-{}.png", more.len()));
        let all = [&["snapshot", game, "--out", file.to_str().unwrap()], &large[..], more].concat();
        assert!(program().args(all).status().unwrap().success(), "a picture needs a Vulkan driver");
        image::open(&file).unwrap().to_rgb8()
    };
    let touched = |game: &str, place: &str| {
        let mut patches = patches(&render(game, &[]), &render(game, &["--touch", place]));
        // Smaller ones are the corners of shadows.
        patches.retain(|(size, _)| *size >= LIT);
        patches
    };
    // On the empty board nothing is lit; after a marble on d4 its row and its column are, without its panel.
    let lit = [0, 1, 5, 6, 7].map(|file| (file, 3)).into_iter();
    let lit: Vec<_> = lit.chain([0, 1, 2, 5, 6, 7].map(|rank| (3, rank))).collect();
    let fields = fields(&render("kulami", &[]), &render("kulami", &["--moves", "d4"]), &lit);
    assert!(fields.iter().all(|(size, _)| *size >= LIT), "{fields:?}");
    let (runs, steps) = (touched("netzwerk", "b2"), touched("napoleon", "j8"));
    for (game, patches, least) in [("fields", fields, 11), ("runs", runs, 8), ("steps", steps, 4)] {
        assert!(patches.len() >= least, "{game}: {patches:?}");
        let faint: Vec<_> = patches.iter().filter(|(_, clear)| *clear < 0.06).collect();
        assert!(faint.is_empty(), "{game}: {faint:?} of {}", patches.len());
    }
}

#[test]
fn the_program_draws_from_any_folder() {
    let elsewhere = folder().join("elsewhere");
    std::fs::create_dir_all(&elsewhere).unwrap();
    let output = run(&["netzwerk", "--out", "here.png", "--size", SIZE], &elsewhere);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(image::open(elsewhere.join("here.png")).is_ok());
}

/// Checks that the program ends with a status and one line, and gives that line.
fn complaint(output: &Output, status: i32) -> String {
    let text = String::from_utf8(output.stderr.clone()).unwrap();
    assert_eq!(output.status.code(), Some(status), "{text}");
    assert_eq!(text.lines().count(), 1, "{text}");
    text
}

#[test]
fn wrong_arguments_get_one_line() {
    let refused = |arguments: &[&str]| complaint(&run(arguments, &folder()), 2);
    assert!(refused(&["netzwerk"]).contains("--out"));
    assert!(refused(&["netzwerk", "--out", "a.jpg"]).contains("does not end in .png"));
    assert!(refused(&["netzwerk", "--out", "no/such/a.png"]).contains("there is no folder no/such"));
    assert!(refused(&["netzwerk", "--out", "a.png", "--size", "3x3"]).contains("1280x800"));
    assert!(refused(&["netzwerk", "--out", "a.png", "--view", "north"]).contains("20,45,0.8"));
    assert!(refused(&["netzwerk", "--out", "a.png", "--touch", "zz"]).contains("zz"));
    let count = ["kulami", "--out", "a.png", "--count", "3"];
    assert!(refused(&count).contains("only finished games with points are counted"));
    assert!(refused(&["kulami", "--out", "a.png", "--count", "x"]).contains("0 to 100"));
    assert!(
        refused(&["netzwerk", "--out", "a.png", "--touch", "a2"]).contains("a2 is no place on the board")
    );
}

/// A saved match of two turns.
fn saved_match(name: &str) -> PathBuf {
    use record::{Match, Name, SavedMatch, TimedMatch};
    let start = rules::GameKind::Netzwerk.set_up("", None, None).unwrap();
    let mut game = Match::new(start);
    game.play_text("b2-b6*a3c3 end d12-d8*c11e11 end").unwrap();
    let mut saved = SavedMatch::new(TimedMatch::new(game, None));
    saved.players[0].name = Name::fitted("Zoë");
    let file = folder().join(name);
    std::fs::write(&file, saved.to_ron()).unwrap();
    file
}

fn run_on_match(command: &str, file: &Path, arguments: &[&str]) -> Output {
    program().arg(command).arg(file).args(arguments).current_dir(folder()).output().unwrap()
}

#[test]
fn a_position_of_a_saved_game_is_a_picture_with_or_without_names() {
    let file = saved_match("picture.ron");
    let draw = |name: &str, more: &[&str]| {
        let arguments = [&["--out", name, "--size", "320x200", "--flat", "--quality", "low"], more].concat();
        let output = run_on_match("picture", &file, &arguments);
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        image::open(folder().join(name)).unwrap().to_rgb8()
    };
    let (named, plain) = (draw("named.png", &[]), draw("plain.png", &["--no-names"]));
    assert_eq!((named.dimensions(), plain.dimensions()), ((320, 200), (320, 200)));
    assert!(difference(&named, &plain) > 2_000, "the names take some of its height");
    let first = draw("first.png", &["--no-names", "--turn", "0"]);
    assert!(difference(&first, &plain) > 100, "two robots and their batteries have moved");
}

#[test]
fn turns_of_a_saved_game_are_an_animation() {
    let file = saved_match("animation.ron");
    let arguments = ["--out", "all.gif", "--size", "240x150", "--flat", "--quality", "low"];
    let output = run_on_match("animate", &file, &arguments);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let gif = std::fs::File::open(folder().join("all.gif")).unwrap();
    let mut decoder = gif::DecodeOptions::new().read_info(gif).unwrap();
    assert_eq!((decoder.width(), decoder.height()), (240, 150));
    let (mut frames, mut moved) = (0, 0);
    while let Some(frame) = decoder.next_frame_info().unwrap() {
        frames += 1;
        moved += usize::from(frame.width < 200);
    }
    assert!(frames > 10 && moved > 5, "{frames} frames, in {moved} of them a part of the table is another");
}

#[test]
fn wrong_arguments_for_pictures_of_saved_games_get_one_line() {
    let file = saved_match("refused.ron");
    let refused = |command: &str, arguments: &[&str]| complaint(&run_on_match(command, &file, arguments), 2);
    assert!(refused("picture", &["--out", "a.gif"]).contains("does not end in .png"));
    assert!(refused("picture", &["--out", "a.png", "--turn", "3"]).contains("the game has 2 turns"));
    assert!(refused("animate", &["--out", "a.png"]).contains("does not end in .gif"));
    assert!(refused("animate", &["--out", "a.gif", "--turns", "2-3"]).contains("the game has 2 turns"));
    assert!(refused("animate", &["--out", "a.gif", "--turns", "some"]).contains("such as 3-9"));
    let none = program().args(["animate", "missing.ron", "--out", "a.gif"]).output().unwrap();
    assert!(complaint(&none, 2).contains("missing.ron"));
}

#[cfg(target_os = "linux")]
#[test]
fn what_the_machine_lacks_is_told_in_one_line() {
    let without_driver = |command: &mut Command| {
        command.env("VK_DRIVER_FILES", "/nowhere").env("VK_ICD_FILENAMES", "/nowhere").output().unwrap()
    };
    let output =
        without_driver(program().args(["snapshot", "netzwerk", "--out", "a.png"]).current_dir(folder()));
    assert!(complaint(&output, 1).contains("there is no Vulkan driver"));

    let without_display = |command: &mut Command| {
        command
            .env_remove("DISPLAY")
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("WAYLAND_SOCKET")
            .output()
            .unwrap()
    };
    let kulami = ["play", "kulami", "--rules", "score=level2", "--layout", "ring"];
    for arguments in [&[] as &[&str], &["play"], &["play", "netzwerk"], &["play", "kulami"], &kulami] {
        let output = without_display(program().args(arguments));
        assert!(complaint(&output, 1).contains("there is no display"), "{arguments:?}");
    }
    let output =
        program().env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET").env("DISPLAY", ":987").output();
    assert_eq!(output.unwrap().status.code(), Some(1));
    let output = without_display(program().args(["play", "--position", "x"]));
    assert!(complaint(&output, 2).contains("a position needs its game"));
}
