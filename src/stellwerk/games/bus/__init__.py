"""Bus: one line and one bus each, passengers who want to be where the clock points."""

from collections.abc import Mapping, Sequence
from typing import Final

from stellwerk.games.bus.actions import ACTIONS
from stellwerk.games.bus.meta import META, START_PLAYER
from stellwerk.games.bus.restore import load
from stellwerk.games.bus.state import Setting, State, opening
from stellwerk.kernel.actions import ActionSpace
from stellwerk.kernel.chance import Chance, ChanceEvent
from stellwerk.kernel.entries import Entry
from stellwerk.kernel.game import State as AnyState
from stellwerk.kernel.meta import LookBack, Meta, Options
from stellwerk.kernel.options import options_refusal, seats_refusal


class Bus:
    """The rules of Bus."""

    meta: Meta = META
    actions: ActionSpace = ACTIONS
    chance: Mapping[str, ChanceEvent] = {START_PLAYER.name: START_PLAYER}
    effort: int = 12

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """Section 3 of the specification; who begins is the only chance event (BUS-2.7)."""
        refusal = seats_refusal(META, seats) or options_refusal(META, seats, options)
        if refusal is not None:
            raise ValueError(f"{refusal.clause}: {refusal.data}")
        return opening(Setting(seats, options), chance.draw(START_PLAYER, seats))

    def load(self, snapshot: bytes) -> State:
        """The position of a snapshot; ValueError if it is not one of this version."""
        return load(snapshot)

    def look_back(self, options: Options) -> LookBack:
        """Everything that ever happened is open."""
        return "all"

    def hides(self, options: Options) -> bool:
        """Nothing is hidden from anybody."""
        return False

    def seen(self, state: AnyState, log: Sequence[Entry], seat: int | None) -> list[Entry]:
        """The whole log."""
        return list(log)

    def again(self, state: AnyState, options: Options) -> Options:
        """Who begins is drawn anew in every game (BUS-2.7)."""
        return options

    def evaluate(self, state: AnyState) -> list[float]:
        """How the seats stand."""
        from stellwerk.games.bus.evaluation import evaluate

        assert isinstance(state, State)
        return evaluate(state)

    def plans(self, state: AnyState, seat: int) -> list[tuple[int, ...]]:
        """Sensible courses of action for a bot."""
        from stellwerk.games.bus.evaluation import plans

        assert isinstance(state, State)
        return plans(state, seat)

    def comparable(self, state: AnyState) -> bool:
        """A search compares beginnings of rounds: what the cubes of a round bring is played out."""
        from stellwerk.games.bus.evaluation import comparable

        assert isinstance(state, State)
        return comparable(state)


GAME: Final = Bus()
