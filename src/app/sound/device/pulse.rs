//! Sound by `PulseAudio`'s own protocol.

use std::os::unix::net::UnixStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::tasks::block_on;
use kira::backend::{Backend, Renderer};
use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{ChannelMap, PlaybackStreamParams, SampleFormat, SampleSpec};
use pulseaudio::{AsPlaybackSource, Client, ClientError, PlaybackStream};

/// Frames a second.
const RATE: u32 = 44_100;
/// The bytes of a frame: two numbers of four bytes each.
const FRAME: usize = 8;
/// How long the server keeps what it has not played yet, in bytes: 40 ms.
const KEPT: u32 = RATE * FRAME as u32 / 25;
/// The length of a cookie. A server that knows its user by the socket does not look at it, but wants one.
const COOKIE: usize = 256;

/// The connection to a sound server.
pub(in crate::app::sound) struct Pulse {
    client: Client,
    /// Held while sounds are played: the stream ends with it.
    stream: Option<PlaybackStream>,
    is_lost: Arc<AtomicBool>,
}

impl Pulse {
    /// Whether the server has gone.
    pub(in crate::app::sound) fn is_lost(&self) -> bool {
        self.stream.is_some() && self.is_lost.load(Ordering::Relaxed)
    }
}

/// Notices that the server asks for no more.
struct Gone(Arc<AtomicBool>);

impl Drop for Gone {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Backend for Pulse {
    type Settings = ();
    type Error = ClientError;

    fn setup((): (), _: usize) -> Result<(Self, u32), ClientError> {
        let socket = pulseaudio::socket_path_from_env().ok_or(ClientError::ServerUnavailable)?;
        let cookie = pulseaudio::cookie_path_from_env().and_then(|path| std::fs::read(path).ok());
        let cookie = cookie.unwrap_or_else(|| vec![0; COOKIE]);
        let client = Client::new_unix(c"Spieltisch", UnixStream::connect(socket)?, Some(cookie))?;
        Ok((Self { client, stream: None, is_lost: Arc::default() }, RATE))
    }

    fn start(&mut self, mut renderer: Renderer) -> Result<(), ClientError> {
        let gone = Gone(self.is_lost.clone());
        let mut frames: Vec<f32> = Vec::new();
        let fill = move |bytes: &mut [u8]| {
            // Lives as long as this does.
            let _ = &gone;
            frames.resize(bytes.len() / FRAME * 2, 0.0);
            renderer.on_start_processing();
            renderer.process(&mut frames, 2);
            for (bytes, number) in bytes.chunks_exact_mut(4).zip(&frames) {
                bytes.copy_from_slice(&number.to_le_bytes());
            }
            bytes.len() / FRAME * FRAME
        };
        let params = PlaybackStreamParams {
            sample_spec: SampleSpec { format: SampleFormat::Float32Le, channels: 2, sample_rate: RATE },
            channel_map: ChannelMap::stereo(),
            buffer_attr: BufferAttr { target_length: KEPT, ..BufferAttr::default() },
            flags: StreamFlags { adjust_latency: true, ..StreamFlags::default() },
            ..PlaybackStreamParams::default()
        };
        let stream = block_on(self.client.create_playback_stream(params, fill.as_playback_source()))?;
        self.stream = Some(stream);
        Ok(())
    }
}
