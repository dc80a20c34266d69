"""Drama of one game: who led, how often that changed, and from when on it was clear who wins."""

from collections.abc import Sequence
from typing import NamedTuple

from stellwerk.lab.balance.sums import SCALE

CLEAR = 0.05
"""By how much another seat must stand better before the lead has changed: estimates of equals flicker."""
SURE = 0.9


class Moment(NamedTuple):
    """Estimated winning chances at the end of a turn.

    `decisions`: how many were taken until then; `actor`: the seat that took the last one, -1 at the beginning;
    `values`: the chance of each seat to win, from 0 to 1.
    """

    decisions: int
    actor: int
    values: Sequence[float]


def drama(story: Sequence[Moment]) -> dict[str, int]:
    """Numbers of a game's drama; the last moment has the result as its values (1, or equal shares of the winners)."""
    end = story[-1]
    length = max(1, end.decisions)
    winners = [seat for seat, value in enumerate(end.values) if value > 0]
    even = smoothed(story)
    changes, turned = _lead(even)
    low = 0.5 / len(end.values)
    return {
        "lead_changes": changes,
        "turning": SCALE * turned // length,
        "sure": SCALE * _sure_from(even) // length,
        "comeback": int(any(moment.values[seat] < low for moment in even[:-1] for seat in winners)),
        "kingmaking": int(any(_made_king(story, seat) for seat in range(len(end.values)) if seat not in winners)),
    }


def smoothed(story: Sequence[Moment]) -> list[Moment]:
    """Return the moments with moving averages over one round instead of single estimates; the last one stays as it is.

    A single estimate is biased towards the seat that moves next; the average over one turn of every seat is not.
    """
    seats = len(story[0].values)
    even = []
    for at, moment in enumerate(story[:-1]):
        round_before = story[max(0, at + 1 - seats) : at + 1]
        columns = zip(*(other.values for other in round_before), strict=True)
        even.append(moment._replace(values=[sum(column) / len(round_before) for column in columns]))
    return [*even, story[-1]]


def _lead(story: Sequence[Moment]) -> tuple[int, int]:
    """How often the lead changed, and after how many decisions for the last time."""
    leader, changes, turned = -1, 0, 0
    for decisions, _, values in story:
        best = _best(values)
        behind = values[leader] if leader >= 0 else sorted(values)[-2:][0]
        if best != leader and values[best] - behind >= CLEAR:
            changes += leader >= 0
            leader, turned = best, decisions
    return changes, turned


def _sure_from(story: Sequence[Moment]) -> int:
    """Decisions after which one seat stood at 90 % for good; all of them if it was open until the end."""
    winner = _best(story[-1].values)
    since = story[-1].decisions
    for decisions, _, values in reversed(story):
        if values[winner] < SURE:
            break
        since = decisions
    return since


def _made_king(story: Sequence[Moment], loser: int) -> bool:
    """Whether the last turn of a seat that did not win decided which of two others did."""
    turns = [at for at in range(1, len(story)) if story[at].actor == loser]
    if not turns:
        return False
    before, after = (list(story[at].values) for at in (turns[-1] - 1, turns[-1]))
    before[loser] = after[loser] = -1.0
    led, leads = _best(before), _best(after)
    turned = before[led] - before[leads] >= CLEAR and after[leads] - after[led] >= CLEAR
    return turned and story[-1].values[leads] > 0


def _best(values: Sequence[float]) -> int:
    return max(range(len(values)), key=values.__getitem__)
