//! Matches go to and fro as links.

use super::*;
use crate::app::saves::{OpenLink, ReadMatch, TakeMatch};
use crate::app::session::{LeaveTable, Redo, Resign, Undo};
use record::{Name, Seat, read_link, write_link};
use rules::Rng;
use texts::msg;

/// Opens the dialog for sharing and presses its button: what is in the clipboard then.
fn copied(table: &mut Table) -> String {
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Share);
    table.wait(4);
    let copied = table.copied_by(&english(msg::pause_copy_link()));
    assert!(table.find(&english(msg::pause_link_copied())).is_some(), "the button says so");
    table.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
    table.wait(2);
    copied
}

fn open(table: &mut Table, link: &str) {
    table.app.world_mut().trigger(OpenLink(link.to_owned()));
    table.wait(4);
}

/// The number of saved matches.
fn files(folder: &Path) -> usize {
    let entries = fs::read_dir(folder.join("matches")).into_iter().flatten();
    let is_match = |entry: &fs::DirEntry| entry.path().extension().is_some_and(|ending| ending == "ron");
    entries.filter(|entry| is_match(entry.as_ref().unwrap())).count()
}

fn actions(table: &Table) -> Vec<String> {
    table.session().game().played().iter().map(|played| played.action.to_string()).collect()
}

/// A link of a match of Kulami.
fn kulami_link(moves: &str) -> String {
    let mut game = Match::new(GameKind::Kulami.set_up("", Some("closed"), None).unwrap());
    game.play_text(moves).unwrap();
    let names = ["Ada", "Grace"].map(Name::fitted);
    let setup = MatchSetup { began: 1_767_225_600, ..MatchSetup::new(game).with_names(names) };
    write_link(&setup.saved(0)).text
}

#[test]
fn two_people_play_by_links_and_each_has_one_file() {
    let (mine, theirs) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut my_table = Table::opened_in(mine.path());
    begin(&mut my_table, GameKind::Netzwerk);
    play(&mut my_table, "b2-b4*a3 a3>a5 end");
    let link = copied(&mut my_table);
    let (_, saved) = only_file(mine.path());
    let read = read_link(&link).unwrap();
    assert_eq!(read.game().position(), saved.game().position());
    assert_eq!((read.game().played().len(), read.began), (3, saved.began));

    let mut their_table = Table::opened_in(theirs.path());
    open(&mut their_table, &link);
    assert_eq!((their_table.screen(), actions(&their_table)), (Screen::Table, actions(&my_table)));
    assert_eq!(files(theirs.path()), 0, "it is only shown");
    play(&mut their_table, "b12-b10*a11");
    let (_, own) = only_file(theirs.path());
    assert_eq!((own.game().played().len(), own.began), (4, saved.began));
    play(&mut their_table, "end");
    assert_eq!(only_file(theirs.path()).1.game().played().len(), 5);

    // Back again: the link continues my own match, which has its file already.
    let link = copied(&mut their_table);
    open(&mut my_table, &link);
    assert_eq!(actions(&my_table), actions(&their_table));
    assert_eq!(only_file(mine.path()).1.game().played().len(), 3, "it is only shown");
    play(&mut my_table, "b4-b6*a5 end");
    assert_eq!(only_file(mine.path()).1.game().played().len(), 7);
    // And to them once more.
    let link = copied(&mut my_table);
    open(&mut their_table, &link);
    play(&mut their_table, "d12-d10*c11");
    assert_eq!(only_file(theirs.path()).1.game().played().len(), 8);
}

