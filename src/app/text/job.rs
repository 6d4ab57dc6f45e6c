//! Lays out texts that egui would get wrong: each piece of one direction is shaped for itself, and the pieces are put in order
//! line by line.

use std::ops::Range;
use std::sync::Arc;

use bevy_egui::egui::epaint::text::{LayoutJob, LayoutSection, TextFormat, TextWrapping};
use bevy_egui::egui::{FontFamily, Galley};
use unicode_segmentation::UnicodeSegmentation;

use super::direction::{Order, has_right_to_left};
use super::faces::{ACCENTS, composed, has_accents_apart};

/// Whether egui would get a text wrong: it has both directions, or accents that are characters of their own.
pub(crate) fn needs_order(text: &str) -> bool {
    !text.is_ascii() && (has_right_to_left(text) || has_accents_apart(text))
}

/// Lays out the text of a job in the order in which it is read, wrapped and elided as the job says.
pub(crate) fn lay_out(job: &LayoutJob, layout: &mut dyn FnMut(LayoutJob) -> Arc<Galley>) -> Arc<Galley> {
    let source = Source::of(job);
    let order = Order::new(&source.text);
    let lines = source.lines(&order, layout);
    if lines.len() <= job.wrap.max_rows {
        return layout(source.job(&order, &lines));
    }
    let Some(last) = job.wrap.max_rows.checked_sub(1) else { return layout(source.job(&order, &[])) };
    let begins = lines[last].start;
    let whole = source.text[begins..].split('\n').next().unwrap_or_default();
    let ends = whole.grapheme_indices(true).map(|(at, _)| begins + at).rev();
    let mut galley = None;
    for end in ends {
        let mut cut = Source { text: source.text[..end].trim_end().to_owned(), ..source.clone() };
        cut.text.extend(job.wrap.overflow_character);
        let order = Order::new(&cut.text);
        let mut lines = lines[..last].to_vec();
        lines.push(begins.min(cut.text.len())..cut.text.len());
        let laid_out = layout(cut.job(&order, &lines));
        let fits = laid_out.size().x <= job.wrap.max_width;
        galley = Some(laid_out);
        if fits {
            break;
        }
    }
    galley.unwrap_or_else(|| layout(source.job(&order, &lines[..=last])))
}

/// The text of a job with its formats, its letters composed.
#[derive(Clone)]
pub(super) struct Source<'job> {
    job: &'job LayoutJob,
    pub(super) text: String,
    /// The sections and where each starts.
    sections: Vec<(usize, &'job LayoutSection)>,
}

impl<'job> Source<'job> {
    pub(super) fn of(job: &'job LayoutJob) -> Self {
        let mut text = String::with_capacity(job.text.len());
        let mut sections = Vec::with_capacity(job.sections.len());
        for section in &job.sections {
            sections.push((text.len(), section));
            let part = job.text.get(section.byte_range.start.0..section.byte_range.end.0).unwrap_or_default();
            // No word is turned by force.
            text.extend(composed(part).chars().filter(|letter| !matches!(letter, '\u{202D}' | '\u{202E}')));
        }
        Self { job, text, sections }
    }

    /// The format at a place in the text.
    pub(super) fn format(&self, at: usize) -> TextFormat {
        let next = self.sections.partition_point(|(start, _)| *start <= at);
        let section = self.sections.get(next.saturating_sub(1));
        section.map(|(_, section)| section.format.clone()).unwrap_or_default()
    }

    /// Where the lines are, as far as they fit.
    fn lines(&self, order: &Order, layout: &mut dyn FnMut(LayoutJob) -> Arc<Galley>) -> Vec<Range<usize>> {
        let width = self.job.wrap.max_width;
        let mut fits = |line: Range<usize>| {
            let line = line.start..line.start + self.text[line].trim_end().len();
            width.is_infinite() || layout(self.job(order, &[line])).size().x <= width
        };
        let mut lines = Vec::new();
        let mut start = 0;
        for paragraph in self.text.split('\n') {
            let end = start + paragraph.len();
            let mut line = start..start;
            if fits(start..end) {
                line.end = end;
            } else {
                for word in paragraph.split_inclusive(' ') {
                    let whole = line.end + word.len();
                    if fits(line.start..whole) {
                        line.end = whole;
                        continue;
                    }
                    if !line.is_empty() {
                        lines.push(line.clone());
                    }
                    line = line.end..whole;
                    if fits(line.clone()) {
                        continue;
                    }
                    // A word that is too long for any line.
                    line.end = line.start;
                    for sign in word.graphemes(true) {
                        let more = line.end + sign.len();
                        if !fits(line.start..more) && !line.is_empty() {
                            lines.push(line.clone());
                            line.start = line.end;
                        }
                        line.end = more;
                    }
                }
            }
            lines.push(line);
            start = end + 1;
        }
        lines
    }

