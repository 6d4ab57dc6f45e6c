//! The rules pages: all can be read, and all languages show the same figures.

use spieltisch::games::{Game, GameKind, Presented};
use spieltisch::i18n::{Block, Figure, Language, read_page, rules_page};

fn figures(kind: GameKind, language: Language) -> Vec<Figure> {
    let blocks = rules_page(kind, language).unwrap_or_else(|error| panic!("{kind} in {language:?}: {error}"));
    let figures = blocks.into_iter().filter_map(|block| match block {
        Block::Figure(figure) => Some(*figure),
        _ => None,
    });
    figures.collect()
}

#[test]
fn every_page_can_be_read_and_has_the_same_parts_in_every_language() {
    for kind in GameKind::ALL {
        let parts = |language| {
            let blocks = rules_page(kind, language).unwrap();
            assert!(matches!(blocks[0], Block::Title(_)), "{kind} in {language:?}");
            let count = |is_part: fn(&Block) -> bool| blocks.iter().filter(|block| is_part(block)).count();
            [
                count(|block| matches!(block, Block::Heading(_))),
                count(|block| matches!(block, Block::Figure(_))),
                count(|block| matches!(block, Block::Item(_))),
            ]
        };
        let english = parts(Language::English);
        assert!(english[0] >= 4 && english[1] >= 3, "{kind}: {english:?}");
        for language in Language::ALL {
            assert_eq!(parts(language), english, "{kind} in {language:?}");
        }
    }
}

#[test]
fn figures_are_the_same_in_every_language_and_what_is_touched_can_act() {
    for kind in GameKind::ALL {
        let english = figures(kind, Language::English);
        for figure in english.iter().filter(|figure| figure.touched.is_some()) {
            let position = &figure.position;
            let can_act =
                position.actions().iter().any(|action| position.gesture(action).from == figure.touched);
            assert!(can_act, "{kind}: {}", figure.caption);
        }
        for language in Language::ALL {
            for (own, other) in figures(kind, language).iter().zip(&english) {
                assert_eq!(
                    (&own.position, own.touched),
                    (&other.position, other.touched),
                    "{kind} in {language:?}"
                );
                assert!(
                    !own.caption.is_empty()
                        && (language == Language::English || own.caption != other.caption)
                );
            }
        }
    }
}

#[test]
fn what_breaks_the_form_is_told_with_its_line() {
    let fault = |text: &str| read_page(GameKind::Kulami, text).unwrap_err().to_string();
    assert_eq!(fault("# A\n\n```figure\nmoves: a1\n```\n"), "line 3: a figure needs a caption");
    assert!(fault("```figure\nmoves: a1 a1\ncaption: c\n```").starts_with("line 1: action 2, ‘a1’: "));
    assert!(fault("```figure\ntouch: 7\ncaption: c\n```").starts_with("line 1: ‘7’ names no place"));
}
