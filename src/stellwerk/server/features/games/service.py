"""Practising the places of Finden Sie Minden, without cards that lie open at a running table of the person.

This spares players a solution that they do not want to see; it does not prevent them from looking it up
(docs/security.md).
"""

from stellwerk.games.minden.training import MindenBack, MindenTask, back, open_cards, tasks
from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.tables.service.tables import Tables

GAME = "minden"
MOST_TABLES = 200


class Practice:
    """Reads the tasks of a deck and their solution sides for a person."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def tasks(self, person: str, deck: str, region: str) -> list[MindenTask]:
        """The cards of a deck and region that do not lie open at a running table of the person."""
        found = tasks(deck, region, await self._open_cards(person))
        if found is None:
            raise RequestError(ErrorCode.NOT_FOUND, "There is no such deck or region.")
        return found

    async def back(self, person: str, deck: str, card: str) -> MindenBack:
        """The solution side of a card that is not open at a running table of the person."""
        if card in await self._open_cards(person):
            raise RequestError(ErrorCode.FORBIDDEN, "This card lies open at one of your tables (MIN-4.8).")
        found = back(deck, card)
        if found is None:
            raise RequestError(ErrorCode.NOT_FOUND, "There is no such card.")
        return found

    async def _open_cards(self, person: str) -> set[str]:
        found: set[str] = set()
        for row in await self.tables.store.mine(person, MOST_TABLES):
            if row.game == GAME and row.status == "running":
                state = (await self.tables.open(row.id)).state
                found |= set() if state is None else open_cards(state)
        return found
