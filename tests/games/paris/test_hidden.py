"""What is hidden and what is open (group 11)."""

from collections import Counter
from itertools import product
from math import factorial, prod
from random import Random

import msgspec
import pytest

from stellwerk.games.paris import GAME
from stellwerk.games.paris.board import BAG
from stellwerk.games.paris.state import State
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry, TableEntry, Undo
from stellwerk.kernel.journal import Journal
from stellwerk.kernel.options import completed
from tests.games.paris.table import DEALS, Table


def positions(seats: int, seed: int, every: int) -> list[State]:
    """Every so many positions of a random game, the last one included."""
    random = Random(seed)
    chance = FastChance(random)
    state = GAME.setup(seats, completed(GAME.meta, {}), chance)
    found = [state.clone()]
    number = 0
    while state.to_act():
        state.apply(state.mover, random.choice(state.legal(state.mover)), chance)
        number += 1
        if number % every == 0 or not state.to_act():
            found.append(state.clone())
    return found


def test_example_27_what_the_others_know_of_a_holding(paris: Table) -> None:
    """A gave blue and took 2 red: 11 locos, at least 2 red; of blue nothing is known (PAR-11.2, PAR-11.3)."""
    paris.do("give:blue", "take:red:2")
    view = paris.view(1)
    assert view.hand_sizes[0] == 11
    assert view.hands[0] is None
    assert view.at_least is not None
    assert view.at_least[0] == [0, 0, 2, 0, 0, 0]


def test_a_bound_counts_from_the_lowest_point(paris: Table) -> None:
    """Given two blue, taken one back: that one is still there (PAR-11.3)."""
    paris.do("give:blue", "take:red:1", "give:red", "take:blue:1", "give:red", "take:blue:1")
    paris.do("give:blue", "take:red:1", "give:red", "take:blue:1", "give:red", "take:blue:1")
    paris.do("give:red", "take:blue:1")
    view = paris.view(1)
    assert view.ledger is not None
    assert view.at_least is not None
    assert view.ledger[0][0] == -1
    assert view.at_least[0][0] == 1


def test_the_public_things_are_in_every_view(paris: Table) -> None:
    """Board, starts, values, stores, whose turn, the step inside the turn (PAR-11.1)."""
    paris.do("build:black", "place:I4")
    for seat in (None, 0, 1, 2):
        view = paris.view(seat)
        assert view.locos["I4"] == ["black"]
        assert (view.mover, view.phase, view.to_act) == (0, "place", [0])
        assert view.building is not None
        assert (view.building.company, view.building.placed, view.building.points) == ("black", ["I4"], 1)
    paris.do("stop", "give:red")
    assert paris.view(2).given == "red"


def test_holdings_together_can_be_worked_out() -> None:
    """31 minus store minus locos built (PAR-11.2)."""
    for state in positions(4, 3, 10):
        view = GAME.view(state, None)
        built = [len(hexes) - 1 for hexes in state.laid]
        assert view.held == [BAG - stored - laid for stored, laid in zip(view.supply, built, strict=True)]
        assert sum(view.held) == sum(view.hand_sizes)


def test_own_holdings_are_seen_and_spectators_see_none(paris: Table) -> None:
    """PAR-11.3, PAR-2.2: one's own screen and no other."""
    assert paris.view(2).hands == [None, None, DEALS[3][2]]
    assert paris.view(None).hands == [None, None, None]


def test_at_the_end_everything_is_shown() -> None:
    """All holdings, to spectators too; the full log (PAR-11.4)."""
    state = positions(3, 1, 1000)[-1]
    assert state.to_act() == 0
    assert None not in GAME.view(state, None).hands
    log: list[Entry] = [ChanceEntry("deal", DEALS[3])]
    assert GAME.seen(state, log, None) == log


def test_there_is_no_chance_after_the_setup() -> None:
    """Two copies of a position play on alike whatever chance they are given (PAR-11.5)."""
    state = positions(4, 2, 60)[1]
    one, two = state.clone(), state.clone()
    random = Random(1)
    while one.to_act():
        action = random.choice(one.legal(one.mover))
        one.apply(one.mover, action, FastChance(Random(1)))
        two.apply(two.mover, action, FastChance(Random(2)))
    assert GAME.dump(one) == GAME.dump(two)


def test_what_can_be_given_is_told_to_the_player_alone(paris: Table) -> None:
    """For another seat, `give` is refused as not on turn, whatever is held (PAR-11.6)."""
    paris.given(hand={"red": 10})
    assert paris.refusal("give:blue", seat=0) == "PAR-8.1"
    for colour in ("red", "blue"):
        assert paris.refusal(f"give:{colour}", seat=1) == "PAR-3.1"
    assert paris.state.legal(1) == []
    assert GAME.offers(paris.state, 1) == []


def test_a_give_reveals_and_a_build_does_not(paris: Table) -> None:
    """The colour given away was hidden until then (PAR-11.3, PAR-8.5)."""
    paris.do("build:black", "place:I4", "stop")
    assert not any(fact.reveals for fact in paris.facts)
    paris.do("give:blue")
    assert paris.facts[-1].reveals
    assert paris.facts[-1].kind == "gave"


