//! Lists that may be long: only what is in sight is drawn.

use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{Align, Id, Rect, Ui, vec2};

/// The heights of a list's rows when they were last drawn.
#[derive(Clone, Debug, Default)]
struct Heights {
    /// The width of the rows then: in another one, texts wrap elsewhere.
    width: f32,
    rows: Vec<Option<f32>>,
    /// The sum and the number of the heights that are known.
    sum: f32,
    known: u32,
    /// The row that was last asked for, how much was in sight then, and in how many more frames it may be brought there.
    asked: Option<usize>,
    page: f32,
    tries: u8,
    /// Whether it was in sight when the list was last drawn.
    is_in_sight: bool,
}

/// In how many frames a row is brought into sight: the heights of rows that were never drawn are guesses.
const TRIES: u8 = 6;

impl Heights {
    /// The height of a row, or a guess if it was never drawn: the mean of those that were.
    fn of(&self, row: usize) -> Option<f32> {
        let mean = (self.known > 0).then(|| self.sum / self.known as f32);
        self.rows.get(row).copied().flatten().or(mean)
    }

    fn set(&mut self, row: usize, height: f32) {
        let known = &mut self.rows[row];
        // A row that has grown, as by a mark behind its text, pushes others away.
        if self.is_in_sight && known.is_some_and(|known| known != height) {
            self.tries = TRIES;
        }
        self.sum += height - known.unwrap_or(0.0);
        self.known += u32::from(known.is_none());
        *known = Some(height);
    }
}

/// Draws the rows of a list that are in sight or one page away from it, where the keyboard focus may go next, and leaves
/// room for the others. When another row is asked for, it is brought into sight.
pub(crate) fn long_list(
    ui: &mut Ui,
    name: &str,
    rows: usize,
    asked: Option<usize>,
    mut add: impl FnMut(&mut Ui, usize),
) {
    let id = Id::new(("long list", name));
    let width = ui.available_width();
    let mut heights: Heights = ui.data_mut(|data| data.remove_temp(id)).unwrap_or_default();
    if heights.width != width || heights.rows.len() > rows {
        let Heights { asked, page, is_in_sight, .. } = heights;
        let tries = if is_in_sight { TRIES } else { heights.tries };
        heights = Heights { width, asked, page, tries, is_in_sight, ..Heights::default() };
    }
    heights.rows.resize(rows, None);
    let page = ui.clip_rect().height();
    // A list that has become lower may have lost it again.
    if (asked, page) != (heights.asked, heights.page) {
        (heights.asked, heights.page, heights.tries) = (asked, page, TRIES);
    }
    let in_reach = ui.clip_rect().expand2(vec2(0.0, page));
    let between = ui.spacing().item_spacing.y;
    // The rows that are not drawn before the next one that is, and the room for them.
    let (mut left_out, mut room) = (0, 0.0);
    let mut is_in_sight = false;
    for i in 0..rows {
        let top = ui.cursor().min + vec2(0.0, room);
        let is_asked = asked == Some(i);
        if let Some(height) = heights.of(i)
            && !in_reach.intersects(Rect::from_min_size(top, vec2(width, height)))
        {
            if is_asked && heights.tries > 0 {
                bring_into_sight(ui, Rect::from_min_size(top, vec2(width, height)));
                heights.tries -= 1;
            }
            left_out += 1;
            room += height + between;
            continue;
        }
        leave_room(ui, width, std::mem::take(&mut left_out), std::mem::take(&mut room));
        let start = ui.cursor().min;
        // In a scope of its own, so that the ids of its widgets do not depend on how many rows above are drawn.
        ui.push_id(i, |ui| add(ui, i));
        let height = ui.cursor().min.y - start.y - between;
        heights.set(i, height);
        if is_asked {
            let row = Rect::from_min_size(start, vec2(width, height));
            let sight = ui.clip_rect().y_range();
            is_in_sight = sight.contains(row.min.y) && sight.contains(row.max.y);
            if is_in_sight {
                heights.tries = 0;
            } else if heights.tries > 0 {
                bring_into_sight(ui, row);
                heights.tries -= 1;
            }
        }
    }
    leave_room(ui, width, left_out, room);
    heights.is_in_sight = is_in_sight;
    ui.data_mut(|data| data.insert_temp(id, heights));
}

/// Scrolls to a row, with some of those before and after it.
fn bring_into_sight(ui: &Ui, row: Rect) {
    ui.scroll_to_rect_animation(row, Some(Align::Center), ScrollAnimation::none());
    ui.ctx().request_repaint();
}

/// Leaves room for rows that are not drawn.
fn leave_room(ui: &mut Ui, width: f32, rows: usize, room: f32) {
    if rows > 0 {
        ui.allocate_space(vec2(width, room - ui.spacing().item_spacing.y));
        // The ids of the rows below are the same whichever rows are drawn: every row counts as one.
        ui.skip_ahead_auto_ids(rows - 1);
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, RawInput, ScrollArea, Sense, pos2};

    use super::*;

    /// Draws a list of 60 rows in a low window until it has settled. Returns whether the row that is asked for is in sight.
    fn shows(context: &Context, asked: usize, height: impl Fn(usize) -> f32) -> bool {
        let mut is_in_sight = false;
        for _ in 0..10 {
            let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(200.0, 120.0));
            let input = RawInput { screen_rect: Some(window), ..RawInput::default() };
            let output = context.run_ui(input, |ui| {
                is_in_sight = false;
                ScrollArea::vertical().show(ui, |ui| {
                    long_list(ui, "rows", 60, Some(asked), |ui, i| {
                        let (row, _) = ui.allocate_exact_size(vec2(100.0, height(i)), Sense::hover());
                        if i == asked {
                            is_in_sight = ui.clip_rect().contains_rect(row);
                        }
                    });
                });
            });
            output.drop_without_applying_deltas();
        }
        is_in_sight
    }

    #[test]
    fn the_row_that_is_asked_for_stays_in_sight_though_those_before_it_grow() {
        let context = Context::default();
        for asked in [40, 2, 59] {
            assert!(shows(&context, asked, |_| 20.0), "row {asked}");
            assert!(
                shows(&context, asked, |i| if i.is_multiple_of(2) { 50.0 } else { 20.0 }),
                "row {asked}, grown"
            );
        }
    }
}
