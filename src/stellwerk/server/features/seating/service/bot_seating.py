"""Bot accounts at tables: who is one, and at how many tables it may sit."""

from stellwerk.server.errors import limit_reached
from stellwerk.server.features.people.service.sessions import Sessions
from stellwerk.server.features.people.store.bots import BotStore


class BotSeating:
    """Tells bot accounts from people and counts their tables."""

    def __init__(self, sessions: Sessions, bot_store: BotStore, most: int) -> None:
        self.sessions = sessions
        self.bot_store = bot_store
        self.most = most

    async def is_bot(self, person: str) -> bool:
        """Whether a person is a bot account."""
        return (await self.sessions.state_of(person)).owner is not None

    async def must_have_room(self, person: str) -> None:
        """Check that a bot account sits at fewer unfinished tables than the host allows; else RequestError."""
        if await self.is_bot(person) and await self.bot_store.count_seated(person) >= self.most:
            raise limit_reached(f"A bot plays at most {self.most} tables at once; finish one first.")
