"""What the others at a table of a server ask, and the letters that answer it."""

from datetime import UTC, datetime

from stellwerk.cli.speech import Speech
from stellwerk.cli.table_sentences import proposal_sentence
from stellwerk.cli.terms import terms_lines
from stellwerk.client import Client
from stellwerk.client.table import RemoteTable
from stellwerk.wire.opening import Terms
from stellwerk.wire.tables import SeatInfo, TableHead

Question = tuple[str, ...]
"""What is asked: its kind, and what tells it from the next question of that kind."""


class Answers:
    """Finds what is asked of the reader and sends the answers."""

    def __init__(self, client: Client, table: RemoteTable, speech: Speech) -> None:
        self.client = client
        self.table = table
        self.speech = speech
        self.words = speech.words
        self.passed: Question | None = None  # a question about somebody who has vanished that was left open

    @property
    def head(self) -> TableHead:
        return self.table.view.head

    def question(self) -> Question | None:
        """What waits for an answer: new terms, a proposal, or what to do about somebody who has vanished."""
        head = self.head
        if head.status == "open" and self._not_agreed():
            return ("terms", repr(_terms_of(head)))
        if head.status != "running" or self._own_seat() is None:
            return None
        proposal = head.proposal
        if proposal is not None:
            asked = any(seat not in proposal.agreed and not head.seats[seat].conceded for seat in head.mine)
            return ("proposal", proposal.kind, str(proposal.seat), str(proposal.target)) if asked else None
        gone = self._vanished()
        question = None if gone is None else ("vanished", str(gone.seat), head.vanish_at[gone.seat] or "")
        return question if question != self.passed else None

    def seconds_to_next(self) -> float | None:
        """Seconds until somebody may have vanished; None if nobody is away or silent."""
        moments = (self._seconds(at) for seat, at in enumerate(self.head.vanish_at) if seat not in self.head.mine)
        return min((seconds for seconds in moments if seconds is not None and seconds > 0), default=None)

    def tell(self, question: Question) -> None:
        """Print what is asked and how to answer."""
        kind, head = question[0], self.head
        if kind == "terms":
            self.speech.say("terminal-asked-terms")
            for line in terms_lines(head, self.words.language):
                self.speech.console.print(f"  {line}", markup=False)
        elif kind == "proposal" and head.proposal is not None:
            self.speech.console.print(proposal_sentence(self.words, head), markup=False)
        else:
            self.speech.say("terminal-asked-vanished", name=head.seats[int(question[1])].name or question[1])
        self.speech.say(f"terminal-answer-{kind}", bot=self.words.bot(head.substitute))

    def answer(self, question: Question, letter: str) -> bool:
        """Send the answer of a letter; False if the letter answers nothing."""
        kind = question[0]
        if kind == "vanished" and letter in ("b", "e"):
            target = int(question[1]) if letter == "b" else None
            self._propose("end" if target is None else "substitute", target)
        elif kind == "vanished" and letter == "":
            self.passed = question
        elif kind != "vanished" and letter in ("y", "n"):
            (self._answer_terms if kind == "terms" else self._vote)(letter == "y")
        else:
            return False
        self.table.refresh()
        return True

    def here(self) -> None:
        """Give a sign of life."""
        if (seat := self._own_seat()) is not None:
            self.client.ask(dict, "POST", f"/tables/{self.table.id}/seats/{seat}/here")

    def propose(self, wish: str) -> bool:
        """Propose to end the game (`end`) or to take back decisions (`undo 3`); False if the wish is neither."""
        kind, _, count = wish.partition(" ")
        if kind not in ("end", "undo") or (count and not count.isdecimal()):
            return False
        self._propose(kind, None, int(count or 1))
        self.table.refresh()
        return True

    def _propose(self, kind: str, target: int | None, count: int = 1) -> None:
        body = {"seat": self._own_seat(), "kind": kind, "count": count, "target": target}
        self.client.ask(dict, "POST", f"/tables/{self.table.id}/proposal", body)

    def _vote(self, agree: bool) -> None:
        body = {"seat": self._own_seat(), "agree": agree}
        self.client.ask(dict, "POST", f"/tables/{self.table.id}/proposal/vote", body)

    def _answer_terms(self, agree: bool) -> None:
        """Agree to the terms with every own seat, or get up."""
        for seat in self._not_agreed():
            path = f"/tables/{self.table.id}/seats/{seat}"
            if agree:
                self.client.ask(dict, "POST", f"{path}/agreement", _terms_of(self.head))
            else:
                self.client.ask(dict, "DELETE", path)

    def _not_agreed(self) -> list[int]:
        return [seat for seat in self.head.mine if not self.head.seats[seat].agreed]

    def _own_seat(self) -> int | None:
        """The first own seat that has a say."""
        return next((seat for seat in self.head.mine if not self.head.seats[seat].conceded), None)

    def _vanished(self) -> SeatInfo | None:
        """Somebody else whom the table need not wait for any more."""
        moments = ((seat, self._seconds(at)) for seat, at in enumerate(self.head.vanish_at))
        gone = (seat for seat, seconds in moments if seconds is not None and seconds <= 0)
        return next((self.head.seats[seat] for seat in gone if seat not in self.head.mine), None)

    def _seconds(self, moment: str | None) -> float | None:
        """Seconds until a moment."""
        if moment is None:
            return None
        return (datetime.fromisoformat(moment) - datetime.now(UTC)).total_seconds()


def _terms_of(head: TableHead) -> Terms:
    """The terms of a table, as those who agree to them send them."""
    return Terms(head.options, head.settings, head.time, None, head.substitute, head.absence)
