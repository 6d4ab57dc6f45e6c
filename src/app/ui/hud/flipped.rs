//! The panel at the far edge of the table and a card beside it, upright for the player there: everything that egui paints in them is
//! rotated by half a turn, and so are the pointers over them.

use bevy::prelude::*;
use bevy_egui::egui::epaint::Primitive;
use bevy_egui::egui::{Event, Pos2, Rect};
use bevy_egui::{EguiInput, EguiPostUpdateSet, EguiPreUpdateSet, EguiRenderOutput};

use crate::app::state::{Menu, Screen};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FarEdge>()
        .init_resource::<FarCard>()
        .add_systems(
            PreUpdate,
            turn_pointers
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass)
                // A menu over the panel is upright for the player who opened it.
                .run_if(in_state(Screen::Table))
                .run_if(in_state(Menu::None)),
        )
        .add_systems(PostUpdate, turn_paint.after(EguiPostUpdateSet::ProcessOutput))
        .add_systems(OnExit(Screen::Table), |mut far: ResMut<FarEdge>, mut card: ResMut<FarCard>| {
            (far.0, card.0) = (None, None);
        });
}

/// The area of the panel at the far edge, in egui's points; `None` if there is none.
#[derive(Resource, Debug, Default, PartialEq)]
pub(crate) struct FarEdge(pub(crate) Option<Rect>);

/// The area of a card with a question to the player there, in egui's points; `None` if there is none.
#[derive(Resource, Debug, Default, PartialEq)]
pub(crate) struct FarCard(pub(crate) Option<Rect>);

/// Rotates a position by half a turn around the centre of the panel.
fn turned(at: Pos2, panel: Rect) -> Pos2 {
    (panel.center().to_vec2() * 2.0 - at.to_vec2()).to_pos2()
}

/// Maps pointer events in the area of the panel or the card into it.
fn turn_pointers(far: Res<FarEdge>, card: Res<FarCard>, mut inputs: Query<&mut EguiInput>) {
    let panels = || [far.0, card.0].into_iter().flatten();
    for event in inputs.iter_mut().flat_map(|input| input.into_inner().events.iter_mut()) {
        if let Event::PointerMoved(pos) | Event::PointerButton { pos, .. } | Event::Touch { pos, .. } = event
            && let Some(panel) = panels().find(|panel| panel.contains(*pos))
        {
            *pos = turned(*pos, panel);
        }
    }
}

/// Rotates the shapes painted within the bounds of the panel and of the card. Those of each are contiguous: a dialog may be over it later.
fn turn_paint(far: Res<FarEdge>, card: Res<FarCard>, mut outputs: Query<&mut EguiRenderOutput>) {
    for panel in [far.0, card.0].into_iter().flatten() {
        let jobs = outputs.iter_mut().flat_map(|output| output.into_inner().paint_jobs.iter_mut());
        let is_inside = |clip: Rect| panel.expand(1.0).contains_rect(clip);
        for job in jobs.skip_while(|job| !is_inside(job.clip_rect)).take_while(|job| is_inside(job.clip_rect))
        {
            let clip = job.clip_rect;
            job.clip_rect = Rect::from_two_pos(turned(clip.min, panel), turned(clip.max, panel));
            if let Primitive::Mesh(mesh) = &mut job.primitive {
                mesh.vertices.iter_mut().for_each(|vertex| vertex.pos = turned(vertex.pos, panel));
            }
        }
    }
}
