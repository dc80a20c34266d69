"""Write the commands and their options into docs/command-line.md: `python tools/command_line.py [--check]`.

With --check nothing is written; the exit code tells whether the page is up to date.
"""

import re
import sys
from pathlib import Path

from stellwerk.cli.app import make_app

PAGE = Path(__file__).parent.parent / "docs" / "command-line.md"
PLACE = re.compile(r"(?<=<!-- commands -->\n).*(?=<!-- /commands -->)", re.DOTALL)


def commands() -> str:
    """Every command as its --help tells it, without the table of contents."""
    text = make_app().generate_docs(output_format="markdown")
    return text[text.index("\n## stellwerk ") :].strip()


def main() -> int:
    page = PAGE.read_text(encoding="utf-8")
    renewed = PLACE.sub(lambda _: f"\n{commands()}\n\n", page)
    if "--check" not in sys.argv:
        PAGE.write_text(renewed, encoding="utf-8")
    elif renewed != page:
        print("docs/command-line.md is not what the command line says: .venv/bin/python tools/command_line.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
