//! Writes a function for every message of the English locale, so that the compiler checks the names of messages and their
//! parameters: `$OUT_DIR/messages.rs`, which `src/lib.rs` includes as `msg`.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser::parse;

/// The locale that decides which messages there are. A test compares the others with it.
const ENGLISH: &str = "../../assets/locales/en.ftl";
/// The attribute with the explanation of a label, for tooltips.
const ABOUT: &str = "about";
/// Names of messages and variables that are reserved words of Rust.
const KEYWORDS: [&str; 16] = [
    "as", "const", "else", "enum", "fn", "for", "if", "in", "let", "loop", "match", "move", "self", "type",
    "use", "where",
];

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed={ENGLISH}");
    println!("cargo::rerun-if-changed=build.rs");
    match write_messages() {
        Ok(()) => ExitCode::SUCCESS,
        Err(errors) => {
            for error in errors {
                println!("cargo::error={ENGLISH}: {error}");
            }
            ExitCode::FAILURE
        }
    }
}

fn write_messages() -> Result<(), Vec<String>> {
    let text = fs::read_to_string(ENGLISH).map_err(|error| vec![error.to_string()])?;
    let code = generate(&text)?;
    let folder = env::var_os("OUT_DIR").ok_or_else(|| vec!["OUT_DIR is not set".to_owned()])?;
    fs::write(Path::new(&folder).join("messages.rs"), code).map_err(|error| vec![error.to_string()])
}

/// The code for the messages of a locale, or everything that is wrong with it.
fn generate(text: &str) -> Result<String, Vec<String>> {
    let resource = parse(text).map_err(|(_, errors)| {
        let line = |at: usize| text.get(..at).unwrap_or(text).matches('\n').count() + 1;
        errors.iter().map(|error| format!("line {}: {error}", line(error.pos.start))).collect::<Vec<_>>()
    })?;
    let (mut functions, mut plain, mut explained, mut all) =
        (String::new(), String::new(), String::new(), String::new());
    let (mut names, mut errors) = (BTreeSet::new(), Vec::new());
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        match function(message, text) {
            Ok(function) => {
                let Function { key, name, parameters, is_explained, code } = function;
                if !names.insert(name.clone()) {
                    errors.push(format!("there is already a message `{key}`, or one with the same function"));
                }
                functions += &code;
                let _ = writeln!(all, "    (\"{key}\", &{parameters:?}),");
                if parameters.is_empty() {
                    let into = if is_explained { ".into_message()" } else { "" };
                    let _ = writeln!(plain, "        \"{key}\" => {name}(){into},");
                    if is_explained {
                        let _ = writeln!(explained, "        \"{key}\" => {name}(),");
                    }
                }
            }
            Err(error) => errors.push(error),
        }
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    Ok(format!(
        "{functions}\
         /// The message with a key, if it has no parameters. For families of messages that are named after data: a test goes\n\
         /// through all the data.\n\
         #[must_use]\n\
         pub fn find(key: &str) -> Option<Message> {{\n    Some(match key {{\n{plain}        _ => return None,\n    }})\n}}\n\n\
         /// The message with a key, if it has no parameters and is explained.\n\
         #[must_use]\n\
         pub fn find_explained(key: &str) -> Option<Explained> {{\n    Some(match key {{\n{explained}        _ => return None,\n    }})\n}}\n\n\
         /// The keys of all messages, each with the names of its parameters.\n\
         pub const ALL: &[(&str, &[&str])] = &[\n{all}];\n"
    ))
}

struct Function {
    key: String,
    name: String,
    parameters: Vec<String>,
    is_explained: bool,
    code: String,
}

fn function(message: &Message<&str>, text: &str) -> Result<Function, String> {
    let key = message.id.name;
    let value = message.value.as_ref().ok_or_else(|| format!("the message `{key}` is empty"))?;
    let mut parameters = Vec::new();
    collect(value, &mut parameters).map_err(|error| format!("the message `{key}` {error}"))?;
    for attribute in &message.attributes {
        if attribute.id.name != ABOUT {
            return Err(format!("the message `{key}` has an unknown attribute `{}`", attribute.id.name));
        }
        collect(&attribute.value, &mut parameters).map_err(|error| format!("the message `{key}` {error}"))?;
    }
    let is_explained = !message.attributes.is_empty();
    let name = identifier(key);
    let mut code = String::from("/// ```text\n");
    for line in source(key, text) {
        let _ = writeln!(code, "/// {line}");
    }
    code += "/// ```\n";
    let (kind, open, close) =
        if is_explained { ("Explained", "Explained::new(", ")") } else { ("Message", "", "") };
    if parameters.is_empty() {
        let _ = write!(
            code,
            "pub const fn {name}() -> {kind} {{\n    {open}Message::plain(\"{key}\"){close}\n}}\n\n"
        );
    } else {
        let list = |form: fn(&String) -> String| parameters.iter().map(form).collect::<Vec<_>>().join(", ");
        let taken = list(|name| format!("{}: impl Into<Argument>", identifier(name)));
        let given = list(|name| format!("(\"{name}\", {}.into())", identifier(name)));
        let _ = write!(
            code,
            "pub fn {name}({taken}) -> {kind} {{\n    {open}Message::with(\"{key}\", [{given}]){close}\n}}\n\n"
        );
    }
    Ok(Function { key: key.to_owned(), name, parameters, is_explained, code })
}

/// The lines of a message in the locale's file.
fn source<'a>(key: &str, text: &'a str) -> Vec<&'a str> {
    let starts = |line: &str| line.strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('='));
    let mut lines = text.lines().skip_while(|line| !starts(line));
    let first = lines.next();
    // What belongs to a message is indented, but for the brackets that close a selection.
    let rest = lines.take_while(|line| line.starts_with([' ', '}']));
    first.into_iter().chain(rest).collect()
}

/// The variables of a pattern in the order in which they are first used.
fn collect(pattern: &Pattern<&str>, variables: &mut Vec<String>) -> Result<(), String> {
    pattern.elements.iter().try_for_each(|element| match element {
        PatternElement::TextElement { .. } => Ok(()),
        PatternElement::Placeable { expression } => collect_from(expression, variables),
    })
}

fn collect_from(expression: &Expression<&str>, variables: &mut Vec<String>) -> Result<(), String> {
    let (inline, variants) = match expression {
        Expression::Inline(inline) => (inline, &[][..]),
        Expression::Select { selector, variants } => (selector, &variants[..]),
    };
    match inline {
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::VariableReference { id } => {
            if !variables.iter().any(|known| known == id.name) {
                variables.push(id.name.to_owned());
            }
        }
        InlineExpression::Placeable { expression } => collect_from(expression, variables)?,
        InlineExpression::FunctionReference { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {
            return Err("uses a function or another message: its parameters would not be known".to_owned());
        }
    }
    variants.iter().try_for_each(|variant| collect(&variant.value, variables))
}

/// The name of a message or a variable in Rust: `panel-end-turn` is `panel_end_turn`.
fn identifier(name: &str) -> String {
    let name = name.replace('-', "_").to_lowercase();
    if KEYWORDS.contains(&name.as_str()) { name + "_" } else { name }
}
