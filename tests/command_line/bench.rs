//! The fixed set of positions that tells whether the search has changed.

use super::{prints, refuses};

/// All lines but the last, which tells the time.
fn checksum(arguments: &[&str]) -> Vec<String> {
    let text = prints(&[&["bench"], arguments].concat());
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    assert!(lines.pop().unwrap().starts_with("nodes a second "));
    lines
}

#[test]
fn the_same_search_has_the_same_checksum() {
    let first = checksum(&["--depth", "3", "--nodes", "3000"]);
    assert_eq!(first, checksum(&["--depth", "3", "--nodes", "3000"]));
    assert!(first.len() > 3 * 6);
    let nodes =
        |line: &String| line.split(' ').skip_while(|word| *word != "nodes").nth(1).unwrap().parse().unwrap();
    let numbers: Vec<u64> = first.iter().map(nodes).collect();
    let (sum, parts) = numbers.split_last().unwrap();
    assert_eq!(*sum, parts.iter().sum::<u64>());
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

#[test]
fn wrong_arguments_get_one_line() {
    assert!(refuses(&["bench", "chess"]).contains("there is no game ‘chess’ here"));
    assert!(refuses(&["bench", "--depth", "0"]).contains("--depth"));
}
