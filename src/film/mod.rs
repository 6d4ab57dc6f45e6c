//! A film: frames of one size, and how they become a GIF file that is not too large.
//!
//! | file | topic |
//! |---|---|
//! | `reel.rs` | the frames, each as what is different in it |
//! | `scale.rs` | a frame made smaller |
//! | `palette.rs` | the colours that all frames share |
//! | `encode.rs` | from the frames to the file: the largest size that fits |
//! | `message.rs` | a frame as bytes, for a web worker |
//! | `pass.rs` | one attempt to write the file, at one size; why there is none |
//!
//! ```
//! use spieltisch::film::{Reel, encode};
//! let mut reel = Reel::new(16, 8);
//! reel.add(&[[200, 0, 0]; 16 * 8], 10);
//! reel.add(&[[0, 0, 200]; 16 * 8], 50);
//! let file = encode(&reel, 10_000, &mut |_| true)?;
//! assert!(file.starts_with(b"GIF89a") && file.len() < 10_000);
//! # Ok::<(), spieltisch::film::EncodeError>(())
//! ```

mod encode;
mod message;
mod palette;
mod pass;
mod reel;
mod scale;

pub use encode::{LARGEST, encode};
pub use message::{add_frame_message, frame_message};
pub use pass::EncodeError;
pub use reel::Reel;
