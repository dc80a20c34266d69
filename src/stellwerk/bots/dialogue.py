"""A program and its pipes: one line in, one line out, in time."""

import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from subprocess import PIPE, Popen, TimeoutExpired
from time import monotonic
from typing import IO, Final

from stellwerk.kernel.errors import BotFailed

LONGEST_LINE: Final = 65_536  # bytes of an answer
LAST_WORDS: Final = 2_000  # bytes of standard error that are kept
PARTING: Final = 1.0  # seconds in which a program may end by itself


class Dialogue:
    """Speaks with a program that is started without a shell; it and its children end with the dialogue."""

    def __init__(self, command: Sequence[str]) -> None:
        try:
            process = Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, bufsize=0, start_new_session=True)
        except OSError as error:
            raise BotFailed(f"{command[0]} cannot be started: {error.strerror}") from None
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        self.process = process
        self.pipes: tuple[IO[bytes], IO[bytes], IO[bytes]] = (process.stdin, process.stdout, process.stderr)
        for pipe in self.pipes:
            os.set_blocking(pipe.fileno(), False)
        self.heard = b""
        self.complaints = b""  # the end of what it wrote to standard error

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and return the line that answers it; BotFailed if none comes, or more than one."""
        deadline = monotonic() + seconds
        unsent = line + b"\n"
        while b"\n" not in self.heard:
            if (left := deadline - monotonic()) <= 0:
                raise BotFailed(f"did not answer within {seconds:g} s{self._last_words()}")
            unsent = self._exchange(unsent, left)
            if len(self.heard) > LONGEST_LINE:
                raise BotFailed(f"wrote more than {LONGEST_LINE} bytes{self._last_words()}")
        answer, _, rest = self.heard.partition(b"\n")
        self.heard = b""
        if rest:
            raise BotFailed(f"wrote more than one line: {_short(answer)}, then {_short(rest)}")
        return answer

    def _exchange(self, unsent: bytes, seconds: float) -> bytes:
        """Wait until a pipe is ready, then write and read what goes through; return what is still to be sent."""
        stdin, stdout, stderr = self.pipes
        with DefaultSelector() as selector:
            if unsent:
                selector.register(stdin, EVENT_WRITE)
            for pipe in (stdout, stderr):
                if not pipe.closed:
                    selector.register(pipe, EVENT_READ)
            ready = [key.fileobj for key, _ in selector.select(seconds)]
        if stderr in ready:
            self._listen_to_complaints()
        if stdout in ready:
            self._listen()
        return self._send(unsent) if stdin in ready else unsent

    def _send(self, unsent: bytes) -> bytes:
        try:
            return unsent[os.write(self.pipes[0].fileno(), unsent) :]
        except BrokenPipeError:
            return b""  # it has ended, or listens no more: the other pipes will tell

    def _listen(self) -> None:
        heard = os.read(self.pipes[1].fileno(), LONGEST_LINE)
        if not heard:
            raise BotFailed(self._ended())
        self.heard += heard

    def _listen_to_complaints(self) -> None:
        heard = os.read(self.pipes[2].fileno(), LONGEST_LINE)
        if heard:
            self.complaints = (self.complaints + heard)[-LAST_WORDS:]
        else:
            self.pipes[2].close()

    def _ended(self) -> str:
        """Why it says nothing more."""
        try:
            code = self.process.wait(PARTING)
        except TimeoutExpired:
            return f"has closed its standard output{self._last_words()}"
        how = f"exit code {code}" if code >= 0 else f"signal {signal.Signals(-code).name}"
        return f"ended with {how}{self._last_words()}"

    def _last_words(self) -> str:
        """The last line of its standard error, if it wrote any."""
        if not self.pipes[2].closed:
            with suppress(BlockingIOError):
                self._listen_to_complaints()
        lines = self.complaints.decode(errors="replace").split("\n")
        last = next((line.strip() for line in reversed(lines) if line.strip()), "")
        return f" (its last words: {last})" if last else ""

    def close(self) -> None:
        """Let the program end, then kill it and whatever it started."""
        stdin, stdout, stderr = self.pipes
        stdin.close()
        self._wait_for_end()
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        for pipe in (stdout, stderr):
            pipe.close()

    def _wait_for_end(self) -> None:
        """Wait a moment for the end of its output; the process stays, so that its group can still be named."""
        deadline = monotonic() + PARTING
        with DefaultSelector() as selector:
            selector.register(self.pipes[1], EVENT_READ)
            while (left := deadline - monotonic()) > 0:
                if selector.select(left) and not os.read(self.pipes[1].fileno(), LONGEST_LINE):
                    return


def _short(line: bytes) -> str:
    """The beginning of a line, for an error."""
    return repr(line[:80].decode(errors="replace"))
