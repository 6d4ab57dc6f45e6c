//! A line of text for pictures, set as egui sets it: with all typefaces, joined letters and both directions.

use std::sync::{Mutex, PoisonError};

use ab_glyph::{Font, FontRef};
use bevy_egui::egui::epaint::FontColorTransferFunction;
use bevy_egui::egui::epaint::text::{Fonts, LayoutJob, TextFormat, TextOptions};
use bevy_egui::egui::{Color32, FontFamily, FontId};

use super::direction::has_right_to_left;
use super::faces::{self, STRONG_FACE, TITLE_FACE};
use super::job::lay_out;

/// The typeface that a line begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TextFace {
    /// Names.
    Strong,
    /// Titles.
    Title,
}

impl TextFace {
    const fn name(self) -> &'static str {
        match self {
            Self::Strong => "strong",
            Self::Title => "title",
        }
    }

    /// The size that egui gives a text whose lines, from the highest to the lowest point, are this high.
    fn size(self, height: f32) -> f32 {
        let face = FontRef::try_from_slice(match self {
            Self::Strong => STRONG_FACE,
            Self::Title => TITLE_FACE,
        });
        height * face.map_or(1.0, |face| face.units_per_em().unwrap_or(1000.0) / face.height_unscaled())
    }
}

/// A line of text in pixels: its letters begin at the left, and it is as high as was asked for.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) width: f32,
    parts: Vec<Part>,
}

/// A letter.
#[derive(Clone, Debug)]
struct Part {
    left: i32,
    top: i32,
    width: usize,
    /// How much of each pixel it covers, row by row.
    covered: Vec<u8>,
}

/// The fonts of pictures, and how many faces had been found when they were made.
static FONTS: Mutex<Option<(usize, Fonts)>> = Mutex::new(None);

/// Outlines as they are, for any ground.
const OPTIONS: TextOptions = TextOptions {
    max_texture_side: 2048,
    color_transfer_function: FontColorTransferFunction::Off,
    font_hinting: false,
    subpixel_binning: false,
};

impl Line {
    /// Sets a text in lines `height` pixels high, with as much more space between letters as `spacing` says, in heights. Letters that
    /// have not been looked up yet are looked up.
    pub(crate) fn new(text: &str, face: TextFace, height: f32, spacing: f32) -> Self {
        faces::look_up(&faces::composed(text).chars().collect::<Vec<_>>());
        let mut fonts = FONTS.lock().unwrap_or_else(PoisonError::into_inner);
        let found = faces::number_found();
        let (_, fonts) = match &mut *fonts {
            Some(fonts) if fonts.0 == found => fonts,
            fonts => fonts.insert((found, Fonts::new(OPTIONS, faces::definitions()))),
        };
        // Makes room for more letters, if need be.
        fonts.begin_pass(OPTIONS);
        let font = FontId::new(face.size(height), FontFamily::Name(face.name().into()));
        // Letters that join leave no space between them.
        let extra_letter_spacing = if has_right_to_left(text) { 0.0 } else { spacing * height };
        let format = TextFormat { extra_letter_spacing, ..TextFormat::simple(font, Color32::WHITE) };
        let job = LayoutJob::single_section(text.to_owned(), format);
        let galley = lay_out(&job, &mut |job| fonts.with_pixels_per_point(1.0).layout_job(job));
        let image = fonts.texture_atlas().image();
        let mut parts = Vec::new();
        for row in &galley.rows {
            for glyph in row.glyphs.iter().filter(|glyph| !glyph.uv_rect.is_nothing()) {
                let at = row.pos + glyph.pos.to_vec2() + glyph.uv_rect.offset;
                let ([left, top], [right, bottom]) =
                    (glyph.uv_rect.min.map(usize::from), glyph.uv_rect.max.map(usize::from));
                let row = |y: usize| &image.pixels[y * image.width() + left..y * image.width() + right];
                parts.push(Part {
                    left: at.x.round() as i32,
                    top: at.y.round() as i32,
                    width: right - left,
                    covered: (top..bottom).flat_map(row).map(Color32::a).collect(),
                });
            }
        }
        Self { width: galley.size().x, parts }
    }

    /// The width of a text whose lines are 1 high.
    pub(crate) fn width_of(text: &str, face: TextFace, spacing: f32) -> f32 {
        Self::new(text, face, 100.0, spacing).width / 100.0
    }

    /// Calls `paint` for each pixel with how much of it is covered, from 0 to 1.
    pub(crate) fn draw(&self, mut paint: impl FnMut(i32, i32, f32)) {
        for part in &self.parts {
            for (i, covered) in part.covered.iter().enumerate().filter(|(_, covered)| **covered > 0) {
                let (x, y) = ((i % part.width) as i32, (i / part.width) as i32);
                paint(part.left + x, part.top + y, f32::from(*covered) / 255.0);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::super::lend_scripts;
    use super::*;

    /// How much is covered of each pixel that begins before a column.
    fn pixels(line: &Line, before: f32) -> BTreeMap<(i32, i32), u8> {
        let mut pixels = BTreeMap::new();
        line.draw(|x, y, covered| {
            if (x as f32) < before {
                pixels.insert((x, y), (covered * 255.0) as u8);
            }
        });
        pixels
    }

    #[test]
    fn a_latin_word_beside_hebrew_looks_as_it_does_alone() {
        lend_scripts();
        let alone = Line::new("Zoë", TextFace::Strong, 40.0, 0.0);
        assert!(pixels(&alone, alone.width).len() > 100);
        for text in ["שלום Zoë", "Zoë שלום", "محمد Zoë"] {
            let line = Line::new(text, TextFace::Strong, 40.0, 0.0);
            assert!(line.width > alone.width + 30.0, "{text}");
            assert_eq!(pixels(&line, alone.width), pixels(&alone, alone.width), "{text}");
        }
    }

    #[test]
    fn every_script_is_drawn_with_its_own_letters() {
        lend_scripts();
        let mut seen: Vec<BTreeMap<(i32, i32), u8>> = Vec::new();
        for text in ["????", "Омск", "Αθήν", "ễộưđ", "שלום", "محمد", "\u{10383}"] {
            let line = Line::new(text, TextFace::Title, 40.0, 0.0);
            let drawn = pixels(&line, f32::MAX);
            assert!(!drawn.is_empty() && !seen.contains(&drawn), "{text}");
            seen.push(drawn);
        }
        let nfd = Line::new("Nguye\u{302}\u{303}n", TextFace::Strong, 40.0, 0.0);
        let nfc = Line::new("Nguyễn", TextFace::Strong, 40.0, 0.0);
        assert_eq!(pixels(&nfd, f32::MAX), pixels(&nfc, f32::MAX));
    }

    #[test]
    fn a_line_is_as_high_as_was_asked_for_and_as_wide_as_its_letters_and_the_space_between() {
        let line = Line::new("Waterloo", TextFace::Title, 100.0, 0.0);
        assert!((Line::width_of("Waterloo", TextFace::Title, 0.0) - line.width / 100.0).abs() < 1e-4);
        let spaced = Line::new("Waterloo", TextFace::Title, 100.0, 0.06);
        assert!((spaced.width - line.width - 7.0 * 6.0).abs() < 2.0, "{} {}", spaced.width, line.width);
        line.draw(|x, y, _| assert!((0..100).contains(&y) && x as f32 <= line.width + 1.0, "{x} {y}"));
    }
}
