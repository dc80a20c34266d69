"""Write what observations hold into docs/python/observations.md: `python tools/observations.py [--check]`.

With --check nothing is written; the exit code tells whether the page is up to date.
"""

import re
import sys
from pathlib import Path

from stellwerk.kernel.capabilities import Observes
from stellwerk.kernel.game import Game
from stellwerk.kernel.observation import row_length
from stellwerk.kernel.registry import all_games

PAGE = Path(__file__).parent.parent / "docs" / "python" / "observations.md"
PLACE = re.compile(r"(?<=<!-- fields -->\n).*(?=<!-- /fields -->)", re.DOTALL)


def tables() -> str:
    """The fields of every game, with their first indices at the smallest table."""
    return "\n".join(_table(game) for game in all_games().values() if isinstance(game, Observes))


def _table(game: Game) -> str:
    assert isinstance(game, Observes)
    sizes = range(game.meta.least_seats, game.meta.most_seats + 1)
    lengths = ", ".join(f"{row_length(game.observation_fields(seats))} for {seats}" for seats in sizes)
    lines = [f"\n## {game.meta.titles['en']}\n", f"Numbers by size of the table: {lengths}.\n"]
    lines += [f"| field | first, for {sizes[0]} | numbers | growth per seat | meaning |", "|---|---|---|---|---|"]
    first = 0
    smaller, larger = (game.observation_fields(sizes[0] + more) for more in (0, 1))
    for field, grown in zip(smaller, larger, strict=True):
        more = grown.length - field.length
        lines.append(f"| `{field.name}` | {first} | {field.length} | {more or ''} | {field.meaning} |")
        first += field.length
    return "\n".join(lines) + "\n"


def main() -> int:
    page = PAGE.read_text(encoding="utf-8")
    renewed = PLACE.sub(lambda _: f"{tables()}\n", page)
    if "--check" not in sys.argv:
        PAGE.write_text(renewed, encoding="utf-8")
    elif renewed != page:
        print("docs/python/observations.md is not what the games say: .venv/bin/python tools/observations.py")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
