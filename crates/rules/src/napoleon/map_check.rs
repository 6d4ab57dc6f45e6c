//! What makes a map valid.

use thiserror::Error;

use super::map_tables::MapTables;
use super::{COLOURS, LONGEST, Terrain};
use crate::{Player, Site};

/// The maximum number of counters of a player. The published game has 23.
pub const LARGEST_ARMY: usize = 24;

/// A map that may be invalid, with rows from north to south.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sketch {
    /// Its display name.
    pub name: String,
    /// One character per square.
    pub terrain: Vec<String>,
    /// `B` and `R` for counters, `.` for none.
    pub counters: Vec<String>,
    /// The names of places, each with its square, such as `j8`.
    pub places: Vec<(String, String)>,
}

/// What can be wrong with a map. Rows are counted from the top, columns from the left, both from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say what is wrong")]
pub enum MapFault {
    #[error("the map is empty")]
    Empty,
    #[error("its name must have 1 to {LONGEST} characters")]
    Name,
    #[error("the map is {width} × {height}: the maximum is {LONGEST} × {LONGEST}")]
    TooLarge { width: usize, height: usize },
    #[error("{grid}: row {row} is {found} wide, not {wanted}")]
    Ragged { grid: &'static str, row: usize, found: usize, wanted: usize },
    #[error("counters: {found} rows, not {wanted}")]
    Rows { found: usize, wanted: usize },
    #[error("{grid}: “{sign}” in row {row}, column {column}, is not one of {known}")]
    Sign { grid: &'static str, sign: char, row: usize, column: usize, known: &'static str },
    #[error("there is no {colour} headquarters ({sign})")]
    NoHeadquarters { colour: &'static str, sign: char },
    #[error("the armies differ: {blue} blue counters, {red} red ones")]
    UnequalArmies { blue: usize, red: usize },
    #[error("{0} counters per player: there must be 2 to {LARGEST_ARMY}")]
    Army(usize),
    /// A counter is in its own headquarters, where no move may end.
    #[error("counters: the one in row {row}, column {column}, is in its own headquarters")]
    AtHome { row: usize, column: usize },
    /// Two river squares touch only at a corner, so that counters could cross between them.
    #[error("terrain: the rivers in row {row}, column {column}, and the row below touch only at a corner")]
    RiverCorner { row: usize, column: usize },
    #[error("places: “{name}” at “{at}” needs a name and a square of the map")]
    Place { name: String, at: String },
}

const TERRAIN: &str = "terrain";
const COUNTERS: &str = "counters";

/// The map that a sketch describes, or everything that is wrong with it.
pub(super) fn check(sketch: &Sketch) -> Result<MapTables, Vec<MapFault>> {
    let mut faults = Vec::new();
    let length = |row: &String| row.chars().count();
    let height = sketch.terrain.len();
    let longest = sketch.terrain.iter().map(length).max().unwrap_or(0);
    if longest == 0 {
        return Err(vec![MapFault::Empty]);
    }
    if longest > usize::from(LONGEST) || height > usize::from(LONGEST) {
        return Err(vec![MapFault::TooLarge { width: longest, height }]);
    }
    if !is_fit(&sketch.name) {
        faults.push(MapFault::Name);
    }
    let width = length(&sketch.terrain[0]);
    for (grid, rows) in [(TERRAIN, &sketch.terrain), (COUNTERS, &sketch.counters)] {
        for (i, row) in rows.iter().enumerate().filter(|(_, row)| length(row) != width) {
            faults.push(MapFault::Ragged { grid, row: i + 1, found: length(row), wanted: width });
        }
    }
    if sketch.counters.len() != height {
        faults.push(MapFault::Rows { found: sketch.counters.len(), wanted: height });
    }
    let terrain = read(&sketch.terrain, &mut faults, |sign| Terrain::from_sign(sign).map(Some), TERRAIN);
    let counters = read(
        &sketch.counters,
        &mut faults,
        |sign| match sign {
            '.' => Some(None),
            'B' => Some(Some(Player::One)),
            'R' => Some(Some(Player::Two)),
            _ => None,
        },
        COUNTERS,
    );
    check_armies(&terrain, &counters, &mut faults);
    check_rivers(&terrain, &mut faults);
    let places = check_places(sketch, width, &mut faults);
    if !faults.is_empty() {
        return Err(faults);
    }
    let rows: Vec<Vec<Terrain>> =
        terrain.into_iter().rev().map(|row| row.into_iter().flatten().collect()).collect();
    let mut tables = MapTables::new(&rows, sketch.name.trim().to_owned(), places);
    for (rank, row) in (0_u8..).zip(counters.iter().rev()) {
        for (file, counter) in (0_u8..).zip(row) {
            if let (Some(player), Some(square)) = (counter, tables.square(Site::new(file, rank))) {
                tables.armies[player.index()].add(square);
            }
        }
    }
    Ok(tables)
}

fn is_fit(name: &str) -> bool {
    (1..=usize::from(LONGEST)).contains(&name.trim().chars().count()) && !name.chars().any(char::is_control)
}

/// The meanings of the characters of a grid; `None` for unknown ones.
fn read<T: Copy>(
    rows: &[String],
    faults: &mut Vec<MapFault>,
    meaning: impl Fn(char) -> Option<Option<T>>,
    grid: &'static str,
) -> Vec<Vec<Option<T>>> {
    let known = if grid == TERRAIN { ". = o ~ f W M" } else { "B R ." };
    let mut read = Vec::new();
    for (row, text) in rows.iter().enumerate() {
        let signs = text.chars().enumerate().map(|(column, sign)| {
            meaning(sign).unwrap_or_else(|| {
                faults.push(MapFault::Sign { grid, sign, row: row + 1, column: column + 1, known });
                None
            })
        });
        read.push(signs.collect());
    }
    read
}

fn check_armies(
    terrain: &[Vec<Option<Terrain>>],
    counters: &[Vec<Option<Player>>],
    faults: &mut Vec<MapFault>,
) {
    for player in Player::BOTH {
        let headquarters = Terrain::Headquarters(player);
        if !terrain.iter().flatten().any(|square| *square == Some(headquarters)) {
            let colour = COLOURS[player.index()];
            faults.push(MapFault::NoHeadquarters { colour, sign: headquarters.sign() });
        }
    }
    let of = |player: Player| counters.iter().flatten().filter(|counter| **counter == Some(player)).count();
    let (blue, red) = (of(Player::One), of(Player::Two));
    if blue != red {
        faults.push(MapFault::UnequalArmies { blue, red });
    } else if !(2..=LARGEST_ARMY).contains(&blue) {
        faults.push(MapFault::Army(blue));
    }
    for (row, (squares, counters)) in terrain.iter().zip(counters).enumerate() {
        for (column, (square, counter)) in squares.iter().zip(counters).enumerate() {
            if counter.is_some_and(|player| *square == Some(Terrain::Headquarters(player))) {
                faults.push(MapFault::AtHome { row: row + 1, column: column + 1 });
            }
        }
    }
}

/// Whether a diagonal step is legal depends only on its two squares, so rivers must be joined along sides.
fn check_rivers(terrain: &[Vec<Option<Terrain>>], faults: &mut Vec<MapFault>) {
    let is_river = |row: usize, column: usize| {
        terrain.get(row).and_then(|squares| squares.get(column)) == Some(&Some(Terrain::River))
    };
    for (row, squares) in terrain.iter().enumerate() {
        for column in (0..squares.len()).filter(|column| is_river(row, *column)) {
            let below = [column.checked_sub(1), column.checked_add(1)].into_iter().flatten();
            let slips = below
                .filter(|other| is_river(row + 1, *other))
                .any(|other| !is_river(row, other) && !is_river(row + 1, column));
            if slips {
                faults.push(MapFault::RiverCorner { row: row + 1, column: column + 1 });
            }
        }
    }
}

fn check_places(sketch: &Sketch, width: usize, faults: &mut Vec<MapFault>) -> Vec<(String, Site)> {
    let mut places = Vec::new();
    for (name, at) in &sketch.places {
        let site = at.parse::<Site>().ok().filter(|site| {
            usize::from(site.file) < width && usize::from(site.rank) < sketch.terrain.len() && is_fit(name)
        });
        match site {
            Some(site) => places.push((name.trim().to_owned(), site)),
            None => faults.push(MapFault::Place { name: name.clone(), at: at.clone() }),
        }
    }
    places
}
