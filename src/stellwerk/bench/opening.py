"""How long it takes to open a table with a long log on the server: read, fold, first view, encode."""

import asyncio
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import NamedTuple

import msgspec

from stellwerk.kernel.chance import FastChance, RecordingChance
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry, Undo
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.options import completed
from stellwerk.kernel.seats import first_seat
from stellwerk.server.model.table_row import (
    Chair,
    Change,
    LogRow,
    TableRow,
)
from stellwerk.server.platform.database.database import Database
from stellwerk.server.services import Services
from stellwerk.server.settings import Settings
from stellwerk.server.stores import Stores

ENTRIES = 1000
TIMES = 15
PERSON, TABLE, SOME_TIME = "person", "table", "2026-01-01T00:00:00Z"
TAKEN_BACK = 0.6
"""Decisions that are taken back again: few games are so long without."""


class Opening(NamedTuple):
    """How long opening a table takes: by the clock, and of the processor."""

    milliseconds: float
    processor_milliseconds: float


def opening(game: Game) -> Opening:
    """The median time of opening a table with a log of a thousand entries, from SQLite to the bytes of the view."""
    with tempfile.TemporaryDirectory() as folder:
        times = asyncio.run(_measured(game, Path(folder)))
    return Opening(*(round(1000 * median(each), 2) for each in zip(*times, strict=True)))


async def _measured(game: Game, folder: Path) -> list[tuple[float, float]]:
    settings = Settings(data=folder)
    database = Database(settings.url)
    try:
        await database.migrate()
        stores = Stores(database)
        await stores.tables.create(Change(_row(game), [LogRow(entry, 1, None) for entry in long_log(game, ENTRIES)]))
        return [await _open(Services(stores, {game.meta.id: game}, bytes(32), settings)) for _ in range(TIMES)]
    finally:
        await database.close()


async def _open(services: Services) -> tuple[float, float]:
    """Open the table with nothing in memory, and look at it as the person who sits there."""
    start, worked = perf_counter(), process_time()
    msgspec.json.encode(services.tables.view(await services.tables.open(TABLE), PERSON))
    return perf_counter() - start, process_time() - worked


def _row(game: Game) -> TableRow:
    meta = game.meta
    chairs = [
        Chair(person=PERSON, name="Anna"),
        *(Chair(name="bot", bot="random") for _ in range(meta.least_seats - 1)),
    ]
    return TableRow(
        TABLE,
        meta.id,
        meta.rules,
        "A long evening",
        False,
        completed(meta, {}),
        PERSON,
        "running",
        tuple(chairs),
        bytes(32),
        SOME_TIME,
        SOME_TIME,
        number=ENTRIES,
    )


def long_log(game: Game, entries: int, seed: int = 1) -> list[Entry]:
    """A log of so many entries: random decisions, many of them taken back."""
    random = Random(seed)
    chance = RecordingChance(FastChance(random))
    state = game.setup(game.meta.least_seats, completed(game.meta, {}), chance)
    log: list[Entry] = _drawn(chance)
    before: list[State] = []
    while len(log) < entries:
        waiting = state.to_act()
        if waiting == 0 or (before and random.random() < TAKEN_BACK / (1 + TAKEN_BACK)):
            state = before.pop()
            log.append(Undo(1, 0))
            continue
        seat = first_seat(waiting)
        before.append(state)
        action = random.choice(state.legal(seat))
        state = state.clone()
        state.apply(seat, action, chance)
        log += [Decision(seat, game.actions.notation(action)), *_drawn(chance)]
    return log[:entries] if isinstance(log[-1], Decision | Undo) else log


def _drawn(chance: RecordingChance) -> list[Entry]:
    """The chance events since last time."""
    entries: list[Entry] = [ChanceEntry(name, value) for name, value in chance.drawn]
    chance.drawn.clear()
    return entries
