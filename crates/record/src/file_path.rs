//! Files by what names them: paths as the system has them, UTF-8 or not, and addresses `file:///…`, which file managers pass on.

use std::ffi::{OsStr, OsString};
use std::path::PathBuf;

/// The path that a path or an address names. A file that is really called like an address is found all the same.
pub fn path_of(argument: impl Into<OsString>) -> PathBuf {
    let path = PathBuf::from(argument.into());
    if path.exists() { path } else { of_address(path.as_os_str()).unwrap_or(path) }
}

/// The path of an address on this computer.
fn of_address(address: &OsStr) -> Option<PathBuf> {
    let (scheme, rest) = address.as_encoded_bytes().split_at_checked(5)?;
    if !scheme.eq_ignore_ascii_case(b"file:") {
        return None;
    }
    let path = match rest.strip_prefix(b"//") {
        None => rest,
        Some(rest) => {
            let (host, path) = rest.split_at(rest.iter().position(|byte| *byte == b'/')?);
            if !host.is_empty() && !host.eq_ignore_ascii_case(b"localhost") {
                return None;
            }
            path
        }
    };
    if !path.starts_with(b"/") {
        return None;
    }
    // Not every program that makes addresses writes these two signs of a name as codes.
    let whole = to_path(decoded(path))?;
    let end = path.iter().position(|byte| matches!(byte, b'#' | b'?')).filter(|_| !whole.exists());
    end.map_or(Some(whole), |end| to_path(decoded(&path[..end])))
}

/// The bytes of a text in which some are written as `%` and two hexadecimal digits.
fn decoded(text: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text;
    while let [first, after @ ..] = rest {
        let digits =
            after.get(..2).filter(|digits| *first == b'%' && digits.iter().all(u8::is_ascii_hexdigit));
        let code = digits.and_then(|digits| u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok());
        bytes.push(code.unwrap_or(*first));
        rest = if code.is_some() { &after[2..] } else { after };
    }
    bytes
}

#[cfg(unix)]
fn to_path(bytes: Vec<u8>) -> Option<PathBuf> {
    use std::os::unix::ffi::OsStringExt;
    Some(OsString::from_vec(bytes).into())
}

/// Before the letter of a drive the address has a slash, the path has none.
#[cfg(not(unix))]
fn to_path(bytes: Vec<u8>) -> Option<PathBuf> {
    let path = String::from_utf8(bytes).ok()?;
    let has_drive = path.as_bytes().get(2) == Some(&b':');
    Some(PathBuf::from(if has_drive { &path[1..] } else { &path }))
}

#[cfg(all(test, unix))]
mod tests {
    use std::fs;
    use std::os::unix::ffi::OsStrExt;
    use std::path::Path;

    use super::*;

    #[test]
    fn an_address_on_this_computer_is_a_path() {
        for (address, path) in [
            ("file:///tmp/My%20Game.ron", "/tmp/My Game.ron"),
            ("FILE://localhost/tmp/gr%C3%B6%C3%9Fe.ron", "/tmp/größe.ron"),
            ("file:/tmp/a.ron", "/tmp/a.ron"),
            ("file:///tmp/a%23b%3f.ron", "/tmp/a#b?.ron"),
            ("file:///tmp/a.ron#turn?x", "/tmp/a.ron"),
            ("file:///tmp/100%.ron", "/tmp/100%.ron"),
            ("file:///tmp/%zz%4", "/tmp/%zz%4"),
            // These are no addresses of files here.
            ("file://elsewhere/tmp/a.ron", "file://elsewhere/tmp/a.ron"),
            ("file:a.ron", "file:a.ron"),
            ("file://", "file://"),
            ("https://example.org/a.ron", "https://example.org/a.ron"),
            ("a.ron", "a.ron"),
            ("", ""),
        ] {
            assert_eq!(path_of(address), Path::new(path), "{address}");
        }
        let latin_1 = OsStr::from_bytes(b"/tmp/lat\xe4in.ron");
        assert_eq!(path_of("file:///tmp/lat%E4in.ron"), Path::new(latin_1));
        assert_eq!(path_of(OsStr::from_bytes(b"file:///tmp/lat\xe4in.ron")), Path::new(latin_1));
    }

    #[test]
    fn signs_that_should_be_codes_are_part_of_the_name_of_a_file_that_exists() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("Game #2?.ron");
        fs::write(&file, "").unwrap();
        assert_eq!(path_of(format!("file://{}", file.display())), file);
    }
}
