"""The TableRow of a new table, made from a checked request."""

from collections.abc import Mapping

from msgspec.structs import replace

from stellwerk.kernel.game import Game, State
from stellwerk.kernel.options import completed, completed_settings, options_refusal, seats_refusal, settings_refusal
from stellwerk.server.errors import ErrorCode, RequestError, bad_input, refused
from stellwerk.server.features.clocks.service.absence import checked_absence
from stellwerk.server.features.clocks.service.clocks import checked_time
from stellwerk.server.features.seating.service.chairs import free_name
from stellwerk.server.features.seating.service.series import next_name
from stellwerk.server.features.tables.service.chance import checked_hash, new_seed
from stellwerk.server.model.names import GUEST, checked_name, checked_table_name
from stellwerk.server.model.table_row import Chair, TableRow
from stellwerk.server.model.time_control import TimeControl
from stellwerk.server.platform.security.keys import Keys, hashed, new_table
from stellwerk.wire.opening import (
    NewSeat,
    NewTable,
    Rematch,
    Terms,
)

SUBSTITUTES = ("greedy", "good")


def new_row(games: Mapping[str, Game], new: NewTable, person: str, name: str | None, keys: Keys, now: str) -> TableRow:
    """Return the TableRow of a new table; RequestError if the game cannot be played like this."""
    game = games.get(new.game)
    if game is None:
        raise RequestError(ErrorCode.NO_SUCH_GAME, "There is no such game.")
    refusal = seats_refusal(game.meta, len(new.seats))
    if refusal is not None:
        raise refused(refusal)
    terms = Terms(new.options, new.settings, new.time, new.casual, new.substitute, new.absence)
    chairs = _with_distinct_names([_chair(game, seat, person, name) for seat in new.seats])
    row = _row(game, checked_table_name(new.name), new.public, {}, person, chairs, now)
    row = replace(row, language=new.language, bot_accounts=new.bot_accounts)
    return with_keys(with_terms(row, game, terms), keys)


def with_terms(row: TableRow, game: Game, terms: Terms) -> TableRow:
    """Return the TableRow with these terms; RequestError if the game cannot be played like this."""
    seats = len(row.chairs)
    refusal = options_refusal(game.meta, seats, terms.options) or settings_refusal(game.meta, seats, terms.settings)
    if refusal is not None:
        raise refused(refusal)
    time = checked_time(terms.time)
    return replace(
        row,
        options=completed(game.meta, terms.options),
        settings=completed_settings(game.meta, terms.settings),
        time=time,
        substitute=substitute_of(game) if terms.substitute is None else checked_bot(game, terms.substitute),
        casual=is_casual(row.public, time) if terms.casual is None else terms.casual,
        absence=checked_absence(terms.absence, time),
    )


def _with_distinct_names(chairs: list[Chair]) -> tuple[Chair, ...]:
    """Return the chairs with numbered names where persons have the same name."""
    for seat, chair in enumerate(chairs):
        if chair.person is not None and chair.name is not None:
            chairs[seat] = replace(chair, name=free_name(chair.name, chairs[:seat]))
    return tuple(chairs)


def is_casual(public: bool, time: TimeControl | None) -> bool:
    """Tell whether hints are allowed by default: at private tables without a clock."""
    return not public and time is None


def _row(
    game: Game, name: str, public: bool, options: dict[str, object], owner: str, chairs: tuple[Chair, ...], now: str
) -> TableRow:
    return TableRow(
        id=new_table(),
        game=game.meta.id,
        rules=game.meta.rules,
        name=name,
        public=public,
        options=options,
        owner=owner,
        status="open",
        chairs=chairs,
        seed=new_seed(),
        created_at=now,
        moved_at=now,
    )


