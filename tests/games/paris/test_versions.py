"""The versions of the rules of Paris Connection: 1.1 counts other Trades towards the stalemate than 1.0 (PAR-9.8)."""

from pathlib import Path

import msgspec
import pytest

import stellwerk
from stellwerk.games.paris import BY_RULES, GAME
from stellwerk.kernel.judge import judge
from stellwerk.kernel.message import Message
from stellwerk.kernel.replay import Fault
from stellwerk.words.words import words_of
from tests.games.golden import files, record
from tests.games.paris.table import Table

FIRST, SECOND = "1.0", "1.1"
TRADE_OF_TWO, TRADE_OF_ONE = ("give:blue", "take:red:2"), ("give:blue", "take:red:1")


def golden(name: str) -> Path:
    return next(file for file in files("paris") if file.name.startswith(name))


def test_new_games_are_played_by_the_newest_rules() -> None:
    assert GAME.meta.versions == [FIRST, SECOND] == GAME.meta.known_rules and GAME.meta.rules == SECOND
    assert stellwerk.Table("paris").rules == SECOND
    assert [BY_RULES[rules].meta.rules for rules in GAME.meta.versions] == GAME.meta.versions


@pytest.mark.parametrize(("rules", "reason"), [(FIRST, "stalemate"), (SECOND, None)])
def test_example_28_trades_that_take_two_locos_count_under_the_first_rules_alone(
    paris: Table, rules: str, reason: str | None
) -> None:
    """Whoever takes two enlarges a holding: since 1.1 that is no standstill (PAR-9.8)."""
    paris.begin(rules=rules, stalemate_trade_turns_per_player=1).do(*TRADE_OF_TWO * 3)
    assert paris.reason == reason


@pytest.mark.parametrize(("rules", "quiet"), [(FIRST, 3), (SECOND, 0)])
def test_a_trade_that_takes_two_begins_the_count_anew_since_1_1(paris: Table, rules: str, quiet: int) -> None:
    """Counted are Trades of one loco since the last Build or Trade of two (PAR-9.8); view and overlay tell it."""
    paris.begin(rules=rules).do(*TRADE_OF_ONE * 2, *TRADE_OF_TWO)
    view, ending = GAME.view(paris.state, None), GAME.insights(paris.state, None).ending
    assert (view.quiet_turns, view.quiet_limit, ending.trades_left) == (quiet, 30, 30 - quiet)


@pytest.mark.parametrize("rules", [FIRST, SECOND])
def test_trades_of_one_loco_end_the_game_under_all_rules(paris: Table, rules: str) -> None:
    """PAR-9.8."""
    paris.begin(rules=rules, stalemate_trade_turns_per_player=1).do(*TRADE_OF_ONE * 3)
    assert paris.reason == "stalemate"


@pytest.mark.parametrize(("rules", "points"), [(FIRST, {0.0}), (SECOND, None)])
def test_searching_bots_no_longer_trade_until_nobody_has_a_point(rules: str, points: set[float] | None) -> None:
    """Under 1.0 three of them end 0 : 0 : 0 after 30 Trades; under 1.1 they come to build (PAR-9.8)."""
    played = stellwerk.simulate("paris", "search:20", 1, seats=3, rules=rules, seed=1)
    if points is not None:
        assert set(played.scores_mean) == points and played.decisions_mean == 60
    else:
        assert min(played.scores_mean) > 0 and "stalemate" not in played.endings


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_clause_reads_as_it_is_played(language: str) -> None:
    first, second = (words_of(language, BY_RULES[rules]) for rules in (FIRST, SECOND))
    assert (
        first.clause("PAR-9.8")
        == words_of(language, GAME).text(Message("PAR-9-8"), "until-1-0")
        != second.clause("PAR-9.8")
    )
    assert first.clause("PAR-9.1") == second.clause("PAR-9.1")
    assert "PAR-9.8" in second.version(SECOND) and second.version(FIRST)


def test_a_record_is_judged_by_its_own_rules_whatever_is_newest() -> None:
    """The same moves under the other version do not lead to the same end."""
    old = record(golden("search-stalemate-3"))
    assert old.rules == FIRST and stellwerk.Table.load(golden("search-stalemate-3")).over
    old.rules = SECOND
    fault = judge(old)
    assert isinstance(fault, Fault) and fault.clause == "RESULT"
    new = record(golden("rules-1-1-search-3"))
    new.rules = FIRST
    fault = judge(new)
    assert isinstance(fault, Fault) and (fault.index, fault.clause) == (63, "PAR-9.8")


def test_a_table_goes_on_by_the_rules_of_its_record(tmp_path: Path) -> None:
    table = stellwerk.Table("paris", 3, rules=FIRST, seed=1)
    table.play(table.legal()[-1])
    table.record().save(tmp_path / "game.stellwerk.json")
    again = stellwerk.Table.load(tmp_path / "game.stellwerk.json")
    assert again.rules == again.record().rules == FIRST


def test_the_refusal_of_a_broken_record_is_by_its_own_rules() -> None:
    table = stellwerk.Table("paris", 3, rules=FIRST, seed=1)
    table.play("build:blue")
    broken = table.record()
    broken.log.append(broken.log[-1])
    with pytest.raises(stellwerk.BrokenRecord) as caught:
        stellwerk.Table("paris", record=broken)
    assert isinstance(caught.value.refusal, stellwerk.Refusal) and caught.value.refusal.rules == FIRST


def test_a_snapshot_names_its_rules_and_the_other_version_does_not_load_it(paris: Table) -> None:
    first = BY_RULES[FIRST]
    snapshot = first.dump(paris.begin(rules=FIRST).state)
    assert msgspec.json.decode(snapshot)["rules"] == FIRST == first.load(snapshot).setting.rules
    with pytest.raises(ValueError, match=r"rules 1\.1, not 1\.0"):
        GAME.load(snapshot)


def test_a_snapshot_from_before_there_were_versions_is_one_of_the_first(paris: Table) -> None:
    content = msgspec.json.decode(BY_RULES[FIRST].dump(paris.begin(rules=FIRST).state))
    del content["rules"]
    assert BY_RULES[FIRST].load(msgspec.json.encode(content)).setting.every_trade_counts