#[test]
fn looking_back_and_forth_in_a_match_of_a_link_leaves_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    open(&mut table, &kulami_link("d4 d7 g7"));
    assert_eq!(english(table.session().name(Player::One)), "Ada");
    assert_eq!(table.session().computers(), [None; 2]);
    table.app.world_mut().trigger(Undo);
    table.wait(2);
    table.app.world_mut().trigger(Redo);
    table.wait(2);
    table.app.world_mut().trigger(LeaveTable);
    table.wait(4);
    assert_eq!(files(folder.path()), 0);
    // What is played instead is a move.
    open(&mut table, &kulami_link("d4 d7 g7"));
    table.app.world_mut().trigger(Undo);
    table.wait(2);
    play(&mut table, "h7");
    let (_, saved) = only_file(folder.path());
    let played: Vec<String> = saved.game().played().iter().map(|played| played.action.to_string()).collect();
    assert_eq!(played, ["d4", "d7", "h7"]);
    // So is to resign.
    open(&mut table, &kulami_link("d4 d7"));
    table.app.world_mut().trigger(Resign);
    table.wait(2);
    assert_eq!(files(folder.path()), 2);
}

#[test]
fn a_link_never_overwrites_another_match() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    open(&mut table, &kulami_link("d4 d7"));
    play(&mut table, "g7");
    // An older link, a match that went another way, and one against the computer.
    for (number, link) in [(2, kulami_link("d4")), (3, kulami_link("d4 d7 h7"))] {
        open(&mut table, &link);
        let move_now = table.session().game().actions()[0].to_string();
        play(&mut table, &move_now);
        assert_eq!(files(folder.path()), number);
    }
    let against_computer = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(against_computer.path());
    let mut saved = read_link(&kulami_link("d4 d7")).unwrap();
    saved.players[1].seat = Seat::Computer(1);
    table.app.world_mut().trigger(TakeMatch(saved));
    table.wait(2);
    open(&mut table, &kulami_link("d4 d7"));
    assert_eq!(table.session().computers(), [None; 2]);
    play(&mut table, "g7");
    assert_eq!(files(against_computer.path()), 2);
}

#[test]
fn a_damaged_link_is_told_in_a_sentence_and_the_table_stays_as_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    begin(&mut table, GameKind::Napoleon);
    play(&mut table, "i7-k7-i9");
    let link = kulami_link("d4 d7");
    open(&mut table, &link[..link.len() - 3]);
    assert_eq!(table.session().kind(), GameKind::Napoleon);
    assert_eq!((actions(&table).len(), table.menu()), (1, Menu::Matches));
    assert_eq!(
        message(&table),
        "This link can’t be opened: it is damaged or incomplete; copy the whole link again."
    );
    table.app.world_mut().trigger(ReadMatch("m=7.AAAA".to_owned()));
    table.wait(2);
    assert!(message(&table).contains("it was made by a newer version (format 7; this one reads format 1)"));
    only_file(folder.path());
}

#[test]
fn a_link_is_pasted_in_the_main_menu_and_among_saved_matches() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    assert_eq!(table.screen(), Screen::Title);
    let address = format!(" https://example.org/#{}\n", kulami_link("d4 d7"));
    table.paste("no link");
    assert_eq!(table.screen(), Screen::Title);
    table.paste(&address);
    assert_eq!((table.screen(), actions(&table).len()), (Screen::Table, 2));
    table.app.world_mut().trigger(ReadMatch(address));
    table.wait(4);
    assert_eq!((table.menu(), files(folder.path())), (Menu::None, 0));
    // From a file, too.
    let path = folder.path().join("link.txt");
    fs::write(&path, kulami_link("d4 d7 g7")).unwrap();
    table.drop_file(&path);
    table.wait(4);
    assert_eq!((actions(&table).len(), files(folder.path())), (3, 0));
}

#[test]
fn a_match_that_is_too_long_for_a_link_is_copied_from_a_later_turn() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::opened_in(folder.path());
    let (mut game, mut chance) =
        (Match::new(GameKind::Napoleon.set_up("", None, None).unwrap()), Rng::new(11));
    for _ in 0..3_000 {
        let actions = game.actions();
        game.play(&actions[chance.below(actions.len())]).unwrap();
    }
    let whole = MatchSetup::new(game);
    let position = whole.timed.game().position().clone();
    table.app.world_mut().trigger(StartMatch(whole));
    table.wait(4);
    let link = copied(&mut table);
    let read = read_link(&link).unwrap();
    assert_eq!(read.game().position(), &position);
    assert!(read.game().played().len() < 3_000 && link.len() <= 2_000);
}
