//! Random maps for Napoleon.

use rules::Rng;
use rules::napoleon::{Map, Sketch};

/// A valid map of a few squares, made by chance.
pub(crate) fn random_map(chance: &mut Rng) -> Map {
    loop {
        if let Ok(map) = Map::from_sketch(&random_sketch(chance)) {
            return map;
        }
    }
}

fn random_sketch(chance: &mut Rng) -> Sketch {
    const GROUND: [char; 7] = ['.', '=', 'o', '~', 'f', 'W', 'M'];
    let (width, height) = (3 + chance.below(7), 3 + chance.below(7));
    let weights = [20, 1 + chance.below(6), chance.below(6), chance.below(3), chance.below(12), 2, 2];
    let mut terrain = vec![vec!['.'; width]; height];
    for square in terrain.iter_mut().flatten() {
        *square = GROUND[chance.weighted(&weights).unwrap()];
    }
    // A forest with an inside, a river with a bridge.
    if chance.below(3) == 0 && width > 4 && height > 4 {
        let (left, top) = (chance.below(width - 3), chance.below(height - 3));
        for row in &mut terrain[top..top + 4] {
            row[left..left + 4].fill('f');
        }
    }
    if chance.below(2) == 0 {
        let row = chance.below(height);
        terrain[row].fill('~');
        terrain[row][chance.below(width)] = '=';
    }
    terrain[chance.below(height)][chance.below(width)] = 'W';
    terrain[chance.below(height)][chance.below(width)] = 'M';
    let army = 2 + chance.below(((width * height / 3).min(9)) - 1);
    let mut counters = vec![vec!['.'; width]; height];
    let mut free: Vec<(usize, usize)> = (0..height).flat_map(|y| (0..width).map(move |x| (y, x))).collect();
    chance.shuffle(&mut free);
    for (sign, home) in [('B', 'M'), ('R', 'W')] {
        for _ in 0..army {
            if let Some(place) = free.iter().position(|(y, x)| terrain[*y][*x] != home) {
                let (y, x) = free.swap_remove(place);
                counters[y][x] = sign;
            }
        }
    }
    let rows = |grid: Vec<Vec<char>>| grid.into_iter().map(String::from_iter).collect();
    Sketch {
        name: "By chance".to_owned(),
        terrain: rows(terrain),
        counters: rows(counters),
        places: Vec::new(),
    }
}
