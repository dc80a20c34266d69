"""The Plackett-Luce fit: against another library, against known strengths, and at its edges."""

from math import log
from random import Random

import choix
import pytest

from stellwerk.lab.strength import Evidence, Fit, choices_of, chosen_shares, elo, fit


def finished(random: Random, worths: list[float]) -> list[int]:
    """Places of entrants of these worths in one game, without shared places."""
    left, places = list(range(len(worths))), [0] * len(worths)
    for place in range(1, len(worths) + 1):
        chosen = random.choices(left, [worths[entrant] for entrant in left])[0]
        places[chosen] = place
        left.remove(chosen)
    return places


def test_the_fit_agrees_with_another_library() -> None:
    """Without seat terms and imagined choices it is the plain model."""
    random = Random(5)
    truth = [1.0, 2.0, 3.0, 0.5, 1.5]
    evidence, rankings = Evidence(5, 1), []
    for _ in range(200):
        bots = random.sample(range(5), 4)
        places = finished(random, [truth[bot] for bot in bots])
        order = sorted(range(4), key=lambda at: places[at])
        rankings.append([bots[at] for at in order])
        for choice, weight in choices_of(bots, places):
            plain = tuple((bot, 0) for bot, _ in choice)
            evidence.choices[plain] = evidence.choices.get(plain, 0.0) + weight
        for bot, share in zip(bots, chosen_shares(places), strict=True):
            evidence.bots[bot] += share
    oracle = choix.ilsr_rankings(5, rankings)
    found = [log(worth) for worth in fit(evidence, prior=0.0).bots]
    assert found == pytest.approx([each - oracle[0] for each in oracle], abs=1e-4)


def test_the_fit_tells_bots_and_seats_apart() -> None:
    """The better bot sits at the worse seat more often, which must not cost it anything."""
    random = Random(8)
    bots, seats = [1.0, 3.0], [2.0, 1.0, 0.5]
    evidence = Evidence(2, 3)
    for number in range(6000):
        line_up = [(0, 1, 1), (0, 0, 1), (1, 0, 1)][number % 3]
        places = finished(random, [bots[bot] * seats[seat] for seat, bot in enumerate(line_up)])
        evidence.add(line_up, places)
    found = fit(evidence)
    assert found.bots[1] == pytest.approx(3.0, rel=0.08)
    assert found.seats == pytest.approx(seats, rel=0.08)


def test_a_shared_place_is_half_a_win_for_each_of_two() -> None:
    shared, decided = Evidence(2, 2), Evidence(2, 2)
    shared.add([0, 1], [1, 1], 2)
    decided.add([0, 1], [1, 2])
    decided.add([0, 1], [2, 1])
    assert (shared.choices, shared.bots, shared.seats) == (decided.choices, decided.bots, decided.seats)


def test_shared_places_count_as_the_mean_of_all_orders() -> None:
    shared, decided = Evidence(4, 4), Evidence(4, 4)
    shared.add([0, 1, 2, 3], [2, 1, 2, 2], 6)
    for places in ([2, 1, 3, 4], [2, 1, 4, 3], [3, 1, 2, 4], [4, 1, 2, 3], [3, 1, 4, 2], [4, 1, 3, 2]):
        decided.add([0, 1, 2, 3], places)
    assert shared.choices == pytest.approx(decided.choices)
    assert shared.bots == pytest.approx(decided.bots)


def test_somebody_who_never_lost_has_a_finite_rating() -> None:
    evidence = Evidence(2, 2)
    evidence.add([1, 0], [1, 2], 25)
    evidence.add([0, 1], [2, 1], 25)
    low, high = (elo(worth) for worth in fit(evidence).bots)
    assert low == 0 and 500 < high < 1500


def test_beginning_elsewhere_ends_at_the_same_place() -> None:
    evidence = Evidence(2, 2)
    evidence.add([1, 0], [1, 2], 7)
    evidence.add([0, 1], [1, 2], 5)
    evidence.add([0, 1], [2, 1], 9)
    there = fit(evidence, Fit([1.0, 40.0], [0.1, 10.0]))
    assert there.bots == pytest.approx(fit(evidence).bots, rel=1e-4)
    assert there.seats == pytest.approx(fit(evidence).seats, rel=1e-4)
