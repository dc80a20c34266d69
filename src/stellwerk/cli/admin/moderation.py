"""Commands about people: mute, time-out, ban, lift, and deciding about reports."""

from collections.abc import Callable
from typing import Annotated

from cyclopts import Parameter

from stellwerk.cli.admin.named import the_person
from stellwerk.cli.admin.running import DATA, Base, Data, Yes, confirm, run_with_services
from stellwerk.server.features.hosting.messages.host import ReportDecision
from stellwerk.server.features.moderation.model import Decision, SanctionKind
from stellwerk.server.services import Services

Person = Annotated[str, Parameter(help="The name of an account, or the id of a guest.")]
Days = Annotated[int | None, Parameter(help="For how many days; without it until it is lifted.")]
Reason = Annotated[str, Parameter(help="Why; hosts see it.")]
DONE = {"mute": "may not write", "timeout": "may not begin new games", "ban": "may not come back"}


def mute(person: Person, /, *, days: Days = None, reason: Reason = "", data: Data = DATA, database: Base = None) -> int:
    """Mute a person: refuse their chat lines.

    ```
    stellwerk admin mute Ben --days 7 --reason "rude in the chat"
    stellwerk admin mute Ben
    ```
    """
    return _impose(person, "mute", days, reason, data, database)


def time_out(
    person: Person, /, *, days: Days = None, reason: Reason = "", data: Data = DATA, database: Base = None
) -> int:
    """Suspend a person: refuse chat lines, new tables and free seats; their running games go on.

    ```
    stellwerk admin time-out Ben --days 7
    stellwerk admin time-out Ben --reason "leaves every game"
    ```
    """
    return _impose(person, "timeout", days, reason, data, database)


def ban(person: Person, /, *, reason: Reason = "", yes: Yes = False, data: Data = DATA, database: Base = None) -> int:
    """Ban a person: disable and sign out an account, or void the cookies and seats of a guest.

    ```
    stellwerk admin ban Ben --reason "advertises in the chat"
    stellwerk admin ban Ben --yes
    ```
    """
    return _impose(person, "ban", None, reason, data, database, yes)


def lift(person: Person, /, *, data: Data = DATA, database: Base = None) -> int:
    """Lift every sanction of a person; a banned account is enabled again.

    ```
    stellwerk admin lift Ben
    stellwerk admin lift Ben --data /var/lib/stellwerk
    ```
    """

    async def work(services: Services) -> None:
        lifted = await services.sanctions.lift(await the_person(services, person))
        print(f"lifted {lifted} sanctions of {person}")

    return run_with_services(data, database, work)


def decide_report(
    id: Annotated[str, Parameter(help="The id of the report, as `stellwerk admin list reports` shows it.")],
    decision: Annotated[Decision, Parameter(help="What follows; `none`: there was no offence.")],
    /,
    *,
    days: Days = None,
    yes: Yes = False,
    data: Data = DATA,
    database: Base = None,
) -> int:
    """Decide about a report; a ban asks first.

    ```
    stellwerk admin decide-report a1b2c3d4e5f6 mute --days 7
    stellwerk admin decide-report a1b2c3d4e5f6 ban --yes
    ```
    """

    async def work(services: Services) -> None:
        found = await services.stores.moderation.report(id)
        if decision == "ban" and found is not None:
            confirm(_shut_out(found.about_name), yes)
        report = await services.reports.decide(id, ReportDecision(decision, days))
        print(f"{report.about_name} {DONE.get(decision, 'has done nothing wrong')}")

    return run_with_services(data, database, work)


def _shut_out(name: str) -> str:
    return f"Shut {name} out? An account is closed, a guest loses all seats."


def _impose(
    name: str,
    kind: SanctionKind,
    days: int | None,
    reason: str,
    data: Data,
    database: str | None,
    yes: bool = False,
) -> int:
    async def work(services: Services) -> None:
        person = await the_person(services, name)
        if kind == "ban":
            confirm(_shut_out(name), yes)
        done = await services.sanctions.impose(person, kind, days, reason)
        print(f"{done.name} {DONE[kind]} {'until it is lifted' if done.ends_at is None else f'until {done.ends_at}'}")

    return run_with_services(data, database, work)


COMMANDS: dict[str, Callable[..., int]] = {
    "mute": mute,
    "time-out": time_out,
    "ban": ban,
    "lift": lift,
    "decide-report": decide_report,
}
