//! Pictures of all games stay as they are: a fixed set is rendered and compared with what is kept in `tests/data/pictures/`. Graphics
//! drivers differ a little, so that a little may differ. After a change of the looks, look at the new pictures and keep them:
//! `KEEP_PICTURES=1 cargo test --test drawn pictures`, then `oxipng -o max tests/data/pictures/*.png`, which makes them a seventh smaller.
use std::path::{Path, PathBuf};

use crate::program::program;
use image::RgbImage;

/// A picture's name, game and arguments.
type Kept = (&'static str, &'static str, &'static [&'static str]);

const MIDDLE_NETZWERK: &str = "d2-d6*c3e3";
const MIDDLE_KULAMI: &str = "d4 d7 b7 b5 e5 e3 a3 h3";
const MIDDLE_NAPOLEON: &str = "j8-j9";
const DESKTOP: &str = "320x200";
const PHONE: &str = "120x260";
const TABLET: &str = "640x480";

const KEPT: [Kept; 24] = [
    ("netzwerk-start", "netzwerk", &["--size", DESKTOP]),
    ("netzwerk-middle", "netzwerk", &["--size", DESKTOP, "--moves", MIDDLE_NETZWERK]),
    ("netzwerk-choice", "netzwerk", &["--size", DESKTOP, "--touch", "b2"]),
    (
        "netzwerk-other-side",
        "netzwerk",
        &["--size", DESKTOP, "--moves", MIDDLE_NETZWERK, "--view", "180,53,1"],
    ),
    ("netzwerk-close", "netzwerk", &["--size", DESKTOP, "--moves", MIDDLE_NETZWERK, "--view", "20,35,0.4"]),
    ("netzwerk-flat", "netzwerk", &["--size", DESKTOP, "--moves", MIDDLE_NETZWERK, "--flat"]),
    ("netzwerk-phone", "netzwerk", &["--size", PHONE, "--moves", MIDDLE_NETZWERK]),
    ("netzwerk-face-to-face", "netzwerk", &["--size", TABLET, "--screen", "face-to-face"]),
    ("kulami-start", "kulami", &["--size", DESKTOP]),
    ("kulami-middle", "kulami", &["--size", DESKTOP, "--moves", MIDDLE_KULAMI]),
    ("kulami-other-side", "kulami", &["--size", DESKTOP, "--moves", MIDDLE_KULAMI, "--view", "180,53,1"]),
    ("kulami-close", "kulami", &["--size", DESKTOP, "--moves", MIDDLE_KULAMI, "--view", "20,35,0.4"]),
    ("kulami-flat", "kulami", &["--size", DESKTOP, "--moves", MIDDLE_KULAMI, "--flat"]),
    ("kulami-phone", "kulami", &["--size", PHONE, "--moves", MIDDLE_KULAMI]),
    ("kulami-irregular", "kulami", &["--size", DESKTOP, "--layout", "irregular"]),
    ("kulami-face-to-face", "kulami", &["--size", TABLET, "--screen", "face-to-face"]),
    ("napoleon-start", "napoleon", &["--size", DESKTOP]),
    ("napoleon-middle", "napoleon", &["--size", DESKTOP, "--moves", MIDDLE_NAPOLEON]),
    ("napoleon-choice", "napoleon", &["--size", DESKTOP, "--touch", "j8"]),
    ("napoleon-other-side", "napoleon", &["--size", DESKTOP, "--view", "180,53,1"]),
    ("napoleon-close", "napoleon", &["--size", DESKTOP, "--view", "20,35,0.4"]),
    ("napoleon-flat", "napoleon", &["--size", DESKTOP, "--flat"]),
    ("napoleon-phone", "napoleon", &["--size", PHONE]),
    ("napoleon-face-to-face", "napoleon", &["--size", TABLET, "--screen", "face-to-face"]),
];

/// The part of the pixels that may clearly differ, and by how much all may differ on average, of 255.
const FEW: f32 = 0.02;
const LITTLE: f32 = 2.5;

fn render(name: &str, game: &str, arguments: &[&str]) -> RgbImage {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.png"));
    let mut command = program();
    command.args(["snapshot", game, "--out", file.to_str().unwrap()]).args(arguments);
    let output = command.output().unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{name} needs a Vulkan driver: {complaint}");
    image::open(&file).unwrap().to_rgb8()
}

/// The part of the pixels that clearly differ, and the mean difference.
fn difference(a: &RgbImage, b: &RgbImage) -> (f32, f32) {
    assert_eq!(a.dimensions(), b.dimensions());
    let apart = |(a, b): (&image::Rgb<u8>, &image::Rgb<u8>)| {
        a.0.iter().zip(b.0).map(|(a, b)| f32::from(a.abs_diff(b))).fold(0.0, f32::max)
    };
    let all: Vec<f32> = a.pixels().zip(b.pixels()).map(apart).collect();
    let clear = all.iter().filter(|apart| **apart > 40.0).count();
    (clear as f32 / all.len() as f32, all.iter().sum::<f32>() / all.len() as f32)
}

#[test]
fn pictures_stay_as_they_are() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/pictures");
    let is_kept = std::env::var_os("KEEP_PICTURES").is_some();
    let mut changed = Vec::new();
    for (name, game, arguments) in KEPT {
        let now = render(name, game, arguments);
        let file = folder.join(format!("{name}.png"));
        if is_kept {
            now.save(&file).unwrap();
            continue;
        }
        let (clear, mean) = difference(&image::open(&file).unwrap().to_rgb8(), &now);
        println!("{name}: {:.2} % of the pixels differ clearly, {mean:.2} of 255 on average", clear * 100.0);
        if clear > FEW || mean > LITTLE {
            changed.push(name);
        }
    }
    assert!(
        changed.is_empty(),
        "{changed:?} look different: the new ones are in {}",
        env!("CARGO_TARGET_TMPDIR")
    );
}

#[test]
fn pictures_of_different_positions_are_told_apart() {
    let open = |name: &str| {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/data/pictures/{name}.png"));
        image::open(file).unwrap().to_rgb8()
    };
    for game in ["netzwerk", "kulami", "napoleon"] {
        for other in ["other-side", "close", "flat"] {
            let (clear, mean) =
                difference(&open(&format!("{game}-start")), &open(&format!("{game}-{other}")));
            assert!(clear > FEW && mean > LITTLE, "{game} {other}: {clear}, {mean}");
        }
    }
}
