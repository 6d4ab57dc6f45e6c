//! Messages that are named after data: there is one for all the data, in every language.

use engine::Level;
use rules::{GameKind, Player};
use texts::{
    Language, Message, board_name, game_credits, game_summary, game_title, level_name, option_name,
    option_value, player_name,
};

/// Checks that a message comes from the locales, in every language.
fn check(message: &Message) {
    let key = message.key().unwrap_or_else(|| panic!("{message:?} is in no locale"));
    for language in Language::ALL {
        assert!(language.has_message(key), "{language:?}: {key}");
    }
}

#[test]
fn every_rules_option_and_every_value_has_a_name() {
    for kind in GameKind::ALL {
        for option in kind.options() {
            check(&option_name(kind, option));
            for value in option.values {
                let value = option_value(kind, option, value);
                check(&value);
                for language in Language::ALL {
                    assert!(language.about(&value).ends_with('.'), "{language:?}: {value:?}");
                }
            }
        }
    }
}

#[test]
fn every_game_is_named_as_in_the_rules() {
    for kind in GameKind::ALL {
        check(&game_title(kind));
        check(&game_summary(kind));
        check(&game_credits(kind));
        assert!(Language::Italian.say(&game_credits(kind)).starts_with(kind.title()));
        for player in Player::BOTH {
            let name = player_name(kind, player);
            check(&name);
            assert_eq!(Language::English.say(&name).to_lowercase(), kind.player_name(player), "{kind}");
        }
        for language in Language::ALL {
            assert_eq!(language.say(&game_title(kind)), kind.title(), "{language:?}");
        }
    }
}

#[test]
fn every_level_has_a_name() {
    for level in Level::all() {
        check(&level_name(level));
    }
}

#[test]
fn layouts_are_translated_and_maps_have_their_own_names() {
    for board in GameKind::Kulami.boards() {
        check(&board_name(&board));
        assert_eq!(Language::English.say(&board_name(&board)), board.title);
    }
    for board in GameKind::Napoleon.boards() {
        assert_eq!(Language::German.say(&board_name(&board)), board.title);
    }
}
