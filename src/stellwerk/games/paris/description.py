"""The position in words, for the terminal: companies, holdings, what ends the game."""

from stellwerk.games.paris.board import BOARDS, COMPANIES, HEX
from stellwerk.games.paris.view import ParisView
from stellwerk.kernel.description import Told
from stellwerk.kernel.message import Message


def describe(view: ParisView, seat: int | None) -> list[Told]:
    """What lies on the table, as the reader at a seat (None: a spectator) sees it."""
    lines = [_company(view, company) for company in range(len(COMPANIES))]
    lines += [_holding(view, other, seat) for other in range(len(view.hand_sizes))]
    if view.quiet_limit:
        lines.append(Told(Message("told-quiet", {"count": view.quiet_turns, "limit": view.quiet_limit})))
    return lines


def _company(view: ParisView, company: int) -> Told:
    """A company with the cities that its track has reached."""
    id, board = COMPANIES[company], BOARDS[view.board]
    hexes = [HEX[hex] for hex, companies in view.locos.items() if id in companies]
    cities = [hex for hex in hexes if board.value[hex] > 0]
    figures = {"value": view.value[company], "store": view.supply[company], "count": len(hexes)}
    head = Message("told-company", {"company": f"@company-{id}", **figures})
    return Told(head, [Message("told-city", {"city": board.title[hex]}) for hex in cities])


def _holding(view: ParisView, other: int, seat: int | None) -> Told:
    """The locos behind a screen: by company where they are known, otherwise what is openly known of them."""
    hand, bounds = view.hands[other], view.at_least
    known = hand if hand is not None else bounds[other] if bounds is not None else [0] * len(COMPANIES)
    id = "told-share" if hand is not None else "told-at-least"
    shares = [(count, company) for count, company in zip(known, COMPANIES, strict=True) if count > 0]
    items = [Message(id, {"count": count, "company": f"@company-{company}"}) for count, company in shares]
    own = "told-hand" if other == seat else "told-seat"
    return Told(Message(own, {"seat": other, "count": view.hand_sizes[other], "limit": view.limit}), items)
