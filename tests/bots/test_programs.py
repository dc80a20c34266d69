"""Programs as bots: the messages, and everything that a program can do wrong."""

import os
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import stellwerk
from stellwerk.bots.levels import make_bot
from stellwerk.bots.program import ProgramBot
from stellwerk.bots.seated import check_bots, seated
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.errors import BotFailed, BotRefused, SeriesFailed
from stellwerk.kernel.game import State
from stellwerk.kernel.registry import all_games, installed_game
from stellwerk.kernel.seats import first_seat

PARIS = installed_game("paris")
HEAD = """
import json, os, random, subprocess, sys, time
def say(message): print(json.dumps(message), flush=True)
def listen(): return json.loads(input())
def act(turn, *do): say({"seat": turn["seat"], "number": turn["number"], "do": list(do)})
"""
HELLO = "listen(); say({'type': 'hello', 'protocol': 1})\n"
PLAY = "while True:\n    turn = listen()\n    act(turn, random.Random(turn['seed']).choice(turn['legal']))\n"

Write = Callable[..., str]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a program; its name as a bot."""

    def written(text: str, limit: str = "") -> str:
        file = tmp_path / "my bot.py"
        file.write_text(HEAD + text)
        return f"exec:{limit}{shlex.join([sys.executable, str(file)])}"

    return written


def opening(seats: int = 3) -> State:
    options = {option.name: option.default for option in PARIS.meta.options}
    state: State = PARIS.setup(seats, options, FastChance(Random(1)))
    return state


def first_choice(name: str) -> tuple[int, ...]:
    state = opening()
    with seated(PARIS, [name]) as bots:
        return bots[0].choose(PARIS, state, first_seat(state.to_act()), Random(1))


def gone(process: int) -> bool:
    """Whether a process has ended; one that nobody has waited for counts."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


def test_a_program_plays_whole_games_and_the_same_again_from_one_process_and_two(write: Write) -> None:
    name = write(HELLO + PLAY)
    first, second = (stellwerk.simulate("paris", ["greedy", name], 4, seats=3, seed=5, jobs=jobs) for jobs in (1, 2))
    assert first.games == 4 and first.scores_mean_by_bot == second.scores_mean_by_bot
    assert first.seats_by_bot[name] == 6


def test_hello_names_the_protocol_and_a_turn_carries_view_legal_and_deadline(write: Write, tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    text = f"seen = open({str(seen)!r}, 'w')\nfor line in sys.stdin:\n    seen.write(line); seen.flush()\n"
    text += "    turn = json.loads(line)\n    say(turn) if turn['type'] == 'hello' else act(turn, turn['legal'][0])\n"
    first_choice(write(text))
    hello, turn = (msgspec.json.decode(line) for line in seen.read_text().splitlines())
    assert (hello["type"], hello["protocol"], hello["version"]) == ("hello", 1, stellwerk.__version__)
    state = opening()
    seat = first_seat(state.to_act())
    assert (turn["type"], turn["game"], turn["seat"], turn["number"]) == ("turn", "paris", seat, 1)
    assert turn["view"] == msgspec.to_builtins(PARIS.view(state, seat))
    assert turn["legal"] == [PARIS.actions.notation(action) for action in state.legal(seat)]
    assert turn["deadline"].endswith("+00:00") and turn["rules"] == PARIS.meta.rules


@pytest.mark.parametrize("id", list(all_games()))
def test_a_program_is_sent_nothing_that_its_seat_cannot_know(id: str, write: Write) -> None:
    """The message of a position is that of every position that the seat cannot tell from it."""
    game = installed_game(id)
    options = {option.name: option.default for option in game.meta.options}
    state = game.setup(game.meta.least_seats, options, FastChance(Random(3)))
    bot: Any = ProgramBot("exec:true")
    for step in range(30):
        if not (waiting := state.to_act()):
            break
        seat = first_seat(waiting)
        sent, other = (
            bot._turn(game, each, seat, Random(0)) for each in (state, state.determinize(seat, Random(step)))
        )
        assert msgspec.structs.replace(sent, deadline=None) == msgspec.structs.replace(other, deadline=None)
        state.apply(seat, Random(step).choice(list(state.legal(seat))), FastChance(Random(step)))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("sys.exit(3)", "ended with exit code 3"),
        ("raise ValueError('out of ideas')", r"exit code 1 \(its last words: ValueError: out of ideas\)"),
        ("os.kill(os.getpid(), 9)", "ended with signal SIGKILL"),
        ("os.close(1)\ntime.sleep(60)", "has closed its standard output"),
        ("time.sleep(60)", "did not answer within 1 s"),
        ("while True: sys.stderr.write('x' * 1000)", "did not answer within 1 s"),
        ("while True: sys.stdout.write('x' * 1000)", "wrote more than 65536 bytes"),
        ("print('{}\\n{}', flush=True)", "wrote more than one line"),
        ("print('build:blue', flush=True)", "answered 'build:blue', which is no Act"),
        ("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush()", "which is no Act"),
        ("say({'do': ['build:blue']})", "missing required field `seat`"),
        ("say({'seat': 2, 'number': 9, 'do': []})", "answered for seat 2 and number 9"),
        ("act(turn)", r"decided nothing \(INPUT\)"),
        ("act(turn, 'fly:moon')", "answered 'fly:moon', which is not allowed: INPUT"),
        ("act(turn, 'stop')", "which is not allowed: PAR-"),
        ("act(turn, turn['legal'][0], 'fly:moon')", "not all of which are decisions of paris"),
    ],
)
def test_a_program_that_fails_is_told_how(write: Write, text: str, message: str) -> None:
    with pytest.raises(BotFailed, match=message):
        first_choice(write(f"{HELLO}turn = listen()\n{text}", "1s:" if "within 1 s" in message else ""))


