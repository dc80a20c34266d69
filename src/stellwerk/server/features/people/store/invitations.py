"""SQL of invitations to create an account."""

from typing import Any

from sqlalchemy import Connection, delete, insert, select

from stellwerk.server.features.people.model import AccountInvitation
from stellwerk.server.platform.database.database import Database
from stellwerk.server.platform.database.schema import ACCOUNT_INVITATIONS


def use(connection: Connection, hash: str, now: str) -> bool:
    """Delete the invitation with this hash; False if there is none that is still valid."""
    valid = ACCOUNT_INVITATIONS.c.hash == hash, ACCOUNT_INVITATIONS.c.expires_at > now
    return connection.execute(delete(ACCOUNT_INVITATIONS).where(*valid)).rowcount == 1


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

    async def remove(self, id: str) -> bool:
        """Delete an invitation; False if there is none with this id."""
        gone = delete(ACCOUNT_INVITATIONS).where(ACCOUNT_INVITATIONS.c.id == id)
        return await self.database.write(lambda connection: connection.execute(gone).rowcount == 1)

    async def sweep(self, now: str) -> None:
        """Delete the invitations that are no longer valid."""
        gone = delete(ACCOUNT_INVITATIONS).where(ACCOUNT_INVITATIONS.c.expires_at <= now)
        await self.database.write(lambda connection: connection.execute(gone))


def _invitation(row: Any) -> AccountInvitation:
    return AccountInvitation(**{name: row[name] for name in AccountInvitation.__struct_fields__})
