"""Two readings of the rules agree, pieces are conserved, and what is kept equals what is derived."""

from random import Random

import pytest

from stellwerk.games.bus import GAME
from stellwerk.games.bus.actions import EXTEND, HEADS, PASS
from stellwerk.games.bus.board import (
    ARM_STREET,
    CAPACITY,
    CROSSINGS,
    DEGREE,
    FIRST_ARM,
    STATIONS,
    STICK,
    crossings_of,
)
from stellwerk.games.bus.clauses.lines import greatest
from stellwerk.games.bus.clauses.position import Position
from stellwerk.games.bus.rules.lines import longest
from stellwerk.games.bus.rules.passengers import passengers_at, vacant, waiting
from stellwerk.games.bus.rules.phases import CHOOSE, CIRCLE, DRIVING, LAYING, SETUP_SECOND
from stellwerk.games.bus.state import State
from stellwerk.kernel.chance import FastChance, NoChance
from stellwerk.kernel.options import completed

OPTIONS: list[dict[str, object]] = [
    {},
    {"head_on": "any_angle"},
    {"circle_heads": "any_crossing"},
    {"circle_heads": "any_crossing", "head_on": "any_angle", "sticks": 25, "max_buses": 5},
    {"action_cubes": 21, "time_stones": 5, "building_limit": None, "line_bonus_5p": False},
]


def thrifty(state: State, random: Random) -> int:
    """A choice that passes mostly where that is possible, so that games are long and lines grow."""
    legal = state.legal(state.mover)
    if state.phase == CHOOSE and legal[-1] == PASS and random.random() < 0.72:
        return PASS
    return random.choice(legal)


def agree(state: State, actions: list[int]) -> None:
    """Every action is legal by both readings or by none."""
    legal = set(state.legal(state.mover))
    for action in actions:
        refusal = GAME.refusal(state, state.mover, action)
        assert (refusal is None) == (action in legal), f"{GAME.actions.notation(action)}: {refusal}"


def conserved(state: State) -> None:
    """Passengers, cubes, sticks, stones, tiles: nothing comes from nowhere (BUS-1.3, BUS-1.5, BUS-1.6, BUS-1.7)."""
    setting = state.setting
    people = [passengers_at(state, crossing) for crossing in range(len(CROSSINGS))]
    assert sum(people) + state.supply == 15
    assert all(count <= 2 for crossing, count in enumerate(people) if not STATIONS >> crossing & 1)
    assert all(state.sticks[seat] + len(state.trails[seat]) == setting.sticks for seat in range(setting.seats))
    assert min(state.sticks) >= 0
    assert state.stones_left + sum(state.stones) == setting.stones
    built = sum(mask.bit_count() for mask in state.kinds)
    assert sum(setting.tiles - left for left in state.tiles) == built
    assert built + state.lots_left() == 47
    assert state.mbz == max(state.buses)
    assert all(0 <= count <= setting.cubes for count in state.cubes)
    assert all(len(cubes) <= CAPACITY[area] for area, cubes in enumerate(state.areas))
    assert len(set(state.since)) == setting.seats
    seated = state.in_first & state.in_second
    assert seated & ~state.pairs == 0
    assert (state.in_first | state.in_second) & ~state.people == 0


def lines_hold(state: State) -> None:
    """Every line is a trail of different streets between its heads (BUS-5.9, BUS-5.12)."""
    for seat, trail in enumerate(state.trails):
        if not trail:
            continue
        streets = [ARM_STREET[arm] for arm in trail]
        assert len(set(streets)) == len(streets)
        mask = 0
        for street in streets:
            mask |= STICK[street]
        assert mask == state.own[seat]
        assert sum(1 << crossing for crossing in set(crossings_of(trail))) == state.touch[seat]
        odd = [crossing for crossing in set(crossings_of(trail)) if degree(streets, crossing) % 2]
        ends = {crossings_of(trail)[0], crossings_of(trail)[-1]}
        assert set(odd) == (ends if len(ends) == 2 else set())


def degree(streets: list[int], crossing: int) -> int:
    """How many of these streets touch a crossing."""
    return sum(ARM_STREET[arm] in streets for arm in arms_of(crossing))


def arms_of(crossing: int) -> range:
    """The arms of a crossing."""
    return range(FIRST_ARM[crossing], FIRST_ARM[crossing] + DEGREE[crossing])


