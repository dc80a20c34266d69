"""Hints in casual games: a bot searches a position with only the knowledge of the seat; the log shows every hint."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from random import Random
from typing import Protocol

from msgspec.structs import replace

from stellwerk.bots.advice import Advice
from stellwerk.kernel.entries import TableEntry
from stellwerk.kernel.fold import Trial
from stellwerk.kernel.preview import preview
from stellwerk.server.errors import ErrorCode, RequestError, too_many
from stellwerk.server.features.clocks.service.clocks import update_clocks
from stellwerk.server.features.plans.messages.hints import Hint, HintPlan
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.features.tables.service.rights import must_hold, must_see
from stellwerk.server.features.tables.service.tables import Tables
from stellwerk.server.model.table_row import Change, LogRow, TableRow
from stellwerk.server.platform.limits.token_bucket import TokenBucket

LOG = logging.getLogger("stellwerk.hints")
CACHED = 200


class Adviser(Protocol):
    """Searches for advice in another process."""

    async def advise(
        self, game: str, rules: str, snapshot: bytes, seat: int, milliseconds: int, seed: int
    ) -> Advice: ...


class Hints:
    """Gives hints; none without an adviser."""

    def __init__(
        self, tables: Tables, per_minute: int, milliseconds: int, seconds: float, adviser: Adviser | None = None
    ) -> None:
        self.tables = tables
        self.milliseconds = milliseconds
        self.seconds = seconds
        self.adviser = adviser
        self.pace = TokenBucket(per_minute, tables.clock)
        self._searching: set[str] = set()  # people whose hint is being searched
        self._cache: OrderedDict[tuple[str, int, int], Hint] = OrderedDict()

    async def ask(self, id: str, person: str, seat: int) -> Hint:
        """The hint for a seat; a second request about the same position gets the same hint from a cache."""
        table = await self.tables.open(id)
        must_be_advisable(table, person, seat)
        known = self._cache.get((id, seat, _position(table)))
        if known is not None:
            return known
        if person in self._searching:
            raise too_many(self.milliseconds / 1000, "One hint after the other; the bot still thinks.")
        self.pace.spend(person)
        self._searching.add(person)
        try:
            return await self._search(id, person, seat)
        finally:
            self._searching.discard(person)

    async def _search(self, id: str, person: str, seat: int) -> Hint:
        await self._log_request(id, person, seat)
        table = await self.tables.open(id)
        must_be_advisable(table, person, seat)
        number, position = table.number, _position(table)
        advice = await self._advice(table, seat)
        table = await self.tables.open(id)
        if number < table.fold.pending_since(seat) or not advice.plans:
            raise RequestError(
                ErrorCode.OVERTAKEN, "The table has changed; ask again.", table=self.tables.view(table, person)
            )
        hint = _hint(table, seat, number, advice)
        self._cache[id, seat, position] = hint
        while len(self._cache) > CACHED:
            self._cache.popitem(last=False)
        return hint

    async def _advice(self, table: Table, seat: int) -> Advice:
        assert table.state is not None and self.adviser is not None
        snapshot = table.game.dump(table.state.determinize(seat, Random(secrets.randbits(64))))
        game, rules, seed = table.row.game, table.row.rules, secrets.randbits(64)
        try:
            async with asyncio.timeout(self.seconds):
                return await self.adviser.advise(game, rules, snapshot, seat, self.milliseconds, seed)
        except Exception as error:
            LOG.exception("the search for a hint at table %s failed", table.row.id)
            raise RequestError(ErrorCode.NO_HINT, "The bot has no advice now.") from error

    async def _log_request(self, id: str, person: str, seat: int) -> None:
        """Write a "hint" entry into the log of the table, once per position."""

        async def work() -> None:
            async with self.tables.changing(id) as table:
                must_be_advisable(table, person, seat)
                if any(_is_request(entry, seat) for entry in table.fold.log[_position(table) :]):
                    return
                now = self.tables.clock.now()
                await self.tables.commit(table, *_appended(table, TableEntry("hint", seat, at=now), now))
                self.tables.publish(table)

        await self.tables.retried(work)


def must_be_advisable(table: Table, person: str, seat: int) -> None:
    """Check that the person holds this seat, that it is to act, and that the table allows hints."""
    must_see(table.row, table.watchers, person)
    chair = must_hold(table.row, person, seat)
    if not gives_hints(table.row, table.game.meta.knowledge):
        raise RequestError(ErrorCode.NO_HINT, "At this table no hints are given.")
    if chair.bot is not None:
        raise RequestError(ErrorCode.SUBSTITUTED, "A bot plays this seat; take it back first.")
    if table.state is None or not table.row.to_act >> seat & 1:
        raise RequestError(ErrorCode.NOT_WANTED, "This seat has nothing to decide now.")


def gives_hints(row: TableRow, knowledge: bool) -> bool:
    """Whether a table allows hints: casual ones do, except in games of knowledge, where a position has the answers."""
    return row.casual and not knowledge


def _position(table: Table) -> int:
    """The length of the log without TableEntry objects at its end, which do not change the position."""
    log = table.fold.log
    number = len(log)
    while number and isinstance(log[number - 1], TableEntry):
        number -= 1
    return number


def _is_request(entry: object, seat: int) -> bool:
    return isinstance(entry, TableEntry) and entry.table == "hint" and entry.seat == seat


def _appended(table: Table, entry: TableEntry, now: str) -> tuple[Change, Trial]:
    """The change that appends an entry to the log; clocks and a proposal go on."""
    assert table.state is not None
    row = update_clocks(table.row, replace(table.row, number=table.row.number + 1), now)
    return Change(row, [LogRow(entry, row.turn, None)]), Trial(table.state, [entry], [], [[]])


def _hint(table: Table, seat: int, number: int, advice: Advice) -> Hint:
    assert table.state is not None
    best, *others = [HintPlan(plan.do, round(plan.value, 4)) for plan in advice.plans]
    brings = preview(table.game, table.state, len(table.row.chairs), seat, best.do)
    return Hint(seat, number, best, round(advice.standing, 4), brings.facts, others)
