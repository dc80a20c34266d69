"""Failures of a command that are no bugs: what is wrong, and what to do next."""


class WrongUse(Exception):
    """An error in the arguments of a command; the program ends with exit code 2."""

    def __init__(self, message: str, next_step: str | None = None) -> None:
        super().__init__(message)
        self.next_step = next_step


class TryAgain(Exception):
    """The command cannot run at the moment; exit code 75, as of `stellwerk serve`."""


class Stopped(Exception):
    """A long command stopped in the middle, and can go on; the program ends with exit code 1."""

    def __init__(self, message: str, next_step: str) -> None:
        super().__init__(message)
        self.next_step = next_step
