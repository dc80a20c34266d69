"""Addresses under which other devices of the network reach this server, printed at the start."""

import contextlib
import socket

EVERYWHERE = ("", "0.0.0.0", "::")
LOOPBACK = ("localhost", "::1")
OUTSIDE = (
    ("192.0.2.1", socket.AF_INET),
    ("2001:db8::1", socket.AF_INET6),
)  # reserved for documentation; no packet is sent


def lan_addresses_line(host: str, port: int) -> str:
    """Line for the host on how other devices reach this server; empty if the printed address already shows it."""
    if host in LOOPBACK or host.startswith("127."):
        return "Only this machine can open it; for other devices start it with --host 0.0.0.0"
    if host not in EVERYWHERE:
        return ""
    found = [_url(address, port) for address in own_addresses() if host != "0.0.0.0" or ":" not in address]
    return f"Other devices find it at {', '.join(found) or f'port {port} of this machine'}"


def own_addresses() -> list[str]:
    """Addresses of this machine from which it would connect to other machines."""
    found = []
    for outside, family in OUTSIDE:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:  # OSError: no route
            probe.connect((outside, 9))
            found.append(str(probe.getsockname()[0]))
    return [address for address in found if not address.startswith("127.") and address != "::1"]


def _url(address: str, port: int) -> str:
    return f"http://[{address}]:{port}/" if ":" in address else f"http://{address}:{port}/"
