"""What would happen: played on a guess of what the seat cannot see, up to the first thing that reveals."""

from collections.abc import Sequence
from random import Random

from msgspec import Struct

from stellwerk.kernel.chance import ChanceMissing, NoChance
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.input import play_text, refusal_of
from stellwerk.kernel.journal import Fact, Journal, heard
from stellwerk.kernel.refusal import Refusal
from stellwerk.kernel.seats import is_to_act


class Preview(Struct, frozen=True):
    """The facts up to the first that would reveal something, or the refusal that stops it.

    goes_on: the same seat would be asked again, so nothing is over yet.
    """

    facts: list[Fact]
    complete: bool
    refusal: Refusal | None = None
    goes_on: bool = False


def preview(game: Game, state: State, seats: int, seat: int, notations: Sequence[str]) -> Preview:
    """Try decisions without leaking anything: the true position is never touched."""
    guess = state.determinize(seat, Random(0))
    facts: list[Fact] = []
    for text in notations:
        refusal = refusal_of(game, guess, seats, seat, text)
        if refusal is not None:
            return Preview(facts, False, refusal)
        journal = Journal()
        try:
            play_text(game, guess, seat, text, NoChance(), journal)
        except ChanceMissing:
            return Preview(facts + _before_reveal(journal.facts, seat), False)
        shown = _before_reveal(journal.facts, seat)
        facts += shown
        if len(shown) < len(journal.facts):
            return Preview(facts, False)
    return Preview(facts, True, goes_on=is_to_act(guess, seat))


def _before_reveal(facts: list[Fact], seat: int) -> list[Fact]:
    first = next((at for at, fact in enumerate(facts) if fact.reveals), len(facts))
    return heard(facts[:first], 1 << seat)