def _chair(game: Game, seat: NewSeat, person: str, name: str | None) -> Chair:
    if seat.kind != "bot" and seat.bot is not None:
        raise bad_input("Only a bot's chair names a bot.")
    if seat.kind != "me" and (seat.salt_hash is not None or seat.name is not None):
        raise bad_input("Only an own chair has a name and a salt.")
    if seat.kind == "bot":
        return Chair(name=checked_bot(game, seat.bot), bot=seat.bot)
    if seat.kind == "open":
        return Chair()
    chosen = checked_name(seat.name) if seat.name is not None else name or GUEST
    return Chair(person=person, name=chosen, salt_hash=checked_hash(seat.salt_hash))


def checked_bot(game: Game, bot: str | None) -> str:
    """Return the name of a bot of this game; RequestError if it does not exist."""
    if bot is None or bot not in game.meta.bots:
        raise bad_input(f"The bots of this game are {', '.join(game.meta.bots)}.")
    return bot


def with_keys(row: TableRow, keys: Keys) -> TableRow:
    """Return the TableRow with valid keys: one for each free chair, one for any free chair, one to watch."""
    chairs = tuple(
        replace(chair, key_hash=hashed(keys.invitation(row.id, str(seat), chair.key_round))) if chair.free else chair
        for seat, chair in enumerate(row.chairs)
    )
    any_hash = hashed(keys.invitation(row.id, "any", row.any_round))
    watch_hash = hashed(keys.invitation(row.id, "watch", row.watch_round))
    return replace(row, chairs=chairs, any_hash=any_hash, watch_hash=watch_hash)


def with_freed_chair(row: TableRow, seat: int, keys: Keys) -> TableRow:
    """Return the TableRow with this chair free; its old key is void."""
    free = Chair(key_round=row.chairs[seat].key_round + 1)
    chairs = tuple(free if at == seat else chair for at, chair in enumerate(row.chairs))
    return with_keys(replace(row, chairs=chairs), keys)


def with_key(row: TableRow, seat: int, keys: Keys) -> TableRow:
    """Return the TableRow with a valid key for this seat."""
    chairs = list(row.chairs)
    hash = hashed(keys.invitation(row.id, str(seat), chairs[seat].key_round))
    chairs[seat] = replace(chairs[seat], key_hash=hash)
    return replace(row, chairs=tuple(chairs))


def substitute_of(game: Game) -> str:
    """Return the usual substitute of a game."""
    return next((bot for bot in SUBSTITUTES if bot in game.meta.bots), game.meta.bots[0])


def rematch_row(old: TableRow, game: Game, state: State, person: str, again: Rematch, keys: Keys, now: str) -> TableRow:
    """Return the TableRow of a rematch: chairs of the other players are reserved, points of the series add up.

    It is played by the newest rules (`game`), whatever the old table was played by.
    """
    hashes = [checked_hash(text) for text in again.salt_hashes]
    chairs = tuple(
        _rematch_chair(chair, person, hashes[seat] if seat < len(hashes) else None)
        for seat, chair in enumerate(old.chairs)
    )
    options = old.options if old.ended else game.again(state, old.options)
    row = _row(game, next_name(old.name), old.public, completed(game.meta, options), person, chairs, now)
    same = {
        "time": old.time,
        "substitute": old.substitute,
        "casual": old.casual,
        "absence": old.absence,
        "language": old.language,
        "bot_accounts": old.bot_accounts,
    }
    settings = completed_settings(game.meta, old.settings)
    return with_keys(replace(row, earlier=_added(old, state), settings=settings, **same), keys)


def _added(old: TableRow, state: State) -> list[int] | None:
    """Return by seat the points of the series so far; a game without a result adds none."""
    outcome = state.outcome()
    if outcome is None:
        return old.earlier
    before = old.earlier or [0] * len(outcome.scores)
    return [earlier + score for earlier, score in zip(before, outcome.scores, strict=True)]


def _rematch_chair(chair: Chair, person: str, salt_hash: str | None) -> Chair:
    if chair.person is None:
        return Chair(name=chair.bot, bot=chair.bot)
    if chair.person == person:
        again = Chair(person=person, name=chair.name, salt_hash=salt_hash)
        return replace(again, bot_account=chair.bot_account, bot_owner=chair.bot_owner)
    return Chair(reserved=chair.person, reserved_name=chair.name)
