//! Why there is no server.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

/// Why there is no server.
#[derive(Debug, Error)]
pub enum ServeError {
    /// The folder has no page.
    #[error("{} has no page for browsers: web/build makes it from the sources", .0.display())]
    NoPage(PathBuf),
    /// The folder, or something in it, cannot be read.
    #[error("{} cannot be read: {error}", .folder.display())]
    Unreadable {
        /// Which one.
        folder: PathBuf,
        /// Why not.
        #[source]
        error: io::Error,
    },
    /// There is far more in the folder than a page.
    #[error("the folder is too large to be the page for browsers")]
    TooLarge,
    /// This computer is in no network.
    #[error("this computer is in no network")]
    NoNetwork,
    /// Another program uses the port.
    #[error("port {0} is used by another program; port 0 takes a free one")]
    PortTaken(u16),
    /// The port cannot be used: the first 1024 are often reserved.
    #[error("port {0} cannot be used: {1}")]
    Port(u16, #[source] io::Error),
    /// The system lacks something else.
    #[error("no server could be started: {0}")]
    System(#[from] io::Error),
}
