"""Everything that is kept about a person, as one JSON document."""

import msgspec

from stellwerk.server.errors import RequestError
from stellwerk.server.features.history.service.history import History
from stellwerk.server.features.notices.service.channels import Channels
from stellwerk.server.features.people.service.people import People
from stellwerk.server.features.people.service.tokens import Tokens
from stellwerk.server.features.people.store.accounts import AccountStore
from stellwerk.server.features.plans.store import PlanStore
from stellwerk.server.features.talk.store.chat import ChatStore
from stellwerk.server.features.timeouts.store import DraftStore

EVERYTHING = 1_000_000


class Export:
    """Gathers what belongs to somebody; records as that person may have them."""

    def __init__(
        self,
        people: People,
        tokens: Tokens,
        history: History,
        ways: Channels,
        accounts: AccountStore,
        chat: ChatStore,
        plans: PlanStore,
        drafts: DraftStore,
    ) -> None:
        self.people = people
        self.tokens = tokens
        self.history = history
        self.ways = ways
        self.accounts = accounts
        self.chat = chat
        self.plans = plans
        self.drafts = drafts

    async def of(self, person: str) -> bytes:
        """Name, account, tokens, every table with its record, and what was said, noted, planned and drafted there."""
        account = await self.accounts.account(person)
        store = self.history.tables.store
        rows = await store.mine(person, EVERYTHING)
        document = {
            "person": await self.people.who(person),
            "since": None if account is None else account.created_at,
            "return_link": (await self.accounts.guest(person)).key_hash is not None,
            "tokens": await self.tokens.list(person),
            "said": [{"table": table, "line": line} for table, line in await self.chat.said_by(person)],
            "notes": [{"table": at, "seat": seat, "text": text} for at, seat, text in await self.chat.notes_of(person)],
            "plans": await self.plans.plans_of(person),
            "notices": await self.ways.list(person, EVERYTHING),
            "watched": await store.watched(person),
            "tables": [await self._table(row.id, person) for row in rows],
        }
        return msgspec.json.encode(document)

    async def _table(self, id: str, person: str) -> dict[str, object]:
        try:
            head = (await self.history.tables.look(id, person)).head
        except RequestError as error:  # a game that is no longer installed
            return {"id": id, "problem": error.code}
        kept = await self.drafts.of(id)
        drafts = {seat: kept[seat] for seat in head.mine if seat in kept}
        try:
            seats: list[int] | list[None] = head.mine or [None]
            records = [msgspec.Raw(await self.history.record(id, person, seat)) for seat in seats]
        except RequestError as error:  # it has not begun, or nobody looks back before the end
            return {"head": head, "drafts": drafts, "records": [], "problem": error.code}
        return {"head": head, "drafts": drafts, "records": records}
