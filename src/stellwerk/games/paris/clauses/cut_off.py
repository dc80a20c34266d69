"""Nobody is cut off (group 6 and PAR-V3)."""

from stellwerk.games.paris.board import COMPANIES
from stellwerk.games.paris.clauses.position import Attempt, Position, name_of, place_of
from stellwerk.kernel.clauses import refuse
from stellwerk.kernel.refusal import Refusal

Locos = dict[str, frozenset[str]]
"""Hex -> companies."""


def nobody_is_cut_off(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-6.1: no placement may cut a company off."""
    if position.cut_off == "off":
        return None
    locos = position.locos | {attempt.hex: position.locos[attempt.hex] | {attempt.company}}
    for company in COMPANIES:
        if is_cut_off(position, locos, company):
            return refuse(
                "PAR-6.1",
                [f"hex:{attempt.hex}", f"company:{company}"],
                company=name_of(attempt.company),
                place=place_of(position, attempt.hex),
                victim=name_of(company),
            )
    return None


def is_cut_off(position: Position, locos: Locos, company: str) -> bool:
    """PAR-6.4, and PAR-V3 for `strict`."""
    own = [hex for hex, there in locos.items() if company in there]
    if position.cut_off == "strict":
        free = [hex for hex in position.board.hexes if hex.kind == "city" and not locos[hex.id]]
        return bool(free) and not is_open(position, locos, own)
    return not is_connected(position, own) and not is_open(position, locos, own)


def is_connected(position: Position, own: list[str]) -> bool:
    """PAR-6.2: a loco stands on a city."""
    return any(position.hexes[hex].kind == "city" for hex in own)


def is_open(position: Position, locos: Locos, own: list[str]) -> bool:
    """PAR-6.3: a way over landscape with room leads from the network to a free city."""
    waiting = own[:]
    seen = set(own)
    while waiting:
        for near in position.hexes[waiting.pop()].neighbours:
            kind = position.hexes[near].kind
            if kind == "city" and not locos[near]:
                return True
            if kind == "land" and len(locos[near]) < 2 and near not in seen:
                seen.add(near)
                waiting.append(near)
    return False
