"""The export of all stored data of a person, as one JSON document."""

import msgspec

from stellwerk.server.errors import RequestError
from stellwerk.server.features.bots.service import BotAccounts
from stellwerk.server.features.history.service.history import History
from stellwerk.server.features.hosting.service.host import invitation_info
from stellwerk.server.features.moderation.store import ModerationStore
from stellwerk.server.features.notices.service.channels import Channels
from stellwerk.server.features.open_data.service.consents import Consents
from stellwerk.server.features.people.service.people import People
from stellwerk.server.features.people.service.tokens import Tokens
from stellwerk.server.features.people.store.accounts import AccountStore
from stellwerk.server.features.people.store.invitations import AccountInvitationStore
from stellwerk.server.features.plans.messages.plans import plan_info
from stellwerk.server.features.plans.model import Orders, Plan
from stellwerk.server.features.plans.service.orders import orders_info
from stellwerk.server.features.plans.store import PlanStore
from stellwerk.server.features.talk.messages import chat_line
from stellwerk.server.features.talk.model import StoredNote
from stellwerk.server.features.talk.store.chat import ChatStore
from stellwerk.server.features.timeouts.store import DraftStore

EVERYTHING = 1_000_000


class Export:
    """Collects the data of a person; records contain what that person may see."""

    def __init__(
        self,
        people: People,
        tokens: Tokens,
        history: History,
        channels: Channels,
        accounts: AccountStore,
        chat: ChatStore,
        plans: PlanStore,
        drafts: DraftStore,
        moderation: ModerationStore,
        bots: BotAccounts,
        consents: Consents,
        invitations: AccountInvitationStore,
    ) -> None:
        self.people = people
        self.tokens = tokens
        self.history = history
        self.channels = channels
        self.accounts = accounts
        self.chat = chat
        self.plans = plans
        self.drafts = drafts
        self.moderation = moderation
        self.bots = bots
        self.consents = consents
        self.invitations = invitations

    async def of(self, person: str) -> bytes:
        """The export of a person: everything that is stored, as one JSON document."""
        account = await self.accounts.account(person)
        store = self.history.tables.store
        rows = await store.mine(person, EVERYTHING)
        document = {
            "person": await self.people.person(person),
            "since": None if account is None else account.created_at,
            "return_link": (await self.accounts.guest(person)).key_hash is not None,
            "tokens": await self.tokens.list(person),
            "open_data": await self.consents.of(person),
            "bots": await self.bots.list(person),
            "said": [{"table": line.table, "line": chat_line(line)} for line in await self.chat.lines_of(person)],
            "notes": [_note(note) for note in await self.chat.notes_of(person)],
            "plans": [_plan(plan) for plan in await self.plans.plans_of(person)],
            "orders": [_orders(orders) for orders in await self.plans.orders_of(person)],
            "notices": await self.channels.list(person, EVERYTHING),
            "sanctions": await self.moderation.sanctions_of(person),
            "reports": await self.moderation.reports_by(person),
            "deeds": await self.moderation.deeds_of(person),
            "invitations": [invitation_info(each) for each in await self.invitations.made_by(person)],
            "watched": await store.watched(person),
            "tables": [await self._table(row.id, person) for row in rows],
        }
        return msgspec.json.encode(document)

    async def _table(self, id: str, person: str) -> dict[str, object]:
        try:
            head = (await self.history.tables.look(id, person)).head
        except RequestError as error:  # a game that is no longer installed
            return {"id": id, "problem": error.code}
        stored = await self.drafts.of(id)
        drafts = {seat: stored[seat] for seat in head.mine if seat in stored}
        try:
            seats: list[int] | list[None] = head.mine or [None]
            records = [msgspec.Raw(await self.history.record(id, person, seat)) for seat in seats]
        except RequestError as error:  # the game has not begun, or its rules hide earlier positions until the end
            return {"head": head, "drafts": drafts, "records": [], "problem": error.code}
        return {"head": head, "drafts": drafts, "records": records}


def _note(note: StoredNote) -> dict[str, object]:
    return {"table": note.table, "seat": note.seat, "text": note.text}


def _orders(orders: Orders) -> dict[str, object]:
    return {"table": orders.table, "seat": orders.seat, "orders": orders_info(orders)}


def _plan(plan: Plan) -> dict[str, object]:
    return {
        "id": plan.id,
        "table": plan.table,
        "seat": plan.seat,
        "person": plan.person,
        "plan": plan_info(plan.content),
    }
