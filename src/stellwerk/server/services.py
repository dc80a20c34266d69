"""Everything that a server does, put together over one store."""

from collections.abc import Mapping
from urllib.parse import urlsplit

from stellwerk.kernel.game import Game
from stellwerk.server.events import Events
from stellwerk.server.features.analysis.service import Analysis
from stellwerk.server.features.bots.service import BotAccounts
from stellwerk.server.features.bots.streams import Streams
from stellwerk.server.features.games.service import Practice
from stellwerk.server.features.history.service.curves import Curves
from stellwerk.server.features.history.service.forks import Forks
from stellwerk.server.features.history.service.history import History
from stellwerk.server.features.history.service.replay_download import ReplayDownload
from stellwerk.server.features.history.service.uploads import Uploads
from stellwerk.server.features.hosting.service.backups import Backups
from stellwerk.server.features.hosting.service.host import Host, Parts
from stellwerk.server.features.hosting.service.reports import Reports
from stellwerk.server.features.live.conversation import TableVerbs
from stellwerk.server.features.live.handshake import Handshake
from stellwerk.server.features.live.hub import Hub
from stellwerk.server.features.lobby.hub import LobbyHub
from stellwerk.server.features.lobby.service import TableLists
from stellwerk.server.features.moderation.service.diary import Diary
from stellwerk.server.features.moderation.service.sanctions import Sanctions
from stellwerk.server.features.notices.service.channels import MOST_CONFIRMATIONS, Channels
from stellwerk.server.features.notices.service.composer import NoticeComposer
from stellwerk.server.features.notices.service.password_resets import PasswordResets
from stellwerk.server.features.notices.service.reminders import Reminders
from stellwerk.server.features.notices.service.web_push import PushKey
from stellwerk.server.features.open_data.service.consents import Consents
from stellwerk.server.features.people.routes.authentication import Authentication
from stellwerk.server.features.people.service.account_invitations import AccountInvitations
from stellwerk.server.features.people.service.accounts import Accounts
from stellwerk.server.features.people.service.admission import Admission
from stellwerk.server.features.people.service.guest_links import GuestLinks
from stellwerk.server.features.people.service.known_addresses import KnownAddresses
from stellwerk.server.features.people.service.passwords import Passwords
from stellwerk.server.features.people.service.people import People
from stellwerk.server.features.people.service.sessions import Sessions
from stellwerk.server.features.people.service.tokens import Tokens
from stellwerk.server.features.plans.service.hints import Adviser, Hints
from stellwerk.server.features.plans.service.plans import Plans
from stellwerk.server.features.privacy.service.deletion import PersonDeletion
from stellwerk.server.features.privacy.service.export import Export
from stellwerk.server.features.seating.service.attendance import Attendance
from stellwerk.server.features.seating.service.bot_seating import BotSeating
from stellwerk.server.features.seating.service.chairs import Chairs
from stellwerk.server.features.seating.service.invitations import Invitations
from stellwerk.server.features.seating.service.lobby import Lobby
from stellwerk.server.features.seating.service.proposals import Proposals
from stellwerk.server.features.seating.service.rematch import Rematches
from stellwerk.server.features.seating.service.reservations import Reservations
from stellwerk.server.features.seating.service.seats import Seats
from stellwerk.server.features.seating.service.waiting_room import WaitingRoom
from stellwerk.server.features.tables.service.play import Play
from stellwerk.server.features.tables.service.tables import CheckClocks, Tables
from stellwerk.server.features.talk.service.chat import Chat
from stellwerk.server.features.talk.service.notes import Notes
from stellwerk.server.features.timeouts.service import Drafts
from stellwerk.server.features.tutorials.service import Tutorials
from stellwerk.server.platform.limits.limits import Limits, LocalLimits
from stellwerk.server.platform.observing.meters import Meters
from stellwerk.server.platform.processes.background import BackgroundRunner, ThreadRunner
from stellwerk.server.platform.security.keys import Keys
from stellwerk.server.platform.sockets.presence import OtherWorkers
from stellwerk.server.platform.sockets.socket_limit import SocketLimit
from stellwerk.server.settings import Settings
from stellwerk.server.stores import Stores


