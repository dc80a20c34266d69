"""Passwords that are guessed soon: how many guesses one takes, by zxcvbn, and why so few."""

from typing import Any, Final, Literal

from zxcvbn import zxcvbn

Weakness = Literal["own", "common", "word", "keys", "repeat", "sequence", "date", "guessed"]
LEAST_GUESSES: Final = 10**8
"""Eight random characters take as many; sign-ins are limited, so nobody tries that many here."""
JUDGED: Final = 24
"""Characters that are judged: the time grows with the square of the length, and nobody guesses so many."""
SHORTEST = 3  # of a word that stands for somebody or for the server
GERMAN: Final = (
    *("ichliebedich", "willkommen", "prinzessin", "schmetterling", "sonnenblume", "schokolade", "geburtstag"),
    *("geheimnis", "lassmichrein", "kuschelbaer", "teddybaer", "schnucki", "sternchen", "engelchen", "schnuffel"),
    *("fruehling", "frühling", "fahrkarte", "eisenbahn", "lokomotive"),
)
"""What people who speak German take, and zxcvbn, which knows English, does not know well."""
REASONS: Final[dict[Weakness, str]] = {
    "own": "it is made of your name or that of the server",
    "common": "many people have it, or one much like it",
    "word": "it is hardly more than a word or a name",
    "keys": "its keys lie side by side",
    "repeat": "it repeats itself",
    "sequence": "it follows a row, like abc or 4321",
    "date": "it is hardly more than a date or a year",
    "guessed": "it needs few guesses",
}
PATTERNS: Final[dict[str, Weakness]] = {
    "spatial": "keys",
    "repeat": "repeat",
    "sequence": "sequence",
    "date": "date",
    "regex": "date",
}


def weakness_of(password: str, own: tuple[str, ...]) -> Weakness | None:
    """Why a password is guessed soon, None if it is not; `own`: names of its account and of the server.

    Not safe in several threads at once: zxcvbn keeps the words that it is given in one place.
    """
    words = _words(own)
    found = zxcvbn(password[:JUDGED], user_inputs=[*words, *GERMAN])
    if found["guesses"] >= LEAST_GUESSES:
        return None
    longest = max(found["sequence"], key=lambda match: len(match["token"]))
    return _weakness(longest, words)


def _words(names: tuple[str, ...]) -> list[str]:
    """Names and the words that they consist of, in lower case, each once."""
    parts = [part for name in names for part in (name, *name.replace(".", " ").replace("-", " ").split())]
    return list(dict.fromkeys(part.lower() for part in parts if len(part) >= SHORTEST))


def _weakness(match: dict[str, Any], words: list[str]) -> Weakness:
    if match["pattern"] != "dictionary":
        return PATTERNS.get(match["pattern"], "guessed")
    if match["matched_word"] in words:
        return "own"
    return "common" if match["dictionary_name"] == "passwords" else "word"
