"""Deutschland – Finden Sie Minden?: where does a place lie? All tip in secret, with as many stones as they dare."""

from collections.abc import Mapping, Sequence, Set
from random import Random
from typing import Final

from stellwerk.games.minden.actions import ACTIONS, TIP
from stellwerk.games.minden.board import DECK
from stellwerk.games.minden.bots import Persona, SkilledRandom, named
from stellwerk.games.minden.bots.stranger import Stranger, strangers
from stellwerk.games.minden.clauses import refusal
from stellwerk.games.minden.description import describe
from stellwerk.games.minden.evaluation import evaluate
from stellwerk.games.minden.insights import insights as insights_of
from stellwerk.games.minden.meta import META, PILE, START_ORDER
from stellwerk.games.minden.observation import fields, observe
from stellwerk.games.minden.offers import offers
from stellwerk.games.minden.overlays import MindenInsights
from stellwerk.games.minden.practice import MindenBack, MindenTask, back, open_cards, tasks
from stellwerk.games.minden.rules.phases import CHOICE, TIPPING
from stellwerk.games.minden.seen import seen
from stellwerk.games.minden.snapshot import dump, load
from stellwerk.games.minden.state import Setting, State, opening
from stellwerk.games.minden.view import MindenView, told, view
from stellwerk.kernel.actions import ActionSpace
from stellwerk.kernel.capabilities import BringsBots, Described, EndsPhases, Observes, PlayedOn, Practised, TellsLess
from stellwerk.kernel.chance import Chance, ChanceEvent
from stellwerk.kernel.description import Told
from stellwerk.kernel.entries import Entry
from stellwerk.kernel.game import Game
from stellwerk.kernel.meta import Meta, Options
from stellwerk.kernel.observation import Field
from stellwerk.kernel.offers import Offer
from stellwerk.kernel.options import must_fit
from stellwerk.kernel.refusal import Refusal


class Minden(
    Game[State], BringsBots, PlayedOn[State], EndsPhases[State], TellsLess, Observes[State], Practised[State], Described
):
    """The rules of Finden Sie Minden."""

    meta: Meta = META
    actions: ActionSpace = ACTIONS
    view_type = MindenView
    chance: Mapping[str, ChanceEvent] = {event.name: event for event in (START_ORDER, PILE)}
    curve_bot: str = "good"

    def setup(self, seats: int, options: Options, chance: Chance) -> State:
        """Section 3 of the specification: the start order unless it is that of the seats, then the pile."""
        must_fit(META, seats, options)
        order = list(range(seats))
        if options["start_order"] == "random":  # MIN-3.5, MIN-12.9
            order = chance.draw(START_ORDER, order)
        pile: list[int] = chance.draw(PILE, list(range(DECK[options["deck"]].count)))  # MIN-3.3
        return opening(Setting(seats, options, order), pile)

    def view(self, state: State, seat: int | None) -> MindenView:
        """What this seat may see."""
        return view(state, seat)

    def describe(self, view: MindenView, seat: int | None) -> list[Told]:
        """The position in words."""
        return describe(view, seat)

    def turn(self, state: State) -> int:
        """The round: in it all seats act."""
        return state.round

    def offers(self, state: State, seat: int) -> list[Offer]:
        """The legal actions with what each would bring."""
        return offers(state, seat)

    def insights(self, state: State, seat: int | None) -> MindenInsights:
        """The overlays: majorities, standing, what stones would win."""
        return insights_of(state, seat)

    def refusal(self, state: State, seat: int, action: int | str) -> Refusal | None:
        """The first clause that this action breaks, in the order of the record vocabulary."""
        return refusal(state, seat, action)

    def dump(self, state: State) -> bytes:
        """A snapshot with version, as readable JSON."""
        return dump(state)

    def load(self, snapshot: bytes) -> State:
        """The position of a snapshot; ValueError if it is not one of this version."""
        return load(snapshot)

    def hides(self, options: Options) -> bool:
        """The order of the pile and the tips not yet revealed are hidden."""
        return True

    def seen(self, state: State, log: Sequence[Entry], seat: int | None) -> list[Entry]:
        """The log as this seat may have it now."""
        return seen(state, log, seat)

    def evaluate(self, state: State) -> list[float]:
        """How the seats stand."""
        return evaluate(state)

    def timeout(self, state: State, seat: int, draft: str | None) -> str | None:
        """The tip of a seat whose time is up (MIN-12.6): the stones placed so far, or none; nothing in other phases."""
        if state.phase != TIPPING or not state.waiting >> seat & 1:
            return None
        legal = draft is not None and self.refusal(state, seat, draft) is None
        return draft if legal else ACTIONS.notation(TIP)

    def told(self, view: MindenView, settings: Options) -> MindenView:
        """The view as the table wants it (MIN-12.8)."""
        return told(view, settings)

    def tasks(self, deck: str, region: str, without: Set[str]) -> list[MindenTask] | None:
        """The cards of a deck in a region, to practise places alone."""
        return tasks(deck, region, without)

    def answer(self, deck: str, task: str) -> MindenBack | None:
        """The solution side of a card."""
        return back(deck, task)

    def open_tasks(self, state: State) -> set[str]:
        """The cards that lie open at a running table (MIN-4.8)."""
        return open_cards(state)

    def bot(self, name: str) -> Persona | SkilledRandom | None:
        """The bots of this game: personas that know places more or less well."""
        return named(name)

    def players(self, seats: int, random: Random) -> Sequence[Stranger]:
        """Who plays positions on, to tell how the seats stood."""
        return strangers(seats, random)

    def settled(self, state: State) -> bool:
        """The beginning of a round, and the moment before anybody tips: a tip alone decides nothing (MIN-5.10)."""
        if state.phase == CHOICE:
            return state.at == 0
        return state.phase == TIPPING and max(state.tips) < 0

    def observe(self, state: State, seat: int) -> list[int]:
        """What a seat knows, as numbers to learn from."""
        return observe(state, seat)

    def observation_fields(self, seats: int) -> list[Field]:
        """What those numbers mean."""
        return fields(seats)


GAME: Final = Minden()
