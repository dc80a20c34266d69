"""The built client: small, without inline script, without foreign addresses."""

import gzip
import re

from tests.browser.conftest import CLIENT

MOST_BYTES = 200_000


def test_the_first_load_is_small() -> None:
    scripts = re.findall(r'(?:src|href)="/([^"]+\.js)"', CLIENT.read_text())
    assert len(scripts) > 1
    size = sum(len(gzip.compress((CLIENT.parent / script).read_bytes())) for script in scripts)
    assert size < MOST_BYTES


def test_the_page_carries_the_fingerprint_that_the_server_tells() -> None:
    told = (CLIENT.parent / "build.txt").read_text().strip()
    assert re.fullmatch(r"[0-9a-f]{16}", told)
    first = re.findall(r'(?:src|href)="/([^"]+\.js)"', CLIENT.read_text())
    assert any(told in (CLIENT.parent / script).read_text() for script in first)


def test_the_page_has_no_inline_script() -> None:
    page = CLIENT.read_text()
    assert [text for text in re.findall(r"<script[^>]*>(.*?)</script>", page, re.DOTALL) if text.strip()] == []
    assert re.findall(r"\son\w+=", page) == []


def test_the_client_loads_nothing_from_elsewhere() -> None:
    texts = [path.read_text() for path in CLIENT.parent.rglob("*") if path.suffix in (".html", ".css", ".js")]
    loaded = {address for text in texts for address in re.findall(r"url\(\s*['\"]?(https?:[^)'\"]+)", text)}
    loaded |= set(re.findall(r'(?:src|href)="(https?:[^"]+)"', CLIENT.read_text()))
    assert loaded == set()
