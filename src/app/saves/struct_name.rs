//! Detects the kind of a RON file by the name of its struct.

/// The name at the start of a RON text, after whitespace and comments; empty if there is none.
pub(super) fn struct_name(text: &str) -> &str {
    let text = after_comments(text);
    let end = text.find(|sign: char| !sign.is_alphanumeric() && sign != '_').unwrap_or(text.len());
    &text[..end]
}

/// The rest of a text after leading whitespace and comments.
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

/// The rest of a text after a block comment, which can be nested; `None` if it is unclosed.
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
