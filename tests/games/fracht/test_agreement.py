"""Invariants over random games, and the two readings of the rules on crowded fields."""

from random import Random

import pytest

from stellwerk.contract.agreement import fast_and_readable_rules_agree
from stellwerk.contract.positions import Setting, random_game, settings
from stellwerk.games.fracht import GAME
from stellwerk.games.fracht.board import KIND, OVERS, PLACES, USED
from stellwerk.games.fracht.rules.building import joints
from stellwerk.games.fracht.rules.track import following
from stellwerk.games.fracht.snapshot.invariants import check_position
from stellwerk.games.fracht.state import State
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.options import completed

TABLES = settings(GAME)


def name_of(setting: Setting) -> str:
    changed = [name for name, value in setting.options.items() if value != completed(GAME.meta, {})[name]]
    return f"{setting.seats}-{changed[0] if changed else 'plain'}"


@pytest.mark.parametrize("setting", TABLES, ids=name_of)
def test_invariants_hold_in_every_position(setting: Setting) -> None:
    """Every card once, one loco on a sleeper, locos on rails, phases that can be (section 11, FRA-2.7, FRA-6.2)."""
    for seed in range(3):
        for state, _ in random_game(GAME, setting, seed):
            assert isinstance(state, State)
            check_position(state)


@pytest.mark.parametrize("setting", TABLES, ids=name_of)
def test_what_the_fast_rules_keep_is_what_lies_there(setting: Setting) -> None:
    """Exits, open places and places to over-build, computed anew (FRA-2.10, FRA-5.1.3, FRA-5.2.2)."""
    for number, (state, _) in enumerate(random_game(GAME, setting, 7)):
        assert isinstance(state, State)
        if number % 10 == 0:
            _kept_is_true(state)


def _kept_is_true(state: State) -> None:
    for place in state.setting.places:
        free = state.rails[place] == 0
        touched = bool(joints(state, place)) or (state.setting.adjacent and _beside(state, place))
        assert bool(state.open >> place & 1) == (free and touched)
        for kind in range(14):
            assert bool(state.over[kind] >> place & 1) == bool(OVERS[state.rails[place]] >> kind & 1)
    for station in range(10):
        behind = [at for at in state.setting.at_station[station * 4 : station * 4 + 4] if at >= 0]
        rails = [at for at in behind if USED[state.rails[(at - 10) // 20]] >> ((at - 10) % 20 >> 1) & 1]
        assert following(state, station) == rails


def _beside(state: State, place: int) -> bool:
    near = state.setting.near[place * 4 : place * 4 + 4]
    return any(0 <= at < 10 or (at >= 10 and state.rails[(at - 10) // 20]) for at in near)


def test_the_readings_agree_in_games_of_planning_bots() -> None:
    """Longer games with many wagons and pushes; every legal list against the clauses."""
    from stellwerk.bots.greedy import GreedyBot

    random = Random(3)
    chance = FastChance(random)
    state = GAME.setup(4, completed(GAME.meta, {}), chance)
    bot = GreedyBot()
    for _ in range(60):
        if not state.to_act():
            break
        seat = state.acting
        for action in bot.choose(GAME, state, seat, random):
            if state.acting != seat or action not in state.legal(seat):
                break
            _agree_here(state, seat, random)
            state.apply(seat, action, chance)


def _agree_here(state: State, seat: int, random: Random) -> None:
    legal = set(state.legal(seat))
    for action in [*legal, *(random.randrange(GAME.actions.size) for _ in range(10))]:
        assert (GAME.refusal(state, seat, action) is None) == (action in legal), GAME.actions.notation(action)


@pytest.mark.deep
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_readings_agree_over_many_games(seats: int) -> None:
    """Some hundred random games of every number of players."""
    for seed in range(200):
        fast_and_readable_rules_agree(GAME, Setting(seats, completed(GAME.meta, {})), seed)


def test_every_kind_of_card_is_known_to_the_tables() -> None:
    """Places and kinds are counted as the data say (FRA-1.2, FRA-V4)."""
    assert len(PLACES) == 40
    assert len(set(KIND)) == 14
