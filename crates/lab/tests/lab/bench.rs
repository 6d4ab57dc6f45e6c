//! The fixed set of positions that shows whether the search has changed.

use super::prints;

/// All lines but the last, which depends on the time.
fn checksum(arguments: &[&str]) -> Vec<String> {
    let text = prints(&[&["bench"], arguments].concat());
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    assert!(lines.pop().unwrap().starts_with("nodes per second "));
    lines
}

/// What `spieltisch-lab bench --nodes 2000` finds for each position: the game, the depth, the nodes, and the first action of the best turn.
///
/// The checksum of the search. A change that is meant to leave play alone must leave these numbers alone; one that is meant to change
/// play updates them, and the commit that does so says why.
#[rustfmt::skip]
const PINNED: [(&str, u32, u64, &str); 35] = [
    // netzwerk
    ("netzwerk", 3, 1595, "d2-d4*c3"),
    ("netzwerk", 3, 1584, "f2-f8*e3g1g3"),
    ("netzwerk", 2, 2000, "h6xh8*g5i7"),
    ("netzwerk", 2, 2000, "j6-j8*k5"),
    ("netzwerk", 1, 241, "d2-b4*c3e3"),
    // netzwerk neto
    ("netzwerk", 3, 1829, "b2-b4*a3"),
    ("netzwerk", 2, 2000, "f4-f6*e3"),
    ("netzwerk", 3, 1757, "b6-d6*c5"),
    ("netzwerk", 3, 736, "d4-d6*e5"),
    ("netzwerk", 1, 236, "d4-f4*c3"),
    // kulami, alpha-beta
    ("kulami", 3, 2000, "d4"),
    ("kulami", 5, 2015, "b3"),
    ("kulami", 5, 2002, "a7"),
    ("kulami", 5, 2003, "b7"),
    ("kulami", 6, 2029, "c4"),
    // kulami, sampled
    ("kulami", 1, 2016, "a7"),
    ("kulami", 2, 2016, "f1"),
    ("kulami", 2, 2016, "c7"),
    ("kulami", 2, 2016, "b8"),
    ("kulami", 2, 2016, "c4"),
    // kulami score=level2 on irregular, sampled
    ("kulami", 1, 2016, "e5"),
    ("kulami", 2, 2016, "f5"),
    ("kulami", 2, 2016, "f7"),
    ("kulami", 2, 2016, "c5"),
    ("kulami", 1, 2016, "e5"),
    // napoleon
    ("napoleon", 2, 2015, "k5-k7-i9"),
    ("napoleon", 2, 2031, "h4-j6-h8"),
    ("napoleon", 1, 2010, "h4-j6-j8-j10"),
    ("napoleon", 2, 2004, "h4-j6-j8"),
    ("napoleon", 1, 2021, "j7-j9-j11xh13xj15xl15xl13xj15"),
    // napoleon headquarters=open on quatre-bras
    ("napoleon", 2, 2011, "d3-f5"),
    ("napoleon", 2, 2002, "d3-f5"),
    ("napoleon", 2, 2001, "c3-e5"),
    ("napoleon", 2, 2001, "i6xg8xg6-e6xc8xc10"),
    ("napoleon", 3, 2006, "c3-e5"),
];

#[test]
fn the_search_behaves_as_it_did_when_it_was_pinned() {
    let lines = checksum(&["--nodes", "2000"]);
    let expected =
        PINNED.map(|(game, depth, nodes, action)| format!("{game} depth {depth} nodes {nodes} {action}"));
    // The rest of the turn follows the first action.
    let found: Vec<String> = lines[..PINNED.len()]
        .iter()
        .map(|line| line.split(' ').take(6).collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(found, expected);
    let total: u64 = PINNED.iter().map(|(_, _, nodes, _)| nodes).sum();
    assert_eq!(lines[PINNED.len()..], [format!("nodes {total}")]);
}

/// The nodes of each variant's five positions, all searched completely to depth 3: `spieltisch-lab bench --depth 3`.
const PINNED_TO_DEPTH_3: [(&str, u64); 7] = [
    ("netzwerk", 8004),
    ("netzwerk, neto", 7378),
    ("kulami", 1621),
    ("kulami", 1621),
    ("kulami, score=level2 on irregular", 1440),
    ("napoleon", 78363),
    ("napoleon, headquarters=open on quatre-bras", 18811),
];

#[test]
fn a_complete_search_takes_as_many_nodes_as_when_it_was_pinned() {
    let lines = checksum(&["--depth", "3"]);
    let nodes = |line: &String| line.split(' ').nth(4).unwrap().parse::<u64>().unwrap();
    let sums: Vec<u64> = lines[..PINNED.len()].chunks(5).map(|lines| lines.iter().map(nodes).sum()).collect();
    assert_eq!(sums, PINNED_TO_DEPTH_3.map(|(_, nodes)| nodes));
}

#[test]
fn one_game_alone_is_a_part_of_it() {
    let all = checksum(&["--depth", "1"]);
    for game in ["netzwerk", "kulami", "napoleon"] {
        let mut own = checksum(&[game, "--depth", "1"]);
        own.pop();
        assert!(
            own.iter().all(|line| line.starts_with(&format!("{game} depth 1 nodes ")) && all.contains(line))
        );
    }
}
