"""Whether a page is sound: accessible, and no wider than the window."""

from pathlib import Path

from playwright.sync_api import Error, Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules of axe that look at colours: they alone can tell the dark from the light."""


def serious(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe finds wrong, of any level: by all rules, or by some."""
    page.evaluate(AXE.read_text())
    chosen = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
    found = page.evaluate("(chosen) => axe.run(document, chosen)", chosen)
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')}"
        for one in found["violations"]
        for node in one["nodes"]
    ]


def serious_by_day_and_night(page: Page) -> list[str]:
    """What axe finds wrong in the light, and in the colours of the dark."""
    found = []
    for theme, rules in (("light", None), ("dark", COLOURS)):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        page.locator(f"html[data-theme={theme}]").wait_for()
        found += serious(page, rules)
    return found


def fits(page: Page) -> bool:
    """Nothing makes the page scroll sideways, as soon as it is laid out."""
    try:
        page.wait_for_function("document.documentElement.scrollWidth <= innerWidth")
    except Error:  # it did not come to fit in time
        return False
    return True
