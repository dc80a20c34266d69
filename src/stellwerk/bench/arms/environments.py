"""Environments as arms: `python -m stellwerk.bench.arms.environments aec paris`. Peers run without our packages."""

import sys
from importlib.metadata import version
from random import Random
from typing import Any

from stellwerk.bench.arms.obey import Counts, obey

GAMES, STEPS = 64, 50
"""How many games a vector environment plays at once, and how many steps of it count as one game."""


class AecArm:
    """PettingZoo: `last`, a uniform choice, `step`; the mask is asked where the environment has no list."""

    def __init__(self, env: Any, ours: bool) -> None:
        self.env = env
        self.ours = ours
        self.random = Random(1)

    def versions(self) -> dict[str, str]:
        return own_versions() if self.ours else {"pettingzoo": version("pettingzoo")}

    def begin(self) -> Any:
        self.env.reset(seed=self.random.randrange(1 << 30))
        return self.env

    def play(self, game: Any, counts: Counts, most: int) -> bool:
        import numpy as np

        random, ours = self.random.random, self.ours
        while True:
            observation, _, over, _, _ = game.last()
            if over:
                return True
            legal = game.legal_actions() if ours else np.flatnonzero(observation["action_mask"]).tolist()
            game.step(legal[int(random() * len(legal))])
            counts.actions += 1

    def copy(self, game: Any) -> Any:
        """Refuse: PettingZoo and Gymnasium have no copies, so the run never orders one; OpenSpiel's arm has its own."""
        raise NotImplementedError("environments are not copied")


class VectorArm(AecArm):
    """Many games of ours at once; every game's decision counts."""

    def begin(self) -> Any:
        return self.env

    def play(self, game: Any, counts: Counts, most: int) -> bool:
        import numpy as np

        random = self.random.random
        for _ in range(STEPS):
            lists = [game.legal_actions(index) for index in range(GAMES)]
            game.step(np.array([legal[int(random() * len(legal))] if legal else 0 for legal in lists]))
            counts.actions += GAMES
        return True


class GymArm(AecArm):
    """Catanatron's environment: one seat against its random players, who move within its steps."""

    def versions(self) -> dict[str, str]:
        return {"catanatron_gym": version("catanatron_gym"), "catanatron": version("catanatron")}

    def begin(self) -> Any:
        _, self.info = self.env.reset(seed=self.random.randrange(1 << 30))
        return self.env

    def play(self, game: Any, counts: Counts, most: int) -> bool:
        over = False
        while not over:
            legal = self.info["valid_actions"]
            _, _, ended, cut, self.info = game.step(legal[int(self.random.random() * len(legal))])
            over = ended or cut
            counts.actions += 1
        return True


class SpielArm(AecArm):
    """OpenSpiel: decisions count, chance nodes do not."""

    def versions(self) -> dict[str, str]:
        return own_versions() if self.ours else {"open_spiel": version("open_spiel")}

    def begin(self) -> Any:
        state = self.env.new_initial_state()
        while state.is_chance_node():
            state.apply_action(self.chance(state))
        return state

    def chance(self, state: Any) -> int:
        outcomes = state.chance_outcomes()
        return int(outcomes[int(self.random.random() * len(outcomes))][0])

    def play(self, game: Any, counts: Counts, most: int) -> bool:
        played = 0
        while not game.is_terminal():
            if played == most:
                return False
            if game.is_chance_node():
                game.apply_action(self.chance(game))
                continue
            legal = game.legal_actions()
            game.apply_action(legal[int(self.random.random() * len(legal))])
            played += 1
            counts.actions += 1
        return True

    def copy(self, game: Any) -> Any:
        return game.clone()


def own_versions() -> dict[str, str]:
    """Which engines run behind our environments."""
    from stellwerk.compiled import status

    return {"engine": status().mode}


def arm_of(kind: str, game: str) -> AecArm:
    """The arm that the command line names."""
    if kind == "pettingzoo":
        from pettingzoo.classic import connect_four_v3  # type: ignore[import-untyped]

        return AecArm(connect_four_v3.env(), ours=False)
    if kind == "catanatron":
        from catanatron_gym.envs.catanatron_env import CatanatronEnv  # type: ignore[import-not-found]

        return GymArm(CatanatronEnv(), ours=False)
    if kind in ("spiel", "peer_spiel"):
        import pyspiel  # type: ignore[import-not-found]

        if kind == "spiel":
            import stellwerk.environments.openspiel  # noqa: F401
        else:
            import open_spiel.python.games  # type: ignore[import-untyped]  # noqa: F401
        return SpielArm(pyspiel.load_game(game), kind == "spiel")
    from stellwerk import environments

    if kind == "vector":
        env = environments.vector_env(game, GAMES)
        env.reset(seed=1)
        return VectorArm(env, ours=True)
    return AecArm(environments.aec_env(game), ours=True)


if __name__ == "__main__":
    obey(arm_of(*sys.argv[1:3]))
