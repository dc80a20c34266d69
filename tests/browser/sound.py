"""Whether a page is sound: accessible, and no wider than the window."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def serious(page: Page) -> list[str]:
    """What axe finds wrong, of any level."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def serious_by_day_and_night(page: Page) -> list[str]:
    """What axe finds wrong in the light and in the dark."""
    found = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        page.locator(f"html[data-theme={theme}]").wait_for()
        found += serious(page)
    return found


def fits(page: Page) -> bool:
    """Nothing makes the page scroll sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
