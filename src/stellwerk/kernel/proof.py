"""Verifiable chance: the shuffles follow from a seed that was promised and salts that nobody could foresee."""

import hashlib
import hmac
from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, Struct, UnsetType, field

from stellwerk.kernel.chance import ChanceEvent, Value

WORD = 8
SPAN = 1 << 64


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """What a record carries so that anybody can recompute its chance.

    `salts` are hex texts by seat; null for a bot, for a person without a salt, and for a withheld one.
    `since` is there where a game was continued from another one: events before this number were drawn there.
    """

    commitment: str
    seed: str | None
    table: str = ""
    salts: list[str | None] = field(default_factory=list)
    hashes: list[str | None] = field(default_factory=list)
    withheld: list[int] = field(default_factory=list)
    since: int | UnsetType = UNSET


def commitment(seed: bytes) -> str:
    """The promise shown before anybody sits: SHA-256 of the seed."""
    return hashlib.sha256(seed).hexdigest()


def chance_key(seed: bytes, table: str, salts: Sequence[bytes | None]) -> bytes:
    """The key of a table's chance: HMAC-SHA-256 of seed over the table and the salts, length first, in seat order."""
    text = b"stellwerk/1" + table.encode()
    for salt in salts:
        if salt is not None:
            text += len(salt).to_bytes(4, "big") + salt
    return hmac.digest(seed, text, "sha256")


class WordSource:
    """The numbers of chance event `number`: 8-byte big-endian words, drawn with rejection."""

    def __init__(self, key: bytes, number: int) -> None:
        self.key = key
        self.number = number
        self.block = 0
        self.words: list[int] = []

    def word(self) -> int:
        if not self.words:
            text = self.number.to_bytes(8, "big") + self.block.to_bytes(8, "big")
            digest = hmac.digest(self.key, text, "sha256")
            self.words = [int.from_bytes(digest[at : at + WORD], "big") for at in range(0, len(digest), WORD)]
            self.block += 1
        return self.words.pop(0)

    def below(self, bound: int) -> int:
        limit = SPAN - SPAN % bound
        while True:
            word = self.word()
            if word < limit:
                return word % bound


class VerifiableChance:
    """Chance whose outcomes anybody can recompute after the game; event numbers are never used twice."""

    def __init__(self, key: bytes, number: int) -> None:
        self.key = key
        self.number = number

    def draw(self, event: ChanceEvent, *parameters: Any) -> Value:
        value = event.make(WordSource(self.key, self.number), *parameters)
        self.number += 1
        return value
