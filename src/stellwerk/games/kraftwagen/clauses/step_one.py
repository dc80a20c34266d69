"""Start tiles, the chain and the six actions: the right kind of decision with a wrong argument (row 5)."""

from stellwerk.games.kraftwagen.clauses.position import CARD_DATA, Attempt, Position
from stellwerk.kernel.clauses import refuse
from stellwerk.kernel.refusal import Refusal


def start_tile_is_left(position: Position, attempt: Attempt) -> Refusal | None:
    """KW-10.2: one of the two that were drawn; KW-1.11: one that is left."""
    tile = f"@start-{attempt.first}"
    if attempt.first not in position.drawn_tiles:
        return refuse("KW-10.2", [f"start:{attempt.first}"], tile=tile)
    if attempt.first not in position.start_tiles:
        return refuse("KW-1.11", [f"start:{attempt.first}"], case="gone", who="", tile=tile)
    return None


def tile_is_in_the_chain(position: Position, attempt: Attempt) -> Refusal | None:
    """KW-3.3: any tile of the chain."""
    return None if attempt.first in position.tiles else refuse("KW-3.3", tile=f"@tile-{attempt.first}")


def action_is_pending_and_possible(position: Position, attempt: Attempt) -> Refusal | None:
    """KW-3.9: an action of the tile; KW-3.10: one that is possible now."""
    action = attempt.first
    if action not in position.pending:
        return refuse("KW-3.9", case="action", asked="", action=f"@action-{action}")
    if not is_possible(position, action):
        return refuse("KW-3.10", [f"action:{action}"], action=f"@action-{action}")
    return None


def is_possible(position: Position, action: str) -> bool:
    """What "possible" means (section 11)."""
    match action:
        case "worker":
            return position.state.supply[position.mover] > 0
        case "research":
            return len(position.open_cards) > 0
        case "body" | "engine":
            return any(position.stock(action, value) for value in range(1, position.level(action) + 1))
    return True


def card_is_open(position: Position, attempt: Attempt) -> Refusal | None:
    """KW-4.2: one of the open cards."""
    return None if attempt.first in position.open_cards else refuse("KW-4.2", card=f"@card-{attempt.first}")


def development_can_be_activated(position: Position, attempt: Attempt) -> Refusal | None:
    """KW-6.3: an inactive one; of equal cards the first."""
    card = attempt.first
    same = [other for other in position.inactive if effect(other) == effect(card)]
    if card in position.inactive and same[0] == card:
        return None
    return refuse("KW-6.3", [f"card:{card}"], case="card", what=f"@card-{card}")


def effect(card: str) -> tuple[int, int, str | None]:
    """What a development gives."""
    data = CARD_DATA[card]
    return data.body_points, data.engine_points, data.bonus


def body_is_permitted(position: Position, attempt: Attempt) -> Refusal | None:
    """KW-4.3, KW-4.3c, KW-V3.1."""
    return part_is_permitted(position, "body", int(attempt.first), "KW-4.3", "KW-4.3c")


def engine_is_permitted(position: Position, attempt: Attempt) -> Refusal | None:
    """KW-4.4, KW-4.4d, KW-V3.1."""
    return part_is_permitted(position, "engine", int(attempt.first), "KW-4.4", "KW-4.4d")


def part_is_permitted(position: Position, kind: str, value: int, level: str, stock: str) -> Refusal | None:
    """Not above the level, in stock, and with the variant not below what could be had."""
    highest = position.level(kind)
    objects = [f"{kind}:{value}"]
    if value > highest:
        return refuse(level, objects, value=value, level=highest)
    if position.stock(kind, value) == 0:
        return refuse(stock, objects, value=value)
    better = [other for other in range(value + 1, highest + 1) if position.stock(kind, other)]
    if position.state.setting.exact and better:
        return refuse("KW-V3.1", objects, value=value, wanted=better[-1])
    return None


def part_lies_in_a_workshop(position: Position, attempt: Attempt) -> Refusal | None:
    """KW-4.3b: one of the three old parts."""
    kind, value = attempt.arguments
    if int(value) in position.workshops(kind):
        return None
    same = position.part_in_hand == f"{kind}:{value}"
    case = "new" if same else "part"
    return refuse("KW-4.3b", [f"workshop:{kind}:{value}"], case=case, what=f"@part-{kind}", value=int(value))


def buyer_is_left(position: Position, attempt: Attempt) -> Refusal | None:
    """KW-4.5: a stack that is not empty."""
    if position.buyers_left(attempt.first) > 0:
        return None
    return refuse("KW-4.5", [f"buyer:{attempt.first}"], what=f"@buyer-{attempt.first}")


def always_allowed(position: Position, attempt: Attempt) -> Refusal | None:
    """KW-6.10: with Porsche or without."""
    return None


def own_car_is_sold(position: Position, attempt: Attempt) -> Refusal | None:
    """KW-V1.8: only an own car."""
    if attempt.first == "no":
        return None
    slot = int(attempt.first)
    car = position.car(slot)
    if car and car[0] == attempt.seat:
        return None
    return refuse("KW-V1.8", [f"car:{slot}"], case="foreign" if car else "empty", slot=slot)
