"""Count the files and functions that one move passes, from the sender's socket text to the other player's.

`python tools/way_of_a_move.py [--tree PATH] [--game kraftwagen] [--moves 9] [--json]`

A real server (`stellwerk serve` on a temporary SQLite, pure engines) runs in the main thread, two players with plain
sockets in another. A profile hook (`sys.setprofile`, `threading.setprofile`) notes every function of `src/stellwerk`
without `src/stellwerk/games` that is entered from the moment the sender's text is sent until the other player's text
lies at their socket. The hook looks at that socket at every call, and uvloop is left out because it writes late:
asyncio's own loop writes at once, so nothing that happens after the writing is counted.

A function counts once. Comprehensions and module bodies are not functions; lambdas and closures are. Several moves are
made on a warm server; the typical move has the functions that more than half of them enter, which leaves out the
heartbeat and other noise of the background.

An inversion is a call of a function whose name its nearest caller of ours (a game's included) does not mention: a
callback, listener, closure or overridden method of a library's class that was handed in earlier. A function that the
event loop or a thread calls counts too; a coroutine that the loop begins as a task is listed apart, and one that goes
on is no call. Calls by syntax (constructors, operators, `with`) and functions made in the very caller are none.
"""

import argparse
import asyncio
import dis
import json
import os
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from contextlib import redirect_stdout, suppress
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from statistics import median
from types import CodeType, FrameType
from typing import Any

from two_players import Player, Trouble, seated

QUIET_SECONDS = 0.3  # no own function was entered for so long: the server is at rest
PATIENCE = 60.0
STARTED = "runs at "
NO_FUNCTIONS = {"<module>", "<listcomp>", "<dictcomp>", "<setcomp>", "<genexpr>"}
SUSPENDS = 0x20 | 0x80 | 0x100 | 0x200  # generators and coroutines
COROUTINE = 0x80 | 0x100
LOOP = asyncio.events.__file__
RESUME = dis.opmap["RESUME"]


@dataclass
class Way:
    """What one move entered, in order of first call."""

    functions: dict[tuple[str, str, int], None] = field(default_factory=dict)
    inversions: dict[tuple[str, str], None] = field(default_factory=dict)
    tasks: dict[str, None] = field(default_factory=dict)


class Recorder:
    """The profile hook; it records while a receiver's socket has nothing to read."""

    def __init__(self, source: Path) -> None:
        self._source = f"{source}{os.sep}"
        self._games = f"{source / 'games'}{os.sep}"
        self._receiver: Player | None = None
        self._begun: set[int] = set()
        self._way = Way()
        self.last_call = 0.0

    def start(self, receiver: Player) -> None:
        """Record from now on, until this player has something to read."""
        self._way = Way()
        self._receiver = receiver

    def stop(self) -> Way:
        """The recorded way."""
        self._receiver = None
        return self._way

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        """Note an own function that is entered."""
        if event != "call" or not self._is_own(frame.f_code):
            return
        self.last_call = time.monotonic()
        receiver = self._receiver
        if receiver is None or frame.f_code.co_name in NO_FUNCTIONS:
            return
        if receiver.has_text():
            self._receiver = None
            return
        self._way.functions.setdefault(self._key(frame.f_code))
        if not _goes_on(frame):
            self._classify(frame)

    def _classify(self, frame: FrameType) -> None:
        """Note a call by callback."""
        code, below = frame.f_code, frame.f_back
        while below is not None and not below.f_code.co_filename.startswith((self._source, LOOP)):
            below = below.f_back
        if below is None or below.f_code.co_filename == LOOP:
            if code.co_flags & COROUTINE:
                self._way.tasks.setdefault(self._label(code))
            else:
                self._way.inversions.setdefault(("(event loop or thread)", self._label(code)))
        elif not _mentions(below, code):
            self._way.inversions.setdefault((self._label(below.f_code), self._label(code)))

    def _is_own(self, code: CodeType) -> bool:
        name = code.co_filename
        return name.startswith(self._source) and not name.startswith(self._games)

    def _key(self, code: CodeType) -> tuple[str, str, int]:
        return code.co_filename.removeprefix(self._source), code.co_qualname, code.co_firstlineno

    def _label(self, code: CodeType) -> str:
        file, name, line = self._key(code)
        return f"{file}:{line} {name}"


def _goes_on(frame: FrameType) -> bool:
    """Whether a generator or coroutine is entered again after a pause."""
    if not frame.f_code.co_flags & SUSPENDS:
        return False
    first = frame.f_code.co_code[::2].index(RESUME)  # every second byte is an instruction
    return frame.f_lasti > 2 * first


