//! Learning the weights of evaluations.

use super::{prints, refuses};

#[test]
fn weights_are_learnt_and_do_not_depend_on_threads() {
    for (game, named) in [("netzwerk", "all_home: "), ("napoleon", "race: ")] {
        let train = |threads| {
            let rules = ["--rules", "repetition=draw", "--setting", "nodes=30"];
            prints(&[&["train", game], &rules[..], &["--games", "4", "--threads", threads]].concat())
        };
        let learnt = train("2");
        let (head, weights) = learnt.split_once('\n').unwrap();
        let numbers: Vec<f64> = head.split([' ', ',', ';']).filter_map(|word| word.parse().ok()).collect();
        let [positions, games, before, after] = numbers[..] else { panic!("{head}") };
        assert!(positions > 10.0 && games == 4.0, "{head}");
        assert!(after < before, "what was learnt agrees no better with searches: {head}");
        assert!(weights.starts_with("Weights {") && weights.contains(named), "{weights}");
        assert_eq!(learnt, train("1"));
    }
}

#[test]
fn games_without_weights_are_told() {
    let why = refuses(&["train", "kulami", "--setting", "nodes=30"]);
    assert!(why.contains("judged by playouts"), "{why}");
}
