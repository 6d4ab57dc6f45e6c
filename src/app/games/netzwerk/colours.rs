//! The colours of Netzwerk.

use bevy::prelude::*;

/// The field between tiles and sockets.
pub(super) const GROUND: Srgba = Srgba::rgb(0.09, 0.22, 0.25);
/// The tiles that robots stand on.
pub(super) const TILE: Srgba = Srgba::rgb(0.18, 0.355, 0.39);
/// What is printed on the ground.
pub(super) const PRINT: Srgba = Srgba::rgb(0.13, 0.3, 0.32);
/// The bottom of a socket.
pub(super) const SOCKET: Srgba = Srgba::rgb(0.105, 0.08, 0.062);
/// Rims and the net.
pub(super) const COPPER: Srgba = Srgba::rgb(0.95, 0.6, 0.36);
/// What is lettered on the frame.
pub(super) const LETTERS: Srgba = Srgba::rgb(0.86, 0.72, 0.5);
/// White's robots, and the light of their eyes.
pub(super) const IVORY: Srgba = Srgba::rgb(0.89, 0.862, 0.805);
pub(super) const IVORY_EYES: LinearRgba = LinearRgba::rgb(0.1, 1.6, 2.2);
/// Black's robots, and the light of their eyes.
pub(super) const COAL: Srgba = Srgba::rgb(0.325, 0.345, 0.39);
pub(super) const COAL_EYES: LinearRgba = LinearRgba::rgb(4.4, 1.15, 0.1);
/// Rubber, joints and wheels.
pub(super) const RUBBER: Srgba = Srgba::rgb(0.16, 0.165, 0.175);
pub(super) const STEEL: Srgba = Srgba::rgb(0.62, 0.64, 0.67);
/// A battery's case, the rim around its printed face, that face and the bolt on it, and its blank face.
pub(super) const CASE: Srgba = Srgba::rgb(0.14, 0.15, 0.17);
pub(super) const RIM: Srgba = Srgba::rgb(0.3, 0.29, 0.28);
pub(super) const PRINTED: Srgba = Srgba::rgb(0.98, 0.75, 0.15);
pub(super) const BOLT: Srgba = Srgba::rgb(0.1, 0.09, 0.07);
pub(super) const BLANK: Srgba = Srgba::rgb(0.37, 0.375, 0.39);

/// What highlights lie on: they must stand out from all of it.
pub(super) const GROUNDS: [Srgba; 9] = [GROUND, TILE, SOCKET, COPPER, IVORY, COAL, CASE, PRINTED, BLANK];
