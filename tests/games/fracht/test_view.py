"""The view, the overlays and the action list."""

import pytest

from stellwerk.games.fracht import GAME
from stellwerk.games.fracht.board import CARD, CARDS, STATIONS, UNCOUPLE, VALUE
from stellwerk.games.fracht.offers import drives
from stellwerk.games.fracht.overlays import FrachtRoute
from stellwerk.games.fracht.picture import picture
from stellwerk.games.fracht.rules import walks
from stellwerk.games.fracht.view import FrachtLoco
from stellwerk.kernel.message import Message
from stellwerk.kernel.offers import Offer
from tests.games.fracht.table import Table


def routes(table: Table) -> list[FrachtRoute]:
    return GAME.insights(table.state, table.state.acting).routes


def test_a_loco_is_told_with_its_sleeper_and_heading(fracht: Table) -> None:
    """As geometry.json names them (FRA-2.8)."""
    fracht.given(field="p31:T04@0", locos="A p31/NE>E p31/E:in")
    assert fracht.view().locos == [
        FrachtLoco(0, "A", "A", None, None, None),
        FrachtLoco(1, "p31/NE>E", None, "p31", "NE", "NE>E"),
        FrachtLoco(2, "p31/E:in", None, "p31", "E", "E:in"),
    ]


def test_every_phase_shows_what_is_going_on(fracht: Table) -> None:
    """Building, driving, pushing, checking."""
    view = fracht.given(hand="T13").do("build:T13").view()
    assert (view.phase, view.building and view.building.card) == ("place", "T13")
    view = fracht.do("at:p20").view()
    assert (view.phase, view.building and view.building.place, view.clause) == ("rotate", "p20", "FRA-5.1.3")
    fracht.given(field="p31:T07@0", locos="A p31/N:in", hand="T01").drive("T01", "p31/N:in")
    view = fracht.view()
    assert view.driving is not None
    assert view.pushing is not None
    assert (view.driving.sleepers, view.driving.left, view.pushing.seat, view.pushing.at) == (3, 3, 1, "p31/N:in")
    fracht.given(field="p40:T16@0", hand="T33", train="T01 T02 T03", pile="T42").drive("T33", "p40/W:in", "p40/E:out")
    check = fracht.view().check
    assert check is not None
    assert (check.card, check.allowed, check.surplus, check.seat) == ("T42", 2, 1, 0)


def test_a_route_counts_its_sleepers_and_what_it_brings(fracht: Table) -> None:
    """Over p40 to C with 4 of 9; T11 could be coupled there (FRA-7.2.1)."""
    fracht.given(field="p40:T13@1", hand="T10 T11", train="T06")
    route = next(route for route in routes(fracht) if route.cards == ["T10"])
    assert (route.way[-1], len(route.way), route.lapse, route.station) == ("C", 4, 5, "C")
    assert (route.delivers, route.couples, route.warning, route.ends) == (["T06"], ["T11"], "", "station")
    assert route.do == "go:p40/W:in go:p40/EW>E go:p40/E:out go:C"


def test_a_route_tells_whom_it_pushes_where(fracht: Table) -> None:
    """Blue from the middle of p40 into C (FRA-7.4.5)."""
    fracht.given(field="p40:T13@1", locos="A p40/EW>E", hand="T28")
    push = routes(fracht)[0].pushes[0]
    assert (push.seat, push.start, push.to, push.way) == (1, "p40/EW>E", "C", ["p40/E:out", "C"])


def test_no_two_routes_sound_the_same(fracht: Table) -> None:
    """Two branches for the pushed loco, two ends of the rails."""
    fracht.given(field="p31:T11@0 p41:T15@1", locos="A p31/E:out", hand="T33")
    told = [(repr(offer.label), repr(offer.detail)) for offer in fracht.offer("drive:T33").then]
    assert len(told) > 4
    assert len(set(told)) == len(told)


def test_a_route_tells_the_points_that_it_brings_or_costs(fracht: Table) -> None:
    """A wagon for C is delivered there; who runs off the rails loses the wagons of the train (FRA-6.4, FRA-7.5.2)."""
    wagon = next(card for card in CARDS if STATIONS[UNCOUPLE[CARD[card]]] == "C" and card not in ("T13", "T28"))
    fracht.given(field="p40:T13@1", locos="A", hand="T28", train=wagon)
    effects = {offer.label.id: offer.effect for offer in fracht.offer("drive:T28").then}
    assert effects["do-route-station"] == Message("effect-route", {"gain": VALUE[CARD[wagon]], "lost": 0})
    fracht.given(field="p31:T13@1", locos="p31/EW>E", hand="T28", train=wagon)
    effects = {offer.label.id: offer.effect for offer in fracht.offer("drive:T28").then}
    assert effects["do-route-off"] == Message("effect-route", {"gain": 0, "lost": VALUE[CARD[wagon]]})


