//! What a crew's robots are made of.

use bevy::mesh::Mesh;

use crate::app::games::netzwerk::shapes::Solid;

/// The parts of a robot of one material, each with its brightness.
pub(super) type Parts = Vec<(f32, Mesh)>;

/// A robot: one mesh for each material.
pub(super) struct Model {
    pub(super) shell: fn() -> Parts,
    pub(super) frame: fn() -> Parts,
    pub(super) lights: fn() -> Parts,
    /// What keeps light off the rest.
    pub(super) solids: fn() -> Vec<Solid>,
}
