"""Paris Connection: six railway companies grow out of Paris, and everybody holds shares in all of them."""

from collections.abc import Mapping, Sequence
from typing import Final

from stellwerk.games.paris.actions import ACTIONS
from stellwerk.games.paris.board import BAG, BOARDS, COMPANIES, HAND_SIZE
from stellwerk.games.paris.meta import DEAL, META, START_PLAYER, START_POSITIONS
from stellwerk.games.paris.seen import seen
from stellwerk.games.paris.snapshot import load
from stellwerk.games.paris.state import Setting, State, opening
from stellwerk.kernel.actions import ActionSpace
from stellwerk.kernel.chance import Chance, ChanceEvent
from stellwerk.kernel.entries import Entry
from stellwerk.kernel.game import State as AnyState
from stellwerk.kernel.meta import LookBack, Meta, Options
from stellwerk.kernel.options import options_refusal, seats_refusal


class Paris:
    """The rules of Paris Connection."""

    meta: Meta = META
    actions: ActionSpace = ACTIONS
    chance: Mapping[str, ChanceEvent] = {event.name: event for event in (START_POSITIONS, DEAL, START_PLAYER)}

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """Section 3 of the specification, its chance events in the order of PAR-2.9."""
        refusal = seats_refusal(META, seats) or options_refusal(META, seats, options)
        if refusal is not None:
            raise ValueError(f"{refusal.clause}: {refusal.data}")
        order = COMPANIES if options["fixed_starts"] else chance.draw(START_POSITIONS, COMPANIES)
        hands: list[list[int]] = chance.draw(DEAL, [BAG] * len(COMPANIES), seats, HAND_SIZE[seats])
        given = options["start_player"]
        first: int = chance.draw(START_PLAYER, seats) if given is None else given
        starts = [BOARDS[options["board"]].starts[order.index(company)] for company in COMPANIES]
        return opening(Setting(seats, options, starts), [count for hand in hands for count in hand], first)

    def load(self, snapshot: bytes) -> State:
        """The position of a snapshot; ValueError if it is not one of this version."""
        return load(snapshot)

    def look_back(self, options: Options) -> LookBack:
        """Without a ledger everybody has to remember (PAR-V5)."""
        return "turn" if options["no_ledger"] else "all"

    def hides(self, options: Options) -> bool:
        """The holdings are hidden (PAR-11.3), unless they lie open (PAR-V2)."""
        return not options["open_hands"]

    def seen(self, state: AnyState, log: Sequence[Entry], seat: int | None) -> list[Entry]:
        """The log as this seat may have it now."""
        assert isinstance(state, State)
        return seen(state, log, seat)

    def again(self, state: AnyState, options: Options) -> Options:
        """The start player loco passes to the left (PAR-2.8, PAR-V4)."""
        assert isinstance(state, State)
        return {**options, "start_player": (state.first + 1) % state.setting.seats}

    def evaluate(self, state: AnyState) -> list[float]:
        """How the seats stand."""
        from stellwerk.games.paris.evaluation import evaluate

        assert isinstance(state, State)
        return evaluate(state)

    def plans(self, state: AnyState, seat: int) -> list[tuple[int, ...]]:
        """Sensible courses of action for a bot."""
        from stellwerk.games.paris.evaluation import plans

        assert isinstance(state, State)
        return plans(state, seat)


GAME: Final = Paris()
