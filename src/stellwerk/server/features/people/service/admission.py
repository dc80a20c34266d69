"""Admission: what the host lets guests and accounts do."""

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.people.service.sessions import Sessions
from stellwerk.server.settings import Settings, Who


class Admission:
    """Checks people against what the host has set; RequestError if it is not for them."""

    def __init__(self, settings: Settings, sessions: Sessions) -> None:
        self.settings = settings
        self.sessions = sessions

    async def must_be_admitted(self, person: str) -> None:
        """Check that a person has an account, if the host wants no guests."""
        if not self.settings.guests and not (await self.sessions.state_of(person)).account:
            raise RequestError(ErrorCode.NO_ACCOUNT, "On this server one plays and watches with an account.")

    async def must_be_host(self, person: str) -> None:
        """Check that a person has an account that is marked as a host."""
        if not (await self.sessions.state_of(person)).host:
            raise RequestError(ErrorCode.HOSTS_ONLY, "This is for whoever runs this server.")

    async def must_open_tables(self, person: str) -> None:
        """Check that a person may open tables."""
        await self._must_be(self.settings.open_tables, person, "open tables")

    async def must_upload(self, person: str) -> None:
        """Check that a person may upload records."""
        await self._must_be(self.settings.uploads, person, "upload games")

    async def _must_be(self, who: Who, person: str, what: str) -> None:
        if who == "everybody":
            return
        state = await self.sessions.state_of(person)
        if not state.account:
            raise RequestError(ErrorCode.NO_ACCOUNT, f"On this server one needs an account to {what}.")
        if who == "hosts" and not state.host:
            raise RequestError(ErrorCode.HOSTS_ONLY, f"On this server only its hosts {what}.")
