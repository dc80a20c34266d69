"""What the host is told at the start about others who want to come in."""

import contextlib
import socket

EVERYWHERE = ("", "0.0.0.0", "::")
LOOPBACK = ("localhost", "::1")
OUTSIDE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))  # for documentation: nothing is sent there


def neighbours_line(host: str, port: int) -> str:
    """How people at other devices find this server; empty if the address that is printed says so already."""
    if host in LOOPBACK or host.startswith("127."):
        return "Only this machine can open it; for other devices start it with --host 0.0.0.0"
    if host not in EVERYWHERE:
        return ""
    found = [_url(address, port) for address in own_addresses() if host != "0.0.0.0" or ":" not in address]
    return f"Other devices find it at {', '.join(found) or f'port {port} of this machine'}"


def own_addresses() -> list[str]:
    """The addresses from which this machine would speak to others: asked of the system, nothing is sent."""
    found = []
    for outside, family in OUTSIDE:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:  # no way out: none
            asking.connect((outside, 9))
            found.append(str(asking.getsockname()[0]))
    return [address for address in found if not address.startswith("127.") and address != "::1"]


def _url(address: str, port: int) -> str:
    return f"http://[{address}]:{port}/" if ":" in address else f"http://{address}:{port}/"
