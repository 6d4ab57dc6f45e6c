//! Moves that are made landing by landing.

use proptest::prelude::*;
use rules::napoleon::{Action, Napoleon, Rules};
use rules::{Game, Lead, Presented, Rng, Site};

use super::drawing::blue;
use super::random_map;
use super::site;

/// Where a counter is that was led over these squares, how the move reads that ends there, and where it can go next.
fn led(game: &Napoleon, way: &str) -> Option<(String, String)> {
    let way: Vec<Site> = way.split(' ').map(site).collect();
    let Lead { stop, next, .. } = game.lead(&way)?;
    let stop = stop.map_or_else(|| "none".to_owned(), |action| action.to_string());
    Some((stop, next.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")))
}

fn at(stop: &str, next: &str) -> Option<(String, String)> {
    Some((stop.to_owned(), next.to_owned()))
}

#[test]
fn a_counter_is_led_from_landing_to_landing() {
    let game = blue("....../....../......", "....../...bb./bb....");
    assert_eq!(led(&game, "a1"), at("none", "c1"), "a step is no landing");
    assert_eq!(led(&game, "a1 c1"), at("a1-c1", "e3"), "not back to where nothing has changed");
    assert_eq!(led(&game, "a1 c1 e3"), at("a1-c1-e3", "e1"));
    assert_eq!(led(&game, "a1 c1 e3 e1 c3"), at("a1-c1-e3-e1-c3", ""));
}

#[test]
fn the_way_decides_what_is_taken() {
    // Both ways round lead from a1 to c3; the one takes c2, the other b3.
    let game = blue(".../.../...", ".r./b.r/bb.");
    assert_eq!(led(&game, "a1 c1 c3"), at("a1-c1xc3", "a3"));
    assert_eq!(led(&game, "a1 a3 c3"), at("a1-a3xc3", "c1"));
    let lead = game.lead(&["a1", "c1", "c3"].map(site)).unwrap();
    assert_eq!(lead.captures, [site("c2")]);
}

#[test]
fn a_counter_comes_back_when_it_has_taken_something() {
    let game = blue(".../.../...", ".b./b.r/bb.");
    assert_eq!(led(&game, "a1 c1 c3"), at("a1-c1xc3", "a3"));
    assert_eq!(led(&game, "a1 c1 c3 a3"), at("a1-c1xc3-a3", "a1"), "not back to c3, which changes nothing");
    assert_eq!(led(&game, "a1 c1 c3 a3 a1"), at("a1-c1xc3-a3-a1", "c1"));
}

#[test]
fn no_landing_leads_on_from_the_river_and_none_ends_at_home() {
    assert_eq!(led(&blue("....~..", "br.b.b."), "a1 c1 e1"), at("a1xc1-e1~", ""));
    assert_eq!(led(&blue("..M../...../.....", "bb.b./...../....."), "a3 c3"), at("none", "e3"));
}

#[test]
fn impossible_ways_lead_nowhere() {
    let game = blue("....../....../......", "....../...bb./bb....");
    for way in ["c1", "a1 a2", "a1 c3", "a1 c1 c1", "z9", "a1 z9", "a1 c1 a1 b3"] {
        assert_eq!(led(&game, way), None, "{way}");
    }
    assert_eq!(game.lead(&[]), None);
}

/// All moves that end on ways of up to `depth` landings.
fn stops(game: &Napoleon, way: &mut Vec<Site>, depth: usize, found: &mut Vec<Action>) {
    let lead = game.lead(way).unwrap();
    found.extend(lead.stop);
    for next in lead.next.into_iter().filter(|_| depth > 0) {
        way.push(next);
        stops(game, way, depth - 1, found);
        way.pop();
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn every_series_of_jumps_can_be_led_and_every_led_one_is_legal(seed in any::<u64>(), plies in 0_usize..30) {
        let mut chance = Rng::new(seed);
        let mut game = Napoleon::start(random_map(&mut chance), Rules::default());
        for _ in 0..plies {
            let actions = game.actions();
            if actions.is_empty() {
                break;
            }
            let i = chance.below(actions.len());
            game.play_unchecked(&actions[i]);
        }
        let actions = game.actions();
        for listed in &actions {
            let way: Vec<Site> = std::iter::once(listed.from).chain(listed.legs().map(|leg| leg.to)).collect();
            let (from, to) = (way[0], way[1]);
            if from.file.abs_diff(to.file).max(from.rank.abs_diff(to.rank)) == 1 {
                prop_assert_eq!(game.lead(&way), None, "a step");
            } else {
                let stop = game.lead(&way).and_then(|lead| lead.stop);
                prop_assert_eq!(stop.as_ref(), Some(listed));
                prop_assert_eq!(stop.map(|stop| stop.to_string()), Some(listed.to_string()), "by this very way");
            }
        }
        for (from, _) in game.pieces() {
            if game.lead(&[from]).is_none() {
                continue;
            }
            let mut found = Vec::new();
            stops(&game, &mut vec![from], 4, &mut found);
            for led in found {
                prop_assert!(actions.contains(&led), "{} in {}", led, game);
                prop_assert!(game.clone().play(&led).is_ok());
            }
        }
    }
}
