//! The letters that a page draws: its browser shows any script that the computer has a typeface for, and joins what is joined. Of the
//! pictures a typeface is made.

use std::collections::BTreeSet;

use js_sys::{Object, Reflect};
use unicode_normalization::char::is_combining_mark;
use wasm_bindgen::JsCast;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement, window};

use super::faces::Face;
use super::traced::{EM, Joined, Letter, ORIGIN, Picture, SIDE, typeface};

/// A typeface with these letters, as far as the browser shows them.
pub(super) fn find(letters: &[char]) -> Vec<Face> {
    let letters = with_kin(letters);
    let (Some(first), Some(canvas)) = (letters.first(), Canvas::new()) else { return Vec::new() };
    let missing = ["\u{378}", "\u{10FFFF}"].map(|nothing| canvas.draw("", nothing));
    let drawn = letters.iter().filter_map(|letter| canvas.letter(*letter, &missing)).collect::<Vec<_>>();
    let name = format!("page {:x}", u32::from(*first));
    let file = if drawn.is_empty() { None } else { typeface(&drawn) };
    file.and_then(|file| Face::new(name, file, 0)).into_iter().collect()
}

/// Letters of an alphabet come with all the others: those of one word are shaped together only if they are in one typeface.
fn with_kin(letters: &[char]) -> BTreeSet<char> {
    let kin = |letter: char| match u32::from(letter) {
        code @ ..0x2E80 => code & !0xFF..=code | 0xFF,
        code => code..=code,
    };
    letters
        .iter()
        .flat_map(|letter| kin(*letter))
        .filter_map(char::from_u32)
        .filter(|letter| stands_alone(*letter))
        .collect()
}

/// Whether a letter looks the same whatever it is beside, but for what Arabic letters are joined with. The scripts of India and its
/// neighbours are not drawn: their letters change places and shapes.
const fn stands_alone(letter: char) -> bool {
    matches!(
        letter as u32,
        0x180..=0x6FF | 0x780..=0x7BF | 0xE00..=0xEFF | 0x10A0..=0x10FF | 0x1200..=0x167F | 0x1C80..=0x1CBF
            | 0x1D00..=0x2DDF | 0x2E80..=0xA4CF | 0xA640..=0xA7FF | 0xAB30..=0xABBF
            | 0xAC00..=0xD7A3 | 0xF900..=0xFAFF | 0xFB00..=0xFDFF | 0xFE30..=0xFFEF | 0x20000..=0x323AF
    )
}

/// A hidden canvas.
struct Canvas(CanvasRenderingContext2d);

impl Canvas {
    fn new() -> Option<Self> {
        let canvas =
            window()?.document()?.create_element("canvas").ok()?.dyn_into::<HtmlCanvasElement>().ok()?;
        canvas.set_width(SIDE.into());
        canvas.set_height(SIDE.into());
        let options = Object::new();
        Reflect::set(&options, &"willReadFrequently".into(), &true.into()).ok()?;
        let context = canvas.get_context_with_context_options("2d", &options).ok()??;
        let context = context.dyn_into::<CanvasRenderingContext2d>().ok()?;
        // The weight of our own letters.
        context.set_font(&format!("500 {EM}px sans-serif"));
        Some(Self(context))
    }

    /// A letter and its joined shapes; `None` if it looks like one that is `missing`, or like none.
    fn letter(&self, letter: char, missing: &[Option<Picture>]) -> Option<Letter> {
        if is_combining_mark(letter) {
            // Behind a blank that cannot be broken a mark stands without the circle that shows where its letter would be.
            let mut alone = self.draw("\u{A0}", &letter.to_string())?;
            alone.advance = 0;
            return Some(Letter { letter, alone, joined: Vec::new() });
        }
        let alone = self.draw("", &letter.to_string())?;
        if missing.iter().flatten().any(|missing| *missing == alone) {
            return None;
        }
        let joins = matches!(letter, '\u{620}'..='\u{64A}' | '\u{66E}'..='\u{6D5}' | '\u{6EE}'..='\u{6FF}');
        let shapes = Joined::ALL.into_iter().filter(|_| joins).filter_map(|how| {
            let text = match how {
                Joined::Before => format!("\u{200D}{letter}"),
                Joined::Behind => format!("{letter}\u{200D}"),
                Joined::Both => format!("\u{200D}{letter}\u{200D}"),
            };
            Some((how, self.draw("", &text)?))
        });
        let joined = shapes.filter(|(_, shape)| *shape != alone).collect();
        Some(Letter { letter, alone, joined })
    }

    /// What the browser makes of a text behind a blank one, if that is something, and of the colour in which it is written: coloured
    /// pictures are not letters.
    fn draw(&self, blank: &str, text: &str) -> Option<Picture> {
        const FAINT: u8 = 64;
        let [side, left, baseline] = [SIDE, ORIGIN[0], ORIGIN[1]].map(f64::from);
        let width = |text: &str| Some(self.0.measure_text(text).ok()?.width());
        self.0.clear_rect(0.0, 0.0, side, side);
        self.0.fill_text(&format!("{blank}{text}"), left - width(blank)?, baseline).ok()?;
        let pixels = self.0.get_image_data(0.0, 0.0, side, side).ok()?.data();
        let (pixels, _) = pixels.as_chunks::<4>();
        let is_coloured = |[red, green, blue, _]: &[u8; 4]| *red.max(green).max(blue) > FAINT;
        let cover = pixels.iter().map(|[.., cover]| *cover).collect::<Vec<_>>();
        let is_letter = cover.iter().any(|cover| *cover > FAINT) && !pixels.iter().any(is_coloured);
        let advance = width(text)?.round() as u16;
        is_letter.then_some(Picture { cover, advance })
    }
}
