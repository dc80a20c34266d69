"""Which addresses belong to the open internet: nobody may send the server into its own network."""

import ipaddress
from urllib.parse import urlsplit

GLOBAL = ipaddress.IPv6Network("2000::/3")  # whatever lies outside is no host of the open internet, or IPv4 in disguise
NO_HOSTS = tuple(map(ipaddress.IPv6Network, ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20")))
"""Teredo and the like, documentation, 6to4, documentation."""
ISATAP = (0x00005EFE, 0x02005EFE)  # the third quarter of an address that ends with an IPv4 address


def is_public(text: str) -> bool:
    """Whether an address belongs to the open internet."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
        if address not in GLOBAL or any(address in network for network in NO_HOSTS):
            return False
        if int(address) >> 32 & 0xFFFFFFFF in ISATAP:
            return False
    return address.is_global and not address.is_multicast


def is_plainly_private(url: str) -> bool:
    """Whether an address says itself that it leads into the private network; behind a name anything may be."""
    try:
        host = (urlsplit(url).hostname or "").rstrip(".")
    except ValueError:  # an address in brackets that is none
        return False
    try:
        return not is_public(host)
    except ValueError:  # a name
        return host == "localhost" or host.endswith(".localhost")
