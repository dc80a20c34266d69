"""Who plays positions on after a game, to tell how the seats stood."""

from random import Random

import pytest

from stellwerk.bots.rollout import roll_out
from stellwerk.games.minden import GAME
from stellwerk.games.minden.actions import TIP
from stellwerk.games.minden.board import DECK, STONES, all_right
from stellwerk.games.minden.bots.knowledge import guesses
from stellwerk.games.minden.bots.stranger import KIND, STRANGERS, Stranger, strangers
from stellwerk.kernel.capabilities import PlayedOn
from tests.games.minden.table import Table

TIMES = 300


def test_the_game_is_played_on_by_strangers_as_good_as_a_persona_that_people_know() -> None:
    assert isinstance(GAME, PlayedOn) and GAME.curve_bot == KIND and KIND in GAME.meta.bots
    seated = strangers(5, Random(1))
    assert len({stranger.number for stranger in seated}) == 5


def test_nobody_is_ahead_at_the_beginning() -> None:
    for seats in (2, 4):
        found = roll_out(GAME, Table().begin(seats).state, 0, Random(1), TIMES)
        assert found.standing == pytest.approx([1 / seats] * seats, abs=5 * found.error)
        assert sum(found.standing) == pytest.approx(1)


def test_a_seat_far_ahead_wins_nearly_always() -> None:
    """Sixteen spaces and two colours shortly before the zone."""
    far = Table().begin(3).stand(38, 22, 20).keep(0, yellow=3, blue=3)
    assert roll_out(GAME, far.state, 0, Random(1), TIMES).standing[0] > 0.97


def test_the_chance_grows_with_the_lead() -> None:
    """A small one is worth nothing: who is behind has the first choice and skips the spaces of those ahead."""
    leads = [Table().begin(3).stand(20 + lead, 18, 19).state for lead in (4, 10, 16)]
    chances = [roll_out(GAME, state, 0, Random(1), TIMES).standing[0] for state in leads]
    assert chances[0] + 0.1 < chances[1] < chances[2] - 0.1


def test_only_the_beginning_of_a_round_and_of_the_tips_is_settled() -> None:
    minden = Table().begin(3, "kiel jena sylt")
    assert GAME.settled(minden.state)
    settled = [GAME.settled(minden.do(do).state) for do in ("choose:kiel", "choose:jena", "keep", "keep", "keep")]
    assert settled == [False, False, False, False, True]
    for seat in (2, 0):
        assert not GAME.settled(minden.do("tip:W:-:-:-", seat=seat).state)
    assert GAME.settled(minden.do("tip:W:-:-:-", seat=1).state), "the next round"


def test_strangers_are_wrong_about_other_places_and_right_as_often_as_they_believe() -> None:
    """So the error of one persona about a card is not taken for the chance of whoever holds it."""
    deck = DECK["germany"]
    assert guesses(KIND, "germany", 56, " 1") != guesses(KIND, "germany", 56, " 2") != guesses(KIND, "germany", 56)
    minden, believed, right = Table().begin(2), 0.0, 0
    for card in range(deck.count):
        for number in range(1, STRANGERS + 1):
            guess = Stranger(number).favourite(minden.state, card)[1]
            believed += guess.chance
            right += all_right(guess.tip, deck.solution[card])
    assert right == pytest.approx(believed, rel=0.05)


@pytest.mark.parametrize("nested_tips", [False, True])
def test_a_tip_is_right_as_often_as_it_is_believed_to_be(nested_tips: bool) -> None:
    minden = Table().begin(2, nested_tips=nested_tips).hold("minden", "kiel")
    stranger, random = Stranger(3), Random(1)
    guess = stranger.favourite(minden.state, minden.state.hand[0])[1]
    tips = [stranger.choose(GAME, minden.state, 0, random)[0] for _ in range(1000)]
    assert set(tips) <= set(minden.state.legal(0))
    right = [tip for tip in tips if tip != TIP]
    assert len(right) / 1000 == pytest.approx(guess.chance, abs=0.06)
    assert all(all_right(tip - TIP, minden.state.setting.deck.solution[minden.state.hand[0]]) for tip in right)
    assert {STONES[tip - TIP] for tip in right} == {guess.stones}
