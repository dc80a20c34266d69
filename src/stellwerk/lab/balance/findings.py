"""Findings: what the figures say, in a few sentences at the top of the page. All are about the better level."""

from stellwerk.lab.balance.estimates import chi_square, mean, share
from stellwerk.lab.balance.sections.options import longer
from stellwerk.lab.balance.sections.restricted import restricted_rows
from stellwerk.lab.balance.sections.seats import seat_shares
from stellwerk.lab.balance.sums import SCALE
from stellwerk.lab.balance.telling import Telling

UNLIKELY = 0.05
"""Differences that chance makes less often than this count as found."""


def findings(telling: Telling) -> list[str]:
    """The findings, most general first; those that a game has no figures for are left out."""
    found = (_seats(telling), _drama(telling), _restricted(telling), _options(telling))
    return [sentence for sentence in found if sentence is not None]


def _seats(telling: Telling) -> str:
    """Whether one place is better than another at the usual table."""
    usual = telling.balance.usual
    shares = seat_shares(telling.facts(usual)[-1], usual)
    _, chance = chi_square({place: figure.value * figure.games for place, figure in enumerate(shares)})
    best = max(range(usual), key=lambda place: shares[place].value)
    figures = [figure.value for figure in shares]
    return telling.say(
        "find-seat" if chance < UNLIKELY else "find-no-seat",
        number=best + 1,
        won=telling.percent(figures[best]),
        interval=telling.interval(shares[best], telling.percent),
        low=telling.percent(min(figures)),
        high=telling.percent(max(figures)),
        games=telling.games(shares[best].games),
    )


def _drama(telling: Telling) -> str | None:
    """When games are decided, and how often the lead changes."""
    numbers = telling.facts(telling.balance.usual)[-1].numbers
    if "sure" not in numbers:
        return None
    sure, leads, back = mean(numbers["sure"], SCALE), mean(numbers["lead_changes"]), share(numbers["comeback"])
    return telling.say(
        "find-drama",
        sure=telling.percent(sure.value),
        leads=telling.number(leads.value),
        interval=telling.interval(leads, telling.number),
        back=telling.percent(back.value),
        games=telling.games(sure.games),
    )


def _restricted(telling: Telling) -> str | None:
    """Which kind of action is missed most, and which are not missed at all."""
    rows = [row for row in restricted_rows(telling) if row.figures[-1] is not None]
    if not rows:
        return None
    dearest = rows[0].figures[-1]
    assert dearest is not None
    idle = [row.label for row in rows if (figure := row.figures[-1]) is not None and figure.high >= 0]
    return telling.say(
        "find-restricted",
        kind=rows[0].label,
        loss=telling.number(100 * dearest.value),
        interval=telling.interval(dearest.times(100), telling.number),
        idle=", ".join(idle) or telling.say("none"),
        games=telling.games(dearest.games),
    )


def _options(telling: Telling) -> str | None:
    """Which option changes the length of a game most."""
    changes = [(change, longer(change.pairs[-1])) for change in telling.balance.options]
    known = [(change, figure) for change, figure in changes if figure is not None]
    if not known:
        return None
    change, most = max(known, key=lambda pair: abs(pair[1].value))
    writer = telling.signed(telling.percent)
    return telling.say(
        "find-option",
        option=telling.option(change.option, change.value),
        change=writer(most.value),
        interval=telling.interval(most, writer),
        games=telling.games(2 * most.games),
    )
