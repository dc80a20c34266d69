"""The check of the clauses about things can fail: it finds every fault that is planted in a small table."""

import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stellwerk.contract.things import FILE, things_lead_to_their_clauses
from stellwerk.games.paris import GAME as PARIS
from tests.toy import TOY

SOUND = {"company": ["PAR-4.1"], "store": ["PAR-4.2"], "hand": ["PAR-8.1"], "hex": ["PAR-5.1"]}


class Told(type(PARIS)):  # type: ignore[misc]
    """Paris Connection with another table of things."""

    __module__ = "told_paris"  # its files are read from this package, which the tests write
    meta = PARIS.meta


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "told_paris" / "data").mkdir(parents=True)
    (tmp_path / "told_paris" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "told_paris", raising=False)
    return tmp_path / "told_paris" / "data" / FILE


def test_a_sound_table_passes_and_so_does_a_game_without_one(package: Path) -> None:
    package.write_bytes(msgspec.json.encode(SOUND))
    things_lead_to_their_clauses(Told(PARIS.meta.rules), 1)
    things_lead_to_their_clauses(TOY, 1)


@pytest.mark.parametrize(
    ("things", "message"),
    [
        ({**SOUND, "hex": ["PAR-5.99"]}, "no such clauses: .*PAR-5.99"),
        ({**SOUND, "moon": []}, "without a clause: .*moon"),
        ({"company": ["PAR-4.1"], "store": ["PAR-4.2"], "hand": ["PAR-8.1"]}, "no clause for .*hex"),
        ({**SOUND, "hex": "PAR-5.1"}, "Expected `array`"),
    ],
)
def test_a_fault_in_the_table_is_found(package: Path, things: dict[str, Any], message: str) -> None:
    package.write_bytes(msgspec.json.encode(things))
    with pytest.raises(AssertionError, match=message):
        things_lead_to_their_clauses(Told(PARIS.meta.rules), 1)


def test_browsers_must_be_allowed_to_have_the_table(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package.write_bytes(msgspec.json.encode(SOUND))
    monkeypatch.setattr(Told, "meta", replace(PARIS.meta, public_data=[]))
    with pytest.raises(AssertionError, match="public_data"):
        things_lead_to_their_clauses(Told(PARIS.meta.rules), 1)
