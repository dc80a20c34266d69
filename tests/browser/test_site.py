"""The documentation site, opened from the disk: it can be searched, and asks nobody for anything."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.front.test_site import built


def test_a_site_on_the_disk_can_be_searched_and_fetches_nothing_from_elsewhere(
    browser: Browser, tmp_path: Path
) -> None:
    assert built(tmp_path, "[Other](other.md#a-place)").returncode == 0
    page = browser.new_page()
    asked: list[str] = []
    errors: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto((tmp_path / "site" / "index.html").as_uri())
    page.locator(".md-search__input").click()
    page.keyboard.type("place")
    expect(page.locator(".md-search-result__item").first).to_contain_text("A place")
    assert [address for address in asked if not address.startswith(("file:", "data:"))] == []
    assert errors == []
    page.close()
