"""Loading a snapshot: rebuild the position and check that its numbers fit together (invariants of section 11)."""

from stellwerk.games.kraftwagen.board import (
    AWARD_IDS,
    BUYERS,
    CARD,
    COPIES,
    DEVELOPMENTS,
    ENGINE,
    ENGINEER_IDS,
    HALLS,
    LENGTH,
    MOST_LAPS,
    NEUTRAL,
    PART_COUNTS,
    PARTS,
    PRICES,
    ROUNDS,
    SOURCES,
    SPACES,
    SPECIAL,
    START_IDS,
    TILE,
    TRACK_FIELDS,
    WORKER,
    WORKERS,
)
from stellwerk.games.kraftwagen.meta import META
from stellwerk.games.kraftwagen.rules.cars import BODY, FREE, MARKER, PRICE, SEAT, new_car
from stellwerk.games.kraftwagen.rules.cars import ENGINE as CAR_ENGINE
from stellwerk.games.kraftwagen.rules.cars import WORKERS as CAR_WORKERS
from stellwerk.games.kraftwagen.rules.opening import opening
from stellwerk.games.kraftwagen.rules.phases import (
    DO_ACTIVATE,
    DO_CLEAR,
    DO_DISCARD,
    DO_EARLY,
    OVER,
    PHASES,
    REASONS,
    STEP,
)
from stellwerk.games.kraftwagen.rules.phases import TILE as TURN
from stellwerk.games.kraftwagen.snapshot.dumping import CarSnapshot, KraftwagenSnapshot
from stellwerk.games.kraftwagen.state import Setting, State
from stellwerk.kernel.options import completed
from stellwerk.kernel.snapshot import demand, load_snapshot


def load(text: bytes) -> State:
    """The position of a snapshot; ValueError says what is wrong with it."""
    return load_snapshot(text, KraftwagenSnapshot, META, _restored)


def _restored(snapshot: KraftwagenSnapshot) -> State:
    _check_table(snapshot)
    state = _restore(snapshot)
    _check_pieces(state)
    _check_moment(state)
    return state


def _check_table(snapshot: KraftwagenSnapshot) -> None:
    """Sizes and options, before anything is looked up."""
    seats = snapshot.seats
    demand(len(snapshot.players) == seats and len(snapshot.market) == SPACES[seats], "a row per seat and space")
    demand(sorted(snapshot.order) == list(range(seats)) and 0 <= snapshot.mover < seats, "seats of this table")
    demand(1 <= snapshot.round <= ROUNDS and snapshot.turn > 0 <= snapshot.turn_in_round, "round and turn")
    demand(all(0 <= (owner or 0) < seats for owner in snapshot.awards), "owners of awards")
    demand(len(snapshot.awards) == len(AWARD_IDS) and len(snapshot.white) == len(BUYERS), "awards and white markers")
    demand(len(snapshot.supply) == len(PART_COUNTS), "a figure per part")
    demand(0 <= snapshot.turned_up <= len(snapshot.deck), "cards turned up")
    demand(0 <= snapshot.special_turned_up <= len(snapshot.special), "special tiles turned up")
    demand(snapshot.phase in PHASES and snapshot.reason in REASONS, "phase and reason")
    demand(all(len(player.income) == SOURCES for player in snapshot.players), "income by source")


def _restore(snapshot: KraftwagenSnapshot) -> State:
    """Rebuild the position."""
    setting = Setting(snapshot.seats, completed(META, snapshot.options))
    deck = [CARD[id] for id in snapshot.deck]
    state = opening(setting, snapshot.order, [], deck, _mask(START_IDS, snapshot.drawn_tiles))
    state.phase = PHASES.index(snapshot.phase)
    state.mover, state.round = snapshot.mover, snapshot.round
    state.turn, state.turn_in_round = snapshot.turn, snapshot.turn_in_round
    state.reason = REASONS.index(snapshot.reason)
    state.chain = [TILE[item] if isinstance(item, str) else WORKER + item for item in snapshot.chain]
    state.shift = snapshot.shift
    state.tile = -1 if snapshot.tile is None else TILE[snapshot.tile]
    state.steps = list(snapshot.steps)
    state.top = snapshot.turned_up
    state.discard = [CARD[id] for id in snapshot.discard]
    state.open = [CARD[id] for id in snapshot.open]
    state.starts = _mask(START_IDS, snapshot.start_tiles)
    state.draft = list(snapshot.draft)
    _restore_special(state, snapshot)
    _restore_market(state, snapshot)
    _restore_players(state, snapshot)
    return state


def _restore_special(state: State, snapshot: KraftwagenSnapshot) -> None:
    state.special = [TILE[id] for id in snapshot.special]
    state.special_top = snapshot.special_turned_up
    state.special_discard = [TILE[id] for id in snapshot.special_discard]
    state.special_shown = list(snapshot.special_shown)


def _restore_market(state: State, snapshot: KraftwagenSnapshot) -> None:
    state.stock = list(snapshot.supply)
    state.bodies = sum(1 << at for at, count in enumerate(state.stock[:ENGINE]) if count)
    state.engines = sum(1 << at for at, count in enumerate(state.stock[ENGINE:]) if count)
    state.prices = sum(1 << PRICES[state.round - 1].index(price) for price in snapshot.prices)
    state.market = [FREE if car is None else _car(car) for car in snapshot.market]
    state.buyers = [BUYERS.index(id) for id in snapshot.buyers]
    state.white = list(snapshot.white)
    state.track = TRACK_FIELDS.index(snapshot.track)
    state.owners = [-1 if owner is None else owner for owner in snapshot.awards]
    state.awards = sum(1 << award for award, owner in enumerate(state.owners) if owner < 0)


