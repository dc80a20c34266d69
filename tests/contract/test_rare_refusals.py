"""The checks of clauses that random games hardly meet can fail: each finds the fault that is planted for it."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from stellwerk.contract.rare import every_named_clause_is_listed, rare_refusals_are_recorded
from stellwerk.contract.refusals import every_refusal_is_produced
from stellwerk.kernel.chance import Chance
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry
from stellwerk.kernel.meta import Options, Section
from stellwerk.kernel.record import Record, write_record
from stellwerk.kernel.refusal import Refusal
from tests.toy import ROUNDS, TOY, ToyGame, ToyState

ROUND: list[Entry] = [Decision(0, "bid:3"), Decision(1, "bid:3"), ChanceEntry("die", 2)]
PERFECT = Record(game="toy", rules="1.0", seats=["Anna", "Bo"], log=[*ROUND * ROUNDS, Decision(1, "bid:1")])
WORDS = "TOY-3-2 = Over.\n    .refusal = { $who } has all { $points } points.\nfirst-seat = The first seat\n"


class Perfect(ToyGame):
    """The toy game with a clause of its own for a game in which the first seat has won every point."""

    __module__ = "perfect_toy"  # its files are read from this package, which the tests write
    meta = replace(TOY.meta, sections=[Section("all", [*TOY.meta.clauses, "TOY-3.2"])], rare_refusals=["TOY-3.2"])

    def refusal(self, state: ToyState, seat: int, action: int | str) -> Refusal | None:
        refusal = super().refusal(state, seat, action)
        if refusal is None or refusal.clause != "TOY-3.1" or state.scores[0] < 3 * ROUNDS:
            return refusal
        return Refusal("TOY-3.2", {"who": "@first-seat", "points": state.scores[0]})


class Package:
    """The files of the game: the record of its rare clause, and its words."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.write("__init__.py", b"")
        self.record(PERFECT)
        for language in ("de", "en"):
            self.words(WORDS, language)

    def write(self, path: str, text: bytes) -> None:
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text)

    def record(self, record: Record, clause: str = "TOY-3.2") -> None:
        self.write(f"data/rare/{clause}.stellwerk.json", write_record(record))

    def words(self, text: str, language: str = "de") -> None:
        self.write(f"locales/{language}/toy.ftl", text.encode())


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Package:
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "perfect_toy", raising=False)
    return Package(tmp_path / "perfect_toy")


def game_with(refusals: list[str], rare: list[str]) -> Perfect:
    """The game with other lists on its card."""
    game = Perfect()
    game.meta = replace(Perfect.meta, refusals=refusals, rare_refusals=rare)
    return game


def test_the_sound_game_passes(package: Package) -> None:
    every_named_clause_is_listed(Perfect(), 1)
    rare_refusals_are_recorded(Perfect(), 1)
    every_refusal_is_produced(Perfect(), 1)


@pytest.mark.parametrize(
    ("refusals", "rare", "message"),
    [
        (["TOY-1.1", "TOY-3.1"], [], r"names \['TOY-3.2'\]"),
        (["TOY-3.1"], ["TOY-3.2"], r"names \['TOY-1.1'\]"),
        (["TOY-1.1", "TOY-3.1", "TOY-3.2"], ["TOY-3.2"], "more than once"),
    ],
)
def test_a_clause_that_is_not_listed_once_is_found(
    package: Package, refusals: list[str], rare: list[str], message: str
) -> None:
    with pytest.raises(AssertionError, match=message):
        every_named_clause_is_listed(game_with(refusals, rare), 1)


def test_a_clause_in_a_table_behind_a_function_or_of_the_class_is_seen(package: Package) -> None:
    with pytest.raises(AssertionError, match=r"names \['TOY-4.1', 'TOY-4.2', 'TOY-4.3'\]"):
        every_named_clause_is_listed(Distant(), 1)


def test_a_clause_that_is_put_together_is_met_by_random_games(package: Package) -> None:
    every_named_clause_is_listed(Secretive(), 1)
    with pytest.raises(AssertionError, match=r"refused by \['TOY-5.1'\]"):
        every_refusal_is_produced(Secretive(), 1)


