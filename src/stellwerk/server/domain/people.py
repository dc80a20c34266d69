"""People: an id in a signed cookie, and the name that they give themselves."""

from stellwerk.server.domain.moment import now
from stellwerk.server.domain.names import checked_name
from stellwerk.server.domain.shelf import Shelf
from stellwerk.server.wire import Person


class People:
    """Who is who. A guest who has not given a name leaves no trace in the store."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    async def who(self, person: str) -> Person:
        """A person with the name given last, empty if none was."""
        return Person(person, await self.shelf.name_of(person) or "")

    async def rename(self, person: str, name: str) -> Person:
        """Take a name."""
        chosen = checked_name(name)
        await self.shelf.set_name(person, chosen, now())
        return Person(person, chosen)
