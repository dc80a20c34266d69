"""The scoring track: order from the rear, and moving over occupied spaces."""


def rear_order(position: list[int], start_order: list[int], seats: list[int]) -> list[int]:
    """These seats from the rear: by space, on Start by the start order (MIN-4.1)."""
    keyed = sorted([((position[seat] << 3) or start_order.index(seat)) * 8 + seat for seat in seats])
    return [key % 8 for key in keyed]


def landing(position: list[int], seat: int, steps: int) -> int:
    """Where a pawn ends after so many free spaces; occupied ones are not counted (MIN-6.5)."""
    space = position[seat]
    while steps > 0:
        space += 1
        if space not in position:
            steps -= 1
    return space
