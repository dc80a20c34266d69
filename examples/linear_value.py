"""A linear learner: who will win, from observations of random games. `python examples/linear_value.py paris 200`.

Prints the log loss on games that it has not seen, of guessing 1/seats and of the learner.
"""

import sys

import numpy as np
from numpy.typing import NDArray

from stellwerk import environments

RATE, ROUNDS, EVERY = 0.5, 300, 10


def collect(game: str, games: int, seed: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Every tenth observation of random games, and what its seat won in the end."""
    env = environments.aec_env(game)
    random = np.random.default_rng(seed)
    rows, wins = [], []
    for number in range(games):
        env.reset(seed=seed + number)
        seen: list[tuple[str, NDArray[np.uint8]]] = []
        won = {}
        for agent in env.agent_iter():
            row, reward, over, _, _ = env.last()
            won[agent] = reward
            seen.append((agent, row))
            env.step(None if over else random.choice(env.legal_actions()))
        for agent, row in seen[::EVERY]:
            rows.append(row / 255)
            wins.append(won[agent])
    return np.array(rows), np.array(wins)


def chance(rows: NDArray[np.float64], weights: NDArray[np.float64]) -> NDArray[np.float64]:
    """The probability of a win."""
    return 1 / (1 + np.exp(-(rows @ weights[1:] + weights[0])))


def fit(rows: NDArray[np.float64], wins: NDArray[np.float64]) -> NDArray[np.float64]:
    """Logistic regression by gradient descent."""
    weights = np.zeros(rows.shape[1] + 1)
    for _ in range(ROUNDS):
        miss = wins - chance(rows, weights)
        weights[0] += RATE * miss.mean()
        weights[1:] += RATE * (rows.T @ miss) / len(rows)
    return weights


def log_loss(guess: NDArray[np.float64], wins: NDArray[np.float64]) -> float:
    """How far guesses are from what happened; less is better."""
    return float(-(wins * np.log(guess) + (1 - wins) * np.log(1 - guess)).mean())


def main(game: str, games: int) -> tuple[float, float]:
    """The log loss of knowing nothing, and of the learner, on new games."""
    weights = fit(*collect(game, games, seed=1))
    rows, wins = collect(game, max(10, games // 4), seed=1_000_000)
    seats = environments.aec_env(game).terms.seats
    return log_loss(np.full(len(wins), 1 / seats), wins), log_loss(chance(rows, weights), wins)


if __name__ == "__main__":
    print("guessing {:.4f}, learned {:.4f}".format(*main(sys.argv[1], int(sys.argv[2]))))
