"""Judges stored games by the rules that this version has for them; nothing is changed."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

import msgspec

from stellwerk.kernel.entries import Entry
from stellwerk.kernel.errors import BrokenRecord
from stellwerk.kernel.game import Game
from stellwerk.kernel.options import options_refusal, seats_refusal
from stellwerk.kernel.record import read_entry
from stellwerk.kernel.refusal import CHANCE, INPUT, RESULT, RULES
from stellwerk.kernel.replay import Fault, Replay
from stellwerk.server.features.upgrade.model import BrokenGame, StoredGame, UpgradeReport


def check_upgrade(
    games: Mapping[str, Game], stored: Iterable[StoredGame], judged: Callable[[int], None] | None = None
) -> UpgradeReport:
    """Judge every game, finished or not; `judged` is told how many are done."""
    counts: Counter[str] = Counter()
    broken: list[BrokenGame] = []
    for number, game in enumerate(stored, start=1):
        counts[f"{game.game} {game.rules}"] += 1
        fault = fault_of(games, game)
        if fault is not None:
            place = game.table, game.game, game.rules, game.status
            broken.append(BrokenGame(*place, fault.index, fault.clause, fault.message))
        if judged is not None:
            judged(number)
    return UpgradeReport(dict(sorted(counts.items())), broken)


def fault_of(games: Mapping[str, Game], stored: StoredGame) -> Fault | None:
    """Why a stored game cannot be carried on by this version; None if it can."""
    installed = games.get(stored.game)
    if installed is None:
        return Fault(None, INPUT, f"the game {stored.game!r} is not installed")
    game = installed.by_rules(stored.rules)
    if game is None:
        known = ", ".join(installed.meta.known_rules)
        return Fault(None, RULES, f"rules {stored.rules} are not known, only {known}")
    return _head_fault(game, stored) or _log_fault(game, stored)


def _head_fault(game: Game, stored: StoredGame) -> Fault | None:
    """Seats and options that the game does not have, or options that the table does not name."""
    meta = game.meta
    refusal = seats_refusal(meta, stored.seats) or options_refusal(meta, stored.seats, stored.options)
    if refusal is not None:
        return Fault(None, refusal.clause, f"seats or options do not fit the game: {refusal.data}")
    missing = [option.name for option in meta.options if option.name not in stored.options]
    return Fault(None, INPUT, f"options without a value: {', '.join(missing)}") if missing else None


def _log_fault(game: Game, stored: StoredGame) -> Fault | None:
    if not stored.log:  # nobody has begun, and nothing can break
        return None if stored.status != "over" else Fault(None, INPUT, "the game is over and has no log")
    log: list[Entry] = []
    for index, text in enumerate(stored.log):
        try:
            log.append(read_entry(msgspec.json.decode(text), index))
        except (BrokenRecord, msgspec.DecodeError) as error:
            return Fault(index, INPUT, str(error))
    replay = Replay(game, stored.seats, stored.options, log)
    try:
        fault = replay.run()
    except Exception as error:  # whatever it is, the server would meet it too
        return Fault(replay.at, INPUT, f"{type(error).__name__}: {error}")
    return fault or _end_fault(replay, stored)


def _end_fault(replay: Replay, stored: StoredGame) -> Fault | None:
    """Chance that is missing, or another result than the stored one."""
    if replay.due is not None:
        return Fault(len(stored.log), CHANCE, f"the chance event {replay.due!r} is missing")
    outcome = None if replay.state is None else replay.state.outcome()
    if stored.places != (None if outcome is None else outcome.places):
        return Fault(len(stored.log), RESULT, "the log does not lead to the stored places")
    return None
