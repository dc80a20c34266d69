"""The sequential test: its likelihoods, its errors and its length, shown by simulated tests."""

from math import log
from random import Random
from statistics import NormalDist
from typing import NamedTuple

import pytest

from stellwerk.lab.sequential import Bounds, deficit, elo_of_share, interval, mean_of, share_of_elo

SURE = NormalDist().inv_cdf(0.95)


class Simulated(NamedTuple):
    """What many simulated tests came to: how often H1 was accepted, and after how many games on average."""

    accepted: float
    games: float


def simulated(bounds: Bounds, truth: float, tests: int, seed: int, luck: float = 0.0) -> Simulated:
    """Run tests of a bot that wins this share; with luck, a setup is good for some seats and bad for others."""
    random = Random(seed)
    accepted = blocks = 0
    for _ in range(tests):
        counts: dict[float, float] = {}
        decision = None
        while decision is None:
            score = sum(random.random() < share for share in shares(random, bounds.block, truth, luck)) / bounds.block
            counts[score] = counts.get(score, 0.0) + 1
            blocks += 1
            decision = bounds.decision(counts)
        accepted += decision == "H1"
    return Simulated(accepted / tests, blocks * bounds.block / tests)


def shares(random: Random, seats: int, truth: float, luck: float) -> list[float]:
    """The bot's chances from the seats of one setup, the mean of which is its strength."""
    good = int(random.random() * seats)
    return [truth + luck * ((seats - 1) if seat == good else -1) for seat in range(seats)]


def fixed_games(bounds: Bounds) -> float:
    """Games of a test of fixed length with the same errors of 5 % each."""
    spreads = [(share * (1 - share)) ** 0.5 for share in (bounds.h0, bounds.h1)]
    return (SURE * sum(spreads) / (bounds.h1 - bounds.h0)) ** 2


def fifty_elo(seats: int) -> Bounds:
    return Bounds(1 / seats, share_of_elo(50, seats), seats)


def test_points_of_elo_are_those_of_chess_at_a_table_of_two() -> None:
    assert share_of_elo(0, 4) == 0.25 and share_of_elo(0, 6) == pytest.approx(1 / 6)
    assert share_of_elo(200, 2) == pytest.approx(0.7597, abs=1e-4)
    assert elo_of_share(share_of_elo(73, 5), 5) == pytest.approx(73)
    assert elo_of_share(0.0, 3) is None and elo_of_share(1.0, 3) is None


@pytest.mark.parametrize("mean", [0.1, 0.3, 0.5, 0.8])
def test_with_two_scores_the_likelihood_is_that_of_a_coin(mean: float) -> None:
    wins, losses = 30, 70
    coin = wins * log(0.3 / mean) + losses * log(0.7 / (1 - mean))
    assert deficit({1.0: wins, 0.0: losses}, mean) == pytest.approx(coin, abs=1e-6)


def test_no_other_distribution_with_the_mean_is_more_likely() -> None:
    """Three scores with a mean that is given leave one figure free: every value of it is tried."""
    counts, mean = {0.0: 20, 0.5: 15, 1.0: 5}, 0.4
    seen = sum(count * log(count / 40) for count in counts.values())
    tried = [
        seen - (20 * log(1 - half - whole) + 15 * log(half) + 5 * log(whole))
        for step in range(1, 4000)
        if (whole := step / 10_000) < mean and (half := 2 * (mean - whole)) + whole < 1
    ]
    assert deficit(counts, mean) == pytest.approx(min(tried), abs=1e-4)


def test_the_mean_that_was_seen_is_the_most_likely_and_lies_in_its_interval() -> None:
    counts = {0.0: 30, 0.25: 40, 0.5: 20, 0.75: 8, 1.0: 2}
    mean = mean_of(counts)
    low, high = interval(counts)
    assert mean == pytest.approx(0.28) and deficit(counts, mean) == pytest.approx(0, abs=1e-9)
    assert 0.22 < low < mean < high < 0.34
    assert interval({1.0: 30})[1] == 1.0 and interval({0.0: 30})[0] == 0.0
    assert 0.85 < interval({1.0: 30})[0] < 1.0


def test_the_interval_holds_the_truth_about_19_times_in_20() -> None:
    random = Random(2)
    held = 0
    for _ in range(200):
        counts: dict[float, float] = {}
        for _ in range(60):
            score = sum(random.random() < 0.3 for _ in range(4)) / 4
            counts[score] = counts.get(score, 0.0) + 1
        low, high = interval(counts)
        held += low <= 0.3 <= high
    assert 181 <= held <= 199


def test_a_few_simulated_tests_keep_their_errors_and_are_short() -> None:
    bounds = fifty_elo(4)
    same, better = simulated(bounds, bounds.h0, 150, seed=1), simulated(bounds, bounds.h1, 150, seed=2)
    assert same.accepted <= 0.08 and better.accepted >= 0.9
    assert max(same.games, better.games) <= 0.6 * fixed_games(bounds)
    much_better = simulated(bounds, 0.6, 50, seed=3)
    assert much_better.accepted == 1.0 and much_better.games < 80


@pytest.mark.deep
@pytest.mark.parametrize(("seats", "luck"), [(2, 0.0), (3, 0.0), (4, 0.0), (4, 0.05), (5, 0.0), (6, 0.0)])
def test_ten_thousand_simulated_tests_keep_their_errors_and_are_short(seats: int, luck: float) -> None:
    """Five thousand tests under each hypothesis: at most 5 % false accepts, 94 % power, 55 % of a fixed test."""
    bounds = fifty_elo(seats)
    same = simulated(bounds, bounds.h0, 5000, seed=10 + seats, luck=luck)
    better = simulated(bounds, bounds.h1, 5000, seed=20 + seats, luck=luck)
    print(f"{seats} seats, luck {luck}: H0 {same}, H1 {better}, fixed {fixed_games(bounds):.0f} games")
    assert same.accepted <= 0.05 and better.accepted >= 0.94
    assert max(same.games, better.games) <= 0.55 * fixed_games(bounds)
