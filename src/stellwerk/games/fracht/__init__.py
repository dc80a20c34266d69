"""Frachtexpress: lay the rails, couple the wagons, bring them to their stations."""

from collections.abc import Mapping, Sequence
from typing import Final

from stellwerk.games.fracht.actions import ACTIONS
from stellwerk.games.fracht.board import CARD, CARDS, STATIONS
from stellwerk.games.fracht.meta import META, RESHUFFLE, SHUFFLE, START_PLAYER
from stellwerk.games.fracht.meta import STATIONS as DEALT_STATIONS
from stellwerk.games.fracht.rules.setting import Setting, cards_in_play
from stellwerk.games.fracht.rules.turn import begin_turn
from stellwerk.games.fracht.seen import seen
from stellwerk.games.fracht.snapshot import load
from stellwerk.games.fracht.state import State, opening
from stellwerk.kernel.actions import ActionSpace
from stellwerk.kernel.chance import Chance, ChanceEvent
from stellwerk.kernel.entries import Entry
from stellwerk.kernel.game import State as AnyState
from stellwerk.kernel.meta import LookBack, Meta, Options
from stellwerk.kernel.options import options_refusal, seats_refusal


class Fracht:
    """The rules of Frachtexpress."""

    meta: Meta = META
    actions: ActionSpace = ACTIONS
    chance: Mapping[str, ChanceEvent] = {
        event.name: event for event in (DEALT_STATIONS, SHUFFLE, START_PLAYER, RESHUFFLE)
    }

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """Section 3 of the specification, and the first card of the first turn (FRA-4.2)."""
        refusal = seats_refusal(META, seats) or options_refusal(META, seats, options)
        if refusal is not None:
            raise ValueError(f"{refusal.clause}: {refusal.data}")
        order = chance.draw(DEALT_STATIONS, STATIONS[1:]) if options["shuffle_stations"] else STATIONS[1:]
        cards: list[str] = chance.draw(SHUFFLE, [CARDS[card] for card in cards_in_play(options)])
        first: int = chance.draw(START_PLAYER, seats)
        state = opening(Setting(seats, options, order), [CARD[name] for name in cards], first)
        begin_turn(state, chance, None)
        return state

    def load(self, snapshot: bytes) -> State:
        """The position of a snapshot; ValueError if it is not one of this version."""
        return load(snapshot)

    def look_back(self, options: Options) -> LookBack:
        """Delivered wagons may not be looked at again (FRA-6.5), unless they lie open (FRA-V3)."""
        return "all" if options["open_deliveries"] else "turn"

    def hides(self, options: Options) -> bool:
        """Hands and the order of the draw pile are always hidden."""
        return True

    def seen(self, state: AnyState, log: Sequence[Entry], seat: int | None) -> list[Entry]:
        """The log as this seat may have it now."""
        assert isinstance(state, State)
        return seen(state, log, seat)

    def again(self, state: AnyState, options: Options) -> Options:
        """The start player is drawn by lot in every game (FRA-3.5)."""
        return options

    def evaluate(self, state: AnyState) -> list[float]:
        """How the seats stand."""
        from stellwerk.games.fracht.evaluation import evaluate

        assert isinstance(state, State)
        return evaluate(state)

    def plans(self, state: AnyState, seat: int) -> list[tuple[int, ...]]:
        """Sensible courses of action for a bot."""
        from stellwerk.games.fracht.evaluation import plans

        assert isinstance(state, State)
        return plans(state, seat)


GAME: Final = Fracht()
