"""How long it takes to open a table with a long log: `python -m stellwerk.server.measure`."""

import argparse
import asyncio
import gc
import json
import statistics
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import msgspec

from stellwerk.kernel.registry import all_games
from stellwerk.server.features.seating.messages.opening import NewSeat, NewTable
from stellwerk.server.features.tables.messages.deciding import Act, TakeBack
from stellwerk.server.features.tables.model.table import Table
from stellwerk.server.platform.database.database import Database
from stellwerk.server.services import Services
from stellwerk.server.settings import Settings
from stellwerk.server.stores import Stores

PERSON = "measure"


async def measured(entries: int, rounds: int, data: Path) -> dict[str, object]:
    """Milliseconds to open a table of Paris Connection with so many entries: load, fold, view, encode."""
    database = Database(Settings(data=data).url)
    try:
        await database.migrate()
        stores = Stores(database)
        services = Services(stores, all_games(), bytes(32), Settings(data=data))
        id = await _long_table(services, entries)
        times, computing, folds = [], [], []
        for _ in range(rounds + 1):
            fresh = Services(services.stores, all_games(), bytes(32), services.settings)
            begin, worked = time.perf_counter(), time.process_time()
            msgspec.json.encode(await fresh.tables.look(id, PERSON))
            times.append(1000 * (time.perf_counter() - begin))
            computing.append(1000 * (time.process_time() - worked))
            stored = await services.stores.tables.load(id)
            assert stored is not None
            begin = time.perf_counter()
            table = Table(stored, services.games["paris"])
            folds.append(1000 * (time.perf_counter() - begin))
        return {
            "entries": table.number,
            "rounds": rounds,
            "median_ms": round(statistics.median(times[1:]), 1),
            "least_ms": round(min(times[1:]), 1),
            "most_ms": round(max(times[1:]), 1),
            "cpu_median_ms": round(statistics.median(computing[1:]), 1),
            "first_ms": round(times[0], 1),
            "fold_median_ms": round(statistics.median(folds[1:]), 1),
        }
    finally:
        await database.close()


async def _long_table(services: Services, entries: int) -> str:
    """A table whose log has so many entries: mostly trades of one loco for one, so that the game does not end."""
    options = {"stalemate_trade_turns_per_player": 0, "start_player": 0}
    new = NewTable("paris", [NewSeat("me")] * 3, options)
    id = (await services.lobby.open_table(PERSON, new)).head.id
    table, random = await services.tables.open(id), Random(1)
    while table.number < entries:
        await _move(services, table, random)
    return id


async def _move(services: Services, table: Table, random: Random) -> None:
    """One decision, taken back now and then."""
    id, number, state = table.row.id, table.number, table.state
    assert state is not None
    seat = state.to_act().bit_length() - 1
    if table.fold.free_undo(seat) and random.random() < 0.2:
        await services.play.take_back(id, PERSON, TakeBack(seat, number), None, _unheard)
        return
    legal = [table.game.actions.notation(action) for action in state.legal(seat)]
    chosen = [text for text in legal if _lasts(text, number)] or legal
    await services.play.act(id, PERSON, Act(seat, number, [random.choice(chosen)]), None, _unheard)


def _unheard(_: int) -> None:
    """Nobody waits for the acknowledgement."""


def _lasts(text: str, number: int) -> bool:
    """Decisions that keep the game going: trades one for one, and a short Build at the beginning."""
    return text.startswith("give") or text.endswith(":1") or (number < 60 and not text.startswith("take"))


def main() -> int:
    """Print the figures as JSON; exit code 1 if opening takes longer than the bar."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--entries", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--bar", type=float, default=50.0, help="milliseconds")
    wanted = parser.parse_args()
    gc.collect()
    gc.freeze()  # as the server does
    gc.set_threshold(20_000, 20, 20)
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measured(wanted.entries, wanted.rounds, Path(folder)))
    print(json.dumps(found, indent=1))
    return 0 if float(str(found["median_ms"])) <= wanted.bar else 1


if __name__ == "__main__":
    sys.exit(main())
