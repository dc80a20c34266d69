"""Options of a table: completed with their defaults, or refused."""

from collections.abc import Mapping

from stellwerk.kernel.meta import Meta, Option, Options
from stellwerk.kernel.refusal import INPUT, Refusal


def seats_refusal(meta: Meta, seats: int) -> Refusal | None:
    """Why the game cannot be played by this many."""
    if meta.least_seats <= seats <= meta.most_seats:
        return None
    return Refusal(meta.seats_clause, {"seats": seats, "least": meta.least_seats, "most": meta.most_seats})


def must_fit(meta: Meta, seats: int, options: Mapping[str, object]) -> None:
    """ValueError unless the game can be played by this many with these options."""
    refusal = seats_refusal(meta, seats) or options_refusal(meta, seats, options)
    if refusal is not None:
        raise ValueError(f"{refusal.clause}: {refusal.data}")


def options_refusal(meta: Meta, seats: int, given: Mapping[str, object]) -> Refusal | None:
    """Why these options are bad input: an unknown name or a value that the option does not have."""
    return _refusal(meta.options, seats, given)


def settings_refusal(meta: Meta, seats: int, given: Mapping[str, object]) -> Refusal | None:
    """Why these settings are bad input."""
    return _refusal(meta.settings, seats, given)


def _refusal(options: list[Option], seats: int, given: Mapping[str, object]) -> Refusal | None:
    known = {option.name: option for option in options}
    for name, value in given.items():
        if name not in known:
            return Refusal(INPUT, {"option": name})
        if not known[name].allows(value, seats):
            return Refusal(INPUT, {"option": name, "value": str(value)})
    return None


def completed(meta: Meta, given: Mapping[str, object]) -> Options:
    """Every option of the game, the given ones over the defaults."""
    return {option.name: given.get(option.name, option.default) for option in meta.options}


def completed_settings(meta: Meta, given: Mapping[str, object]) -> Options:
    """Every setting of the game, the given ones over the defaults."""
    return {setting.name: given.get(setting.name, setting.default) for setting in meta.settings}
