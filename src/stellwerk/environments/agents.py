"""What both kinds of PettingZoo environments have in common: terms, agents, their spaces, the picture."""

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces

from stellwerk.environments.episode import Episode
from stellwerk.environments.spaces import action_space, observation_space
from stellwerk.environments.terms import Illegal, Mask, Reward, Terms
from stellwerk.kernel.game import Game


class Agents:
    """The seats of a game as agents `seat_0`, `seat_1`, …"""

    waits = 0
    """1 where an agent without a decision has an action of its own, one more than the game has."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None,
        options: Mapping[str, object] | None,
        mask: Mask,
        illegal: Illegal,
        reward: Reward,
        render_mode: str | None,
    ) -> None:
        super().__init__()
        self.terms = Terms(game, seats, options, illegal, reward, mask)
        self.metadata = {"name": f"stellwerk_{self.terms.game.meta.id}_v0", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.episode = Episode(self.terms)
        self.agents: list[str] = []
        self.possible_agents = [f"seat_{seat}" for seat in range(self.terms.seats)]
        self.observation_spaces = {agent: observation_space(self.terms, self.waits) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.terms, self.waits) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same object for an agent every time."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same object for an agent every time."""
        return self.action_spaces[agent]

    def render(self) -> str:
        """The position as spectators see it, as text."""
        return self.episode.text()

    def close(self) -> None:
        """Nothing is kept open."""
