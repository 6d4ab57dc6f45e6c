// Whole matches that two fingers can play: in each action, its places leave nothing to be chosen. By the rules
// that the table proposes.

export const MATCHES = {
    netzwerk:
        "l2-l6*k3m3 end j12-l10*i11k11 end j2-j6*i3k3 b2-b6*a3c3 f2-f6*e3g3 end l10-h10*k11m11 end h2-h6*g3i3 d2-d6*c3e3 end " +
        "f12-j12*e11g11 end",
    kulami:
        "c2 g2 d2 d5 b5 g5 g8 g3 g1 g6 g4 b4 b2 b8 b6 h6 h3 h1 a1 d1 d3 d4 f4 f1 f5 a5 a2 a4 h4 h7 a7 d7 d8 c8 h8 a8 a6 e6 f6 f2 f8 " +
        "f3 b3 b7 f7 c7 c5 h5 h2 e2 e5 e3 e1 e8 e7 e4",
    napoleon:
        "m5-m6 f10-g9 m6-n6 g9-g8 m7-n8 g8-h8 n7-p7 h8-i8 n6-o5 i8-k8 p7-p6 k8-k7 p6-q7 k7-j6 o7-p8 j6-k7 q7-r6 k7-m5 p8-p7 m5-l4 " +
        "p7-o6 l4-k3 o6-p5 k3-j2 o5-p4 j2-i2 p5-q4 i2-h2 n8-m8 n11-m10 q4-r5 m10-l9 r6-q6 l9-k8 p4-o3 k8-k7 q6-p5 k7-j6 p5-q6 j6-k7 " +
        "o3-p4 k7-m5 r5-s5 m5-l4 s5-r6 l4-k3 q6-q5 k3-j3 p4-q4 j3-i3 q5-r5 i3-h3",
};

/** The actions of a match. */
export function actionsIn(match) {
    return match.split(" ");
}
