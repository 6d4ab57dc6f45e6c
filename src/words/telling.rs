//! What the rules and the files report, as a sentence.
//!
//! A report is an enum, perhaps of enums. The message for it is named after it: a prefix, then the variants' names from the outside
//! to the inside, with hyphens: `illegal-netzwerk-no-robot`. Outer names can be left out where reports of one kind occur in several places. Its
//! variables are the variant's fields by their names; a single field without a name is `$value`, several are `$first`, `$second`.

use fluent_bundle::FluentArgs;
use serde::Serialize;
use serde_json::Value;

use super::{Filling, Language, has_message, language, say_filled};

/// A report in the language that is spoken: half a sentence. Several are separated by semicolons.
#[must_use]
pub fn tell(prefix: &str, report: &impl Serialize) -> String {
    tell_in(language(), prefix, report)
}

/// [`tell`] in a given language.
#[must_use]
pub fn tell_in(language: Language, prefix: &str, report: &impl Serialize) -> String {
    serde_json::to_value(report)
        .map_or_else(|_| prefix.to_owned(), |value| told(language, &[prefix.to_owned()], &value))
}

/// Names for the fields of variants whose fields have none.
const PLACES: [&str; 3] = ["first", "second", "third"];

fn told(language: Language, prefixes: &[String], value: &Value) -> String {
    let variant = match value {
        Value::Array(values) => {
            let each = values.iter().map(|value| told(language, prefixes, value));
            return each.collect::<Vec<_>>().join("; ");
        }
        Value::String(name) => (name, &Value::Null),
        Value::Object(fields) => match fields.iter().next() {
            Some(variant) => variant,
            None => return String::new(),
        },
        other => return other.to_string(),
    };
    let (name, fields) = (kebab(variant.0), variant.1);
    let mut keys: Vec<String> = prefixes.iter().map(|prefix| format!("{prefix}-{name}")).collect();
    if let Some(key) = keys.iter().find(|key| has_message(Language::English, key)) {
        let key = key.clone();
        keys.push(name);
        keys.extend(prefixes.iter().cloned());
        return say_filled(language, &key, &fillings(language, &keys, fields));
    }
    if fields.is_null() {
        // A text, not a report.
        return variant.0.clone();
    }
    keys.push(name);
    keys.extend(prefixes.iter().cloned());
    told(language, &keys, fields)
}

fn fillings(language: Language, prefixes: &[String], fields: &Value) -> FluentArgs<'static> {
    let filling = |value: &Value| -> Filling {
        match value {
            Value::String(text) => text.clone().into(),
            Value::Number(number) => number.as_f64().unwrap_or_default().into(),
            other => told(language, prefixes, other).into(),
        }
    };
    match fields {
        Value::Null => FluentArgs::new(),
        // Several faults, or the fields of a variant with several fields that have no names.
        Value::Array(values) if values.iter().all(|value| !value.is_object()) => {
            PLACES.into_iter().zip(values.iter().map(filling)).collect()
        }
        Value::Object(fields)
            if fields.keys().all(|name| name.starts_with(|sign: char| sign.is_lowercase())) =>
        {
            fields.iter().map(|(name, value)| (name.clone(), filling(value))).collect()
        }
        other => [("value", filling(other))].into_iter().collect(),
    }
}

/// A variant's name as part of a message's: `NoRobot` is `no-robot`.
fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for sign in name.chars() {
        if sign.is_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.extend(sign.to_lowercase());
    }
    kebab
}
