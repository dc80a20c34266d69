"""Tips (section 5)."""

from itertools import product

from stellwerk.games.minden import GAME
from stellwerk.games.minden.board import CONSISTENT, STONES
from stellwerk.kernel.offers import filled
from tests.games.minden.table import EMPTY, Table


def test_all_tip_at_the_same_time(minden: Table) -> None:
    """MIN-5.1: every seat has a pending decision, in any order."""
    minden.begin(3).hold("minden", "jena", "sylt")
    assert minden.view().to_act == [0, 1, 2]
    minden.do(EMPTY, seat=1)
    assert minden.view().to_act == [0, 2]


def test_there_are_960_tips(minden: Table) -> None:
    """MIN-5.2, MIN-5.3, MIN-5.4, MIN-5.5, MIN-5.6, MIN-5.7, MIN-5.8: at most one stone of a kind, none is needed."""
    minden.hold("minden", "jena")
    squares = ["-", *map(str, range(1, 16))]
    wanted = {f"tip:{a}:{b}:{c}:{d}" for a, b, c, d in product("-WE", "-NMS", squares, "-abcd")}
    assert set(minden.choices()) == wanted
    assert len(minden.choices()) == 960
    assert sorted(set(STONES)) == [0, 1, 2, 3, 4]


def test_example_17_contradiction(minden: Table) -> None:
    """MIN-5.9: Middle with square 13 is accepted and wrong whatever the card; with `consistent_tips` it is refused."""
    minden.hold("minden", "jena").tip("tip:-:M:13:-", EMPTY)
    assert not minden.view().last[0].success
    minden.begin(consistent_tips=True).hold("minden", "jena")
    assert minden.refusal("tip:-:M:13:-") == "MIN-12.5"


def test_the_offer_warns_of_contradictions(minden: Table) -> None:
    """MIN-5.9: values that clash name each other, and a clash is exactly what no quarter of the board agrees with."""
    (offer,) = GAME.offers(minden.hold("minden", "jena").state, 0)
    assert offer.form is not None and offer.form.warning is not None
    choices = {part.key: part.choices for part in offer.form.parts}
    clashes = {
        (f"{key}:{choice.value}", other) for key, each in choices.items() for choice in each for other in choice.clashes
    }
    assert ("square:13", "block:M") in clashes and ("block:M", "square:13") in clashes
    for side, block, square in product("-WE", "-NMS", ["-", *map(str, range(1, 16))]):
        named = {("side", side), ("block", block), ("square", square)}
        chosen = [f"{key}:{value}" for key, value in named if value != "-"]
        clash = any((one, two) in clashes for one in chosen for two in chosen)
        code = GAME.actions.read(f"tip:{side}:{block}:{square}:-")
        assert isinstance(code, int)
        assert clash is not CONSISTENT["germany"][code - 2], (side, block, square)


def test_the_form_makes_every_tip(minden: Table) -> None:
    """MIN-5.2: the offer is the empty tip, and its parts fill in the notation."""
    (offer,) = GAME.offers(minden.hold("minden", "jena").state, 0)
    assert offer.do == EMPTY and offer.closes
    assert filled(offer, {"side": "W", "square": "12"}) == "tip:W:-:12:-"
    assert offer.form is not None
    assert [len(part.choices) for part in offer.form.parts] == [2, 3, 15, 4]
    assert len(offer.form.effects) == len(offer.form.details) == 5


def test_example_18_stone_without_its_parents(minden: Table) -> None:
    """MIN-5.8: only "North" for Kiel is one right stone; the yellow card goes. Refused with `nested_tips`."""
    minden.hold("kiel", "jena").tip("tip:-:N:-:-", EMPTY)
    shown = minden.view().last[0]
    assert (shown.success, shown.end, shown.kept) == (True, 1, False)
    minden.begin(nested_tips=True).hold("kiel", "jena")
    assert minden.refusal("tip:-:N:-:-") == "MIN-12.1"


def test_tips_are_hidden_until_all_have_confirmed(minden: Table) -> None:
    """MIN-5.10: who has confirmed is public, what they said is not."""
    minden.begin(3).hold("minden", "jena", "sylt").do("tip:W:N:12:c", seat=0)
    for seat in (1, 2, None):
        view = minden.view(seat)
        assert [each.tipped for each in view.seats] == [True, False, False]
        assert all(each.tip is None for each in view.seats)
    own = minden.view(0).seats[0].tip
    assert own is not None and own.text == "W:N:12:c"
    assert [(fact.kind, fact.data) for fact in minden.facts] == [("tipped", {"seat": 0})]


def test_a_confirmed_tip_is_final(minden: Table) -> None:
    """MIN-5.11."""
    minden.hold("minden", "jena").do(EMPTY, seat=0)
    assert minden.refusal("tip:W:-:-:-", seat=0) == "MIN-5.11"


def test_a_tip_tells_its_net_change_with_the_majority_that_the_card_would_bring(minden: Table) -> None:
    """The first card that anybody keeps is worth five spaces in a final scoring now (MIN-7.1, MIN-10.3)."""
    (offer,) = GAME.offers(minden.hold("minden", "jena").state, 0)
    assert offer.form is not None
    told = [(effect.args["steps"], effect.args["award"], effect.args["net"]) for effect in offer.form.effects]
    assert told[0] == (0, 0, 0)
    assert told[-1] == (4, 5, 9)
