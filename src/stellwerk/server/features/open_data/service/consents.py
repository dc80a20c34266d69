"""Consents of people to open data."""

from stellwerk.server.errors import ErrorCode, RequestError
from stellwerk.server.features.open_data.messages import OpenDataConsent
from stellwerk.server.features.open_data.store import OpenDataStore
from stellwerk.server.features.people.service.sessions import Sessions
from stellwerk.server.platform.clock import Clock


class Consents:
    """Reads and changes who has agreed that finished public games are published."""

    def __init__(self, store: OpenDataStore, sessions: Sessions, clock: Clock) -> None:
        self.store = store
        self.sessions = sessions
        self.clock = clock

    async def of(self, person: str) -> OpenDataConsent:
        """The consent of a person."""
        return OpenDataConsent(await self.store.consent(person))

    async def set(self, person: str, agreed: bool) -> OpenDataConsent:
        """Give or withdraw the consent of an account; who agrees again keeps the moment of the first time."""
        if not (await self.sessions.state_of(person)).account:
            raise RequestError(ErrorCode.NO_ACCOUNT, "Agreeing to open data needs an account.")
        await self.store.set_consent(person, self.clock.now() if agreed else None)
        return await self.of(person)