def _car(car: CarSnapshot) -> list[int]:
    marker = -1 if car.marker is None else ENGINEER_IDS.index(car.marker)
    return new_car(car.seat, car.body, car.engine, car.workers, car.price, marker)


def _restore_players(state: State, snapshot: KraftwagenSnapshot) -> None:
    players = snapshot.players
    state.start = [-1 if player.start_tile is None else START_IDS.index(player.start_tile) for player in players]
    state.supply = [player.supply for player in players]
    state.canteen = [player.canteen for player in players]
    state.body = [player.body_points for player in players]
    state.engine = [player.engine_points for player in players]
    state.halls = [[PARTS.index(part) for part in player.workshops] for player in players]
    state.race_engine = [player.gp_engine for player in players]
    state.position = [player.gp_position for player in players]
    state.laps = [player.laps for player in players]
    state.active = [[CARD[id] for id in player.active] for player in players]
    state.idle = [[CARD[id] for id in player.inactive] for player in players]
    state.engineers = [_mask(ENGINEER_IDS, player.engineers) for player in players]
    state.markers = [_mask(ENGINEER_IDS, player.markers) for player in players]
    state.income = [money for player in players for money in player.income]
    state.sold = [player.sold for player in players]


def _mask(ids: list[str], names: list[str]) -> int:
    return sum(1 << ids.index(name) for name in set(names))


def _figure(state: State, kind: int) -> list[int]:
    """The figures of the steps of a kind that wait."""
    return [step // STEP for step in state.steps if step % STEP == kind]


def _check_pieces(state: State) -> None:
    """Every piece is somewhere, once (invariants of section 11)."""
    cars = [car for car in state.market if car]
    held: list[int] = [part for hall in state.halls for part in hall] + _figure(state, DO_CLEAR)
    held += [ENGINE + value - 1 for value in state.race_engine if value]
    held += [part for car in cars for part in (car[BODY] - 1, ENGINE + car[CAR_ENGINE] - 1)]
    counts = [state.stock[part] + held.count(part) for part in range(len(PART_COUNTS))]
    demand(counts == PART_COUNTS and min(state.stock) >= 0, "bodies and engines")
    demand(all(len(hall) <= HALLS and hall == sorted(hall) for hall in state.halls), "three workshops (KW-4.3a)")
    for seat in range(state.setting.seats):
        workers = state.supply[seat] + state.canteen[seat] + len(state.active[seat])
        workers += sum(car[CAR_WORKERS] for car in cars if car[SEAT] == seat)
        workers += len(_figure(state, DO_ACTIVATE)) if seat == state.mover else 0
        demand(workers == WORKERS and min(state.supply[seat], state.canteen[seat]) >= 0, "workers (KW-1.8)")
        demand(not state.idle[seat] or state.canteen[seat] == 0, "an inactive development needs a worker (KW-6.3)")
        demand(state.markers[seat] & ~state.engineers[seat] == 0, "markers of own engineers (KW-6.8)")
    _check_cards(state)
    gone = sum(1 << PRICES[state.round - 1].index(car[PRICE]) for car in cars)
    demand(state.prices & gone == 0 and len({car[PRICE] for car in cars}) == len(cars), "price markers (KW-2.2)")
    demand(all(state.buyers.count(at) <= copies for at, copies in enumerate(COPIES)), "two buyers of a kind (KW-1.4)")
    demand(len(state.buyers) <= state.setting.slots, "spaces of active buyers (KW-10.4)")


def _check_cards(state: State) -> None:
    cards = state.deck[state.top :] + state.discard + state.open + _figure(state, DO_DISCARD)
    cards += [card for pile in (*state.active, *state.idle) for card in pile]
    cards += [at for engineers in state.engineers for at in range(len(ENGINEER_IDS)) if engineers >> at & 1]
    demand(sorted(cards) == list(range(len(CARD))), "research cards (KW-1.3)")
    demand(all(card in DEVELOPMENTS for pile in (*state.active, *state.idle) for card in pile), "developments")


def _check_moment(state: State) -> None:
    """Chain, race and phase."""
    seats = state.setting.seats
    tiles = [item for item in state.chain if item < WORKER]
    demand(sorted(item for item in state.chain if item >= WORKER) == [WORKER + seat for seat in range(seats)], "chain")
    demand(sorted(tiles)[:SPECIAL] == list(range(SPECIAL)), "ten action tiles (KW-3.1)")
    demand(len(tiles) == SPECIAL + state.setting.special, "a special tile with the variant only (KW-V1.2)")
    demand(state.phase != TURN or state.chain[0] == WORKER + state.mover, "who stands last moves (KW-3.1)")
    driving = [space for space in state.position if space] + (NEUTRAL if seats == 2 else [])
    demand(len(set(driving)) == len(driving) and all(0 <= at <= LENGTH for at in state.position), "cars (KW-4.6a)")
    demand(all(0 <= figure <= MOST_LAPS for figure in (*state.laps, *state.body, *state.engine)), "laps and points")
    demand(all(step >= 0 and step % STEP <= DO_EARLY for step in state.steps), "steps that wait")
    demand(state.phase != OVER or state.round == ROUNDS, "the third round is the last (KW-7.17)")
    demand(len(state.draft) <= 4 and all(car[MARKER] < len(ENGINEER_IDS) for car in state.market if car), "a draft")
    demand(state.phase == OVER or len(state.legal(state.mover)) > 0, "somebody has something to do")
