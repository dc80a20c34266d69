"""Bots of the game: knowledge outside the state, graded, and never more than the persona is granted."""

from random import Random

import pytest

from stellwerk.bots.levels import make_bot, make_bots
from stellwerk.bots.play import play
from stellwerk.games.minden import GAME
from stellwerk.games.minden.board import DECK, STONES, all_right
from stellwerk.games.minden.bots.knowledge import SKILLS, guesses
from stellwerk.games.minden.bots.persona import Persona
from stellwerk.games.minden.bots.race import card_worth, expected_award
from stellwerk.games.minden.data import DECKS
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.errors import BotRefused
from stellwerk.kernel.options import completed
from stellwerk.lab.simulate import simulate
from tests.games.minden.table import Table


@pytest.mark.parametrize("name", ["greedy", "search-1", "search:50", "search:10ms"])
def test_positions_that_know_the_answers_are_not_searched(name: str) -> None:
    with pytest.raises(BotRefused, match="know the answers"):
        make_bot(GAME, name)


@pytest.mark.parametrize("name", ["random:1.5", "random:", "expert-2", "nobody"])
def test_other_names_are_nobody(name: str) -> None:
    with pytest.raises(BotRefused, match="no bot is called"):
        make_bot(GAME, name)


def test_a_belief_is_the_same_whenever_it_is_asked_for() -> None:
    """Seeded by persona and card: a bot is consistent from game to game."""
    first = guesses("good", "germany", 56)
    guesses.cache_clear()
    assert guesses("good", "germany", 56) == first
    assert guesses("casual", "germany", 56) != first


@pytest.mark.parametrize("deck", list(DECKS))
def test_beliefs_are_possible_and_coarser_tips_are_surer(deck: str) -> None:
    """Chances lie between 0 and 1, and a stone less never makes a tip less likely."""
    for card in range(0, DECK[deck].count, 9):
        found = dict(enumerate(guesses("good", deck, card), start=1))
        assert all(0 < guess.chance <= 1 + 1e-9 for guess in found.values())
        assert found[1].chance >= found[3].chance >= found[7].chance >= found[15].chance


def test_skill_is_knowledge() -> None:
    """The share of cards whose quarter is known grows from casual to expert."""
    cards = range(DECK["germany"].count)
    known = {
        name: sum(all_right(guesses(name, "germany", card)[14].tip, DECK["germany"].solution[card]) for card in cards)
        for name in SKILLS
    }
    assert known["casual"] < known["good"] < known["expert"] < 224
    assert known["casual"] < 60 and known["expert"] > 120


@pytest.mark.parametrize("name", [*SKILLS, "random:0.7"])
def test_a_bot_depends_on_what_its_seat_may_know(name: str) -> None:
    """MIN-5.10, MIN-3.3: neither the tips of others nor the pile below its top change what it does."""
    minden = Table().begin(3, "kiel jena sylt").do("choose:kiel", "choose:jena").do("keep", "keep", "keep")
    minden.do("tip:W:-:-:-", seat=0)
    bot = make_bot(GAME, name)
    truth = bot.choose(GAME, minden.state, 1, Random(4))
    for seed in range(10):
        guess = minden.state.determinize(1, Random(seed))
        assert bot.choose(GAME, guess, 1, Random(4)) == truth


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"nested_tips": True},
        {"consistent_tips": True},
        {"closed_pile": True},
        {"deck": "europe"},
        {"two_chips": True},
    ],
    ids=str,
)
@pytest.mark.parametrize("names", [("expert", "good", "casual"), ("random:0.9", "random:0.9")], ids=str)
def test_bots_play_every_option_to_the_end(names: tuple[str, ...], options: dict[str, bool | str]) -> None:
    """MIN-9.1: with knowledge the zone is reached, long before the pile is empty."""
    chance = FastChance(Random(2))
    state = GAME.setup(len(names), completed(GAME.meta, options), chance)
    play(GAME, state, make_bots(GAME, names), Random(2), chance)
    outcome = state.outcome()
    assert outcome is not None and outcome.reason == "zone"


def test_who_knows_more_wins_more() -> None:
    """Sixty games of two, seats in turn."""
    for better, worse in (("expert", "good"), ("good", "casual"), ("casual", "random")):
        wins = simulate(GAME, [better, worse], 60, seats=2, seed=3).wins_by_bot
        assert wins[better] >= 36, (better, wins)


