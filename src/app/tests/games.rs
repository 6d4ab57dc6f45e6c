//! What `docs/adding-a-game.md` lists is there for every game.

use std::fs;
use std::path::PathBuf;

use bevy_egui::egui::{Context, LayerId, Painter, Pos2, RawInput, Shape, pos2};

use super::*;
use crate::app::games::{Grid, choosers, game_of_file, look, view_of};
use rules::{Gesture, Piece};
use texts::{Message, game_summary, option_name, option_value, player_name, rules_page};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// A game's position at the start, on the usual board.
fn start(kind: GameKind) -> AnyGame {
    kind.set_up(kind.table_rules(), None, None).unwrap()
}

/// What is painted, shape by shape.
fn painted(paint: impl FnOnce(&Painter)) -> Vec<Shape> {
    let context = Context::default();
    context.begin_pass(RawInput::default());
    paint(&context.layer_painter(LayerId::background()));
    let mut output = context.end_pass();
    // Nothing is put on a screen.
    output.textures_delta.clear();
    output.shapes.into_iter().map(|clipped| clipped.shape).collect()
}

/// Checks that every language has a message of its own.
fn check_message(message: &Message) {
    let key = message.key().unwrap_or_else(|| panic!("{message:?} should be in the locales"));
    for language in Language::ALL {
        assert!(language.has_message(key), "{language:?}: {key}");
    }
}

#[test]
fn every_game_has_a_look_in_which_every_piece_stands_on_a_spot() {
    let names: Vec<String> = GameKind::ALL.map(|kind| look(&start(kind)).board_name()).into();
    for (i, name) in names.iter().enumerate() {
        assert!(!names[..i].contains(name), "{name} is the name of two boards");
    }
    for kind in GameKind::ALL {
        let (game, look) = (start(kind), look(&start(kind)));
        let spots = look.spots();
        assert!(!spots.is_empty(), "{kind}");
        for (site, piece) in game.pieces() {
            let spot = spots.iter().find(|spot| spot.site == site).unwrap();
            let at = look.standing(piece, site).translation;
            assert!(at.xz().distance(spot.place.xz()) < 1e-3, "{kind}: {piece:?} on {site} stands at {at}");
            assert!(look.body(piece).radius > 0.0, "{kind}: {piece:?}");
        }
        // A board of another game is no reason to fail.
        for other in GameKind::ALL {
            assert!(!(view_of(kind).look)(&start(other)).spots().is_empty(), "{kind}, {other}");
        }
    }
}

#[test]
fn every_game_paints_two_emblems_of_different_shapes_and_a_small_board() {
    let middle = pos2(50.0, 50.0);
    for kind in GameKind::ALL {
        let view = view_of(kind);
        let kinds_of_shapes = |player| {
            let shapes = painted(|painter| (view.paint_emblem)(painter, player, middle, 20.0));
            assert!(!shapes.is_empty(), "{kind}, {player:?}");
            shapes.iter().map(std::mem::discriminant).collect::<Vec<_>>()
        };
        assert_ne!(kinds_of_shapes(Player::One), kinds_of_shapes(Player::Two), "{kind}");
        let game = start(kind);
        let grid = Grid::in_square((view.picture_size)(&game), Pos2::ZERO, 100.0);
        let board = painted(|painter| (view.paint_board)(painter, &game, &grid));
        assert!(!board.is_empty(), "{kind}");
        for (site, piece) in game
            .pieces()
            .into_iter()
            .map(|(site, piece)| (Some(site), piece))
            .chain(game.beside().into_iter().map(|piece| (None, piece)))
        {
            let at = site.map_or(middle, |site| grid.middle(site));
            assert!(grid.area().contains(at), "{kind}: {site:?}");
            let half = grid.cell * view.picture_piece;
            assert!(
                !painted(|painter| view.paint_piece(painter, piece, at, half)).is_empty(),
                "{kind}: {piece:?}"
            );
        }
    }
}

#[test]
fn a_small_picture_is_as_wide_as_the_board_and_in_the_middle_of_its_square() {
    let grid = Grid::in_square((4, 2), pos2(10.0, 20.0), 80.0);
    assert_eq!((grid.cell, grid.corner), (20.0, pos2(10.0, 40.0)));
    assert_eq!(grid.middle(Site::new(0, 0)), pos2(20.0, 70.0));
    assert_eq!(grid.middle(Site::new(3, 1)), pos2(80.0, 50.0));
}

