//! [`AnyGame`] returns the same as the game inside it.

use proptest::prelude::*;
use rules::{
    AnyAction, AnyGame, AnyIllegal, AnyPosition, Effects, Game, Lead, Player, Presented, Site, SwapStage,
    divide, perft,
};

use super::common::{choices, game, play_out};

/// Compares all methods of both traits; `wrap` and `refuse` make what belongs to the inner game into what belongs to any.
fn check<G: Presented>(
    any: &AnyGame,
    inner: &G,
    wrap: impl Fn(G::Action) -> AnyAction + Copy,
    refuse: impl Fn(G::Illegal) -> AnyIllegal + Copy,
    unwrap: impl Fn(&AnyGame) -> Option<&G>,
) {
    let actions = inner.actions();
    let wrapped: Vec<AnyAction> = actions.iter().cloned().map(wrap).collect();
    assert_eq!(any.actions(), wrapped);
    let mut listed = wrapped.clone();
    assert!(any.legal_actions(&mut listed), "these are all");
    assert_eq!(listed, [wrapped.clone(), wrapped.clone()].concat(), "a list is appended to");

    assert_eq!(any.to_string(), inner.to_string());
    assert_eq!(any.to_move(), inner.to_move());
    assert_eq!(any.outcome(), inner.outcome());
    assert_eq!(any.pieces(), inner.pieces());
    assert_eq!(any.score(), inner.score());
    assert_eq!(any.starts_turn(), inner.starts_turn());
    assert_eq!(any.draws_by_repetition(), inner.draws_by_repetition());
    assert_eq!(any.quiet_limit(), inner.quiet_limit());
    assert_eq!(any.beside(), inner.beside());
    assert_eq!(any.status(), inner.status());
    assert_eq!(any.zones(), inner.zones());
    assert_eq!(any.picture(), inner.picture());
    assert_eq!(any.proposal(&wrapped), inner.proposal(&actions));
    for player in Player::BOTH {
        assert_eq!(any.standing(player), inner.standing(player));
        assert_eq!(any.goal(player), inner.goal(player));
        assert_eq!(any.at_goal(player), inner.at_goal(player));
    }
    for site in (0..13).flat_map(|file| (0..13).map(move |rank| Site::new(file, rank))) {
        assert_eq!(any.about(site), inner.about(site));
        assert_eq!(any.control(site), inner.control(site));
        assert_eq!(any.attempt(None, site), inner.attempt(None, site).map(wrap));
        assert_eq!(any.lead(&[site]), inner.lead(&[site]).map(|lead| lead.map(wrap)));
    }
    for (action, wrapped) in actions.iter().zip(&wrapped) {
        assert_eq!(wrapped.to_string(), action.to_string());
        assert_eq!(any.gesture(wrapped), inner.gesture(action));
        let (Some(from), Some(to)) = (any.gesture(wrapped).from, any.gesture(wrapped).to) else { continue };
        let lead: Option<Lead<AnyAction>> = inner.lead(&[from, to]).map(|lead| lead.map(wrap));
        assert_eq!(any.lead(&[from, to]), lead);
    }
    for text in actions.iter().map(ToString::to_string).chain(["end", "zz9", ""].map(str::to_owned)) {
        assert_eq!(any.read_action(&text), inner.read_action(&text).map(wrap));
        let Ok(action) = inner.read_action(&text) else { continue };
        let (mut one, mut other) = (any.clone(), inner.clone());
        let effects: Result<Effects, AnyIllegal> = other.play(&action).map_err(refuse);
        assert_eq!(one.play(&wrap(action.clone())), effects, "{text}");
        assert!(unwrap(&one) == Some(&other));
        if effects.is_ok() {
            let (mut one, mut other) = (any.clone(), inner.clone());
            one.play_unchecked(&wrap(action.clone()));
            other.play_unchecked(&action);
            assert!(unwrap(&one) == Some(&other));
        }
    }
    assert_eq!(any.perft(1), perft(inner, 1));
    let divided = divide(inner, 1).unwrap().into_iter().map(|(action, leaves)| (wrap(action), leaves));
    assert_eq!(divide(any, 1), Some(divided.collect()));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn any_game_returns_the_same_as_the_game_inside(game in game(), choices in choices(30)) {
        // Without the swap rule, which is added to the games' own.
        play_out(game, &choices, |any| match any.position() {
            _ if any.swap_stage() != SwapStage::Closed => {}
            AnyPosition::Netzwerk(inner) => {
                check(any, inner, AnyAction::Netzwerk, AnyIllegal::Netzwerk, |any| match any.position() {
                    AnyPosition::Netzwerk(game) => Some(game),
                    _ => None,
                });
            }
            AnyPosition::Kulami(inner) => {
                check(any, inner, AnyAction::Kulami, AnyIllegal::Kulami, |any| match any.position() {
                    AnyPosition::Kulami(game) => Some(game),
                    _ => None,
                });
            }
            AnyPosition::Napoleon(inner) => {
                check(any, inner, AnyAction::Napoleon, AnyIllegal::Napoleon, |any| match any.position() {
                    AnyPosition::Napoleon(game) => Some(game),
                    _ => None,
                });
            }
        });
    }
}