def test_a_rotation_tells_what_it_joins(fracht: Table) -> None:
    """Station and laid card by name; of the places it is told how many are built on already."""
    build = fracht.given(field="p31:T04@0", hand="T13 T07").offer("build:T13")
    east = next(offer for offer in build.then if offer.do == "at:p41").then
    assert [offer.effect and offer.effect.args["names"] for offer in east] == ["F", "p31"]
    over = fracht.offer("build:T07").detail
    assert over is not None
    assert over.args == {"count": 1}


def test_routes_at_the_end_of_the_rails_warn(fracht: Table) -> None:
    """Stop, or run off (FRA-7.3.2, FRA-7.5.4); or push Blue off."""
    fracht.given(field="p31:T04@0", hand="T10")
    assert [(route.ends, route.warning, route.edge) for route in routes(fracht)] == [
        ("stop", "", None),
        ("off", "runs_off", "p31/E"),
    ]
    fracht.given(field="p31:T04@0", locos="A p31/E:out", hand="T06 T02")
    off = routes(fracht)[-1]
    assert (off.ends, off.warning, off.pushes[0].to) == ("pushed_off", "pushes_off", None)


def test_a_route_ends_at_a_crossing_that_may_cost_a_wagon(fracht: Table) -> None:
    """With two wagons; with one the way goes on (FRA-7.6.2)."""
    fracht.given(field="p40:T16@0", hand="T33", train="T01 T02")
    assert [(route.ends, route.centres) for route in routes(fracht)] == [("check", ["p40"])]
    fracht.given(field="p40:T16@0", hand="T33", train="T01")
    assert [(route.ends, route.centres, route.station) for route in routes(fracht)] == [("station", ["p40"], "C")]


def leaves(offers: list[Offer], before: tuple[str, ...] = ()) -> list[list[str]]:
    """Every complete choice of an action list, as the notations that are sent."""
    found: list[list[str]] = []
    for offer in offers:
        chain = (*before, offer.do)
        found += leaves(offer.then, chain) if offer.then else [" ".join(chain).split(" ")]
    return found


@pytest.mark.parametrize("field", ["", "p40:T13@1 p31:T07@0 p20:T16@0"])
def test_every_composed_choice_can_be_played(fracht: Table, field: str) -> None:
    """Laying in three, driving in many decisions, each legal by both readings."""
    fracht.given(field=field, locos="A p31/N:in A" if field else "", hand="T13 T04 T10 T28")
    offers = GAME.offers(fracht.state, 0)
    parts = [[offer.do, *part.do.split(" ")] for offer in offers for part in offer.then if part.group == "step"]
    assert len(parts) == (4 if field else 0)
    for chain in leaves(offers):
        trial = Table.__new__(Table)
        trial.seats, trial.options, trial.facts, trial.state = 3, fracht.options, [], fracht.state.clone()
        trial.do(*chain)
        assert trial.phase in (("step", "push") if chain in parts else ("main",))


def test_a_drive_may_go_only_to_where_its_routes_part(fracht: Table) -> None:
    """Over the plain p40 there is one route; the two over p31 part after N:in (FRA-7.2.3)."""
    fracht.given(field="p40:T13@1 p31:T07@0", hand="T36")
    drive = fracht.offer("drive:T36")
    assert [(part.group, part.do) for part in drive.then[-1:]] == [("step", "go:p31/N:in")]
    assert [part.group for part in drive.then].count("step") == 1


