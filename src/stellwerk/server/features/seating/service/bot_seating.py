"""Bot accounts at tables: who is one, and at how many tables it may sit."""

from collections.abc import Awaitable, Callable

from stellwerk.server.errors import limit_reached
from stellwerk.server.features.people.service.sessions import Sessions
from stellwerk.server.features.people.store.bots import BotStore


class BotSeating:
    """Tells bot accounts from people and counts their tables."""

    def __init__(
        self,
        sessions: Sessions,
        bot_store: BotStore,
        name_of: Callable[[str], Awaitable[str | None]],
        most: int,
    ) -> None:
        self.sessions = sessions
        self.name_of = name_of
        self.bot_store = bot_store
        self.most = most

    async def mark_of(self, person: str) -> dict[str, object]:
        """Fields of a chair that tell whether a person is a bot account, and whose."""
        owner = (await self.sessions.state_of(person)).owner
        name = None if owner is None else await self.name_of(owner)
        return {"bot_account": owner is not None, "bot_owner": name}

    async def is_bot(self, person: str) -> bool:
        """Whether a person is a bot account."""
        return (await self.sessions.state_of(person)).owner is not None

    async def must_have_room(self, person: str) -> None:
        """Check that a bot account sits at fewer unfinished tables than the host allows; else RequestError."""
        if await self.is_bot(person) and await self.bot_store.count_seated(person) >= self.most:
            raise limit_reached(f"A bot plays at most {self.most} tables at once; finish one first.")
