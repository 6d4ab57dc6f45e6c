//! The rules pages at the table.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{Align, FontId, Label, RichText, ScrollArea, Sense, TextFormat, Ui, Vec2};

use super::rules_page::RulesPage;
use crate::app::highlights::HighlightKind;
use crate::app::session::LegalMoves;
use crate::app::settings::{HighlightColours, Settings};
use crate::app::state::{Menu, MenuHistory};
use crate::app::ui::language::Say;
use crate::app::ui::layer::UiLayer;
use crate::app::ui::painting::paint_lit_position;
use crate::app::ui::theme::{BRASS_BRIGHT, TEXT, strong, title};
use crate::app::ui::widgets::{dialog_fixed, faint, heading, main_button, scroll_by_keys};
use bevy_egui::EguiPrimaryContextPass;
use rules::{Game, GameKind};
use texts::{Block, Figure, Message, Run, RunKind, msg};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RulesPage>()
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::Rules)));
}

/// The width of a page, and the largest figure.
const WIDTH: f32 = 720.0;
const FIGURE: f32 = 340.0;

pub(crate) fn show(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut page: ResMut<RulesPage>,
    history: Res<MenuHistory>,
    mut menu: ResMut<NextState<Menu>>,
) -> Result {
    let kind = page.kind;
    let context = contexts.ctx_mut()?;
    let blocks = page.bypass_change_detection().blocks(context.language());
    dialog_fixed(context, "rules", WIDTH, |ui| {
        let foot = 62.0;
        let height = ui.available_height() - foot;
        ScrollArea::vertical().id_salt(kind.map(GameKind::name)).max_height(height).auto_shrink(false).show(
            ui,
            |ui| {
                scroll_by_keys(ui);
                ui.set_width(ui.available_width() - 14.0);
                blocks.iter().for_each(|block| show_block(ui, block, settings.colours));
            },
        );
        ui.add_space(8.0);
        if main_button(ui, msg::rules_close(), true).clicked() {
            menu.set(history.back());
        }
    });
    Ok(())
}

fn show_block(ui: &mut Ui, block: &Block, colours: HighlightColours) {
    match block {
        Block::Title(text) => heading(ui, Message::verbatim(text.as_str())),
        Block::Heading(text) => {
            ui.add_space(8.0);
            ui.label(RichText::new(text).font(title(21.0)).color(BRASS_BRIGHT));
        }
        Block::Paragraph(runs) => {
            ui.add(Label::new(written(runs)).wrap());
        }
        Block::Item(runs) => {
            ui.horizontal_top(|ui| {
                ui.label("•");
                ui.add(Label::new(written(runs)).wrap());
            });
        }
        Block::Figure(figure) => show_figure(ui, figure, colours),
    }
}

fn written(runs: &[Run]) -> LayoutJob {
    let mut job = LayoutJob::default();
    for run in runs {
        let (font_id, color) = match run.kind {
            RunKind::Plain => (FontId::proportional(17.0), TEXT),
            RunKind::Term => (strong(17.0), BRASS_BRIGHT),
            RunKind::Notation => (strong(17.0), TEXT),
        };
        job.append(&run.text, 0.0, TextFormat { font_id, color, ..TextFormat::default() });
    }
    job
}

fn show_figure(ui: &mut Ui, figure: &Figure, colours: HighlightColours) {
    ui.add_space(4.0);
    ui.vertical_centered(|ui| {
        let size = FIGURE.min(ui.available_width());
        let (place, _) = ui.allocate_exact_size(Vec2::splat(size), Sense::hover());
        let mut lit: Vec<_> = figure.touched.map(|site| (site, HighlightKind::Chosen)).into_iter().collect();
        // Where a new piece can go is worth showing once some lie there.
        let is_lit = figure.touched.is_some()
            || figure.position.kind().places_pieces() && !figure.position.pieces().is_empty();
        if is_lit {
            let moves = LegalMoves::of(&figure.position);
            lit.extend(moves.targets(figure.touched).map(|site| (site, HighlightKind::Target)));
        }
        paint_lit_position(ui.painter(), &figure.position, &lit, colours, place.min, size);
        let caption = Message::verbatim(figure.caption.as_str());
        ui.with_layout(bevy_egui::egui::Layout::top_down(Align::Center), |ui| faint(ui, caption));
    });
    ui.add_space(6.0);
}