def _mentions(caller: FrameType, called: CodeType) -> bool:
    """Whether a caller names the function that it calls, calls it by syntax, or made it itself."""
    name, names = called.co_name, caller.f_code.co_names
    reached = caller.f_code.co_freevars if "<locals>" in called.co_qualname else names
    if name in reached or (name.startswith("__") and name != "__call__"):
        return True
    outer: FrameType | None = caller
    while outer is not None:
        if called in outer.f_code.co_consts:
            return True
        if outer.f_code.co_name not in NO_FUNCTIONS:
            break
        outer = outer.f_back
    known = (caller.f_globals.get(each) for each in names)
    return any(getattr(each, "__code__", None) is called for each in known)


def serve_and_record(recorder: Recorder, game: str, moves: int) -> list[Way]:
    """Serve in this thread and let two players move in another; the way of each move."""
    from stellwerk.cli import main  # type: ignore[import-not-found,unused-ignore]

    said, ways, failed = StringIO(), [], []

    def play() -> None:
        try:
            ways.extend(_played(recorder, _address(said), game, moves))
        except BaseException as error:
            failed.append(error)
        finally:
            os.kill(os.getpid(), signal.SIGTERM)

    threading.setprofile(recorder)
    with tempfile.TemporaryDirectory() as data, redirect_stdout(said):
        playing = threading.Thread(target=play, daemon=True)
        playing.start()
        sys.setprofile(recorder)
        with suppress(KeyboardInterrupt, SystemExit):
            main(["serve", "--port", "0", "--data", data, "--no-open"])
        sys.setprofile(None)
        playing.join(PATIENCE)
    if failed:
        raise failed[0]
    return ways


def _address(said: StringIO) -> str:
    """Where the server says that it runs."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if STARTED in said.getvalue() and "\n" in said.getvalue():
            return said.getvalue().partition(STARTED)[2].split()[0].rstrip("/")
        time.sleep(0.02)
    raise Trouble("the server did not start")


def _played(recorder: Recorder, address: str, game: str, moves: int) -> list[Way]:
    """The way of each move after some that warm the server up."""
    players, ways = seated(address, game), []
    for count in range(moves + 4):
        sender = next(player for player in players if player.choice() is not None)
        receiver = players[1 - players.index(sender)]
        _wait_for_rest(recorder)
        recorder.start(receiver)
        sender.move()
        receiver.wait()
        way = recorder.stop()
        number = sender.number + 1
        for player in players:
            player.hear_until(number)
        if count >= 4:
            ways.append(way)
    for player in players:
        player.close()
    return ways


def _wait_for_rest(recorder: Recorder) -> None:
    while time.monotonic() - recorder.last_call < QUIET_SECONDS:
        time.sleep(0.02)


def summary(ways: list[Way]) -> dict[str, Any]:
    """The typical move, and how far single moves differ."""
    most = len(ways) / 2
    files: dict[str, list[str]] = {}
    for file, name, line in _frequent((way.functions for way in ways), most):
        files.setdefault(file, []).append(f"{name}:{line}")
    counts = [len(way.functions) for way in ways]
    return {
        "moves": len(ways),
        "files": len(files),
        "functions": sum(map(len, files.values())),
        "inversions": len(inverted := _frequent((way.inversions for way in ways), most)),
        "files_by_move": [len({file for file, _, _ in way.functions}) for way in ways],
        "functions_by_move": counts,
        "functions_median": median(counts),
        "functions_union": len({key for way in ways for key in way.functions}),
        "inversions_by_move": [len(way.inversions) for way in ways],
        "way": files,
        "inverted": [f"{caller} => {called}" for caller, called in inverted],
        "tasks": _frequent((way.tasks for way in ways), most),
    }


def _frequent(found: Any, most: float) -> list[Any]:
    """What more than so many have, in order of first call."""
    counts = Counter(key for keys in found for key in keys)
    return [key for key, count in counts.items() if count > most]


def _print(found: dict[str, Any]) -> None:
    print(f"{found['files']} files, {found['functions']} functions, {found['inversions']} inversions", end=" ")
    print(f"(typical move of {found['moves']}; functions by move: {found['functions_by_move']})")
    for file, names in found["way"].items():
        print(f"\n{file}\n  " + "\n  ".join(names))
    for title, lines in (("Inversions", found["inverted"]), ("Begun as tasks", found["tasks"])):
        print(f"\n{title}:\n  " + "\n  ".join(lines or ["none"]))


def main() -> int:
    """Print the counts; 0 if they could be taken."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tree", type=Path, default=Path(__file__).parents[1], help="the checkout that is measured")
    parser.add_argument("--game", default="kraftwagen")
    parser.add_argument("--moves", type=int, default=9)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    source = wanted.tree.resolve() / "src"
    os.environ["STELLWERK_PURE"] = "1"
    sys.path.insert(0, str(source))
    sys.modules["uvloop"] = None  # type: ignore[assignment]  # it writes at the end of its turn, asyncio at once
    found = summary(serve_and_record(Recorder(source / "stellwerk"), wanted.game, wanted.moves))
    print(json.dumps(found, indent=1)) if wanted.json else _print(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
