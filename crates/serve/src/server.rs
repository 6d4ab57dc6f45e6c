//! A server: its thread, its connections and their limits.

use std::convert::Infallible;
use std::future::ready;
use std::io::ErrorKind;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::Path;
use std::sync::Arc;
use std::thread::{self, JoinHandle};
use std::time::Duration;

use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Builder;
use tokio::sync::{Semaphore, oneshot};
use tokio::time::{sleep, timeout};

use crate::code::AddressCode;
use crate::error::ServeError;
use crate::files::Files;
use crate::network::local_addresses;

/// The usual port.
pub const PORT: u16 = 8080;

/// The most connections at once: a browser opens six. Others are closed at once.
const CONNECTIONS: usize = 256;
/// The most bytes of a request before its body.
const HEADER: usize = 16 * 1024;
/// How long a connection may take to send that, or may be idle.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a connection is open at most. A slow network needs minutes for the whole page.
const LONGEST: Duration = Duration::from_secs(600);
/// How long nobody is let in when that has failed, as when the system has no more files to open.
const REST: Duration = Duration::from_millis(100);

/// Who can reach a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Programs on this computer.
    ThisComputer,
    /// All devices in the local network, too.
    LocalNetwork,
}

/// A server on a thread of its own, until it is dropped.
#[derive(Debug)]
pub struct Server {
    addresses: Vec<String>,
    /// Its end ends the thread.
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Server {
    /// Serves what is now in a folder at a port, or at a free one if that is 0.
    ///
    /// # Errors
    /// The folder has no page, the port is taken, or this computer is in no network.
    pub fn start(folder: &Path, port: u16, reach: Reach) -> Result<Self, ServeError> {
        let files = Arc::new(Files::read(folder)?);
        let hosts = match reach {
            Reach::ThisComputer => vec![Ipv4Addr::LOCALHOST.into()],
            Reach::LocalNetwork => local_addresses()?,
        };
        let bound: IpAddr = match (reach, hosts.first().ok_or(ServeError::NoNetwork)?) {
            (Reach::ThisComputer, host) => *host,
            (Reach::LocalNetwork, IpAddr::V4(_)) => Ipv4Addr::UNSPECIFIED.into(),
            (Reach::LocalNetwork, IpAddr::V6(_)) => Ipv6Addr::UNSPECIFIED.into(),
        };
        let listener = std::net::TcpListener::bind((bound, port)).map_err(|error| match error.kind() {
            ErrorKind::AddrInUse => ServeError::PortTaken(port),
            _ => ServeError::Port(port, error),
        })?;
        let port = listener.local_addr()?.port();
        let addresses =
            hosts.iter().map(|host| format!("http://{}/", SocketAddr::new(*host, port))).collect();

        let runtime = Builder::new_current_thread().enable_all().build()?;
        listener.set_nonblocking(true)?;
        let listener = {
            let _inside = runtime.enter();
            TcpListener::from_std(listener)?
        };
        let (stop, stopped) = oneshot::channel();
        let thread = thread::Builder::new().name("server".to_owned()).spawn(move || {
            runtime.spawn(accept(listener, files));
            // Nothing is ever sent: it is the sender's end that is awaited. With the runtime end all connections.
            let _ = runtime.block_on(stopped);
        })?;
        Ok(Self { addresses, stop: Some(stop), thread: Some(thread) })
    }

    /// The address to open in a browser, such as `http://192.168.1.5:8080/`.
    #[must_use]
    pub fn address(&self) -> &str {
        &self.addresses[0]
    }

    /// The other addresses of this computer in its networks, the likeliest first.
    #[must_use]
    pub fn other_addresses(&self) -> &[String] {
        &self.addresses[1..]
    }

    /// The address as a QR code.
    #[must_use]
    pub fn code(&self) -> AddressCode {
        AddressCode::new(self.address())
    }
}

impl Drop for Server {
    /// Closes all connections. Afterwards the port is free.
    fn drop(&mut self) {
        self.stop = None;
        if let Some(thread) = self.thread.take() {
            // If it has panicked, it has ended, too.
            let _ = thread.join();
        }
    }
}

async fn accept(listener: TcpListener, files: Arc<Files>) {
    let places = Arc::new(Semaphore::new(CONNECTIONS));
    loop {
        let Ok((stream, _)) = listener.accept().await else {
            sleep(REST).await;
            continue;
        };
        if let Ok(place) = Arc::clone(&places).try_acquire_owned() {
            let files = Arc::clone(&files);
            tokio::spawn(async move {
                attend(stream, &files).await;
                drop(place);
            });
        }
    }
}

/// Answers the requests of a connection until it ends. How it ends is the other side's affair.
async fn attend(stream: TcpStream, files: &Files) {
    let answer = service_fn(|request| ready(Ok::<_, Infallible>(files.answer(&request))));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(PATIENCE)
        .max_header_size(HEADER)
        .serve_connection(TokioIo::new(stream), answer);
    let _ = timeout(LONGEST, connection).await;
}
