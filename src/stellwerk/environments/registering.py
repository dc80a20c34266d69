"""Every game that can be observed, by name: `gymnasium.make("stellwerk/bus-v0", seats=4)`."""

import gymnasium

from stellwerk.kernel.capabilities import Observes
from stellwerk.kernel.registry import all_games


def register() -> None:
    """Make the games known to Gymnasium, once."""
    for id, game in all_games().items():
        name = f"stellwerk/{id}-v0"
        if isinstance(game, Observes) and name not in gymnasium.registry:
            gymnasium.register(name, "stellwerk.environments.single:SeatEnv", kwargs={"game": id})
