"""Fills the view: an allow-list, the same for everybody but for the money (KW-7.18)."""

from stellwerk.games.kraftwagen.board import (
    ACTION_IDS,
    AWARD_IDS,
    AWARD_POINTS,
    BONUS_N,
    BONUS_TYPES,
    BUYERS,
    CARD_IDS,
    COLOURS,
    COPIES,
    ENGINE,
    ENGINEER_IDS,
    LENGTH,
    NEUTRAL,
    PRICES,
    RING,
    ROUNDS,
    SOURCE_IDS,
    SOURCES,
    SPECIAL,
    START_IDS,
    TILE_ACTIONS,
    TILE_IDS,
    TRACK_FIELDS,
    WORKER,
    names,
    names_of,
)
from stellwerk.games.kraftwagen.prompts import clause, prompt
from stellwerk.games.kraftwagen.rules.cars import PRICE, SEAT, WORKERS, counted
from stellwerk.games.kraftwagen.rules.phases import DO_ACTIONS, DO_CLEAR, DO_PART, OVER, PHASES, STEP
from stellwerk.games.kraftwagen.rules.race import distance, strength
from stellwerk.games.kraftwagen.state import State
from stellwerk.games.kraftwagen.view.fields import (
    KraftwagenAward,
    KraftwagenCar,
    KraftwagenDraft,
    KraftwagenPart,
    KraftwagenPlace,
    KraftwagenPlayer,
    KraftwagenPrice,
    KraftwagenSpecialStack,
    KraftwagenStack,
    KraftwagenView,
)

DOING = {
    "take_card": "research",
    "take_body": "body",
    "take_engine": "engine",
    "choose_buyer": "buyer",
    "use_porsche": "grand_prix",
    "activate": "worker",
}
"""By decision: the action that is running."""


def view(state: State, seat: int | None) -> KraftwagenView:
    """Name every field that goes out."""
    over = state.phase == OVER
    length = len(state.chain)
    return KraftwagenView(
        phase=PHASES[state.phase],
        to_act=[] if over else [state.mover],
        prompt=prompt(state),
        clause=clause(state),
        turn=state.turn,
        round=state.round,
        rounds=ROUNDS,
        turn_in_round=state.turn_in_round,
        mover=None if over else state.mover,
        player_order=state.order,
        chain=[_place(state, index) for index in range(length)],
        empty_fields=[(state.shift + at) % RING for at in range(length, RING)],
        tile=TILE_IDS[state.tile] if state.tile >= 0 else None,
        pending=_pending(state),
        doing=DOING.get(PHASES[state.phase]),
        part_in_hand=_in_hand(state),
        level_plus=_level_plus(state),
        draft=draft(state),
        open_cards=names(CARD_IDS, state.open),
        deck=len(state.deck) - state.top,
        discard=names(CARD_IDS, state.discard),
        body_supply=state.stock[:ENGINE],
        engine_supply=state.stock[ENGINE:],
        colour=COLOURS[state.round - 1],
        prices=[_price(state, at) for at in range(len(PRICES[state.round - 1]))],
        market=[car_view(car, slot) if car else None for slot, car in enumerate(state.market, 1)],
        active_buyers=_active(state),
        stacks=[
            KraftwagenStack(id, COPIES[at] - state.buyers.count(at), state.white[at]) for at, id in enumerate(BUYERS)
        ],
        buyer_track=TRACK_FIELDS[state.track],
        buyer_fields=TRACK_FIELDS[::-1],
        neutral_cars=neutral(state),
        track_length=LENGTH,
        awards=_awards(state),
        start_tiles=names_of(START_IDS, state.starts) if state.turn_in_round == 0 else [],
        special=_special(state),
        players=[_player(state, other, seat) for other in range(state.setting.seats)],
    )


def neutral(state: State) -> list[int]:
    """The spaces of neutral cars (KW-10.5)."""
    return NEUTRAL if state.setting.seats == 2 else []


def knows_money(state: State, seat: int, reader: int | None) -> bool:
    """Whose money is shown: the own, all with the option and at the end (KW-7.18, KW-V2.1)."""
    return seat == reader or state.setting.open_money or state.phase == OVER


