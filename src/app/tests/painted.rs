//! The texts of the user interface as they are painted, and what is wrong with where they are.

use bevy_egui::egui::epaint::ClippedShape;
use bevy_egui::egui::{Id, Rect, Shape};
use bevy_egui::{EguiFullOutput, EguiPostUpdateSet};

use super::*;

/// What was painted in the last frame.
#[derive(Resource, Default)]
struct Painted(Vec<ClippedShape>);

fn keep_shapes(outputs: Query<&EguiFullOutput>, mut painted: ResMut<Painted>) {
    painted.0 = outputs
        .iter()
        .filter_map(|output| output.0.as_ref())
        .flat_map(|output| output.shapes.clone())
        .collect();
}

/// A text as it is painted, in points.
#[derive(Debug)]
pub(super) struct PaintedText {
    pub(super) text: String,
    /// The ink of each line.
    pub(super) lines: Vec<Rect>,
    /// What is outside of this is not seen.
    pub(super) clip: Rect,
    /// How many letters are left of a text that is shortened.
    pub(super) left: Option<usize>,
    /// Whether a word of it goes on in the next line.
    pub(super) is_broken: bool,
}

/// What may differ by rounding to pixels, in points.
const LITTLE: f32 = 1.0;

/// What is allowed to happen to texts in a picture.
#[derive(Clone, Copy)]
pub(super) struct Allowed<'a> {
    /// Names: texts with them may be shortened, as long as some letters are left.
    pub(super) shortened: &'a [String],
    /// Whether there is more above or below what is in sight.
    pub(super) scrolls: bool,
}

impl Table {
    /// From now on it is known what is painted.
    pub(super) fn watch_paint(&mut self) {
        self.app.init_resource::<Painted>().add_systems(
            PostUpdate,
            keep_shapes.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
        );
        self.wait(1);
    }

    /// How many shapes of the last picture are within an area of the window.
    pub(super) fn painted_within(&mut self, area: bevy::math::Rect) -> usize {
        let scale = self.egui().zoom_factor();
        let area = Rect::from_min_max(
            egui::pos2(area.min.x / scale, area.min.y / scale),
            egui::pos2(area.max.x / scale, area.max.y / scale),
        );
        let is_within = |shape: &Shape| area.contains_rect(shape.visual_bounding_rect());
        let shapes = &self.app.world().resource::<Painted>().0;
        shapes.iter().filter(|clipped| is_within(&clipped.shape)).count()
    }

    /// The texts of the last picture.
    pub(super) fn painted_texts(&self) -> Vec<PaintedText> {
        let mut texts = Vec::new();
        for ClippedShape { clip_rect, shape } in &self.app.world().resource::<Painted>().0 {
            collect(shape, *clip_rect, &mut texts);
        }
        texts
    }

    /// What is wrong in the last picture: texts that are cut off or over one another, buttons under other buttons or under scroll bars, and
    /// cards that go beyond the window.
    pub(super) fn faults_of_layout(&mut self, allowed: Allowed) -> Vec<String> {
        let window = self.egui().viewport_rect();
        let texts = self.painted_texts();
        let mut faults: Vec<String> =
            texts.iter().flat_map(|text| faults_of(text, window, allowed)).collect();
        let inked: Vec<(usize, Rect)> = texts
            .iter()
            .enumerate()
            .flat_map(|(i, text)| text.lines.iter().map(move |line| (i, line.intersect(text.clip))))
            .collect();
        for (i, (of, line)) in inked.iter().enumerate() {
            let over = inked[i + 1..].iter().find(|(other, ink)| of != other && overlap(*line, *ink));
            if let Some((other, ink)) = over {
                faults.push(format!(
                    "‘{}’ {line} and ‘{}’ {ink} are over one another",
                    texts[*of].text, texts[*other].text
                ));
            }
        }
        faults.extend(self.covered_buttons(allowed.scrolls));
        for ClippedShape { clip_rect, shape } in &self.app.world().resource::<Painted>().0 {
            // What scrolls is cut off before that.
            if let Shape::Rect(shape) = shape
                && clip_rect.max.x >= window.max.x - LITTLE
                && shape.rect.min.x > window.min.x
                && shape.rect.max.x > window.max.x + LITTLE
            {
                faults.push(format!("a card at {} goes beyond the window", shape.rect));
            }
        }
        faults
    }

