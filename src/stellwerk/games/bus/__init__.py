"""Bus: one line and one bus each, passengers who want to be where the clock points."""

from collections.abc import Mapping
from typing import Final

from stellwerk.games.bus.actions import ACTIONS
from stellwerk.games.bus.clauses import refusal
from stellwerk.games.bus.description import describe
from stellwerk.games.bus.evaluation import comparable, evaluate, plans
from stellwerk.games.bus.evaluation.worth import NAMES, figures
from stellwerk.games.bus.insights import insights as insights_of
from stellwerk.games.bus.meta import META, START_PLAYER
from stellwerk.games.bus.observation import fields, observe
from stellwerk.games.bus.offers import offers
from stellwerk.games.bus.overlays import BusInsights
from stellwerk.games.bus.picture import LEGEND, SHOWN, picture
from stellwerk.games.bus.snapshot import dump, load
from stellwerk.games.bus.state import Setting, State, opening
from stellwerk.games.bus.view import BusView, view
from stellwerk.kernel.actions import ActionSpace
from stellwerk.kernel.capabilities import Described, HasFigures, HasHorizon, HasKinds, OpenChoices, Pictured
from stellwerk.kernel.chance import Chance, ChanceEvent
from stellwerk.kernel.description import Told
from stellwerk.kernel.game import Game
from stellwerk.kernel.meta import Meta, Options
from stellwerk.kernel.observation import Field
from stellwerk.kernel.offers import Offer
from stellwerk.kernel.options import must_fit
from stellwerk.kernel.refusal import Refusal


class Bus(Game[State], HasFigures[State], HasHorizon[State], HasKinds, OpenChoices[State], Pictured, Described):
    """The rules of Bus."""

    meta: Meta = META
    actions: ActionSpace = ACTIONS
    view_type = BusView
    chance: Mapping[str, ChanceEvent] = {START_PLAYER.name: START_PLAYER}
    pictured = SHOWN
    legend = LEGEND
    kinds = tuple(text for text in ACTIONS.notations if text.startswith("place:"))
    figure_names = tuple(NAMES)
    net_fields = (
        "phase", "mover", "start_bus", "hour", "letter", "round", "action", "left", "fleet", "tiles", "cubes", "seats",
    )  # fmt: skip
    effort: int = 12  # an iteration plays on to the end of a round, and takes so much longer

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """Section 3 of the specification; who begins is the only chance event (BUS-2.7)."""
        must_fit(META, seats, options)
        return opening(Setting(seats, options), chance.draw(START_PLAYER, seats))

    def view(self, state: State, seat: int | None) -> BusView:
        """What this seat may see: everything."""
        return view(state, seat)

    def describe(self, view: BusView, seat: int | None) -> list[Told]:
        """The position in words."""
        return describe(view, seat)

    def choice_is_open(self, state: State, seat: int) -> bool:
        """Nothing is hidden from anybody."""
        return True

    def turn(self, state: State) -> int:
        """The turn, as a View counts it."""
        return state.turn

    def offers(self, state: State, seat: int) -> list[Offer]:
        """The legal actions with what each would bring."""
        return offers(state, seat)

    def insights(self, state: State, seat: int | None) -> BusInsights:
        """The overlays: amounts on the action board, the own line, Vrroomm now, what ends the game."""
        return insights_of(state, seat)

    def refusal(self, state: State, seat: int, action: int | str) -> Refusal | None:
        """The first clause that this action breaks, in the order of section 17."""
        return refusal(state, seat, action)

    def dump(self, state: State) -> bytes:
        """A snapshot with version, as readable JSON."""
        return dump(state)

    def load(self, snapshot: bytes) -> State:
        """The position of a snapshot; ValueError if it is not one of this version."""
        return load(snapshot)

    def picture(self, view: BusView) -> list[str]:
        """The board as plain text."""
        return picture(view)

    def evaluate(self, state: State) -> list[float]:
        """How the seats stand."""
        return evaluate(state)

    def plans(self, state: State, seat: int) -> list[tuple[int, ...]]:
        """Sensible courses of action for a bot."""
        return plans(state, seat)

    def figures(self, state: State) -> list[list[float]]:
        """What the values are made of."""
        return figures(state)

    def comparable(self, state: State) -> bool:
        """A search compares beginnings of rounds: what the cubes of a round bring is played out."""
        return comparable(state)

    def observe(self, state: State, seat: int) -> list[int]:
        """What a seat knows, as numbers to learn from."""
        return observe(state, seat)

    def observation_fields(self, seats: int) -> list[Field]:
        """What those numbers mean."""
        return fields(seats)


GAME: Final = Bus()
