"""Many games at once, as a vector environment of Gymnasium."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from stellwerk.environments.episode import Episode
from stellwerk.environments.opponents import Opponents
from stellwerk.environments.spaces import action_space, observation_space
from stellwerk.environments.terms import PENALTY, Illegal, Reward, Terms
from stellwerk.kernel.errors import WrongSetup
from stellwerk.kernel.game import Game
from stellwerk.kernel.seats import first_seat

Infos = dict[str, Any]


class ManyEnv(VectorEnv[Any, Any, Any]):
    """Games side by side, for one seat against bots or, without a seat, for all seats of every game.

    A game that is over begins anew in the next step, whose action is not looked at (AutoresetMode.NEXT_STEP). Infos:
    `action_mask` by game; `seat`, who is to act; `rewards` by game and seat, once a game is over; `refusal` by game.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012 (as the base has it)

    def __init__(
        self,
        game: str | Game,
        count: int,
        seats: int | None,
        seat: int | None,
        opponents: str | Sequence[str],
        options: Mapping[str, object] | None,
        illegal: Illegal,
        reward: Reward,
    ) -> None:
        if count < 1:
            raise WrongSetup(f"at least one game is needed, not {count}")
        self.terms = Terms(game, seats, options, illegal, reward)
        self.opponents = None if seat is None else Opponents(self.terms, seat, opponents)
        self.seat = seat
        self.num_envs = count
        self.single_observation_space = observation_space(self.terms)
        self.single_action_space = action_space(self.terms)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        self.episodes = [Episode(self.terms) for _ in range(count)]
        self._rows = bytearray(count * self.terms.length)
        self._masks = bytearray(count * self.terms.actions)
        self._none = bytes(self.terms.actions)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], Infos]:
        """Begin all games; from one seed follow those of all, a list names one for each."""
        seeds = seed if isinstance(seed, list) else [None if seed is None else seed + at for at in range(self.num_envs)]
        self.randoms = [Random(one) for one in seeds]
        self._seats = [0] * self.num_envs
        self._over = [False] * self.num_envs
        for index in range(self.num_envs):
            self._begin(index)
        return self._observations(), self._infos()

    def step(
        self, actions: Any
    ) -> tuple[NDArray[np.uint8], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]:
        """One decision in every game."""
        rewards = np.zeros(self.num_envs)
        by_seat = np.zeros((self.num_envs, self.terms.seats))
        refusals: list[str | None] = [None] * self.num_envs
        masks, size = self._masks, self.terms.actions
        for index, action in enumerate(actions.tolist()):
            if self._over[index]:
                self._begin(index)
            elif not (0 <= action < size and masks[index * size + action]):
                refusals[index] = self.episodes[index].refusal(self._seats[index], action)
                rewards[index] = -PENALTY
            else:
                acted = self._seats[index]
                self._play(index, acted, action)
                if self._over[index]:
                    by_seat[index] = self.episodes[index].rewards()
                    rewards[index] = by_seat[index, acted]
        over = np.array(self._over)
        infos = {**self._infos(), "rewards": by_seat}
        if any(refusals):
            infos["refusal"] = refusals
        return self._observations(), rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def legal_actions(self, index: int) -> Sequence[int]:
        """The legal actions of whoever is to act in one of the games."""
        return self.episodes[index].state.legal(self._seats[index])

    def _begin(self, index: int) -> None:
        self.episodes[index].begin(self.randoms[index])
        self._go_on(index)

    def _play(self, index: int, seat: int, action: int) -> None:
        episode = self.episodes[index]
        episode.state.apply(seat, action, episode.chance)
        self._go_on(index)

    def _go_on(self, index: int) -> None:
        """Let the bots play; then write down who is to act, what that seat knows and what it may do."""
        episode = self.episodes[index]
        state, terms = episode.state, self.terms
        if self.opponents is not None:
            self.opponents.play(state, episode.chance, self.randoms[index])
        waiting = state.to_act()
        seat = self.seat
        if seat is None:
            seat = first_seat(waiting) if waiting else self._seats[index]
        self._seats[index] = seat
        self._over[index] = not waiting
        first = index * terms.length
        self._rows[first : first + terms.length] = bytes(terms.observe(state, seat))
        masks, first = self._masks, index * terms.actions
        masks[first : first + terms.actions] = self._none
        for action in state.legal(seat):
            masks[first + action] = 1

    def _observations(self) -> NDArray[np.uint8]:
        return np.frombuffer(bytes(self._rows), np.uint8).reshape(self.num_envs, self.terms.length)

    def _infos(self) -> Infos:
        masks = np.frombuffer(bytes(self._masks), np.int8).reshape(self.num_envs, self.terms.actions)
        return {"action_mask": masks, "seat": np.array(self._seats)}
