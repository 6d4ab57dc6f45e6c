//! Serves the program for browsers to this computer, or to all devices in the local network.
//!
//! ```no_run
//! use serve::{Reach, Server};
//!
//! let folder = serve::find_page().expect("web/build should have made the page");
//! let server = Server::start(&folder, serve::PORT, Reach::LocalNetwork)?;
//! println!("{}", server.address());
//! # Ok::<(), serve::ServeError>(())
//! ```
//!
//! | file | topic |
//! |---|---|
//! | `server.rs` | a server: its thread, its connections and their limits |
//! | `files.rs` | the files of the page, and what requests are answered |
//! | `network.rs` | the addresses of this computer |
//! | `code.rs` | an address as a QR code |
//! | `page.rs` | where the page is |
//! | `error.rs` | why there is no server |
//!
//! HTTP itself is the crate `hyper`'s business.

mod code;
mod error;
mod files;
mod network;
mod page;
mod server;

pub use code::AddressCode;
pub use error::ServeError;
pub use page::find_page;
pub use server::{PORT, Reach, Server};
