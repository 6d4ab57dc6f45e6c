//! What a running program costs.

use std::process::Child;

/// The processor time that a process has taken so far, all its threads together, in hundredths of a second.
pub(crate) fn processor_time(process: &Child) -> u64 {
    let stat = std::fs::read_to_string(format!("/proc/{}/stat", process.id())).unwrap();
    // The name, in brackets, may hold spaces; user and system time are the twelfth and thirteenth field after it.
    let fields: Vec<&str> = stat.rsplit_once(')').unwrap().1.split_ascii_whitespace().collect();
    fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap()
}
