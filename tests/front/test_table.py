"""The table of Python users: play, ask, take back, look."""

import pickle
import random
from collections.abc import Callable

import pytest

import stellwerk
from stellwerk.games.paris.view import ParisView
from stellwerk.kernel.chance import ForcedChance
from stellwerk.kernel.entries import Undo
from stellwerk.kernel.fold import Refused
from tests.toy import TOY

GAMES = sorted(stellwerk.all_games())


def snapshot(table: stellwerk.Table) -> bytes:
    """The position as bytes."""
    return table.game.dump(table.state)


def fingerprint(table: stellwerk.Table) -> object:
    """Everything that a call without effect must leave alone."""
    return snapshot(table), table.record(), table.moves, table.to_act


def played(game: str, seed: int, moves: int) -> stellwerk.Table:
    table, choice = stellwerk.Table(game, seed=seed), random.Random(seed)
    while len(table.moves) < moves and not table.over:
        table.play(choice.choice(table.legal()))
    return table


def illegal(table: stellwerk.Table) -> str:
    """A move of the game that is not allowed now."""
    actions = table.game.actions
    return next(text for text in map(actions.notation, range(actions.size)) if text not in table.legal())


@pytest.mark.parametrize("game", GAMES)
def test_a_random_game_of_every_game_ends_with_an_outcome(game: str) -> None:
    table = played(game, 1, 5000)
    assert table.over and table.to_act == () and table.legal() == []
    assert table.outcome is not None and len(table.outcome.scores) == table.seats
    assert str(table) and "over" in repr(table)


def test_the_same_seed_gives_the_same_game() -> None:
    first, second, other = (stellwerk.Table("paris", 3, seed=seed) for seed in (7, 7, 8))
    assert snapshot(first) == snapshot(second) != snapshot(other)
    assert first.play_bot("greedy") == second.play_bot("greedy")


def test_seats_names_and_options_are_taken_or_have_defaults() -> None:
    assert (stellwerk.Table("bus").seats, stellwerk.Table("bus").names[2]) == (3, "seat 2")
    table = stellwerk.Table("paris", names=["Anna", "Ben", "Cem", "Dora"], options={"cut_off": "off"})
    assert (table.seats, table.options["cut_off"], table.record().options) == (4, "off", {"cut_off": "off"})
    assert table.record().seats == ["Anna", "Ben", "Cem", "Dora"]


def test_where_several_are_to_act_the_lowest_is_meant_or_the_seat_is_named() -> None:
    table = stellwerk.Table(TOY, 3, seed=1)
    assert table.to_act == (0, 1, 2)
    table.play("bid:2", seat=1)
    assert table.to_act == (0, 2)
    table.play("bid:1")
    assert (table.moves, table.to_act) == ([(1, "bid:2"), (0, "bid:1")], (2,))
    with pytest.raises(stellwerk.NotYourTurn) as caught:
        table.play("bid:1", seat=0)
    assert caught.value.seat == 0 and table.legal(seat=0) == []


def test_a_refusal_names_clause_case_and_sentence() -> None:
    table = stellwerk.Table("paris", 3, seed=1)
    refusal = table.why("stop")
    assert refusal is not None and refusal.clause.startswith("PAR-") and refusal.game == "paris"
    assert refusal.sentence("de") != refusal.sentence("en") == refusal.sentence()
    assert table.why(table.legal()[0]) is None
    with pytest.raises(stellwerk.UnknownLanguage, match="there are de, en"):
        refusal.sentence("fr")


def test_a_refusal_by_rules_that_are_not_known_here_still_has_a_sentence() -> None:
    """A server may be newer than its client."""
    known, unknown = (stellwerk.Refusal("PAR-9.1", game="paris", rules=rules) for rules in ("1.1", "7.0"))
    assert known.sentence("en") == unknown.sentence("en") != "PAR-9.1"


