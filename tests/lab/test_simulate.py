"""Series of games: seeded, rotated, counted, recorded."""

from pathlib import Path

import msgspec
import pytest

from stellwerk.kernel.errors import WrongSetup
from stellwerk.kernel.fold import Fold
from stellwerk.kernel.judge import judge
from stellwerk.kernel.record import read_record
from stellwerk.kernel.registry import find_game
from stellwerk.lab.series import Row, Setting, rotated
from stellwerk.lab.simulate import simulate
from stellwerk.lab.summary import Bin, Simulation, histogram, summarize
from stellwerk.lab.tally import Tally, won_parts
from tests.bots.fists import Fists
from tests.bots.stones import Stones

PARIS = find_game("paris")
assert PARIS is not None

TIMES = {"jobs", "seconds", "games_per_second", "actions_per_second", "milliseconds_by_bot"}


def without_times(simulation: Simulation) -> dict[str, object]:
    """What must be the same however fast it went."""
    return {name: value for name, value in msgspec.to_builtins(simulation).items() if name not in TIMES}


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_processes(tmp_path: Path) -> None:
    bots = ["greedy", "random", "random"]
    one = simulate(PARIS, bots, 6, seed=3, jobs=1, records=tmp_path / "one")
    two = simulate(PARIS, bots, 6, seed=3, jobs=2, records=str(tmp_path / "two"))
    assert without_times(one) == without_times(two)
    assert len(files(tmp_path / "one")) == 6
    assert files(tmp_path / "one") == files(tmp_path / "two")


def test_another_seed_gives_other_games(tmp_path: Path) -> None:
    for seed in (1, 2):
        simulate(PARIS, ["random"], 1, seats=3, seed=seed, records=tmp_path / str(seed))
    first, second = (next(iter(files(tmp_path / str(seed)).values())) for seed in (1, 2))
    assert first != second


def test_writing_records_does_not_change_the_games(tmp_path: Path) -> None:
    plain = simulate(PARIS, ["greedy", "random", "random"], 3, seed=8)
    assert without_times(plain) == without_times(simulate(PARIS, plain.bots, 3, seed=8, records=tmp_path))


def test_records_are_judged_to_be_right(tmp_path: Path) -> None:
    simulate(PARIS, ["greedy", "random", "random"], 2, options={"cut_off": "off"}, records=tmp_path)
    for number, text in enumerate(sorted(files(tmp_path).values())):
        record = read_record(text)
        assert (record.options, record.proof) == ({"cut_off": "off"}, None)
        assert sorted(record.seats) == ["bot:greedy@1", "bot:random@1", "bot:random@1"]
        assert isinstance(judge(record), Fold), number


def test_random_games_look_as_the_specification_says() -> None:
    """Section 16 of the specification: about 257 decisions, branching 9.3, the stores run out."""
    result = simulate(PARIS, ["random"], 60, seats=4, seed=1)
    assert 245 < result.decisions_mean < 270
    assert 9.1 < result.branching_mean < 9.6
    assert 0 < result.forced_share < 0.02
    assert sum(result.endings.values()) == 60 and result.endings["supply"] >= 58
    assert sum(result.wins_by_seat) == pytest.approx(60) == sum(result.wins_by_bot.values())


def test_several_bots_are_rotated_over_the_seats() -> None:
    assert rotated(["a", "b", "c"], 3) == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"]]
    assert rotated(["a"], 4) == [["a"] * 4]
    assert rotated(["a", "b"], 4) == [["a", "b", "a", "b"], ["b", "a", "b", "a"]]


def test_k_winners_count_one_kth_each() -> None:
    assert won_parts([1, 2, 1, 4]) == [6, 0, 6, 0] and won_parts([1, 2, 3, 4]) == [12, 0, 0, 0]
    setting = Setting("x", "1.0", ["a", "b"], 3, {}, 0, [["a", "b", "b"], ["b", "b", "a"]])
    rows = [
        Row(0, ["a", "b", "b"], 4, 8, 1, [5, 5, 5], [1, 1, 1], "end", [1, 2, 2], [0.001, 0.004, 0.004]),
        Row(1, ["b", "b", "a"], 6, 12, 0, [1, 3, 3], [3, 1, 1], "end", [1, 1, 1], [0.002, 0.002, 0.003]),
    ]
    tally = Tally(seconds=2.0)
    for row in rows:
        tally.count(row)
    result = summarize(setting, tally, 1)
    assert result.wins_by_seat == pytest.approx([1 / 3, 1 / 3 + 1 / 2, 1 / 3 + 1 / 2])
    assert result.wins_by_bot == pytest.approx({"a": 1 / 3 + 1 / 2, "b": 2 / 3 + 1 / 2})
    assert result.seats_by_bot == {"a": 2, "b": 4}
    assert result.scores_mean == [3, 4, 4]
    assert result.scores_mean_by_bot == {"a": 4, "b": 3.5}
    assert result.scores_mean_by_place == [4, 4, 3]
    assert (result.decisions_mean, result.branching_mean, result.forced_share) == (5, 2, 0.1)
    assert (result.games_per_second, result.actions_per_second, result.endings) == (1, 5, {"end": 2})
    assert result.milliseconds_by_bot == {"a": 2, "b": 2}


def test_ties_happen_where_all_show_the_same() -> None:
    result = simulate(Fists(), ["greedy"], 5, seats=3)
    assert result.wins_by_seat == pytest.approx([5 / 3] * 3)


def test_progress_is_told_game_by_game() -> None:
    told: list[tuple[int, int]] = []
    simulate(Stones(), ["random"], 4, seats=2, progress=lambda done, total: told.append((done, total)))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


def test_the_size_of_the_table_follows_from_the_bots() -> None:
    assert simulate(Stones(), ["random"], 1).seats == 4
    assert simulate(Stones(), ["random", "greedy"], 1).seats == 2
    assert simulate(Stones(), ["random"] * 6, 1).seats == 4


@pytest.mark.parametrize(
    ("bots", "seats", "options", "message"),
    [
        ([], 3, {}, "at least one bot"),
        (["clever"], 3, {}, "no bot is called 'clever'"),
        (["random"], 5, {}, "2 to 4 seats, not 5"),
        (["random"], 3, {"pace": 1}, "no such option"),
    ],
)
def test_wrong_use_is_told(bots: list[str], seats: int, options: dict[str, object], message: str) -> None:
    with pytest.raises(WrongSetup, match=message):
        simulate(Stones(), bots, 1, seats=seats, options=options)


def test_no_games_and_no_processes_are_wrong_use() -> None:
    with pytest.raises(WrongSetup):
        simulate(Stones(), ["random"], 0)
    with pytest.raises(WrongSetup):
        simulate(Stones(), ["random"], 1, jobs=0)


def test_histograms_have_round_bins_and_lose_nothing() -> None:
    assert histogram({3: 2, 5: 1}) == [Bin(3, 4, 2), Bin(4, 5, 0), Bin(5, 6, 1)]
    bins = histogram({-7: 1, 0: 1, 93: 1, 200: 1})
    assert sum(bin.count for bin in bins) == 4 and len(bins) <= 25
    assert {bin.below - bin.least for bin in bins} == {10} and bins[0].least == -10
