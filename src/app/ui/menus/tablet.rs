//! The dialog that serves the program for browsers to the local network, so that it can be played on a tablet. Once started, the server
//! runs until it is stopped here or the program ends.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Color32, Mesh, Rect, Sense, Ui, Vec2, vec2};
use serve::{AddressCode, PORT, Reach, ServeError, Server, find_page};

use crate::app::state::{Menu, MenuHistory};
use crate::app::ui::context::AddMenu;
use crate::app::ui::widgets::{button, dialog, fitted_title, heading, main_button, paragraph, warning};
use texts::{Message, msg};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TabletServer>().add_menu(Menu::Tablet, show);
}

const WIDTH: f32 = 560.0;
/// The size of the letters of the address, if there is room for them.
const ADDRESS: f32 = 32.0;
/// The size of the code, if there is room for it.
const CODE: f32 = 240.0;

/// What is served, if anything.
#[derive(Resource, Default)]
pub(crate) struct TabletServer {
    served: Option<Served>,
    is_copied: bool,
    fault: Option<Message>,
}

struct Served {
    address: String,
    code: AddressCode,
    /// It runs as long as it is here. A picture has none.
    _server: Option<Server>,
}

impl TabletServer {
    /// As if a server were running, for a picture of the dialog.
    pub(crate) fn pretended() -> Self {
        let address = "http://192.168.1.5:8080/";
        let served = Served { address: address.to_owned(), code: AddressCode::new(address), _server: None };
        Self { served: Some(served), ..Self::default() }
    }

    fn start(&mut self) {
        *self = match start() {
            Ok(server) => {
                let (address, code) = (server.address().to_owned(), server.code());
                Self { served: Some(Served { address, code, _server: Some(server) }), ..Self::default() }
            }
            Err(fault) => Self { fault: Some(fault), ..Self::default() },
        };
    }
}

/// Starts a server at the usual port, or at a free one if another program uses that.
fn start() -> Result<Server, Message> {
    let folder = find_page().ok_or_else(msg::tablet_no_page)?;
    let start = |port| Server::start(&folder, port, Reach::LocalNetwork);
    let started = match start(PORT) {
        Err(ServeError::PortTaken(_)) => start(0),
        started => started,
    };
    started.map_err(|error| {
        warn!("{error}");
        match error {
            ServeError::NoPage(_) | ServeError::TooLarge => msg::tablet_no_page(),
            ServeError::NoNetwork => msg::tablet_no_network(),
            ServeError::Unreadable { .. } => msg::tablet_unreadable(),
            ServeError::PortTaken(_) | ServeError::Port(..) | ServeError::System(_) => msg::tablet_refused(),
        }
    })
}

pub(super) fn show(
    mut contexts: EguiContexts,
    mut state: ResMut<TabletServer>,
    history: Res<MenuHistory>,
    mut menu: ResMut<NextState<Menu>>,
) -> Result {
    dialog(contexts.ctx_mut()?, "tablet", WIDTH, |ui| {
        heading(ui, msg::tablet_open());
        if state.served.is_some() {
            show_served(ui, &mut state);
        } else {
            paragraph(ui, msg::tablet_what());
            paragraph(ui, msg::tablet_who());
            if let Some(fault) = &state.fault {
                warning(ui, msg::tablet_failed(fault));
            }
            if main_button(ui, msg::tablet_start(), true).clicked() {
                state.start();
            }
        }
        if button(ui, msg::rules_close(), ui.available_width(), true).clicked() {
            menu.set(history.back());
        }
    });
    Ok(())
}

/// The address in letters and as a code, and what to know about it.
fn show_served(ui: &mut Ui, state: &mut TabletServer) {
    let Some(served) = &state.served else { return };
    paragraph(ui, msg::tablet_scan());
    paint_code(ui, &served.code);
    fitted_title(ui, Message::verbatim(served.address.as_str()), ADDRESS);
    for sentence in [msg::tablet_who(), msg::tablet_limits(), msg::tablet_until()] {
        paragraph(ui, sentence);
    }
    let copy = if state.is_copied { msg::report_copied() } else { msg::tablet_copy() };
    let is_stopped = ui.columns_const(|[left, right]| {
        if main_button(left, copy, true).clicked() {
            left.ctx().copy_text(served.address.clone());
            state.is_copied = true;
        }
        let width = right.available_width();
        button(right, msg::tablet_stop(), width, true).clicked()
    });
    if is_stopped {
        *state = TabletServer::default();
    }
}

/// Black on white, as cameras want it, in one mesh: between shapes of their own, there would be hairlines.
fn paint_code(ui: &mut Ui, code: &AddressCode) {
    // In a low window, the buttons below it are to be seen, too.
    let size = CODE.min(ui.available_width()).min(ui.ctx().viewport_rect().height() * 0.3);
    let module = size / code.width() as f32;
    ui.vertical_centered(|ui| {
        let (place, _) = ui.allocate_exact_size(Vec2::splat(module * code.width() as f32), Sense::hover());
        let mut mesh = Mesh::default();
        mesh.add_colored_rect(place, Color32::WHITE);
        for (x, y) in code.dark() {
            let corner = |x: usize, y: usize| place.min + vec2(x as f32, y as f32) * module;
            mesh.add_colored_rect(Rect::from_min_max(corner(x, y), corner(x + 1, y + 1)), Color32::BLACK);
        }
        ui.painter().add(mesh);
    });
}
