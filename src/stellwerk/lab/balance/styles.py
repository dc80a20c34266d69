"""Styles: what a seat does more of than the others at its table, and which style beats which."""

from collections.abc import Sequence

from stellwerk.lab.balance.sums import Facts, Wins


def style_of(own: Sequence[int], table: Sequence[Sequence[int]]) -> int | None:
    """Kind of which a seat's free choices have more than the mean of the table; None without any free choice."""
    profiles = [_shares(counts) for counts in table if any(counts)]
    if not any(own):
        return None
    mean = [sum(column) / len(profiles) for column in zip(*profiles, strict=True)]
    excess = [share - usual for share, usual in zip(_shares(own), mean, strict=True)]
    return max(range(len(excess)), key=excess.__getitem__)


def _shares(counts: Sequence[int]) -> list[float]:
    total = sum(counts)
    return [count / total for count in counts]


def note_styles(
    facts: Facts, names: Sequence[str], table: Sequence[Sequence[int]], places: Sequence[int], won: Sequence[int]
) -> None:
    """Note the style of every seat of a game with what it won, and of every two styles which came out ahead."""
    styles = [style_of(own, table) for own in table]
    wins = facts.wins.setdefault("styles", {})
    duels = facts.counts.setdefault("duels", {})
    for seat, style in enumerate(styles):
        if style is None:
            continue
        wins.setdefault(names[style], Wins()).add(Wins(1, won[seat]))
        for rival, other in enumerate(styles):
            if other is not None and other != style and places[seat] < places[rival]:
                duel = f"{names[style]} > {names[other]}"
                duels[duel] = duels.get(duel, 0) + 1