def derived_tables_hold(state: State) -> None:
    """A position loaded from its snapshot keeps the same tables."""
    fresh = GAME.load(GAME.dump(state))
    for name in ("heads", "own", "taken", "touch", "kinds", "tiles", "letter", "builds", "people", "pairs", "in_first"):
        assert getattr(fresh, name) == getattr(state, name), name
    for name in ("in_second", "supply", "sticks", "mbz", "at_1830", "at_dampfross", "trails", "stones_left"):
        assert getattr(fresh, name) == getattr(state, name), name
    if state.phase == CHOOSE:
        assert (fresh.open, fresh.put, fresh.passed) == (state.open, state.put, state.passed)


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_fast_and_readable_rules_agree_in_long_games(options: dict[str, object], seats: int) -> None:
    """All actions at every 20th position, the legal ones and a sample elsewhere (BUS-5.1 to BUS-5.5, BUS-5.15)."""
    random = Random(seats)
    state = GAME.setup(seats, completed(GAME.meta, options), FastChance(random))
    number = 0
    while state.to_act():
        legal = list(state.legal(state.mover))
        if number % 20 == 0:
            agree(state, list(range(GAME.actions.size)))
            derived_tables_hold(state)
        elif state.phase in (LAYING, CIRCLE, SETUP_SECOND):
            agree(state, list(range(EXTEND, HEADS + 36)))
        elif number % 3 == 0:
            agree(state, [*legal, *(random.randrange(GAME.actions.size) for _ in range(10))])
        conserved(state)
        lines_hold(state)
        state.apply(state.mover, thrifty(state, random), NoChance())
        number += 1
    conserved(state)
    assert state.round <= 11


@pytest.mark.parametrize("options", [{"sticks": 25}, {"circle_heads": "any_crossing", "sticks": 25}], ids=str)
def test_the_look_ahead_agrees_where_lines_are_long(options: dict[str, object]) -> None:
    """BUS-5.15: large fleets, so that amounts are large and dead ends near."""
    filtered = 0
    for seed in range(6):
        random = Random(seed)
        state = GAME.setup(3, completed(GAME.meta, options), FastChance(random))
        while state.to_act():
            if state.phase == CHOOSE and state.mbz < 3:
                state.buses, state.mbz = [3, 2, 2], 3
                state.choices = None
            if state.phase in (LAYING, CIRCLE):
                agree(state, list(range(EXTEND, HEADS + 36)))
                filtered += is_filtered(state)
            state.apply(state.mover, busy(state, random), NoChance())
    assert filtered > 0


def busy(state: State, random: Random) -> int:
    """Cubes on the lines wherever possible."""
    legal = state.legal(state.mover)
    lines = [action for action in legal if GAME.actions.notation(action) == "place:lines"]
    return lines[0] if lines and random.random() < 0.6 else random.choice(legal)


def is_filtered(state: State) -> bool:
    """Whether the look-ahead forbids something here."""
    refusals = [GAME.refusal(state, state.mover, action) for action in range(EXTEND, HEADS + 36)]
    return any(refusal is not None and refusal.clause == "BUS-5.15" for refusal in refusals)


def test_both_readings_of_the_greatest_number_agree() -> None:
    """BUS-5.15: g(L, m) for m up to 6, as the fast rules and the clauses count it."""
    random = Random(3)
    state = GAME.setup(3, completed(GAME.meta, {}), FastChance(random))
    compared = 0
    while state.to_act():
        if state.phase == LAYING and random.random() < 0.4:
            seat = state.mover
            front, back = state.heads[2 * seat], state.heads[2 * seat + 1]
            position = Position(state)
            for most in range(1, 7):
                fast = longest(state, seat, front, back, state.own[seat], state.taken, most)
                assert fast == greatest(position, seat, position.lines[seat], most)
                compared += 1
        state.apply(state.mover, thrifty(state, random), NoChance())
    assert compared > 20


def test_no_crossing_has_a_passenger_and_a_free_right_building() -> None:
    """BUS-10.10: after walking, a ride within one crossing cannot occur."""
    for seed in range(12):
        random = Random(seed)
        state = GAME.setup(3 + seed % 3, completed(GAME.meta, {}), FastChance(random))
        while state.to_act():
            if state.phase == DRIVING:
                assert waiting(state, state.hour) & vacant(state, state.hour) == 0
                inside = (state.kinds[2 * state.hour] & state.in_first).bit_count()
                inside += (state.kinds[2 * state.hour + 1] & state.in_second).bit_count()
                assert inside == satisfied(state)
            state.apply(state.mover, thrifty(state, random), NoChance())


def satisfied(state: State) -> int:
    """min(passengers, right buildings) over all crossings."""
    first, second = state.kinds[2 * state.hour], state.kinds[2 * state.hour + 1]
    right = [(first >> at & 1) + (second >> at & 1) for at in range(len(CROSSINGS))]
    return sum(min(passengers_at(state, at), count) for at, count in enumerate(right))


def test_clones_do_not_share_what_changes() -> None:
    """A clone plays on without touching its original."""
    for seed in range(4):
        random = Random(seed)
        state = GAME.setup(4, completed(GAME.meta, {}), FastChance(random))
        while state.to_act():
            copy, before = state.clone(), GAME.dump(state)
            legal = list(state.legal(state.mover))
            for _ in range(4):
                if copy.to_act():
                    copy.apply(copy.mover, random.choice(copy.legal(copy.mover)), NoChance())
            assert GAME.dump(state) == before
            assert list(state.legal(state.mover)) == legal
            state.apply(state.mover, thrifty(state, random), NoChance())
