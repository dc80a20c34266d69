"""A table on a server, as one person plays it."""

import time
from collections.abc import Callable

from stellwerk.client.listening import Listener
from stellwerk.client.transport import Rules, Transport
from stellwerk.kernel.errors import ServerError
from stellwerk.kernel.offers import Offer
from stellwerk.kernel.outcome import Outcome
from stellwerk.refusal import Refusal
from stellwerk.wire.deciding import Accepted, Act, Answer, Ask, TakeBack
from stellwerk.wire.tables import Perspective, TableView


class RemoteTable:
    """A table on a server; `view` is what was last heard of it, as this person may see it."""

    def __init__(self, transport: Transport, view: TableView) -> None:
        self._transport = transport
        self._listener = Listener(transport, view.head.id)
        self.view = view

    @property
    def id(self) -> str:
        """The id of the table, which is part of its links."""
        return self.view.head.id

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.view.head.game

    @property
    def rules(self) -> str:
        """The version of the rules that is played here."""
        return self.view.head.rules

    @property
    def seats(self) -> list[int]:
        """The own seats."""
        return self.view.head.mine

    @property
    def to_act(self) -> list[int]:
        """The own seats with a pending decision."""
        return [seat for seat in self.view.head.to_act if seat in self.seats]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.view.head.status == "over"

    @property
    def outcome(self) -> Outcome | None:
        """Places and scores, once the game has ended with a result."""
        return self.view.outcome

    def perspective(self, seat: int | None = None) -> Perspective:
        """The position as an own seat sees it: view, insights, offers; without a number the first one to act."""
        wanted = self._seat(seat)
        found = next((each for each in self.view.perspectives if each.seat == wanted), None)
        if found is None:
            raise ServerError("not_your_seat", 403, f"seat {wanted} is none of yours, or the game has not begun")
        return found

    def legal(self, seat: int | None = None) -> list[str]:
        """Moves that an own seat may take now, empty if it is not to act.

        Decisions that belong together are one text with blanks; of a form, what it stands for when left empty.
        """
        return [text for offer in self.perspective(seat).offers for text in _texts(offer)] if self.to_act else []

    def play(self, *moves: str, seat: int | None = None) -> None:
        """Take decisions, all or none; ServerError if the rules or the server refuse them.

        Decisions after one that shows something new are left out: `legal` then lists what goes on from there.
        """
        do, wanted = " ".join(moves).split(), self._seat(seat)
        try:
            self._act(wanted, do)
        except ServerError as error:
            if error.refusal is not None or not error.index:
                raise
            self._act(wanted, do[: error.index])

    def undo(self, count: int = 1, seat: int | None = None) -> None:
        """Take back the own last decisions, as many as `perspective().undo` allows."""
        body = TakeBack(self._seat(seat), self.view.head.number, count)
        self._decide("undo", body)

    def why(self, *moves: str, seat: int | None = None) -> Refusal | None:
        """Why decisions are not allowed; None if they are."""
        answer = self._transport.ask(Answer, "POST", self._path("why"), Ask(self._seat(seat), " ".join(moves).split()))
        found = answer.refusal
        return None if found is None else Refusal(found.clause, found.data, found.objects, self.game, self.rules)

    def refresh(self) -> None:
        """Ask for the table as it is now."""
        self.view = self._transport.ask(TableView, "GET", f"/tables/{self.id}")

    def wait_for_turn(self, timeout: float | None = None) -> bool:
        """Wait until an own seat is to act, and return True; False if the game is over.

        TimeoutError after `timeout` seconds.
        """
        if not self.wait_until(lambda: bool(self.to_act), timeout):
            raise TimeoutError(f"no own seat of table {self.id} was to act within {timeout} seconds")
        return not self.over

    def wait_until(self, wanted: Callable[[], bool], timeout: float | None = None) -> bool:
        """Wait until something is so, or the game is over; False if neither is within `timeout` seconds.

        `wanted` is asked after every change of the table, with the fresh `view`.
        """
        deadline = None if timeout is None else time.monotonic() + timeout
        while not self.over and not wanted():
            heard = self._listener.next(deadline)
            if heard is None:
                return False
            if heard.head.number >= self.view.head.number:  # what was sent before the last own decision is old
                self.view = heard
        if self.over:
            self.close()
        return True

    def record(self) -> bytes:
        """The record of the game as a file (`*.stellwerk.json`)."""
        return self._transport.read(self._path("record"))

    def close(self) -> None:
        """Stop listening; everything else still works."""
        self._listener.close()

    def _act(self, seat: int, do: list[str]) -> None:
        self._decide("actions", Act(seat, self.view.head.number, do))

    def _decide(self, verb: str, body: Act | TakeBack) -> None:
        accepted = self._transport.ask(Accepted, "POST", self._path(verb), body, once=True, by=self._rules)
        assert isinstance(accepted.table, TableView), "by REST the table comes with the answer"
        self.view = accepted.table

    @property
    def _rules(self) -> Rules:
        return Rules(self.game, self.rules)

    def _seat(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        return (self.to_act or self.seats or [0])[0]

    def _path(self, what: str) -> str:
        return f"/tables/{self.id}/{what}"


def _texts(offer: Offer) -> list[str]:
    """The texts of an offer: itself, or with each of the choices that are sent together with it."""
    return [f"{offer.do} {then.do}" for then in offer.then] or [offer.do]
