"""What is measured, against the same games counted in another way; the same however it is played."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic

import msgspec
import pytest

from stellwerk.kernel.entries import Decision
from stellwerk.kernel.errors import WrongOptions, WrongSetup
from stellwerk.kernel.registry import installed_game
from stellwerk.lab.balance import watch
from stellwerk.lab.balance.cells import Table, contested, paired, watched
from stellwerk.lab.balance.estimates import block_share
from stellwerk.lab.balance.measure import check_wish, file_name, measure, other_values
from stellwerk.lab.balance.result import Balance, Variant, Wish
from stellwerk.lab.balance.watch import GRID
from stellwerk.lab.farm.grow import ALONE, Farm
from stellwerk.lab.farm.processes import Processes
from stellwerk.lab.match import match
from stellwerk.lab.sequential import Bounds
from stellwerk.lab.series import record_index
from stellwerk.lab.simulate import simulate
from stellwerk.lab.tally import won_parts

KRAFTWAGEN, PARIS = installed_game("kraftwagen"), installed_game("paris")
TABLE = Table(KRAFTWAGEN, {}, 5)
GAMES = 12
PATIENCE = 300.0  # seconds on a busy machine


def test_seats_length_closeness_openings_and_endings_are_those_of_the_records() -> None:
    facts = watched(ALONE, TABLE, "random", 3, GAMES).facts
    setting = TABLE.setting(["random"], 3)
    wins, lengths, margins, openings, endings = [0] * 3, 0, 0, set(), set()
    for index in range(GAMES):
        row, record = record_index(KRAFTWAGEN, setting, index)
        decisions = [entry for entry in record.log if isinstance(entry, Decision)]
        parts = won_parts(row.places)
        wins = [won + parts[(decisions[0].seat + place) % 3] for place, won in enumerate(wins)]
        best, second = sorted(row.scores)[:-3:-1]
        lengths, margins = lengths + len(decisions), margins + best - second
        openings.add(decisions[0].do)
        endings.add(row.reason)
    assert [facts.numbers[f"won-{place}"].total for place in range(3)] == wins
    assert facts.numbers["length"].total == lengths
    assert facts.numbers["margin"].total == margins
    assert facts.wins["openings"].keys() == openings
    assert facts.counts["endings"].keys() == endings
    assert sum(facts.histograms["length"].values()) == sum(facts.histograms["decided"].values()) == GAMES
    assert max(facts.histograms["decided"]) <= GRID


def test_an_option_is_compared_with_the_usual_game_on_the_same_seeds() -> None:
    pair = paired(ALONE, TABLE, Variant("1.0", {"special_tiles": True}), "random", 2, GAMES)
    usual, other = (
        simulate(KRAFTWAGEN, "random", GAMES, seats=2, options={"special_tiles": tiles}, seed=5)
        for tiles in (False, True)
    )
    assert pair.usual["length"].total == round(usual.decisions_mean * GAMES)
    assert pair.other["length"].total == round(other.decisions_mean * GAMES)
    assert pair.change["length"].total == pair.other["length"].total - pair.usual["length"].total
    assert pair.change["length"].squares > 0


def test_the_same_rules_twice_make_no_difference() -> None:
    pair = paired(ALONE, TABLE, Variant("1.0", {}), "random", 2, 4)
    assert {name: sums.squares for name, sums in pair.change.items() if sums.squares} == {}


def test_a_contest_has_the_share_of_a_match() -> None:
    blocks = contested(ALONE, TABLE, "greedy", "random", 2, 8)
    verdict = match(KRAFTWAGEN, "greedy", "random", 2, Bounds(0.001, 0.999, 2), 8, seed=5)
    assert block_share(blocks).value == verdict.share
    assert blocks.games >= verdict.games


def test_a_game_without_an_end_is_counted_and_left_out_of_the_other_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = watched(ALONE, TABLE, "random", 2, GAMES).facts.histograms["length"]
    middle = sorted(usual)[len(usual) // 2]
    monkeypatch.setattr(watch, "LONGEST", middle)
    numbers = watched(ALONE, TABLE, "random", 2, GAMES).facts.numbers
    longer = sum(count for length, count in usual.items() if length > middle)
    assert longer > 0
    assert numbers["endless"].total == longer
    assert numbers["endless"].count == GAMES
    assert numbers["length"].count == numbers["won-0"].count == GAMES - longer


def test_every_option_is_tried_with_every_other_value_and_ranges_with_their_ends() -> None:
    assert other_values(KRAFTWAGEN, 4, {"exact_level": True}) == [
        ("special_tiles", True),
        ("exact_level", False),
        ("open_money", True),
    ]
    paris = other_values(PARIS, 4, {})
    assert ("cut_off", "strict") in paris
    assert [value for name, value in paris if name == "stalemate_trade_turns_per_player"] == [0, 100]
    assert [value for name, value in paris if name == "start_player"] == [0]


def test_cells_have_readable_files_of_their_own() -> None:
    names = {file_name("bus", "greedy", 4, option) for option in ("a:b", "a/b", "a b")}
    assert len(names) == 3
    assert all(name.startswith("bus-greedy-4-a_b-") for name in names)


@pytest.mark.parametrize(
    ("wish", "error", "words"),
    [
        (Wish(["random"], [2], 1), WrongSetup, "at least two games"),
        (Wish(["random", "random"], [2], 9), WrongSetup, "different bots"),
        (Wish(["random"], [], 9), WrongSetup, "at least one table size"),
        (Wish(["random"], [2], 9, compare=Variant("1.0", {"tiles": 1})), WrongOptions, "no such option"),
    ],
)
def test_what_cannot_be_measured_is_refused(wish: Wish, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        check_wish(KRAFTWAGEN, wish)


SMALL = Wish(["random"], [2], 4, 5)


def test_one_process_and_two_measure_the_same() -> None:
    assert measure(KRAFTWAGEN, SMALL, Farm(Processes(2))) == measure(KRAFTWAGEN, SMALL)


def test_a_page_is_refined_by_more_games_and_the_same_as_if_they_had_been_played_at_once(tmp_path: Path) -> None:
    farm = Farm(resume=tmp_path / "cells")
    measure(KRAFTWAGEN, SMALL, farm)
    more = msgspec.structs.replace(SMALL, games=6)
    assert measure(KRAFTWAGEN, more, farm) == measure(KRAFTWAGEN, more)


def test_a_measurement_that_was_killed_goes_on_to_the_same_result(tmp_path: Path) -> None:
    cells = tmp_path / "cells"
    command = [sys.executable, "-m", "stellwerk", "lab", "balance", "kraftwagen", "--bots", "random", "--seats", "2"]
    command += ["--games", "30", "--seed", "5", "--json", "--resume", str(cells)]
    began = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    until = monotonic() + PATIENCE
    while len(list(cells.glob("*.json"))) < 2 and began.poll() is None:
        assert monotonic() < until
        with suppress(subprocess.TimeoutExpired):
            began.wait(0.05)
    os.kill(began.pid, signal.SIGKILL)
    began.wait()
    again = subprocess.run(command, capture_output=True, check=True).stdout
    resumed = msgspec.convert(msgspec.json.decode(again), Balance, str_keys=True)
    assert resumed == measure(KRAFTWAGEN, Wish(["random"], [2], 30, 5))