def test_no_way_is_out_of_reach_where_routes_are_too_many(fracht: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Routes are counted up to a limit; then every first step is offered (FRA-7.2.3)."""
    for module in (drives, walks):
        monkeypatch.setattr(module, "MOST_WALKS", 2)
    fracht.given(field="p31:T43@0 p40:T13@1 p20:T14@1", hand="T10")
    parts = {part.do for part in fracht.offer("drive:T10").then if part.group == "step"}
    assert len(routes(fracht)) == 2
    assert parts == set(fracht.do("drive:T10").choices())


def test_only_the_own_train_is_said_to_be_at_risk_at_a_crossing(fracht: Table) -> None:
    """With FRA-V10 a drive may end for the check of a pushed loco; the driver loses nothing by it (FRA-7.6.2)."""
    fracht.begin(check_pushed=True).given(field="p40:T16@0", locos="A p40/W:in", hand="T33", trains={1: "T01 T02"})
    pushing = fracht.offer("drive:T33").then[0]
    assert (pushing.label.id, pushing.warning) == ("do-route-check", None)
    fracht.given(field="p40:T16@0", hand="T33", train="T01 T02")
    warning = fracht.offer("drive:T33").then[0].warning
    assert warning is not None
    assert warning.id == "warn-check"


def test_offers_come_in_the_order_of_display(fracht: Table) -> None:
    """Uncouple, couple, drive, build, redraw, end (section 11)."""
    fracht.given(field="p20:T13@1", locos="B", hand="T06", train="T01")
    groups = [offer.group for offer in GAME.offers(fracht.state, 0)]
    assert groups == ["uncouple", "couple", "drive", "build", "redraw", "end"]


def test_in_a_drive_routes_come_before_single_steps(fracht: Table) -> None:
    """Targets are the route itself, then where it ends."""
    fracht.given(field="p40:T13@1", hand="T10").do("drive:T10")
    offers = GAME.offers(fracht.state, 0)
    assert [(offer.group, offer.targets) for offer in offers] == [
        ("route", ["route:go:p40/W:in go:p40/EW>E go:p40/E:out go:C", "station:C"]),
        ("step", ["sleeper:p40/W"]),
    ]


def test_a_redraw_that_empties_the_piles_warns(fracht: Table) -> None:
    """So does the end of the turn with nothing left to draw (FRA-8.3, FRA-9.1)."""
    fracht.given(hand="T17", pile="T20", only=True)
    assert fracht.offer("redraw:T17").warning is not None
    assert fracht.offer("end").warning is None
    assert fracht.given(only=True).offer("end").warning is not None


def test_uses_of_hand_cards_say_what_is_possible_and_why_not(fracht: Table) -> None:
    """Ghosts with rotations, coupling, driving, redrawing."""
    fracht.given(hand="T04 T06")
    first, second = GAME.insights(fracht.state, 0).uses
    assert (first.couple, second.couple, first.drive, first.draws) == (True, False, False, 2)
    assert {verb: why.clause for verb, why in second.why_not.items()} == {"couple": "FRA-6.1", "drive": "FRA-7.1.3"}
    ghost = next(ghost for ghost in first.ghosts if ghost.place == "p31")
    assert (ghost.rotations, ghost.joins, ghost.over) == ([0, 3], [["N"], ["N"]], False)
    assert ghost.do[1] == "build:T04 at:p31 rotate:3"
    assert [use.card for use in GAME.insights(fracht.state, 1).uses] == []
    assert GAME.insights(fracht.state, None).uses == []


def test_stations_worth_a_visit_come_with_their_distance(fracht: Table) -> None:
    """C: deliver T06 for 5 points, 4 sleepers away; B cannot be reached."""
    fracht.given(field="p40:T13@1", hand="T07 T02", train="T06")
    stops = {stop.letter: stop for stop in GAME.insights(fracht.state, 0).stops}
    assert (stops["C"].points, stops["C"].sleepers, stops["C"].first) == (5, 4, "p40/W:in")
    assert (stops["B"].couple, stops["B"].sleepers) == (["T07"], None)
    assert (stops["A"].here, stops["A"].sleepers) == (True, 0)


def test_dangers_buffers_and_the_end_are_told(fracht: Table) -> None:
    """Blue heads for the end of the rails, one step away (FRA-7.3.4)."""
    fracht.given(field="p31:T04@0", locos="A p31/NE>E", hand="T13", delivered={0: "T10"}, discard="T20")
    insights = GAME.insights(fracht.state, None)
    assert [(danger.seat, danger.edge, danger.sleepers) for danger in insights.dangers] == [(1, "p31/E", 1)]
    assert insights.joints == ["p31/E"]
    ending = insights.ending
    assert (ending.flowing, ending.held, ending.delivered, ending.spent) == (47, 1, 1, 2)
    assert ending.pile + ending.discard + ending.held + ending.coupled + ending.spent == 50


def test_the_picture_shows_field_and_locos(fracht: Table) -> None:
    """As plain text for the terminal."""
    fracht.given(field="p40:T13@1 p31:T43@0", locos="A p40/W:in C")
    lines = picture(fracht.view())
    assert "| A | 2 o - | C |" in lines[1]
    assert "p20" in lines[1]


def test_facts_tell_a_drive_in_one_line(fracht: Table) -> None:
    """Steps only move pieces; the pushed loco gets a line of its own (FRA-7.4.1)."""
    fracht.given(field="p40:T13@1", locos="A p40/EW>E", hand="T28")
    fracht.drive("T28", "p40/W:in", "p40/EW>E", "p40/E:out", "C")
    lines = [(fact.kind, fact.data["where"]) for fact in fracht.facts if fact.line]
    assert lines == [("arrive", "C"), ("shoved-in", "C")]


def test_the_search_can_use_the_game() -> None:
    """No answers are hidden in the position (section 14)."""
    assert not GAME.meta.knowledge
    assert GAME.hides({})
