"""Sanctions: a host takes from a person the right to write, to begin new games, or to come at all."""

import secrets

from stellwerk.server.errors import ErrorCode, RequestError, bad_input
from stellwerk.server.features.moderation.model import Sanction, SanctionKind
from stellwerk.server.features.moderation.service.diary import Diary
from stellwerk.server.features.moderation.store import ModerationStore
from stellwerk.server.features.people.service.accounts import Accounts
from stellwerk.server.features.people.service.guest_links import GuestLinks
from stellwerk.server.model.names import GUEST, is_prose
from stellwerk.server.platform.clock import Clock

DAY = 24 * 3600
MOST_DAYS = 3660
LONGEST_REASON = 200


class Sanctions:
    """Imposes and lifts sanctions, and checks people against them."""

    def __init__(
        self, store: ModerationStore, accounts: Accounts, guests: GuestLinks, diary: Diary, clock: Clock
    ) -> None:
        self.store = store
        self.accounts = accounts
        self.guests = guests
        self.diary = diary
        self.clock = clock

    async def must_speak(self, person: str) -> None:
        """Raise RequestError if a person may not write what others read: chats, names of tables, notes."""
        if found := await self._active(person):
            raise RequestError(ErrorCode.MUTED, _until("You may not write on this server", found[0]))

    async def must_note(self, person: str, note: str) -> None:
        """Raise RequestError if a person may not write and a note on a decision has words that others read."""
        if is_prose(note):
            await self.must_speak(person)

    async def must_take_part(self, person: str) -> None:
        """Raise RequestError if a person may neither open tables nor sit down."""
        found = [each for each in await self._active(person) if each.kind != "mute"]
        if found:
            raise RequestError(ErrorCode.TIMED_OUT, _until("You may not begin new games on this server", found[0]))

    async def impose(
        self,
        person: str,
        kind: SanctionKind,
        days: int | None,
        reason: str,
        host: str | None = None,
    ) -> Sanction:
        """Impose a sanction for so many days (None: until it is lifted); a ban signs the person out everywhere.

        A ban closes an account; of a guest it voids the cookies, so that no seat is left to them.
        """
        sanction = await self.prepared(person, kind, days, reason, host)
        await self.store.add_sanction(sanction)
        await self.carry_out(sanction, host)
        return sanction

    async def prepared(
        self,
        person: str,
        kind: SanctionKind,
        days: int | None,
        reason: str,
        host: str | None = None,
        called: str | None = None,
    ) -> Sanction:
        """The sanction, not stored yet; raise RequestError if it makes no sense or there is no such person.

        `called`: the name at the table, for a guest who has no other.
        """
        if person == host:
            raise bad_input("Nobody can do this to themselves.")
        if days is not None and not 1 <= days <= MOST_DAYS:
            raise bad_input(f"A sanction lasts 1 to {MOST_DAYS} days, or until it is lifted.")
        if kind == "ban" and days is not None:
            raise bad_input("A ban lasts until it is lifted; take a time-out for some days.")
        ends = None if days is None else self.clock.after(days * DAY)
        name = await self._known_name(person) or called
        if name is None and not await self.diary.names.mine(person, 1):
            raise RequestError(ErrorCode.NO_SUCH_PERSON, "There is no such person.")
        now, brief = self.clock.now(), reason.strip()[:LONGEST_REASON]
        return Sanction(secrets.token_hex(6), person, name or GUEST, kind, ends, brief, now)

    async def carry_out(self, sanction: Sanction, host: str | None) -> None:
        """Do what follows from a sanction that was stored: shut the person out, and write the diary."""
        if sanction.kind == "ban":
            await self._shut_out(sanction.person)
        await self.diary.note(sanction.kind, sanction.name, host, sanction.person, sanction.ends_at or "")

    async def lift(self, person: str, host: str | None = None) -> int:
        """Lift every sanction of a person and open the account again; return how many were lifted."""
        banned = any(each.kind == "ban" for each in await self._active(person))
        lifted = await self.store.lift(person, self.clock.now())
        account = await self.accounts.account_store.account(person)
        if banned and account is not None and account.disabled:
            await self.accounts.set_disabled(account.name, False)
        if lifted:
            await self.diary.note("lift", await self._known_name(person) or GUEST, host, person)
        return lifted

    async def active(self) -> list[Sanction]:
        """The sanctions that hold now, the latest first."""
        return await self.store.active_sanctions(self.clock.now())

    async def _active(self, person: str) -> list[Sanction]:
        """The sanctions of a person that hold now; a bot account has those of its owner too."""
        account, now = await self.accounts.account_store.account(person), self.clock.now()
        found = await self.store.sanctions_of(person)
        if account is not None and account.owner is not None:
            found = [*found, *await self.store.sanctions_of(account.owner)]
        return [each for each in found if each.is_active(now)]

    async def _shut_out(self, person: str) -> None:
        account = await self.accounts.account_store.account(person)
        if account is None:
            await self.guests.sign_out_elsewhere(person)
        else:
            await self.accounts.set_disabled(account.name, True)

    async def _known_name(self, person: str) -> str | None:
        account = await self.accounts.account_store.account(person)
        return account.name if account is not None else await self.diary.names.name_of(person)


def _until(what: str, sanction: Sanction) -> str:
    end = "until its host says otherwise" if sanction.ends_at is None else f"until {sanction.ends_at}"
    return f"{what}, {end}."
