"""The position before the first start tile is chosen (section 3)."""

from stellwerk.games.kraftwagen.board import (
    AWARD_IDS,
    IN_CANTEEN,
    LEVELS,
    PART_COUNTS,
    SOURCES,
    SPACES,
    TRACK_START,
    WHITE,
    WORKER,
    WORKERS,
)
from stellwerk.games.kraftwagen.rules.cars import FREE
from stellwerk.games.kraftwagen.rules.phases import START
from stellwerk.games.kraftwagen.state import Setting, State


def opening(setting: Setting, order: list[int], tiles: list[int], deck: list[int], starts: int) -> State:
    """The position before the first start tile is chosen (KW-1.1 to KW-1.11)."""
    seats = setting.seats
    state = State()
    state.setting = setting
    state.phase = START
    state.mover = order[-1]  # KW-1.11
    state.round = 0
    state.turn = 1
    state.turn_in_round = 0
    state.reason = 0
    state.order = order
    state.chain = [WORKER + seat for seat in order] + tiles  # KW-1.2
    state.shift = 0
    state.tile = -1
    state.steps = []
    state.deck = deck
    state.top = 2
    state.discard = []
    state.open = deck[:2]
    state.special = []
    state.special_top = 0
    state.special_discard = []
    state.special_shown = []
    state.stock = PART_COUNTS[:]
    state.bodies = state.engines = (1 << LEVELS) - 1
    state.prices = 0
    state.market = [FREE] * SPACES[seats]
    state.buyers = []
    state.white = [0] * len(WHITE)
    state.track = TRACK_START[seats]
    state.awards = (1 << len(AWARD_IDS)) - 1
    state.owners = [-1] * len(AWARD_IDS)
    state.starts = starts
    state.drawn = starts
    state.start = [-1] * seats
    state.supply = [WORKERS - IN_CANTEEN] * seats
    state.canteen = [IN_CANTEEN] * seats
    state.body = [0] * seats
    state.engine = [0] * seats
    state.halls = [[] for _ in range(seats)]
    state.race_engine = [0] * seats
    state.position = [0] * seats
    state.laps = [0] * seats
    state.active = [[] for _ in range(seats)]
    state.idle = [[] for _ in range(seats)]
    state.engineers = [0] * seats
    state.markers = [0] * seats
    state.income = [0] * (seats * SOURCES)
    state.sold = [0] * seats
    state.draft = []
    return state
