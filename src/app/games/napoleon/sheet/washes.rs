//! The colour of every place: paper, and washes of watercolour on it.

use bevy::math::{FloatExt, Vec2, Vec3};

use super::super::colours;
use super::super::geometry::PITCH;
use super::land::Land;
use crate::app::art::{Canvas, Field, chance, noise, step_between};

/// Half the width of a square border.
const LINE: f32 = 0.013;
/// Half the width of the ink along roads and rivers.
const CASING: f32 = 0.014;
/// How far from a river's edge the lines in it run.
const WATER_LINES: [f32; 3] = [0.05, 0.11, 0.185];
/// Where the paper was folded, in parts of its width and of its height.
const FOLDS: [&[f32]; 2] = [&[-0.5, 0.0, 0.5], &[-0.34, 0.33]];

/// Paints the whole sheet.
pub(super) fn paint(land: &Land, half: Vec2, canvas: &mut Canvas) {
    // Watercolour settles unevenly: in patches, and in grains.
    let patches = Field::new(half, 12.0, |at| {
        noise(at * 0.55 + 30.0, 1) * 0.6 + noise(at * 1.7 + 60.0, 2) * 0.3 + noise(at * 4.0, 3) * 0.35 - 0.62
    });
    let wander = Field::new(half, 30.0, |at| noise(at * 3.1 + 90.0, 4) + 0.5 * noise(at * 8.0, 5) - 0.75);
    let pixel = canvas.pixel();
    canvas.paint(|y| {
        let fields = [
            &patches,
            &wander,
            &land.relief,
            &land.forest,
            &land.inner,
            &land.wet,
            &land.river,
            &land.road,
            &land.village,
        ];
        let rows = fields.map(|field| field.row(y));
        let patches = &patches;
        let relief = &land.relief;
        let reach = land.reach;
        let mut grain = (y * 977.0) as i32 as u32;
        let fold_y = fold(y / half.y, FOLDS[1], half.y);
        move |x| {
            let (i, part) = patches.between(x);
            let patch = rows[0][i].lerp(rows[0][i + 1], part);
            let (i, part) = relief.between(x);
            let of = |field: usize| rows[field][i].lerp(rows[field][i + 1], part);
            grain = grain.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let speck = (grain >> 16) as f32 / 65_536.0 - 0.5;
            let at = Vec2::new(x, y);
            let mut colour = paper(at, half, patch, speck);
            if at.abs().cmplt(reach).all() {
                let ground = Ground {
                    patch,
                    wander: of(1),
                    relief: of(2),
                    forest: of(3),
                    inner: of(4),
                    wet: of(5),
                    river: of(6),
                    road: of(7),
                    village: of(8),
                };
                colour = ground.painted(colour, speck);
                colour = ground.ruled(colour, at + reach, pixel);
            }
            let fold = fold_y + fold(x / half.x, FOLDS[0], half.x);
            colour = (colour * (1.0 + fold)).clamp(Vec3::ZERO, Vec3::ONE);
            colour
        }
    });
}

/// Old paper: darker towards its edges, in blotches.
fn paper(at: Vec2, half: Vec2, patch: f32, speck: f32) -> Vec3 {
    let inside = (half - at.abs()).min_element();
    let age = step_between(0.5, 0.0, inside + 0.25 * patch);
    let colour = colours::PAPER.lerp(colours::OLD_PAPER, 0.75 * age);
    colour * (1.0 + 0.11 * patch + 0.03 * speck)
}

/// How much lighter (or darker) a fold makes the paper: a worn line, with a shade beside it.
fn fold(part: f32, folds: &[f32], half: f32) -> f32 {
    let of = |fold: &f32| {
        let away = (part - fold) * half;
        let worn = 0.035 * (-(away / 0.012).powi(2)).exp();
        let bent = -0.06 * (away / 0.2).clamp(-1.0, 1.0) * (-(away / 0.22).powi(2)).exp();
        worn + bent
    };
    folds.iter().map(of).sum()
}

/// What the fields say of a place.
struct Ground {
    patch: f32,
    wander: f32,
    relief: f32,
    forest: f32,
    inner: f32,
    wet: f32,
    river: f32,
    road: f32,
    village: f32,
}

