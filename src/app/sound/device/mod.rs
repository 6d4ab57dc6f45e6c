//! The way to the system's loudspeakers: on Linux `PulseAudio`, which `PipeWire` speaks too, without its libraries; elsewhere what the
//! system always has.

#[cfg(target_os = "linux")]
mod pulse;
#[cfg(not(target_os = "linux"))]
mod system;

#[cfg(target_os = "linux")]
pub(super) use pulse::Pulse as Device;
#[cfg(not(target_os = "linux"))]
pub(super) use system::System as Device;
