"""Kraftwagen: early car factories share one chain of actions, and buyers take the one car they like best."""

from collections.abc import Mapping, Sequence
from typing import Final

from stellwerk.games.kraftwagen.actions import ACTIONS
from stellwerk.games.kraftwagen.board import CARD, CARD_IDS, DOUBLES, SINGLES, START_IDS, TILE, TRIPLE
from stellwerk.games.kraftwagen.meta import (
    CHANCE,
    DECK,
    DOUBLE_TILES,
    META,
    PLAYER_ORDER,
    SINGLE_TILES,
    START_TILES,
)
from stellwerk.games.kraftwagen.restore import load
from stellwerk.games.kraftwagen.rules.opening import opening
from stellwerk.games.kraftwagen.rules.rounds import prepare
from stellwerk.games.kraftwagen.seen import seen
from stellwerk.games.kraftwagen.state import Setting, State
from stellwerk.kernel.actions import ActionSpace
from stellwerk.kernel.chance import Chance, ChanceEvent
from stellwerk.kernel.entries import Entry
from stellwerk.kernel.game import State as AnyState
from stellwerk.kernel.meta import LookBack, Meta, Options
from stellwerk.kernel.options import options_refusal, seats_refusal


class Kraftwagen:
    """The rules of Kraftwagen."""

    meta: Meta = META
    actions: ActionSpace = ACTIONS
    chance: Mapping[str, ChanceEvent] = {event.name: event for event in CHANCE}

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """Section 3 of the specification, its chance events in the order of section 11a."""
        refusal = seats_refusal(META, seats) or options_refusal(META, seats, options)
        if refusal is not None:
            raise ValueError(f"{refusal.clause}: {refusal.data}")
        tiles: list[str] = [*chance.draw(SINGLE_TILES, SINGLES), *chance.draw(DOUBLE_TILES, DOUBLES)]
        order: list[int] = list(chance.draw(PLAYER_ORDER, list(range(seats))))
        deck: list[str] = chance.draw(DECK, CARD_IDS)
        starts: list[str] = chance.draw(START_TILES, START_IDS, 2) if seats == 2 else START_IDS
        state = opening(
            Setting(seats, options),
            order,
            [TILE[tile] for tile in tiles] + [TRIPLE],
            [CARD[card] for card in deck],
            sum(1 << START_IDS.index(tile) for tile in starts),
        )
        prepare(state, chance, None)
        return state

    def load(self, snapshot: bytes) -> State:
        """The position of a snapshot; ValueError if it is not one of this version."""
        return load(snapshot)

    def look_back(self, options: Options) -> LookBack:
        """Everything that was ever seen stays seen."""
        return "all"

    def hides(self, options: Options) -> bool:
        """The draw pile is face down."""
        return True

    def seen(self, state: AnyState, log: Sequence[Entry], seat: int | None) -> list[Entry]:
        """The log as this seat may have it now."""
        assert isinstance(state, State)
        return seen(state, log)

    def again(self, state: AnyState, options: Options) -> Options:
        """Who begins is drawn anew (KW-1.2)."""
        return options

    def evaluate(self, state: AnyState) -> list[float]:
        """How the seats stand."""
        from stellwerk.games.kraftwagen.evaluation import evaluate

        assert isinstance(state, State)
        return evaluate(state)

    def plans(self, state: AnyState, seat: int) -> list[tuple[int, ...]]:
        """Sensible courses of action for a bot."""
        from stellwerk.games.kraftwagen.evaluation import plans

        assert isinstance(state, State)
        return plans(state, seat)


GAME: Final = Kraftwagen()
