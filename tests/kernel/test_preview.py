"""A preview can never leak."""

from random import Random

from stellwerk.games.bus import GAME
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.options import completed
from stellwerk.kernel.preview import preview
from tests.toy import TOY, ToyState


def position(bids: list[int]) -> ToyState:
    state = TOY.setup(2, {"open_bids": False}, FastChance(Random(1)))
    state.bids = bids
    return state


def test_a_preview_stops_before_the_first_fact_that_reveals() -> None:
    seen = [preview(TOY, position([0, bid]), 2, 0, ["bid:1"]) for bid in (1, 2, 3)]
    assert not seen[0].complete
    assert [fact.kind for fact in seen[0].facts] == ["bid", "own_bid"]
    assert seen[0] == seen[1] == seen[2]


def test_a_preview_says_why_not() -> None:
    answer = preview(TOY, position([1, 0]), 2, 0, ["bid:1"])
    assert answer.refusal is not None
    assert answer.refusal.clause == "TOY-1.1"


def test_the_true_position_is_not_touched() -> None:
    state = position([0, 0])
    assert preview(TOY, state, 2, 0, ["bid:3"]).complete
    assert state.bids == [0, 0]


def test_a_preview_knows_whether_the_same_seat_is_asked_again() -> None:
    state = GAME.setup(3, completed(GAME.meta, {}), FastChance(Random(1)))
    seat = state.to_act().bit_length() - 1
    assert preview(GAME, state, 3, seat, ["build:A01:pub"]).goes_on  # the first of two buildings
    assert not preview(GAME, state, 3, seat, ["build:A01:pub", "build:A02:pub"]).goes_on
