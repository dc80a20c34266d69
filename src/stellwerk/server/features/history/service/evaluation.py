"""How the seats stand in one position, and what the bot weighed there: plain arguments, for worker processes."""

from random import Random

from msgspec import Struct

from stellwerk.bots.levels import make_bot
from stellwerk.bots.rollout import is_played_on, roll_out
from stellwerk.bots.search import SearchBot
from stellwerk.bots.tree import first_seat
from stellwerk.kernel.chance import ChanceMissing, NoChance
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.message import Message
from stellwerk.kernel.registry import find_game
from stellwerk.server.features.history.messages import CurvePoint, Weighed

MOST_WEIGHED = 4


class CurvePosition(Struct, frozen=True):
    """A position of a game: after `number` entries; `seat` then decided `played` (None: the game is over)."""

    number: int
    seat: int | None
    played: list[str]


def evaluate_position(game_id: str, snapshot: bytes, place: CurvePosition, bot: str) -> CurvePoint:
    """One point of a curve; the same question has the same answer."""
    game = find_game(game_id)
    if game is None:
        raise LookupError(f"no game {game_id!r} is installed")
    state, seat = game.load(snapshot), place.seat
    if is_played_on(game):
        return _played_on(game, state, place)
    if seat is None or not state.to_act() >> seat & 1:
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


def _played_on(game: Game, state: State, place: CurvePosition) -> CurvePoint:
    """A point where nothing is weighed: the shares of those who won when it was played on."""
    waiting = state.to_act()
    if waiting == 0:
        return CurvePoint(place.number, game.evaluate(state))
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
    while left and state.to_act() >> seat & 1:
        offer = next((offer for offer in state.offers(seat) if _begins(left, offer.do.split(" "))), None)
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
    action = game.actions.read(do)
    try:
        if not isinstance(action, int):
            return False
        state.apply(seat, action, NoChance())
    except ChanceMissing:
        return False
    return True
