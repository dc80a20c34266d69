"""Matches: blocks in the order of their index, the same verdict whoever plays them."""

import msgspec
import pytest

from stellwerk.kernel.errors import BotRefused, WrongSetup
from stellwerk.kernel.registry import installed_game
from stellwerk.lab.farm.grow import Farm
from stellwerk.lab.farm.processes import Processes
from stellwerk.lab.match import Scores, Verdict, match, rotations
from stellwerk.lab.sequential import Bounds, share_of_elo
from stellwerk.lab.simulate import settled
from tests.bots.stones import Stones

PARIS, BUS = installed_game("paris"), installed_game("bus")


def fifty_elo(seats: int) -> Bounds:
    return Bounds(1 / seats, share_of_elo(50, seats), seats)


def without_times(verdict: Verdict) -> Verdict:
    return msgspec.structs.replace(verdict, seconds=0.0, jobs=0)


def test_the_bot_sits_at_every_seat_of_a_setup() -> None:
    setting = rotations(settled(Stones(), ["greedy", "random"], 3, {}, 1))
    assert setting.block == 3
    assert [line_up.index("greedy") for line_up in setting.line_ups] == [0, 1, 2]
    assert all(line_up.count("random") == 2 for line_up in setting.line_ups)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_better_bot_is_found_at_tables_of_any_size(seats: int) -> None:
    verdict = match(Stones(stones=9), "search:60", "random", seats, fifty_elo(seats), 3000)
    assert verdict.decision == "H1" and verdict.games == seats * verdict.blocks < 1500
    assert verdict.low <= verdict.share <= verdict.high and verdict.low > 1 / seats


def test_blocks_after_the_one_that_decides_do_not_count() -> None:
    bounds = Bounds(0.5, 0.6, 2)
    whole, single = Scores(bounds=bounds, whole=4), Scores(bounds=bounds, whole=4)
    won = [4] * 60
    whole.add(won)
    for score in won:
        single.add([score])
    assert whole == single and whole.decision == "H1" and whole.games < 120
    assert sum(whole.seen.values()) * 2 == whole.games


def test_the_verdict_is_the_same_from_one_process_and_from_two() -> None:
    arguments = (PARIS, "greedy", "random", 3, Bounds(0.9, 0.97, 3), 60)
    one = match(*arguments, seed=4)
    two = match(*arguments, seed=4, farm=Farm(Processes(2)))
    assert without_times(one) == without_times(two)


def test_wrong_matches_are_refused() -> None:
    with pytest.raises(WrongSetup, match="a block has 4 games"):
        match(PARIS, "greedy", "random", 4, fifty_elo(4), 3)
    with pytest.raises(BotRefused):
        match(PARIS, "greedy", "nobody", 4, fifty_elo(4), 400)


def test_a_mirror_match_ends_undecided_or_with_h0_in_19_of_20() -> None:
    verdicts = [match(Stones(stones=7), "random", "random", 3, fifty_elo(3), 600, seed=seed) for seed in range(20)]
    assert sum(verdict.decision == "H1" for verdict in verdicts) <= 1


@pytest.mark.deep
@pytest.mark.parametrize(("bot", "most"), [("random", 4000), ("greedy", 600)])
def test_a_mirror_match_of_a_real_game_ends_undecided_or_with_h0_in_19_of_20(bot: str, most: int) -> None:
    farm = Farm(Processes(2))
    verdicts = [match(BUS, bot, bot, 4, fifty_elo(4), most, seed=seed, farm=farm) for seed in range(20)]
    assert sum(verdict.decision == "H1" for verdict in verdicts) <= 1
