"""People: their names and profiles."""

from collections import Counter

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.people.messages import (
    Finished,
    GameResults,
    Person,
    Profile,
)
from stellwerk.server.features.people.model import PlaySettings
from stellwerk.server.features.people.service.sessions import Sessions
from stellwerk.server.features.people.store.accounts import AccountStore
from stellwerk.server.features.tables.service.rights import held
from stellwerk.server.features.tables.store.tables import TableStore
from stellwerk.server.model.names import checked_name
from stellwerk.server.model.table_row import TableRow
from stellwerk.server.platform.clock import Clock

MOST_FINISHED = 50
MOST_COUNTED = 5000


class People:
    """Reads and changes the names of people, and reads profiles; a guest without a name is not stored."""

    def __init__(self, store: TableStore, account_store: AccountStore, sessions: Sessions, clock: Clock) -> None:
        self.store = store
        self.clock = clock
        self.account_store = account_store
        self.sessions = sessions

    async def person(self, person: str) -> Person:
        """A person with name (empty if there is none) and account."""
        account = await self.account_store.account(person)
        name = await self.store.name_of(person)
        if account is None:
            return Person(person, name or "")
        # From the cache like every check of rights: who is told to be the host is let in as the host.
        host = (await self.sessions.state_of(person)).host
        return Person(person, name or "", account.name, host, account.settings)

    async def rename(self, person: str, name: str) -> Person:
        """Change the shown name of a person; the name of an account stays."""
        await self.store.set_name(person, checked_name(name), self.clock.now())
        return await self.person(person)

    async def change_settings(self, person: str, settings: PlaySettings) -> Person:
        """Replace the settings of an account."""
        if not await self.account_store.set_settings(person, settings):
            raise RequestError(ErrorCode.NO_ACCOUNT, "A guest has no account: the device keeps its settings.")
        return await self.person(person)

    async def profile(self, person: str, asker: str) -> Profile:
        """The profile of a person with an account: results per game and the latest finished games."""
        account = await self.account_store.account(person)
        if account is None or account.disabled:
            raise RequestError(ErrorCode.NO_SUCH_PERSON, "There is nobody with an account here.")
        rows = await self.store.finished(person, MOST_COUNTED)
        name = await self.store.name_of(person) or account.name
        latest = [_finished(row, person, asker) for row in rows[:MOST_FINISHED]]
        return Profile(person, name, account.created_at, _results(rows, person), latest)


def _results(rows: list[TableRow], person: str) -> list[GameResults]:
    """The number of times that each place was reached, per game; every seat of the person counts."""
    reached: dict[str, Counter[int]] = {}
    with_bots: Counter[str] = Counter()
    for row in rows:
        counted, seats = reached.setdefault(row.game, Counter()), held(row, person)
        counted.update((row.places or [])[seat] for seat in seats)
        with_bots[row.game] += sum(row.chairs[seat].stood_in is not None for seat in seats)
    return [
        GameResults(game, sum(places.values()), _by_place(places), with_bots[game])
        for game, places in sorted(reached.items())
    ]


def _by_place(places: Counter[int]) -> list[int]:
    return [places[place] for place in range(1, max(places, default=0) + 1)]


def _finished(row: TableRow, person: str, asker: str) -> Finished:
    visible = row.public or row.owner == asker or bool(held(row, asker))
    return Finished(
        table=row.id if visible else None,
        game=row.game,
        at=row.moved_at,
        names=[chair.name if visible or chair.person == person or chair.bot else None for chair in row.chairs],
        places=row.places or [],
        seats=held(row, person),
        bots=[seat for seat, chair in enumerate(row.chairs) if chair.stood_in is not None],
    )
