"""Ratings: intervals, the fit, tournaments, and the page that shows them."""

from pathlib import Path
from random import Random

import msgspec
import pytest

from stellwerk.games.minden import GAME as MINDEN
from stellwerk.games.paris import GAME as PARIS
from stellwerk.kernel.errors import WrongSetup
from stellwerk.lab.farm.grow import Farm
from stellwerk.lab.intervals import bootstrap, wilson
from stellwerk.lab.ratings import BEGIN, END, Ratings, markdown, match, pairs, rate, write
from stellwerk.lab.tournament import line_ups, tournament
from tests.bots.stones import Stones


def test_wilsons_interval_is_the_known_one() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)
    assert wilson(0, 0) == (0, 1)


def test_the_bootstrap_holds_the_mean_of_a_coin() -> None:
    random = Random(3)
    flips = [random.random() for _ in range(200)]
    ((low, high),) = bootstrap(flips, lambda drawn: [sum(drawn) / len(drawn)], 200, 1)
    mean = sum(flips) / 200
    assert low < mean < high and high - low < 0.2
    assert bootstrap(flips, lambda drawn: [sum(drawn)], 20, 5) == bootstrap(flips, lambda drawn: [sum(drawn)], 20, 5)


@pytest.mark.parametrize(("seats", "count"), [(2, 2), (3, 6), (4, 6), (5, 20), (6, 20)])
def test_a_block_seats_two_bots_in_every_way(seats: int, count: int) -> None:
    block = line_ups("a", "b", seats)
    assert len(block) == count == len({tuple(line_up) for line_up in block})
    for seat in range(seats):
        assert sum(line_up[seat] == "a" for line_up in block) * 2 == count


def test_a_tournament_rates_the_better_bot_higher() -> None:
    result = tournament(Stones(stones=9), ["search:120", "random", "random"], 40, seats=2, seed=4)
    assert (result.anchor, result.bots, result.games) == ("random", ["random", "search:120"], 40)
    best, worst = result.ratings
    assert (best.bot, worst.bot, worst.elo) == ("search:120", "random", 0)
    assert best.low <= best.elo <= best.high and best.low > 0
    assert best.wins + worst.wins == pytest.approx(40) and best.fair == 20
    assert result.pairings[0].ahead < 0.5
    again = tournament(Stones(stones=9), ["random", "search:120"], 40, seats=2, seed=4)
    assert [rating.elo for rating in again.ratings] == [best.elo, 0]


def test_a_tournament_needs_two_bots() -> None:
    with pytest.raises(WrongSetup, match="two different bots"):
        tournament(Stones(), ["random", "random"], 4)


def test_progress_of_a_tournament_goes_on_from_pair_to_pair() -> None:
    told: list[tuple[int, int]] = []
    bots = ["random", "greedy", "search:5"]
    farm = Farm(progress=lambda done, total: told.append((done, total)))
    tournament(Stones(), bots, 2, seats=2, farm=farm)
    assert told == [(2, 6), (4, 6), (6, 6)]


def test_a_match_has_one_bot_among_rivals() -> None:
    result = match(Stones(stones=7), "greedy", "random", 12, seed=2)
    assert (result.seats, result.games, result.rival) == (4, 12, "random")
    assert result.share == pytest.approx(result.wins / 12, abs=1e-4)
    assert result.low <= result.share <= result.high


def test_personas_play_the_one_below_them_and_levels_the_simplest() -> None:
    assert pairs(MINDEN, 200) == [("casual", "random", 200), ("good", "casual", 200), ("expert", "good", 200)]
    assert pairs(PARIS, 200)[:2] == [("greedy", "random", 200), ("search-1", "greedy", 200)]
    assert pairs(PARIS, 200)[-1][1:] == ("greedy", 50)


def test_ratings_are_written_into_the_page_of_the_game(tmp_path: Path) -> None:
    ratings = rate(Stones(stones=6), 4, 2, seed=1)
    page = tmp_path / "stones.md"
    page.write_text(f"# Stones\n{BEGIN}\nold\n{END}\nThe end\n")
    write(ratings, tmp_path)
    write(ratings, tmp_path)
    assert page.read_text() == f"# Stones\n{BEGIN}\n{markdown(ratings)}{END}\nThe end\n"
    assert "| `greedy` | 3 × `random` | 4 |" in page.read_text()
    stored = msgspec.json.decode((tmp_path / "stones-ratings.json").read_bytes(), type=Ratings)
    assert stored == ratings
    page.write_text("no place")
    with pytest.raises(WrongSetup, match="no place for ratings"):
        write(ratings, tmp_path)