def _place(state: State, index: int) -> KraftwagenPlace:
    item = state.chain[index]
    field = (state.shift + index) % RING
    if item >= WORKER:
        return KraftwagenPlace(index, field, None, [], item - WORKER, False, None, 0)
    special = item >= SPECIAL
    actions = names(ACTION_IDS, TILE_ACTIONS[item])
    bonus = BONUS_TYPES[item] if special else None
    return KraftwagenPlace(index, field, TILE_IDS[item], actions, None, special, bonus, BONUS_N[item])


def _pending(state: State) -> list[str]:
    masks = [step // STEP & 63 for step in reversed(state.steps) if step % STEP == DO_ACTIONS]
    return [id for mask in masks for id in names_of(ACTION_IDS, mask)]


def _in_hand(state: State) -> KraftwagenPart | None:
    parts = [step // STEP for step in state.steps if step % STEP == DO_CLEAR]
    return part_view(parts[0]) if parts else None


def _level_plus(state: State) -> int:
    last = state.steps[-1] if state.steps else 0
    return last // STEP // 2 if state.steps and last % STEP == DO_PART else 0


def part_view(part: int) -> KraftwagenPart:
    """A part by kind and value."""
    return KraftwagenPart("engine" if part >= ENGINE else "body", part % ENGINE + 1)


def draft(state: State) -> KraftwagenDraft | None:
    """The offer as far as it has been chosen."""
    if not state.draft:
        return None
    body, engine, workers, price = [*state.draft, None, None, None, None][:4]
    assert body is not None
    return KraftwagenDraft(body, engine, workers, price)


def car_view(car: list[int], slot: int) -> KraftwagenCar:
    """A car and what buyers compare."""
    seat, body, engine, workers, price, marker = car[:6]
    id = ENGINEER_IDS[marker] if marker >= 0 else None
    return KraftwagenCar(
        slot, seat, body, engine, workers, price, id, *(counted(car, preference) for preference in range(4))
    )


def _price(state: State, at: int) -> KraftwagenPrice:
    value = PRICES[state.round - 1][at]
    if state.prices >> at & 1:
        return KraftwagenPrice(value, "free", None)
    slot = next((slot for slot, car in enumerate(state.market, 1) if car and car[PRICE] == value), None)
    return KraftwagenPrice(value, "out" if slot is None else "market", slot)


def _active(state: State) -> list[str | None]:
    free = state.setting.slots - len(state.buyers)
    return [*names(BUYERS, state.buyers), *([None] * free)]


def _awards(state: State) -> list[KraftwagenAward]:
    owners = [owner if owner >= 0 else None for owner in state.owners]
    return [KraftwagenAward(id, AWARD_POINTS[at], owners[at]) for at, id in enumerate(AWARD_IDS)]


def _special(state: State) -> KraftwagenSpecialStack | None:
    if not state.setting.special:
        return None
    return KraftwagenSpecialStack(len(state.special) - state.special_top, names(TILE_IDS, state.special_discard))


def _player(state: State, seat: int, reader: int | None) -> KraftwagenPlayer:
    known = knows_money(state, seat, reader)
    income = state.income[seat * SOURCES : seat * SOURCES + SOURCES]
    return KraftwagenPlayer(
        seat=seat,
        start_tile=START_IDS[state.start[seat]] if state.start[seat] >= 0 else None,
        supply=state.supply[seat],
        canteen=state.canteen[seat],
        on_cars=sum(car[WORKERS] for car in state.market if car and car[SEAT] == seat),
        on_developments=len(state.active[seat]),
        workshops=[part_view(part) for part in state.halls[seat]],
        gp_engine=strength(state, seat),
        gp_engine_is_tile=state.race_engine[seat] > 0,
        gp_position=state.position[seat],
        laps=state.laps[seat],
        distance=distance(state, seat),
        body_points=state.body[seat],
        engine_points=state.engine[seat],
        developments=names(CARD_IDS, state.active[seat]),
        inactive=names(CARD_IDS, state.idle[seat]),
        engineers=names_of(ENGINEER_IDS, state.engineers[seat]),
        markers=names_of(ENGINEER_IDS, state.markers[seat]),
        awards=[id for at, id in enumerate(AWARD_IDS) if state.owners[at] == seat],
        cars_sold=state.sold[seat],
        money=state.money(seat) if known else None,
        income=dict(zip(SOURCE_IDS, income, strict=True)) if known else {},
    )
