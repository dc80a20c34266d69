"""The check of tutorials can fail: it finds every fault that is planted in a small one."""

import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stellwerk.contract.tutorials import tutorial_can_be_played
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry
from stellwerk.kernel.record import Record, write_record
from tests.toy import TOY, ToyGame

LOG: list[Entry] = [
    *(Decision(0, "bid:2"), Decision(1, "bid:3"), ChanceEntry("die", 2)),
    *(Decision(0, "bid:1"), Decision(1, "bid:2"), ChanceEntry("die", 1)),
]
RECORD = Record(game="toy", rules="1.0", seats=["", ""], log=LOG)
STEPS: list[dict[str, Any]] = [
    {"name": "look", "clause": "TOY-1.1", "glow": "bid:3"},
    {"name": "high", "clause": "TOY-1.1", "do": "bid:2"},
    {"name": "low", "clause": "TOY-1.1", "do": "bid:1", "puzzle": True, "also": ["bid:2"]},
]
LESSON: dict[str, Any] = {"name": "bids", "record": "first", "start": 0, "steps": STEPS, "more": ["TOY-1.1"]}
TUTORIAL: dict[str, Any] = {"seat": 0, "bots": ["random"], "play_on": "bids", "lessons": [LESSON]}
WORDS = """
tutorial = Learn the toy
tutorial-bids = Bids
    .about = What a bid is.
    .done = That was it.
    .TOY-1-1 = Why bid?
tutorial-look = Look.
tutorial-high = Bid 2.
tutorial-low = Which bid?
    .solved = One.
"""


class Taught(ToyGame):
    """The toy game with a tutorial."""

    __module__ = "taught_toy"  # its files are read from this package, which the tests write
    meta = TOY.meta


class Package:
    """The files of the game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.write("__init__.py", b"")
        self.record(RECORD)
        self.tutorial(TUTORIAL)
        for language in ("de", "en"):
            self.write(f"locales/{language}/tutorial.ftl", WORDS.encode())

    def write(self, path: str, text: bytes) -> None:
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text)

    def record(self, record: Record) -> None:
        self.write("tutorial/first.stellwerk.json", write_record(record))

    def tutorial(self, tutorial: dict[str, Any]) -> None:
        self.write("tutorial/tutorial.json", msgspec.json.encode(tutorial))


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Package:
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "taught_toy", raising=False)
    return Package(tmp_path / "taught_toy")


def with_step(**fields: Any) -> dict[str, Any]:
    """The tutorial with other fields in its second step."""
    return {**TUTORIAL, "lessons": [{**LESSON, "steps": [STEPS[0], {**STEPS[1], **fields}, STEPS[2]]}]}


def test_a_sound_tutorial_passes_and_so_does_a_game_without_one(package: Package) -> None:
    tutorial_can_be_played(Taught(), 1)
    tutorial_can_be_played(TOY, 1)


@pytest.mark.parametrize(
    ("tutorial", "message"),
    [
        ({**TUTORIAL, "lessons": []}, "has lessons"),
        ({**TUTORIAL, "bots": ["genius"]}, "no bots .*genius"),
        ({**TUTORIAL, "play_on": "nowhere"}, "no lesson nowhere"),
        ({**TUTORIAL, "seat": 2}, "no seat 2"),
        ({**TUTORIAL, "more": 1}, "unknown field"),
        ({**TUTORIAL, "lessons": [LESSON, LESSON]}, "stands twice"),
        ({**TUTORIAL, "lessons": [{**LESSON, "record": "second"}]}, "second.* is missing"),
        ({**TUTORIAL, "lessons": [{**LESSON, "start": 99}]}, "begins after 99"),
        ({**TUTORIAL, "lessons": [{**LESSON, "steps": STEPS[:1]}]}, "nothing is decided"),
        ({**TUTORIAL, "lessons": [{**LESSON, "more": ["TOY-9.9"]}]}, "tutorial-bids.TOY-9-9"),
        (with_step(do="bid:3"), "high: the record goes on with .*bid:2"),
        (with_step(do="bid:2 bid:1"), "high: the record goes on with .*seat=1"),
        (with_step(clause="TOY-9.9"), "no clause TOY-9.9"),
        (with_step(glow="moon:1"), "moon:1"),
        (with_step(refused={"bid:3": "TOY-1.1"}), "bid:3 is refused by None"),
        (with_step(refused={"bid:9": "TOY-1.1"}), "bid:9 is refused by INPUT"),
        (with_step(also=["bid:9"]), "bid:9 is no other answer"),
        (with_step(puzzle=True), "tutorial-high.solved"),
        (with_step(name="higher"), "tutorial-higher"),
    ],
)
def test_a_fault_in_the_tutorial_is_found(package: Package, tutorial: dict[str, Any], message: str) -> None:
    package.tutorial(tutorial)
    with pytest.raises(AssertionError, match=message):
        tutorial_can_be_played(Taught(), 1)


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (replace(RECORD, rules="0.9"), "another game"),
        (replace(RECORD, log=[Decision(0, "bid:7"), *LOG[1:]]), "entry 0"),
        (replace(RECORD, log=LOG[:-1]), "lacks the chance event 'die'"),
        (replace(RECORD, log=LOG[:3]), "low: the record goes on with None"),
    ],
)
def test_a_fault_in_the_record_is_found(package: Package, record: Record, message: str) -> None:
    package.record(record)
    with pytest.raises(AssertionError, match=message):
        tutorial_can_be_played(Taught(), 1)


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_missing_sentence_is_found_in_each_language(package: Package, language: str) -> None:
    package.write(f"locales/{language}/tutorial.ftl", WORDS.replace("tutorial-look", "tutorial-gaze").encode())
    with pytest.raises(AssertionError, match=f"tutorial-look in '{language}'"):
        tutorial_can_be_played(Taught(), 1)


def test_nobody_plays_on_after_the_end(package: Package) -> None:
    package.record(replace(RECORD, log=[*LOG, *LOG[:3]]))
    decisions = ["bid:2", "bid:1", "bid:2"]
    steps = [{"name": f"s{at}", "clause": "TOY-1.1", "do": do} for at, do in enumerate(decisions)]
    package.tutorial({**TUTORIAL, "lessons": [{**LESSON, "steps": steps}]})
    words = WORDS + "".join(f"tutorial-s{at} = Bid.\n" for at in range(3))
    for language in ("de", "en"):
        package.write(f"locales/{language}/tutorial.ftl", words.encode())
    with pytest.raises(AssertionError, match="nobody can play on"):
        tutorial_can_be_played(Taught(), 1)
