"""Practising the tasks of a game, without those that lie open at a running table of the person.

This spares players an answer that they do not want to see; it is no protection (docs/security.md).
"""

from collections.abc import Sequence

from stellwerk.kernel.capabilities import Practised
from stellwerk.kernel.practice import PracticeAnswer, PracticeTask
from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.tables.service.tables import Tables

MOST_TABLES = 200


class Practice:
    """Reads the tasks of a game and their answers for a person."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def tasks(self, person: str, game: str, deck: str, region: str) -> Sequence[PracticeTask]:
        """The tasks of a deck and region that do not lie open at a running table of the person."""
        found = self._practised(game).tasks(deck, region, await self.open_tasks(person, game))
        if found is None:
            raise RequestError(ErrorCode.NOT_FOUND, "There is no such deck or region.")
        return found

    async def answer(self, person: str, game: str, deck: str, task: str) -> PracticeAnswer:
        """The answer to a task that is not open at a running table of the person."""
        practised = self._practised(game)
        if task in await self.open_tasks(person, game):
            raise RequestError(ErrorCode.FORBIDDEN, "This task lies open at one of your tables.")
        found = practised.answer(deck, task)
        if found is None:
            raise RequestError(ErrorCode.NOT_FOUND, "There is no such task.")
        return found

    def _practised(self, game: str) -> Practised:
        """The game; raise RequestError if its tasks cannot be practised."""
        found = self.tables.games.get(game)
        if not isinstance(found, Practised):
            raise RequestError(ErrorCode.NOT_FOUND, "There is nothing to practise in this game.")
        return found

    async def open_tasks(self, person: str, game: str) -> set[str]:
        """The tasks that lie open at running tables of the person; none in a game that is not practised."""
        practised, found = self.tables.games.get(game), set[str]()
        if not isinstance(practised, Practised):
            return found
        for row in await self.tables.store.mine(person, MOST_TABLES):
            if row.game == game and row.status == "running":
                state = (await self.tables.open(row.id)).state
                found |= set() if state is None else practised.open_tasks(state)
        return found
