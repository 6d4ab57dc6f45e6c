//! `spieltisch-lab report`.

use std::fs;

use super::prints;

#[test]
fn what_was_measured_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let report = || prints(&["report", path, "--only", "greedy", "--games", "2"]);
    let first = report();
    assert!(first.starts_with("# A greedy player"), "{first}");
    let rows =
        first.lines().filter(|line| line.starts_with("| waterloo |") || line.starts_with("| quatre-bras |"));
    assert_eq!(rows.filter(|row| row.matches(" % ± ").count() == 3).count(), 2, "{first}");
    assert!(first.contains("Measured with version "), "{first}");
    let files: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(files.len(), 6);
    fs::write(&files[0], "games 2\ndistinct 2\nshare 12.5 % ± 1.0 %\n").unwrap();
    assert!(report().contains("12.5 % ± 1.0 %"), "it is not played again");
}
