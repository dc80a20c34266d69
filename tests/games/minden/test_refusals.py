"""The table of inputs to reject (section 15), in the order of the record vocabulary."""

import pytest

from stellwerk.games.minden import GAME
from stellwerk.kernel.refusal import INPUT
from tests.games.minden.table import EMPTY, Table, solved


def test_choosing_out_of_turn(minden: Table) -> None:
    """MIN-4.6."""
    assert minden.refusal("choose:duesseldorf", seat=1) == "MIN-4.6"


def test_choosing_a_card_that_is_not_there_or_a_second_one(minden: Table) -> None:
    """MIN-4.7: the own second card comes before the turn, an absent card after it."""
    assert minden.refusal("choose:minden") == "MIN-4.7"
    assert minden.refusal("choose:minden", seat=1) == "MIN-4.6"
    minden.begin(3).do("choose:duesseldorf")
    assert minden.refusal("choose:leipzig", seat=0) == "MIN-4.7"


def test_choosing_outside_the_choice_phase(minden: Table) -> None:
    """MIN-4.2."""
    minden.do("choose:duesseldorf")
    assert minden.refusal("choose:leipzig") == "MIN-4.2"
    assert minden.do("keep", "keep").refusal("choose:leipzig") == "MIN-4.2"


def test_swapping_without_a_chip(minden: Table) -> None:
    """MIN-4.9: said before anything else but the phase."""
    minden.do("choose:duesseldorf").do("swap")
    assert minden.refusal("swap", seat=0) == "MIN-4.9"
    minden.do("keep")
    assert minden.refusal("swap", seat=0) == "MIN-4.9"


def test_answers_at_the_wrong_time(minden: Table) -> None:
    """MIN-4.10: before all have chosen, when another is asked, after the tips began."""
    assert minden.refusal("swap") == minden.refusal("keep") == "MIN-4.10"
    minden.do("choose:duesseldorf")
    assert minden.refusal("swap", seat=1) == minden.refusal("keep", seat=1) == "MIN-4.10"
    minden.do("keep", "keep")
    assert minden.refusal("swap") == minden.refusal("keep") == "MIN-4.10"


def test_swapping_with_an_empty_pile(minden: Table) -> None:
    """MIN-4.12: before the question who is asked."""
    minden.hold("minden", "jena").leave(0)
    assert minden.refusal("swap") == "MIN-4.12"


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("tip:X:N:1:a", "MIN-5.3"),
        ("tip:W:O:1:a", "MIN-5.4"),
        ("tip:W:N:16:a", "MIN-5.5"),
        ("tip:W:N:0:a", "MIN-5.5"),
        ("tip:W:N:01:a", "MIN-5.5"),
        ("tip:W:N:1:e", "MIN-5.6"),
        ("tip:w:n:1:a", "MIN-5.3"),
        ("tip:W E:N:1:a", "MIN-5.3"),
        ("tip::N:1:a", "MIN-5.3"),
        ("tip:W:Norddeutschland, ganz oben:1:a", "MIN-5.4"),
        ("tip:W:N:+1:a", "MIN-5.5"),
        ("tip:W:N:1: ", "MIN-5.6"),
    ],
)
def test_no_such_field_on_the_tip_card(minden: Table, text: str, clause: str) -> None:
    """MIN-5.3, MIN-5.4, MIN-5.5, MIN-5.6: after phase and confirmation."""
    assert minden.refusal(text) == "MIN-5.1"
    minden.hold("minden", "jena")
    assert minden.refusal(text) == clause
    minden.do(EMPTY, seat=0)
    assert minden.refusal(text, seat=0) == "MIN-5.11"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "tip",
        "tip:W",
        "tip:W:N:1:a:b",
        "tip:WE:N:1",
        "choose",
        "choose:",
        "choose:berlin",
        "choose:Minden",
        "swap:minden",
        "keep ",
        "solution:minden",
        "pass",
    ],
)
def test_text_outside_the_vocabulary_is_bad_input(minden: Table, text: str) -> None:
    """MIN-5.7, MIN-4.8: two stones of a kind cannot be written, and nobody can ask for a solution."""
    assert minden.refusal(text) == INPUT
    minden.hold("minden", "jena")
    assert minden.refusal(text) == INPUT


def test_tipping_outside_the_tip_phase(minden: Table) -> None:
    """MIN-5.1."""
    assert minden.refusal(EMPTY) == "MIN-5.1"
    assert minden.do("choose:duesseldorf").refusal(EMPTY, seat=1) == "MIN-5.1"


def test_tipping_twice(minden: Table) -> None:
    """MIN-5.11."""
    assert minden.hold("minden", "jena").do(EMPTY, seat=1).refusal(EMPTY, seat=1) == "MIN-5.11"


@pytest.mark.parametrize("text", ["choose:minden", "swap", "keep", EMPTY, "tip:X:N:1:a"])
def test_any_decision_after_the_end(minden: Table, text: str) -> None:
    """MIN-9.3: before any other clause."""
    minden.stand(39, 0).hold("kiel", "jena").tip(solved("kiel"), EMPTY)
    assert minden.refusal(text) == "MIN-9.3"


def test_nested_comes_before_consistent(minden: Table) -> None:
    """MIN-12.1, MIN-12.5: in this order."""
    minden.begin(nested_tips=True, consistent_tips=True).hold("minden", "jena")
    assert minden.refusal("tip:-:M:13:-") == "MIN-12.1"
    assert minden.refusal("tip:W:M:13:-") == "MIN-12.5"


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_a_seat_that_does_not_exist(minden: Table, seat: int) -> None:
    why = minden.why(EMPTY, seat)
    assert why is not None and why.clause == INPUT


def test_the_card_of_the_game_lists_these_clauses() -> None:
    """MIN-9.3 and all others of the table."""
    assert len(GAME.meta.refusals) == len(set(GAME.meta.refusals)) == 15
    assert set(GAME.meta.refusals) <= set(GAME.meta.clauses)
