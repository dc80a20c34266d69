"""Rules have versions: a record is judged by its own, and one that nobody knows is called that."""

import pytest
from msgspec.structs import replace

import stellwerk
from stellwerk.kernel.judge import judge
from stellwerk.kernel.meta import Meta
from stellwerk.kernel.record import Record, RecordError, read_record
from stellwerk.kernel.registry import find_game, installed_game
from stellwerk.kernel.replay import Fault
from stellwerk.kernel.verify import verify
from stellwerk.words.words import words_of
from tests.games.golden import records
from tests.toy import TOY


def newer() -> Record:
    """A record of a Stellwerk that is yet to come."""
    return replace(records("paris")[0], rules="7.0")


def test_a_game_with_one_version_needs_to_say_nothing() -> None:
    assert TOY.meta.versions == [] and TOY.meta.known_rules == ["1.0"]
    assert TOY.by_rules("1.0") is TOY and TOY.by_rules("1.1") is None


def test_games_are_found_by_version() -> None:
    old = find_game("paris", "1.0")
    assert old is not None and old.meta.rules == "1.0" and find_game("paris", "7.0") is None
    assert installed_game("paris").meta.rules == installed_game("paris").meta.known_rules[-1]
    with pytest.raises(stellwerk.UnknownGame):
        installed_game("chess", "1.0")


def test_a_record_of_newer_rules_is_not_called_illegal() -> None:
    fault = judge(newer())
    assert isinstance(fault, Fault) and (fault.index, fault.clause) == (None, "RULES")
    assert "only 1.0, 1.1" in fault.message and "upgrade" in fault.message
    assert fault.refusal is not None
    for language in ("de", "en"):
        sentence = words_of(language).refusal(fault.refusal)
        assert all(rules in sentence for rules in ("7.0", "1.0, 1.1"))


def test_the_proof_of_newer_rules_is_neither_proved_nor_broken() -> None:
    found = verify(newer())
    assert (found.verdict, found.ok) == ("unknown rules", False)


def test_an_unknown_version_is_refused_with_those_that_are_known() -> None:
    with pytest.raises(stellwerk.UnknownRules, match=r"only 1\.0, 1\.1") as caught:
        stellwerk.Table("paris", rules="7.0")
    assert (caught.value.game, caught.value.rules, caught.value.known) == ("paris", "7.0", ["1.0", "1.1"])
    with pytest.raises(stellwerk.UnknownRules):
        stellwerk.simulate("bus", "random", 1, rules="7.0")
    with pytest.raises(stellwerk.UnknownRules):
        stellwerk.Table("paris", record=stellwerk.Record.of(newer()))
    with pytest.raises(stellwerk.WrongSetup, match="rules and names"):
        stellwerk.Table("paris", rules="1.0", record=stellwerk.Record.of(records("paris")[0]))


def test_nothing_changes_the_position_of_a_log() -> None:
    """Such an entry was in the format, and no version has written one."""
    head = b'{"format": "stellwerk/1", "game": "toy", "rules": "1.0", "seats": ["a", "b"], '
    with pytest.raises(RecordError, match="rules it began with"):
        read_record(head + b'"log": [{"position": {}, "rules": "1.1"}]}')
    read = read_record(head + b'"log": [{"table": "pause"}, {"table": "resume"}]}')
    assert len(read.log) == 2


def test_the_newest_version_is_the_last_of_the_list() -> None:
    for game in stellwerk.all_games().values():
        assert isinstance(game.meta, Meta) and game.meta.known_rules[-1] == game.meta.rules
