"""The line about the addresses under which other devices reach the server."""

import pytest

from stellwerk.server.platform.http import lan_addresses
from stellwerk.server.platform.http.lan_addresses import lan_addresses_line, own_addresses


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.2", "localhost", "::1"])
def test_a_server_that_listens_on_loopback_says_how_others_come_in(host: str) -> None:
    assert "--host 0.0.0.0" in lan_addresses_line(host, 8000)


def test_a_server_that_listens_everywhere_tells_its_address_in_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lan_addresses, "own_addresses", lambda: ["192.168.1.20", "fd00::7"])
    assert lan_addresses_line("0.0.0.0", 8001).endswith("at http://192.168.1.20:8001/")
    assert lan_addresses_line("::", 8001).endswith("at http://192.168.1.20:8001/, http://[fd00::7]:8001/")
    monkeypatch.setattr(lan_addresses, "own_addresses", lambda: [])
    assert lan_addresses_line("0.0.0.0", 8001).endswith("at port 8001 of this machine")
    assert lan_addresses_line("192.168.1.20", 8001) == "", "the address is printed as it is"


def test_the_loopback_is_no_address_for_others() -> None:
    assert all(not address.startswith("127.") and address != "::1" for address in own_addresses())
