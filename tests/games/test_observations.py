"""Observations agree with what a seat sees, field by field."""

import subprocess
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from stellwerk.contract.positions import Setting, plain_settings, random_game
from stellwerk.kernel.game import Game
from stellwerk.kernel.registry import all_games

GAMES = all_games()
ROOT = Path(__file__).parents[2]


def observed(game: Any, state: Any, seat: int) -> dict[str, list[int]]:
    """The numbers of an observation by the names of their fields."""
    row = iter(game.observe(state, seat))
    return {
        field.name: [next(row) for _ in range(field.length)] for field in game.observation_fields(state.setting.seats)
    }


def positions(id: str, seats: int | None = None) -> Iterator[tuple[Any, Any, dict[str, list[int]], int]]:
    """Positions of a random game: position, view and observation of the seat that is to act."""
    game = GAMES[id]
    setting = next(one for one in plain_settings(game) if seats in (None, one.seats))
    for state, seat in random_game(game, setting, seed=3):
        yield state, game.view(state, seat), observed(game, state, seat), seat


def relative(owner: int | None, seat: int, seats: int) -> int:
    return 0 if owner is None else (owner - seat) % seats + 1


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_table_has_one_length_whatever_its_options(game: Any) -> None:
    names = [field.name for field in game.observation_fields(game.meta.least_seats)]
    assert len(set(names)) == len(names)
    for seats in range(game.meta.least_seats, game.meta.most_seats + 1):
        assert [field.name for field in game.observation_fields(seats)] == names


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_the_own_seat_comes_first(game: Any) -> None:
    """Who is to act sees a 1 at the first place of the field that says so."""
    name = {"minden": "deciding", "fracht": "acting"}.get(game.meta.id, "mover")
    for state, seat in random_game(game, plain_settings(game)[0], seed=1):
        assert observed(game, state, seat)[name][0] == 1


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_positions_that_differ_are_observed_differently(game: Game) -> None:
    """Every decision of a seat that it can see leaves a trace, nearly always."""
    rows = [bytes(game.observe(state, 0)) for state, _ in random_game(game, plain_settings(game)[0], seed=1)]  # type: ignore[attr-defined]
    same = sum(one == two for one, two in pairwise(rows))
    assert same < len(rows) // 5


def test_bus_shows_scores_passengers_and_cubes() -> None:
    for _, view, row, seat in positions("bus", 4):
        turned = [(seat + step) % 4 for step in range(4)]
        assert row["seats"][0::20] == [view.scores[other] + 64 for other in turned]
        assert row["seats"][3::20] == [view.buses[other] for other in turned]
        assert sum(row["passengers"]) == sum(view.standing.values()) + len(view.seated)
        assert sum(row["now"] + row["next"] + row["after"]) == len(view.buildings)
        owners = [owner for area in view.areas.values() for owner in area]
        assert sorted(code for code in row["cubes"] if code) == sorted(relative(owner, seat, 4) for owner in owners)


def test_paris_shows_the_own_hand_and_bounds_for_the_others() -> None:
    for _, view, row, seat in positions("paris", 3):
        assert row["hand"] == view.hands[seat]
        assert row["value"] == view.value and row["supply"] == view.supply and row["held"] == view.held
        assert row["sizes"] == [view.hand_sizes[(seat + step) % 3] for step in range(3)]
        assert row["at_least"][:6] == view.at_least[(seat + 1) % 3]
        assert sum(mask.bit_count() for mask in row["hexes"]) == sum(len(there) for there in view.locos.values())


def test_fracht_shows_the_own_hand_and_counts_what_is_unseen() -> None:
    for state, view, row, seat in positions("fracht", 3):
        assert sum(row["hand"]) == len(view.hands[seat]) == row["sizes"][0]
        assert sum(row["unseen"]) == view.pile + sum(row["sizes"][1:])
        assert row["trains"][0] == len(view.trains[seat])
        assert sum(row["rails"]) == sum(rails.bit_count() for rails in state.rails)


def test_kraftwagen_shows_the_market_and_the_own_factory() -> None:
    for _, view, row, seat in positions("kraftwagen", 3):
        own = view.players[seat]
        assert row["seats"][:3] == [own.money, own.supply, own.canteen]
        owners = [None if car is None else car.seat for car in view.market]
        assert row["market"][0 : len(owners) * 9 : 9] == [relative(owner, seat, 3) for owner in owners]
        assert sum(row["cards"]) == len(view.open_cards)
        assert row["awards"] == [relative(award.owner, seat, 3) for award in view.awards]


def test_minden_shows_cards_and_never_a_tip_of_the_others() -> None:
    tipped = 0
    for state, view, row, seat in positions("minden", 3):
        assert row["spaces"] == [view.seats[(seat + step) % 3].position for step in range(3)]
        assert row["tipped"] == [int(view.seats[(seat + step) % 3].tipped) for step in range(3)]
        assert row["tip"] == [0] * 5  # whoever is to act has not tipped yet
        for other in range(3):
            if state.tips[other] >= 0:
                assert observed(GAMES["minden"], state, other)["tip"][0] == 1
                tipped += 1
    assert tipped > 50


def test_the_page_has_the_fields_of_every_game() -> None:
    check = [sys.executable, "tools/observations.py", "--check"]
    ran = subprocess.run(check, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (0, "", "")


def test_paris_shows_all_hands_where_they_lie_open() -> None:
    game: Any = GAMES["paris"]
    options = {**plain_settings(game)[0].options, "open_hands": True}
    for state, seat in random_game(game, Setting(3, options), seed=1):
        others = state.hands[(seat + 1) % 3 * 6 :][:6]
        assert observed(game, state, seat)["at_least"][:6] == others
