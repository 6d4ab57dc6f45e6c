//! What the search needs to know about Napoleon.
//!
//! | file | topic |
//! |---|---|
//! | `plays.rs` | the moves that are searched |
//! | `evaluation.rs` | static evaluation |
//! | `proof.rs` | proofs of forced wins |

mod evaluation;
mod plays;
mod proof;

use crate::fair_start::measured_on;
use crate::hash::{hash_of, mix};
use crate::searchable::FirstTurn;
use crate::{BenchVariant, LEVELS, Searchable, Skill};
use rules::napoleon::{Action, Napoleon, Rules, shipped};
use rules::{Game, Player, Rules as _};

use evaluation::{headway, static_eval};
use plays::{Play, list_captures, list_entry, list_plays};

impl Searchable for Napoleon {
    type Play = Play;

    const ADVANTAGE: i32 = 300;
    const FULL_DEPTH_PLAYS: usize = 6;
    const TRIALS: u32 = 40;
    const FUTILITY_MARGIN: i32 = 120;
    const MAX_LOUD_PLAYS: usize = 2;
    const LATE_PLAYS: usize = 12;

    fn setting(&self) -> u64 {
        hash_of(&format!("napoleon {} {}", self.rules().to_text(), self.map().ron()))
    }

    fn key(&self) -> u64 {
        // Each word is mixed with a salt of its own, so that all can be computed in parallel.
        let words = self.map().tables().words();
        let [one, two] = &self.counters();
        let mixed = |salt: u64, set: &[u64]| {
            (salt..)
                .zip(set)
                .fold(0, |key, (i, word)| key ^ mix(word ^ i.wrapping_mul(0x9fb2_1c65_1e98_df25)))
        };
        let side = self.to_move().index() as u64;
        mix(mixed(1, &one.words()[..words]) ^ mixed(65, &two.words()[..words]).rotate_left(1) ^ side)
    }

    fn fair_starts(&self) -> Vec<FirstTurn<Self>> {
        let rules = self.rules();
        // With whatever else they were not measured.
        let measured = Rules { swap: rules.swap, repetition: rules.repetition, ..Rules::default() };
        let known = shipped().iter().find(|(_, map)| *map == self.map() && rules == measured);
        known.map_or_else(Vec::new, |(name, _)| measured_on(&Self::start(self.map(), rules), name, &FAIR))
    }

    fn plays(&self, into: &mut Vec<Play>) -> bool {
        list_plays(self, into)
    }

    fn loud_plays(&self, into: &mut Vec<Play>) {
        list_captures(self, into);
        list_entry(self, into);
    }

    fn make(&mut self, play: &Play) {
        self.relocate(play.from, Some(play.to).filter(|_| !play.lost), play.captured());
    }

    fn actions_of(play: &Play) -> Vec<Action> {
        vec![play.action()]
    }

    #[inline]
    fn play_key(play: &Play) -> u16 {
        let sites = [play.from.file, play.from.rank, play.to.file, play.to.rank].map(u64::from);
        mix(sites.into_iter().fold(u64::from(play.taken()), |all, part| all << 8 | part)) as u16
    }

    fn ordering_score(&self, play: &Play) -> i32 {
        let pieces = 1_000 * (play.taken() as i32 - i32::from(play.lost));
        pieces + 20_000 * i32::from(play.enters) + headway(self, play)
    }

    fn is_loud(&self, play: &Play) -> bool {
        play.lost || play.taken() > 0 || play.enters
    }

    fn evaluate(&self) -> i32 {
        static_eval(self)
    }

    /// Every jump of a chain after the first.
    fn further_steps(&self, play: &Play) -> u32 {
        play.jumps().saturating_sub(1)
    }

    fn distance_to_goal(&self, player: Player) -> Option<u32> {
        Some(evaluation::distance(self, player))
    }

    fn null_move(&self) -> Option<Self> {
        Some(self.skipped())
    }
}

/// The skill of each level, the weakest first.
///
/// One move ahead is enough to see what hangs, two to see how captures are answered. A position has hundreds of moves, so that even the
/// strongest level looks only three or four ahead. Beginners see steps and single jumps, but hardly a chain of several; they know
/// where they want to go, so that they overlook much and misjudge little.
pub(super) const SKILLS: [Skill; LEVELS] = [
    Skill { overlooks: 0, overlooks_loud: 58, overlooks_further: 64, misjudges: 16, ..ONE_MOVE },
    Skill { overlooks: 0, overlooks_loud: 35, overlooks_further: 46, misjudges: 10, ..ONE_MOVE },
    Skill { overlooks: 30, overlooks_loud: 41, misjudges: 17, ..ONE_MOVE },
    Skill { overlooks: 5, overlooks_loud: 8, misjudges: 20, ..ONE_MOVE },
    Skill { depth: 2, overlooks: 9, overlooks_loud: 12, misjudges: 34, ..ONE_MOVE },
    Skill::full_strength(4_000),
    Skill::full_strength(14_000),
    Skill::full_strength(50_000),
];

/// Looks one move ahead.
const ONE_MOVE: Skill = Skill { depth: 1, ..Skill::full_strength(3_000) };

/// What the benchmark searches: the default map, and another with open headquarters.
pub(super) const VARIANTS: [BenchVariant; 2] = [
    BenchVariant { rules: "", board: None, depth: 5, nodes: u64::MAX },
    BenchVariant { rules: "headquarters=open", board: Some("quatre-bras"), depth: 6, nodes: u64::MAX },
];

/// For the name of each map the first turns after which, one drawn by lot, either side wins about as often at middle and high levels, if
/// blue begins.
///
/// Searches judge the beginning badly: what they take for even, stronger players win for one side. So first turns were measured:
/// `benches/README.md` says how, and how even the levels are with them that had no part in the choice. They have to be measured again when
/// a built-in map changes.
const FAIR: [(&str, &str); 2] = [
    ("waterloo", "e6-f5 g6-f6 g7-g5 h4-g4 h6-g5 h6-j6 h6-j6-l4-n6-n8 i6-i4 i6-i8 i6-k8-m6-m4"),
    ("quatre-bras", "d4-f4 e3-e5 g3-g5 g3-i5 g4-f5 h3-f5 h4-g5 i3-g5"),
];
