//! The page about the program: its version, the authors of the games, the licences.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::Ui;

use crate::app::state::{Menu, MenuHistory};
use crate::app::ui::widgets::{button, choose, heading, long_list, page, paragraph, small_heading};
use rules::GameKind;
use texts::{Message, game_credits, msg};

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
    mut open: ResMut<AboutPage>,
    history: Res<MenuHistory>,
    mut menu: ResMut<NextState<Menu>>,
) -> Result {
    let is_closed = page(contexts.ctx_mut()?, "about", *open as usize, |ui| {
        heading(ui, msg::about_heading(VERSION));
        let name = |part| match part {
            AboutPage::Program => msg::about_program(),
            AboutPage::Licence => msg::about_licence(),
            AboutPage::Fonts => msg::about_fonts(),
            AboutPage::Libraries => msg::about_libraries(),
        };
        if let Some(chosen) = choose(ui, &AboutPage::ALL, name, *open) {
            *open = chosen;
        }
        ui.add_space(6.0);
        match *open {
            AboutPage::Program => show_program(ui, &mut menu),
            AboutPage::Licence => show_text(ui, "licence", msg::about_licence_what(), paragraphs(LICENCE)),
            AboutPage::Fonts => show_text(ui, "fonts", msg::about_fonts_what(), paragraphs(FONTS)),
            AboutPage::Libraries => {
                let libraries: Vec<String> = libraries().map(str::to_owned).collect();
                let what = msg::about_libraries_what(libraries.len());
                show_text(ui, "libraries", what, libraries);
            }
        }
    });
    if is_closed {
        menu.set(history.back());
    }
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
    paragraph(ui, msg::about_owners());
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
