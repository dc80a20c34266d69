"""Section 12: which rules never came up?"""

from collections import Counter

from stellwerk.lab.balance.estimates import share_of
from stellwerk.lab.balance.sections.section import Section, Table, figure_cells, games_watched, heads
from stellwerk.lab.balance.telling import Telling

MOST = 10
"""Refusals that are shown, the most frequent first."""


def coverage(telling: Telling) -> Section:
    """Endings, clauses that refused something, those that never did, kinds of actions nobody chose, dead ends."""
    tables = [_endings(telling), _refusals(telling)]
    return Section("coverage", games_watched(telling), [], tables, _notes(telling))


def _endings(telling: Telling) -> Table:
    """How games ended, at the usual table."""
    rows = []
    for level, facts in zip(telling.levels, telling.facts(telling.balance.usual), strict=True):
        counts = facts.counts["endings"]
        for reason in telling.game.meta.reasons or counts:
            figure = share_of(counts.get(reason, 0), sum(counts.values()))
            rows.append((telling.words.say(f"reason-{reason}"), level, *figure_cells(telling, figure, telling.percent)))
    return Table(heads(telling, "ending"), rows)


def refused(telling: Telling) -> Counter[str]:
    """How often each clause refused an action that was tried, over all tables and levels."""
    counts: Counter[str] = Counter()
    for levels in telling.balance.watched.values():
        for total in levels:
            counts.update(total.facts.counts.get("refusals", {}))
    return counts


def _refusals(telling: Telling) -> Table:
    counts = refused(telling)
    tried = sum(counts.values())
    order = sorted(counts, key=lambda clause: (-counts[clause], clause))[:MOST]
    rows = [(clause, *figure_cells(telling, share_of(counts[clause], tried), telling.percent)) for clause in order]
    return Table([telling.say(f"head-{name}") for name in ("clause", "value", "interval", "refused")], rows)


def never_refused(telling: Telling) -> list[str]:
    """Clauses that can refuse something and did not."""
    meta, counts = telling.game.meta, refused(telling)
    return [clause for clause in (*meta.refusals, *meta.rare_refusals) if clause not in counts]


def _notes(telling: Telling) -> list[str]:
    meta, games = telling.game.meta, games_watched(telling)
    can = len({*meta.refusals, *meta.rare_refusals})
    never = never_refused(telling)
    listed = ", ".join(never) or telling.say("none")
    ended = {
        reason for size in telling.balance.wish.seats for f in telling.facts(size) for reason in f.counts["endings"]
    }
    unseen = [telling.words.say(f"reason-{reason}") for reason in meta.reasons if reason not in ended]
    high = telling.number(100 * share_of(0, games).high, 2)
    return [
        telling.say("clauses-never", never=len(never), can=can, list=listed),
        telling.say("endings-never", list="; ".join(unseen) or telling.say("none")),
        telling.say("dead-ends", games=telling.whole(games), high=high),
    ]
