"""Which changes of tables those hear who have the lists open."""

from msgspec.structs import replace

from stellwerk.kernel.registry import all_games
from stellwerk.server.features.lobby.diff import LobbyDiff
from stellwerk.server.features.seating.service.opening import new_row
from stellwerk.server.model.table_row import Chair, TableRow
from stellwerk.server.platform.security.keys import Keys
from stellwerk.wire.opening import NewSeat, NewTable
from tests.server.turned_clock import START

NAMES = ("anna", "ben", "cleo")


def running(public: bool = False) -> TableRow:
    """A running table of three people; Anna is to act."""
    new = NewTable("paris", [NewSeat("me")] * 3, public=public)
    row = new_row(all_games(), new, "anna", None, Keys(bytes(32)), START)
    chairs = tuple(Chair(person=name, name=name) for name in NAMES)
    return replace(row, chairs=chairs, status="running", to_act=0b001)


def diff_of(*people: str) -> LobbyDiff:
    """These people have the lists open."""
    diff = LobbyDiff()
    for person in people:
        diff.show(person, ())
    return diff


def told(diff: LobbyDiff, row: TableRow) -> tuple[bool, set[str]]:
    """What a change leads to."""
    diff.table_changed(row)
    return diff.take()


def test_a_plain_move_is_told_to_nobody() -> None:
    """Whose turn it is stays; the turn and the number do not matter."""
    diff, row = diff_of("anna"), running(public=True)
    told(diff, row)
    diff.show("anna", [row.id])
    diff.table_changed(replace(row, number=9, turn=3, moved_at="later", version=7))
    assert not diff


def test_those_hear_whose_turn_begins_or_ends_if_they_have_the_lists_open() -> None:
    """Not the third, and nobody who looks elsewhere; the public tables stay."""
    row = running(public=True)
    for people, expected in ((NAMES, {"anna", "ben"}), (("cleo", "ben"), {"ben"}), (("cleo",), set())):
        diff = diff_of(*people)
        told(diff, row)
        assert told(diff, replace(row, to_act=0b010)) == (False, expected)


def test_everybody_of_the_table_hears_who_sits_and_how_far_it_is() -> None:
    """Also the owner, those for whom a chair is kept, and those who sat there; the lists of all if it is public."""
    diff, row = diff_of(*NAMES, "dora", "emil"), replace(running(public=True), owner="dora")
    told(diff, row)
    diff.show("cleo", [row.id])
    kept = replace(row, chairs=(*row.chairs[:2], Chair(reserved="emil")))
    assert told(diff, kept) == (True, {*NAMES, "dora", "emil"})
    assert told(diff, replace(kept, status="over", public=False)) == (False, {*NAMES, "dora", "emil"})


def test_of_a_table_that_is_cleared_away_those_hear_who_saw_it() -> None:
    """It is known from what they were shown."""
    diff = diff_of("ben")
    diff.show("anna", ["t1"])
    diff.table_removed("t1")
    assert diff.take() == (True, {"anna"})


def test_of_moves_elsewhere_only_those_tables_are_looked_at_that_were_shown_as_own_ones() -> None:
    """But every table of which something changed that lists show."""
    diff = diff_of("ben")
    diff.show("anna", ["t1"])
    diff.changed_elsewhere("t2", plain=True)
    assert not diff
    diff.changed_elsewhere("t1", plain=True)
    diff.changed_elsewhere("t3", plain=False)
    assert diff.elsewhere == {"t1", "t3"}


def test_nothing_is_remembered_when_nobody_has_the_lists_open() -> None:
    """Then the next who comes is sent everything anyway."""
    diff, row = diff_of("anna"), running()
    told(diff, row)
    diff.hide("anna")
    diff.show("anna", ())
    assert told(diff, row) == (False, {"anna"})
