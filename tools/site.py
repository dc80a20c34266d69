"""MkDocs hook: the pages at the top of the repository join the site, and its links are led to the pages of the site."""

import re
from os.path import relpath
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
JOINING = {
    "CHANGELOG.md": "CHANGELOG.md",
    "CODE_OF_CONDUCT.md": "CODE_OF_CONDUCT.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "SECURITY.md": "SECURITY.md",
    "web/public/icon.svg": "assets/icon.svg",
    **{
        str(page.relative_to(ROOT)): f"games/{page.parent.name}-balance.html"
        for page in sorted((ROOT / "web/src/games").glob("*/balance.html"))
    },
}
"""Files from outside docs/, with their places on the site."""
FOREIGN = re.compile(r"<(?:script|img|iframe|link)\b[^>]*\b(?:src|href)=.?(?:https?:)?//[^>]*>")
CODE = re.compile(r"`[^`\n]+`")
"""A bar in code needs a backslash in the tables of code hosts, and must have none in those of the site."""
LINK = re.compile(r"\[([^\]\n]*)\]\(([^)#:\s]+)(#[^)\s]*)?\)")


def on_files(files: Files, *, config: MkDocsConfig, **_: Any) -> Files:
    """Add the files from outside docs/."""
    for name, place in JOINING.items():
        files.append(File.generated(config, place, abs_src_path=str(ROOT / name)))
    return files


def on_page_markdown(markdown: str, *, page: Page, config: MkDocsConfig, **_: Any) -> str:
    """Lead every link of a page to the place of its target on the site; a file of the sources is named instead."""
    source = Path(page.file.abs_src_path or config.docs_dir)
    if page.is_homepage:
        page.meta["hide"] = ["navigation", "toc"]

    def led(link: re.Match[str]) -> str:
        text, path, anchor = link.groups()
        target = (source.parent / path).resolve()
        place = place_of(target, Path(config.docs_dir))
        if place:
            return f"[{text}]({relpath(place, Path(page.file.src_uri).parent)}{anchor or ''})"
        return f'<span title="{relpath(target, ROOT)}">{text}</span>' if target.exists() else link[0]

    return CODE.sub(lambda code: code[0].replace(r"\|", "|"), LINK.sub(led, markdown))


def on_post_page(output: str, *, page: Page, **_: Any) -> str:
    """Refuse a page that would fetch something from elsewhere: the site works offline and tells nobody who reads it."""
    if found := FOREIGN.search(output):
        raise PluginError(f"{page.file.src_uri} fetches something from elsewhere: {found[0]}")
    return output


def place_of(target: Path, docs: Path) -> str | None:
    """Where a file of the repository stands on the site; a folder is its README."""
    page = target / "README.md" if target.is_dir() else target
    if page.is_relative_to(docs):
        return str(page.relative_to(docs))
    return JOINING.get(relpath(page, ROOT))
