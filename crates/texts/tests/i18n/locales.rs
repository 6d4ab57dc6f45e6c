//! The locales: every language has every message, and every message can be drawn.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use texts::{Language, Message, msg};

/// The messages and attributes of a locale file, each with the names of its variables.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let resource = FluentResource::try_new(language.messages().to_owned());
    assert!(resource.is_ok(), "{language:?}: {:?}", resource.err().map(|(_, errors)| errors));
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut current = (String::new(), String::new());
    for line in language.messages().lines().filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) =
            line.split_once(" =").filter(|_| line.starts_with(|c: char| c.is_alphabetic()))
        {
            current = (name.to_owned(), name.to_owned());
            let is_new = messages.insert(name.to_owned(), BTreeSet::new()).is_none();
            assert!(is_new, "{language:?} has {name} twice");
        } else if let Some((name, _)) =
            line.trim_start().strip_prefix('.').and_then(|line| line.split_once(" ="))
        {
            current.1 = format!("{}.{name}", current.0);
            messages.insert(current.1.clone(), BTreeSet::new());
        }
        for variable in line.split('$').skip(1) {
            let name = variable.split(|sign: char| !sign.is_alphanumeric()).next().unwrap_or_default();
            messages.entry(current.1.clone()).or_default().insert(name.to_owned());
        }
    }
    messages
}

#[test]
fn every_language_has_every_message_with_the_same_variables() {
    let english = messages(Language::English);
    assert!(english.len() > 200, "{}", english.len());
    for language in Language::ALL {
        let own = messages(language);
        let names =
            |messages: &BTreeMap<String, BTreeSet<String>>| messages.keys().cloned().collect::<BTreeSet<_>>();
        let missing: Vec<_> = names(&english).difference(&names(&own)).cloned().collect();
        let unknown: Vec<_> = names(&own).difference(&names(&english)).cloned().collect();
        assert!(
            missing.is_empty() && unknown.is_empty(),
            "{language:?} lacks {missing:?} and has {unknown:?}"
        );
        for (name, variables) in &english {
            assert_eq!(&own[name], variables, "{language:?}: the variables of {name}");
        }
    }
}

#[test]
fn every_message_of_the_english_locale_has_a_function_with_its_variables() {
    let english = messages(Language::English);
    let keys: BTreeSet<&str> = msg::ALL.iter().map(|(key, _)| *key).collect();
    assert_eq!(keys.len(), msg::ALL.len());
    let in_file: BTreeSet<&str> =
        english.keys().map(String::as_str).filter(|key| !key.contains('.')).collect();
    assert_eq!(keys, in_file);
    for (key, parameters) in msg::ALL {
        let about = english.get(&format!("{key}.about"));
        let variables: BTreeSet<&str> =
            english[*key].iter().chain(about.into_iter().flatten()).map(String::as_str).collect();
        assert_eq!(parameters.iter().copied().collect::<BTreeSet<_>>(), variables, "{key}");
        assert_eq!(msg::find(key).is_some(), parameters.is_empty(), "{key}");
        assert_eq!(msg::find_explained(key).is_some(), parameters.is_empty() && about.is_some(), "{key}");
        assert_eq!(msg::find(key).as_ref().and_then(Message::key), parameters.is_empty().then_some(*key));
    }
}

#[test]
fn every_message_can_be_drawn_in_every_language() {
    for language in Language::ALL {
        let resource = FluentResource::try_new(language.messages().to_owned()).unwrap();
        let mut bundle = FluentBundle::new(vec![language.code().parse().unwrap()]);
        bundle.set_use_isolating(false);
        bundle.add_resource(&resource).unwrap();
        for (key, parameters) in msg::ALL {
            for number in [0, 1, 2, 7] {
                let arguments: FluentArgs = parameters.iter().map(|name| (*name, number)).collect();
                let message = bundle.get_message(key).unwrap();
                let patterns =
                    message.value().into_iter().chain(message.attributes().map(|about| about.value()));
                for pattern in patterns {
                    let mut errors = Vec::new();
                    let text = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
                    assert!(errors.is_empty(), "{language:?}, {key}: {errors:?}");
                    assert!(!text.trim().is_empty(), "{language:?}, {key}");
                }
            }
        }
    }
}
