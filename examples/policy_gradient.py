"""A policy gradient (REINFORCE) in NumPy, many games at once: `python examples/policy_gradient.py kraftwagen 400`.

One seat learns against random bots; prints how often it has won, in the first and in the last games.
"""

import sys

import numpy as np
from numpy.typing import NDArray

from stellwerk import environments

GAMES, RATE = 32, 2.0


def choose(
    scores: NDArray[np.float64], masks: NDArray[np.int8], random: np.random.Generator
) -> tuple[NDArray[np.int64], NDArray[np.float64]]:
    """A legal action for every game, drawn by a softmax over the legal ones, and the probabilities."""
    scores = np.where(masks > 0, scores, -np.inf)
    weights = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances = weights / weights.sum(axis=1, keepdims=True)
    drawn = (chances.cumsum(axis=1) > random.random((len(chances), 1))).argmax(axis=1)
    return drawn, chances


def learn(game: str, episodes: int, seed: int = 1) -> list[float]:
    """Play so many games and learn after each; what each of them brought."""
    env = environments.vector_env(game, GAMES, seat=0, opponents="random")
    random = np.random.default_rng(seed)
    policy = np.zeros((env.terms.actions, env.terms.length))
    rows, infos = env.reset(seed=seed)
    traces: list[list[tuple[NDArray[np.float64], int, NDArray[np.float64]]]] = [[] for _ in range(GAMES)]
    fresh = np.ones(GAMES, np.bool_)
    won: list[float] = []
    while len(won) < episodes:
        inputs, masks = rows / 255, infos["action_mask"].copy()
        masks[~masks.any(axis=1), 0] = 1  # games that are over begin anew, whatever the action
        actions, chances = choose(inputs @ policy.T, masks, random)
        for at in np.flatnonzero(fresh):
            traces[at].append((inputs[at], int(actions[at]), chances[at]))
        rows, rewards, over, _, infos = env.step(actions)
        for at in np.flatnonzero(over):
            won.append(float(rewards[at]))
            better = rewards[at] - np.mean(won[-200:])
            for row, action, chance in traces[at]:
                change = -chance
                change[action] += 1
                used = np.flatnonzero(change)
                policy[used] += RATE * better / len(traces[at]) * np.outer(change[used], row)
            traces[at] = []
        fresh = ~over
    return won


if __name__ == "__main__":
    results = learn(sys.argv[1], int(sys.argv[2]))
    part = max(1, len(results) // 4)
    print(f"won {np.mean(results[:part]):.2f} of the first games, {np.mean(results[-part:]):.2f} of the last")
