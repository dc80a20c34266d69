"""Finding a table of a server, and sitting down at it."""

import re
from collections.abc import Sequence

from msgspec import Struct

from stellwerk.cli.failure import WrongUse
from stellwerk.cli.speech import Speech
from stellwerk.cli.terms import terms_lines, titled, told_in_brief, who_sits
from stellwerk.client import Client
from stellwerk.client.table import RemoteTable
from stellwerk.wire.tables import SeatInfo, TableHead

LINK = re.compile(r"#/table/(?P<table>[^/]+)/seat/(?P<seat>any|\d+)/(?P<key>[^/]+)$")


class Place(Struct, frozen=True):
    """Id of a table; from an invitation link also the number of the seat (None: any) and the key of the invitation."""

    table: str
    seat: int | None = None
    key: str | None = None


def place_of(text: str) -> Place:
    """Parse the id of a table or an invitation link into a Place."""
    link = LINK.search(text)
    if link is None:
        return Place(text)
    return Place(link["table"], None if link["seat"] == "any" else int(link["seat"]), link["key"])


class Joining:
    """Asks, where there is a choice, at which table and on which seat to sit down."""

    def __init__(self, client: Client, speech: Speech) -> None:
        self.client = client
        self.speech = speech
        self.words = speech.words

    def table(self, named: str | None, seat: int | None) -> RemoteTable:
        """The table that is named, else the own one that waits, else one with a free seat; with a seat of one's own."""
        place = place_of(named) if named is not None else Place(self._any_table())
        if place.key is None:
            found = self.client.table(place.table)
            if found.seats:
                return found
        return self._sit_down(place, seat if place.seat is None else place.seat)

    def _any_table(self) -> str:
        """The own table that waits for this person, or one that runs or is about to; else one to sit down at."""
        tables = self.client.tables()
        mine = [head for head in tables.mine if head.status != "over"]
        ready = [head for head in mine if set(head.to_act) & set(head.mine)]
        running = [head for head in mine if head.status == "running"]
        if mine:
            return (ready or running or mine)[0].id
        open = [head for head in tables.open if _free(head)]
        if not open:
            raise WrongUse(self.words.say("terminal-no-table"), self.words.say("terminal-no-table-next"))
        self.speech.say("terminal-tables")
        told = [told_in_brief(head, self.words.language) for head in open]
        return open[self._choose(told, "terminal-ask-table", "TABLE")].id

    def _sit_down(self, place: Place, seat: int | None) -> RemoteTable:
        head = self._head(place)
        self._tell(head)
        free = _free(head)
        if seat is None:
            if not free:
                raise WrongUse(self.words.say("terminal-no-seat"), self.words.say("terminal-no-table-next"))
            self.speech.say("terminal-seats-free")
            texts = [self.words.say("terminal-free-seat", seat=each.seat) for each in free]
            seat = free[self._choose(texts, "terminal-ask-seat", "--seat") if len(free) > 1 else 0].seat
        me = self.client.ask(dict, "GET", "/me")
        name = me["name"] or me["account"] or self.words.say("terminal-you")
        table = self.client.sit_down(place.table, seat, name, place.key)
        self.speech.say("terminal-seated", seat=seat)
        return table

    def _head(self, place: Place) -> TableHead:
        if place.key is None:
            return self.client.table(place.table).view.head
        invitation = {"seat": "any" if place.seat is None else place.seat, "key": place.key}
        return self.client.ask(TableHead, "POST", f"/tables/{place.table}/invitation", invitation)

    def _choose(self, texts: Sequence[str], question: str, instead: str) -> int:
        """Print numbered texts and read one of the numbers."""
        for number, text in enumerate(texts, start=1):
            self.speech.console.print(f"  {number}  {text}", markup=False)
        while True:
            try:
                line = self.speech.console.input(f"{self.words.say(question)} > ", markup=False).strip()
            except EOFError:
                next_step = self.words.say("terminal-nobody-to-ask-next", argument=instead)
                raise WrongUse(self.words.say("terminal-nobody-to-ask"), next_step) from None
            if line.isdecimal() and 1 <= int(line[:9]) <= len(texts):
                return int(line) - 1
            self.speech.say("terminal-number", number=line, most=len(texts))

    def _tell(self, head: TableHead) -> None:
        """Print what is played at a table and who sits there, before one sits down."""
        self.speech.console.print(titled(head, self.words.language), style="bold", markup=False)
        lines = [
            self.words.say("terminal-sitting", names=who_sits(self.words, head)),
            *terms_lines(head, self.words.language),
        ]
        for line in lines:
            self.speech.console.print(f"  {line}", markup=False)


def _free(head: TableHead) -> list[SeatInfo]:
    """Return the seats that are free and not reserved for another person."""
    return [seat for seat in head.seats if seat.name is None and (seat.reserved is None or seat.seat in head.kept)]
