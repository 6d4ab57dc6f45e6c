//! The line with the players' names below a picture.

use bevy::math::UVec2;
use image::{Rgb, RgbImage};

use crate::app::session::Session;
use crate::app::text::{Line, TextFace};
use rules::Player;
use texts::{Language, Message, msg, player_name};

/// Its colours, and its height as a part of the picture's.
const GROUND: [u8; 3] = [26, 21, 17];
const LETTERS: [f32; 3] = [238.0, 224.0, 196.0];
const PART: f32 = 0.062;
const LOWEST: f32 = 15.0;
/// The size of the letters, as a part of its height, and the room beside them.
const SIZE: f32 = 0.74;
const BESIDE: f32 = 8.0;

/// The names of the players at the table, each with their colour, and who has won if the end of the match is shown.
pub(crate) fn caption_of(session: &Session, language: Language) -> String {
    let names = Player::BOTH.map(|player| {
        let (name, side) = (session.name(player), player_name(session.kind(), player));
        if name == side { side } else { msg::share_player(name, side) }
    });
    let result = session.shown_outcome().map(|outcome| {
        outcome.winner.map_or_else(msg::result_draw, |winner| msg::result_wins(session.name(winner)))
    });
    let names = Message::joined(names, " – ");
    language.say(&Message::joined([names].into_iter().chain(result), " · "))
}

/// The part of a picture of this size that the table has.
pub(super) fn table_size(whole: UVec2, caption: &str) -> UVec2 {
    let line = if caption.is_empty() { 0 } else { line_of(whole.y) };
    UVec2::new(whole.x, whole.y.saturating_sub(line).max(1))
}

/// The height of the line in a picture of this height.
fn line_of(height: u32) -> u32 {
    (height as f32 * PART).max(LOWEST).round() as u32
}

/// The table with a line below it, in a picture of this height; the table alone if there is nothing to say.
pub(super) fn add_caption(table: RgbImage, height: u32, caption: &str) -> RgbImage {
    if caption.is_empty() {
        return table;
    }
    let ground = Rgb(GROUND);
    let mut whole = RgbImage::from_pixel(table.width(), height, ground);
    image::imageops::replace(&mut whole, &table, 0, 0);
    let top = table.height() as f32;
    write(&mut whole, caption, top, height as f32 - top);
    whole
}

/// Writes a text in the middle of a line, as large as fits.
fn write(picture: &mut RgbImage, text: &str, top: f32, height: f32) {
    let room = picture.width() as f32 - 2.0 * BESIDE;
    let mut size = height * SIZE;
    let mut line = Line::new(text, TextFace::Strong, size, 0.0);
    if line.width > room {
        size *= room / line.width;
        line = Line::new(text, TextFace::Strong, size, 0.0);
    }
    let left = ((picture.width() as f32 - line.width) / 2.0).round() as i32;
    let top = (top + (height - size) / 2.0).round() as i32;
    line.draw(|x, y, covered| {
        let (Ok(x), Ok(y)) = (u32::try_from(x + left), u32::try_from(y + top)) else { return };
        let Some(pixel) = picture.get_pixel_mut_checked(x, y) else { return };
        for (channel, letters) in pixel.0.iter_mut().zip(LETTERS) {
            *channel = (f32::from(*channel) * (1.0 - covered) + letters * covered) as u8;
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The columns that have letters below a row.
    fn columns(picture: &RgbImage, from: u32) -> Vec<u32> {
        let is_lit = |x: u32| (from..picture.height()).any(|y| picture.get_pixel(x, y).0[0] > 120);
        (0..picture.width()).filter(|x| is_lit(*x)).collect()
    }

    #[test]
    fn names_stand_below_the_picture_and_fit() {
        assert_eq!(table_size(UVec2::new(200, 115), ""), UVec2::new(200, 115));
        assert_eq!(table_size(UVec2::new(200, 115), "Zoë"), UVec2::new(200, 100));
        let picture = RgbImage::from_pixel(200, 100, Rgb([90, 80, 70]));
        assert_eq!(add_caption(picture.clone(), 100, ""), picture);
        for text in ["Zoë – Paul", "A very long name of somebody (White) – and of somebody else (Black)"]
        {
            let whole = add_caption(picture.clone(), 115, text);
            assert_eq!(whole.dimensions(), (200, 115));
            assert_eq!(image::imageops::crop_imm(&whole, 0, 0, 200, 100).to_image(), picture);
            let columns = columns(&whole, 100);
            assert!(columns.len() > 20, "{columns:?}");
            let (first, last) = (columns[0], columns[columns.len() - 1]);
            assert!(first >= 4 && last < 196, "{first}..{last}");
            assert!((first + last).abs_diff(199) < 12, "it is in the middle: {first}..{last}");
        }
    }
}
