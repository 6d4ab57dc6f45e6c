//! The addresses of this computer in its networks.

use std::io;
use std::net::{IpAddr, Ipv4Addr, UdpSocket};

use if_addrs::{Interface, get_if_addrs};

/// An address outside all networks, which is reserved for documents.
const ELSEWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);

/// The addresses at which others in the local network may reach this computer, the likeliest first: of IPv4, or of IPv6 if it has no others.
pub(crate) fn local_addresses() -> io::Result<Vec<IpAddr>> {
    let usual = address_towards_elsewhere();
    Ok(ordered(&get_if_addrs()?, usual))
}

fn ordered(interfaces: &[Interface], usual: Option<IpAddr>) -> Vec<IpAddr> {
    let is_reachable = |address: IpAddr| match address {
        IpAddr::V4(_) => !address.is_loopback(),
        // Browsers cannot open addresses of a single link, as they would have to name the link, too.
        IpAddr::V6(address) => !address.is_loopback() && !address.is_unicast_link_local(),
    };
    let mut found: Vec<&Interface> = interfaces.iter().filter(|one| is_reachable(one.ip())).collect();
    if found.iter().any(|one| one.ip().is_ipv4()) {
        found.retain(|one| one.ip().is_ipv4());
    }
    // Tunnels and networks of virtual machines have addresses that no tablet can reach.
    found.sort_by_key(|one| {
        let is_private = matches!(one.ip(), IpAddr::V4(address) if address.is_private());
        (!one.is_oper_up(), one.is_p2p(), one.is_link_local(), Some(one.ip()) != usual, !is_private)
    });
    found.into_iter().map(Interface::ip).collect()
}

/// The address from which this computer would reach others. Nothing is sent.
fn address_towards_elsewhere() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(ELSEWHERE).ok()?;
    Some(socket.local_addr().ok()?.ip())
}

#[cfg(test)]
mod tests {
    use if_addrs::{IfAddr, IfOperStatus, Ifv4Addr, Ifv6Addr};

    use super::*;

    fn interface(address: &str) -> Interface {
        let addr = match address.parse().unwrap() {
            IpAddr::V4(ip) => {
                IfAddr::V4(Ifv4Addr { ip, netmask: Ipv4Addr::BROADCAST, prefixlen: 32, broadcast: None })
            }
            IpAddr::V6(ip) => IfAddr::V6(Ifv6Addr { ip, netmask: ip, prefixlen: 128, broadcast: None }),
        };
        let name = address.to_owned();
        Interface { name, addr, index: None, oper_status: IfOperStatus::Up, is_p2p: false }
    }

    fn order(interfaces: &[Interface], usual: &str) -> Vec<String> {
        ordered(interfaces, usual.parse().ok()).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_likeliest_address_is_the_first() {
        let tunnel = Interface { is_p2p: true, ..interface("10.8.0.2") };
        let unplugged = Interface { oper_status: IfOperStatus::Down, ..interface("172.17.0.1") };
        let others =
            ["127.0.0.1", "::1", "169.254.7.7", "203.0.113.9", "192.168.122.1", "192.168.1.5", "2001:db8::1"];
        let all: Vec<Interface> = others.map(interface).into_iter().chain([tunnel, unplugged]).collect();
        assert_eq!(
            order(&all, "192.168.1.5"),
            ["192.168.1.5", "192.168.122.1", "203.0.113.9", "169.254.7.7", "10.8.0.2", "172.17.0.1"]
        );
        assert_eq!(order(&all, "")[0], "192.168.122.1", "without a way to others");
        assert_eq!(order(&all, "10.8.0.2")[0], "192.168.122.1", "a tunnel is not the local network");
    }

    #[test]
    fn the_newer_protocol_serves_where_there_is_no_other() {
        let all = ["127.0.0.1", "::1", "fe80::1", "2001:db8::1"].map(interface);
        assert_eq!(order(&all, ""), ["2001:db8::1"]);
        assert!(order(&all[..3], "").is_empty());
    }
}