    /// The job for these lines, which no longer wraps.
    pub(super) fn job(&self, order: &Order, lines: &[Range<usize>]) -> LayoutJob {
        let mut job = LayoutJob {
            text: String::new(),
            sections: Vec::new(),
            wrap: TextWrapping::no_max_width(),
            break_on_newline: true,
            ..self.job.clone()
        };
        let mut leading = self.sections.first().map_or(0.0, |(_, section)| section.leading_space);
        for (nth, line) in lines.iter().enumerate() {
            if nth > 0 {
                add(&mut job, "\n", 0.0, self.format(line.start));
            }
            for piece in order.pieces(line.clone()) {
                for (text, family) in by_family(&piece.text) {
                    let mut format = self.format(piece.start);
                    if let Some(family) = family {
                        format.font_id.family = family;
                    }
                    add(&mut job, text, std::mem::take(&mut leading), format);
                }
            }
        }
        if job.sections.is_empty() {
            add(&mut job, "", leading, self.format(0));
        }
        job
    }
}

/// Adds a section, which is shaped for itself. [`LayoutJob::append`] would join it to the one before.
fn add(job: &mut LayoutJob, text: &str, leading_space: f32, format: TextFormat) {
    let start = job.text.len();
    job.text += text;
    job.sections.push(LayoutSection {
        leading_space,
        byte_range: start.into()..job.text.len().into(),
        format,
    });
}