def test_the_clause_of_a_refused_answer_is_known(write: Write) -> None:
    with pytest.raises(BotFailed) as caught:
        first_choice(write(HELLO + "act(listen(), 'stop')"))
    assert caught.value.clause in PARIS.meta.clauses


def test_a_program_that_speaks_another_protocol_is_refused(write: Write) -> None:
    with pytest.raises(BotFailed, match="is no BotAnswer"):
        first_choice(write("listen(); say({'type': 'hello', 'protocol': 2})"))


def test_a_program_ends_with_the_game_and_takes_its_children_along(write: Write, tmp_path: Path) -> None:
    note = tmp_path / "processes"
    text = f"""
child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'], stdout=subprocess.DEVNULL)
open({str(note)!r}, 'w').write(f'{{os.getpid()}} {{child.pid}}')
import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN)
turn = listen(); act(turn, turn['legal'][0]); time.sleep(600)
"""
    begin = time.monotonic()
    first_choice(write(HELLO + text))
    assert time.monotonic() - begin < 300
    for process in map(int, note.read_text().split()):
        deadline = time.monotonic() + 30
        while not gone(process):
            assert time.monotonic() < deadline, "the process is still there"
            os.sched_yield()


def test_every_seat_has_a_program_of_its_own(write: Write) -> None:
    """A program that answered for two seats could tell one what the other holds."""
    state = opening()
    with seated(PARIS, [write(HELLO + PLAY)] * 2) as bots:
        for bot in bots:
            bot.choose(PARIS, state, first_seat(state.to_act()), Random(1))
        processes: set[int] = {
            bot._dialogue.process.pid for bot in bots if isinstance(bot, ProgramBot) and bot._dialogue
        }
    assert len(processes) == 2


def test_a_series_stops_at_a_program_that_fails_and_goes_on_once_it_is_repaired(write: Write, tmp_path: Path) -> None:
    resume = tmp_path / "series.json"
    mark = tmp_path / "broken"
    mark.touch()
    name = write(f"{HELLO}if os.path.exists({str(mark)!r}): sys.exit('no more')\n{PLAY}")
    with pytest.raises(SeriesFailed, match=r"bot exec:.* was to act: BotFailed: ended with exit code 1 .*no more"):
        stellwerk.simulate("paris", ["random", name], 3, seats=3, seed=2, resume=resume)
    mark.unlink()
    repaired = stellwerk.simulate("paris", ["random", name], 3, seats=3, seed=2, resume=resume)
    assert repaired.games == 3


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("exec:", "names no program"),
        ("exec:./not-there", r"there is no program './not-there' that may be executed"),
        ("exec:python3 'open", "is no command: No closing quotation"),
    ],
)
def test_what_cannot_be_started_is_refused_before_the_first_game(name: str, message: str) -> None:
    with pytest.raises(BotRefused, match=message):
        check_bots(PARIS, [name])


def test_who_makes_bots_for_others_starts_no_programs() -> None:
    """A server makes bots by names that come from the network."""
    with pytest.raises(BotRefused, match="no bot is called"):
        make_bot(PARIS, "exec:true")
