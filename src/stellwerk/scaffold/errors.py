"""What stands in the way of a new game."""


class NoNewGame(Exception):
    """Nothing was written; `next_step` says what to do."""

    def __init__(self, message: str, next_step: str) -> None:
        super().__init__(message)
        self.next_step = next_step
