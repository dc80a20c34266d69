"""The evaluation of one position by a bot; the arguments are plain, because it runs in a worker process."""

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
from stellwerk.kernel.registry import installed_game
from stellwerk.kernel.seats import first_seat, is_to_act
from stellwerk.server.features.history.model import Evaluation, WeighedPlan

MOST_WEIGHED = 4


class CurvePosition(Struct, frozen=True):
    """The position after `number` entries, in which `seat` decided `played`; `seat` is None after the last decision."""

    number: int
    seat: int | None
    played: list[str]


def evaluate_position(game_id: str, rules: str, snapshot: bytes, position: CurvePosition, bot: str) -> Evaluation:
    """Evaluate a position; deterministic: the seed is the number of its entries."""
    game = installed_game(game_id, rules)
    state, seat = game.load(snapshot), position.seat
    if is_played_on(game):
        return _roll_out(game, state, position)
    assert isinstance(game, Searchable)
    if seat is None or not is_to_act(state, seat):
        return Evaluation(position.number, game.evaluate(state))
    searcher = make_bot(game, bot)
    assert isinstance(searcher, SearchBot)
    study = searcher.study(game, state, seat, Random(position.number))
    tried = [plan for plan in study.plans if plan.visits][:MOST_WEIGHED]
    notations = [[game.actions.notation(action) for action in plan.plan] for plan in tried]
    weighed = [
        WeighedPlan(labels(game, state, seat, do), plan.value, _is_played(do, position.played))
        for do, plan in zip(notations, tried, strict=True)
    ]
    return Evaluation(position.number, study.standing, seat, weighed)


def _roll_out(game: Game, state: State, position: CurvePosition) -> Evaluation:
    """Evaluate a position by rollouts: the share of games that each seat won; no plans are weighed."""
    waiting = state.to_act()
    if waiting == 0:
        return Evaluation(position.number, final_shares(game, state))
    seat = first_seat(waiting) if position.seat is None else position.seat
    found = roll_out(game, state, seat, Random(position.number))
    return Evaluation(position.number, found.standing, position.seat, error=found.error)


def _is_played(plan: list[str], played: list[str]) -> bool:
    """Whether the plan and the played decisions agree, up to the length of the shorter one."""
    length = min(len(plan), len(played))
    return length > 0 and plan[:length] == played[:length]


def labels(game: Game, state: State, seat: int, plan: list[str]) -> list[Message]:
    """The labels of the offers that make up a plan, up to the first chance event."""
    found: list[Message] = []
    state, left = state.clone(), list(plan)
    while left and is_to_act(state, seat):
        offer = next((offer for offer in game.offers(state, seat) if _begins(left, offer.do.split(" "))), None)
        if offer is None:
            break
        found.append(offer.label)
        for do in offer.do.split(" "):
            if not _apply(game, state, seat, do):
                return found
            left.pop(0)
    return found


def _begins(left: list[str], do: list[str]) -> bool:
    return left[: len(do)] == do


def _apply(game: Game, state: State, seat: int, do: str) -> bool:
    try:
        play_text(game, state, seat, do, NoChance())
    except ChanceMissing:
        return False
    return True
