//! Finding a saved match: by words, by whether it is over, by game; and the order of those found.

use std::cmp::Reverse;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::reading::{FoundMatch, name_of, title_of};
use crate::app::text::is_mark_of_direction;
use record::MatchSummary;
use rules::{GameKind, Player};
use texts::{Language, game_title};

/// What is looked for. By default everything, the match that was played last first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Search {
    /// Words that all occur in the title, the names of the players or the game's title in any language.
    pub(crate) words: String,
    /// Only matches that are over, or only those that are not.
    pub(crate) is_over: Option<bool>,
    /// Only matches of this game.
    pub(crate) kind: Option<GameKind>,
    pub(crate) order: Order,
}

/// The order of the matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Order {
    #[default]
    Latest,
    Oldest,
    /// By the game's title, the latest of each game first.
    Game,
    /// By the title, or the players of a match without one.
    Name,
}

impl Order {
    pub(crate) const ALL: [Self; 4] = [Self::Latest, Self::Oldest, Self::Game, Self::Name];
}

impl Search {
    /// The places of the matches that are looked for, in their order. `texts` are what [`search_texts`] made of the matches, which come
    /// latest first.
    pub(crate) fn find(&self, matches: &[FoundMatch], texts: &[String], language: Language) -> Vec<usize> {
        let words: Vec<String> = self.words.split_whitespace().map(folded).collect();
        let holds = |i: &usize| {
            let found = &matches[*i];
            let is_wanted = match &found.contents {
                Ok(summary) => {
                    self.is_over.is_none_or(|is_over| is_over == summary.state.is_over())
                        && self.kind.is_none_or(|kind| kind == summary.kind)
                }
                Err(_) => self.is_over.is_none() && self.kind.is_none(),
            };
            is_wanted && words.iter().all(|word| texts.get(*i).is_some_and(|text| text.contains(word)))
        };
        let mut places: Vec<usize> = (0..matches.len()).filter(holds).collect();
        let summary = |i: &usize| matches[*i].contents.as_ref().ok();
        // Unreadable files come last in any order.
        let key = |i: &usize, text: fn(&MatchSummary, Language) -> String| {
            summary(i).map_or((true, String::new()), |summary| (false, text(summary, language)))
        };
        match self.order {
            Order::Latest => {}
            Order::Oldest => places.sort_by_key(|i| (summary(i).is_none(), matches[*i].changed())),
            Order::Game => {
                places.sort_by_cached_key(|i| (key(i, game_of), Reverse(matches[*i].changed())));
            }
            Order::Name => places.sort_by_cached_key(|i| key(i, folded_title)),
        }
        places
    }
}

fn game_of(summary: &MatchSummary, language: Language) -> String {
    folded(&language.say(&game_title(summary.kind)))
}

fn folded_title(summary: &MatchSummary, language: Language) -> String {
    folded(&language.say(&title_of(summary)))
}

/// For each match, the text that words are looked for in.
pub(crate) fn search_texts(matches: &[FoundMatch], language: Language) -> Vec<String> {
    let titles = GameKind::ALL.map(|kind| {
        let mut titles = Language::ALL.map(|language| language.say(&game_title(kind))).to_vec();
        titles.dedup();
        (kind, titles.join("\n"))
    });
    let text = |found: &FoundMatch| {
        let Ok(summary) = &found.contents else { return folded(found.file()) };
        let names = Player::BOTH.map(|player| language.say(&name_of(summary, player)));
        let title = summary.title.as_ref().map_or("", |title| title.as_str());
        let game =
            titles.iter().find(|(kind, _)| *kind == summary.kind).map_or("", |(_, title)| title.as_str());
        folded(&format!("{title}\n{}\n{game}", names.join("\n")))
    };
    matches.iter().map(text).collect()
}

