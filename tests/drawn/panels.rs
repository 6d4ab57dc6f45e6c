//! Pictures of the panels, with much in them, to be looked at: `cargo test --test drawn panels -- --ignored` draws them into `target/panels/`,
//! each with all languages side by side. `PANELS=TEXT` draws only those with the text in their names. That no text is cut off or over another
//! one is tested in `src/app/tests/panels.rs`.
use std::path::{Path, PathBuf};

use crate::program::program;
use image::{GenericImage, RgbImage};

const LANGUAGES: [&str; 5] = ["en", "de", "fr", "nl", "it"];
const GAMES: [(&str, &[&str]); 3] = [
    ("netzwerk", &["--moves", "d2-d6*c3e3"]),
    ("kulami", &["--rules", "score=level2", "--moves", "d4 d7 b7 b5 e5 e3 a3 h3"]),
    ("napoleon", &["--moves", "j8-j9"]),
];
const NAMES: &str = "Maximiliane von Hohenzollern-S,WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW";
const SCREENS: [&str; 4] = ["panel", "review", "face-to-face", "lesson-2"];
/// Sizes of windows with sizes of the text.
const SIZES: [(&str, &str); 6] = [
    ("1024x768", "100"),
    ("1280x800", "200"),
    ("400x800", "100"),
    ("360x640", "100"),
    ("800x1280", "200"),
    ("667x375", "100"),
];

#[test]
#[ignore = "draws pictures to be looked at"]
fn panels_are_drawn_to_be_looked_at() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap().join("panels");
    std::fs::create_dir_all(&folder).unwrap();
    let wanted = std::env::var("PANELS").unwrap_or_default();
    let mut drawn = 0;
    for screen in SCREENS {
        for (size, text) in SIZES {
            for (game, position) in GAMES {
                let name = format!("{game}-{screen}-{size}-{text}");
                if !name.contains(&wanted) {
                    continue;
                }
                let pictures = LANGUAGES.map(|language| {
                    let mut arguments = position.to_vec();
                    arguments.extend([
                        "--screen",
                        screen,
                        "--language",
                        language,
                        "--size",
                        size,
                        "--text",
                        text,
                    ]);
                    arguments.extend(["--quality", "low", "--names", NAMES, "--clock", "600"]);
                    draw(&folder.join(format!("{name}-{language}.png")), game, &arguments)
                });
                side_by_side(&pictures).save(folder.join(format!("{name}.png"))).unwrap();
                drawn += 1;
            }
        }
    }
    assert!(drawn > 0, "no picture has ‘{wanted}’ in its name");
    println!("{drawn} pictures are in {}", folder.display());
}

/// Draws a picture by the program, and takes the file away again.
fn draw(file: &PathBuf, game: &str, arguments: &[&str]) -> RgbImage {
    let output =
        program().args(["snapshot", game, "--out", file.to_str().unwrap()]).args(arguments).output().unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{file:?} needs a Vulkan driver: {complaint}");
    let picture = image::open(file).unwrap().to_rgb8();
    std::fs::remove_file(file).unwrap();
    picture
}

/// Pictures of the same size in one.
fn side_by_side(pictures: &[RgbImage]) -> RgbImage {
    const GAP: u32 = 8;
    let (width, height) = pictures[0].dimensions();
    let mut sheet = RgbImage::new((width + GAP) * u32::try_from(pictures.len()).unwrap() - GAP, height);
    for (i, picture) in (0..).zip(pictures) {
        sheet.copy_from(picture, i * (width + GAP), 0).unwrap();
    }
    sheet
}
