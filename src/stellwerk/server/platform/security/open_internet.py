"""Public addresses: the server connects to no other address on behalf of a person (SSRF)."""

import ipaddress
from urllib.parse import urlsplit

GLOBAL = ipaddress.IPv6Network(
    "2000::/3"
)  # addresses outside belong to no host of the internet, or embed an IPv4 address
NO_HOSTS = tuple(map(ipaddress.IPv6Network, ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")))
"""Networks inside `GLOBAL` without hosts of the internet: Teredo and others, documentation, 6to4, documentation."""
ISATAP = (0x00005EFE, 0x02005EFE)  # the third quarter of an address that ends with an IPv4 address


def is_public(text: str) -> bool:
    """Return whether an IP address belongs to the public internet."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if address not in GLOBAL or any(address in network for network in NO_HOSTS):
            return False
        if int(address) >> 32 & 0xFFFFFFFF in ISATAP:
            return False
    return address.is_global and not address.is_multicast


def has_private_host(url: str) -> bool:
    """Return whether the host of a URL is a private IP address or `localhost`; other names are not resolved."""
    try:
        host = (urlsplit(url).hostname or "").rstrip(".")
    except ValueError:  # brackets without an IPv6 address
        return False
    try:
        return not is_public(host)
    except ValueError:  # a name
        return host == "localhost" or host.endswith(".localhost")
