"""`stellwerk admin`: what a host does with accounts, tables, people and backups."""

from collections.abc import Callable

from cyclopts import App, Parameter

from stellwerk.cli.admin import accounts, backups, moderation, publish, tables
from stellwerk.cli.admin.check_upgrade import check_upgrade
from stellwerk.cli.admin.listing import show

admin = App(
    name="admin",
    help="Look after a server: accounts, tables, people, backups. Works beside a running server.",
    default_parameter=Parameter(negative=()),
)
admin.command(check_upgrade, name="check-upgrade")
admin.command(show, name="list")
COMMANDS: dict[str, Callable[..., int]] = {
    **accounts.COMMANDS,
    **moderation.COMMANDS,
    **tables.COMMANDS,
    **publish.COMMANDS,
    **backups.COMMANDS,
}
for name, command in COMMANDS.items():
    admin.command(command, name=name)

__all__ = ["COMMANDS", "admin"]
