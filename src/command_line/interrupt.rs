//! Ctrl+C, and requests of the system to end: long work stops, and prints what it has.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use engine::Stop;
use signal_hook::consts::{SIGINT, SIGTERM};
use signal_hook::flag::{register, register_conditional_shutdown};

/// The exit status of a command that was interrupted, as shells know it.
pub const STATUS: u8 = 130;

/// A flag that is set by Ctrl+C or by a request of the system to end, once this was called. The second time, the program ends at once.
pub fn stop_on_interrupt() -> Stop {
    let flag = Arc::new(AtomicBool::new(false));
    for signal in [SIGINT, SIGTERM] {
        // The first of these looks at the flag before the other sets it. If neither can be had, the signal ends the program as ever.
        let _ = register_conditional_shutdown(signal, STATUS.into(), Arc::clone(&flag));
        let _ = register(signal, Arc::clone(&flag));
    }
    Stop::from(flag)
}
