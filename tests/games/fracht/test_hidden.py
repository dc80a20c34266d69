"""What is hidden: hands, the draw pile, and delivered wagons even from their owner (section 11, FRA-6.5)."""

from collections import Counter
from random import Random

import msgspec
import pytest

from stellwerk.games.fracht import GAME
from stellwerk.games.fracht.board import CARDS
from stellwerk.games.fracht.rules.sampling import hidden_from
from stellwerk.games.fracht.snapshot.invariants import check_position
from stellwerk.games.fracht.state import State
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry, TableEntry, Undo
from stellwerk.kernel.fold import Fold, Trial
from stellwerk.kernel.options import completed
from tests.games.fracht.table import Table


def played(seats: int, seed: int, decisions: int) -> tuple[State, list[Entry]]:
    """A random game so far, with its log."""
    random = Random(seed)
    fold = Fold(GAME, seats, completed(GAME.meta, {}))
    fold.begin(FastChance(random))
    for _ in range(decisions):
        assert fold.state is not None
        if not fold.state.to_act():
            break
        seat = fold.state.to_act().bit_length() - 1
        text = GAME.actions.notation(random.choice(fold.state.legal(seat)))
        trial = fold.judge(seat, [text], FastChance(random))
        assert isinstance(trial, Trial)
        fold.accept(trial)
    assert isinstance(fold.state, State)
    return fold.state, fold.log


def all_shown(state: State, seat: int | None) -> bytes:
    """Everything that a seat is shown of a position."""
    return msgspec.json.encode(
        [
            GAME.view(state, seat),
            GAME.insights(state, seat),
            [] if seat is None else GAME.offers(state, seat),
            GAME.seen(state, [], seat),
        ]
    )


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_delivered_wagons_are_shown_to_nobody(seat: int | None) -> None:
    """Exchange what lies under the loco cards: nobody notices, not even the owner (FRA-6.5)."""
    one, other = (
        Table().given(hand="T13", delivered={0: cards, 1: "T20"}, others={2: rest}).state
        for cards, rest in (("T10 T44", "T24 T32"), ("T24 T32", "T10 T44"))
    )
    other.hands[2] = one.hands[2]  # what Green holds is hidden from Red, but known to Green
    other.pile, other.height = one.pile, one.height
    assert all_shown(one, seat) == all_shown(other, seat)
    assert GAME.view(one, seat).delivered == [2, 1, 0]


def test_a_delivery_is_not_named_in_the_log(fracht: Table) -> None:
    """Not in the facts, not in the export, for the owner neither (FRA-6.5)."""
    fracht.given(locos="B", train="T01").do("uncouple:T01")
    assert "T01" not in str([fact.data for fact in fracht.facts])
    log: list[Entry] = [Decision(0, "couple:T01"), Decision(0, "uncouple:T01", "2026-01-01", "note")]
    for seat in (0, 1, None):
        shown = GAME.seen(fracht.state, log, seat)
        assert shown == [Decision(0, "couple:T01"), Decision(0, None, "2026-01-01")]


def test_after_the_end_everything_is_open(fracht: Table) -> None:
    """Deliveries, hands and the whole log."""
    fracht.given(delivered={0: "T10"}, only=True).do("end")
    view = fracht.view(None)
    assert (view.deliveries, view.scores) == ([["T10"], [], []], [9, 0, 0])
    assert all(hand is not None for hand in view.hands)
    log: list[Entry] = [Decision(0, "uncouple:T10"), ChanceEntry("shuffle", ["T01"])]
    assert GAME.seen(fracht.state, log, None) == log


def test_hands_are_seen_by_their_owners_only(fracht: Table) -> None:
    """Sizes are public."""
    fracht.given(hand="T13", others={1: "T14 T15"})
    assert fracht.view(0).hands == [["T13"], None, None]
    assert fracht.view(None).hands == [None, None, None]
    assert fracht.view(2).hand_sizes == [1, 2, 0]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_an_export_shows_the_cards_that_a_seat_has_seen(seat: int | None) -> None:
    """In every shuffle a card is null while it is hidden and still from that pile."""
    state, log = played(3, 11, 70)
    hidden = hidden_from(state, seat)
    for before, after in zip(log, GAME.seen(state, log, seat), strict=True):
        if isinstance(before, ChanceEntry) and before.chance == "shuffle":
            assert isinstance(after, ChanceEntry)
            for name, shown in zip(before.value, after.value, strict=True):
                card = CARDS.index(name)
                secret = hidden[card] and state.born[card] == 0
                assert shown == (None if secret else name)
            assert None in after.value
            if seat is not None:
                assert after.value[3 * seat] == before.value[3 * seat]


