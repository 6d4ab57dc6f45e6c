//! The page about the program: its version, the authors of the games, the licences.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{ScrollArea, Ui};

use crate::app::state::{Menu, MenuHistory};
use crate::app::ui::layer::UiLayer;
use crate::app::ui::widgets::{
    button, dialog_fixed, heading, long_list, main_button, paragraph, scroll_by_keys, segments, small_heading,
};
use rules::GameKind;
use texts::{Message, game_credits, msg};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AboutPage>()
        .add_systems(EguiPrimaryContextPass, show.in_set(UiLayer::Menu).run_if(in_state(Menu::About)));
}

/// The part of the page that is open.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum AboutPage {
    #[default]
    Program,
    Licence,
    Fonts,
    Libraries,
}

impl AboutPage {
    const ALL: [Self; 4] = [Self::Program, Self::Licence, Self::Fonts, Self::Libraries];
}

const WIDTH: f32 = 720.0;
/// The room for the button below.
const FOOT: f32 = 62.0;

const VERSION: &str = env!("CARGO_PKG_VERSION");
const LICENCE: &str =
    concat!(include_str!("../../../../LICENSE-MIT"), "\n\n", include_str!("../../../../LICENSE-APACHE"));
const FONTS: &str = concat!(
    include_str!("../../../../assets/fonts/OFL.txt"),
    "\n\n",
    include_str!("../../../../assets/fonts/PHOSPHOR.txt")
);
const LIBRARIES: &str = include_str!("../../../../assets/dependencies.txt");

pub(crate) fn show(
    mut contexts: EguiContexts,
    mut page: ResMut<AboutPage>,
    history: Res<MenuHistory>,
    mut menu: ResMut<NextState<Menu>>,
) -> Result {
    dialog_fixed(contexts.ctx_mut()?, "about", WIDTH, |ui| {
        let height = ui.available_height() - FOOT;
        let scroll = ScrollArea::vertical().id_salt(*page as usize).max_height(height).auto_shrink(false);
        scroll.show(ui, |ui| {
            scroll_by_keys(ui);
            ui.set_width(ui.available_width() - 14.0);
            heading(ui, msg::about_heading(VERSION));
            let names =
                [msg::about_program(), msg::about_licence(), msg::about_fonts(), msg::about_libraries()];
            let open = AboutPage::ALL.iter().position(|part| part == &*page);
            if let Some(i) = segments(ui, &names, open) {
                *page = AboutPage::ALL[i];
            }
            ui.add_space(6.0);
            match *page {
                AboutPage::Program => show_program(ui, &mut menu),
                AboutPage::Licence => {
                    show_text(ui, "licence", msg::about_licence_what(), paragraphs(LICENCE));
                }
                AboutPage::Fonts => show_text(ui, "fonts", msg::about_fonts_what(), paragraphs(FONTS)),
                AboutPage::Libraries => {
                    let libraries: Vec<String> = libraries().map(str::to_owned).collect();
                    let what = msg::about_libraries_what(libraries.len());
                    show_text(ui, "libraries", what, libraries);
                }
            }
        });
        ui.add_space(8.0);
        if main_button(ui, msg::rules_close(), true).clicked() {
            menu.set(history.back());
        }
    });
    Ok(())
}

fn show_program(ui: &mut Ui, menu: &mut NextState<Menu>) {
    paragraph(ui, msg::about_what());
    ui.add_space(6.0);
    small_heading(ui, msg::about_games());
    for kind in GameKind::ALL {
        paragraph(ui, game_credits(kind));
    }
    paragraph(ui, msg::about_rules());
    ui.add_space(6.0);
    if button(ui, msg::report_open(), ui.available_width(), true).clicked() {
        menu.set(Menu::ReportProblem);
    }
}

/// A sentence in the player's language, and below it a long text in English.
fn show_text(ui: &mut Ui, name: &str, what: Message, paragraphs: Vec<String>) {
    paragraph(ui, what);
    ui.add_space(6.0);
    long_list(ui, name, paragraphs.len(), None, |ui, i| {
        paragraph(ui, Message::verbatim(paragraphs[i].as_str()));
    });
}

/// The paragraphs of a text, which is broken into lines for another width.
fn paragraphs(text: &str) -> Vec<String> {
    let joined = |paragraph: &str| paragraph.lines().map(str::trim).collect::<Vec<_>>().join(" ");
    text.split("\n\n").map(joined).filter(|paragraph| !paragraph.is_empty()).collect()
}

/// The libraries that the program is made of, one a line: name, version, licence.
fn libraries() -> impl Iterator<Item = &'static str> {
    LIBRARIES.lines().skip(1).take_while(|line| !line.is_empty())
}
