//! Illegal actions as messages.

use std::collections::BTreeSet;

use record::{Match, PlayError};
use rules::{AnyIllegal, Game, GameKind, Site, kulami, napoleon, netzwerk};

use crate::reports::{check, check_as};

#[test]
fn why_an_action_is_illegal() {
    use netzwerk::Illegal as N;
    let square = netzwerk::all_squares().next().unwrap();
    let field = netzwerk::all_fields().next().unwrap();
    let at = Site::new(2, 3);
    let netzwerk = [
        N::Over,
        N::RunFirst,
        N::RunsAreOver,
        N::MustCapture,
        N::NoRobot(square),
        N::NotYours(square),
        N::Barred(square),
        N::Resting(square),
        N::NoEnergy(square),
        N::NoOwnEnergy(square),
        N::HemmedIn(square),
        N::NoWay { from: square, to: square },
        N::WrongSign(true),
        N::WrongSign(false),
        N::WrongPrice { price: 2, paid: 1 },
        N::TooFar { price: 3, energy: 2 },
        N::NoBattery(field),
        N::Spent(field),
        N::NotControlled(field),
        N::Locked(field),
        N::Shifted(field),
        N::NotNext { from: field, to: field },
        N::Otherwise,
    ];
    netzwerk.iter().for_each(check_as);
    use kulami::Illegal as K;
    let kulami =
        [K::Over, K::NoField(at), K::Taken(at), K::OutOfLine { at, last: at }, K::OffLimits { at, by: at }];
    kulami.iter().for_each(check_as);
    use napoleon::Illegal as B;
    let napoleon = [
        B::Over,
        B::OffTheMap(at),
        B::NoCounter { at, colour: "blue" },
        B::NoCounter { at, colour: "red" },
        B::NotYours(at),
        B::Stuck(at),
        B::Shape,
        B::OutOfReach { from: at, to: at },
        B::Taken(at),
        B::StepHome(at),
        B::NoJumpFrom(at, "river"),
        B::NoJumpFrom(at, "forest"),
        B::NoJumpOver(at, "river"),
        B::NoJumpOver(at, "forest"),
        B::NothingToJump(at),
        B::InTheForest(at),
        B::TakesNothing(at),
        B::Takes(at),
        B::Lost(at),
        B::NoRiver(at),
        B::LossUntold(at),
        B::EndsAtHome(at),
        B::Circle,
    ];
    napoleon.iter().for_each(check_as);
    check_as(&PlayError::<AnyIllegal>::Over);
    // Large numbers are written as each language writes them.
    check(&PlayError::<AnyIllegal>::Full);
    check(&PlayError::<AnyIllegal>::TooLong);
    check(&AnyIllegal::OtherGame);
}

#[test]
fn illegal_actions_of_all_games_as_they_are_played() {
    let mut said = BTreeSet::new();
    for (kind, moves, tries) in [
        (
            GameKind::Netzwerk,
            "",
            "end a1-a2 b2-b4*a1 b2-b4 b2xb4*a3 l2-l4*m3 b12-b10*a11 c3-c5 a3>a5 b2-b8*a3",
        ),
        (GameKind::Netzwerk, "b2-b4*a3", "b4-b6*a5 b2-b4*a3 a3>a4 m11>m9 a3>a5 c3>c5 a11>a9"),
        (GameKind::Kulami, "a1", "a1 b1 b8 h8 z9 a2"),
        (GameKind::Kulami, "d4 d7", "h7 d5 d4 c7"),
        (
            GameKind::Napoleon,
            "",
            "a1-a2 j8-j10 j8-j9~ j8xj10 f7-f9 g6-i8-i10 e7-e9 j19-j18 zz9-zz8 j8-k9-l9 f6-f8-h8",
        ),
    ] {
        let mut game = Match::new(kind.set_up("", None, None).unwrap());
        game.play_text(moves).unwrap();
        for text in tries.split(' ') {
            let Ok(action) = game.position().read_action(text) else { continue };
            if let Err(reason) = game.clone().play(&action) {
                check_as(&reason);
                said.insert(reason.to_string());
            }
        }
    }
    assert!(said.len() >= 15, "{said:#?}");
}
