//! Random layouts.

use super::{Layout, PANELS, Panel, SIZES, SPAN};
use crate::{Rng, Site};

/// The side of a closed layout.
const SQUARE: u8 = 8;
/// The number of panels tried before a closed layout is started over: most layouts need far fewer.
const PATIENCE: u32 = 4_000;

/// A random closed layout. Backtracking places the panels in random order and orientation, each in the first gap left, and then turns
/// and mirrors the whole at random.
///
/// The same seed gives the same layout.
pub fn random_closed(seed: u64) -> Layout {
    let mut rng = Rng::new(seed);
    loop {
        let mut square =
            Square { panels: Vec::new(), taken: 0, left: SIZES.map(|(.., count)| count), tries: 0 };
        if square.fill(&mut rng)
            && let Ok(layout) = Layout::from_panels(&turned(square.panels, &mut rng))
        {
            return layout;
        }
    }
}

/// The panels of a square, turned and mirrored at random: the square is filled from one corner, and what is common there should be
/// as common in the others.
fn turned(panels: Vec<Panel>, rng: &mut Rng) -> Vec<Panel> {
    let [right, up, over] = [(); 3].map(|()| rng.below(2) == 0);
    let turn = |Panel { corner: Site { file, rank }, width, height }: Panel| {
        let file = if right { SQUARE - file - width } else { file };
        let rank = if up { SQUARE - rank - height } else { rank };
        if over {
            Panel { corner: Site::new(rank, file), width: height, height: width }
        } else {
            Panel { corner: Site::new(file, rank), width, height }
        }
    };
    panels.into_iter().map(turn).collect()
}

struct Square {
    panels: Vec<Panel>,
    /// One bit per field, rank by rank.
    taken: u64,
    /// How many panels of each size are left.
    left: [usize; SIZES.len()],
    tries: u32,
}

impl Square {
    /// Fills the rest; `false` if that is impossible or takes too long.
    fn fill(&mut self, rng: &mut Rng) -> bool {
        let first = self.taken.trailing_ones() as u8;
        if first >= SQUARE * SQUARE {
            return true;
        }
        let corner = Site::new(first % SQUARE, first / SQUARE);
        for (size, panel) in self.choices(corner, rng) {
            self.tries += 1;
            if self.tries > PATIENCE {
                return false;
            }
            let fields = mask(panel);
            let fits = corner.file + panel.width <= SQUARE && corner.rank + panel.height <= SQUARE;
            if !fits || self.taken & fields != 0 {
                continue;
            }
            self.taken |= fields;
            self.left[size] -= 1;
            self.panels.push(panel);
            if self.fill(rng) {
                return true;
            }
            self.panels.pop();
            self.left[size] += 1;
            self.taken &= !fields;
        }
        false
    }

    /// The panels to try in a corner, in random order: sizes with many panels left tend to come first.
    fn choices(&self, corner: Site, rng: &mut Rng) -> Vec<(usize, Panel)> {
        let mut weights = self.left;
        let mut choices = Vec::new();
        while let Some(size) = rng.weighted(&weights) {
            weights[size] = 0;
            let (width, height, _) = SIZES[size];
            let panel = Panel { corner, width, height };
            let mut turns = if width == height { vec![panel] } else { vec![panel, panel.turned()] };
            rng.shuffle(&mut turns);
            choices.extend(turns.into_iter().map(|panel| (size, panel)));
        }
        choices
    }
}

/// The fields of a panel as bits of the square; those outside it are left out.
fn mask(panel: Panel) -> u64 {
    let inside = panel.fields().filter(|site| site.file < SQUARE && site.rank < SQUARE);
    inside.fold(0, |all, Site { file, rank }| all | 1 << (rank * SQUARE + file))
}

/// A random irregular layout. The panels are placed in random order, each next to those already there, preferably where it touches
/// many sides.
///
/// The same seed gives the same layout.
pub fn random_irregular(seed: u64) -> Layout {
    let mut rng = Rng::new(seed);
    loop {
        let mut sizes: Vec<(u8, u8)> =
            SIZES.iter().flat_map(|(long, short, count)| vec![(*long, *short); *count]).collect();
        rng.shuffle(&mut sizes);
        let mut grown = Grown::default();
        if sizes.into_iter().all(|size| grown.add(size, &mut rng))
            && let Ok(layout) = Layout::from_panels(&grown.panels)
            && !layout.is_closed()
        {
            return layout;
        }
    }
}

/// The file and rank of the first panel: in the middle of a grid that is large enough to grow in all directions.
const MIDDLE: u8 = SPAN;
const GRID: usize = 2 * SPAN as usize + 3;

struct Grown {
    panels: Vec<Panel>,
    taken: [[bool; GRID]; GRID],
}

impl Default for Grown {
    fn default() -> Self {
        Self { panels: Vec::with_capacity(PANELS), taken: [[false; GRID]; GRID] }
    }
}

impl Grown {
    /// Places one more panel; `false` if there is no room for it.
    fn add(&mut self, (long, short): (u8, u8), rng: &mut Rng) -> bool {
        let places: Vec<Panel> = if self.panels.is_empty() {
            vec![Panel { corner: Site::new(MIDDLE, MIDDLE), width: long, height: short }]
        } else {
            let ways = if long == short { 1 } else { 2 };
            let all = (1..GRID as u8 - 3)
                .flat_map(|file| (1..GRID as u8 - 3).map(move |rank| Site::new(file, rank)));
            let panels = all.flat_map(|corner| {
                let panel = Panel { corner, width: long, height: short };
                [panel, panel.turned()].into_iter().take(ways)
            });
            panels.filter(|panel| self.has_room(*panel)).collect()
        };
        // Squared, so that layouts are compact, with a gap here and there.
        let weights: Vec<usize> = places.iter().map(|panel| self.touching(*panel).pow(2)).collect();
        let drawn = if self.panels.is_empty() { Some(0) } else { rng.weighted(&weights) };
        let Some(panel) = drawn.map(|i| places[i]) else { return false };
        self.panels.push(panel);
        for Site { file, rank } in panel.fields() {
            self.taken[usize::from(rank)][usize::from(file)] = true;
        }
        true
    }

    /// Whether a panel overlaps no other, and the whole stays within the span.
    fn has_room(&self, panel: Panel) -> bool {
        let lies_on = panel.fields().any(|site| self.is_taken(site.file, site.rank));
        let all = || self.panels.iter().chain([&panel]);
        let span = |low: fn(&Panel) -> u8, long: fn(&Panel) -> u8| {
            let most = all().map(|p| low(p) + long(p)).max().unwrap_or(0);
            most - all().map(low).min().unwrap_or(0)
        };
        !lies_on
            && span(|p| p.corner.file, |p| p.width) <= SPAN
            && span(|p| p.corner.rank, |p| p.height) <= SPAN
    }

    /// How many sides of a panel's fields touch panels already placed.
    fn touching(&self, panel: Panel) -> usize {
        let beside = |Site { file, rank }: Site| {
            [(file + 1, rank), (file - 1, rank), (file, rank + 1), (file, rank - 1)]
        };
        panel.fields().flat_map(beside).filter(|(file, rank)| self.is_taken(*file, *rank)).count()
    }

    fn is_taken(&self, file: u8, rank: u8) -> bool {
        self.taken[usize::from(rank)][usize::from(file)]
    }
}
