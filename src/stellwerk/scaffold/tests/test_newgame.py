"""New game as its clauses say, and the contract that every game keeps."""

import pytest

import stellwerk
from stellwerk.contract.checks import Check, all_checks
from stellwerk.scaffold.newgame import GAME


def test_the_seats_take_turns() -> None:
    """NEW-1.2: after seat 0 comes seat 1."""
    table = stellwerk.Table(GAME, seats=2)
    table.play("take:b2")
    assert table.to_act == (1,)


def test_a_square_is_taken_once() -> None:
    """NEW-1.3: the refusal names the clause."""
    table = stellwerk.Table(GAME, seats=2)
    table.play("take:b2")
    refusal = table.why("take:b2")
    assert refusal is not None
    assert refusal.clause == "NEW-1.3"


def test_the_numbers_count() -> None:
    """NEW-2.1, NEW-2.2: all squares are taken, and together they count 45."""
    table = stellwerk.Table(GAME, seats=3)
    while not table.over:
        table.play(table.legal()[0])
    assert table.outcome is not None
    assert sum(table.outcome.scores) == 45


@pytest.mark.parametrize("check", all_checks(GAME), ids=lambda check: check.name)
def test_the_contract_holds(check: Check) -> None:
    check.run()
