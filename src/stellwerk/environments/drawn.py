"""A position whose chance is drawn number by number, from outside."""

from typing import Any

from stellwerk.kernel.chance import ChanceEvent, Value
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.options import completed
from stellwerk.kernel.registry import installed_game


class NumberMissing(Exception):
    """A chance event needs a number below `bound` that is not on the tape yet."""

    def __init__(self, bound: int) -> None:
        super().__init__(bound)
        self.bound = bound


class Tape:
    """Chance that reads the numbers which have been drawn, and stops where the next one is missing."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = numbers
        self.read = 0

    def draw(self, event: ChanceEvent, *parameters: Any) -> Value:
        """The outcome of an event, as far as its numbers are known."""
        return event.make(self, *parameters)

    def below(self, bound: int) -> int:
        """The next number of the tape."""
        if bound == 1:
            return 0
        if self.read == len(self.numbers):
            raise NumberMissing(bound)
        self.read += 1
        return self.numbers[self.read - 1]


class DrawnPosition:
    """A position, or a step from it that waits for numbers: setup or decision is tried again with each of them."""

    __slots__ = ("_bound", "_decision", "_numbers", "game", "seats", "state")

    def __init__(self, id: str, seats: int) -> None:
        self.game: Game = installed_game(id)
        self.seats = seats
        self.state: State | None = None  # None: the setup is not complete; before a step that waits, not after it
        self._decision: tuple[int, int] | None = None  # the seat and the action that wait
        self._numbers: list[int] = []  # drawn for this step so far
        self._bound = -1  # of the number that is missing, 0 if none is; -1: not tried yet

    def bound(self) -> int:
        """How many numbers may be drawn now; 0 if somebody decides or the game is over."""
        if self._bound < 0:
            self._try()
        return self._bound

    def settled(self) -> State:
        """The position, while nothing waits."""
        assert self.state is not None
        return self.state

    def draw(self, number: int) -> None:
        """Take the next number."""
        self._numbers.append(number)
        self._try()

    def decide(self, seat: int, action: int) -> None:
        """Carry out a decision; its chance events may wait for numbers."""
        self._decision = (seat, action)
        self._try()

    def _try(self) -> None:
        tape = Tape(self._numbers)
        try:
            if self._decision is None:
                self.state = self.game.setup(self.seats, completed(self.game.meta, {}), tape)
            else:
                after = self.settled().clone()
                after.apply(*self._decision, tape)
                self.state = after
        except NumberMissing as missing:
            self._bound = missing.bound
            return
        self._bound = 0
        self._decision = None
        self._numbers = []

    def __deepcopy__(self, memo: dict[int, Any]) -> "DrawnPosition":
        other = DrawnPosition.__new__(DrawnPosition)
        other.game = self.game
        other.seats = self.seats
        other.state = None if self.state is None else self.state.clone()
        other._decision = self._decision
        other._numbers = self._numbers[:]
        other._bound = self._bound
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        snapshot = None if self.state is None else self.game.dump(self.state)
        return restored, (self.game.meta.id, self.seats, snapshot, self._decision, self._numbers, self._bound)


def restored(
    id: str, seats: int, snapshot: bytes | None, decision: tuple[int, int] | None, numbers: list[int], bound: int
) -> DrawnPosition:
    """A position that was pickled."""
    position = DrawnPosition(id, seats)
    position.state = None if snapshot is None else position.game.load(snapshot)
    position._decision = decision
    position._numbers = numbers
    position._bound = bound
    return position
