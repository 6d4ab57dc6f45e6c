//! Fields for names: egui finds the place of its cursor by the letters of a row in the order in which they are typed. For texts in both
//! directions they are put there in that order, each at the place where it is seen.

use std::collections::BTreeMap;
use std::sync::Arc;

use bevy_egui::egui::epaint::text::LayoutJob;
use bevy_egui::egui::{Galley, TextBuffer, TextStyle, Ui};
use unicode_bidi::{BidiClass, bidi_class};
use unicode_segmentation::UnicodeSegmentation;

use super::direction::{Order, has_right_to_left};
use super::job::Source;

/// Lays out the text of a field of one line, for `TextEdit::layouter`.
pub(crate) fn lay_out_field(ui: &Ui, text: &dyn TextBuffer, _width: f32) -> Arc<Galley> {
    let colour =
        ui.visuals().override_text_color.unwrap_or_else(|| ui.visuals().widgets.inactive.text_color());
    let font = TextStyle::Body.resolve(ui.style());
    let mut job = LayoutJob::simple_singleline(text.as_str().to_owned(), font, colour);
    job.keep_trailing_whitespace = true;
    lay_out_typed(job, &mut |job| ui.fonts_mut(|fonts| fonts.layout_job(job)))
}

/// Whether the letters of a galley are in the order in which they were typed, as this file puts them.
pub(super) fn is_in_order(galley: &Galley) -> bool {
    let [row] = &*galley.rows else { return false };
    has_right_to_left(galley.text()) && row.row.glyphs.iter().map(|glyph| glyph.chr).eq(galley.text().chars())
}

fn lay_out_typed(job: LayoutJob, layout: &mut dyn FnMut(LayoutJob) -> Arc<Galley>) -> Arc<Galley> {
    if !has_right_to_left(&job.text) {
        return layout(job);
    }
    let source = Source::of(&job);
    let order = Order::new(&source.text);
    let whole = 0..source.text.len();
    let drawn = layout(source.job(&order, std::slice::from_ref(&whole)));
    // Where each letter begins and ends.
    let mut places: BTreeMap<usize, [f32; 2]> = BTreeMap::new();
    let mut left = 0.0;
    for piece in order.pieces(whole) {
        let mut width = |text: &str| {
            let mut part = LayoutJob { text: String::new(), sections: Vec::new(), ..job.clone() };
            part.append(text, 0.0, source.format(piece.start));
            layout(part).size().x
        };
        let whole = width(&piece.text);
        let is_turned =
            piece.text.chars().any(|letter| matches!(bidi_class(letter), BidiClass::R | BidiClass::AL));
        for (at, sign) in piece.text.grapheme_indices(true) {
            let ends = [at, at + sign.len()].map(|end| width(&piece.text[..end]));
            places.insert(piece.start + at, ends.map(|end| left + if is_turned { whole - end } else { end }));
        }
        left += whole;
    }
    let mut galley = (*drawn).clone();
    let Some(row) = galley.rows.first_mut().map(|row| Arc::make_mut(&mut row.row)) else { return drawn };
    let Some(mut glyph) = row.glyphs.first().copied() else { return drawn };
    glyph.first_vertex = row.visuals.glyph_vertex_range.start as u32;
    row.glyphs.clear();
    let mut composed = source.text.grapheme_indices(true);
    let mut end = 0.0;
    for sign in job.text.graphemes(true) {
        let place = composed.next().and_then(|(at, _)| places.get(&at));
        let mut start = end;
        if let Some(place) = place {
            [start, end] = *place;
        }
        for letter in sign.chars() {
            (glyph.chr, glyph.pos.x, glyph.advance_width) = (letter, start, end - start);
            row.glyphs.push(glyph);
            start = end;
        }
    }
    // Behind the last letter is where the next one will be.
    row.size.x = end;
    galley.job = Arc::new(job.clone());
    Arc::new(galley)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::epaint::text::cursor::CCursor;
    use bevy_egui::egui::epaint::text::{Fonts, TextOptions};
    use bevy_egui::egui::{Color32, FontId};

    use super::super::{definitions, lend_scripts};
    use super::*;

    fn field(text: &str) -> Arc<Galley> {
        lend_scripts();
        let mut fonts = Fonts::new(TextOptions::default(), definitions());
        let job = LayoutJob::simple_singleline(text.to_owned(), FontId::proportional(20.0), Color32::WHITE);
        lay_out_typed(job, &mut |job| fonts.with_pixels_per_point(1.0).layout_job(job))
    }

    /// Where the cursor stands before each letter, and behind the last.
    fn cursors(text: &str) -> Vec<f32> {
        let galley = field(text);
        assert_eq!(galley.text(), text);
        assert_eq!(galley.end().index.0, text.chars().count(), "{text}");
        (0..=text.chars().count()).map(|at| galley.pos_from_cursor(CCursor::new(at)).min.x).collect()
    }

    #[test]
    fn the_cursor_goes_where_the_next_letter_comes() {
        let latin = cursors("Zoë");
        assert!(latin.is_sorted() && latin[0] == 0.0, "{latin:?}");
        let hebrew = cursors("שלום");
        assert!(hebrew.is_sorted_by(|a, b| a > b), "to the left with every letter: {hebrew:?}");
        assert!(hebrew[4].abs() < 1.0, "{hebrew:?}");
        let mixed = cursors("שלום Zoë");
        assert!(mixed[0] > mixed[3] && mixed[5] < mixed[6] && mixed[6] < mixed[0], "{mixed:?}");
        assert_eq!(cursors("محمد").len(), 5);
        // A letter with accents is one step wide, however it is typed.
        assert_eq!(cursors("ש\u{5C1}ל").len(), 4);
    }

    #[test]
    fn what_is_in_order_is_known() {
        assert!(is_in_order(&field("שלום Zoë")));
        assert!(!is_in_order(&field("Zoë")), "nothing to put in order");
    }
}
