"""The actions of Paris Connection: codes and notations, as the record vocabulary of the specification spells them."""

import re
from typing import Final

from stellwerk.games.paris.board import COMPANIES, HEXES
from stellwerk.kernel.actions import Mistake, Notations

BUILD: Final[int] = 0  # build:<company>
GIVE: Final[int] = 6  # give:<company>
STOP: Final[int] = 12
TAKE: Final[int] = 13  # take:<company>:<1 or 2>, two codes per company
PLACE: Final[int] = 25  # place:<hex>

_OTHER_NUMBER: Final = re.compile(rf"take:({'|'.join(COMPANIES)}):(0|[1-9][0-9]*)")


class ParisActions(Notations):
    """Every notation over both boards; `pass` and other numbers to take are understood as mistakes."""

    def __init__(self) -> None:
        super().__init__(
            [f"build:{company}" for company in COMPANIES]
            + [f"give:{company}" for company in COMPANIES]
            + ["stop"]
            + [f"take:{company}:{count}" for company in COMPANIES for count in (1, 2)]
            + [f"place:{hex}" for hex in HEXES]
        )

    def read(self, text: str) -> int | Mistake | None:
        """The action with this notation, a known mistake (PAR-3.3, PAR-8.2), or nothing."""
        code = self.codes.get(text)
        if code is not None:
            return code
        if text == "pass":
            return Mistake(text, "PAR-3.3")
        wrong = _OTHER_NUMBER.fullmatch(text)
        if wrong is not None:
            company, count = wrong.groups()
            return Mistake(text, "PAR-8.2", {"company": f"@company-{company}", "count": count[:9]})
        return None


ACTIONS: Final = ParisActions()


def _masked(codes: list[int], mask: int) -> list[int]:
    return [code for bit, code in enumerate(codes) if mask >> bit & 1]


BUILDS: Final[list[list[int]]] = [_masked([BUILD + company for company in range(6)], mask) for mask in range(64)]
"""By the companies that can be built (bits): the actions."""

GIVES: Final[list[list[int]]] = [_masked([GIVE + company for company in range(6)], mask) for mask in range(64)]
"""By the colours held (bits): the actions."""

TAKES: Final[list[list[int]]] = [
    [
        TAKE + 2 * company + count
        for company in range(6)
        for count, stores in ((0, ones), (1, pairs & ones))
        if stores >> company & 1
    ]
    for ones in range(64)
    for pairs in range(64)
]
"""By the stores with one loco at least (bits times 64) and those with two at least (bits): the actions."""
