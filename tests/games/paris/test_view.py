"""View, prompt, insights and journal."""

from itertools import combinations
from random import Random

import pytest

from stellwerk.games.paris import GAME
from stellwerk.games.paris.actions import PLACE
from stellwerk.games.paris.board import BIT, COMPANIES, HEX
from stellwerk.games.paris.insights.reach import best_build
from stellwerk.games.paris.state import State
from stellwerk.kernel.chance import FastChance, NoChance
from stellwerk.kernel.message import Message
from stellwerk.kernel.options import completed
from stellwerk.words.words import words_of
from tests.games.paris.table import Table


def test_the_prompt_says_what_is_expected(paris: Table) -> None:
    """In every phase, with the clause being played (PAR-3.2, PAR-4.4, PAR-8.2)."""
    words = words_of("de", GAME)
    view = paris.view()
    assert (view.clause, view.prompt.id) == ("PAR-3.2", "prompt-turn")
    paris.do("build:blue", "place:K3", "place:K2")
    view = paris.view()
    assert view.clause == "PAR-4.4"
    assert words.prompt(view.prompt) == "Lege eine Lok von Blau: noch bis zu 3, oder beende den Bau"
    assert words.prompt(view.prompt, "Anna") == "Anna baut Blau: 2 gelegt, noch bis zu 3"
    view = paris.do("stop", "give:red").view()
    assert (view.clause, view.prompt) == ("PAR-8.2", Message("prompt-take", {"given": "@company-red"}))
    view = paris.begin().given(stores={"blue": 1, "red": 4}).do("build:blue", "place:K3").view()
    assert (view.clause, view.prompt.id, view.to_act) == ("PAR-9.3", "prompt-over", [])


def test_the_demand_stands_before_the_colon() -> None:
    """The client prints it bold."""
    for language in ("de", "en"):
        words = words_of(language, GAME)
        table = Table()
        for do in ("build:blue", "place:K3", "stop", "give:red", "take:blue:1"):
            for said in (words.prompt(table.view().prompt), words.prompt(table.view().prompt, "Anna")):
                assert said.count(":") == 1
                assert len(said.split(": ")) == 2
            table.do(do)


def test_tracks_are_drawn_from_the_loco_they_came_from(paris: Table) -> None:
    """One line per loco, so that lines never jump (PAR-5.2)."""
    paris.do("build:black", "place:I4", "place:H3", "place:H4", "place:G4", "place:F3")
    black = COMPANIES.index("black")
    assert paris.view().networks[black] == [("J4", "I4"), ("I4", "H3"), ("I4", "H4"), ("H4", "G4"), ("G4", "F3")]
    assert paris.view().networks[0] == []


def test_turns_are_counted_from_1(paris: Table) -> None:
    """Begun turns (PAR-3.1)."""
    assert paris.view().turn == 1
    assert paris.do("give:blue").view().turn == 1
    assert paris.do("take:red:1").view().turn == 2


def test_a_build_that_ends_by_itself_says_why(paris: Table) -> None:
    """Fact `built` with the reason (PAR-4.7)."""
    paris.do("build:black", "place:I4", "place:H3", "stop")
    built = paris.facts[-1]
    assert built.kind == "built"
    assert built.data == {
        "seat": 0,
        "company": "@company-black",
        "locos": 2,
        "last": "Le Havre",
        "points": 2,
        "value": 2,
        "hexes": "I4 H3",
        "reason": "stop",
    }
    assert [fact.line for fact in paris.facts] == [False, False, True]
    paris.do("build:black", "place:H4", "place:G4", "place:F3", "place:F4", "place:G5")
    assert paris.facts[-1].data["reason"] == "five"
    paris.begin().given(stores=dict.fromkeys(COMPANIES, 9) | {"blue": 1}).do("build:blue", "place:L3")
    assert (paris.facts[-1].data["reason"], paris.facts[-1].data["last"]) == ("store", "L3")
    paris.begin(cut_off="off").given(red="P14").do("build:red", "place:P15")
    assert [fact.kind for fact in paris.facts] == ["placed", "built", "ended"]
    assert paris.facts[1].data["reason"] == "marseille"
    assert paris.facts[2].data == {"reason": "@reason-marseille"}


def test_a_placed_loco_tells_where_its_track_came_from(paris: Table) -> None:
    """For the animation; it makes no line of the log."""
    paris.do("build:black", "place:I4", "place:H3")
    placed = paris.facts[-1]
    assert (placed.kind, placed.line, placed.reveals) == ("placed", False, False)
    assert placed.data == {
        "seat": 0,
        "company": "@company-black",
        "hex": "H3",
        "place": "Le Havre",
        "value": 1,
        "from_hex": "I4",
    }


def test_every_fact_has_its_sentence() -> None:
    """In both languages, spoken to the deciding seat and to the others."""
    from stellwerk.kernel.journal import Journal

    random = Random(1)
    chance = FastChance(random)
    state = GAME.setup(3, completed(GAME.meta, {}), chance)
    while state.to_act():
        journal = Journal()
        state.apply(state.mover, random.choice(state.legal(state.mover)), chance, journal)
        for fact in journal.facts:
            for words in (words_of("de", GAME), words_of("en", GAME)):
                message = Message(f"fact-{fact.kind}", {"name": "Anna", **fact.data})
                assert words.filled(message)
                assert fact.kind == "ended" or words.filled(message, "you")