def test_an_export_hides_the_deals_of_the_others(paris: Table) -> None:
    """The lists of the other seats are null, unknown chance is kept back (PAR-11.3)."""
    log: list[Entry] = [
        ChanceEntry("start_positions", ["blue"]),
        ChanceEntry("deal", DEALS[3]),
        ChanceEntry("start_player", 1),
        ChanceEntry("omen", 7),
        Decision(1, "give:blue", "2026-01-01T00:00:00Z", "note"),
        Undo(1, 1),
        TableEntry("pause", 2),
    ]
    for seat in (None, 0, 1, 2):
        seen = GAME.seen(paris.state, log, seat)
        assert seen[1] == ChanceEntry("deal", [hand if at == seat else None for at, hand in enumerate(DEALS[3])])
        assert seen[3] == ChanceEntry("omen", None)
        assert [seen[at] for at in (0, 2, 4, 5, 6)] == [log[at] for at in (0, 2, 4, 5, 6)]


def all_that(state: State, seat: int) -> bytes:
    """Everything a seat gets to see of a position."""
    refusals = [GAME.refusal(state, seat, action) for action in range(0, GAME.actions.size, 3)]
    shown = [GAME.view(state, seat), state.legal(seat), GAME.offers(state, seat), GAME.insights(state, seat), refusals]
    return msgspec.json.encode(shown)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_sample_looks_the_same_to_the_seat(seats: int) -> None:
    """View, legal actions, offers, insights and refusals do not change; the samples differ (PAR-11.3)."""
    for state in positions(seats, seats, 45):
        seat = (state.mover + (state.turn % 2)) % seats
        known = all_that(state, seat)
        samples = [state.determinize(seat, Random(number)) for number in range(50)]
        assert all(all_that(sample, seat) == known for sample in samples[:4])
        alone = {GAME.dump(sample) for sample in samples}
        assert len(alone) > 1 if state.to_act() else alone == {GAME.dump(state)}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_sample_of_a_sample_is_the_sample(seats: int) -> None:
    """What is drawn depends on what the seat knows and on nothing else (PAR-11.3)."""
    for state in positions(seats, 10 + seats, 23):
        for seat in range(seats):
            once = GAME.dump(state.determinize(seat, Random(1)))
            assert GAME.dump(state.determinize(seat, Random(2)).determinize(seat, Random(1))) == once


def test_a_sample_is_a_possible_position() -> None:
    """It loads (counts, ledgers and holdings fit), and what was public stays (PAR-11.1, PAR-11.2)."""
    for state in positions(5, 4, 17):
        for seat in range(5):
            sample = state.determinize(seat, Random(seat))
            assert GAME.dump(GAME.load(GAME.dump(sample))) == GAME.dump(sample)
            assert GAME.view(sample, None) == GAME.view(state, None)
            assert min(sample.hands) >= 0


def test_a_sample_plays_on_without_the_true_holdings() -> None:
    """A sample is a whole game: it can be played to its end (PAR-11.3)."""
    random = Random(3)
    for state in positions(4, 8, 50)[:-1]:
        sample = state.determinize(state.mover, random)
        while sample.to_act():
            sample.apply(sample.mover, random.choice(sample.legal(sample.mover)), FastChance(random), Journal())
        assert sample.outcome() is not None


def bag_odds(left: list[int], forced: list[list[int]], size: int) -> dict[tuple[int, ...], float]:
    """The exact chances of the deals of two seats: in proportion to 1 / product of count!."""
    weights = {}
    for first in product(*(range(count + 1) for count in left)):
        second = [count - own for count, own in zip(left, first, strict=True)]
        enough = all(got >= need for got, need in zip([*first, *second], [*forced[0], *forced[1]], strict=True))
        if sum(first) == size and enough:
            weights[(*first, *second)] = 1 / prod(factorial(count) for count in (*first, *second))
    total = sum(weights.values())
    return {deal: weight / total for deal, weight in weights.items()}


def test_samples_come_up_as_often_as_from_the_bag(paris: Table) -> None:
    """Given the Trades so far, every possible deal has its exact chance (PAR-11.3, PAR-2.5)."""
    paris.begin(deal=[[2, 2, 2, 2, 1, 1], [3, 3, 2, 1, 1, 0], [2, 2, 2, 2, 1, 1]])
    for _ in range(2):
        paris.do("give:red", "take:black:1", "give:blue", "take:purple:1", "give:yellow", "take:black:1")
    exact = bag_odds([5, 5, 4, 3, 2, 1], [[2, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 0]], 10)
    random = Random(1)
    samples = 12_000
    seen = Counter(tuple(paris.state.determinize(0, random).deal[6:]) for _ in range(samples))
    assert set(seen) <= set(exact)
    distance = sum(abs(seen[deal] / samples - chance) for deal, chance in exact.items()) / 2
    assert distance < 0.06
    for at in range(12):
        mean = sum(deal[at] * times for deal, times in seen.items()) / samples
        assert mean == pytest.approx(sum(deal[at] * chance for deal, chance in exact.items()), abs=0.03)
