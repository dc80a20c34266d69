"""Offers: every legal action with what it brings, warnings before the dangerous ones."""

from random import Random

import pytest

from stellwerk.games.paris import GAME
from stellwerk.games.paris.board import COMPANIES
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.message import Message
from stellwerk.kernel.offers import Offer
from stellwerk.kernel.options import completed
from stellwerk.words.words import words_of
from tests.games.paris.table import Table


def offer(table: Table, do: str) -> Offer:
    """The offer with this notation."""
    (found,) = [offer for offer in GAME.offers(table.state, table.mover) if offer.do == do]
    return found


def words_in(offers: list[Offer]) -> list[Message]:
    """Every message of these offers and of what follows them."""
    found: list[Message] = []
    for each in offers:
        found += [text for text in (each.label, each.effect, each.detail, each.warning) if text is not None]
        found += [Message(f"group-{each.group}"), *words_in(each.then)]
    return found


@pytest.mark.parametrize("options", [{}, {"open_hands": True}, {"board": "board_mini"}], ids=str)
def test_every_legal_action_is_offered_once(options: dict[str, object]) -> None:
    """No more, no less; and every message has its words in both languages."""
    languages = [words_of("de", GAME), words_of("en", GAME)]
    random = Random(3)
    chance = FastChance(random)
    state = GAME.setup(4, completed(GAME.meta, options), chance)
    while state.to_act():
        legal = state.legal(state.mover)
        if state.turn % 3 == 0:
            offers = GAME.offers(state, state.mover)
            assert sorted(each.do for each in offers) == sorted(map(GAME.actions.notation, legal))
            for text in words_in(offers):
                assert all(words.filled(text) for words in languages), text
        state.apply(state.mover, random.choice(legal), chance)
    assert GAME.offers(state, 0) == []


def test_a_build_tells_the_best_it_could_bring(paris: Table) -> None:
    """Black: Rouen, Le Havre, H4, Caen, Cherbourg (PAR-4.1, PAR-7.1)."""
    build = offer(paris, "build:black")
    shares = paris.state.hands[5]
    assert build.effect == Message("effect-best-build", {"points": 5, "shares": shares, "net": 5 * shares})
    assert build.targets == ["company:black", "store:black"]
    assert build.group == "build"


def test_a_trade_is_composed_of_giving_and_taking(paris: Table) -> None:
    """The follow-ups are those that will be legal (PAR-8.1, PAR-8.2)."""
    give = offer(paris.given(values={"blue": 3}), "give:blue")
    assert (give.group, give.effect) == ("trade", Message("effect-lose", {"points": 3, "saved": 0, "net": -3}))
    follow = {each.do for each in give.then}
    assert follow == paris.do("give:blue").choices()
    assert {each.do for each in GAME.offers(paris.state, 0)} == follow
    assert all(each.closes for each in GAME.offers(paris.state, 0))


def test_cities_come_before_landscape_and_the_end_of_the_build_last(paris: Table) -> None:
    """With name, value and target on the board (PAR-4.4)."""
    offers = GAME.offers(paris.do("build:black", "place:I4").state, 0)
    groups = [each.group for each in offers]
    assert groups == sorted(groups, key=["cities", "landscape", "finish"].index)
    havre = offer(paris, "place:H3")
    assert havre.label == Message("do-place-city", {"name": "Le Havre", "hex": "H3", "value": 1})
    shares = paris.state.hands[5]
    assert havre.effect == Message("effect-points", {"points": 1, "shares": shares, "net": shares})
    assert havre.targets == ["hex:H3"]
    assert offer(paris, "place:H4").detail == Message("detail-beside", {"city": "Caen"})
    stop = offer(paris, "stop")
    assert stop.closes
    assert stop.effect == havre.effect


