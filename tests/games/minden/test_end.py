"""The end, the final scoring and the result (sections 9 to 11)."""

from stellwerk.games.minden import GAME
from tests.games.minden.table import EMPTY, Table, solved


def test_example_13_trigger_and_finishing_the_round(minden: Table) -> None:
    """MIN-9.1, MIN-9.2, MIN-9.3: all three pass into the zone in the same round; then there is nothing to decide."""
    minden.begin(3).stand(37, 38, 39).hold("kiel", "jena", "bonn")
    minden.tip(solved("kiel"), solved("jena"), solved("bonn"))
    results = [(shown.seat, shown.end) for shown in minden.view().last]
    assert results == [(0, 43), (1, 44), (2, 45)]
    assert minden.reason == "zone" and minden.view().ending
    assert minden.state.to_act() == 0 and minden.refusal("keep", seat=1) == "MIN-9.3"


def test_the_journal_tells_whose_pawn_reached_the_zone_first() -> None:
    """MIN-9.1: the rearmost is evaluated first; who tips last does not matter."""
    minden = Table().begin(3).stand(38, 37, 5).hold("kiel", "jena", "bonn")
    minden.tip(solved("kiel"), solved("jena"), EMPTY)
    arrived = [fact.data for fact in minden.facts if fact.kind == "arrived"]
    assert arrived == [{"reason": "@reason-zone", "seat": 1}]
    short = final((20, {}), (22, {}))
    assert [fact.data for fact in short.facts if fact.kind == "final"] == [{"reason": "@reason-pile"}]


def test_the_zone_comes_before_the_empty_pile(minden: Table) -> None:
    """MIN-9.4: both hold, the zone is the reason."""
    minden.stand(39, 5).leave(0).hold("kiel", "jena").tip(solved("kiel", 1), EMPTY)
    assert minden.reason == "zone"


def final(*players: tuple[int, dict[str, int]]) -> Table:
    """A game that ends with these spaces and cards, all tips empty."""
    minden = Table().begin(len(players)).stand(*(space for space, _ in players)).leave(0)
    for seat, (_, cards) in enumerate(players):
        minden.keep(seat, **cards)
    minden.hold(*["minden", "jena", "kiel"][: len(players)])
    return minden.tip(*[EMPTY] * len(players))


def test_example_14_final_tie() -> None:
    """MIN-10.1, MIN-10.4, MIN-10.5, MIN-10.7: A@20, C@21, B@22; A and B two yellow each."""
    minden = final((20, {"yellow": 2}), (22, {"yellow": 2}), (21, {"yellow": 1}))
    moves = [(award.seat, award.steps, award.end, award.skipped) for award in minden.view().awards]
    assert moves == [(0, 2, 24, [21, 22]), (1, 2, 25, [24])]


def test_example_15_final_single_majority() -> None:
    """MIN-10.3: only C has an orange card; from 21 over 24 and 25 to 28."""
    minden = final((20, {"yellow": 2}), (22, {"yellow": 2}), (21, {"yellow": 1, "orange": 1}))
    assert minden.position == [24, 25, 28]
    outcome = minden.state.outcome()
    assert outcome is not None and outcome.places == [3, 2, 1]


def test_example_16_colour_nobody_owns() -> None:
    """MIN-10.6: nobody has the most of nothing."""
    minden = final((20, {}), (22, {}))
    assert minden.position == [20, 22]
    assert [fact.data["colour"] for fact in minden.told("no-award")][-1] == "@colour-blue"


def test_example_19_drawn_game(minden: Table) -> None:
    """MIN-11.2: nobody swaps, everybody tips nothing: 112 rounds, then all share the first place."""
    while minden.state.to_act():
        minden.state.apply(minden.mover, minden.state.legal(minden.mover)[0], None)  # type: ignore[arg-type]
    outcome = minden.state.outcome()
    assert outcome is not None
    assert (minden.view().turn, outcome.places, outcome.scores, outcome.reason) == (112, [1, 1], [0, 0], "pile")
    assert GAME.evaluate(minden.state) == [0.5, 0.5]


def test_example_20_tie_of_everyone() -> None:
    """MIN-10.4: one green card each; the order is kept."""
    assert final((10, {"green": 1}), (11, {"green": 1}), (12, {"green": 1})).position == [14, 15, 16]


def test_colours_are_scored_one_after_the_other() -> None:
    """MIN-10.2, MIN-10.8: yellow and orange change the order in which the tie in blue is moved."""
    minden = final((30, {"orange": 1, "blue": 1}), (28, {"yellow": 1, "blue": 1}))
    assert [(award.colour, award.seat) for award in minden.view().awards] == [
        ("yellow", 1),
        ("orange", 0),
        ("blue", 1),
        ("blue", 0),
    ]


def test_chips_score_nothing_and_places_follow_the_spaces() -> None:
    """MIN-10.9, MIN-11.1, MIN-11.3: the breakdown adds up to the space."""
    minden = final((30, {}), (28, {"yellow": 1}))
    outcome = minden.state.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.places) == ([30, 34], [2, 1])
    assert [column.key for column in outcome.columns][1:] == [
        "colour:yellow",
        "colour:orange",
        "colour:green",
        "colour:blue",
    ]


def test_players_on_start_share_the_last_place() -> None:
    """MIN-11.2."""
    outcome = final((0, {}), (0, {}), (3, {})).state.outcome()
    assert outcome is not None and outcome.places == [2, 2, 1]
