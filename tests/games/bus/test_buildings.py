"""New buildings (section 9)."""

from typing import Any

from tests.games.bus.table import BLACK, GREEN, LOTS, Table


def filled(but: int, kind: str = "pub") -> dict[str, str]:
    """All lots built on, but for the last ones."""
    return dict.fromkeys(LOTS[: len(LOTS) - but], kind)


def mixed(but: int) -> dict[str, str]:
    """The same with all kinds in turn."""
    kinds = ("house", "office", "pub")
    return {lot: kinds[at % 3] for at, lot in enumerate(LOTS[: len(LOTS) - but])}


def test_as_many_buildings_as_the_amount_says(bus: Table) -> None:
    """BUS-8.1: one after the other, kind by free choice; BUS-8.5: anywhere."""
    bus.carrying_out("buildings", 2)
    assert len(bus.choices()) == 36
    bus.do("build:A01:pub", "build:A12:house")
    assert bus.view.buildings == {"A01": "pub", "A12": "house"}
    assert bus.phase == "choose"


def test_example_13_letter_by_letter(bus: Table) -> None:
    """One A lot is empty, amount 3: the first must go there, the others on B lots (BUS-8.2)."""
    a_lots = {lot: ("house", "office", "pub")[at % 3] for at, lot in enumerate(LOTS[:11])}
    bus.carrying_out("buildings", 3, buildings=a_lots)
    assert bus.refusal("build:B01:pub") == "BUS-8.2"
    assert bus.choices() == {"build:A12:house", "build:A12:office", "build:A12:pub"}
    bus.do("build:A12:office")
    assert bus.view.letter == "B"
    assert bus.refusal("build:C01:pub") == "BUS-8.2"
    bus.do("build:B01:pub", "build:B11:pub")
    assert bus.told("letter") == [{"letter": "B"}]


def test_example_14_the_last_lot_ends_the_game_after_the_round(bus: Table) -> None:
    """The rest lapses; clock, Vrroomm and start player are still carried out (BUS-8.4, BUS-13.2)."""
    place: dict[str, Any] = {"areas": {"buildings": [BLACK], "clock": [GREEN], "start": [GREEN]}}
    bus.carrying_out("buildings", 3, buildings=mixed(1), **place)
    bus.do("build:D15:house")
    assert bus.told("lapsed")[0]["rest"] == 2
    assert bus.told("lots_full") == [{}]
    assert (bus.phase, bus.insights.ending.lots_full) == ("clock", True)
    bus.do("clock:run")
    assert (bus.phase, bus.outcome.reason, bus.outcome.clause) == ("over", "lots", "BUS-13.2")
    assert bus.view.start_player == GREEN


def test_one_building_per_lot(bus: Table) -> None:
    """BUS-8.3: and it stays for good."""
    bus.carrying_out("buildings", 2).do("build:A01:pub")
    assert bus.refusal("build:A01:house") == "BUS-8.3"


def test_a_cube_without_an_empty_lot_is_skipped(bus: Table) -> None:
    """BUS-4.6 and BUS-8.4: the second cube finds nothing to build on."""
    place: dict[str, Any] = {"areas": {"buildings": [GREEN, BLACK]}, "cube": 1}
    bus.given(phase="buildings", mover=BLACK, left=1, buses=[2, 1, 1, 1], passed=[0, 1, 2, 3], **place)
    bus.given(buildings=mixed(1)).do("build:D15:pub")
    assert bus.skips() == [("buildings", "a", GREEN, "lots")]
    assert bus.outcome.reason == "lots"


def test_a_kind_that_is_used_up(bus: Table) -> None:
    """BUS-8.6: 30 tiles of each kind; without limit any number (BUS-V7)."""
    used = {lot: "pub" if at < 30 else "house" for at, lot in enumerate(LOTS[:40])}
    bus.carrying_out("buildings", 2, buildings=used)
    assert bus.refusal("build:D10:pub") == "BUS-8.6"
    assert not any(text.endswith(":pub") for text in bus.choices())
    assert bus.legal("build:D10:house")
    free = Table(4, building_limit=None).carrying_out("buildings", 2, buildings=used)
    assert free.legal("build:D10:pub")
    assert free.view.tiles == {"house": None, "office": None, "pub": None}


def test_the_order_of_refusals_for_a_lot(bus: Table) -> None:
    """Rows 8 to 10: taken, then letter, then tiles (BUS-8.3, BUS-8.2, BUS-8.6)."""
    used = {lot: "pub" if at < 30 else "house" for at, lot in enumerate(LOTS[:31])}
    bus.carrying_out("buildings", 2, buildings=used)
    assert bus.refusal("build:A01:pub") == "BUS-8.3"
    assert bus.refusal("build:D15:pub") == "BUS-8.2"
    assert bus.refusal("build:C09:pub") == "BUS-8.6"


def test_a_new_building_attracts_nobody_before_vrroomm(bus: Table) -> None:
    """BUS-8.7: the passenger of the park stays on the crossing."""
    bus.carrying_out("buildings", 1, hour="pub").do("build:A03:house")
    assert bus.view.standing["K15"] == 1
    assert bus.view.seated == {}
