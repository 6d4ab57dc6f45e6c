//! Layouts of panels: every optional part of them together with every other, in all languages, text sizes and shapes of windows. No two
//! texts are over one another, and none is cut off.

use std::collections::BTreeSet;

use super::painted::Allowed;
use super::*;
use crate::app::exercises::{StartLesson, StartPuzzle};
use crate::app::interaction::ActivateSite;
use crate::app::session::{Assist, Assists, GoToPly, ToggleAssist, ToggleAutoplay};
use crate::app::settings::Seating;
use crate::app::ui::FarEdge;
use record::{Clock, Name};
use study::lessons::Course;

/// What is at the table.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Stage {
    Begun,
    Chosen,
    Played,
    Over,
    Review,
    Autoplay,
    Lesson,
    LessonMatch,
    Puzzle,
}

const STAGES: [Stage; 9] = [
    Stage::Begun,
    Stage::Chosen,
    Stage::Played,
    Stage::Over,
    Stage::Review,
    Stage::Autoplay,
    Stage::Lesson,
    Stage::LessonMatch,
    Stage::Puzzle,
];
/// Seconds on the clock.
const CLOCKS: [Option<u32>; 3] = [None, Some(600), Some(24 * 60 * 60)];
/// Names: none, the longest, and the widest.
const NAMES: [Option<&str>; 3] =
    [None, Some("Maximiliane von Hohenzollern-S"), Some("WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW")];
const TEXTS: [u16; 4] = [100, 150, 200, 300];
const WINDOWS: [(f32, f32); 9] = [
    (1280.0, 800.0),
    (1024.0, 768.0),
    (800.0, 480.0),
    (667.0, 375.0),
    (400.0, 300.0),
    (400.0, 800.0),
    (360.0, 640.0),
    (768.0, 1024.0),
    (1920.0, 1080.0),
];

/// A combination: which of each part's values it has.
type Case = [usize; 9];
/// How many values each part has: the game, what is at the table, the clock, the points, the names, the size of the text, the language, the
/// window, the seats.
const PARTS: Case =
    [3, STAGES.len(), CLOCKS.len(), 2, NAMES.len(), TEXTS.len(), Language::ALL.len(), WINDOWS.len(), 2];

/// Two parts' values, each as the part and its value.
type Pair = [(usize, usize); 2];

fn pairs_of(case: &Case) -> Vec<Pair> {
    let pairs_with = |a: usize| (0..a).map(move |b| [(a, case[a]), (b, case[b])]);
    (0..case.len()).flat_map(pairs_with).collect()
}

fn all_cases() -> impl Iterator<Item = Case> {
    let count: usize = PARTS.iter().product();
    (0..count).map(|mut number| {
        PARTS.map(|values| {
            let value = number % values;
            number /= values;
            value
        })
    })
}

/// Combinations in which every value of a part meets every value of every other part.
fn covering_cases() -> Vec<Case> {
    let mut open = BTreeSet::new();
    for [(a, of_a), (b, of_b)] in pairs_of(&PARTS) {
        open.extend((0..of_a * of_b).map(|i| [(a, i % of_a), (b, i / of_a)]));
    }
    let mut cases = Vec::new();
    while let Some(first) = open.first().copied() {
        let mut case: [Option<usize>; 9] = [None; 9];
        first.into_iter().for_each(|(part, value)| case[part] = Some(value));
        for part in 0..PARTS.len() {
            if case[part].is_some() {
                continue;
            }
            let is_new =
                |one: (usize, usize), other: (usize, usize)| open.contains(&[one.max(other), one.min(other)]);
            let gain = |value: usize| {
                let known = case.iter().enumerate().filter_map(|(other, value)| Some((other, (*value)?)));
                known.filter(|known| is_new(*known, (part, value))).count()
            };
            // Of equals another one each time.
            let turned = (0..PARTS[part]).map(|value| (value + cases.len()) % PARTS[part]);
            case[part] = turned.max_by_key(|value| gain(*value));
        }
        let case = case.map(|value| value.expect("every part should have a value"));
        pairs_of(&case).iter().for_each(|pair| {
            open.remove(pair);
        });
        cases.push(case);
    }
    cases
}

/// A match of each game from start to end.
struct Matches([Match<AnyGame>; 3]);

impl Matches {
    fn new() -> Self {
        Self(GameKind::ALL.map(|kind| {
            let (rules, layout, text) = match kind {
                GameKind::Netzwerk => ("", None, NETZWERK.to_owned()),
                GameKind::Kulami => ("score=level2", Some("irregular"), kulami_match().join(" ")),
                GameKind::Napoleon => ("", None, NAPOLEON.to_owned()),
            };
            let mut game = Match::new(kind.set_up(rules, layout, None).unwrap());
            game.play_text(&text).unwrap();
            game
        }))
    }

    /// After some of the actions.
    fn after(&self, kind: usize, actions: usize) -> Match<AnyGame> {
        let mut game = self.0[kind].clone();
        while game.played().len() > actions {
            game.undo();
        }
        game
    }
}

