//! Numbers in the language's way.

use fluent_bundle::FluentValue;
use fluent_bundle::types::FluentNumber;

use super::Language;

/// Numbers of fewer digits are written without marks, which all the languages allow.
const SHORTEST: usize = 5;

/// A formatter of numbers for a language's messages.
pub(super) fn formatter<M>(language: Language) -> fn(&FluentValue, &M) -> Option<String> {
    match language {
        Language::English => |value, _| grouped(value, ','),
        Language::German | Language::Dutch | Language::Italian => |value, _| grouped(value, '.'),
        Language::French => |value, _| grouped(value, '\u{a0}'),
    }
}

/// A whole number with a mark between each three digits; `None` if it needs none.
fn grouped(value: &FluentValue, mark: char) -> Option<String> {
    let FluentValue::Number(FluentNumber { value, .. }) = value else { return None };
    let digits = value.abs().to_string();
    if digits.len() < SHORTEST || value.fract() != 0.0 {
        return None;
    }
    let mut text = if *value < 0.0 { "-".to_owned() } else { String::new() };
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(mark);
        }
        text.push(digit);
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_grouped_by_threes() {
        let text = |number: f64| grouped(&FluentValue::from(number), '.');
        for (number, wanted) in [
            (0.0, None),
            (999.0, None),
            (2026.0, None),
            (0.123_456, None),
            (10_000.0, Some("10.000")),
            (-123_456.0, Some("-123.456")),
            (4_194_304.0, Some("4.194.304")),
        ] {
            assert_eq!(text(number).as_deref(), wanted, "{number}");
        }
        assert_eq!(grouped(&FluentValue::from("20000"), '.'), None, "a text stays as it is");
    }
}
