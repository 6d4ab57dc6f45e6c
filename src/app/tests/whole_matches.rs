//! Matches from the start to the end.

use super::*;

pub(super) const NETZWERK: &str = "h2-h4*g3 d2-d6*c3e3 j2-j4*i3 l2-l6*k3m3 b2-b4*a3 g3>g1 e3>e1 i3>i1 c3>c1 m3>m5 k3>k1 a3>a1 end \
    d12-d8*c11e11 j12-j8*i11k11 f12-f10*g11 b12-b10*a11 l12-l10*m11 m11>m13 k11>k9 i11>k11 c11>c13 end f2-f4*g1 \
    l6-l8*m5 i1>m1 end l10xl8*k9k11 g1>i1 end";
pub(super) const NAPOLEON: &str = "i7-k7-i9 f10-g9 g6-i8-i10 g9-h8 h7xh9-j9-h11xj13-j11xl13xn15 n11-o10 i9-i11-k13 o10-p9 k13-j14 \
    p9-q8 j14-j16xh16xj14xl16 q8-r7 i5-i7-k7-i9-i11-k13xk15-i15xi13xg15xi15 r7-s6 i15-i16 s6-s5 i16-j17 s5-s4 l16-k17 \
    s4-s5 j17-j18 s5-s4 k17-k18";

/// A match of Kulami, chosen by this seed.
pub(super) fn kulami_match() -> Vec<String> {
    let mut game = Match::new(GameKind::Kulami.set_up("score=level2", Some("irregular"), None).unwrap());
    let mut chance: u64 = 7;
    while game.outcome().is_none() {
        let actions = game.actions();
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        game.play(&actions[(chance >> 33) as usize % actions.len()]).unwrap();
    }
    game.played().iter().map(|played| played.action.to_string()).collect()
}

/// A whole match of a game, and a table that is set for it.
pub(super) fn whole_match(kind: GameKind) -> (Table, Vec<String>) {
    let words = |text: &str| text.split_ascii_whitespace().map(str::to_owned).collect();
    match kind {
        GameKind::Netzwerk => (Table::start(), words(NETZWERK)),
        GameKind::Kulami => (Table::kulami("score=level2", "irregular"), kulami_match()),
        GameKind::Napoleon => (Table::set(kind.set_up("", None, None).unwrap()), words(NAPOLEON)),
    }
}
