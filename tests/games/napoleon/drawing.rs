//! Small maps and positions: drawn, or made by chance.

use spieltisch::games::napoleon::{LARGEST_ARMY, Map, Napoleon, Rules, Setup, Sketch};
use spieltisch::games::{Chance, Player, Site};

/// The position of a drawing of the ground and one of the counters, `b` and `r`, whose rows are separated by `/`. Its lowest row is
/// rank 1. Above it the map goes on, with open country, headquarters and the places where as many counters as needed are set up.
pub(super) fn drawn(terrain: &str, counters: &str, to_move: Player, rules: Rules) -> Napoleon {
    Napoleon::from_setup(&setup(terrain, counters, to_move, rules)).unwrap()
}

/// [`drawn`] with two more counters of each side far away in the north, so that no match ends for want of them.
pub(super) fn reserved(terrain: &str, counters: &str, to_move: Player, rules: Rules) -> Napoleon {
    let mut setup = setup(terrain, counters, to_move, rules);
    let top = setup.map.height() - 1;
    for (rank, player) in [(top, Player::Two), (top - 3, Player::One)] {
        setup.counters.extend([0, 1].map(|file| (Site::new(file, rank), player)));
    }
    Napoleon::from_setup(&setup).unwrap()
}

fn setup(terrain: &str, counters: &str, to_move: Player, rules: Rules) -> Setup {
    let rows: Vec<&str> = counters.split('/').collect();
    let mut placed = Vec::new();
    for (rank, row) in (0..).zip(rows.iter().rev()) {
        for (file, sign) in (0..).zip(row.chars()).filter(|(_, sign)| *sign != '.') {
            placed.push((Site::new(file, rank), if sign == 'b' { Player::One } else { Player::Two }));
        }
    }
    Setup { rules, map: drawn_map(terrain), counters: placed, to_move }
}

/// [`reserved`] with Blue to move by the usual rules.
pub(super) fn blue(terrain: &str, counters: &str) -> Napoleon {
    reserved(terrain, counters, Player::One, Rules::default())
}

/// [`reserved`] with Red to move by the usual rules.
pub(super) fn red(terrain: &str, counters: &str) -> Napoleon {
    reserved(terrain, counters, Player::Two, Rules::default())
}

/// Rows that [`sketch`] puts above the drawn ones.
pub(super) const ABOVE: usize = 8;

/// The sketch of a map that goes on above the drawn ground.
pub(super) fn sketch(terrain: &str) -> Sketch {
    let drawn: Vec<String> = terrain.split('/').map(str::to_owned).collect();
    let width = drawn[0].chars().count();
    let open = || ".".repeat(width);
    let homes = format!("M{}W", ".".repeat(width - 2));
    let above = std::iter::repeat_with(open).take(ABOVE - 2).chain([homes, open()]);
    let army = |sign: char| {
        let counters = (0..3 * width).map(move |i| if i < LARGEST_ARMY { sign } else { '.' });
        let counters: Vec<char> = counters.collect();
        counters.chunks(width).map(|row| row.iter().collect()).collect::<Vec<String>>()
    };
    let armies = [army('R'), army('B')].concat();
    let empty = std::iter::repeat_with(open).take(drawn.len() + 2);
    Sketch {
        name: "Drawn".to_owned(),
        counters: armies.into_iter().chain(empty).collect(),
        terrain: above.chain(drawn).collect(),
        places: Vec::new(),
    }
}

fn drawn_map(terrain: &str) -> Map {
    Map::from_sketch(&sketch(terrain)).unwrap()
}

/// A valid map of a few squares, made by chance.
pub(crate) fn random_map(chance: &mut Chance) -> Map {
    loop {
        if let Ok(map) = Map::from_sketch(&random_sketch(chance)) {
            return map;
        }
    }
}

fn random_sketch(chance: &mut Chance) -> Sketch {
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
