"""Paris Connection: six railway companies grow out of Paris, and everybody holds shares in all of them."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from stellwerk.games.paris.actions import ACTIONS
from stellwerk.games.paris.board import BAG, BOARDS, COMPANIES, HAND_SIZE
from stellwerk.games.paris.clauses import refusal
from stellwerk.games.paris.description import describe
from stellwerk.games.paris.evaluation import evaluate, plans
from stellwerk.games.paris.insights import insights as insights_of
from stellwerk.games.paris.meta import DEAL, META, START_PLAYER, START_POSITIONS
from stellwerk.games.paris.observation import fields, observe
from stellwerk.games.paris.offers import offers
from stellwerk.games.paris.overlays import ParisInsights
from stellwerk.games.paris.picture import LEGEND, SHOWN, picture
from stellwerk.games.paris.rules.phases import LAYING, TAKING
from stellwerk.games.paris.seen import seen
from stellwerk.games.paris.snapshot import dump, load
from stellwerk.games.paris.state import Setting, State, opening
from stellwerk.games.paris.view import ParisView, view
from stellwerk.kernel.actions import ActionSpace
from stellwerk.kernel.capabilities import Described, Observes, OpenChoices, Pictured, Searchable
from stellwerk.kernel.chance import Chance, ChanceEvent
from stellwerk.kernel.description import Told
from stellwerk.kernel.entries import Entry
from stellwerk.kernel.game import Game
from stellwerk.kernel.meta import LookBack, Meta, Options
from stellwerk.kernel.observation import Field
from stellwerk.kernel.offers import Offer
from stellwerk.kernel.options import must_fit
from stellwerk.kernel.refusal import Refusal


class Paris(Game[State], Searchable[State], Observes[State], OpenChoices[State], Pictured, Described):
    """The rules of Paris Connection in one of their versions."""

    actions: ActionSpace = ACTIONS
    view_type = ParisView
    chance: Mapping[str, ChanceEvent] = {event.name: event for event in (START_POSITIONS, DEAL, START_PLAYER)}
    pictured = SHOWN
    legend = LEGEND

    def __init__(self, rules: str) -> None:
        self._meta = replace(META, rules=rules)

    @property
    def meta(self) -> Meta:
        """The card, with the version that is played."""
        return self._meta

    def by_rules(self, rules: str) -> "Paris | None":
        """The game by one of its versions (PAR-9.8 differs)."""
        return BY_RULES.get(rules)

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """Section 3 of the specification, its chance events in the order of PAR-2.9."""
        must_fit(META, seats, options)
        order = COMPANIES if options["fixed_starts"] else chance.draw(START_POSITIONS, COMPANIES)
        hands: list[list[int]] = chance.draw(DEAL, [BAG] * len(COMPANIES), seats, HAND_SIZE[seats])
        given = options["start_player"]
        first: int = chance.draw(START_PLAYER, seats) if given is None else given
        starts = [BOARDS[options["board"]].starts[order.index(company)] for company in COMPANIES]
        return opening(
            Setting(seats, options, starts, self.meta.rules), [count for hand in hands for count in hand], first
        )

    def view(self, state: State, seat: int | None) -> ParisView:
        """What this seat may see."""
        return view(state, seat)

    def describe(self, view: ParisView, seat: int | None) -> list[Told]:
        """The position in words."""
        return describe(view, seat)

    def choice_is_open(self, state: State, seat: int) -> bool:
        """Only what can be given in a Trade depends on a hidden hand (PAR-11.3)."""
        return state.setting.open_hands or state.phase in (LAYING, TAKING)

    def turn(self, state: State) -> int:
        """The turn, as a View counts it."""
        return state.turn

    def offers(self, state: State, seat: int) -> list[Offer]:
        """The legal actions with what each would bring."""
        return offers(state, seat)

    def insights(self, state: State, seat: int | None) -> ParisInsights:
        """The overlays: worth of the own holding, reach of the companies, what ends the game."""
        return insights_of(state, seat)

    def refusal(self, state: State, seat: int, action: int | str) -> Refusal | None:
        """The first clause that this action breaks, in the order of section 13."""
        return refusal(state, seat, action)

    def dump(self, state: State) -> bytes:
        """A snapshot with version, as readable JSON."""
        return dump(state)

    def load(self, snapshot: bytes) -> State:
        """The position of a snapshot; ValueError if it is not one of this version."""
        return load(snapshot, self.meta.rules)

    def look_back(self, options: Options) -> LookBack:
        """Without a ledger everybody has to remember (PAR-V5)."""
        return "turn" if options["no_ledger"] else "all"

    def hides(self, options: Options) -> bool:
        """The holdings are hidden (PAR-11.3), unless they lie open (PAR-V2)."""
        return not options["open_hands"]

    def seen(self, state: State, log: Sequence[Entry], seat: int | None) -> list[Entry]:
        """The log as this seat may have it now."""
        return seen(state, log, seat)

    def again(self, state: State, options: Options) -> Options:
        """The start player loco passes to the left (PAR-2.8, PAR-V4)."""
        return {**options, "start_player": (state.first + 1) % state.setting.seats}

    def picture(self, view: ParisView) -> list[str]:
        """The board as plain text."""
        return picture(view)

    def evaluate(self, state: State) -> list[float]:
        """How the seats stand."""
        return evaluate(state)

    def plans(self, state: State, seat: int) -> list[tuple[int, ...]]:
        """Sensible courses of action for a bot."""
        return plans(state, seat)

    def observe(self, state: State, seat: int) -> list[int]:
        """What a seat knows, as numbers to learn from."""
        return observe(state, seat)

    def observation_fields(self, seats: int) -> list[Field]:
        """What those numbers mean."""
        return fields(seats)


BY_RULES: Final = {rules: Paris(rules) for rules in META.versions}
GAME: Final = BY_RULES[META.rules]
