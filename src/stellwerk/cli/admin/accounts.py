"""Commands about accounts: make, invite, close, open, rename, new password, mark as host, delete."""

import secrets
import sys
from collections.abc import Callable
from typing import Annotated

from cyclopts import Parameter

from stellwerk.cli.admin.named import the_account
from stellwerk.cli.admin.running import DATA, Base, Data, Name, Yes, confirm, run_with_services, run_work
from stellwerk.server.admin import remove_account, signing_admin_services
from stellwerk.server.platform.security.keys import new_person
from stellwerk.server.services import Services

PASSWORD_BYTES = 12


def add_account(name: Name, /, *, host: bool = False, data: Data = DATA, database: Base = None) -> int:
    """Create an account, whatever --sign-up says; its password is printed.

    ```
    stellwerk admin add-account Anna
    stellwerk admin add-account Anna --host --data /var/lib/stellwerk
    ```

    Parameters
    ----------
    host
        Mark it as a host, who may use the page of the host.
    """
    password = secrets.token_urlsafe(PASSWORD_BYTES)

    async def work(services: Services) -> None:
        account = await services.accounts.add(new_person(), name, password, host)
        await services.diary.note("add-account", account.name, person=account.person)
        print(f"created the account {account.name}{', a host' if host else ''}; its password is:", file=sys.stderr)
        print(password)

    return run_with_services(data, database, work)


def host(name: Name, /, *, off: bool = False, data: Data = DATA, database: Base = None) -> int:
    """Mark an account as a host, who may use the page of the host in the browser.

    ```
    stellwerk admin host Anna
    stellwerk admin host Anna --off
    ```

    Parameters
    ----------
    off
        Take the mark away.
    """

    async def work(services: Services) -> None:
        account = await the_account(services, name)
        await services.accounts.set_host(name, not off)
        await services.diary.note("no-host" if off else "host", account.name, person=account.person)
        print(f"{account.name} is {'no longer ' if off else ''}a host")

    return run_with_services(data, database, work)


def invite(
    note: Annotated[str, Parameter(help="Whom the invitation is for.")],
    /,
    *,
    days: int = 14,
    data: Data = DATA,
    database: Base = None,
) -> int:
    """Create an invitation to sign up, valid for one account, and print the path of its link (`/#/join/…`).

    ```
    stellwerk admin invite Cleo
    stellwerk admin invite Cleo --days 3 --data /var/lib/stellwerk
    ```

    Parameters
    ----------
    days
        How long the invitation is valid.
    """

    async def work(services: Services) -> None:
        made, key = await services.account_invitations.make(note, days)
        await services.diary.note("invite", made.note, more=made.id)
        print(f"invited {made.note}; valid until {made.expires_at}, for one account:", file=sys.stderr)
        print(f"/#/join/{key}")

    return run_with_services(data, database, work)


def withdraw_invitation(id: str, /, *, data: Data = DATA, database: Base = None) -> int:
    """Void an invitation that was not used yet.

    ```
    stellwerk admin withdraw-invitation a1b2c3d4e5f6
    stellwerk admin withdraw-invitation a1b2c3d4e5f6 --data /var/lib/stellwerk
    ```

    Parameters
    ----------
    id
        Its id, as `stellwerk admin list invitations` shows it.
    """

    async def work(services: Services) -> None:
        await services.account_invitations.withdraw(id)
        await services.diary.note("withdraw-invitation", id)
        print(f"the invitation {id} is void")

    return run_with_services(data, database, work)


def disable(name: Name, /, *, yes: Yes = False, data: Data = DATA, database: Base = None) -> int:
    """Disable an account: sign out all its devices and refuse further sign-ins.

    ```
    stellwerk admin disable Anna
    stellwerk admin disable "Anna B." --yes --data /var/lib/stellwerk
    ```
    """

    async def work(services: Services) -> None:
        account = await the_account(services, name)
        confirm(f"Close the account {account.name} and sign its devices out?", yes)
        await services.sanctions.impose(account.person, "ban", None, "")
        print(f"closed the account {account.name} and signed its devices out")

    return run_with_services(data, database, work)


def enable(name: Name, /, *, data: Data = DATA, database: Base = None) -> int:
    """Enable a disabled account: lift every sanction, so that it can sign in again.

    ```
    stellwerk admin enable Anna
    stellwerk admin enable "Anna B." --data /var/lib/stellwerk
    ```
    """

    async def work(services: Services) -> None:
        account = await the_account(services, name)
        await services.sanctions.lift(account.person)
        if (await services.accounts.named(name)).disabled:  # closed by an earlier version, which kept no record
            await services.accounts.set_disabled(name, False)
        print(f"opened the account {account.name} again")

    return run_with_services(data, database, work)


def rename(name: Name, new: str, /, *, data: Data = DATA, database: Base = None) -> int:
    """Give an account another name, in the profile and to sign in with.

    ```
    stellwerk admin rename Anna "Anna B."
    stellwerk admin rename Anna Bella --data /var/lib/stellwerk
    ```

    Parameters
    ----------
    new
        Its name from now on.
    """

    async def work(services: Services) -> None:
        account = await the_account(services, name)
        await services.host.rename(account.person, new)
        print(f"{account.name} is now called {new}")

    return run_with_services(data, database, work)


def reset_password(name: Name, /, *, yes: Yes = False, data: Data = DATA, database: Base = None) -> int:
    """Give an account a new password, which is printed; its devices are signed out.

    ```
    stellwerk admin reset-password Anna
    stellwerk admin reset-password Anna --yes --data /var/lib/stellwerk
    ```
    """
    password = secrets.token_urlsafe(PASSWORD_BYTES)

    async def work(services: Services) -> None:
        account = await the_account(services, name)
        confirm(f"Void the password of {account.name} and sign its devices out?", yes)
        await services.accounts.reset_password(name, password)
        await services.diary.note("reset-password", account.name, person=account.person)
        print(f"signed the devices of {account.name} out; the new password is:", file=sys.stderr)
        print(password)

    return run_with_services(data, database, work)


def delete_account(name: Name, /, *, yes: Yes = False, data: Data = DATA, database: Base = None) -> int:
    """Delete an account: bots take its seats, other people's records stay whole.

    ```
    stellwerk admin delete-account Anna
    stellwerk admin delete-account Anna --yes --data /var/lib/stellwerk
    ```
    """

    async def work() -> None:
        async with signing_admin_services(data, database) as services:
            account = await the_account(services, name)
            confirm(f"Delete the account {account.name} with everything that is stored about it?", yes)
            await remove_account(services, name)
            await services.diary.note("remove-account", "")
            print(f"deleted the account {account.name}")

    return run_work(work())


COMMANDS: dict[str, Callable[..., int]] = {
    "add-account": add_account,
    "invite": invite,
    "withdraw-invitation": withdraw_invitation,
    "host": host,
    "disable": disable,
    "enable": enable,
    "rename": rename,
    "reset-password": reset_password,
    "delete-account": delete_account,
}
