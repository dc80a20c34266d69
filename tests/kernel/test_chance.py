"""Chance events: what can come up, and what cannot."""

from random import Random

import pytest

from stellwerk.kernel.chance import ChanceImpossible, ChanceMissing, FastChance, ForcedChance, NoChance, RecordingChance
from stellwerk.kernel.events import CountedDeal, Lot, Order

LOT, ORDER, DEAL = Lot("lot", "A"), Order("order", "B"), CountedDeal("deal", "C")


@pytest.mark.parametrize("seed", range(20))
def test_what_is_made_is_possible(seed: int) -> None:
    chance = FastChance(Random(seed))
    assert LOT.possible(chance.draw(LOT, 4), 4)
    assert ORDER.possible(chance.draw(ORDER, ["a", "b", "c"]), ["a", "b", "c"])
    assert DEAL.possible(chance.draw(DEAL, [3, 4, 5], 2, 4), [3, 4, 5], 2, 4)


@pytest.mark.parametrize("value", [4, -1, 1.0, True, "1", None, [1]])
def test_a_lot_is_a_whole_number_below_its_bound(value: object) -> None:
    assert not LOT.possible(value, 4)


@pytest.mark.parametrize("value", [["a"], ["a", "a"], ["a", "c"], "ab", None, ["a", "b", "b"], [["a"], "b"]])
def test_an_order_has_each_thing_once(value: object) -> None:
    assert not ORDER.possible(value, ["a", "b"])


@pytest.mark.parametrize("value", [[[2, 0]], [[1, 0], [1, 0]], [[2, -1], [1, 0]], [[1], [1]], [[1, 0.0], [0, 1]], "xx"])
def test_a_deal_gives_full_hands_out_of_the_bag(value: object) -> None:
    assert not DEAL.possible(value, [1, 1], 2, 1)
    assert DEAL.possible([[1, 0], [0, 1]], [1, 1], 2, 1)


def test_every_order_comes_up_about_equally_often() -> None:
    chance = FastChance(Random(1))
    counts: dict[str, int] = {}
    for _ in range(6000):
        order = "".join(chance.draw(ORDER, ["a", "b", "c"]))
        counts[order] = counts.get(order, 0) + 1
    assert len(counts) == 6
    assert all(880 < count < 1120 for count in counts.values()), counts


def test_forced_chance_gives_what_was_named_and_then_the_rest() -> None:
    forced = ForcedChance({"lot": [3]}, FastChance(Random(1)))
    assert forced.draw(LOT, 4) == 3
    assert LOT.possible(forced.draw(LOT, 4), 4)
    with pytest.raises(ChanceMissing):
        ForcedChance({}).draw(LOT, 4)
    with pytest.raises(ChanceImpossible):
        ForcedChance({"lot": [9]}).draw(LOT, 4)
    with pytest.raises(ChanceMissing):
        NoChance().draw(LOT, 4)


def test_recording_keeps_what_came_out() -> None:
    recording = RecordingChance(ForcedChance({"lot": [2]}))
    recording.draw(LOT, 4)
    assert recording.drawn == [("lot", 2)]