def test_a_reshuffle_shows_what_came_out_of_it(fracht: Table) -> None:
    """Blue draws T31 from the new pile: Blue's export has it, the others' has not (FRA-8.2)."""
    fracht.given(discard="T30 T31", only=True).do("end", reshuffle="T31 T30")
    log: list[Entry] = [ChanceEntry("shuffle", []), Decision(0, "end"), ChanceEntry("reshuffle", ["T31", "T30"])]
    shown = [GAME.seen(fracht.state, log, seat)[2] for seat in (0, 1)]
    assert shown == [ChanceEntry("reshuffle", [None, None]), ChanceEntry("reshuffle", ["T31", None])]


def test_a_shuffle_that_was_taken_back_shows_nothing(fracht: Table) -> None:
    """And what is no entry of the game goes out by name alone."""
    fracht.given(discard="T30 T31", only=True)
    log: list[Entry] = [
        Decision(0, "end"),
        ChanceEntry("reshuffle", ["T31", "T30"]),
        Undo(1, 0),
        ChanceEntry("start_player", 1),
        ChanceEntry("unknown", [1]),
        TableEntry("pause"),
    ]
    assert GAME.seen(fracht.state, log, 0)[1:] == [
        ChanceEntry("reshuffle", [None, None]),
        Undo(1, 0),
        ChanceEntry("start_player", 1),
        ChanceEntry("unknown", None),
        TableEntry("pause"),
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sample_is_a_possible_position(seats: int) -> None:
    """Every card once, own hand, public things and sizes as they are."""
    for decisions in (5, 30, 60, 90):
        state, _ = played(seats, seats, decisions)
        for seat in range(seats):
            other = state.determinize(seat, Random(decisions))
            check_position(other)
            assert isinstance(other, State)
            assert other.hands[seat] == state.hands[seat]
            assert GAME.view(other, seat) == GAME.view(state, seat)
            assert [len(hand) for hand in other.hands] == [len(hand) for hand in state.hands]
            assert (other.trains, other.delivered, other.discard) == (state.trains, state.delivered, state.discard)


def test_samples_respect_the_pile_that_a_card_came_from(fracht: Table) -> None:
    """T30 to T33 were shuffled again: Blue's old card is none of them, what Blue drew is one of them (FRA-8.4)."""
    fracht.given(discard="T30 T31 T32 T33", others={1: "T40"}, only=True).do("end", reshuffle="T32 T31 T30 T33")
    assert fracht.hand(1) == ["T40", "T32"]
    drawn, old = Counter[str](), set()
    for seed in range(400):
        other = fracht.state.determinize(0, Random(seed))
        assert isinstance(other, State)
        drawn[CARDS[other.hands[1][1]]] += 1
        old.add(CARDS[other.hands[1][0]])
    assert set(drawn) == {"T30", "T31", "T32", "T33"}
    assert min(drawn.values()) > 60
    assert not old & set(drawn)


def test_a_card_being_laid_is_known_to_all(fracht: Table) -> None:
    """Announced by `build`, it stays in the hand of every sample."""
    fracht.given(hand="T13 T14", others={1: "T15"}).do("build:T13")
    for seed in range(30):
        other = fracht.state.determinize(1, Random(seed))
        assert isinstance(other, State)
        assert CARDS.index("T13") in other.hands[0]


def test_only_the_drawer_hears_which_card_was_drawn(fracht: Table) -> None:
    """The others hear that one was drawn; both cannot be taken back freely."""
    fracht.given(pile="T20").do("end")
    facts = {fact.kind: fact for fact in fracht.facts}
    assert facts["drawn"].audience == 1 << 1
    assert facts["drawn"].reveals
    assert facts["draw"].data == {"seat": 1}