def test_an_expert_wants_cards_where_the_majority_is_disputed() -> None:
    """MIN-10.3: a card that cannot change the majority is worth less."""
    minden = Table().keep(0, yellow=1).keep(1, yellow=1, green=4)
    expert, good = Persona("expert"), Persona("good")
    assert expert.kept_worth(minden.state, 0, 0) > expert.kept_worth(minden.state, 0, 2)
    assert good.kept_worth(minden.state, 0, 0) == good.kept_worth(minden.state, 0, 2)


def test_the_race_for_a_colour_is_five_for_the_majority_and_two_for_a_tie() -> None:
    """MIN-10.3, MIN-10.4, MIN-10.6: exact when no round is left, a chance before that."""
    assert [expected_award(own, (1, 0), 0) for own in range(3)] == [0, 2, 5]
    assert expected_award(0, (0, 0), 0) == 0
    assert 0 < expected_award(1, (1, 0), 5) < 5
    minden = Table().stand(39, 0).keep(0, yellow=1).keep(1, yellow=1, green=3)
    assert card_worth(minden.state, 0, 0) > 3, "it breaks the tie"
    assert card_worth(minden.state, 0, 2) == 0, "it cannot change anything any more"


def test_who_knows_better_denies_the_leader_a_card() -> None:
    """Late in the game a card of the colour that the leader needs is wanted more; early, and by others, it is not."""
    minden = Table().begin(2, "jena sylt").keep(0, green=1).keep(1, yellow=4, green=1)
    jena, sylt = (minden.state.setting.deck.numbers[id] for id in ("jena", "sylt"))

    def wanted(name: str, card: int) -> float:
        persona = Persona(name)
        return persona.wish(minden.state, 0, card, persona.denied(minden.state, 0)) - persona.worth(
            minden.state, 0, card
        )

    assert wanted("expert", sylt) == 0
    minden.stand(20, 38)
    assert wanted("expert", sylt) > wanted("expert", jena) >= 0 and wanted("good", sylt) > 0
    assert wanted("casual", sylt) == 0
    minden.stand(38, 20)
    assert wanted("expert", sylt) == 0, "nobody denies oneself"


def test_who_is_behind_gambles_near_the_end_and_who_leads_does_not() -> None:
    """Section 17: the chance to win counts there, not the mean."""
    stones = {}
    for behind in (True, False):
        minden = Table().stand(*((26, 38) if behind else (38, 26))).hold("minden", "jena")
        cards = []
        for card in range(0, 224, 3):
            minden.state.hand[0] = card
            cards.append(STONES[Persona("expert").tip(minden.state, 0)])
        stones[behind] = sum(cards)
    assert stones[True] > stones[False]
    minden = Table().stand(5, 17).hold("minden", "jena")
    expert = Persona("expert")
    assert expert.tip(minden.state, 0) == expert.best(minden.state, 0, minden.state.hand[0])[1], (
        "early it counts spaces"
    )


def test_a_persona_remembers_a_shown_card_if_it_is_told_to() -> None:
    """Switched on by its name; off in the laboratory and at tables."""
    minden = Table().hold("minden", "jena").tip("tip:-:-:-:-", "tip:-:-:-:-")
    card = minden.state.setting.deck.numbers["minden"]
    minden.hold("sylt", "hof")
    forgetful, keen = make_bot(GAME, "casual"), make_bot(GAME, "casual:remembers")
    assert isinstance(forgetful, Persona) and isinstance(keen, Persona)
    for bot in (forgetful, keen):
        bot.choose(GAME, minden.state, 0, Random(1))
    assert forgetful.guesses(minden.state, card) == list(guesses("casual", "germany", card))
    best = keen.guesses(minden.state, card)[-1]
    assert (best.tip, best.chance) == (DECK["germany"].solution[card], 1.0)
    other = minden.state.setting.deck.numbers["kiel"]
    assert keen.guesses(minden.state, other) == forgetful.guesses(minden.state, other)


def test_a_bot_swaps_a_card_it_does_not_know() -> None:
    """MIN-4.10: the known card on top is worth the chip."""
    best, worst = (
        sorted(range(224), key=lambda card: guesses("good", "germany", card)[14].chance)[at] for at in (-1, 0)
    )
    ids = DECK["germany"].ids
    minden = Table().begin(2, f"{ids[worst]} hof {ids[best]}").do(f"choose:{ids[worst]}")
    bot = make_bot(GAME, "good")
    assert GAME.actions.notation(bot.choose(GAME, minden.state, 0, Random(1))[0]) == "swap"
    minden.begin(2, f"{ids[best]} hof {ids[worst]}").do(f"choose:{ids[best]}")
    assert GAME.actions.notation(bot.choose(GAME, minden.state, 0, Random(1))[0]) == "keep"