def test_worth_is_what_the_own_holding_would_score_now(paris: Table) -> None:
    """Locos times value, surplus deducted; nothing for a spectator (PAR-10.2, PAR-10.3)."""
    paris.given(hand={"blue": 22}, values={"blue": 3})
    insights = GAME.insights(paris.state, 0)
    assert insights.products == [66, 0, 0, 0, 0, 0]
    assert insights.worth == 66 - 40
    spectator = GAME.insights(paris.state, None)
    assert (spectator.worth, spectator.products) == (None, None)


def test_what_ends_the_game_is_told(paris: Table) -> None:
    """Filled stores, locos to Marseille, Trades left (PAR-9.1, PAR-9.3, PAR-9.8)."""
    ending = GAME.insights(paris.state, None).ending
    assert (ending.filled_stores, ending.trades_left) == (6, 30)
    assert GAME.insights(paris.do("give:blue", "take:red:1").state, None).ending.trades_left == 29
    assert GAME.insights(paris.begin(stalemate_trade_turns_per_player=0).state, None).ending.trades_left is None
    near = GAME.insights(paris.begin(cut_off="off").given(red="P14", stores={"blue": 1, "red": 4}).state, None).ending
    assert (near.filled_stores, near.marseille[2]) == (2, 1)


def test_a_company_that_stands_in_marseille_needs_no_loco(paris: Table) -> None:
    """0 stands for who has ended the game, none for the others: the city is taken (PAR-9.1, PAR-5.5)."""
    state = paris.begin(cut_off="off").given(red="P14").do("build:red", "place:P15").state
    assert GAME.insights(state, None).ending.marseille == [None, None, 0, None, None, None]


def test_a_company_that_is_shut_in_cannot_reach_marseille(mini: Table) -> None:
    """None stands for no way (PAR-9.1)."""
    ending = GAME.insights(mini.given(red="E3 E4 D4 E2", yellow="E2 D1 C1", blue="D1").state, None).ending
    assert ending.marseille[2] is None
    assert ending.marseille[3] == 1


def test_reach_counts_locos_within_the_store(paris: Table) -> None:
    """Up to five, or what the store holds (PAR-4.1, PAR-4.2)."""
    steps = GAME.insights(paris.state, None).reach[5].steps
    assert (steps["I4"], steps["H3"], steps["F3"]) == (1, 2, 4)
    paris.given(stores=dict.fromkeys(COMPANIES, 9) | {"black": 2})
    assert max(GAME.insights(paris.state, None).reach[5].steps.values()) == 2


def every_best(state: State, company: int, most: int) -> int:
    """The best Build by trying all of them, step by step through the legal lists."""
    best = 0
    waiting = [(state, 0)]
    seen = set()
    while waiting:
        position, count = waiting.pop()
        for action in position.legal(state.mover):
            if action < PLACE:
                continue
            after = position.clone()
            before = after.value[company]
            after.apply(state.mover, action, NoChance())
            points = after.value[company] - before + after.points if after.phase == 1 else after.value[company] - before
            best = max(best, points)
            if after.phase == 1 and after.mover == state.mover and count + 1 < most:
                key = after.track[company]
                if key not in seen:
                    seen.add(key)
                    waiting.append((after, count + 1))
    return best


@pytest.mark.parametrize(
    ("board", "seed"), [("board", 1), ("board", 2), ("board_mini", 3), ("board_mini", 4), ("board_mini", 6)]
)
def test_the_best_build_is_the_best(board: str, seed: int) -> None:
    """Branch and bound against trying everything, and the way that is shown can be built (PAR-4.1, PAR-7.1)."""
    random = Random(seed)
    chance = FastChance(random)
    state = GAME.setup(4, completed(GAME.meta, {"board": board}), chance)
    most = 3 if board == "board" else 5
    while state.to_act() and state.turn < 40:
        if state.phase == 0 and state.turn % 6 == 1:
            for action in [action for action in state.legal(state.mover) if action < 6]:
                trial = state.clone()
                trial.apply(trial.mover, action, chance)
                trial.placed = 5 - most  # so that only so many are left
                points, way = best_build(trial, action)
                assert points == every_best(trial, action, most)
                for hex in way:
                    assert PLACE + hex in trial.legal(trial.mover)
                    trial.apply(trial.mover, PLACE + hex, chance)
        state.apply(state.mover, random.choice(state.legal(state.mover)), chance)


def test_a_way_hangs_together(paris: Table) -> None:
    """Every hex of the best Build touches the track or an earlier one (PAR-5.2)."""
    for company, reach in enumerate(GAME.insights(paris.state, None).reach):
        own = paris.state.laid[company][:]
        for hex in reach.way:
            assert any(paris.state.board.near_mask[near] & BIT[HEX[hex]] for near in own)
            own.append(HEX[hex])
        assert not any(one == two for one, two in combinations(own, 2))
