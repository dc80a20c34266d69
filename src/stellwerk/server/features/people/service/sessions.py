"""Which sign-ins are valid: asked with every request, so the answer is kept until it changes."""

from collections import OrderedDict

from msgspec import Struct

from stellwerk.server.events import Events
from stellwerk.server.features.people.store.accounts import AccountStore

REMEMBERED = 10_000


class Standing(Struct, frozen=True):
    """How a person stands: a guest has epoch 0, until other devices were signed out."""

    epoch: int
    disabled: bool


class Sessions:
    """Knows the epoch of everybody who asked lately."""

    def __init__(self, account_store: AccountStore, events: Events) -> None:
        self.account_store = account_store
        self.events = events
        self._known: OrderedDict[str, Standing] = OrderedDict()

    async def valid(self, person: str, epoch: int) -> bool:
        """Whether a cookie or token of this epoch still stands for the person."""
        standing = await self.standing(person)
        return standing.epoch == epoch and not standing.disabled

    async def standing(self, person: str) -> Standing:
        """How a person stands now."""
        known = self._known.get(person)
        if known is None:
            account = await self.account_store.account(person)
            if account is None:
                known = Standing((await self.account_store.guest(person)).epoch, False)
            else:
                known = Standing(account.epoch, account.disabled)
            self._known[person] = known
            while len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return known

    def changed(self, person: str) -> None:
        """Ask again about this person; sockets whose sign-in is void are closed."""
        self._known.pop(person, None)
        self.events.sign_ins_changed(person)

    def forget(self) -> None:
        """Ask again about everybody."""
        for person in list(self._known):
            self.changed(person)
