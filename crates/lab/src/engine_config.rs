//! The configuration of one side of `spieltisch-lab match`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use engine::{LEVELS, Level, Limits};

/// The limits on a side's memory and threads.
const MOST_MEGABYTES: u64 = 4_096;
const MOST_THREADS: u64 = 64;

/// How one side plays, as in `level=3`, `movetime=100`, `ugi=PROGRAM engine,movetime=100`, …
#[derive(Clone, Debug)]
pub(crate) struct EngineConfig {
    text: String,
    /// Whether whatever gains most at once is played instead.
    pub(crate) is_greedy: bool,
    /// The command that starts another program, which plays over the Universal Game Interface instead.
    pub(crate) program: Option<String>,
    /// How much longer than its time that program may take before it loses.
    pub(crate) margin: Option<Duration>,
    pub(crate) level: Option<Level>,
    pub(crate) limits: Limits,
    pub(crate) megabytes: usize,
}

impl FromStr for EngineConfig {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut config = Self {
            text: text.to_owned(),
            is_greedy: false,
            program: None,
            margin: None,
            level: None,
            limits: Limits::default(),
            megabytes: 16,
        };
        let mut given: Vec<&str> = Vec::new();
        for part in text.split(',').map(str::trim) {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            let number = |most: u64| {
                let number = value.parse::<u64>().ok().filter(|number| (1..=most).contains(number));
                number.ok_or_else(|| match most {
                    u64::MAX => format!("{key} needs a whole number above 0, as in {key}=10"),
                    _ => format!("{key} needs a whole number from 1 to {most}"),
                })
            };
            match key {
                "greedy" if value.is_empty() => config.is_greedy = true,
                "ugi" if !value.is_empty() => config.program = Some(value.to_owned()),
                "level" => config.level = Level::new(number(LEVELS as u64)? as u8),
                "nodes" => config.limits.nodes = Some(number(u64::MAX)?),
                "movetime" => config.limits.time = Some(Duration::from_millis(number(u64::MAX)?)),
                "depth" => config.limits.depth = Some(number(u64::MAX)?.try_into().unwrap_or(u32::MAX)),
                "timemargin" => config.margin = Some(Duration::from_millis(number(u64::MAX)?)),
                "hash" => config.megabytes = number(MOST_MEGABYTES)? as usize,
                "threads" => config.limits.threads = number(MOST_THREADS)? as usize,
                _ => {
                    let known =
                        "level, nodes, movetime, depth, hash, threads, greedy, ugi=COMMAND, timemargin";
                    return Err(format!("‘{part}’ is none of {known}"));
                }
            }
            if given.contains(&key) {
                return Err(format!("{key} is given twice"));
            }
            given.push(key);
        }
        let has = |key| given.contains(&key);
        if config.is_greedy && given.len() > 1 {
            return Err("greedy goes with nothing else".to_owned());
        }
        if has("timemargin") && !has("ugi") {
            return Err("timemargin goes with ugi only".to_owned());
        }
        if !["greedy", "nodes", "movetime", "level", "depth"].into_iter().any(has) {
            return Err("no limit given: add level, nodes, movetime or depth".to_owned());
        }
        Ok(config)
    }
}

impl fmt::Display for EngineConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_configuration_that_ends_is_read() {
        let config: EngineConfig = "level=3, movetime=100".parse().unwrap();
        assert_eq!((config.level, config.limits.time), (Level::new(3), Some(Duration::from_millis(100))));
        assert!("greedy".parse::<EngineConfig>().unwrap().is_greedy);
        let config: EngineConfig = "ugi=./other engine,movetime=50".parse().unwrap();
        assert_eq!(config.program.as_deref(), Some("./other engine"));
    }

    #[test]
    fn faults_are_reported() {
        let fault = |text: &str| text.parse::<EngineConfig>().unwrap_err();
        assert_eq!(fault("level=9"), "level needs a whole number from 1 to 8");
        assert_eq!(fault("nodes=0"), "nodes needs a whole number above 0, as in nodes=10");
        assert_eq!(fault("nodes=5,nodes=6"), "nodes is given twice");
        assert_eq!(fault("hash=4"), "no limit given: add level, nodes, movetime or depth");
        assert_eq!(
            fault(""),
            "‘’ is none of level, nodes, movetime, depth, hash, threads, greedy, ugi=COMMAND, timemargin"
        );
        assert!(fault("ugi=,nodes=5").starts_with("‘ugi=’ is none of "));
        assert_eq!(fault("greedy,level=3"), "greedy goes with nothing else");
        assert_eq!(fault("level=3,timemargin=5"), "timemargin goes with ugi only");
        assert_eq!(fault("ugi=other engine"), "no limit given: add level, nodes, movetime or depth");
    }
}
