"""The card of a dataset of games that people have played."""

from collections.abc import Mapping

from stellwerk import __version__
from stellwerk.lab.dataset.card import page
from stellwerk.server.features.open_data.model import REASONS, LeftOut

TEXT = """Finished public games of people who have agreed that they are published as open data.
Every game was replayed by the rules before Stellwerk {version} wrote it.

- {people} people have played. They are numbered: the same number is the same person in this dataset and nowhere else.
  `program 1` is a bot account, `bot:greedy` a bot of Stellwerk.
- There is no chat, no note, no name of a table and no proof of chance. Of times the day is left (UTC).
- What was hidden during a game is open, because the game is over.

{left_out}"""


def published_card(game: str | None, games: int, people: int, left_out: Mapping[LeftOut, int]) -> str:
    """The page of a dataset of people's games, with how many were left out and why."""
    count = sum(left_out.values())
    lines = [f"- {left_out[reason]}: {text}" for reason, text in REASONS.items() if left_out[reason]]
    head = f"{count} finished public games were left out" + (":" if lines else ".")
    text = TEXT.format(version=__version__, people=people, left_out="\n".join([head, *([""] if lines else []), *lines]))
    return page(f"{games} games of people" + ("" if game is None else f": {game}"), text)
