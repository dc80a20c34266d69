"""All checks of a game by name, for the tests and for `stellwerk check`."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from stellwerk.compiled import status
from stellwerk.contract.agreement import fast_and_readable_rules_agree
from stellwerk.contract.bots import plans_are_legal
from stellwerk.contract.coaching import coach_explains_every_decision
from stellwerk.contract.ending import every_game_ends
from stellwerk.contract.history import log_replays_to_the_same_bytes, snapshots_restore, undo_restores
from stellwerk.contract.identical import pure_and_compiled_agree
from stellwerk.contract.observations import observations_hide_what_is_hidden
from stellwerk.contract.positions import Setting, plain_settings, varied_settings
from stellwerk.contract.rare import every_named_clause_is_listed, rare_refusals_are_recorded
from stellwerk.contract.refusals import bad_input_is_told_apart, every_refusal_is_produced
from stellwerk.contract.rooms import rooms_are_known
from stellwerk.contract.secrecy import nothing_hidden_is_seen
from stellwerk.contract.things import things_lead_to_their_clauses
from stellwerk.contract.tutorials import tutorial_can_be_played
from stellwerk.contract.versions import older_versions, versions_are_told_apart
from stellwerk.kernel.game import Game


class Check(NamedTuple):
    """One thing that must hold; `run` raises AssertionError if it does not."""

    name: str
    run: Callable[[], None]


PER_SETTING: tuple[Callable[[Game, Setting, int], None], ...] = (
    fast_and_readable_rules_agree,
    nothing_hidden_is_seen,
    observations_hide_what_is_hidden,
    log_replays_to_the_same_bytes,
    snapshots_restore,
    undo_restores,
    every_game_ends,
    plans_are_legal,
)
PER_GAME: tuple[Callable[[Game, int], None], ...] = (
    rooms_are_known,
    bad_input_is_told_apart,
    every_refusal_is_produced,
    every_named_clause_is_listed,
    rare_refusals_are_recorded,
    things_lead_to_their_clauses,
    tutorial_can_be_played,
    coach_explains_every_decision,
    versions_are_told_apart,
    pure_and_compiled_agree,
)


def all_checks(game: Game, games: int = 1, seed: int = 1, share: int = 1) -> list[Check]:
    """Every check over every number of players and one in `share` of the other settings, `games` random games each.

    Each check gets other ones, so that together they meet them all. Older versions of the rules are checked at the
    smallest and the largest table.
    """
    plain, varied = plain_settings(game), varied_settings(game)
    per_setting = [
        Check(name_of(check), partial(_over_settings, game, check, plain + varied[at % share :: share], games, seed))
        for at, check in enumerate(PER_SETTING)
    ]
    per_game = PER_GAME if status().mode == "compiled" else PER_GAME[:-1]  # without a build there is nothing to compare
    older = [
        Check(f"rules {old.meta.rules}: {name_of(check)}", partial(_over_settings, old, check, _ends(old), games, seed))
        for old in older_versions(game)
        for check in PER_SETTING
    ]
    return per_setting + older + [Check(name_of(check), partial(check, game, seed)) for check in per_game]


def name_of(check: Callable[..., None]) -> str:
    """A check's name as a sentence."""
    return check.__name__.replace("_", " ")


def _ends(game: Game) -> list[Setting]:
    """The smallest and the largest table with the standard options."""
    plain = plain_settings(game)
    return plain if len(plain) == 1 else [plain[0], plain[-1]]


def _over_settings(
    game: Game, check: Callable[[Game, Setting, int], None], kinds: list[Setting], games: int, seed: int
) -> None:
    for number in range(games):
        for setting in kinds:
            check(game, setting, seed + number)
