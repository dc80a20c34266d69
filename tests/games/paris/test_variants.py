"""The variants, all off by default."""

from random import Random

from stellwerk.games.paris import GAME
from stellwerk.games.paris.data import BOARDS_DATA
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.entries import ChanceEntry, Decision, Entry
from stellwerk.kernel.options import completed, options_refusal
from tests.games.paris.table import DEALS, Table


def test_all_variants_are_off_by_default() -> None:
    """The defaults of the record vocabulary."""
    assert completed(GAME.meta, {}) == {
        "fixed_starts": False,
        "open_hands": False,
        "cut_off": "standard",
        "start_player": None,
        "no_ledger": False,
        "board": "board",
        "stalemate_trade_turns_per_player": 10,
    }


def test_unknown_options_and_values_are_bad_input() -> None:
    """Names, values and types count: 1 is not true, a seat must exist."""
    bad: list[dict[str, object]] = [
        {"match": True},
        {"cut_off": "lax"},
        {"open_hands": 1},
        {"start_player": 3},
        {"start_player": -1},
        {"board": "board.json"},
        {"stalemate_trade_turns_per_player": 101},
        {"stalemate_trade_turns_per_player": -1},
        {"stalemate_trade_turns_per_player": 2.0},
    ]
    for options in bad:
        refusal = options_refusal(GAME.meta, 3, options)
        assert refusal is not None, options
        assert refusal.clause == "INPUT"


def test_fixed_starts_follow_the_list_of_companies(paris: Table) -> None:
    """Blue N, yellow NE, red SE, green S, purple SW, black NW (PAR-V1)."""
    assert paris.view().starts == ["K4", "L4", "L5", "K6", "J5", "J4"]


def test_open_hands_show_everything_and_change_nothing_else(paris: Table) -> None:
    """Spectators see every holding; the legal actions stay (PAR-V2)."""
    closed = paris.choices()
    paris.begin(open_hands=True)
    assert paris.view(None).hands == DEALS[3]
    assert paris.choices() == closed
    assert not GAME.hides(paris.state.setting.options)
    assert GAME.dump(paris.state.determinize(0, Random(1))) == GAME.dump(paris.state)


def test_a_match_names_the_next_start_player(paris: Table) -> None:
    """The option holds the seat that begins (PAR-V4, PAR-2.8)."""
    for seat in range(3):
        assert paris.begin(start_player=seat).mover == seat


def test_without_a_ledger_trades_are_not_shown(paris: Table) -> None:
    """Ledger and bounds are gone, the log of the others' Trades too; play is the same (PAR-V5)."""
    paris.begin(no_ledger=True).do("give:blue", "take:red:1")
    view = paris.view(1)
    assert view.ledger is None
    assert view.at_least is None
    assert GAME.look_back(paris.state.setting.options) == "turn"
    log: list[Entry] = [Decision(0, "give:blue"), Decision(0, "take:red:1"), Decision(1, "build:red")]
    assert GAME.seen(paris.state, log, 1) == [Decision(0, None), Decision(0, None), Decision(1, "build:red")]
    assert GAME.seen(paris.state, log, 0) == log
    assert Table().do("give:blue", "take:red:1").choices() == paris.choices()


def test_with_a_ledger_everything_may_be_looked_up(paris: Table) -> None:
    """By default the whole log is at hand (PAR-V5)."""
    paris.do("give:blue", "take:red:1")
    assert paris.view(None).ledger == [[-1, 0, 1, 0, 0, 0], [0] * 6, [0] * 6]
    assert GAME.look_back(paris.state.setting.options) == "all"


def test_another_board_can_be_played(mini: Table) -> None:
    """The mini board has 19 hexes; hexes of the other board are bad input there (PAR-V6)."""
    assert len(BOARDS_DATA["board_mini"].hexes) == 19
    mini.do("build:red")
    assert mini.hexes() == {"E3", "E4", "D4"}
    assert mini.refusal("place:I4") == "INPUT"
    assert Table().do("build:red").refusal("place:E3") == "INPUT"


def test_games_on_the_mini_board_end() -> None:
    """Random play under every cut-off rule (PAR-V6, PAR-V3)."""
    for seed in range(12):
        for cut_off in ("standard", "strict", "off"):
            random = Random(seed)
            chance = FastChance(random)
            options = completed(GAME.meta, {"board": "board_mini", "cut_off": cut_off})
            state = GAME.setup(3 + seed % 4, options, chance)
            while state.to_act():
                state.apply(state.mover, random.choice(state.legal(state.mover)), chance)
            assert state.outcome() is not None


def test_variants_of_showing_never_change_what_is_logged() -> None:
    """Open hands and no ledger: the same seed, the same game (PAR-V2, PAR-V5)."""
    ends = set()
    for options in ({}, {"open_hands": True}, {"no_ledger": True}):
        random = Random(5)
        chance = FastChance(random)
        state = GAME.setup(4, completed(GAME.meta, options), chance)
        while state.to_act():
            state.apply(state.mover, random.choice(state.legal(state.mover)), chance)
        outcome = state.outcome()
        assert outcome is not None
        ends.add(tuple(outcome.scores))
    assert len(ends) == 1


def test_an_export_of_open_hands_keeps_the_deal(paris: Table) -> None:
    """Nothing is redacted then (PAR-V2)."""
    log: list[Entry] = [ChanceEntry("deal", DEALS[3])]
    assert GAME.seen(paris.begin(open_hands=True).state, log, None) == log
