"""What the kernel brings so that games need not repeat it."""

from typing import Literal

import msgspec
import pytest
from msgspec import UNSET

from stellwerk.kernel.chance import NoChance
from stellwerk.kernel.clauses import Attempt, first_broken, refuse
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry, TableEntry, Undo
from stellwerk.kernel.input import play_text, text_of, unreadable
from stellwerk.kernel.offers import plain_offer
from stellwerk.kernel.options import must_fit
from stellwerk.kernel.refusal import INPUT, Refusal
from stellwerk.kernel.seats import first_seat, is_to_act, seats_of
from stellwerk.kernel.seen import copied, hidden, shown
from stellwerk.kernel.snapshot import Snapshot, demand, load_snapshot
from stellwerk.kernel.standing import chances, shares
from tests.toy import TOY


class Dice(Snapshot):
    """A snapshot of a game with one figure."""

    version: Literal["toy/1"]
    figure: int


def text(**changes: object) -> bytes:
    return msgspec.json.encode({"version": "toy/1", "seats": 2, "options": {"open_bids": True}, "figure": 3} | changes)


def load(snapshot: bytes) -> int:
    def restore(found: Dice) -> int:
        demand(found.figure < 7, "a figure of a die")
        return [0, 10, 20, 30, 40][found.figure]

    return load_snapshot(snapshot, Dice, TOY.meta, restore)


def test_a_snapshot_is_handed_to_the_game_with_its_table_checked() -> None:
    assert load(text()) == 30


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"version": "toy/2"}, "no snapshot of toy: "),
        ({"surplus": 1}, "no snapshot of toy: "),
        ({"seats": 9}, "no position of toy: seats and options"),
        ({"options": {"luck": 1}}, "no position of toy: seats and options"),
        ({"options": {}}, "no position of toy: every option is named"),
        ({"figure": 7}, "no position of toy: a figure of a die"),
        ({"figure": 6}, "no position of toy: list index"),
    ],
)
def test_what_cannot_be_is_a_value_error_that_says_so(changes: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        load(text(**changes))


def test_the_first_broken_clause_is_the_answer() -> None:
    def even(position: int, attempt: Attempt) -> Refusal | None:
        return refuse("A-1", ["thing:1"], position=position) if position % 2 else None

    def own_turn(position: int, attempt: Attempt) -> Refusal | None:
        return None if attempt.seat == 0 else refuse("A-2")

    clauses = (even, own_turn)
    assert first_broken(clauses, 2, Attempt(0, "roll")) is None
    assert first_broken(clauses, 3, Attempt(1, "roll")) == Refusal("A-1", {"position": 3}, ["thing:1"])
    assert first_broken(clauses, 2, Attempt(1, "roll")) == Refusal("A-2")


def test_a_text_is_read_and_carried_out() -> None:
    state = TOY.setup(2, {"open_bids": True}, NoChance())
    play_text(TOY, state, 1, "bid:3", NoChance())
    assert state.bids == [0, 3]
    with pytest.raises(ValueError, match="'bid:9' is no action of toy"):
        play_text(TOY, state, 0, "bid:9", NoChance())
    assert text_of(TOY.actions, 0) == text_of(TOY.actions, "bid:1") == "bid:1"
    assert unreadable("x" * 99) == Refusal(INPUT, {"text": "x" * 80})


def test_seats_of_a_mask() -> None:
    assert [first_seat(mask) for mask in (1, 6, 8)] == [0, 1, 3]
    assert seats_of(0) == [] and seats_of(0b1011) == [0, 1, 3]
    state = TOY.setup(3, {"open_bids": True}, NoChance())
    play_text(TOY, state, 1, "bid:3", NoChance())
    assert [is_to_act(state, seat) for seat in range(3)] == [True, False, True]


def test_chances_and_shares_add_up_to_1() -> None:
    assert shares([3, 5, 5]) == [0.0, 0.5, 0.5] and shares([-1]) == [1.0]
    even, ahead = chances([7.0, 7.0], 2.0), chances([9.0, 7.0], 2.0)
    assert even == [0.5, 0.5] and sum(ahead) == pytest.approx(1) and ahead[0] / ahead[1] == pytest.approx(2.718, 0.001)


def test_a_log_is_copied_field_by_field() -> None:
    """The game says what goes out of chance and decisions."""
    log: list[Entry] = [
        ChanceEntry("deal", [1, 2]),
        Decision(0, "bid:1", "t", "note"),
        Decision(1, "bid:2", "t", "note"),
        Undo(1, 0, "t"),
        TableEntry("seat", 1, "bot", "t"),
    ]
    copies = copied(log, lambda index, _: index, lambda index, entry: shown(entry) if index == 1 else hidden(entry))
    assert copies == [
        ChanceEntry("deal", 0),
        Decision(0, "bid:1", "t", "note"),
        Decision(1, None, "t", UNSET),
        *log[3:],
    ]


def test_seats_and_options_must_fit() -> None:
    must_fit(TOY.meta, 2, {"open_bids": True})
    with pytest.raises(ValueError, match=r"TOY-0\.1"):
        must_fit(TOY.meta, 5, {})
    with pytest.raises(ValueError, match="INPUT"):
        must_fit(TOY.meta, 2, {"luck": True})


def test_a_game_that_says_nothing_offers_its_actions_plainly() -> None:
    offer = plain_offer("ride:K1:K2")
    assert (offer.do, offer.group, offer.label.id) == ("ride:K1:K2", "ride", "do-ride")
    assert offer.label.args == {"first": "K1", "second": "K2"}
