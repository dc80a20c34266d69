"""The games as environments of PettingZoo, Gymnasium and OpenSpiel: one adapter each for all games.

    environments.aec_env("paris", seats=4)              PettingZoo, seats one after another
    environments.parallel_env("minden", seats=3)        PettingZoo, seats at the same time
    environments.gym_env("bus", opponents="greedy")     Gymnasium, one seat against bots
    environments.vector_env("fracht", count=64)         Gymnasium, many games at once
    import stellwerk.environments.openspiel             OpenSpiel: pyspiel.load_game("stellwerk_paris(players=4)")

Importing this registers `stellwerk/<id>-v0` with Gymnasium, where it is installed.
"""

from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from stellwerk.environments.terms import Illegal, Mask, Reward
from stellwerk.extras import needs
from stellwerk.kernel.game import Game

if TYPE_CHECKING:
    from stellwerk.environments.aec import SeatsEnv
    from stellwerk.environments.parallel import TogetherEnv
    from stellwerk.environments.single import SeatEnv
    from stellwerk.environments.vector import ManyEnv

__all__ = ["Illegal", "Mask", "Reward", "aec_env", "gym_env", "parallel_env", "vector_env"]


def aec_env(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    mask: Mask = "info",
    illegal: Illegal = "refuse",
    reward: Reward = "win",
    render_mode: str | None = None,
) -> "SeatsEnv":
    """A PettingZoo environment in which the seats decide one after another."""
    with needs("rl"):
        from stellwerk.environments.aec import SeatsEnv
    return SeatsEnv(game, seats, options, mask, illegal, reward, render_mode)


def parallel_env(
    game: str | Game,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    *,
    mask: Mask = "info",
    illegal: Illegal = "refuse",
    reward: Reward = "win",
    render_mode: str | None = None,
) -> "TogetherEnv":
    """A PettingZoo environment in which all seats act in every step; one without a decision takes the action `wait`."""
    with needs("rl"):
        from stellwerk.environments.parallel import TogetherEnv
    return TogetherEnv(game, seats, options, mask, illegal, reward, render_mode)


def gym_env(
    game: str | Game,
    seats: int | None = None,
    seat: int = 0,
    opponents: str | Sequence[str] = "random",
    options: Mapping[str, object] | None = None,
    *,
    mask: Mask = "info",
    illegal: Illegal = "refuse",
    reward: Reward = "win",
    render_mode: str | None = None,
) -> "SeatEnv":
    """A Gymnasium environment for one seat; bots, named for all other seats or one by one, play the others."""
    with needs("rl"):
        from stellwerk.environments.single import SeatEnv
    return SeatEnv(game, seats, seat, opponents, options, mask, illegal, reward, render_mode)


def vector_env(
    game: str | Game,
    count: int,
    seats: int | None = None,
    seat: int | None = None,
    opponents: str | Sequence[str] = "random",
    options: Mapping[str, object] | None = None,
    *,
    illegal: Illegal = "refuse",
    reward: Reward = "win",
) -> "ManyEnv":
    """So many games at once, as a vector environment of Gymnasium: for one seat, or for all of them (seat None)."""
    with needs("rl"):
        from stellwerk.environments.vector import ManyEnv
    return ManyEnv(game, count, seats, seat, opponents, options, illegal, reward)


if find_spec("gymnasium") is not None:
    with needs("rl"):
        from stellwerk.environments.registering import register

    register()
