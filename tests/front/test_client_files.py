"""The sources of the web client can be read: no line is endless."""

from tests.front.test_pages import ROOT

WEB = ROOT / "web"
KINDS = {".css", ".html", ".js", ".svelte", ".ts"}
LONGEST = 160
WRITTEN = "balance.html"  # by `stellwerk lab balance`: no source


def test_no_line_of_the_client_is_longer_than_160_characters() -> None:
    found = [path for path in WEB.rglob("*") if path.suffix in KINDS and path.name != WRITTEN]
    files = [path for path in found if "node_modules" not in path.parts]
    assert len(files) > 100
    long = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in files
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > LONGEST
    ]
    assert long == []
