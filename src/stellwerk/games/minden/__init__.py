"""Deutschland – Finden Sie Minden?: where does a place lie? All tip in secret, with as many stones as they dare."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Final

from stellwerk.games.minden.actions import ACTIONS, TIP
from stellwerk.games.minden.board import DECK
from stellwerk.games.minden.meta import META, PILE, START_ORDER
from stellwerk.games.minden.rules.phases import CHOICE, TIPPING
from stellwerk.games.minden.seen import seen
from stellwerk.games.minden.snapshot import load
from stellwerk.games.minden.state import Setting, State, opening
from stellwerk.kernel.actions import ActionSpace
from stellwerk.kernel.chance import Chance, ChanceEvent
from stellwerk.kernel.entries import Entry
from stellwerk.kernel.game import State as AnyState
from stellwerk.kernel.meta import LookBack, Meta, Options
from stellwerk.kernel.options import options_refusal, seats_refusal
from stellwerk.kernel.view import View

if TYPE_CHECKING:
    from stellwerk.games.minden.personas import Persona, SkilledRandom
    from stellwerk.games.minden.personas.stranger import Stranger


class Minden:
    """The rules of Finden Sie Minden."""

    meta: Meta = META
    actions: ActionSpace = ACTIONS
    chance: Mapping[str, ChanceEvent] = {event.name: event for event in (START_ORDER, PILE)}
    curve_bot: str = "good"

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """Section 3 of the specification: the start order unless it is that of the seats, then the pile."""
        refusal = seats_refusal(META, seats) or options_refusal(META, seats, options)
        if refusal is not None:
            raise ValueError(f"{refusal.clause}: {refusal.data}")
        order = list(range(seats))
        if options["start_order"] == "random":  # MIN-3.5, MIN-12.9
            order = chance.draw(START_ORDER, order)
        pile: list[int] = chance.draw(PILE, list(range(DECK[options["deck"]].count)))  # MIN-3.3
        return opening(Setting(seats, options, order), pile)

    def load(self, snapshot: bytes) -> State:
        """The position of a snapshot; ValueError if it is not one of this version."""
        return load(snapshot)

    def look_back(self, options: Options) -> LookBack:
        """What was public once stays so."""
        return "all"

    def hides(self, options: Options) -> bool:
        """The order of the pile and the tips not yet revealed are hidden."""
        return True

    def seen(self, state: AnyState, log: Sequence[Entry], seat: int | None) -> list[Entry]:
        """The log as this seat may have it now."""
        assert isinstance(state, State)
        return seen(state, log, seat)

    def again(self, state: AnyState, options: Options) -> Options:
        """Nothing passes on to the next game."""
        return options

    def evaluate(self, state: AnyState) -> list[float]:
        """How the seats stand."""
        from stellwerk.games.minden.evaluation import evaluate

        assert isinstance(state, State)
        return evaluate(state)

    def plans(self, state: AnyState, seat: int) -> list[tuple[int, ...]]:
        """Every legal action."""
        from stellwerk.games.minden.evaluation import plans

        assert isinstance(state, State)
        return plans(state, seat)

    def timeout(self, state: AnyState, seat: int, draft: str | None) -> str | None:
        """The tip of a seat whose time is up (MIN-12.6): the stones placed so far, or none; nothing in other phases."""
        assert isinstance(state, State)
        if state.phase != TIPPING or not state.waiting >> seat & 1:
            return None
        legal = draft is not None and state.refusal(seat, draft) is None
        return draft if legal else ACTIONS.notation(TIP)

    def told(self, view: View, settings: Options) -> View:
        """The view as the table wants it (MIN-12.8)."""
        from stellwerk.games.minden.telling import told
        from stellwerk.games.minden.view import MindenView

        assert isinstance(view, MindenView)
        return told(view, settings)

    def bot(self, name: str) -> "Persona | SkilledRandom | None":
        """The bots of this game: personas that know places more or less well."""
        from stellwerk.games.minden.personas import named

        return named(name)

    def players(self, seats: int, random: Random) -> "Sequence[Stranger]":
        """Who plays positions on, to tell how the seats stood."""
        from stellwerk.games.minden.personas.stranger import strangers

        return strangers(seats, random)

    def settled(self, state: AnyState) -> bool:
        """The beginning of a round, and the moment before anybody tips: a tip alone decides nothing (MIN-5.10)."""
        assert isinstance(state, State)
        if state.phase == CHOICE:
            return state.at == 0
        return state.phase == TIPPING and max(state.tips) < 0


GAME: Final = Minden()
