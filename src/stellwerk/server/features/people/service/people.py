"""People: an id in a signed cookie, the name that they give themselves, and what they have played."""

from collections import Counter

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.people.messages import (
    Finished,
    GameResults,
    Person,
    Profile,
)
from stellwerk.server.features.people.model import AccountStore
from stellwerk.server.features.tables.model.stores import TableStore
from stellwerk.server.features.tables.service.rights import held
from stellwerk.server.model.moment import now
from stellwerk.server.model.names import checked_name
from stellwerk.server.model.sheet import TableRow

MOST_FINISHED = 50
MOST_COUNTED = 5000


class People:
    """Who is who. A guest who has not given a name leaves no trace in the store."""

    def __init__(self, store: TableStore, account_store: AccountStore) -> None:
        self.store = store
        self.account_store = account_store

    async def who(self, person: str) -> Person:
        """A person with the name given last, empty if none was."""
        account = await self.account_store.account(person)
        name = await self.store.name_of(person)
        return Person(person, name or "", None if account is None else account.name)

    async def rename(self, person: str, name: str) -> Person:
        """Take a name; an account keeps the one to sign in with."""
        await self.store.set_name(person, checked_name(name), now())
        return await self.who(person)

    async def profile(self, person: str, asker: str) -> Profile:
        """Somebody with an account: results per game and the latest finished ones."""
        account = await self.account_store.account(person)
        if account is None or account.disabled:
            raise RequestError(ErrorCode.NO_SUCH_PERSON, "There is nobody with an account here.")
        sheets = await self.store.finished(person, MOST_COUNTED)
        name = await self.store.name_of(person) or account.name
        latest = [_finished(sheet, person, asker) for sheet in sheets[:MOST_FINISHED]]
        return Profile(person, name, account.created_at, _results(sheets, person), latest)


def _results(sheets: list[TableRow], person: str) -> list[GameResults]:
    """Per game how often each place was reached; several seats of one table count each."""
    reached: dict[str, Counter[int]] = {}
    for sheet in sheets:
        counted = reached.setdefault(sheet.game, Counter())
        counted.update((sheet.places or [])[seat] for seat in held(sheet, person))
    return [
        GameResults(game, sum(places.values()), [places[place] for place in range(1, max(places, default=0) + 1)])
        for game, places in sorted(reached.items())
    ]


def _finished(sheet: TableRow, person: str, asker: str) -> Finished:
    seen = sheet.public or sheet.owner == asker or bool(held(sheet, asker))
    return Finished(
        table=sheet.id if seen else None,
        game=sheet.game,
        at=sheet.moved_at,
        names=[chair.name if seen or chair.person == person or chair.bot else None for chair in sheet.chairs],
        places=sheet.places or [],
        seats=held(sheet, person),
    )
