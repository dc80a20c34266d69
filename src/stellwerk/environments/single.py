"""Gymnasium, one seat against bots."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from gymnasium import Env
from numpy.typing import NDArray

from stellwerk.environments.episode import Episode
from stellwerk.environments.opponents import Opponents
from stellwerk.environments.spaces import action_space, given, observation_space
from stellwerk.environments.terms import PENALTY, Illegal, Mask, Reward, Terms
from stellwerk.kernel.game import Game


class SeatEnv(Env[Any, Any]):
    """A game as one seat plays it: a step is its decision and everything that the others do until its next one."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (as the base has it)

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, object] | None = None,
        mask: Mask = "info",
        illegal: Illegal = "refuse",
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        self.terms = Terms(game, seats, options, illegal, reward, mask)
        self.opponents = Opponents(self.terms, seat, opponents)
        self.seat = seat
        self.render_mode = render_mode
        self.episode = Episode(self.terms)
        self.observation_space = observation_space(self.terms)
        self.action_space = action_space(self.terms)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a new game and let the others play until the seat is to act."""
        super().reset(seed=seed)
        self.random = Random(int(self.np_random.integers(2**63)))
        self.episode.begin(self.random)
        self._play_others()
        return self._given()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Carry out an action of the seat; a refused one changes nothing, and the info names the clause."""
        state, number = self.episode.state, int(action)
        if number not in state.legal(self.seat):
            clause = self.episode.refusal(self.seat, number)
            observation, info = self._given()
            return observation, -PENALTY, False, False, {**info, "refusal": clause}
        state.apply(self.seat, number, self.episode.chance)
        self._play_others()
        won = self.episode.rewards()
        observation, info = self._given()
        return observation, 0.0 if won is None else won[self.seat], won is not None, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal actions, as MaskablePPO asks for them."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def render(self) -> str:
        """The position as spectators see it, as text."""
        return self.episode.text()

    def _play_others(self) -> None:
        self.opponents.play(self.episode.state, self.episode.chance, self.random)

    def _given(self) -> tuple[Any, dict[str, Any]]:
        return given(self.terms, self.episode.observation(self.seat), self.episode.mask(self.seat))