@pytest.mark.parametrize(
    ("rare", "message"),
    [(["TOY-3.2", "TOY-2.1"], r"without a record .*TOY-2\.1"), ([], r"that meta.rare_refusals lacks: .*TOY-3\.2")],
)
def test_clauses_and_records_belong_together(package: Package, rare: list[str], message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        rare_refusals_are_recorded(game_with(TOY.meta.refusals, rare), 1)


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (replace(PERFECT, rules="0.9"), r"is of toy 0\.9"),
        (replace(PERFECT, game="paris"), r"is of paris 1\.0"),
        (replace(PERFECT, seats=["Anna"]), "does not fit the game: .*seats"),
        (replace(PERFECT, options={"lucky": True}), "does not fit the game: .*lucky"),
        (replace(PERFECT, log=[]), "must end with a decision"),
        (replace(PERFECT, log=PERFECT.log[:-1]), "must end with a decision"),
        (replace(PERFECT, log=[*ROUND[:2], Decision(1, "bid:1")]), "lacks the chance event 'die'"),
        (replace(PERFECT, log=[*PERFECT.log[:-1], Decision(9, "bid:1")]), "bid:1 is refused by INPUT"),
        (replace(PERFECT, log=[ROUND[0], *PERFECT.log]), r"entry 1: seat 0 may not bid:3 \(TOY-1\.1\)"),
        (replace(PERFECT, log=ROUND[:1]), "bid:3 is refused by None"),
        (replace(PERFECT, log=[*ROUND[:1], *ROUND[:1]]), r"bid:3 is refused by TOY-1\.1"),
        (replace(PERFECT, log=[*PERFECT.log[:-1], Decision(0, "nonsense")]), "nonsense is refused by INPUT"),
    ],
)
def test_a_record_that_does_not_end_with_this_refusal_is_found(package: Package, record: Record, message: str) -> None:
    package.record(record)
    with pytest.raises(AssertionError, match=message):
        rare_refusals_are_recorded(Perfect(), 1)


def test_a_record_of_an_older_version_is_judged_by_that_version(package: Package) -> None:
    rare_refusals_are_recorded(Renewed(), 1)
    package.record(replace(PERFECT, rules="2.0"))
    with pytest.raises(AssertionError, match=r"bid:1 is refused by TOY-3\.1, not by TOY-3\.2"):
        rare_refusals_are_recorded(Renewed(), 1)


def test_a_file_that_is_no_record_is_found(package: Package) -> None:
    package.write("data/rare/TOY-3.2.stellwerk.json", b"[]")
    with pytest.raises(AssertionError, match=r"TOY-3\.2\.stellwerk\.json: Expected"):
        rare_refusals_are_recorded(Perfect(), 1)


def test_a_refused_decision_in_the_legal_list_is_found(package: Package) -> None:
    with pytest.raises(AssertionError, match="bid:1 is in the legal list"):
        rare_refusals_are_recorded(Careless(), 1)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda words: words.replace(".refusal", ".other"), "the message TOY-3-2 has no attribute .refusal"),
        (lambda words: words.replace("$points", "$figure"), "the sentence lacks an argument"),
        (lambda words: words.replace("first-seat", "last-seat"), r"\['first-seat'\] of the sentence has no message"),
    ],
)
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_sentence_that_is_missing_in_one_language_is_found(
    package: Package, language: str, change: Callable[[str], str], message: str
) -> None:
    package.words(change(WORDS), language)
    with pytest.raises(AssertionError, match=rf"TOY-3\.2\.stellwerk\.json: {message} in '{language}'"):
        rare_refusals_are_recorded(Perfect(), 1)


class Renewed(ToyGame):
    """Rules 2.0, which no longer know the rare clause of 1.0."""

    __module__ = "perfect_toy"
    meta = replace(Perfect.meta, rules="2.0", versions=["1.0", "2.0"])

    def by_rules(self, rules: str) -> ToyGame | None:
        return {"1.0": Perfect(), "2.0": self}.get(rules)


CLAUSES = {"late": ("TOY-4.1",)}


def clause_of(case: str) -> str:
    return next(iter(CLAUSES[case]), "TOY-4.2")


class Distant(ToyGame):
    """Finds its clauses in a table, by a function, in its class."""

    early = ("TOY-4.3",)

    def refusal(self, state: ToyState, seat: int, action: int | str) -> Refusal | None:
        refusal = super().refusal(state, seat, action)
        return None if refusal is None else Refusal(clause_of("late") if seat else self.early[0])


class Secretive(ToyGame):
    """Puts the id of a clause together."""

    def refusal(self, state: ToyState, seat: int, action: int | str) -> Refusal | None:
        refusal = super().refusal(state, seat, action)
        return refusal if refusal is None or refusal.clause != "TOY-1.1" else Refusal("-".join(["TOY", "5.1"]))


class StillOpen(ToyState):
    """Goes on offering bids after the end."""

    def legal(self, seat: int) -> list[int]:
        return [0, 1, 2]

    def clone(self) -> "StillOpen":
        other = super().clone()
        other.__class__ = StillOpen
        assert isinstance(other, StillOpen)
        return other


class Careless(Perfect):
    """Its fast rules allow what its clauses refuse."""

    __module__ = "perfect_toy"

    def setup(self, seats: int, options: Options, chance: Chance) -> ToyState:
        return StillOpen(seats, options["open_bids"])
