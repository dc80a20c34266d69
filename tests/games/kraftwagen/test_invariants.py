"""Pieces are conserved, and the two readings agree, over random games (invariants of section 11)."""

from random import Random

import pytest

from stellwerk.games.kraftwagen import GAME
from stellwerk.games.kraftwagen.board import SPECIAL, WORKER
from stellwerk.games.kraftwagen.rules.phases import DO_ACTIVATE, DO_CLEAR, DO_DISCARD, STEP, TILE
from stellwerk.games.kraftwagen.state import State
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.options import completed

OPTIONS: list[dict[str, object]] = [{}, {"special_tiles": True}, {"exact_level": True}]


def waiting(state: State, kind: int) -> int:
    """How many steps of a kind wait."""
    return sum(step % STEP == kind for step in state.steps)


def conserved(state: State) -> None:
    """Workers, parts, cards, prices, the chain and the track."""
    cars = [car for car in state.market if car]
    for seat in range(state.setting.seats):
        on_cars = sum(car[3] for car in cars if car[0] == seat)
        in_hand = waiting(state, DO_ACTIVATE) if seat == state.mover else 0
        assert state.supply[seat] + state.canteen[seat] + len(state.active[seat]) + on_cars + in_hand + 2 == 14
        assert not state.idle[seat] or state.canteen[seat] == 0
    parts = sum(len(hall) for hall in state.halls) + 2 * len(cars) + sum(state.stock)
    assert parts + sum(value > 0 for value in state.race_engine) + waiting(state, DO_CLEAR) == 41 + 39
    held = sum(len(pile) for pile in (*state.active, *state.idle)) + sum(mask.bit_count() for mask in state.engineers)
    cards = len(state.deck) - state.top + len(state.discard) + len(state.open) + held
    assert cards + waiting(state, DO_DISCARD) == 50
    if state.to_act() and not state.setting.special:
        assert state.prices.bit_count() + len(cars) == 8
    tiles = [item for item in state.chain if item < WORKER]
    assert len(set(tiles)) == len(tiles) == SPECIAL + state.setting.special
    assert state.phase != TILE or state.chain[0] == WORKER + state.mover
    driving = [space for space in state.position if space] + ([3, 6] if state.setting.seats == 2 else [])
    assert len(set(driving)) == len(driving)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_pieces_are_conserved_and_money_never_falls(options: dict[str, object], seats: int) -> None:
    """Every position of random games (KW-1.8, KW-3.1, KW-4.6a, KW-6.3, KW-7.13)."""
    for seed in range(4):
        random = Random(seed)
        chance = FastChance(random)
        state = GAME.setup(seats, completed(GAME.meta, options), chance)
        money = [0] * seats
        while state.to_act():
            conserved(state)
            state.apply(state.mover, random.choice(state.legal(state.mover)), chance)
            now = [state.money(seat) for seat in range(seats)]
            assert all(after >= before for after, before in zip(now, money, strict=True))
            money = now
        conserved(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_fast_and_readable_rules_agree(options: dict[str, object], seats: int) -> None:
    """All 255 notations at every seventh position (KW-3.10, KW-4.3, KW-5.2)."""
    random = Random(seats)
    chance = FastChance(random)
    state = GAME.setup(seats, completed(GAME.meta, options), chance)
    number = 0
    while state.to_act():
        legal = list(state.legal(state.mover))
        for action in range(GAME.actions.size) if number % 7 == 0 else legal:
            refusal = GAME.refusal(state, state.mover, action)
            assert (refusal is None) == (action in legal), (GAME.actions.notation(action), refusal)
        state.apply(state.mover, random.choice(legal), chance)
        number += 1


def test_there_are_255_notations() -> None:
    """The record vocabulary (section 11a)."""
    assert GAME.actions.size == 255


def test_clones_do_not_share_what_changes() -> None:
    random = Random(3)
    chance = FastChance(random)
    state = GAME.setup(4, completed(GAME.meta, {"special_tiles": True}), chance)
    while state.to_act():
        copy, before = state.clone(), GAME.dump(state)
        for _ in range(4):
            if copy.to_act():
                copy.apply(copy.mover, random.choice(copy.legal(copy.mover)), chance)
        assert GAME.dump(state) == before
        state.apply(state.mover, random.choice(state.legal(state.mover)), chance)
