"""Publishing finished public games of people who have agreed, as a folder of open data."""

from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from stellwerk.kernel.errors import BrokenRecord, UnknownRules, WrongSetup
from stellwerk.kernel.game import Game
from stellwerk.kernel.record import Record, result_of
from stellwerk.kernel.registry import game_by_rules
from stellwerk.lab.dataset.write import check_extra, must_be_free, pack
from stellwerk.reading import judged_record
from stellwerk.record import Record as ReadableRecord
from stellwerk.server.features.open_data.model import REASONS, LeftOut
from stellwerk.server.features.open_data.service.anonymous import Numbering, anonymous_record
from stellwerk.server.features.open_data.service.card import published_card
from stellwerk.server.features.open_data.service.permission import people_of, reason_against
from stellwerk.server.features.open_data.service.unfinished import UnfinishedLines
from stellwerk.server.features.open_data.store import OpenDataStore
from stellwerk.server.features.tables.store.tables import TableStore
from stellwerk.server.model.table_row import Stored

UNFINISHED: Final = "unfinished.lines"
Advance = Callable[[int, int], None]


class Choice(Struct, frozen=True):
    """Which games to publish: of one game or of all, that ended within these days (UTC, `2026-11-18`)."""

    game: str | None = None
    since: str = ""
    until: str = "9999-12-31"


class Published(Struct):
    """How many games were published, of how many people, and how many were left out, by reason."""

    games: int = 0
    people: int = 0
    left_out: Counter[LeftOut] = msgspec.field(default_factory=Counter)


class Publisher:
    """Writes datasets; a game is read, asked for permission, made anonymous, replayed, and only then written."""

    def __init__(self, store: OpenDataStore, tables: TableStore, games: Mapping[str, Game]) -> None:
        self.store = store
        self.tables = tables
        self.games = games

    async def publish(self, choice: Choice, folder: Path, advance: Advance | None = None) -> Published:
        """Write the dataset of the chosen games into a folder; the same games give the same bytes.

        After an interruption, games that stand in the unfinished file already are not replayed again, as far as
        everybody still agrees.
        """
        check_extra()
        must_be_free(folder)
        ids = await self.store.finished(choice.game, choice.since, choice.until)
        unfinished, numbering, published = UnfinishedLines(folder / UNFINISHED), Numbering(), Published()
        for done, id in enumerate(ids, 1):
            against = await self._add(id, unfinished, numbering)
            if against is None:
                published.games += 1
            else:
                published.left_out[against] += 1
            if advance is not None:
                advance(done, len(ids))
        published.people = numbering.players
        _finish(unfinished, folder, choice, published)
        return published

    async def _add(self, id: str, unfinished: UnfinishedLines, numbering: Numbering) -> LeftOut | None:
        """Write a game into the unfinished file; the reason if it must be left out."""
        stored = await self.tables.load(id)
        if stored is None:
            return "former"  # cleared away meanwhile
        people = people_of(stored)
        standings = await self.store.standings(people)
        against = reason_against(stored, standings)
        if against is not None:
            return against
        labels = numbering.labels(people, standings)
        if not unfinished.keeps(id):
            record = self._replayed(stored, labels)
            if record is None:
                return "broken"
            unfinished.add(id, msgspec.json.encode(record))
        numbering.keep(labels)
        return None

    def _replayed(self, stored: Stored, labels: Mapping[str, str]) -> Record | None:
        """The anonymous record with the result that the rules lead to; None if that is not the one of the table."""
        game = self.games.get(stored.row.game)
        if game is None:
            return None
        try:
            played = game_by_rules(game, stored.row.rules)
            record = ReadableRecord.of(anonymous_record(stored, played.meta, labels))
            state = judged_record(game, record).state
        except (BrokenRecord, UnknownRules):
            return None
        outcome = None if state is None else state.outcome()
        if outcome is None or outcome.places != stored.row.places:
            return None
        record.result = result_of(outcome)
        return record


def _finish(unfinished: UnfinishedLines, folder: Path, choice: Choice, published: Published) -> None:
    """Pack the games of the unfinished file; without any nothing is left in the folder."""
    if not published.games:
        unfinished.file.unlink(missing_ok=True)
        reasons = "; ".join(f"left out {count}: {REASONS[reason]}" for reason, count in published.left_out.items())
        raise WrongSetup(f"there is no game that may be published ({reasons or 'none is finished and public'})")
    lines = folder / "games.jsonl"
    unfinished.finish(lines)
    pack(lines, folder, published_card(choice.game, published.games, published.people, published.left_out))
    lines.unlink()
    unfinished.file.unlink()
