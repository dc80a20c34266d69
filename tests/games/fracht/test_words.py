"""The words of Frachtexpress that only its own positions bring up; what holds for every game is in tests/words."""

from typing import Final

import pytest

from stellwerk.games.fracht import GAME
from stellwerk.kernel.message import Message
from stellwerk.kernel.refusal import Refusal
from stellwerk.words.source import LANGUAGES
from stellwerk.words.words import clause_id, words_of
from tests.games.fracht.table import FULL, Table
from tests.games.fracht.test_refusals import in_place, in_push, in_rotate, in_shed, in_step

CHANCE: Final = ("FRA-3.3", "FRA-3.5", "FRA-8.2", "FRA-V5", "FRA-V9")  # impossible outcomes and numbers of players
REFUSED: Final = [*GAME.meta.refusals, *GAME.meta.rare_refusals, *CHANCE]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_that_refuses_says_so_in_a_sentence(language: str) -> None:
    words = words_of(language, GAME)
    assert [clause for clause in REFUSED if not words.has(clause_id(clause), "refusal")] == []


def positions() -> list[Table]:
    """A position of every phase, and some that refuse in a way of their own."""
    valley = Table().begin(layout="valley").given(field="p01:T13@0", hand="T14").do("build:T14")
    crossings = Table().given(field="p40:T16@0 p20:T25@0 p31:T43@0", locos="A p40/W:in", hand="T31")
    facing = Table().given(field="p31:T04@0", locos="p31/NE>E", hand="T10")
    forced = Table().begin(forced_push=True).given(field="p31:T04@0", locos="p31/NE>E", hand="T10")
    return [
        *(enter(Table()) for enter in (in_place, in_rotate, in_step, in_push, in_shed)),
        Table().given(hand="T04 T06 T10", train="T01 T02 T03 T05 T08"),
        Table().given(hand="T04 T45"),
        Table().given(field="p20:T13@1", locos="p20/EW>W", hand="T06", train="T01"),
        Table().given(field="p31:T04@0", hand="T02").do("build:T02", "at:p31"),
        Table().given(field="p40:T16@0", locos="p40/W:in", hand="T45").do("drive:T45"),
        Table().given(field="p31:T04@0", locos="p31/E:out", hand="T45").do("drive:T45"),
        Table().begin(layout="valley", decks=2).given(field=FULL, hand="T13"),
        Table().given(only=True).do("end"),
        valley,
        crossings.do("build:T31"),
        facing.drive("T10", "p31/E:out"),
        forced.drive("T10", "p31/E:out"),
    ]


def met_refusals() -> list[Refusal]:
    """Every refusal of every action in these positions, each clause and case once."""
    met: dict[tuple[str, str], Refusal] = {}
    for table in positions():
        for attempt in range(GAME.actions.size):
            for seat in {table.state.acting, 2}:
                refusal = GAME.refusal(table.state, seat, attempt)
                if refusal is not None:
                    met[refusal.clause, str(refusal.data.get("case"))] = refusal
    return list(met.values())


def test_every_refusal_fills_its_sentences() -> None:
    """Clause by clause and case by case, in both languages."""
    met = met_refusals()
    assert {refusal.clause for refusal in met} == {*GAME.meta.refusals, *GAME.meta.rare_refusals}
    for language in LANGUAGES:
        words = words_of(language, GAME)
        for refusal in met:
            message = Message(clause_id(refusal.clause), refusal.data)
            sentences = [words.filled(message, part) for part in ("refusal", "instead") if words.has(message.id, part)]
            assert sentences, refusal
            assert all(sentence and "@" not in sentence and "kind-" not in sentence for sentence in sentences), (
                sentences
            )
