"""`stellwerk replay`: judge a record again, show a position, list the legal actions."""

from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Raw, Struct

from stellwerk.cli.failure import WrongUse
from stellwerk.cli.inputs import RecordFile, the_file, the_language
from stellwerk.cli.output import print_json
from stellwerk.cli.replay_text import print_fault, print_replay
from stellwerk.kernel.entries import Decision
from stellwerk.kernel.fold import Fold
from stellwerk.kernel.game import State
from stellwerk.kernel.judge import judge_text
from stellwerk.kernel.record import result_of
from stellwerk.kernel.refusal import INPUT, Refusal
from stellwerk.kernel.registry import find_game
from stellwerk.kernel.replay import Fault
from stellwerk.kernel.seats import seats_of
from stellwerk.words.words import words_of


class Choice(Struct, frozen=True):
    """Legal actions of a seat before an entry of the log: notations, sorted."""

    index: int
    seat: int
    legal: list[str]


def replay(
    file: RecordFile,
    /,
    *,
    at: int | None = None,
    legal: bool = False,
    json: bool = False,
    lang: Literal["de", "en"] | None = None,
    html: Path | None = None,
) -> int:
    """Judge every line of a record again; show a position; list the legal actions.

    Exit code 1 if the record is illegal: the first fault is told with its entry and its clause.

    ```
    stellwerk replay game.stellwerk.json
    stellwerk replay game.stellwerk.json --at 40
    cat game.stellwerk.json | stellwerk replay - --legal --json
    stellwerk replay game.stellwerk.json --html game.html
    ```

    Parameters
    ----------
    file
        A record; `-` reads standard input.
    at
        Look at the first entries of the log only, and show the position after them.
    legal
        List the legal actions of every decision.
    json
        Print one JSON document.
    lang
        Language of the sentences; the environment's if missing.
    html
        Write the game as one page with board and slider, to be opened in any browser.
    """
    if html is not None and (json or legal or at is not None):
        raise WrongUse("--html goes with none of --json, --legal and --at")
    if at is not None and at < 0:
        raise WrongUse("--at counts entries of the log from 0")
    text, language = the_file(file), the_language(lang)
    recorder = LegalRecorder()
    judged = judge_text(text, recorder.record if legal else None, at)
    if isinstance(judged, Fault):
        _print_fault(judged, sentence_of(judged, text, language), json)
        return 1
    if at is not None and at > len(judged.log):
        raise WrongUse(f"--at {at} is beyond the log, which has {len(judged.log)} entries")
    choices = recorder.choices(judged) if legal else None
    if html is not None:
        from stellwerk.cli.replay_page import write_page  # needs the extra `server`, the rest does not

        write_page(text, judged, html)
    elif json:
        print_json(_document(judged, choices, at))
    else:
        print_replay(judged, choices, at is not None, language)
    return 0


class LegalRecorder:
    """Records the legal actions of every decision during a replay."""

    def __init__(self) -> None:
        self.recorded: list[tuple[int, int, list[int]]] = []  # index in the log, seat, actions

    def record(self, index: int, entry: Decision, state: State) -> None:
        """Record the legal actions that a decision was chosen from."""
        self.recorded.append((index, entry.seat, list(state.legal(entry.seat))))

    def choices(self, fold: Fold) -> list[Choice]:
        """Choices of every decision of the log, then of the seats to act at its end, unless chance is due first."""
        recorded = list(self.recorded)
        if fold.state is not None and fold.due is None:
            acting = fold.state.to_act()
            seats = seats_of(acting)
            recorded += [(len(fold.log), seat, list(fold.state.legal(seat))) for seat in seats]
        notation = fold.game.actions.notation
        return [Choice(index, seat, sorted(map(notation, legal))) for index, seat, legal in recorded]


def sentence_of(fault: Fault, text: bytes, language: str) -> str:
    """Sentence of a fault: that of its clause, or the message of the reader for text that cannot be decoded."""
    if fault.refusal is None and fault.clause == INPUT:
        return fault.message
    try:
        named = msgspec.json.decode(text, type=_Named)
        game = find_game(named.game, named.rules) or find_game(named.game)
    except msgspec.DecodeError:
        game = None
    return words_of(language, game).refusal(fault.refusal or Refusal(fault.clause))


class _Named(Struct):
    game: str
    rules: str = ""


def _print_fault(fault: Fault, sentence: str, json: bool) -> None:
    if json:
        print_json({"ok": False, "index": fault.index, "clause": fault.clause, "message": sentence})
    else:
        print_fault(fault, sentence)


def _document(fold: Fold, choices: list[Choice] | None, at: int | None) -> dict[str, Any]:
    """JSON document of a legal record."""
    outcome = None if fold.state is None else fold.state.outcome()
    document: dict[str, Any] = {"ok": True}
    if choices is not None:
        document["decisions"] = choices
    if fold.due is not None:
        document["due"] = fold.due
    document["result"] = None if outcome is None else result_of(outcome)
    if at is not None and fold.state is not None:
        document["view"] = fold.game.view(fold.state, None)
        document["position"] = Raw(fold.game.dump(fold.state))
    return document
