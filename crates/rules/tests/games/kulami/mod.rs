//! Kulami: every rule, the rule sheet's finished match, a second count of the points, layouts and their files.

mod layout_faults;
mod layout_files;
mod layouts;
mod play;
mod positions;
mod recount;
mod score;

use std::collections::HashMap;

use record::Match;
use rules::kulami::{Kulami, Layout, Rules};
use rules::{Game, GameKind, Player, Rng, Rules as _, Site};

const CLOSED: &str = "AABCCCDD/AABEEFDD/GGBEEFDD/GGHHHIII/JJHHHKKL/MNNOOKKL/MNNPPPQQ/MNNPPPQQ";
const IRREGULAR: &str = "....AA..../..BBAAC.../DDBBEEC.../DDFGGGCHHH/DDFGGGIII./JJFKKKIII./..LLMNNOO./..LLMNNOO./...PPQQOO./.....QQ...";

fn start(layout: &str, rules: &str) -> Match<Kulami> {
    let layout = Layout::from_name_or_text(layout).unwrap();
    Match::new(Kulami::start(layout, Rules::from_text(rules).unwrap()))
}

fn played(layout: &str, rules: &str, moves: &str) -> Match<Kulami> {
    let mut game = start(layout, rules);
    game.play_text(moves).unwrap();
    game
}

/// The fields where the next marble may be placed, sorted by name.
fn open(game: &Match<Kulami>) -> String {
    let mut fields: Vec<String> = game.actions().iter().map(ToString::to_string).collect();
    fields.sort_unstable();
    fields.join(" ")
}

/// The board as the rule sheet prints it: `R` and `B` are marbles, `.` an empty field, a space is none.
fn picture(game: &Kulami) -> Vec<String> {
    let lies: HashMap<Site, char> = game
        .pieces()
        .into_iter()
        .map(|(site, piece)| (site, if piece.owner == Some(Player::One) { 'R' } else { 'B' }))
        .collect();
    let layout = game.layout();
    let sign = |site| match layout.panel_at(site) {
        None => ' ',
        Some(_) => lies.get(&site).copied().unwrap_or('.'),
    };
    let row = |rank| (0..layout.width()).map(|file| sign(Site::new(file, rank))).collect::<String>();
    (0..layout.height()).rev().map(|rank| row(rank).trim_end().to_owned()).collect()
}

/// A whole match in which every marble is placed by chance.
fn random_match(layout: Layout, rules: &str, chance: &mut Rng) -> Match<Kulami> {
    let mut game = Match::new(Kulami::start(layout, Rules::from_text(rules).unwrap()));
    while game.outcome().is_none() {
        let actions = game.actions();
        game.play(&actions[chance.below(actions.len())]).unwrap();
    }
    game
}

#[test]
fn rules_options_round_trip_through_their_text() {
    for option in Rules::OPTIONS {
        for value in option.values.iter().copied() {
            let mut rules = Rules::default();
            assert!(rules.set(option.key, value));
            assert_eq!(rules.get(option.key), Some(value));
            assert_eq!(Rules::from_text(&rules.to_text()), Ok(rules));
        }
        assert_eq!(
            Rules::default().get(option.key),
            Some(option.values[0]),
            "the first value is the default"
        );
        assert!(!Rules::default().set(option.key, "otherwise"));
    }
    assert_eq!(Rules::default().get("speed"), None);
    assert!(!Rules::default().set("speed", "basic"));
    assert_eq!(GameKind::Kulami.presets(), []);
    assert_eq!(
        Rules::from_text("level1").unwrap_err().to_string(),
        "‘level1’ is neither KEY=VALUE nor a preset’s name"
    );
}
