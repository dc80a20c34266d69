"""View, overlays and offers."""

from stellwerk.contract.positions import random_game, settings
from stellwerk.games.minden import GAME
from stellwerk.games.minden.view import MindenView
from tests.games.minden.table import EMPTY, Table, solved


def test_the_prompt_names_the_card_of_the_reader(minden: Table) -> None:
    """MIN-5.1: everybody tips about another place; a spectator has none."""
    minden.hold("minden", "jena")
    assert minden.view(0).prompt.args["card"] == "@card-minden"
    assert minden.view(1).prompt.args["card"] == "@card-jena"
    assert minden.view(None).prompt.args["card"] == "@no-card"


def test_the_overlay_tells_what_stones_would_win(minden: Table) -> None:
    """MIN-6.4, MIN-6.5, MIN-7.1: as the pawns stand now."""
    minden.stand(36, 38).hold("minden", "jena")
    prizes = GAME.insights(minden.state, 0).prizes
    assert [(prize.space, prize.keep, prize.zone) for prize in prizes] == [
        (36, False, False),
        (37, False, False),
        (39, False, False),
        (40, True, True),
        (41, True, True),
    ]
    assert prizes[2].skipped == [38]
    assert GAME.insights(minden.state, None).prizes == []


def test_the_overlay_tells_the_majorities(minden: Table) -> None:
    """MIN-10.3, MIN-10.4, MIN-10.6: who would advance now, and where everybody would end."""
    minden.begin(3).stand(4, 9, 6).keep(0, yellow=2, green=1).keep(1, yellow=2).keep(2, green=3)
    insights = GAME.insights(minden.state, None)
    assert [(each.colour, each.seats, each.steps) for each in insights.majorities] == [
        ("yellow", [0, 1], 2),
        ("orange", [], 0),
        ("green", [2], 5),
        ("blue", [], 0),
    ]
    assert insights.projected == [7, 11, 13]
    assert insights.places == [3, 2, 1]
    assert insights.rounds_left == 73


def test_offers_of_the_choice_name_card_and_threshold(minden: Table) -> None:
    """MIN-4.6: one offer per card, with its target."""
    offers = GAME.offers(minden.begin(2, "minden sylt").state, 0)
    assert [(offer.do, offer.targets) for offer in offers] == [
        ("choose:minden", ["card:minden"]),
        ("choose:sylt", ["card:sylt"]),
    ]
    assert [offer.effect.args["stones"] for offer in offers if offer.effect] == [3, 2]
    assert GAME.offers(minden.state, 1) == []


def test_the_offer_of_a_swap_names_the_open_card(minden: Table) -> None:
    """MIN-4.11, MIN-3.4."""
    minden.begin(2, "minden jena sylt").do("choose:minden")
    keep, swap = GAME.offers(minden.state, 0)
    assert (keep.do, keep.targets) == ("keep", ["hand:0"])
    assert swap.label.args == {"old": "@card-minden", "card": "@card-sylt", "colour": "@colour-green"}


def test_every_card_is_somewhere() -> None:
    """MIN-4.11, MIN-7.2: pile, display, hands, kept and box add up to the deck, in random games of every size."""
    for setting in settings(GAME)[:4]:
        for number, (state, _) in enumerate(random_game(GAME, setting, 3)):
            view = GAME.view(state, None) if number % 10 == 0 else None
            if isinstance(view, MindenView):
                hands = sum(seat.card is not None for seat in view.seats)
                kept = sum(sum(seat.kept) for seat in view.seats)
                assert view.pile + len(view.display) + hands + kept + view.box == 224
                spaces = [seat.position for seat in view.seats if seat.position]
                assert len(set(spaces)) == len(spaces), "nobody shares a space (MIN-6.5)"


def test_kept_cards_lie_open(minden: Table) -> None:
    """MIN-7.3."""
    minden.hold("sylt", "jena").tip(solved("sylt", 2), EMPTY)
    assert [card.id for card in minden.view(1).seats[0].kept_cards] == ["sylt"]


def test_a_value_stands_for_how_things_are(minden: Table) -> None:
    """MIN-11.1: shares add up to 1, and who is ahead has more."""
    values = GAME.evaluate(minden.stand(3, 12).state)
    assert abs(sum(values) - 1) < 1e-9 and values[1] > values[0]