def test_an_illegal_move_carries_its_refusal() -> None:
    table = stellwerk.Table("paris", 3, seed=1)
    with pytest.raises(stellwerk.IllegalMove, match="may not 'stop': PAR-") as caught:
        table.play("stop")
    assert caught.value.refusal == table.why("stop")
    with pytest.raises(stellwerk.IllegalMove, match="INPUT"):
        table.play("nonsense")


def test_after_the_end_nothing_can_be_played() -> None:
    table = played("paris", 2, 5000)
    with pytest.raises(stellwerk.GameOver) as caught:
        table.play("stop")
    assert caught.value.refusal.clause.startswith("PAR-")
    assert table.play_bot("greedy") == []


def test_undo_restores_the_position_and_the_record_tells_it() -> None:
    table = played("paris", 3, 20)
    before = [snapshot(table)]
    for _ in range(5):
        table.play_bot("random")
        before.append(snapshot(table))
    for expected in reversed(before[:-1]):
        table.undo()
        assert snapshot(table) == expected
    assert sum(isinstance(entry, Undo) for entry in table.record().log) == 5
    assert len(table.moves) == 20


def test_undo_of_several_and_after_the_end() -> None:
    table = played("bus", 4, 5000)
    moves = table.moves
    table.undo(3)
    assert not table.over and table.moves == moves[:-3]
    again = stellwerk.Table("bus", record=table.record())
    assert snapshot(again) == snapshot(table)
    again.undo(2)
    assert again.moves == moves[:-5]


def test_undo_goes_on_where_another_undo_has_been() -> None:
    table = played("paris", 5, 12)
    table.undo(4)
    table.play(table.legal()[0])
    table.undo(2)
    assert len(table.moves) == 7
    assert snapshot(stellwerk.Table("paris", record=table.record())) == snapshot(table)


def test_outcomes_of_chance_can_be_named() -> None:
    deal = [[[2, 2, 2, 2, 1, 1]] * 3]
    table = stellwerk.Table("paris", 3, seed=1, chance={"deal": deal})
    view = table.view(seat=1)
    assert isinstance(view, ParisView) and view.hands[1] == deal[0][1]
    with pytest.raises(stellwerk.WrongChance, match="'deal' cannot come out like this"):
        stellwerk.Table("paris", 3, chance={"deal": [[[9, 9, 9, 9, 9, 9]] * 3]})
    with pytest.raises(stellwerk.WrongChance, match="is due"):
        stellwerk.Table("paris", 3, chance=ForcedChance({}))


def test_a_chance_event_that_the_game_does_not_have_is_refused() -> None:
    """A misspelt name would leave the event to the seed without a word."""
    with pytest.raises(stellwerk.WrongChance, match="bus has no chance event 'starter'; it has start_player") as raised:
        stellwerk.Table("bus", 3, chance={"starter": [2]})
    assert raised.value.event == "starter"


def test_a_named_outcome_that_cannot_come_up_changes_nothing() -> None:
    tables = [stellwerk.Table(TOY, 2, seed=1, chance={"die": dice}) for dice in ([2], [2, 99])]
    for table in tables:
        for text in ("bid:2", "bid:3", "bid:1"):
            table.play(text)
    for _ in range(2):
        before = fingerprint(tables[1])
        with pytest.raises(stellwerk.WrongChance, match="'die' cannot come out like this"):
            tables[1].play("bid:2")
        assert fingerprint(tables[1]) == before


def test_moves_that_are_refused_as_a_whole_leave_chance_alone() -> None:
    """The second bid makes the die fall; the third is refused."""
    table, twin = (stellwerk.Table(TOY, 2, seed=1) for _ in range(2))
    for each in (table, twin):
        each.play("bid:1", seat=0)
    assert isinstance(table.judge(1, ["bid:1", "bid:2", "nonsense"]), Refused)
    for each in (table, twin):
        while not each.over:
            each.play("bid:2")
    assert snapshot(table) == snapshot(twin) and table.record() == twin.record()


