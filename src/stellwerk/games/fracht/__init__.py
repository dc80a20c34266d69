"""Frachtexpress: lay the rails, couple the wagons, bring them to their stations."""

from collections.abc import Mapping, Sequence
from typing import Final

from stellwerk.games.fracht.actions import ACTIONS
from stellwerk.games.fracht.board import CARD, CARDS, STATIONS
from stellwerk.games.fracht.clauses import refusal
from stellwerk.games.fracht.description import describe
from stellwerk.games.fracht.evaluation import evaluate, plans
from stellwerk.games.fracht.insights import insights as insights_of
from stellwerk.games.fracht.meta import META, RESHUFFLE, SHUFFLE, START_PLAYER
from stellwerk.games.fracht.meta import STATIONS as DEALT_STATIONS
from stellwerk.games.fracht.observation import fields, observe
from stellwerk.games.fracht.offers import offers
from stellwerk.games.fracht.overlays import FrachtInsights
from stellwerk.games.fracht.picture import LEGEND, SHOWN, picture
from stellwerk.games.fracht.rules.phases import MAIN
from stellwerk.games.fracht.rules.setting import Setting, cards_in_play
from stellwerk.games.fracht.rules.turn import begin_turn
from stellwerk.games.fracht.seen import seen
from stellwerk.games.fracht.snapshot import dump, load
from stellwerk.games.fracht.state import State, opening
from stellwerk.games.fracht.view import FrachtView, view
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


class Fracht(Game[State], Searchable[State], Observes[State], OpenChoices[State], Pictured, Described):
    """The rules of Frachtexpress."""

    meta: Meta = META
    actions: ActionSpace = ACTIONS
    view_type = FrachtView
    chance: Mapping[str, ChanceEvent] = {
        event.name: event for event in (DEALT_STATIONS, SHUFFLE, START_PLAYER, RESHUFFLE)
    }
    pictured = SHOWN
    legend = LEGEND

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """Section 3 of the specification, and the first card of the first turn (FRA-4.2)."""
        must_fit(META, seats, options)
        order = chance.draw(DEALT_STATIONS, STATIONS[1:]) if options["shuffle_stations"] else STATIONS[1:]
        cards: list[str] = chance.draw(SHUFFLE, [CARDS[card] for card in cards_in_play(options)])
        first: int = chance.draw(START_PLAYER, seats)
        state = opening(Setting(seats, options, order), [CARD[name] for name in cards], first)
        begin_turn(state, chance, None)
        return state

    def view(self, state: State, seat: int | None) -> FrachtView:
        """What this seat may see."""
        return view(state, seat)

    def describe(self, view: FrachtView, seat: int | None) -> list[Told]:
        """The position in words."""
        return describe(view, seat)

    def choice_is_open(self, state: State, seat: int) -> bool:
        """Only the beginning of an action depends on the hidden hand; the card that is announced lies open."""
        return state.phase != MAIN

    def turn(self, state: State) -> int:
        """The turn, as a View counts it."""
        return state.turn

    def offers(self, state: State, seat: int) -> list[Offer]:
        """The legal actions with what each would bring."""
        return offers(state, seat)

    def insights(self, state: State, seat: int | None) -> FrachtInsights:
        """The overlays: uses of the hand, routes, stations worth a visit, dangers, the end."""
        return insights_of(state, seat)

    def refusal(self, state: State, seat: int, action: int | str) -> Refusal | None:
        """The first clause that this action breaks, in the order of section 13."""
        return refusal(state, seat, action)

    def dump(self, state: State) -> bytes:
        """A snapshot with version, as readable JSON."""
        return dump(state)

    def load(self, snapshot: bytes) -> State:
        """The position of a snapshot; ValueError if it is not one of this version."""
        return load(snapshot)

    def look_back(self, options: Options) -> LookBack:
        """Delivered wagons may not be looked at again (FRA-6.5), unless they lie open (FRA-V3)."""
        return "all" if options["open_deliveries"] else "turn"

    def hides(self, options: Options) -> bool:
        """Hands and the order of the draw pile are always hidden."""
        return True

    def seen(self, state: State, log: Sequence[Entry], seat: int | None) -> list[Entry]:
        """The log as this seat may have it now."""
        return seen(state, log, seat)

    def picture(self, view: FrachtView) -> list[str]:
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


GAME: Final = Fracht()
