//! Kulami's look: glass marbles in hollows of wooden panels.

mod board;
mod cloth;
mod colours;
mod geometry;
mod prizes;
mod prop;
mod view;

#[cfg(test)]
mod places;

use std::sync::Arc;

use bevy::prelude::*;

use super::sounds::common_sound;
use super::{Body, Contact, Gait, Happening, Look, Moment, Prize, Sound, Spot, TrayPlace};
use crate::app::art::{ArtAssets, Hollow, SurfaceSpec};

use geometry::{
    HOLLOW, KulamiLook, LYING, MARBLE, MARGIN, PITCH, TRAY, TRAY_COLUMNS, TRAY_GAP, TRAY_HOLLOW, TRAY_PITCH,
    TRAY_RAIL, TRAY_ROWS, TRAY_SCALE,
};
use rules::{Piece, Player, Score, Site};
pub(super) use view::VIEW;
pub(crate) use view::{paint_layout, paint_panel};

impl Look for KulamiLook {
    fn board_name(&self) -> String {
        format!("kulami {}", self.layout)
    }

    fn half_size(&self) -> Vec2 {
        self.reach() + Vec2::splat(MARGIN)
    }

    fn tray(&self) -> Vec2 {
        let gap = if self.trays == TrayPlace::Ends { TRAY_GAP } else { 0.0 };
        Vec2::new(gap + TRAY, f32::from(TRAY_ROWS) * TRAY_PITCH / 2.0 + TRAY_RAIL)
    }

    fn trays(&self) -> TrayPlace {
        self.trays
    }

    fn with_trays(&self, trays: TrayPlace) -> Arc<dyn Look> {
        Arc::new(Self { layout: self.layout, trays })
    }

    fn spots(&self) -> Vec<Spot> {
        let spot = |site: &Site| Spot {
            site: *site,
            place: self.place(*site),
            half: HOLLOW.radius + 0.05,
            round: true,
            reach: PITCH / 2.0,
        };
        self.layout.fields().iter().map(spot).collect()
    }

    fn hollow(&self) -> Option<Hollow> {
        Some(HOLLOW)
    }

    fn ghost(&self, owner: Player, art: &mut ArtAssets) -> Option<Mesh3d> {
        Some(ghost(owner, art))
    }

    fn standing(&self, _: Piece, site: Site) -> Transform {
        // Marbles have come to rest each in its own way.
        let turn = f32::from(site.file) * 2.4 + f32::from(site.rank) * 1.7;
        Transform::from_translation(self.place(site) + Vec3::Y * LYING)
            .with_rotation(Quat::from_rotation_y(turn))
    }

    fn beside(&self, piece: Piece, nth: usize) -> Transform {
        // A player's marbles are at their right hand or before them; those at their near or left end are used last.
        let (columns, rows) = (usize::from(TRAY_COLUMNS), f32::from(TRAY_ROWS));
        let column = (nth % columns) as f32 - (columns as f32 - 1.0) / 2.0;
        let along = (rows - 1.0) / 2.0 - (nth / columns) as f32;
        let lying = MARBLE * TRAY_SCALE - TRAY_HOLLOW.depth;
        let at = Vec3::new(column * TRAY_PITCH, lying, along * TRAY_PITCH);
        let turn = Quat::from_rotation_y(nth as f32 * 1.9);
        let owner = piece.owner.unwrap_or(Player::One);
        let lies = Transform::from_translation(at).with_rotation(turn).with_scale(Vec3::splat(TRAY_SCALE));
        self.on_tray(owner, lies)
    }

    fn body(&self, _: Piece) -> Body {
        Body { radius: MARBLE, height: 2.0 * MARBLE, middle: 0.0 }
    }

    fn gait(&self, _: Piece) -> Gait {
        Gait::Rolls
    }

    fn contact(&self, _: Piece, is_on_board: bool) -> Option<Contact> {
        let below = if is_on_board { LYING } else { MARBLE * TRAY_SCALE - TRAY_HOLLOW.depth };
        Some(Contact { radius: MARBLE * 1.45, below })
    }

    fn prizes(&self, score: &Score) -> Vec<Prize> {
        prizes::prizes(self, score)
    }

    fn sound(&self, moment: &Moment) -> Option<Sound> {
        match moment.happening {
            Happening::Touches => Some(Sound::MarblePut),
            Happening::Rolls => Some(Sound::MarbleRoll),
            happening => common_sound(happening),
        }
    }

    fn build_board(&self, root: Entity, art: &mut ArtAssets) {
        board::build(self, root, art);
    }

    fn prop(&self) -> Vec<(Mesh, SurfaceSpec)> {
        prop::parts()
    }

    fn build_trays(&self, root: Entity, art: &mut ArtAssets) {
        board::build_trays(self, root, art);
    }

    fn build_piece(&self, piece: Piece, root: Entity, art: &mut ArtAssets) {
        let ball = art.shared_mesh("marble", || {
            Sphere::new(MARBLE).mesh().ico(8).unwrap_or_else(|_| Sphere::new(MARBLE).mesh().uv(48, 24))
        });
        let depth = LYING - 0.012;
        let (glass, light) = match piece.owner {
            Some(Player::Two) => (
                art.shared_glass("black marble", colours::BLACK_ABSORBS, colours::BLACK_RIBBON, 0.85),
                art.shared_caustic("black marble", colours::BLACK_CAUSTIC, MARBLE, depth),
            ),
            _ => (
                art.shared_glass("red marble", colours::RED_ABSORBS, colours::RED_RIBBON, 0.5),
                art.shared_caustic("red marble", colours::RED_CAUSTIC, MARBLE, depth),
            ),
        };
        art.commands.entity(root).with_child((ball, glass)).with_child(light);
    }
}

/// Where the light that it shines in comes from.
const LAMP: Vec3 = Vec3::new(-0.3, 0.93, -0.2);

/// A see-through ball as it lies in a hollow, its shading in the colours of its corners.
fn ghost(owner: Player, art: &mut ArtAssets) -> Mesh3d {
    let name = ["marble ghost, red", "marble ghost, black"][owner.index()];
    art.shared_mesh(name, || {
        let ball = Sphere::new(MARBLE).mesh().uv(40, 20);
        let tint = LinearRgba::from(colours::GHOSTS[owner.index()]);
        let normals = ball.attribute(Mesh::ATTRIBUTE_NORMAL).and_then(|normals| normals.as_float3());
        let shaded = |normal: &[f32; 3]| {
            let normal = Vec3::from_array(*normal);
            let light = 0.35 + 0.65 * normal.dot(LAMP).max(0.0);
            let shine = ((normal.dot(LAMP.normalize()) - 0.93) / 0.05).clamp(0.0, 1.0) * 0.75;
            let colour = (tint.to_vec3() * light).lerp(Vec3::ONE, shine);
            colour.extend(tint.alpha.max(shine)).to_array()
        };
        let colours: Vec<[f32; 4]> = normals.unwrap_or_default().iter().map(shaded).collect();
        ball.with_removed_attribute(Mesh::ATTRIBUTE_UV_0)
            .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
            .translated_by(Vec3::Y * LYING)
    })
}
