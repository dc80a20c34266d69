"""Names of the tables of a series: a rematch gets the next Roman numeral."""

import re

from stellwerk.server.model.names import TABLE_LENGTH, with_ending

_NUMBERED = re.compile(r"(.*\S) ([IVXLC]{1,9})")
_NUMERALS = ((100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))


def next_name(name: str) -> str:
    """Return the name of the next table of a series: "Gare du Soir", "Gare du Soir II", "Gare du Soir III"."""
    if not name:
        return name
    found = _NUMBERED.fullmatch(name)
    number = _value(found[2]) if found else 1
    if found is None or number < 2:  # "Gleis I" is a name, not a number
        return with_ending(name, " II", TABLE_LENGTH)
    return with_ending(found[1], f" {_numeral(number + 1)}", TABLE_LENGTH)


def _numeral(number: int) -> str:
    text = ""
    for value, sign in _NUMERALS:
        text += sign * (number // value)
        number %= value
    return text


def _value(text: str) -> int:
    """Return the value of a Roman numeral; 0 if the text is none."""
    return next((number for number in range(1, 400) if _numeral(number) == text), 0)