/// The parts of a text that take their letters from the typeface with the accents, and those that do not.
fn by_family(text: &str) -> Vec<(&str, Option<FontFamily>)> {
    if !has_accents_apart(text) {
        return vec![(text, None)];
    }
    // Other scripts have their accents where they have their letters.
    let is_apart =
        |sign: &str| has_accents_apart(sign) && sign.chars().next().is_some_and(|letter| letter < '\u{530}');
    let family = |is_apart: bool| is_apart.then(|| FontFamily::Name(ACCENTS.into()));
    let mut parts = Vec::new();
    let (mut start, mut was_apart) = (0, None);
    for (at, sign) in text.grapheme_indices(true) {
        let is_apart = is_apart(sign);
        if was_apart.is_some_and(|was_apart| was_apart != is_apart) {
            parts.push((&text[start..at], family(!is_apart)));
            start = at;
        }
        was_apart = Some(is_apart);
    }
    parts.push((&text[start..], family(was_apart.unwrap_or_default())));
    parts
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::epaint::text::{Fonts, Glyph, TextOptions};
    use bevy_egui::egui::{Color32, FontId};

    use super::super::{definitions, lend_scripts};
    use super::*;

    fn fonts() -> Fonts {
        lend_scripts();
        Fonts::new(TextOptions::default(), definitions())
    }

    fn job(text: &str, wrap: TextWrapping) -> LayoutJob {
        let mut job =
            LayoutJob::simple_singleline(text.to_owned(), FontId::proportional(20.0), Color32::WHITE);
        job.break_on_newline = true;
        job.wrap = wrap;
        job
    }

    /// The letters of each row as they stand from left to right.
    fn rows(text: &str, wrap: TextWrapping) -> Vec<String> {
        let mut fonts = fonts();
        let galley = lay_out(&job(text, wrap), &mut |job| fonts.with_pixels_per_point(1.0).layout_job(job));
        let row = |glyphs: &[Glyph]| {
            let mut seen: Vec<&Glyph> = glyphs.iter().filter(|glyph| glyph.advance_width > 0.0).collect();
            seen.sort_by(|a, b| a.pos.x.total_cmp(&b.pos.x));
            seen.iter().map(|glyph| glyph.chr).collect()
        };
        galley.rows.iter().map(|placed| row(&placed.row.glyphs)).collect()
    }

    fn row(text: &str) -> String {
        rows(text, TextWrapping::no_max_width()).concat()
    }

    #[test]
    fn letters_stand_as_they_are_read() {
        assert_eq!(row("שלום Zoë"), "Zoë םולש");
        assert_eq!(row("Zoë שלום רב"), "Zoë בר םולש");
        assert_eq!(row("\u{2068}שלום (7)\u{2069} wins"), "(7) םולש wins");
        assert_eq!(row("محمد ١٢ Zoë"), "Zoë ١٢ دمحم");
        assert_eq!(row("שלום \u{202E}Zoë"), "Zoë םולש", "no word is turned by force");
        assert_eq!(row("a\u{202E}Zoë"), "aZoë");
    }

    #[test]
    fn letters_join_and_carry_their_accents() {
        let mut fonts = fonts();
        let mut width = |text: &str| {
            let mut layout = |job| fonts.with_pixels_per_point(1.0).layout_job(job);
            lay_out(&job(text, TextWrapping::no_max_width()), &mut layout).size().x
        };
        let apart: f32 = ["م", "ح", "م", "د"].map(&mut width).iter().sum();
        assert!((width("محمد") - apart).abs() > 2.0, "joined letters have other shapes");
        assert_eq!(width("Nguye\u{302}\u{303}n"), width("Nguyễn"));
        assert_eq!(width("x\u{302}"), width("x\u{302}\u{323}"), "accents take no room");
        assert_eq!(row("x\u{302}"), "x");
    }

    #[test]
    fn a_name_that_is_too_long_ends_where_it_is_read_last() {
        let wrap = TextWrapping::truncate_at_width(120.0);
        for (name, first, ends_left) in [
            ("שלום עליכם מלאכי השרת מלאכי עליון", 'ש', true),
            ("محمد علي محمد علي محمد علي محمد", 'م', true),
            ("Nguye\u{302}\u{303}n Va\u{306}n Nguye\u{302}\u{303}n Nguye\u{302}\u{303}n", 'N', false),
            ("\u{2068}שלום עליכם מלאכי השרת\u{2069} – Zoë", 'ש', true),
        ] {
            let rows = rows(name, wrap.clone());
            assert_eq!(rows.len(), 1, "{name}");
            let row: Vec<char> = rows[0].chars().collect();
            let (start, end) =
                if ends_left { (row[row.len() - 1], row[0]) } else { (row[0], row[row.len() - 1]) };
            assert_eq!((start, end), (first, '…'), "{name}: {row:?}");
            assert!(row.len() > 6, "{row:?}");
        }
        let mut fonts = fonts();
        let long = job("שלום עליכם מלאכי השרת מלאכי עליון", wrap);
        let galley = lay_out(&long, &mut |job| fonts.with_pixels_per_point(1.0).layout_job(job));
        assert!(galley.size().x <= 120.0, "{}", galley.size().x);
    }

    #[test]
    fn lines_are_broken_before_they_are_put_in_order() {
        let wrapped = rows("שלום עליכם מלאכי השרת", TextWrapping::wrap_at_width(110.0));
        assert_eq!(wrapped.len(), 2, "{wrapped:?}");
        assert!(
            wrapped[0].trim().ends_with("םולש"),
            "the first word is at the right of the first line: {wrapped:?}"
        );
        assert!(wrapped[1].trim().starts_with("תרשה"), "{wrapped:?}");
        let broken = rows("שלוםשלוםשלוםשלוםשלום", TextWrapping::wrap_at_width(60.0));
        assert!(broken.len() > 1, "{broken:?}");
        assert_eq!(rows("שלום\nZoë", TextWrapping::no_max_width()), ["םולש", "Zoë"]);
    }

    #[test]
    fn formats_and_places_stay() {
        let mut fonts = fonts();
        let mut job = job("", TextWrapping::no_max_width());
        (job.text, job.sections) = (String::new(), Vec::new());
        let format = |color| TextFormat { color, ..TextFormat::simple(FontId::proportional(20.0), color) };
        job.append("שלום ", 7.0, format(Color32::RED));
        job.append("Zoë", 0.0, format(Color32::GREEN));
        let galley = lay_out(&job, &mut |job| fonts.with_pixels_per_point(1.0).layout_job(job));
        let sections = &galley.job.sections;
        assert_eq!(sections[0].leading_space, 7.0);
        assert!(sections[1..].iter().all(|section| section.leading_space == 0.0));
        let colour = |text: &str| {
            let at = galley.job.text.find(text).unwrap();
            let section = sections
                .iter()
                .find(|section| section.byte_range.start.0 <= at && at < section.byte_range.end.0);
            section.unwrap().format.color
        };
        assert_eq!((colour("Zoë"), colour("שלום")), (Color32::GREEN, Color32::RED));
    }
}
