//! `spieltisch serve`: serves the program for browsers, to this computer or to the local network.

use std::io::{IsTerminal, Write, stdout};
use std::path::PathBuf;
use std::thread::sleep;
use std::time::Duration;

use clap::Args;
use serve::{Reach, ServeError, Server, find_page};

use super::CommandError;
use super::interrupt::stop_on_interrupt;

/// Why nothing is served unless a folder is named.
const NO_PAGE: &str = "no program for browsers is installed here: name its folder with --folder; in the sources, run web/build first";
/// How often it is asked whether to end.
const PULSE: Duration = Duration::from_millis(100);

/// Serve the program for browsers on this computer, or to tablets and phones in the local network
///
/// Prints the address to open, and serves until Ctrl+C. It reads the whole folder at the start: to serve a newer one, start it again.
#[derive(Debug, Args)]
pub(super) struct Serve {
    /// Serve to everyone in the local network, and show the address as a QR code, too
    #[arg(long)]
    lan: bool,
    /// The port; 0 takes a free one
    #[arg(long, value_name = "N", default_value_t = serve::PORT)]
    port: u16,
    /// The folder of the program for browsers [default: that of the installed program, or web/dist]
    #[arg(long)]
    folder: Option<PathBuf>,
}

impl Serve {
    pub(super) fn run(&self, out: &mut impl Write) -> Result<(), CommandError> {
        let stop = stop_on_interrupt();
        let folder = self.folder.clone().or_else(find_page);
        let folder = folder.ok_or_else(|| CommandError::Missing(NO_PAGE.to_owned()))?;
        let reach = if self.lan { Reach::LocalNetwork } else { Reach::ThisComputer };
        let server = Server::start(&folder, self.port, reach).map_err(|error| match error {
            ServeError::NoPage(_) | ServeError::TooLarge => CommandError::Usage(error.to_string()),
            error => CommandError::Missing(error.to_string()),
        })?;
        writeln!(out, "{}", server.address())?;
        if self.lan {
            explain(&server, out)?;
        }
        out.flush()?;
        while !stop.is_stopped() {
            sleep(PULSE);
        }
        Ok(())
    }
}

/// What to do with the address, and what not to expect.
fn explain(server: &Server, out: &mut impl Write) -> Result<(), CommandError> {
    // In a file, the characters would be no picture.
    if stdout().is_terminal() {
        writeln!(out, "\n{}", server.code().for_terminal())?;
    }
    writeln!(
        out,
        "Open this address on a tablet in the same network. Everyone in that network can open it, until Ctrl+C ends it."
    )?;
    if let [others @ .., last] = server.other_addresses() {
        let others: String = others.iter().map(|other| format!("{other} ")).collect();
        writeln!(out, "If it does not open, try this computer’s other addresses: {others}{last}")?;
    }
    writeln!(
        out,
        "As the connection is not encrypted (http), the browser cannot install the program or start it offline."
    )?;
    Ok(())
}
