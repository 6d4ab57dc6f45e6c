//! Small maps and positions, drawn as text.

use rules::napoleon::{LARGEST_ARMY, Map, Napoleon, Rules, Setup, Sketch};
use rules::{Player, Site};

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
