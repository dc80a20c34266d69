"""Estimates against values that are known or worked out by hand."""

from math import isclose

import pytest

from stellwerk.lab.balance.charts.svg import Scale, ticks
from stellwerk.lab.balance.estimates import block_share, chi_square, mean, quantile, setup_share, share, share_of, tail
from stellwerk.lab.balance.sections.styles import circles, effective
from stellwerk.lab.balance.sums import Blocks, Facts, Moments, Wins


def moments(*values: int) -> Moments:
    sums = Moments()
    for value in values:
        sums.note(value)
    return sums


def test_the_mean_has_the_interval_of_its_standard_error() -> None:
    figure = mean(moments(2, 4, 4, 4, 5, 5, 7, 9))  # mean 5, variance 32 / 7
    assert figure.value == 5
    assert isclose(figure.high - 5, 1.959964 * (32 / 7 / 8) ** 0.5)
    assert isclose(5 - figure.low, figure.high - 5)
    assert figure.games == 8
    assert mean(moments(3, 3, 3)) == (3, 3, 3, 3)


def test_a_share_has_wilsons_interval() -> None:
    figure = share(moments(*[1] * 15, *[0] * 35))  # 15 of 50, as text books have it: 0.191 to 0.438
    assert figure.value == 0.3
    assert round(figure.low, 3) == 0.191
    assert round(figure.high, 3) == 0.438
    assert share(moments(6, 12, 0), unit=12).value == 0.5
    assert share_of(0, 0).value == 0


@pytest.mark.parametrize(
    ("statistic", "freedom", "probability"),
    [
        (3.841459, 1, 0.05),
        (5.991465, 2, 0.05),
        (7.814728, 3, 0.05),
        (9.487729, 4, 0.05),
        (15.086272, 5, 0.01),
        (0, 3, 1),
    ],
)
def test_chi_square_has_the_tails_of_the_tables(statistic: float, freedom: int, probability: float) -> None:
    assert isclose(tail(statistic, freedom), probability, rel_tol=1e-5)


def test_chi_square_of_counts_is_that_worked_out_by_hand() -> None:
    statistic, chance = chi_square({0: 30, 1: 20, 2: 10})  # (100 + 0 + 100) / 20
    assert statistic == 10
    assert isclose(chance, 0.006737947, rel_tol=1e-6)  # exp(-5)


def test_the_share_of_blocks_lies_within_its_interval() -> None:
    blocks = Blocks(size=2, seen={0: 10, 2: 20, 4: 10}, games=80)  # half of the parts of two games with two parts each
    figure = block_share(blocks)
    assert figure.value == 0.5
    assert 0.35 < figure.low < 0.5 < figure.high < 0.65
    assert figure.games == 80


def test_results_that_agree_on_every_setup_are_all_setup() -> None:
    always = setup_share(Blocks(size=2, seen={0: 50, 4: 50}, games=200), seed=1)
    never = setup_share(Blocks(size=2, seen={2: 100}, games=200), seed=1)
    mixed = setup_share(Blocks(size=2, seen={0: 25, 2: 50, 4: 25}, games=200), seed=1)
    assert always is not None
    assert never is not None
    assert mixed is not None
    assert always.value == 1
    assert never.value == 0
    assert mixed.value < 0.05 < mixed.high, "as independent games would be"
    assert setup_share(Blocks(size=2, seen={4: 50}, games=100), seed=1) is None


def test_quantiles_are_those_of_the_sorted_list() -> None:
    assert [quantile({1: 2, 5: 1, 9: 1}, part) for part in (0.25, 0.5, 0.75, 1.0)] == [1, 1, 5, 9]


def test_two_equal_styles_count_as_two_and_one_as_one() -> None:
    assert isclose(effective({"a": Wins(3, 12), "b": Wins(9, 12), "c": Wins(9, 0)}), 2)
    assert effective({"a": Wins(3, 12)}) == 1


def test_a_circle_of_styles_is_found_once() -> None:
    duels = {"a > b": 90, "b > a": 10, "b > c": 90, "c > b": 10, "c > a": 90, "a > c": 10}
    assert circles(Facts(counts={"duels": duels})) == [("a", "b", "c")]
    assert circles(Facts(counts={"duels": {**duels, "a > c": 90}})) == []


def test_axes_have_round_marks_around_all_values() -> None:
    assert ticks(-0.113, 0.02) == [pytest.approx(mark) for mark in (-0.125, -0.1, -0.075, -0.05, -0.025, 0, 0.025)]
    assert Scale([0, 10], 100, 200).at(5) == 150
    assert Scale([0, 10], 100, 200).at(50) == 200
