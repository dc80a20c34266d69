"""`stellwerk verify` and the test vectors of the page on records."""

import hashlib
import hmac
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from stellwerk.kernel.entries import Undo
from stellwerk.kernel.events import CountedDeal, Lot, Order
from stellwerk.kernel.fold import Fold, Trial
from stellwerk.kernel.options import completed
from stellwerk.kernel.proof import Proof, VerifiableChance, WordSource, chance_key, commitment
from stellwerk.kernel.record import Record, write_record
from stellwerk.kernel.verify import verify
from tests.cli.conftest import PARIS, Run
from tests.toy import TOY

PAGE = Path(__file__).parent.parent.parent / "docs/records.md"
VECTORS: dict[str, Any] = json.loads(PAGE.read_text(encoding="utf-8").split("```json vectors\n")[1].split("```")[0])
KEY = bytes.fromhex(VECTORS["key"])
SEED = bytes.fromhex(VECTORS["seed"])


def test_the_key_of_the_page_follows_from_seed_table_and_salts() -> None:
    salts = [None if salt is None else bytes.fromhex(salt) for salt in VECTORS["salts"]]
    assert chance_key(SEED, VECTORS["table"], salts) == KEY
    assert commitment(SEED) == VECTORS["commitment"]
    text = b"stellwerk/1" + VECTORS["table"].encode() + b"".join(b"\0\0\0\x10" + salt for salt in salts if salt)
    assert hmac.new(SEED, text, hashlib.sha256).hexdigest() == VECTORS["key"]
    assert [salt and hashlib.sha256(salt).hexdigest() for salt in salts] == VECTORS["hashes"]


def test_the_words_and_numbers_of_the_page() -> None:
    for row in VECTORS["words"]:
        source = WordSource(KEY, row["event"])
        assert [f"{source.word():016x}" for _ in row["words"]] == row["words"]
    for row in VECTORS["below"]:
        source = WordSource(KEY, row["event"])
        assert [str(source.below(int(row["bound"]))) for _ in row["numbers"]] == row["numbers"]


def test_the_shuffles_lots_and_deals_of_the_page() -> None:
    for row in VECTORS["shuffles"]:
        assert Order("order", "").make(WordSource(KEY, row["event"]), row["items"]) == row["order"]
    for row in VECTORS["lots"]:
        assert Lot("lot", "").make(WordSource(KEY, row["event"]), row["bound"]) == row["number"]
    for row in VECTORS["deals"]:
        deal = CountedDeal("deal", "").make(WordSource(KEY, row["event"]), row["bag"], row["hands"], row["size"])
        assert deal == row["counts"]


def proved_record() -> Record:
    """The beginning of a game whose chance follows from the seed and the salts of the page."""
    fold = Fold(PARIS, 3, completed(PARIS.meta, {}))
    fold.begin(VerifiableChance(KEY, 0))
    fields = {name: VECTORS[name] for name in ("commitment", "seed", "table", "salts", "hashes")}
    seats = ["Anna", "bot:greedy", "Ben"]
    return Record(game="paris", rules=PARIS.meta.rules, seats=seats, log=fold.log, proof=Proof(**fields))


def with_proof(record: Record, **changes: Any) -> Record:
    assert record.proof is not None
    return replace(record, proof=replace(record.proof, **changes))


def test_chance_that_follows_from_seed_and_salts_is_proved() -> None:
    outcome = verify(proved_record())
    assert (outcome.verdict, outcome.events, outcome.faults) == ("proved", 3, [])


def test_another_outcome_is_found_and_named() -> None:
    record = proved_record()
    start = record.log[2]
    record.log[2] = replace(start, value=(start.value + 1) % 3)  # type: ignore[union-attr, type-var]
    outcome = verify(record)
    assert outcome.verdict == "broken" and not outcome.ok
    assert len(outcome.faults) == 1 and "entry 2: start_player" in outcome.faults[0]


@pytest.mark.parametrize(
    "changes",
    [
        {"seed": "00" * 32},
        {"seed": "no hexadecimal"},
        {"commitment": "00" * 32},
        {"salts": ["ff" * 16, None, VECTORS["salts"][2]]},
        {"salts": [VECTORS["salts"][0], "00", VECTORS["salts"][2]]},
        {"table": "another"},
        {"salts": [*VECTORS["salts"], "00"], "hashes": []},
    ],
)
def test_a_broken_promise_is_found(changes: dict[str, Any]) -> None:
    assert verify(with_proof(proved_record(), **changes)).verdict == "broken"


def test_a_withheld_salt_leaves_a_doubt_whether_or_not_it_is_owned_up_to() -> None:
    salts = [VECTORS["salts"][0], None, None]
    key = chance_key(SEED, VECTORS["table"], [bytes.fromhex(VECTORS["salts"][0]), None, None])
    fold = Fold(PARIS, 3, completed(PARIS.meta, {}))
    fold.begin(VerifiableChance(key, 0))
    for withheld in ([2], []):
        record = with_proof(replace(proved_record(), log=fold.log), salts=salts, withheld=withheld)
        outcome = verify(record)
        assert (outcome.verdict, outcome.withheld, outcome.ok) == ("proved except", [2], True)


def test_without_a_proof_or_before_the_seed_is_open_nothing_is_proved() -> None:
    assert verify(replace(proved_record(), proof=None)).verdict == "no proof"
    assert verify(with_proof(proved_record(), seed=None)).verdict == "no proof"


def test_an_illegal_record_proves_nothing() -> None:
    assert verify(replace(proved_record(), seats=["Anna"])).verdict == "broken"
    assert verify(replace(proved_record(), log=proved_record().log[1:])).verdict == "broken"


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game can be found by its id."""
    monkeypatch.setattr("stellwerk.kernel.judge.installed_game", lambda name, rules: TOY)


def toy_game(undo: bool) -> Record:
    """A whole game with a die after every round; the second round is played twice if it is undone."""
    fold = Fold(TOY, 3, completed(TOY.meta, {}))
    fold.begin(VerifiableChance(KEY, 0))
    random = Random(3)
    while fold.state is not None and fold.state.to_act():
        seat = fold.state.to_act().bit_length() - 1
        trial = fold.judge(seat, [f"bid:{random.randint(1, 3)}"], VerifiableChance(KEY, fold.chance_events()))
        assert isinstance(trial, Trial)
        fold.accept(trial)
        if undo and fold.chance_events() == 2:
            undo = False
            fold.undo(Undo(3, 0))
    return replace(proved_record(), game="toy", log=fold.log)


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize(("undo", "events"), [(False, 3), (True, 4)])
def test_events_that_were_taken_back_are_checked_and_keep_their_numbers(undo: bool, events: int) -> None:
    outcome = verify(toy_game(undo))
    assert (outcome.verdict, outcome.events) == ("proved", events)


def test_the_command_tells_the_verdict_and_its_exit_code(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.stellwerk.json"
    cases = [
        (proved_record(), 0, "proved"),
        (with_proof(proved_record(), withheld=[1]), 0, "proved except"),
        (with_proof(proved_record(), seed="00"), 1, "broken"),
        (replace(proved_record(), proof=None), 1, "no proof"),
    ]
    for record, code, verdict in cases:
        file.write_bytes(write_record(record))
        ran = run("verify", file, "--json")
        assert (ran.code, ran.document["verdict"], ran.document["ok"]) == (code, verdict, code == 0)
        text = run("verify", file)
        assert text.code == code and text.out.startswith(verdict)
    file.write_text("nonsense")
    assert run("verify", file).code == 1
    assert run("verify", tmp_path / "missing").code == 2
