"""Bots of the game: knowledge outside the state, graded, and never more than the persona is granted."""

from random import Random

import pytest

from stellwerk.bots.levels import BotRefused, make_bot, make_bots
from stellwerk.bots.play import play
from stellwerk.games.minden import GAME
from stellwerk.games.minden.board import DECK, all_right
from stellwerk.games.minden.data import DECKS
from stellwerk.games.minden.personas.knowledge import SKILLS, guesses
from stellwerk.kernel.chance import FastChance
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
    from stellwerk.games.minden.personas.persona import Persona

    minden = Table().keep(0, yellow=1).keep(1, yellow=1, green=4)
    expert, good = Persona("expert"), Persona("good")
    assert expert.kept_worth(minden.state, 0, 0) > expert.kept_worth(minden.state, 0, 2)
    assert good.kept_worth(minden.state, 0, 0) == good.kept_worth(minden.state, 0, 2)


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
