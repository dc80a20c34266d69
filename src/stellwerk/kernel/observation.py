"""A position as a row of small numbers, for programs that learn: the table of its fields, and what fills it.

Seats stand in a relative order, the own one first and then round the table, so that a program learns one seat for all.
"""

from typing import Final, NamedTuple

MOST: Final[int] = 255
"""The largest number of an observation: each fits into a byte."""


class Field(NamedTuple):
    """A part of an observation: so many numbers, one after another, and what they mean."""

    name: str
    length: int
    meaning: str


_TWELVE: Final[list[list[int]]] = [[part >> bit & 1 for bit in range(12)] for part in range(4096)]
"""By twelve bits of a mask: each as a number of its own."""


def bits(mask: int, length: int) -> list[int]:
    """The lowest bits of a mask, each a number of its own, the lowest first."""
    row: list[int] = []
    while length >= 12:
        row += _TWELVE[mask & 4095]
        mask >>= 12
        length -= 12
    if length:
        row += _TWELVE[mask & 4095][:length]
    return row


def one_of(length: int, index: int) -> list[int]:
    """A 1 at this index among zeros; zeros alone for -1."""
    row = [0] * length
    if index >= 0:
        row[index] = 1
    return row


def capped(value: int) -> int:
    """A number within the bounds of an observation."""
    return 0 if value < 0 else min(value, MOST)


def from_own(values: list[int], seat: int) -> list[int]:
    """Numbers by seat, turned so that those of the own seat come first."""
    return values[seat:] + values[:seat]


def owner_code(owner: int, seat: int, seats: int) -> int:
    """Whose something is: 0 nobody's, 1 the own seat's, 2 the next one's, and so on."""
    return 0 if owner < 0 else (owner - seat) % seats + 1


def row_length(fields: list[Field]) -> int:
    """How many numbers these fields have together."""
    return sum([field.length for field in fields])