def test_a_bot_suggests_and_moves_and_may_be_an_own_one() -> None:
    class First:
        """Takes the first legal action."""

        name = "first"

        def choose(self, game: object, state: object, seat: int, random: random.Random) -> tuple[int, ...]:
            return (state.legal(seat)[0],)  # type: ignore[attr-defined]

    table = stellwerk.Table("paris", 3, seed=1)
    expected = table.legal()[0]
    assert table.suggest(First()) == [expected] and table.moves == []
    assert table.play_bot(First()) == [expected]
    assert [text for _, text in table.moves] == [expected]


def test_games_that_are_not_installed_are_played_too() -> None:
    table = stellwerk.Table(TOY, 2, seed=1)
    while not table.over:
        table.play_bot("random")
    assert table.outcome is not None
    assert stellwerk.Table(TOY, record=table.record()).outcome == table.outcome


WRONG: list[tuple[type[Exception], Callable[[stellwerk.Table], object]]] = [
    (stellwerk.IllegalMove, lambda table: table.play("nonsense")),
    (stellwerk.IllegalMove, lambda table: table.play(illegal(table))),
    (stellwerk.IllegalMove, lambda table: table.play("")),
    (stellwerk.IllegalMove, lambda table: table.play("🚂" * 10_000)),
    (stellwerk.NotYourTurn, lambda table: table.play(table.legal()[0], seat=(table.to_act[0] + 1) % 3)),
    (stellwerk.NoSuchSeat, lambda table: table.play("stop", seat=3)),
    (stellwerk.NoSuchSeat, lambda table: table.legal(seat=-1)),
    (stellwerk.NoSuchSeat, lambda table: table.view(seat=99)),
    (stellwerk.NoSuchSeat, lambda table: table.why("stop", seat=-1)),
    (stellwerk.BotRefused, lambda table: table.play_bot("clever")),
    (stellwerk.NothingToUndo, lambda table: table.undo(99)),
    (stellwerk.NothingToUndo, lambda table: table.undo(0)),
    (stellwerk.NothingToUndo, lambda table: table.undo(-1)),
    (TypeError, lambda table: table.play(3)),  # type: ignore[arg-type]
    (TypeError, lambda table: table.why(None)),  # type: ignore[arg-type]
]


@pytest.mark.parametrize(("error", "call"), WRONG)
def test_wrong_use_is_told_and_changes_nothing(
    error: type[Exception], call: Callable[[stellwerk.Table], object]
) -> None:
    table = played("paris", 6, 10)
    twin = played("paris", 6, 10)
    before = fingerprint(table)
    with pytest.raises(error) as caught:
        call(table)
    assert caught.type is error and str(caught.value)
    assert fingerprint(table) == before
    if isinstance(caught.value, stellwerk.StellwerkError):
        assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)
    for each in (table, twin):
        while len(each.moves) < 40:
            each.play_bot("random")
    assert table.moves == twin.moves, "chance or bots have gone on"


@pytest.mark.parametrize(
    ("error", "message", "arguments"),
    [
        (stellwerk.UnknownGame, "no game 'chess'; there are bus, fracht", {"game": "chess"}),
        (stellwerk.WrongSeats, "3 to 6 seats, not 7", {"game": "paris", "seats": 7}),
        (stellwerk.WrongSeats, "not 0", {"game": "paris", "seats": 0}),
        (stellwerk.WrongSeats, "2 names for 3 seats", {"game": "paris", "seats": 3, "names": ["Anna", "Ben"]}),
        (stellwerk.WrongOptions, "no such option: 'pace'", {"game": "paris", "options": {"pace": 1}}),
        (stellwerk.WrongOptions, "'cut_off' of paris cannot be 7", {"game": "paris", "options": {"cut_off": 7}}),
    ],
)
def test_a_table_that_cannot_begin_says_why(error: type[Exception], message: str, arguments: dict[str, object]) -> None:
    with pytest.raises(error, match=message) as caught:
        stellwerk.Table(**arguments)  # type: ignore[arg-type]
    assert caught.type is error and isinstance(caught.value, stellwerk.StellwerkError)
