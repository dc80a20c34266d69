"""Reads the mask of seats that are to act: bit n is seat n."""

from stellwerk.kernel.game import State


def first_seat(mask: int) -> int:
    """The lowest seat of a mask that is not empty: where several are to act, a bot takes them one after another."""
    return (mask & -mask).bit_length() - 1


def seats_of(mask: int) -> list[int]:
    """The seats in a mask, ascending."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def is_to_act(state: State, seat: int) -> bool:
    """Whether this seat has a pending decision."""
    return state.to_act() >> seat & 1 == 1
