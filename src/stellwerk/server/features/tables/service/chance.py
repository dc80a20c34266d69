"""Verifiable chance of a table: the seed is promised, the salts are asked for, then the key is fixed."""

import hashlib
import re
import secrets
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from msgspec import UNSET

from stellwerk.kernel.chance import ChanceEvent, Value
from stellwerk.kernel.fold import Fold
from stellwerk.kernel.proof import Proof, VerifiableChance, chance_key, commitment
from stellwerk.server.errors import bad_input
from stellwerk.server.model.table_row import Chair, TableRow
from stellwerk.wire.tables import ProofInfo

SEED_BYTES = 32
_HASH = re.compile(r"[0-9a-f]{64}")
_SALT = re.compile(r"(?:[0-9a-f]{2}){16,64}")


def new_seed() -> bytes:
    """A random seed; its SHA-256 is shown before anybody sits down."""
    return secrets.token_bytes(SEED_BYTES)


def checked_hash(text: str | None) -> str | None:
    """The hash of a salt as a client sends it; RequestError if it is malformed."""
    if text is not None and not _HASH.fullmatch(text):
        raise bad_input("salt_hash must be a SHA-256 in 64 lower-case hexadecimal digits.")
    return text


def checked_salt(chair: Chair, text: str) -> str:
    """The salt of a chair; RequestError if it does not fit the hash that was sent before."""
    if not _SALT.fullmatch(text):
        raise bad_input("A salt has 16 to 64 bytes in lower-case hexadecimal digits.")
    if hashlib.sha256(bytes.fromhex(text)).hexdigest() != chair.salt_hash:
        raise bad_input("This salt does not fit the hash that was sent before.")
    return text


def wanted(row: TableRow) -> list[int]:
    """The seats whose salt is missing and still asked for."""
    if row.status != "salting":
        return []
    return [seat for seat, chair in enumerate(row.chairs) if _missing(chair)]


def _missing(chair: Chair) -> bool:
    return chair.salt_hash is not None and chair.salt is None and not chair.withheld


def chance_of(row: TableRow, number: int) -> VerifiableChance:
    """The chance of this table from event `number` on."""
    salts = [None if chair.salt is None else bytes.fromhex(chair.salt) for chair in row.chairs]
    return VerifiableChance(chance_key(row.seed, row.id, salts), number)


@dataclass
class NextChance:
    """The Chance of a table from its next event on; key and number are computed when something is drawn."""

    row: TableRow
    fold: Fold
    chance: VerifiableChance | None = None

    def draw(self, event: ChanceEvent, *parameters: Any) -> Value:
        """Draw the outcome of an event."""
        if self.chance is None:
            self.chance = chance_of(self.row, self.fold.chance_events())
        return self.chance.draw(event, *parameters)


@lru_cache(maxsize=4096)
def _promise(seed: bytes) -> str:
    return commitment(seed)


def proof_of(row: TableRow) -> Proof | None:
    """The proof of a record; the seed stands in it only after the end. An uploaded one brought its own or none."""
    if row.origin is not None and row.origin.kind == "record":
        return row.proof
    return Proof(
        commitment=_promise(row.seed),
        seed=row.seed.hex() if row.status == "over" else None,
        table=row.id,
        salts=[chair.salt for chair in row.chairs],
        hashes=[chair.salt_hash for chair in row.chairs],
        withheld=withheld(row),
        since=UNSET if row.origin is None else row.origin.chance,
    )


def withheld(row: TableRow) -> list[int]:
    """The seats whose salt was promised and never came."""
    return [seat for seat, chair in enumerate(row.chairs) if chair.withheld]


def proof_info(row: TableRow, mine: list[int]) -> ProofInfo:
    """The ProofInfo of a table for the holder of some seats, who may still have to send salts."""
    if row.origin is not None and row.origin.kind == "record":
        return _brought_along(row.proof)
    full, begun = row.status != "open", row.status in ("running", "over")
    return ProofInfo(
        commitment=_promise(row.seed),
        hashes=[chair.salt_hash if full else None for chair in row.chairs],
        wanted=[seat for seat in wanted(row) if seat in mine],
        withheld=withheld(row),
        salts=[chair.salt for chair in row.chairs] if begun else None,
        seed=row.seed.hex() if row.status == "over" else None,
    )


def _brought_along(proof: Proof | None) -> ProofInfo:
    """The ProofInfo of an uploaded record, empty if it has no proof."""
    if proof is None:
        return ProofInfo("", [], [], [], None, None)
    return ProofInfo(proof.commitment, proof.hashes, [], proof.withheld, proof.salts, proof.seed)
