"""Checks of rules versions: positions, snapshots and records name theirs, and each version judges its own games."""

from stellwerk.contract.history import played, record_of
from stellwerk.contract.positions import plain_settings
from stellwerk.kernel.fold import Fold
from stellwerk.kernel.game import Game
from stellwerk.kernel.judge import judge
from stellwerk.kernel.record import Record
from stellwerk.kernel.refusal import RULES
from stellwerk.kernel.replay import Fault

UNKNOWN = "0.0.0"
"""A version that no game has."""


def versions_are_told_apart(game: Game, seed: int) -> None:
    """Every version of `meta` plays and writes itself into records and snapshots; an unknown one is refused as such."""
    meta = game.meta
    assert len(set(meta.known_rules)) == len(meta.known_rules) and meta.known_rules[-1] == meta.rules, (
        "the versions of the rules stand in their order, the newest is the one that is played"
    )
    assert game.by_rules(UNKNOWN) is None, "a version that does not exist is played"
    for rules in meta.known_rules:
        version = game.by_rules(rules)
        assert version is not None and version.meta.rules == rules, f"rules {rules} are listed and not played"
        record = _record(version, seed)
        judged = judge(record, game=game)
        assert isinstance(judged, Fold) and judged.game.meta.rules == rules, f"rules {rules}: {judged}"
        _others_refuse_the_snapshot(version, judged)
    fault = judge(_record(game, seed, UNKNOWN), game=game)
    assert isinstance(fault, Fault) and fault.clause == RULES, "a record of unknown rules is refused as that"


def older_versions(game: Game) -> list[Game]:
    """The game by every version of its rules but the newest."""
    found = [game.by_rules(rules) for rules in game.meta.known_rules[:-1]]
    return [version for version in found if version is not None]


def _record(game: Game, seed: int, rules: str | None = None) -> Record:
    setting = plain_settings(game)[0]
    record = record_of(game, setting, played(game, setting, seed))
    if rules is not None:
        record.rules = rules
    return record


def _others_refuse_the_snapshot(game: Game, fold: Fold) -> None:
    """A snapshot is loaded by the version that it was made under alone."""
    assert fold.state is not None
    snapshot = game.dump(fold.state)
    assert game.dump(game.load(snapshot)) == snapshot
    for rules in game.meta.known_rules:
        other = game.by_rules(rules)
        if other is None or rules == game.meta.rules:
            continue
        try:
            other.load(snapshot)
        except ValueError:
            continue
        raise AssertionError(f"rules {rules} load a position of rules {game.meta.rules}")