def test_a_rise_counts_for_the_own_shares_alone(paris: Table) -> None:
    """Ten red locos, no black one: two points of value are 20 for the mover, or nothing (PAR-10.2)."""
    paris.given(hand={"red": 10})
    assert offer(paris, "build:black").effect == Message("effect-best-build", {"points": 5, "shares": 0, "net": 0})
    red = offer(paris, "build:red").effect
    assert red is not None
    assert red.args["net"] == 10 * int(red.args["points"])


def test_a_trade_tells_its_net_change(paris: Table) -> None:
    """Two locos of value 4 for one of 3 are +5; beyond the limit each costs 20 more (PAR-8.6)."""
    paris.given(values={"red": 3, "blue": 4}, hand={"red": 19}).do("give:red")
    found = {count: offer(paris, f"take:blue:{count}").effect for count in (1, 2)}
    assert found[1] == Message("effect-trade", {"gain": 4, "lost": 3, "penalty": 0, "net": 1})
    assert found[2] == Message("effect-trade", {"gain": 8, "lost": 3, "penalty": 0, "net": 5})
    paris.begin().given(values={"red": 3, "blue": 4}, hand={"red": 20}).do("give:red")
    beyond = offer(paris, "take:blue:2").effect
    assert beyond == Message("effect-trade", {"gain": 8, "lost": 3, "penalty": 20, "net": -15})


def test_marseille_warns_of_the_end(paris: Table) -> None:
    """With the points that the mover knows of: the own ones (PAR-9.1, PAR-11.3)."""
    paris.begin(cut_off="off").given(red="P14", hand={"red": 10}, building="red")
    warning = offer(paris, "place:P15").warning
    assert warning == Message("warn-end", {"points": 40, "reason": "@reason-marseille"})
    assert offer(paris, "place:Q15").warning is None


def test_with_open_hands_the_warning_knows_the_place(paris: Table) -> None:
    """Everything is known then (PAR-V2)."""
    paris.begin(cut_off="off", open_hands=True).given(red="P14", hand={"blue": 10}, building="red")
    warning = offer(paris, "place:P15").warning
    assert warning == Message("warn-end-open", {"points": 0, "reason": "@reason-marseille", "place": 3})


def test_the_loco_that_empties_the_fifth_store_warns(paris: Table) -> None:
    """Every hex does then (PAR-9.3)."""
    paris.given(stores={"blue": 2, "red": 4}, building="blue")
    assert all(each.warning is None for each in GAME.offers(paris.state, 0))
    paris.do("place:K3")
    for each in GAME.offers(paris.state, 0):
        assert (each.warning is not None) == each.do.startswith("place")


def test_taking_warns_of_the_limit_and_of_the_end(paris: Table) -> None:
    """PAR-8.6 for surplus locos, PAR-9.3 and PAR-9.8 for the end."""
    paris.given(hand={"red": 20}).do("give:red")
    assert offer(paris, "take:blue:1").warning is None
    assert offer(paris, "take:blue:2").warning == Message("warn-surplus", {"count": 1, "penalty": 20, "limit": 20})
    paris.begin().given(stores={"blue": 2, "red": 4}, hand={"red": 3}).do("give:red")
    ending = offer(paris, "take:blue:2").warning
    assert ending is not None
    assert (ending.id, ending.args["reason"]) == ("warn-end", "@reason-supply")
    paris.begin(stalemate_trade_turns_per_player=1)
    paris.state.quiet = 2
    stalled = offer(paris.do("give:red"), "take:blue:1").warning
    assert stalled is not None
    assert stalled.args["reason"] == "@reason-stalemate"


def test_a_seat_without_a_choice_gets_no_offers(paris: Table) -> None:
    """Nor does it learn what the others could do (PAR-11.6)."""
    assert GAME.offers(paris.state, 1) == []


def test_every_company_is_offered_at_the_start(paris: Table) -> None:
    """Six Builds, a Trade for each colour held (PAR-3.2)."""
    offers = GAME.offers(paris.state, 0)
    assert [each.do for each in offers if each.group == "build"] == [f"build:{name}" for name in COMPANIES]
    assert [each.do for each in offers if each.group == "trade"] == [f"give:{name}" for name in COMPANIES]