impl Ground {
    fn painted(&self, paper: Vec3, speck: f32) -> Vec3 {
        let wash = |colour: Vec3, wash: Vec3, part: f32| colour * Vec3::ONE.lerp(wash, part.clamp(0.0, 1.0));
        // Meadows and ploughed land by turns.
        let mut colour = wash(paper, colours::MEADOW, 0.4 + 1.9 * self.patch + 0.25 * self.wander);
        // Slopes away from the light are cooler, those towards it warm.
        let slope = self.relief.clamp(-1.0, 1.0);
        colour = wash(colour, colours::SLOPE, -slope * 0.95);
        colour *= 1.0 + 0.15 * slope.max(0.0);
        colour = wash(colour, colours::MARSH, self.wet * 0.9);
        // Woods: paint gathers at the edge of a wash.
        let wood = self.forest + 0.4 * self.wander;
        let part = step_between(0.4, 0.5, wood);
        colour = wash(colour, colours::WOOD, part * (0.9 + 0.4 * self.patch + 0.12 * speck));
        colour *= 1.0 - 0.16 * part * step_between(0.66, 0.48, wood);
        let deep = step_between(0.38, 0.56, self.inner + 0.34 * self.wander);
        colour = wash(colour, colours::INNER_WOOD, deep);
        let village = step_between(0.05, -0.02, self.village + 0.09 * self.wander);
        colour = wash(colour, colours::VILLAGE, village * (0.85 + 0.3 * self.patch));
        colour *= 1.0 - 0.12 * village * step_between(-0.05, 0.0, self.village + 0.09 * self.wander);
        colour = self.with_river(colour);
        self.with_road(colour)
    }

    fn with_river(&self, ground: Vec3) -> Vec3 {
        let edge = self.river + 0.07 * self.wander;
        if edge > 0.2 {
            return ground;
        }
        // The damp bank, the water, lines along its shore, and its shore in ink.
        let bank = ground.lerp(ground * colours::BANK, step_between(0.09, 0.0, edge));
        let deep = step_between(0.0, 0.2, -edge);
        let mut water = colours::SHALLOWS.lerp(colours::WATER, deep) * (1.0 + 0.1 * self.patch);
        for (i, away) in WATER_LINES.into_iter().enumerate() {
            let line = step_between(0.016, 0.006, (-edge - away).abs());
            water = water.lerp(colours::WATER_LINE, line * (0.62 - 0.16 * i as f32));
        }
        let colour = bank.lerp(water, step_between(0.006, -0.006, edge));
        colour.lerp(colours::WATER_INK, 0.9 * step_between(CASING + 0.01, CASING - 0.004, edge.abs()))
    }

    fn with_road(&self, ground: Vec3) -> Vec3 {
        let edge = self.road + 0.012 * self.wander;
        if edge > 0.16 {
            return ground;
        }
        // A bridge has parapets, and a shadow on the water.
        let bridge = step_between(0.04, -0.02, self.river);
        let shadow = bridge * step_between(0.13, 0.02, edge);
        let line = CASING + 0.016 * bridge;
        let colour = ground * (1.0 - 0.4 * shadow);
        // Within a village it is a lane that no line bounds.
        let lane = step_between(-0.02, -0.12, self.village);
        let surface = colours::ROAD * (1.0 + 0.12 * self.patch - 0.05 * step_between(0.06, 0.0, -edge));
        let colour = colour.lerp(surface, step_between(0.006 + 0.05 * lane, -0.006 - 0.05 * lane, edge));
        colour.lerp(
            colours::INK,
            (0.72 + 0.28 * bridge) * (1.0 - lane) * step_between(line + 0.008, line - 0.004, edge.abs()),
        )
    }

    /// The borders of squares: ink on land; on water only as much as shows where a square ends.
    fn ruled(&self, ground: Vec3, from_corner: Vec2, pixel: f32) -> Vec3 {
        let part = (from_corner / PITCH).fract();
        let away = part.min(1.0 - part).min_element() * PITCH;
        let line = step_between(LINE + pixel * 0.6, LINE - pixel * 0.6, away);
        if line <= 0.0 {
            return ground;
        }
        let edge = self.river + 0.07 * self.wander;
        let on_water = step_between(0.03, -0.03, edge) * step_between(-0.02, 0.02, self.road);
        let on_land = ground.lerp(colours::INK, 0.56 * line);
        on_land.lerp(ground.lerp(colours::WATER_LINE, 0.3 * line), on_water)
    }
}

/// A number from −0.5 to 0.5 for a stroke.
pub(super) fn shift(i: u32, which: u32) -> f32 {
    chance(i, which, 23) - 0.5
}
