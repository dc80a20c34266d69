"""The validity of sign-ins, cached because every request needs it."""

from collections import OrderedDict

from msgspec import Struct

from stellwerk.server.events import Events
from stellwerk.server.features.people.store.accounts import AccountStore

CACHED = 10_000


class SignInState(Struct, frozen=True):
    """The epoch of valid sign-ins and what is known of the account; a guest, who has none, begins with epoch 0."""

    epoch: int
    disabled: bool
    account: bool = False
    host: bool = False
    owner: str | None = None  # of a bot account


class Sessions:
    """A cache of the SignInState of people, least recently added first evicted."""

    def __init__(self, account_store: AccountStore, events: Events) -> None:
        self.account_store = account_store
        self.events = events
        self._cache: OrderedDict[str, SignInState] = OrderedDict()
        self._invalidations = 0

    async def is_valid(self, person: str, epoch: int) -> bool:
        """Whether a sign-in of this epoch is valid."""
        state = await self.state_of(person)
        return state.epoch == epoch and not state.disabled

    async def state_of(self, person: str) -> SignInState:
        """The SignInState of a person, from the cache or the store."""
        known = self._cache.get(person)
        if known is None:
            before = self._invalidations
            account = await self.account_store.account(person)
            if account is None:
                known = SignInState((await self.account_store.guest(person)).epoch, False)
            else:
                known = SignInState(account.epoch, account.disabled, True, account.host, account.owner)
            if self._invalidations == before:  # otherwise what was read may be older than the change
                self._cache[person] = known
            while len(self._cache) > CACHED:
                self._cache.popitem(last=False)
        return known

    def invalidate(self, person: str) -> None:
        """Remove a person from the cache and publish that the sign-ins may be void, so that sockets are checked."""
        self._invalidations += 1
        self._cache.pop(person, None)
        self.events.sign_ins_changed.emit(person)

    def invalidate_all(self) -> None:
        """Invalidate every person in the cache."""
        self._invalidations += 1
        for person in list(self._cache):
            self.invalidate(person)
