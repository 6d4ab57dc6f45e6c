//! The effects of a move, and the gestures that make it.

use rules::napoleon::Napoleon;
use rules::{Effect, Game, Gesture, Piece, PieceKind, Player, Presented, Status};

use super::drawing::{blue, red};
use super::{action, jumps, site};

fn counter(owner: Player) -> Piece {
    Piece { kind: PieceKind::Counter, owner: Some(owner), spent: false }
}

fn effects(game: &Napoleon, text: &str) -> Vec<Effect> {
    let mut game = *game;
    game.play(&action(text)).unwrap()
}

fn jumped(from: &str, over: &str, to: &str) -> Effect {
    Effect::Jumped { from: site(from), over: vec![site(over)], to: site(to) }
}

#[test]
fn a_step_moves() {
    assert_eq!(
        effects(&blue("...", "b.b"), "a1-b1"),
        [Effect::Moved { from: site("a1"), to: site("b1") }, Effect::TurnEnded { next: Player::Two }]
    );
    let turn = Effect::TurnEnded { next: Player::One };
    assert_eq!(effects(&red("...", "r.r"), "a1-b1").last(), Some(&turn));
}

#[test]
fn effects_list_jumps_one_by_one_with_their_captures() {
    let game = blue("......~", "br.b.r.");
    assert_eq!(
        effects(&game, "a1xc1-e1xg1~"),
        [
            jumped("a1", "b1", "c1"),
            Effect::Captured { at: site("b1"), piece: counter(Player::Two) },
            jumped("c1", "d1", "e1"),
            jumped("e1", "f1", "g1"),
            Effect::Captured { at: site("f1"), piece: counter(Player::Two) },
            Effect::Lost { at: site("g1"), piece: counter(Player::One) },
            Effect::TurnEnded { next: Player::Two },
        ]
    );
}

#[test]
fn lost_and_captured_counters_are_beside_the_map() {
    let game = blue("......~", "br.b.r.");
    let lost =
        |game: &Napoleon, player| game.beside().iter().filter(|piece| **piece == counter(player)).count();
    // Each has four of its counters on the map, two of them drawn.
    assert_eq!((game.map().army(), lost(&game, Player::One), lost(&game, Player::Two)), (21, 17, 17));
    let next = super::played(&game, "a1xc1-e1xg1~");
    assert_eq!((lost(&next, Player::One), lost(&next, Player::Two)), (18, 19));
    assert_eq!(Napoleon::default().beside(), []);
    assert_eq!(Napoleon::default().pieces().len(), 46);
}

#[test]
fn a_gesture_goes_from_start_to_end_and_names_the_captures() {
    let game = blue(".......", "br.b.r.");
    let gesture = game.gesture(&action("a1xc1-e1xg1"));
    let expected = Gesture {
        from: Some(site("a1")),
        to: Some(site("g1")),
        captures: vec![site("b1"), site("f1")],
        ..Gesture::default()
    };
    assert_eq!(gesture, expected);
    let lost = blue("..~", "bb.");
    assert!(lost.gesture(&action("a1-c1~")).is_lost && !game.gesture(&action("a1xc1")).is_lost);
}

#[test]
fn the_proposal_among_moves_with_the_same_ends_captures_most() {
    // To c3 over the enemies on b1 and c2, or over the own counters on a2 and b3.
    let game = blue(".../.../...", ".b./b.r/br.");
    let alike: Vec<_> = game
        .actions()
        .into_iter()
        .filter(|found| (found.from, found.to()) == (site("a1"), site("c3")))
        .collect();
    let taken: Vec<usize> = alike.iter().map(|found| found.captured().count()).collect();
    assert_eq!((alike.len(), taken[game.proposal(&alike)]), (2, 2), "{}", jumps(&game, "a1"));
    assert_eq!(game.proposal(&[]), 0);
}

#[test]
fn every_turn_is_one_move() {
    let game = Napoleon::default();
    assert!(game.starts_turn());
    assert_eq!(game.status(), Status::MoveCounter);
    assert_eq!((game.score(), game.zones()), (None, vec![]));
}

#[test]
fn counters_that_could_be_captured_next_are_in_danger() {
    // In open country, Blue's l7 stands between a red counter and an empty square.
    let position = "19/18r/19/19/19/19/19/19/19/19/19/11r7/11b7/19/19/19/19/19/b18 b";
    let game = rules::GameKind::Napoleon.set_up("", None, Some(position)).unwrap();
    let danger = |game: &rules::AnyGame| -> Vec<String> {
        let zones = rules::Presented::zones(game);
        let in_danger = zones.iter().filter_map(|zone| match zone {
            rules::Zone::Danger { captures } => Some(captures.iter().map(|capture| {
                let landings: Vec<String> = capture.landings.iter().map(ToString::to_string).collect();
                format!("{} from {} by {}", capture.at, capture.from, landings.join(" "))
            })),
            _ => None,
        });
        in_danger.flatten().collect()
    };
    assert_eq!(danger(&game), ["l7 from l8 by l6"]);
    // By the second jump: the shortest way there, whatever could be captured after it.
    let position = "19/18r/19/19/19/19/19/19/19/11r7/11r7/19/11b7/19/19/19/19/19/b18 b";
    let game = rules::GameKind::Napoleon.set_up("", None, Some(position)).unwrap();
    assert_eq!(danger(&game), ["l7 from l10 by l8 l6"]);
    // At the start the armies are apart.
    let start = rules::GameKind::Napoleon.set_up("", Some("quatre-bras"), None).unwrap();
    assert_eq!(danger(&start), [""; 0]);
}