#[test]
fn every_game_has_words_for_its_pieces_moves_options_and_players() {
    for kind in GameKind::ALL {
        let (view, game) = (view_of(kind), start(kind));
        check_message(&game_summary(kind));
        let pieces = game.pieces().into_iter().map(|(_, piece)| piece).chain(game.beside());
        for piece in pieces.flat_map(|piece| [false, true].map(|spent| Piece { spent, ..piece })) {
            check_message(&(view.piece_name)(piece, Message::verbatim("White")));
        }
        for captures in [Vec::new(), vec![Site::new(0, 0)]] {
            check_message(&(view.verb)(&Gesture { captures, ..Gesture::default() }, "b4"));
        }
        for option in kind.options() {
            check_message(&option_name(kind, option));
            option.values.iter().for_each(|value| check_message(&option_value(kind, option, value)));
        }
        Player::BOTH.into_iter().for_each(|player| check_message(&player_name(kind, player)));
        assert_ne!(kind.player_name(Player::One), kind.player_name(Player::Two));
        for language in Language::ALL {
            assert!(!rules_page(kind, language).unwrap().is_empty(), "{kind}, {language:?}");
        }
    }
}

#[test]
fn a_game_has_a_chooser_if_it_has_boards_and_every_board_can_be_painted_and_played_on() {
    let boards = UserBoards::at(|name| PathBuf::from(name));
    for kind in GameKind::ALL {
        assert_eq!(view_of(kind).board_chooser.is_some(), !kind.boards().is_empty(), "{kind}");
    }
    for (kind, chooser) in choosers() {
        check_message(&chooser.heading);
        chooser.hint.iter().for_each(|hint| check_message(&hint()));
        chooser.random.iter().for_each(|random| check_message(&random.title));
        let random = chooser.random.iter().map(|random| (random.make)(7));
        for text in kind.boards().into_iter().map(|board| board.text).chain(random) {
            assert!(
                !painted(|painter| (chooser.paint)(painter, &text, Pos2::ZERO, 84.0)).is_empty(),
                "{text}"
            );
            assert!(kind.set_up("", Some(&text), None).is_ok(), "{text}");
        }
        assert_eq!(game_of_file(chooser.struct_name).map(|(kind, _)| kind), Some(kind));
        assert!(boards.folder(chooser.folder).is_some(), "{}", chooser.folder);
    }
}

/// The files that a text names between backquotes, for each game and language where it names them so.
fn named_files(text: &str) -> Vec<PathBuf> {
    let quoted = text.split('`').skip(1).step_by(2);
    let paths = quoted.filter(|path| path.contains('/') && path.contains('.') && !path.contains(' '));
    let each = |path: &str, mark: &str, names: Vec<&str>| -> Vec<String> {
        if !path.contains(mark) {
            return vec![path.to_owned()];
        }
        names.into_iter().map(|name| path.replace(mark, name)).collect()
    };
    let of_games = paths.flat_map(|path| each(path, "<game>", GameKind::ALL.map(GameKind::name).to_vec()));
    let all = of_games.flat_map(|path| each(&path, "<language>", Language::ALL.map(Language::code).to_vec()));
    all.map(PathBuf::from).collect()
}

fn checklist() -> String {
    fs::read_to_string(Path::new(ROOT).join("docs/adding-a-game.md")).unwrap()
}

#[test]
fn every_file_on_the_checklist_is_there_for_every_game() {
    let files = named_files(&checklist());
    assert!(files.len() > 60, "{files:?}");
    let missing: Vec<_> = files.iter().filter(|file| !Path::new(ROOT).join(file).exists()).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// The sources in a folder that name a game, but for tests and the folders of games.
fn sources_that_name_a_game(folder: &Path, found: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            let is_of_a_game = name.parse::<GameKind>().is_ok();
            if name != "tests" && !is_of_a_game {
                sources_that_name_a_game(&path, found);
            }
        } else if name.ends_with(".rs")
            && fs::read_to_string(&path).unwrap().to_lowercase().contains(GameKind::Kulami.name())
        {
            found.push(path.strip_prefix(ROOT).unwrap().to_owned());
        }
    }
}

#[test]
fn files_outside_a_games_folders_that_name_it_are_on_the_checklist() {
    let (mut found, text) = (Vec::new(), checklist());
    let (_, list) = text.split_once("that name a game\n").unwrap();
    let listed = named_files(list);
    for sources in ["src", "crates"] {
        sources_that_name_a_game(&Path::new(ROOT).join(sources), &mut found);
    }
    assert!(found.contains(&PathBuf::from("src/app/games/mod.rs")), "{found:?}");
    let unlisted: Vec<_> = found.iter().filter(|file| !listed.contains(file)).collect();
    assert!(unlisted.is_empty(), "{unlisted:?}");
    assert!(found.len() <= 11, "{found:?}");
}
