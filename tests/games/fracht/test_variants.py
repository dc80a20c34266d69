"""The options and variants (FRA-V1 to FRA-V10)."""

from collections import Counter
from random import Random

from stellwerk.games.fracht import GAME
from stellwerk.games.fracht.board import CARDS, KIND, KINDS, STATIONS
from stellwerk.games.fracht.rules.setting import cards_in_play
from stellwerk.games.fracht.view import FrachtStation
from stellwerk.kernel.chance import FastChance, ForcedChance
from stellwerk.kernel.options import completed
from tests.games.fracht.table import Table


def test_open_deliveries_are_shown_to_all() -> None:
    """Cards and scores, in the log too; hidden without the option (FRA-V3, FRA-6.5)."""
    table = Table().begin(open_deliveries=True).given(locos="B", train="T01").do("uncouple:T01")
    assert table.view(2).deliveries == [["T01"], [], []]
    assert table.view(None).scores == [3, 0, 0]
    assert table.facts[0].kind == "deliver-open"
    assert GAME.look_back(completed(GAME.meta, {"open_deliveries": True})) == "all"
    assert GAME.look_back(completed(GAME.meta, {})) == "turn"


def test_every_layout_can_be_played() -> None:
    """17, 21 and 26 places (FRA-V4)."""
    for layout, places in (("standard", 21), ("pyramid", 26), ("valley", 17)):
        state = GAME.setup(3, completed(GAME.meta, {"layout": layout}), FastChance(Random(1)))
        assert len(state.setting.places) == places


def test_shuffled_stations_lie_where_the_lot_puts_them() -> None:
    """The first letter goes on the square of B; A stays (FRA-V5)."""
    order = list("JIHGFEDCB")
    chance = ForcedChance({"stations": [order]}, FastChance(Random(1)))
    state = GAME.setup(3, completed(GAME.meta, {"shuffle_stations": True}), chance)
    stations = GAME.view(state, 0).stations
    assert FrachtStation("A", 3, 0) in stations
    assert FrachtStation("J", 1, 0) in stations
    assert [station.letter for station in stations] == STATIONS


def test_forced_pushing_knows_no_stopping() -> None:
    """The unsafe step is compulsory (FRA-V6)."""
    table = Table().begin(forced_push=True).given(field="p31:T04@0", locos="A p31/E:out", hand="T06 T02")
    table.drive("T06", "p31/N:in", "p31/NE>E")
    assert table.choices() == ["go:p31/E:out"]
    assert table.refusal("stop") == "FRA-V6"
    table.given(field="p31:T04@0", hand="T06 T02").drive("T06", "p31/N:in", "p31/NE>E", "p31/E:out")
    assert table.choices() == ["off"]


def test_without_crossings_there_are_45_cards() -> None:
    """The five crossings are taken out (FRA-V7)."""
    cards = cards_in_play(completed(GAME.meta, {"crossings": False}))
    assert len(cards) == 45
    assert all(KINDS[KIND[card]] != "crossing" for card in cards)


def test_two_decks_hold_every_card_twice() -> None:
    """T01 and T01b have the same facts (FRA-V8)."""
    cards = cards_in_play(completed(GAME.meta, {"decks": 2}))
    assert Counter(CARDS[card][:3] for card in cards) == dict.fromkeys(CARDS[:50], 2)
    table = Table().begin(decks=2).given(locos="B", hand="T06b", train="T01b")
    assert table.legal("couple:T06b")
    assert table.do("uncouple:T01b").view().delivered == [1, 0, 0]
    assert Table().given(hand="T01").refusal("build:T01b") == "FRA-4.5"


def test_two_players_play_by_the_same_rules() -> None:
    """44 cards are left after the deal (FRA-V9)."""
    state = GAME.setup(2, completed(GAME.meta, {}), FastChance(Random(1)))
    assert state.height == 43  # one has been drawn for the first turn
    assert state.setting.quiet_limit == 40


def test_pushed_locos_are_checked_too() -> None:
    """The driver first, then the pushed, rearmost first; the owner chooses out of turn (FRA-V10)."""
    table = Table().begin(check_pushed=True)
    table.given(field="p40:T16@0", locos="A p40/W:in", hand="T28", trains={1: "T05 T09 T10"}, pile="T42 T10 T20")
    table.drive("T28", "p40/W:in")
    assert (table.phase, table.state.acting, table.state.mover) == ("shed", 1, 0)
    assert table.refusal("discard:T05", seat=0) == "FRA-4.1"
    table.do("discard:T09")
    assert (table.train(1), table.state.acting, table.phase) == (["T05", "T10"], 0, "step")
    assert table.discard == ["T28", "T09", "T42"]


def test_a_driver_and_a_pushed_loco_are_checked_one_after_the_other() -> None:
    """Red passes a centre and, by way of Blue, pushes Green over the next one (FRA-V10)."""
    table = Table().begin(check_pushed=True, layout="valley")
    table.given(
        field="p11:T16@0 p21:T29@0",
        locos="p11/W:in p11/E:out p21/W:in",
        hand="T45 T06",
        train="T01 T02",
        trains={1: "T04 T08", 2: "T05 T09"},
        pile="T10 T13",
    )
    table.do("drive:T45", "go:p11/E:out")
    assert [table.at(seat) for seat in range(3)] == ["p11/E:out", "p21/W:in", "p21/E:out"]
    assert (table.state.acting, table.discard) == (0, ["T45"])
    table.do("discard:T02")
    assert (table.state.acting, table.discard) == (2, ["T45", "T02", "T10"])
    table.do("discard:T05")
    assert (table.state.acting, table.discard, table.phase) == (0, ["T45", "T02", "T10", "T05", "T13"], "step")
    assert table.train(1) == ["T04", "T08"]  # Blue passed no centre


def test_a_pushed_loco_passes_a_centre_backwards() -> None:
    """Head-on counts as well (FRA-V10)."""
    table = Table().begin(check_pushed=True)
    table.given(field="p40:T16@0", locos="A p40/W:out", hand="T28", trains={1: "T05 T09"}, pile="T10")
    table.drive("T28", "p40/W:in")
    assert (table.at(1), table.phase, table.state.acting) == ("p40/E:in", "shed", 1)


def test_no_check_for_anybody_when_a_loco_runs_off() -> None:
    """The push ends on the outside of a crossing (FRA-V10, FRA-7.6.5)."""
    table = Table().begin(check_pushed=True)
    table.given(field="p31:T16@0", locos="A p31/N:in p31/S:out", hand="T28 T02", trains={1: "T05 T09"})
    height = table.state.height
    table.drive("T28", "p31/N:in")
    assert (table.at(2), table.at(1), table.state.height, table.train(1)) == ("A", "p31/S:out", height, ["T05", "T09"])
