"""PettingZoo, seats one after another."""

from collections.abc import Sequence
from random import Random
from typing import Any

from pettingzoo import AECEnv  # type: ignore[import-untyped]

from stellwerk.environments.agents import Agents
from stellwerk.environments.terms import PENALTY
from stellwerk.kernel.seats import first_seat


class SeatsEnv(Agents, AECEnv[str, Any, Any]):  # type: ignore[misc]
    """A game decision by decision; where several seats are to act, the lowest comes first, unseen by the others."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed and the same actions give the same game."""
        self.episode.begin(Random(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._next()

    def observe(self, agent: str) -> Any:
        """What an agent knows; with the mask in it if the terms say so."""
        seat = self.possible_agents.index(agent)
        row = self.episode.observation(seat)
        if self.terms.mask_in_info:
            return row
        return {"observation": row, "action_mask": self.episode.mask(seat)}

    def step(self, action: Any) -> None:
        """Carry out the action of the selected agent; a refused one changes nothing but its reward and its info."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if self._cumulative_rewards[agent] or self.rewards[agent]:
            self._cumulative_rewards[agent] = 0.0
            self._clear_rewards()
        number = int(action)
        if number not in self._legal:
            self._refuse(agent, number)
            return
        self.infos[agent] = {}
        self.episode.state.apply(self._seat, number, self.episode.chance)
        self._next()

    def legal_actions(self) -> Sequence[int]:
        """The legal actions of the selected agent."""
        return self._legal

    def _next(self) -> None:
        """Select who is to act; at the end give everybody the reward."""
        waiting = self.episode.state.to_act()
        if not waiting:
            self._finish()
            return
        self._seat = seat = first_seat(waiting)
        self.agent_selection = agent = self.possible_agents[seat]
        self._legal = self.episode.state.legal(seat)
        if self.terms.mask_in_info:
            self.infos[agent] = {"action_mask": self.episode.mask_of(self._legal)}

    def _refuse(self, agent: str, action: int) -> None:
        clause = self.episode.refusal(self._seat, action)
        self.infos[agent] = {**self.infos[agent], "refusal": clause}
        self.rewards[agent] = self._cumulative_rewards[agent] = -PENALTY

    def _finish(self) -> None:
        won = self.episode.rewards()
        assert won is not None
        self._legal = []
        self.rewards = dict(zip(self.possible_agents, won, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {} for agent in self.agents}
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]