fn put(table: &mut Table, case: &Case, matches: &Matches) {
    let [kind, stage, clock, points, names, text, language, window, seats] = *case;
    let stage = STAGES[stage];
    let all = matches.0[kind].played().len();
    let actions = match stage {
        Stage::Begun | Stage::Chosen => 0,
        Stage::Played => all / 2,
        _ => all,
    };
    let (width, height) = WINDOWS[window];
    let entity = table.window;
    table.app.world_mut().get_mut::<Window>(entity).unwrap().resolution.set(width, height);
    table.send(bevy::window::WindowResized { window: entity, width, height });
    {
        let mut settings = table.app.world_mut().resource_mut::<Settings>();
        settings.text_size = TEXTS[text];
        settings.language = Some(Language::ALL[language].code().to_owned());
        settings.confirm = stage == Stage::Chosen;
        settings.seating = if seats == 0 { Seating::SameSide } else { Seating::FaceToFace };
    }
    let kind_of_game = GameKind::ALL[kind];
    match stage {
        Stage::Lesson | Stage::LessonMatch => {
            let step = if stage == Stage::Lesson { 1 } else { Course::of(kind_of_game).steps.len() - 1 };
            table.app.world_mut().trigger(StartLesson(kind_of_game, Some(step)));
        }
        Stage::Puzzle => {
            table.app.world_mut().trigger(StartPuzzle { kind: kind_of_game, place: 0, is_of_day: false });
        }
        _ => {
            let name = NAMES[names].and_then(Name::fitted);
            let setup = MatchSetup::new(matches.after(kind, actions)).with_names([name.clone(), name]);
            let setup = setup.with_clock(CLOCKS[clock].map(|seconds| Clock::new(seconds, 0).unwrap()));
            table.app.world_mut().trigger(StartMatch(setup));
        }
    }
    let shows_points = table.app.world().resource::<Assists>().shows(Assist::Points);
    if shows_points != (points == 0) {
        table.app.world_mut().trigger(ToggleAssist(Assist::Points));
    }
    table.wait(2);
    match stage {
        Stage::Review => table.app.world_mut().trigger(GoToPly(all * 3 / 4)),
        Stage::Autoplay => {
            table.app.world_mut().trigger(GoToPly(all / 2));
            table.app.world_mut().trigger(ToggleAutoplay);
        }
        Stage::Chosen => choose(table),
        _ => {}
    }
    table.app.world_mut().resource_mut::<Timeline>().skip();
    // Texts wrap beside a scroll bar only once there is one.
    table.wait(6);
}

/// Chooses a piece and its target, where that is to be confirmed.
fn choose(table: &mut Table) {
    let action = table.session().game().actions().pop().unwrap();
    let gesture = table.session().position().gesture(&action);
    for place in [gesture.from, gesture.to].into_iter().flatten() {
        table.app.world_mut().trigger(ActivateSite(place));
        table.wait(1);
    }
}

fn describe(case: &Case) -> String {
    let [kind, stage, clock, points, names, text, language, window, seats] = *case;
    format!(
        "{}, {:?}, clock {:?}, points {}, names {:?}, {} %, {}, {:?}, {}",
        GameKind::ALL[kind],
        STAGES[stage],
        CLOCKS[clock],
        points == 0,
        NAMES[names],
        TEXTS[text],
        Language::ALL[language].code(),
        WINDOWS[window],
        if seats == 0 { "same side" } else { "face to face" },
    )
}

/// Checks the layouts of combinations; all faults are told at once.
fn check(cases: impl Iterator<Item = Case>) {
    let matches = Matches::new();
    let mut table = Table::opened();
    table.watch_paint();
    let (mut faults, mut count) = (Vec::new(), 0);
    for case in cases {
        put(&mut table, &case, &matches);
        let language = Language::ALL[case[6]];
        let names = Player::BOTH.map(|player| language.say(&table.session().shown_name(player)));
        let scrolls = table.app.world().resource::<FarEdge>().0.is_none();
        let found = table.faults_of_layout(Allowed { shortened: &names, scrolls });
        if !found.is_empty() {
            faults.push(format!("{}:\n    {}", describe(&case), found.join("\n    ")));
        }
        count += 1;
    }
    let told = faults.iter().take(40).map(String::as_str).collect::<Vec<_>>().join("\n");
    assert!(faults.is_empty(), "{} of {count} layouts are faulty:\n{told}", faults.len());
}

#[test]
fn panels_have_room_for_whatever_two_parts_come_together() {
    let cases = covering_cases();
    let met: BTreeSet<Pair> = cases.iter().flat_map(pairs_of).collect();
    let all: usize = pairs_of(&PARTS).iter().map(|[(_, of_a), (_, of_b)]| of_a * of_b).sum();
    assert_eq!(met.len(), all, "the combinations are complete");
    check(cases.into_iter());
}

#[test]
fn a_result_fits_on_a_phone_in_every_language() {
    let phone = WINDOWS.iter().position(|size| *size == (360.0, 640.0)).unwrap();
    let over = STAGES.iter().position(|stage| *stage == Stage::Over).unwrap();
    let cases = (0..GameKind::ALL.len()).flat_map(|kind| {
        (0..Language::ALL.len()).map(move |language| [kind, over, 0, 0, 0, 0, language, phone, 0])
    });
    check(cases);
}

#[test]
#[ignore = "hundreds of thousands of layouts: before a release"]
fn panels_have_room_for_all_parts_together() {
    check(all_cases());
}