/// A text without capital letters and accents, as people type it in a hurry.
fn folded(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let letters = text.nfkd().filter(|letter| !is_combining_mark(*letter) && !is_mark_of_direction(*letter));
    for letter in letters.flat_map(char::to_lowercase) {
        match letter {
            'ß' => plain.push_str("ss"),
            'æ' => plain.push_str("ae"),
            'œ' => plain.push_str("oe"),
            'ø' => plain.push('o'),
            'ł' => plain.push('l'),
            'ı' => plain.push('i'),
            'ς' => plain.push('σ'),
            _ => plain.push(letter),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;
    use record::{FileStamp, MatchState, Name, SavedPlayer, Seat};
    use texts::Message;

    fn found(kind: usize, title: &str, names: [&str; 2], changed: u64, state: MatchState) -> FoundMatch {
        let seat = |name: &str| if name == "3" { Seat::Computer(3) } else { Seat::Human };
        let players = names
            .map(|name| SavedPlayer { name: Name::fitted(name).filter(|_| name != "3"), seat: seat(name) });
        let summary = MatchSummary {
            kind: GameKind::ALL[kind],
            title: Name::fitted(title),
            players,
            began: 0,
            changed,
            turns: 1,
            state,
        };
        FoundMatch::indexed(FileStamp { name: format!("{changed}.ron"), size: 1, modified: 1 }, summary)
    }

    /// Latest first, as in the library.
    fn matches() -> Vec<FoundMatch> {
        let mut damaged = found(0, "", ["", ""], 0, MatchState::Unfinished);
        damaged.contents = Err(Message::verbatim("damaged"));
        vec![
            found(1, "Sonntag", ["Zoë", "Émile"], 50, MatchState::Unfinished),
            found(0, "", ["ÅSA", "3"], 40, MatchState::Won(Player::One)),
            found(2, "Größe", ["Bob", "Ada"], 30, MatchState::Drawn),
            found(1, "", ["", ""], 20, MatchState::Unfinished),
            damaged,
        ]
    }

    fn find(search: &Search) -> Vec<usize> {
        let matches = matches();
        search.find(&matches, &search_texts(&matches, Language::English), Language::English)
    }

    fn words(words: &str) -> Vec<usize> {
        find(&Search { words: words.to_owned(), ..Search::default() })
    }

    #[test]
    fn letters_are_found_in_any_case_and_without_accents() {
        assert_eq!(words("zoe"), [0]);
        assert_eq!(words("ZOË"), [0]);
        assert_eq!(words("åsa"), [1]);
        assert_eq!(words("grosse"), [2]);
        assert_eq!(words("  "), [0, 1, 2, 3, 4]);
        assert_eq!(words("nobody"), [0; 0]);
    }

    #[test]
    fn names_of_all_scripts_are_found() {
        let names = [["Владимир", "小明"], ["ΑΘΗΝΆ", "שָׁלוֹם Zoë"], ["Nguyễn", "محمد"]];
        let matches: Vec<FoundMatch> =
            names.iter().map(|names| found(0, "", *names, 1, MatchState::Drawn)).collect();
        let texts = search_texts(&matches, Language::English);
        let find = |words: &str| {
            let search = Search { words: words.to_owned(), ..Search::default() };
            search.find(&matches, &texts, Language::English)
        };
        for (i, words) in
            [(0, "владим"), (0, "明"), (1, "αθηνα"), (1, "שלום zoe"), (2, "nguyen"), (2, "محمد")]
        {
            assert_eq!(find(words), [i], "{words}");
        }
        let by_name = Search { order: Order::Name, ..Search::default() };
        assert_eq!(by_name.find(&matches, &texts, Language::English), [2, 1, 0], "Latin, Greek, Cyrillic");
    }

    #[test]
    fn all_words_must_occur_in_any_field() {
        assert_eq!(words("emile sonn"), [0]);
        let kind = matches()[0].contents.as_ref().unwrap().kind;
        let game = Language::English.say(&game_title(kind)).to_lowercase();
        assert_eq!(words(&game), [0, 3]);
        assert_eq!(words(&format!("{game} zoe")), [0]);
        assert_eq!(words("zoe ada"), [0; 0]);
        // A name that the program gave counts as well, and so does the name of a damaged file.
        let red = Language::English.say(&name_of(matches()[3].contents.as_ref().unwrap(), Player::One));
        assert_eq!(words(&red), [3]);
        assert_eq!(words("0.ron"), [4]);
    }

    #[test]
    fn games_and_states_are_filtered() {
        let kind = |kind| Search { kind: Some(kind), ..Search::default() };
        assert_eq!(find(&kind(GameKind::ALL[1])), [0, 3]);
        let over = |is_over| Search { is_over: Some(is_over), ..Search::default() };
        assert_eq!(find(&over(true)), [1, 2]);
        assert_eq!(find(&over(false)), [0, 3]);
    }

    #[test]
    fn orders() {
        let order = |order| find(&Search { order, ..Search::default() });
        assert_eq!(order(Order::Latest), [0, 1, 2, 3, 4]);
        assert_eq!(order(Order::Oldest), [3, 2, 1, 0, 4]);
        assert_eq!(order(Order::Game)[4], 4, "what cannot be read comes last");
        let mut titles: Vec<_> = GameKind::ALL.map(|kind| Language::English.say(&game_title(kind))).to_vec();
        titles.sort();
        let by_game = order(Order::Game);
        let first = matches()[by_game[0]].contents.as_ref().unwrap().kind;
        assert_eq!(Language::English.say(&game_title(first)), titles[0]);
        assert!(by_game.iter().position(|i| *i == 0) < by_game.iter().position(|i| *i == 3));
        let by_name = order(Order::Name);
        assert_eq!(by_name[4], 4);
        let place = |i| by_name.iter().position(|found| *found == i);
        assert!(place(1) < place(2) && place(2) < place(0), "ÅSA, Größe, Sonntag: {by_name:?}");
    }
}