    /// Buttons that share some of their place with another one or with a scroll bar, or, where nothing scrolls, that are cut off.
    fn covered_buttons(&mut self, scrolls: bool) -> Vec<String> {
        let context = self.egui();
        let layers: Vec<Vec<(Id, Rect, Rect)>> = context.viewport(|viewport| {
            let layers = viewport.prev_pass.widgets.layers();
            let buttons = |widgets: &[egui::WidgetRect]| {
                let shown = widgets
                    .iter()
                    .filter(|widget| widget.sense.senses_click() && widget.interact_rect.is_positive());
                shown.map(|widget| (widget.id, widget.rect, widget.interact_rect)).collect()
            };
            layers.map(|(_, widgets)| buttons(widgets)).collect()
        });
        let mut faults = Vec::new();
        for buttons in layers {
            for (i, (_, whole, shown)) in buttons.iter().enumerate() {
                if !scrolls && (whole.size() - shown.size()).max_elem() > LITTLE {
                    faults.push(format!("a button is cut off: {whole} to {shown}"));
                }
                // A card can be clicked as a whole, and a list's line.
                let holds = |other: &Rect| {
                    shown.expand(LITTLE).contains_rect(*other) || other.expand(LITTLE).contains_rect(*shown)
                };
                let under =
                    buttons[i + 1..].iter().find(|(.., other)| overlap(*shown, *other) && !holds(other));
                if let Some((_, _, other)) = under {
                    faults.push(format!("what can be clicked at {shown} and at {other} share a place"));
                }
            }
        }
        faults
    }
}

fn collect(shape: &Shape, clip: Rect, texts: &mut Vec<PaintedText>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| collect(shape, clip, texts)),
        Shape::Text(text) => {
            let galley = &text.galley;
            let at = text.pos.to_vec2();
            let ink = galley.rows.iter().map(|row| row.visuals.mesh_bounds.translate(at + row.pos.to_vec2()));
            let letters = galley.rows.iter().map(|row| row.glyphs.len()).sum();
            let is_letter = |glyph: Option<&egui::epaint::text::Glyph>| {
                glyph.is_some_and(|glyph| glyph.chr.is_alphabetic())
            };
            let breaks = |rows: &[egui::epaint::text::PlacedRow]| {
                is_letter(rows[0].glyphs.last())
                    && is_letter(rows[1].glyphs.first())
                    && !rows[0].ends_with_newline
            };
            texts.push(PaintedText {
                is_broken: galley.rows.windows(2).any(breaks),
                text: galley.text().to_owned(),
                lines: ink.filter(|ink| ink.is_positive()).collect(),
                clip,
                left: galley.elided.then_some(letters),
            });
        }
        _ => {}
    }
}

fn overlap(a: Rect, b: Rect) -> bool {
    let common = a.intersect(b);
    common.width() > LITTLE && common.height() > LITTLE
}

fn faults_of(text: &PaintedText, window: Rect, allowed: Allowed) -> Vec<String> {
    let mut faults = Vec::new();
    let seen = text.clip.intersect(window).expand(LITTLE);
    for line in &text.lines {
        let is_beside = line.min.x < seen.min.x || line.max.x > seen.max.x;
        let is_above_or_below = line.min.y < seen.min.y || line.max.y > seen.max.y;
        let is_scrolled_away = allowed.scrolls && !line.intersects(seen);
        if !is_scrolled_away && is_beside || is_above_or_below && !allowed.scrolls {
            faults.push(format!("‘{}’ at {line} is cut off by {seen}", text.text));
        }
    }
    let has_name = allowed.shortened.iter().any(|name| text.text.contains(name));
    if text.is_broken && !has_name {
        faults.push(format!("a word of ‘{}’ is broken", text.text));
    }
    if let Some(left) = text.left {
        // A sentence with a long name may be long as well. Three letters are two with the sign that something is left out.
        let is_allowed = has_name && left >= 3;
        if !is_allowed {
            faults.push(format!("‘{}’ is shortened to {left} letters", text.text));
        }
    }
    faults
}
