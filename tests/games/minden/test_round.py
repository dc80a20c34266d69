"""Display, choice and swap (section 4)."""

from tests.games.minden.table import EMPTY, Table


def test_example_8_rear_order_with_start(minden: Table) -> None:
    """MIN-4.1, MIN-4.6: A@7, B@3, C and D on Start, start order D, C, B, A: D, C, B, A choose."""
    minden.begin(4, start_order=[3, 2, 1, 0]).stand(7, 3, 0, 0)
    chosen = []
    while minden.phase == "choose":
        chosen.append(minden.mover)
        minden.do(minden.choices()[0])
    assert [*chosen, 0] == [3, 2, 1, 0] == minden.view().order


def test_a_round_has_four_phases(minden: Table) -> None:
    """MIN-4.2, MIN-8.1, MIN-8.2: choice, swap, tip, evaluation, and then again, without stones of the round before."""
    minden.begin(2, "minden jena sylt")
    assert minden.phase == "choose"
    minden.do("choose:minden")
    assert minden.phase == "swap"
    minden.do("keep", "keep")
    assert minden.phase == "tip"
    minden.tip(EMPTY, EMPTY)
    view = minden.view()
    assert (view.phase, view.turn, len(view.last)) == ("choose", 2, 2)
    assert all(seat.card is None and not seat.tipped for seat in view.seats)


def test_no_round_without_cards_for_everybody(minden: Table) -> None:
    """MIN-4.3: two cards for three players are not enough."""
    minden.begin(3).leave(2).hold("minden", "jena", "sylt").tip(EMPTY, EMPTY, EMPTY)
    assert minden.reason == "pile"


def test_as_many_cards_as_players_task_side_up(minden: Table) -> None:
    """MIN-4.4, MIN-4.5: the display shows names and colours."""
    view = minden.begin(3, "minden jena sylt").view(None)
    assert [(card.id, card.colour, card.name.id) for card in view.display] == [
        ("minden", "orange", "card-minden"),
        ("jena", "yellow", "card-jena"),
        ("sylt", "green", "card-sylt"),
    ]


def test_the_last_card_goes_by_itself(minden: Table) -> None:
    """MIN-4.7: two decisions for three players; the third card is told in the log with its reason."""
    minden.begin(3, "minden jena sylt").do("choose:sylt", "choose:minden")
    cards = [seat.card.id for seat in minden.view().seats if seat.card is not None]
    assert cards == ["sylt", "minden", "jena"]
    assert [fact.data["seat"] for fact in minden.told("last-card")] == [2]


def test_example_11_swap_chain(minden: Table) -> None:
    """MIN-4.9, MIN-4.11, MIN-4.12, MIN-4.13, MIN-4.14: the next sees the new top card; no chip, no question."""
    minden.begin(2, "minden kiel sylt jena").do("choose:minden")
    top = minden.view(1).top
    assert minden.mover == 0 and top is not None and top.id == "sylt"
    minden.do("swap")
    view = minden.view(1)
    assert view.seats[0].card is not None and view.seats[0].card.id == "sylt"
    assert view.seats[0].chips == 0 and view.box == 1
    assert minden.mover == 1 and view.top is not None and view.top.id == "jena"
    minden.do("keep").tip(EMPTY, EMPTY)
    assert [place.card.id for place in minden.view().places] == ["sylt", "kiel"], "the swapped card stays secret"
    minden.do(minden.choices()[0])
    assert minden.phase == "swap" and minden.mover == 1, "seat 0 has no chip and is not asked"


def test_everybody_is_asked_once_from_the_rear(minden: Table) -> None:
    """MIN-4.10."""
    minden.begin(3).stand(5, 2, 9)
    for _ in range(2):
        minden.do(minden.choices()[0])
    asked = []
    while minden.phase == "swap":
        asked.append(minden.mover)
        minden.do("keep")
    assert asked == [1, 0, 2]


def test_example_12_empty_pile_and_swap(minden: Table) -> None:
    """MIN-4.3, MIN-4.12: the last cards are laid out, nobody is asked, and then comes the final scoring."""
    minden.begin(2).leave(2).hold("minden", "jena").tip(EMPTY, EMPTY)
    assert minden.view().pile == 0 and minden.view().top is None
    minden.do(minden.choices()[0])
    assert minden.phase == "tip"
    assert minden.told("no-swap")[0].data == {"reason": "pile"}
    minden.tip(EMPTY, EMPTY)
    assert minden.reason == "pile"


def test_a_swap_that_takes_the_last_card_ends_the_questions(minden: Table) -> None:
    """MIN-4.12: section 16."""
    minden.begin(2).do(minden.choices()[0]).leave(1).do("swap")
    assert minden.phase == "tip"


def test_when_nobody_has_a_chip_nobody_is_asked(minden: Table) -> None:
    """MIN-4.12: the log says why."""
    minden.state.chips = [0, 0]
    minden.do(minden.choices()[0])
    assert minden.phase == "tip"
    assert minden.told("no-swap")[0].data == {"reason": "chips"}
