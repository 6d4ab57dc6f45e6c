//! Looks through all texts that egui paints, at the end of each pass: what it would get wrong is laid out again, and letters that have not
//! been looked up yet are noted. So no menu has to think of it.

use std::collections::{BTreeSet, HashSet};

use bevy_egui::egui::epaint::TextShape;
use bevy_egui::egui::layers::ShapeIdx;
use bevy_egui::egui::{Context, LayerId, Plugin, Shape, Ui};

use super::faces::{composed, shows};
use super::field::is_in_order;
use super::job::{lay_out, needs_order};

/// The plugin for egui that looks through the texts.
#[derive(Debug, Default)]
pub(crate) struct TextPass {
    /// Letters that are known to be shown, or not.
    known: HashSet<char>,
    /// Letters to be looked up.
    wanted: BTreeSet<char>,
}

impl TextPass {
    /// The letters that have been painted and not been looked up yet.
    pub(crate) fn take_wanted(context: &Context) -> Vec<char> {
        let wanted = context.with_plugin(|pass: &mut Self| std::mem::take(&mut pass.wanted));
        wanted.unwrap_or_default().into_iter().collect()
    }

    /// Notes new letters. Returns whether a shape has a text to lay out again.
    fn read(&mut self, shape: &Shape) -> bool {
        match shape {
            // All of them are read.
            Shape::Vec(shapes) => shapes.iter().filter(|shape| self.read(shape)).count() > 0,
            Shape::Text(text) if !text.galley.text().is_ascii() => {
                for letter in composed(text.galley.text()).chars().filter(|letter| !letter.is_ascii()) {
                    if !self.known.contains(&letter) {
                        if shows(letter).is_some() {
                            self.known.insert(letter);
                        } else {
                            self.wanted.insert(letter);
                        }
                    }
                }
                is_due(text)
            }
            _ => false,
        }
    }
}

impl Plugin for TextPass {
    fn debug_name(&self) -> &'static str {
        "texts"
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let context = ui.ctx();
        let layers: Vec<LayerId> = context.memory(|memory| memory.layer_ids().collect());
        for layer in layers {
            let due: Vec<(usize, Shape)> = context.graphics(|graphics| {
                let shapes = graphics.get(layer).into_iter().flat_map(|list| list.all_entries());
                let due = shapes.enumerate().filter(|(_, clipped)| self.read(&clipped.shape));
                due.map(|(nth, clipped)| (nth, clipped.shape.clone())).collect()
            });
            for (nth, mut shape) in due {
                correct(&mut shape, context);
                context.graphics_mut(|graphics| {
                    if let Some(list) = graphics.get_mut(layer) {
                        list.mutate_shape(ShapeIdx(nth), |clipped| clipped.shape = shape);
                    }
                });
            }
        }
    }
}

/// Whether a text has to be laid out again. In fields, that has been done.
fn is_due(text: &TextShape) -> bool {
    needs_order(text.galley.text()) && !is_in_order(&text.galley)
}

fn correct(shape: &mut Shape, context: &Context) {
    match shape {
        Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| correct(shape, context)),
        Shape::Text(text) if is_due(text) => {
            let mut layout = |job| context.fonts_mut(|fonts| fonts.layout_job(job));
            text.galley = lay_out(&text.galley.job, &mut layout);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{FullOutput, RawInput, TextWrapMode};

    use super::super::{definitions, lend_scripts};
    use super::*;

    /// What is painted when a menu shows a name, in a second pass: fonts are there from the next pass on.
    fn painted(name: &str) -> (Context, FullOutput) {
        lend_scripts();
        let context = Context::default();
        context.set_fonts(definitions());
        context.add_plugin(TextPass::default());
        let show = || {
            context.run_ui(RawInput::default(), |ui| {
                ui.style_mut().wrap_mode = Some(TextWrapMode::Truncate);
                ui.label(name);
                ui.label("Hello");
            })
        };
        show().drop_without_applying_deltas();
        let output = show();
        (context, output)
    }

    fn texts(output: &FullOutput) -> Vec<String> {
        let text = |shape: &Shape| match shape {
            Shape::Text(text) => {
                let mut glyphs: Vec<_> = text.galley.rows.iter().flat_map(|row| &row.row.glyphs).collect();
                glyphs.retain(|glyph| glyph.advance_width > 0.0);
                glyphs.sort_by(|a, b| a.pos.x.total_cmp(&b.pos.x));
                Some(glyphs.iter().map(|glyph| glyph.chr).collect())
            }
            _ => None,
        };
        output.shapes.iter().filter_map(|clipped| text(&clipped.shape)).collect()
    }

    #[test]
    fn every_text_of_a_menu_is_put_in_order() {
        let (_, output) = painted("שלום Zoë");
        assert_eq!(texts(&output), ["Zoë םולש", "Hello"]);
        output.drop_without_applying_deltas();
    }

    #[test]
    fn letters_to_be_looked_up_are_noted_once() {
        let (context, output) = painted("Zoë \u{12000}");
        assert_eq!(TextPass::take_wanted(&context), ['\u{12000}']);
        assert!(TextPass::take_wanted(&context).is_empty());
        output.drop_without_applying_deltas();
    }
}
