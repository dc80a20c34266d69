"""Two readings of the rules: the fast lists and the readable clauses agree; pieces are conserved."""

from random import Random

import pytest

from stellwerk.games.paris import GAME
from stellwerk.games.paris.actions import PLACE
from stellwerk.games.paris.board import BAG, BIT, COMPANIES, hexes_of
from stellwerk.games.paris.clauses.cut_off import is_cut_off
from stellwerk.games.paris.clauses.position import read_position
from stellwerk.games.paris.rules.tables import assemble
from stellwerk.games.paris.state import State
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.options import completed

OPTIONS: list[dict[str, object]] = [
    {},
    {"cut_off": "strict"},
    {"cut_off": "off"},
    {"board": "board_mini"},
    {"board": "board_mini", "cut_off": "strict"},
    {"board": "board_mini", "cut_off": "off"},
]


def agree(state: State, actions: list[int]) -> None:
    """Every action is legal by both readings or by none."""
    legal = set(state.legal(state.mover))
    for action in actions:
        refusal = GAME.refusal(state, state.mover, action)
        assert (refusal is None) == (action in legal), f"{GAME.actions.notation(action)}: {refusal}"


def conserved(state: State) -> None:
    """31 locos of each colour beside start and marker; capacities, bounds and derived tables hold."""
    seats = state.setting.seats
    for company in range(6):
        held = sum(state.hands[company::6])
        assert state.supply[company] + held + len(state.laid[company]) - 1 == BAG
    assert min(state.supply) >= 0
    assert min(state.hands) >= 0
    assert all(sum(state.hands[seat * 6 : seat * 6 + 6]) >= 1 for seat in range(seats))
    once, twice = 0, 0
    for track in state.track:
        assert not twice & track, "three locos on a hex"
        twice |= once & track
        once |= track
    assert not twice & state.board.cities, "two locos in a city"
    printed = sum(state.board.value[hex] for hex in hexes_of(once & state.board.cities))
    assert sum(state.value) + state.points == printed


def derived_tables_hold(state: State) -> None:
    """What is kept up to date step by step equals what is derived from scratch."""
    fresh = state.clone()
    assemble(fresh, fresh.laid)
    for name in ("track", "frontier", "places", "half", "room", "supply", "filled", "pairs", "open", "holds"):
        assert getattr(fresh, name) == getattr(state, name), name
    assert fresh.vital == state.vital
    assert bool(fresh.danger) == bool(state.danger)


def nobody_is_cut_off(state: State) -> None:
    """The rule holds in every position, not only for the next loco (PAR-6.1)."""
    position = read_position(state, 0)
    if position.cut_off != "off":
        assert not any(is_cut_off(position, position.locos, company) for company in COMPANIES)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_fast_and_readable_rules_agree(options: dict[str, object], seats: int) -> None:
    """All actions at every 20th position, elsewhere legal ones and a sample (PAR-4.3, PAR-5.1, PAR-6.1)."""
    mini = options.get("board") == "board_mini"
    for seed in range(4 if mini else 1):
        random = Random(seed * 10 + seats)
        chance = FastChance(random)
        state = GAME.setup(seats, completed(GAME.meta, options), chance)
        number = 0
        while state.to_act():
            legal = list(state.legal(state.mover))
            if number % 20 == 0:
                agree(state, list(range(GAME.actions.size)))
                derived_tables_hold(state)
                nobody_is_cut_off(state)
            elif mini or number % 4 == 0:
                agree(state, [*legal, *(random.randrange(GAME.actions.size) for _ in range(10))])
            conserved(state)
            state.apply(state.mover, random.choice(legal), chance)
            number += 1
        conserved(state)


@pytest.mark.parametrize("cut_off", ["standard", "strict"])
@pytest.mark.parametrize("seed", range(6))
def test_the_readings_agree_where_it_is_crowded(seed: int, cut_off: str) -> None:
    """Locos near Paris and cities first: many placements are forbidden (PAR-6.1, PAR-6.6, PAR-V3)."""
    random = Random(seed)
    chance = FastChance(random)
    state = GAME.setup(4, completed(GAME.meta, {"cut_off": cut_off}), chance)
    centre = set(near_paris(state, 3))
    for number in range(160):
        if not state.to_act():
            break
        legal = list(state.legal(state.mover))
        builds = [action for action in legal if action < 6 or action - PLACE in centre]
        if number % 3 == 0:
            agree(state, [*range(6), *(PLACE + hex for hex in centre)])
        derived_tables_hold(state)
        state.apply(state.mover, random.choice(builds or legal), chance)
    nobody_is_cut_off(state)


def near_paris(state: State, steps: int) -> list[int]:
    """The buildable hexes so many steps from the start hexes."""
    mask = 0
    for start in state.board.starts:
        mask |= BIT[start]
    for _ in range(steps):
        for hex in hexes_of(mask):
            mask |= state.board.near_mask[hex]
    return [hex for hex in hexes_of(mask) if hex not in state.board.starts]


def test_clones_do_not_share_what_changes() -> None:
    """A clone plays on without touching its original, and the other way round."""
    for seed in range(5):
        random = Random(seed)
        chance = FastChance(random)
        state = GAME.setup(3, completed(GAME.meta, {}), chance)
        while state.to_act():
            copy, before = state.clone(), GAME.dump(state)
            legal = list(state.legal(state.mover))
            for _ in range(4):
                if copy.to_act():
                    copy.apply(copy.mover, random.choice(copy.legal(copy.mover)), chance)
            assert GAME.dump(state) == before
            assert list(state.legal(state.mover)) == legal
            state.apply(state.mover, random.choice(legal), chance)


def test_the_lists_are_in_a_stable_order() -> None:
    """The same position gives the same list, however it came about."""
    random = Random(2)
    chance = FastChance(random)
    state = GAME.setup(4, completed(GAME.meta, {}), chance)
    while state.to_act():
        legal = list(state.legal(state.mover))
        assert legal == list(GAME.load(GAME.dump(state)).legal(state.mover))
        places = [action for action in legal if action >= PLACE]
        assert places == sorted(places)
        state.apply(state.mover, random.choice(legal), chance)
