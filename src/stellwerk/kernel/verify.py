"""Recompute every chance outcome of a record from its proof."""

import hashlib
from collections.abc import Sequence
from typing import Any, Literal

from msgspec import Struct

from stellwerk.kernel.chance import ChanceEvent, Value
from stellwerk.kernel.entries import ChanceEntry, Entry
from stellwerk.kernel.fold import replayed
from stellwerk.kernel.game import Game
from stellwerk.kernel.judge import game_of
from stellwerk.kernel.options import completed
from stellwerk.kernel.proof import Proof, VerifiableChance, chance_key, commitment
from stellwerk.kernel.record import Record
from stellwerk.kernel.refusal import RULES
from stellwerk.kernel.replay import Fault, ReplayedChance

Verdict = Literal["proved", "proved except", "broken", "no proof", "unknown rules"]


class Verification(Struct, frozen=True):
    """What became of checking a record's chance.

    events: chance events recomputed, undone ones included.
    unchecked: those of the game that this one was continued from.
    withheld: seats that promised a salt and did not send it. faults: what does not fit.
    """

    verdict: Verdict
    events: int
    withheld: list[int]
    unchecked: int
    faults: list[str]

    @property
    def ok(self) -> bool:
        return self.verdict in ("proved", "proved except")


class CheckedChance(ReplayedChance):
    """Chance from the log, each outcome compared with the one that the key gives."""

    def __init__(self, log: Sequence[Entry], key: bytes, since: int = 0) -> None:
        super().__init__(log)
        self.key = key
        self.since = since
        places = [index for index, entry in enumerate(log) if isinstance(entry, ChanceEntry)]
        self.numbers = {index: number for number, index in enumerate(places)}
        self.checked = 0
        self.faults: list[str] = []

    def draw(self, event: ChanceEvent, *parameters: Any) -> Value:
        value = super().draw(event, *parameters)
        index = self.at - 1
        if self.numbers[index] < self.since:
            return value
        computed = VerifiableChance(self.key, self.numbers[index]).draw(event, *parameters)
        self.checked += 1
        if value != computed:
            self.faults.append(f"entry {index}: {event.name} is {value}, the proof gives {computed}")
        return value


def verify(record: Record) -> Verification:
    """Check promise, salts and every chance outcome of a record."""
    game = game_of(record)
    if isinstance(game, Fault) and game.clause == RULES:
        return Verification("unknown rules", 0, [], 0, [game.message])
    proof = record.proof
    if proof is None:
        return Verification("no proof", 0, [], 0, ["the record carries no proof"])
    if proof.seed is None:
        return Verification("no proof", 0, [], 0, ["the seed is not open yet; it is after the end of the game"])
    withheld = _withheld(proof)
    faults = _promise_faults(proof, len(record.seats))
    if faults:
        return Verification("broken", 0, withheld, 0, faults)
    key = chance_key(bytes.fromhex(proof.seed), proof.table, [_salt(text) for text in proof.salts])
    since = proof.since or 0
    chance = CheckedChance(record.log, key, since)
    faults = _replay_faults(game, record, chance) + chance.faults
    unchecked = min(since, len(chance.numbers))
    verdict: Verdict = "broken" if faults else "proved except" if withheld or unchecked else "proved"
    return Verification(verdict, chance.checked, withheld, unchecked, faults)


def _replay_faults(game: Game | Fault, record: Record, chance: CheckedChance) -> list[str]:
    if isinstance(game, Fault):
        return [f"{game.message} ({game.clause})"]
    folded = replayed(game, len(record.seats), completed(game.meta, record.options), record.log, chance)
    return [f"entry {folded.index}: {folded.message} ({folded.clause})"] if isinstance(folded, Fault) else []


def _promise_faults(proof: Proof, seats: int) -> list[str]:
    """Whether seed and salts are the ones that were promised."""
    try:
        kept = commitment(bytes.fromhex(proof.seed or "")) == proof.commitment
        salts = [_salt(text) for text in proof.salts]
    except ValueError:
        return ["seed and salts must be hexadecimal"]
    faults = [] if kept else ["the seed is not the one that was promised (its SHA-256 differs)"]
    if len(salts) > seats or len(proof.hashes) not in (0, len(salts)):
        faults.append("seats, salts and their hashes differ in number")
    for seat, (salt, hash) in enumerate(zip(salts, proof.hashes, strict=False)):
        if salt is not None and hashlib.sha256(salt).hexdigest() != hash:
            faults.append(f"the salt of seat {seat} is not the one that was promised")
    return faults


def _withheld(proof: Proof) -> list[int]:
    """Seats whose promised salt is missing, whether or not the record owns up to it."""
    missing = {seat for seat, hash in enumerate(proof.hashes) if hash is not None and not _given(proof, seat)}
    return sorted(missing | set(proof.withheld))


def _given(proof: Proof, seat: int) -> bool:
    return seat < len(proof.salts) and proof.salts[seat] is not None


def _salt(text: str | None) -> bytes | None:
    return None if text is None else bytes.fromhex(text)