class Services:
    """The verbs of the server."""

    def __init__(
        self,
        stores: Stores,
        games: Mapping[str, Game],
        secret: bytes,
        settings: Settings,
        others: OtherWorkers | None = None,
        meters: Meters | None = None,
        background: BackgroundRunner | None = None,
        limits: Limits | None = None,
        adviser: Adviser | None = None,
        check_clocks: CheckClocks = lambda: None,
    ) -> None:
        self.settings = settings
        self.clock = stores.clock
        self.events = Events()
        self.meters = meters or Meters()
        limits = limits or LocalLimits(stores.clock)
        self.creations = limits.of("create", settings.new_per_minute)
        self.attempts = limits.of("attempt", settings.sign_ins_per_minute)
        self.games = games
        self.stores = stores
        self.keys = Keys(secret)
        self.tables = Tables(
            stores.tables,
            games,
            self.keys,
            settings.tables_in_memory,
            self.events,
            self.clock,
            self.meters,
            others,
            settings.notice_seconds,
            check_clocks,
        )
        chairs = Chairs(self.tables, settings.salt_seconds)
        self._know_people()
        self.chat = Chat(self.tables, stores.chat, self.sanctions, settings.chat_per_minute, self.events)
        self.deletion = PersonDeletion(
            self.tables, stores.personal, stores.drafts, self.sessions, self.chat, stores.bots
        )
        self.attendance = Attendance(self.tables)
        self.seats = Seats(self.tables, stores.drafts.forget)
        self.proposals = Proposals(self.tables)
        bot_seating = BotSeating(self.sessions, stores.bots, stores.tables.name_of, settings.tables_per_bot)
        self.lobby = Lobby(
            self.tables, chairs, self.seats, self.admission, self.sanctions, bot_seating, settings.tables_per_person
        )
        self.waiting_room = WaitingRoom(self.tables, chairs)
        self.invitations = Invitations(self.tables, chairs)
        self.reservations = Reservations(self.tables, chairs, stores.accounts)
        self.rematches = Rematches(self.tables, chairs, self.lobby)
        self.play = Play(self.tables, self.sanctions.must_note)
        self.drafts = Drafts(self.tables, stores.drafts, self.sanctions.must_note)
        self.history = History(self.tables)
        self.table_lists = TableLists(self.tables)
        self.forks = Forks(self.history, chairs, self.lobby)
        self.tutorials = Tutorials(self.lobby, chairs)
        self.curves = Curves(self.history, stores.curves, settings.curve_bot, self.events)
        self.background: BackgroundRunner = background or ThreadRunner()
        self.replay_download = ReplayDownload(self.history, self.curves, self.background, settings.client)
        self.uploads = Uploads(self.tables, self.background, self.admission)
        self.push_key = PushKey(secret)
        self.channels = Channels(
            stores.notices,
            stores.accounts,
            self.keys,
            settings.smtp is not None,
            self.push_key.public,
            settings.allow_private_webhooks,
            limits.of("confirm", MOST_CONFIRMATIONS),
            limits.of("confirm mailbox", MOST_CONFIRMATIONS, seconds=3600.0),
            self.clock,
        )
        self.password_resets = PasswordResets(
            self.accounts,
            stores.notices,
            self.keys,
            limits.of("reset mailbox", MOST_CONFIRMATIONS, seconds=3600.0),
            self.clock,
        )
        self.bot_accounts = BotAccounts(
            stores.bots,
            stores.accounts,
            self.tokens,
            self.sessions,
            self.sanctions,
            self.deletion.delete,
            stores.tables.set_name,
            self.clock,
            settings.bots_per_person,
        )
        self.bot_requests = limits.of("bot", settings.bot_requests_per_minute)
        self.consents = Consents(stores.open_data, self.sessions, self.clock)
        self.notice_composer = NoticeComposer(games, self.keys, settings.address or "http://127.0.0.1:8000")
        self.reminders = Reminders(self.tables, stores.notices)
        self.export = Export(
            self.people,
            self.tokens,
            self.history,
            self.channels,
            stores.accounts,
            stores.chat,
            stores.plans,
            stores.drafts,
            stores.moderation,
            self.bot_accounts,
            self.consents,
            stores.account_invitations,
        )
        self.practice = Practice(self.tables)
        self.analysis = Analysis(self.tables, self.practice, settings.analyses_per_minute)
        self.plans = Plans(self.tables, self.play, stores.plans, settings.plans_per_minute)
        self.hints = Hints(
            self.tables, settings.hints_per_minute, settings.hint_milliseconds, settings.bot_seconds, adviser
        )
        self.notes = Notes(self.tables, stores.chat)
        self._connect_clients()
        self._serve_hosts()

    def _know_people(self) -> None:
        """Put together who people are and what hosts let them do."""
        stores, settings = self.stores, self.settings
        self.sessions = Sessions(stores.accounts, self.events)
        self.admission = Admission(settings, self.sessions)
        self.account_invitations = AccountInvitations(stores.account_invitations, self.clock)
        self.accounts = Accounts(
            stores.accounts,
            self.tables,
            self.sessions,
            stores.personal.hand_over,
            Passwords("Stellwerk", urlsplit(settings.address or "").hostname or ""),
            settings.sign_up,
        )
        self.known_addresses = KnownAddresses()
        self.guest_links = GuestLinks(stores.accounts, self.keys, self.sessions)
        self.tokens = Tokens(stores.accounts, self.clock)
        self.authentication = Authentication(self.keys, self.sessions, self.tokens)
        self.people = People(stores.tables, stores.accounts, self.sessions, self.clock)
        self.diary = Diary(stores.moderation, stores.tables, self.clock)
        self.sanctions = Sanctions(stores.moderation, self.accounts, self.guest_links, self.diary, self.clock)

    def _connect_clients(self) -> None:
        """Put together what open sockets use."""
        settings = self.settings
        self.socket_limit = SocketLimit(settings.sockets, settings.sockets_per_address)
        self.handshake = Handshake(self.authentication, self.admission, self.socket_limit, settings.stall_seconds)
        self.hub = Hub(self.tables, self.chat, self.authentication, settings.sockets_per_person)
        self.streams = Streams(self.tables, self.authentication)
        self.lobby_hub = LobbyHub(self.table_lists, self.authentication, settings, self.hub.must_have_room)
        self.verbs = TableVerbs(settings, self.tables, self.play, self.lobby, self.chat, self.hints, self.drafts)

    def _serve_hosts(self) -> None:
        """Put together what hosts use."""
        settings = self.settings
        self.reports = Reports(self.stores.moderation, self.tables, self.chat, self.sanctions, self.diary)
        self.backups = Backups(self.stores.database, settings.data, settings.backup_keep, self.diary, self.clock)
        self.host = Host(
            Parts(
                settings=settings,
                tables=self.tables,
                people=self.people,
                accounts=self.accounts,
                account_invitations=self.account_invitations,
                sanctions=self.sanctions,
                diary=self.diary,
                notices=self.stores.notices,
                backups=self.backups,
                socket_limit=self.socket_limit,
                history=self.history,
                bots=self.stores.bots,
            )
        )
