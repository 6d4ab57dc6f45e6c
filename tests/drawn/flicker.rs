//! Nothing flickers, pops or fights for its place while the camera goes once around each board, as near and as far as it can.
//!
//! At places all around, three pictures are taken a tiny turn apart. Whatever moves in them moves on; what changes and changes back
//! flickers.
use image::RgbImage;
use record::Match;
use rules::GameKind;
use spieltisch::app::{Picture, Quality, Theme, take_views};

/// Places around the board, and degrees between two pictures there.
const PLACES: u16 = 12;
const STEP: f32 = 0.12;
/// Degrees above the table, and the camera's distance: as near and as far as it goes.
const VIEWS: [(f32, f32); 2] = [(40.0, 0.01), (25.0, 100.0)];
/// A change of brightness that is seen, of 255.
const SEEN: i32 = 48;
/// The part of the pixels that may flicker: points of light on glass and metal.
const FEW: f32 = 0.004;

fn brightness(image: &RgbImage) -> Vec<i32> {
    image.pixels().map(|pixel| pixel.0.iter().map(|part| i32::from(*part)).sum::<i32>() / 3).collect()
}

/// The part of the pixels that differ from the picture before and the one after in the same way.
fn flickering([before, now, after]: [&[i32]; 3]) -> f32 {
    let flickers = |i: &usize| {
        let (back, on) = (now[*i] - before[*i], now[*i] - after[*i]);
        back.signum() == on.signum() && back.abs().min(on.abs()) > SEEN
    };
    (0..now.len()).filter(flickers).count() as f32 / now.len() as f32
}

/// A match at its start, in a small picture.
fn picture(game: GameKind) -> Picture {
    Picture {
        game: Match::new(game.set_up("", None, None).unwrap()),
        size: (240, 150),
        flat: false,
        plain: false,
        view: None,
        touched: Vec::new(),
        count: None,
        scene: None,
        text: 100,
        names: [None, None],
        clock: None,
        theme: Theme::default(),
        quality: Quality::default(),
        file: "unused.png".into(),
    }
}

#[test]
fn nothing_flickers_while_the_camera_goes_around() {
    for game in GameKind::ALL {
        let picture = picture(game);
        for (up, distance) in VIEWS {
            let around = (0..PLACES).map(|place| f32::from(place) * 360.0 / f32::from(PLACES));
            let views = around.flat_map(|yaw| [0.0, 1.0, 2.0].map(|step| (yaw + step * STEP, up, distance)));
            let mut pictures: Vec<Vec<i32>> = Vec::new();
            take_views(&picture, views, |image| pictures.push(brightness(&image))).unwrap();
            assert_eq!(pictures.len(), usize::from(PLACES) * 3);
            let worst = pictures
                .chunks(3)
                .map(|three| flickering([&three[0], &three[1], &three[2]]))
                .enumerate()
                .max_by(|a, b| a.1.total_cmp(&b.1))
                .unwrap();
            println!(
                "{game}, distance {distance}: at most {:.3} % of the pixels flicker, at place {}",
                worst.1 * 100.0,
                worst.0
            );
            assert!(worst.1 < FEW, "{game}, distance {distance}: {worst:?}");
        }
    }
}

/// Shadows are drawn anew only when something that throws them has changed: the lamp goes around the table with whoever is near.
#[test]
fn a_table_that_was_turned_looks_like_one_that_was_just_laid() {
    let [one, two] = [(0.0, 50.0, 1.0), (180.0, 50.0, 1.0)];
    for game in GameKind::ALL {
        let last = |views: &[(f32, f32, f32)]| {
            let mut pictures: Vec<Vec<i32>> = Vec::new();
            take_views(&picture(game), views.iter().copied(), |image| pictures.push(brightness(&image)))
                .unwrap();
            pictures.pop().unwrap()
        };
        let (turned, laid) = (last(&[one, one, one, one, two]), last(&[two]));
        let differ = turned.iter().zip(&laid).filter(|(a, b)| (*a - *b).abs() > 8).count();
        assert_eq!(differ, 0, "{game}: of {} pixels", laid.len());
        // Such a difference would be seen: shadows that had stayed behind would lie elsewhere.
        let other_side = last(&[one]);
        assert!(other_side.iter().zip(&laid).any(|(a, b)| (*a - *b).abs() > SEEN), "{game}");
    }
}

#[test]
fn what_changes_and_changes_back_is_seen() {
    let (dark, light) = (vec![20; 100], vec![200; 100]);
    assert!(flickering([&dark, &light, &dark]) > 0.99);
    assert!(flickering([&dark, &light, &light]) < 0.01, "what moves on does not flicker");
    assert!(flickering([&dark, &dark, &light]) < 0.01);
}
