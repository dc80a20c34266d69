"""SQL of invitations to create an account."""

from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from stellwerk.server.features.people.model import AccountInvitation
from stellwerk.server.model.names import FORMER
from stellwerk.server.platform.cluster.news import News
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.moderation_schema import DIARY
from stellwerk.server.platform.database.schema import ACCOUNT_INVITATIONS


def use(connection: Connection, hash: str, now: str, person: str) -> bool:
    """Delete the invitation with this hash, for the account of a person; False if there is none that is still valid.

    The diary learns who was invited, so that the name goes when the person goes.
    """
    valid = ACCOUNT_INVITATIONS.c.hash == hash, ACCOUNT_INVITATIONS.c.expires_at > now
    id = connection.scalar(select(ACCOUNT_INVITATIONS.c.id).where(*valid))
    gone = delete(ACCOUNT_INVITATIONS).where(ACCOUNT_INVITATIONS.c.id == id)
    if id is None or connection.execute(gone).rowcount == 0:  # 0: somebody else used it in this moment
        return False
    invited = DIARY.c.what == "invite", DIARY.c.more == id
    connection.execute(update(DIARY).where(*invited).values(person=person))
    return True


class AccountInvitationStore:
    """Reads and writes invitations."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, invitation: AccountInvitation) -> None:
        """Insert an invitation."""
        columns = {name: getattr(invitation, name) for name in invitation.__struct_fields__}
        await self.database.write(lambda connection: connection.execute(insert(ACCOUNT_INVITATIONS), columns))

    async def all(self) -> list[AccountInvitation]:
        """Every invitation that has not been used, the latest first."""
        query = select(ACCOUNT_INVITATIONS).order_by(ACCOUNT_INVITATIONS.c.created_at.desc())
        rows = await self.database.read(lambda connection: list(connection.execute(query).mappings()))
        return [_invitation(row) for row in rows]

    async def made_by(self, person: str) -> list[AccountInvitation]:
        """The invitations of a host that have not been used, the latest first."""
        return [each for each in await self.all() if each.made_by == person]

    async def remove(self, id: str) -> bool:
        """Delete an invitation; False if there is none with this id."""
        gone = delete(ACCOUNT_INVITATIONS).where(ACCOUNT_INVITATIONS.c.id == id)
        return await self.database.write(lambda connection: connection.execute(gone).rowcount == 1)

    async def sweep(self, now: str) -> None:
        """Delete the invitations that are no longer valid."""
        gone = delete(ACCOUNT_INVITATIONS).where(ACCOUNT_INVITATIONS.c.expires_at <= now)
        await self.database.write(lambda connection: connection.execute(gone))


class InvitationData:
    """Personal data in invitations."""

    def forget(self, connection: Connection, person: str) -> list[News]:
        """Void the invitations of a host who is deleted, and take the names on them out of the diary."""
        connection.execute(delete(ACCOUNT_INVITATIONS).where(ACCOUNT_INVITATIONS.c.made_by == person))
        unused = DIARY.c.what == "invite", DIARY.c.host == person, DIARY.c.person.is_(None)
        connection.execute(update(DIARY).where(*unused).values(about=FORMER))
        return []

    def hand_over(self, connection: Connection, guest: str, person: str) -> list[News]:
        """Do nothing: a guest is no host."""
        return []


def _invitation(row: Any) -> AccountInvitation:
    return AccountInvitation(**{name: row[name] for name in AccountInvitation.__struct_fields__})
