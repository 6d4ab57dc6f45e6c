//! What kind of file a RON text is: the name of the struct that it holds.

/// The name with which a RON text begins, after blanks and comments; empty where there is none.
pub(super) fn struct_name(text: &str) -> &str {
    let text = after_comments(text);
    let end = text.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(text.len());
    &text[..end]
}

/// What is left of a text after its first blanks and comments.
fn after_comments(mut text: &str) -> &str {
    loop {
        text = text.trim_start();
        text = if let Some(comment) = text.strip_prefix("//") {
            comment.find('\n').map_or("", |end| &comment[end..])
        } else if text.starts_with("/*") {
            after_block(text)
        } else {
            return text;
        };
    }
}

/// What follows a block comment, which can hold others; nothing if it is never closed.
fn after_block(mut text: &str) -> &str {
    let mut depth = 0;
    while let Some(mark) = text.find("/*").into_iter().chain(text.find("*/")).min() {
        depth += if text[mark..].starts_with("/*") { 1 } else { -1 };
        text = &text[mark + 2..];
        if depth == 0 {
            return text;
        }
    }
    ""
}
