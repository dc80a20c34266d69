"""Text output of `stellwerk replay`."""

from collections.abc import Sequence
from typing import Protocol

from stellwerk.cli.output import stdout_console
from stellwerk.kernel.entries import ChanceEntry, Decision
from stellwerk.kernel.fold import Fold
from stellwerk.kernel.refusal import RULES
from stellwerk.kernel.replay import Fault
from stellwerk.kernel.seats import first_seat, seats_of
from stellwerk.readable import readable
from stellwerk.words.words import Words, words_of


class Listed(Protocol):
    """A decision with its legal actions."""

    @property
    def index(self) -> int: ...

    @property
    def seat(self) -> int: ...

    @property
    def legal(self) -> list[str]: ...


def print_fault(fault: Fault, sentence: str) -> None:
    """Print the first fault of a record; one whose rules are not known here is not called illegal."""
    where = "the head" if fault.index is None else f"entry {fault.index}"
    verdict = "cannot be judged" if fault.clause == RULES else f"illegal at {where}"
    console = stdout_console()
    console.print(f"{verdict}: {fault.clause}", style="bold red", markup=False)
    console.print(f"  {sentence}", markup=False)


def print_replay(fold: Fold, choices: Sequence[Listed] | None, position: bool, language: str) -> None:
    """Print a legal record: its size, then the choices, the position and the result as requested."""
    console, words = stdout_console(), words_of(language, fold.game)
    chance = sum(isinstance(entry, ChanceEntry) for entry in fold.log)
    decisions = sum(isinstance(entry, Decision) for entry in fold.log)
    console.print(
        f"legal: {fold.game.meta.id}, {fold.seats} seats, rules {fold.game.meta.rules}, {len(fold.log)} entries "
        f"({decisions} decisions, {chance} chance events, {len(fold.taken_back)} taken back)",
        style="bold",
        markup=False,
    )
    for choice in choices or ():
        console.print(f"{choice.index:>5}  seat {choice.seat}: {', '.join(choice.legal)}", markup=False)
    if position and fold.state is not None:
        _print_position(fold, words)
    console.print(_standing(fold, words), markup=False)


def _print_position(fold: Fold, words: Words) -> None:
    """Print the position as the first seat to act sees it; after the end nothing is hidden."""
    assert fold.state is not None
    acting = fold.state.to_act()
    seat = first_seat(acting) if acting else None
    for line in readable(fold.game, fold.game.view(fold.state, seat), words.text):
        stdout_console().print(line, markup=False)


def _standing(fold: Fold, words: Words) -> str:
    """Line on the end of a record: its result, the seats to act, or the chance event that is due."""
    outcome = None if fold.state is None else fold.state.outcome()
    if outcome is not None:
        scores = ", ".join(f"seat {seat}: {score}" for seat, score in enumerate(outcome.scores))
        return f"over ({outcome.reason}, {outcome.clause}): {scores}"
    if fold.due is not None or fold.state is None:
        return f"not over: the chance event {fold.due} is due"
    acting = fold.state.to_act()
    seats = ", ".join(map(str, seats_of(acting)))
    return f"not over: seat {seats} to act"
