"""How the seats stand in one position, and what the bot weighed there: plain arguments, for worker processes."""

from random import Random

from msgspec import Struct

from stellwerk.bots.levels import make_bot
from stellwerk.bots.rollout import final_shares, is_played_on, roll_out
from stellwerk.bots.search import SearchBot
from stellwerk.kernel.capabilities import Searchable
from stellwerk.kernel.chance import ChanceMissing, NoChance
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.input import play_text
from stellwerk.kernel.message import Message
from stellwerk.kernel.registry import find_game
from stellwerk.kernel.seats import first_seat, is_to_act
from stellwerk.server.features.history.messages import CurvePoint, Weighed

MOST_WEIGHED = 4


class Place(Struct, frozen=True):
    """A position of a game: after `number` entries; `seat` then decided `played` (None: the game is over)."""

    number: int
    seat: int | None
    played: list[str]


def study_place(game_id: str, snapshot: bytes, place: Place, bot: str) -> CurvePoint:
    """One point of a curve; the same question has the same answer."""
    game = find_game(game_id)
    if game is None:
        raise LookupError(f"no game {game_id!r} is installed")
    state, seat = game.load(snapshot), place.seat
    if is_played_on(game):
        return _played_on(game, state, place)
    assert isinstance(game, Searchable)
    if seat is None or not is_to_act(state, seat):
        return CurvePoint(place.number, game.evaluate(state))
    searcher = make_bot(game, bot)
    assert isinstance(searcher, SearchBot)
    study = searcher.study(game, state, seat, Random(place.number))
    tried = [plan for plan in study.plans if plan.visits][:MOST_WEIGHED]
    notations = [[game.actions.notation(action) for action in plan.plan] for plan in tried]
    weighed = [
        Weighed(labels(game, state, seat, do), plan.value, _same(do, place.played))
        for do, plan in zip(notations, tried, strict=True)
    ]
    return CurvePoint(place.number, study.standing, seat, weighed)


def _played_on(game: Game, state: State, place: Place) -> CurvePoint:
    """A point where nothing is weighed: the shares of those who won when it was played on."""
    waiting = state.to_act()
    if waiting == 0:
        return CurvePoint(place.number, final_shares(game, state))
    seat = first_seat(waiting) if place.seat is None else place.seat
    found = roll_out(game, state, seat, Random(place.number))
    return CurvePoint(place.number, found.standing, place.seat, error=found.error)


def _same(plan: list[str], played: list[str]) -> bool:
    """Whether the seat did what the plan says, as far as the shorter of them goes."""
    length = min(len(plan), len(played))
    return length > 0 and plan[:length] == played[:length]


def labels(game: Game, state: State, seat: int, plan: list[str]) -> list[Message]:
    """A plan in words, decision by decision, as far as it can be foreseen."""
    found: list[Message] = []
    state, left = state.clone(), list(plan)
    while left and is_to_act(state, seat):
        offer = next((offer for offer in game.offers(state, seat) if _begins(left, offer.do.split(" "))), None)
        if offer is None:
            break
        found.append(offer.label)
        for do in offer.do.split(" "):
            if not _carried_out(game, state, seat, do):
                return found
            left.pop(0)
    return found


def _begins(left: list[str], do: list[str]) -> bool:
    return left[: len(do)] == do


def _carried_out(game: Game, state: State, seat: int, do: str) -> bool:
    try:
        play_text(game, state, seat, do, NoChance())
    except ChanceMissing:
        return False
    return True
