"""What `stellwerk replay` tells people."""

from collections.abc import Sequence
from typing import Protocol

from stellwerk.cli.output import paper
from stellwerk.kernel.entries import ChanceEntry, Decision
from stellwerk.kernel.fold import Fold
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
    """The first fault of an illegal record."""
    where = "the head" if fault.index is None else f"entry {fault.index}"
    console = paper()
    console.print(f"illegal at {where}: {fault.clause}", style="bold red", markup=False)
    console.print(f"  {sentence}", markup=False)


def print_replay(fold: Fold, choices: Sequence[Listed] | None, position: bool, language: str) -> None:
    """A legal record: what it holds, then what was asked for."""
    console, words = paper(), words_of(language, fold.game)
    chance = sum(isinstance(entry, ChanceEntry) for entry in fold.log)
    decisions = sum(isinstance(entry, Decision) for entry in fold.log)
    console.print(
        f"legal: {fold.game.meta.id}, {fold.seats} seats, {len(fold.log)} entries "
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
    """The position as the one who is to act sees it; after the end everything is open."""
    assert fold.state is not None
    acting = fold.state.to_act()
    seat = first_seat(acting) if acting else None
    for line in readable(fold.game, fold.game.view(fold.state, seat), words.text):
        paper().print(line, markup=False)


def _standing(fold: Fold, words: Words) -> str:
    """Where the record ends: a result, a seat that is to act, or chance that is due."""
    outcome = None if fold.state is None else fold.state.outcome()
    if outcome is not None:
        scores = ", ".join(f"seat {seat}: {score}" for seat, score in enumerate(outcome.scores))
        return f"over ({outcome.reason}, {outcome.clause}): {scores}"
    if fold.due is not None or fold.state is None:
        return f"not over: the chance event {fold.due} is due"
    acting = fold.state.to_act()
    seats = ", ".join(map(str, seats_of(acting)))
    return f"not over: seat {seats} to act"
