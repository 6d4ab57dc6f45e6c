//! Lists that may be long: only what is in sight is drawn.

use bevy_egui::egui::{Id, Rect, Ui, vec2};

/// The heights of a list's rows when they were last drawn.
#[derive(Clone, Debug, Default)]
struct Heights {
    /// The width of the rows then: in another one, texts wrap elsewhere.
    width: f32,
    rows: Vec<f32>,
}

/// Draws the rows of a list that are in sight or one page away from it, where the keyboard focus may go next, and leaves
/// room for the others. A row is drawn once to be measured.
pub(crate) fn long_list(ui: &mut Ui, name: &str, rows: usize, mut add: impl FnMut(&mut Ui, usize)) {
    let id = Id::new(("long list", name));
    let width = ui.available_width();
    let mut known: Heights = ui.data_mut(|data| data.remove_temp(id)).unwrap_or_default();
    if known.width != width {
        known = Heights { width, rows: Vec::with_capacity(rows) };
    }
    known.rows.truncate(rows);
    let page = ui.clip_rect().height();
    let in_reach = ui.clip_rect().expand2(vec2(0.0, page));
    for i in 0..rows {
        let start = ui.cursor().min;
        let height = known.rows.get(i).copied();
        if let Some(height) = height
            && !in_reach.intersects(Rect::from_min_size(start, vec2(width, height)))
        {
            ui.allocate_space(vec2(width, height));
            continue;
        }
        // In a scope of its own, so that the ids of its widgets do not depend on how many rows above are drawn.
        ui.push_id(i, |ui| add(ui, i));
        let height = ui.cursor().min.y - start.y - ui.spacing().item_spacing.y;
        match known.rows.get_mut(i) {
            Some(row) => *row = height,
            None => known.rows.push(height),
        }
    }
    ui.data_mut(|data| data.insert_temp(id, known));
}
