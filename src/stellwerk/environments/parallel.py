"""PettingZoo, all seats in every step."""

from collections.abc import Mapping
from random import Random
from typing import Any

from pettingzoo import ParallelEnv  # type: ignore[import-untyped]

from stellwerk.environments.agents import Agents
from stellwerk.environments.spaces import given
from stellwerk.environments.terms import PENALTY
from stellwerk.kernel.seats import seats_of


class TogetherEnv(Agents, ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """A game in which several seats decide at the same time; no mask is ever empty, for who has no decision waits."""

    waits = 1

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a new game; the same seed and the same actions give the same game."""
        self.episode.begin(Random(seed))
        self.agents = self.possible_agents[:]
        return self._given()

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Carry out the decisions of all who have one; who is refused decides again in the next step."""
        refusals: dict[str, str] = {}
        for seat in seats_of(self.episode.state.to_act()):
            agent = self.possible_agents[seat]
            action = int(actions.get(agent, self.terms.actions))
            if action in self.episode.state.legal(seat):
                self.episode.state.apply(seat, action, self.episode.chance)
            else:
                refusals[agent] = self.episode.refusal(seat, action)
        won = self.episode.rewards()
        rewards = {agent: -PENALTY if agent in refusals else 0.0 for agent in self.agents}
        if won is not None:
            rewards = dict(zip(self.possible_agents, won, strict=True))
        observations, infos = self._given()
        for agent, clause in refusals.items():
            infos[agent]["refusal"] = clause
        over = dict.fromkeys(self.agents, won is not None)
        truncations = dict.fromkeys(self.agents, False)
        if won is not None:
            self.agents = []
        return observations, rewards, over, truncations, infos

    def _given(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Observations and infos of all agents."""
        observations: dict[str, Any] = {}
        infos: dict[str, Any] = {}
        waiting = self.episode.state.to_act()
        for seat, agent in enumerate(self.possible_agents):
            mask = self.episode.mask(seat, self.waits)
            if not waiting >> seat & 1:
                mask[-1] = 1
            observations[agent], infos[agent] = given(self.terms, self.episode.observation(seat), mask)
        return observations, infos
