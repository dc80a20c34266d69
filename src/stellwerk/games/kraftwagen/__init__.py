"""Kraftwagen: early car factories share one chain of actions, and buyers take the one car they like best."""

from collections.abc import Mapping, Sequence
from typing import Final

from stellwerk.games.kraftwagen.actions import ACTIONS
from stellwerk.games.kraftwagen.board import CARD, CARD_IDS, DOUBLES, SINGLES, START_IDS, TILE, TRIPLE
from stellwerk.games.kraftwagen.clauses import refusal
from stellwerk.games.kraftwagen.description import describe
from stellwerk.games.kraftwagen.evaluation import evaluate, plans
from stellwerk.games.kraftwagen.insights import insights as insights_of
from stellwerk.games.kraftwagen.meta import (
    CHANCE,
    DECK,
    DOUBLE_TILES,
    META,
    PLAYER_ORDER,
    SINGLE_TILES,
    START_TILES,
)
from stellwerk.games.kraftwagen.observation import fields, observe
from stellwerk.games.kraftwagen.offers import offers
from stellwerk.games.kraftwagen.overlays import KraftwagenInsights
from stellwerk.games.kraftwagen.picture import LEGEND, SHOWN, picture
from stellwerk.games.kraftwagen.rules.opening import opening
from stellwerk.games.kraftwagen.rules.rounds import prepare
from stellwerk.games.kraftwagen.seen import seen
from stellwerk.games.kraftwagen.snapshot import dump, load
from stellwerk.games.kraftwagen.state import Setting, State
from stellwerk.games.kraftwagen.view import view
from stellwerk.games.kraftwagen.view.fields import KraftwagenView
from stellwerk.kernel.actions import ActionSpace
from stellwerk.kernel.capabilities import Described, HasKinds, Observes, OpenChoices, Pictured, Searchable
from stellwerk.kernel.chance import Chance, ChanceEvent
from stellwerk.kernel.description import Told
from stellwerk.kernel.entries import Entry
from stellwerk.kernel.game import Game
from stellwerk.kernel.meta import Meta, Options
from stellwerk.kernel.observation import Field
from stellwerk.kernel.offers import Offer
from stellwerk.kernel.options import must_fit
from stellwerk.kernel.refusal import Refusal


class Kraftwagen(Game[State], Searchable[State], Observes[State], HasKinds, OpenChoices[State], Pictured, Described):
    """The rules of Kraftwagen."""

    meta: Meta = META
    actions: ActionSpace = ACTIONS
    view_type = KraftwagenView
    chance: Mapping[str, ChanceEvent] = {event.name: event for event in CHANCE}
    pictured = SHOWN
    legend = LEGEND
    kinds = tuple(text for text in ACTIONS.notations if text.startswith("choose_action:"))

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """Section 3 of the specification, its chance events in the order of section 11a."""
        must_fit(META, seats, options)
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

    def view(self, state: State, seat: int | None) -> KraftwagenView:
        """What this seat may see."""
        return view(state, seat)

    def describe(self, view: KraftwagenView, seat: int | None) -> list[Told]:
        """The position in words."""
        return describe(view, seat)

    def choice_is_open(self, state: State, seat: int) -> bool:
        """What lies face down is hidden from all alike, so that nobody knows more than the others."""
        return True

    def turn(self, state: State) -> int:
        """The turn, as a View counts it."""
        return state.turn

    def offers(self, state: State, seat: int) -> list[Offer]:
        """The legal actions with what each would bring."""
        return offers(state, seat)

    def insights(self, state: State, seat: int | None) -> KraftwagenInsights:
        """The overlays: jumps, sales as they stand, the race, awards, the end of the round."""
        return insights_of(state, seat)

    def refusal(self, state: State, seat: int, action: int | str) -> Refusal | None:
        """The first clause that this action breaks, in the order of section 11a."""
        return refusal(state, seat, action)

    def dump(self, state: State) -> bytes:
        """A snapshot with version, as readable JSON."""
        return dump(state)

    def load(self, snapshot: bytes) -> State:
        """The position of a snapshot; ValueError if it is not one of this version."""
        return load(snapshot)

    def hides(self, options: Options) -> bool:
        """The draw pile is face down."""
        return True

    def seen(self, state: State, log: Sequence[Entry], seat: int | None) -> list[Entry]:
        """The log as this seat may have it now."""
        return seen(state, log)

    def picture(self, view: KraftwagenView) -> list[str]:
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


GAME: Final = Kraftwagen()
