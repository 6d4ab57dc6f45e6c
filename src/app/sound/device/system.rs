//! What the system itself has for sound, by way of `cpal`.

use kira::backend::cpal::{CpalBackend, CpalBackendSettings, Error};
use kira::backend::{Backend, Renderer};

/// The system's sound.
pub(in crate::app::sound) struct System(CpalBackend);

impl System {
    /// Whether nothing can be heard any more: `cpal` looks after that itself.
    pub(in crate::app::sound) const fn is_lost(&self) -> bool {
        false
    }
}

impl Backend for System {
    type Settings = CpalBackendSettings;
    type Error = Error;

    fn setup(settings: Self::Settings, internal_buffer_size: usize) -> Result<(Self, u32), Self::Error> {
        let (backend, rate) = CpalBackend::setup(settings, internal_buffer_size)?;
        Ok((Self(backend), rate))
    }

    fn start(&mut self, renderer: Renderer) -> Result<(), Self::Error> {
        self.0.start(renderer)
    }
}
