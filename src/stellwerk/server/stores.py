"""Stores of all features on one database."""

from stellwerk.server.features.history.store import CurveStore
from stellwerk.server.features.moderation.store import ModerationData, ModerationStore
from stellwerk.server.features.notices.store import NoticeData, NoticeStore
from stellwerk.server.features.open_data.store import OpenDataConsents, OpenDataStore
from stellwerk.server.features.outages.store import HeartbeatStore
from stellwerk.server.features.people.store.accounts import AccountData, AccountStore
from stellwerk.server.features.people.store.bots import BotStore
from stellwerk.server.features.people.store.invitations import AccountInvitationStore, InvitationData
from stellwerk.server.features.plans.store import PlanData, PlanStore
from stellwerk.server.features.privacy.store import PersonalData, PersonalDataStore
from stellwerk.server.features.tables.store.personal import TableData
from stellwerk.server.features.tables.store.tables import TableStore
from stellwerk.server.features.talk.store.chat import ChatStore, TalkData
from stellwerk.server.features.timeouts.store import DraftStore
from stellwerk.server.platform.clock import Clock, MachineClock
from stellwerk.server.platform.cluster.shared_news import NewsSender
from stellwerk.server.platform.database.database import Database

PERSONAL: tuple[PersonalData, ...] = (
    *(TableData(), TalkData(), NoticeData(), PlanData(), InvitationData(), ModerationData(), OpenDataConsents()),
    AccountData(),
)
"""What features store about people; names in the diary are taken out before its hosts are."""


class Stores:
    """One store per feature; all of them share the database and the sender of news to other workers."""

    def __init__(self, database: Database, clock: Clock | None = None) -> None:
        self.database = database
        self.clock = clock or MachineClock()
        self.news = NewsSender(database.shared)
        self.notices = NoticeStore(database, self.clock)
        self.tables = TableStore(database, self.news, self.notices.put)
        self.accounts = AccountStore(database, self.news)
        self.bots = BotStore(database)
        self.moderation = ModerationStore(database)
        self.account_invitations = AccountInvitationStore(database)
        self.chat = ChatStore(database, self.news)
        self.drafts = DraftStore(database)
        self.curves = CurveStore(database)
        self.plans = PlanStore(database)
        self.open_data = OpenDataStore(database)
        self.heartbeat = HeartbeatStore(database, self.news)
        self.personal = PersonalDataStore(database, self.news, PERSONAL)
