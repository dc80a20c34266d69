"""Snapshots: whole round trips, and nothing but positions is accepted."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from stellwerk.games.paris import GAME
from stellwerk.games.paris.state import State
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.options import completed

Spoil = Callable[[dict[str, Any]], object]


def middle(seed: int = 4, steps: int = 90, **options: object) -> State:
    """A position in the middle of a random game."""
    random = Random(seed)
    chance = FastChance(random)
    state = GAME.setup(4, completed(GAME.meta, options), chance)
    for _ in range(steps):
        state.apply(state.mover, random.choice(state.legal(state.mover)), chance)
    return state


def kept(state: State) -> list[str]:
    """What a state keeps, besides what only proves or points to it."""
    names = [name for name in dir(state) if not name.startswith("_") and not callable(getattr(state, name))]
    assert {"laid", "hands", "places", "vital"} <= set(names)
    return [name for name in names if name not in ("setting", "board", "watched", "danger")]


@pytest.mark.parametrize(
    "options", [{}, {"board": "board_mini", "cut_off": "strict"}, {"fixed_starts": True, "start_player": 2}]
)
@pytest.mark.parametrize("seats", [3, 6])
def test_every_position_of_a_game_comes_back_whole(seats: int, options: dict[str, object]) -> None:
    """All that a state keeps, derived tables included."""
    random = Random(seats)
    chance = FastChance(random)
    state = GAME.setup(seats, completed(GAME.meta, options), chance)
    while True:
        again = GAME.load(GAME.dump(state))
        for name in kept(state):
            assert getattr(again, name) == getattr(state, name), name
        assert again.setting.options == state.setting.options
        if not state.to_act():
            assert again.outcome() == state.outcome()
            break
        state.apply(state.mover, random.choice(state.legal(state.mover)), chance)


def test_a_snapshot_is_readable_json_with_a_version() -> None:
    content = msgspec.json.decode(GAME.dump(middle()))
    assert content["version"] == "paris/1"
    assert content["tracks"][0][0] in {"K4", "L4", "L5", "K6", "J5", "J4"}


def with_option(name: str, value: object) -> Spoil:
    def spoil(content: dict[str, Any]) -> None:
        content["options"][name] = value

    return spoil


SPOILED: dict[str, Spoil] = {
    "another version": lambda c: c.update(version="paris/0"),
    "an unknown field": lambda c: c.update(extra=1),
    "a missing field": lambda c: c.pop("deal"),
    "too few seats": lambda c: c.update(seats=2),
    "too many seats": lambda c: c.update(seats=5),
    "an unknown option": with_option("luck", 1),
    "an unknown value": with_option("cut_off", "never"),
    "a missing option": lambda c: c["options"].pop("board"),
    "another board": with_option("board", "board_mini"),
    "an unknown hex": lambda c: c["tracks"][0].append("Z99"),
    "a hex of another board": lambda c: c["tracks"][0].append("E3"),
    "a hex away from the track": lambda c: c["tracks"][0].append("P15"),
    "a hex twice": lambda c: c["tracks"][1].append(c["tracks"][1][-1]),
    "Paris built over": lambda c: c["tracks"][1].append("K5"),
    "a colour without a start": lambda c: c["tracks"][2].clear(),
    "two colours on one start": lambda c: c["tracks"].__setitem__(0, c["tracks"][1]),
    "five companies": lambda c: c["tracks"].pop(),
    "too long a track": lambda c: c["tracks"][0].extend(["K3"] * 40),
    "a deal too big": lambda c: c["deal"][0].__setitem__(0, 31),
    "a negative deal": lambda c: c["deal"][0].__setitem__(0, -1),
    "a deal of five colours": lambda c: c["deal"][0].pop(),
    "a holding below 0": lambda c: c["net"][0].__setitem__(0, -31),
    "a ledger above its lowest point": lambda c: c["lowest"][0].__setitem__(0, -20),
    "locos out of nowhere": lambda c: c["net"][0].__setitem__(0, 31),
    "a start player who is not there": lambda c: c.update(start_player=4),
    "a negative turn": lambda c: c.update(turn=0),
    "a huge turn": lambda c: c.update(turn=10**30),
    "an unknown phase": lambda c: c.update(phase="auction"),
    "over without a reason": lambda c: c.update(phase="over"),
    "a reason while it runs": lambda c: c.update(reason="supply"),
    "Marseille without Marseille": lambda c: c.update(phase="over", reason="marseille", building=None, placed=0),
    "an unknown company": lambda c: c.update(phase="place", building="pink"),
    "six locos placed": lambda c: c.update(phase="place", building="blue", placed=6),
    "more locos placed than lie there": lambda c: c.update(phase="place", building="blue", placed=5),
    "a colour given outside a Trade": lambda c: c.update(given="blue"),
    "numbers that are text": lambda c: c.update(quiet_turns="1"),
    "numbers with a fraction": lambda c: c.update(quiet_turns=1.5),
    "true for a number": lambda c: c.update(turn=True),
    "a list for a company": lambda c: c.update(building=["blue"]),
    "a stalemate that goes on": lambda c: c.update(quiet_turns=40),
}


@pytest.mark.parametrize("name", SPOILED)
def test_anything_else_is_refused(name: str) -> None:
    """ValueError, never another error and never a position that cannot be."""
    state = middle()
    while state.phase != 0:
        state.apply(state.mover, state.legal(state.mover)[-1], FastChance(Random(1)))
    content = msgspec.json.decode(GAME.dump(state))
    content["tracks"][0] = content["tracks"][0][:3] if name.startswith("more locos") else content["tracks"][0]
    SPOILED[name](content)
    with pytest.raises(ValueError, match=r"no position of paris: |no snapshot of paris: "):
        GAME.load(msgspec.json.encode(content))


@pytest.mark.parametrize("text", [b"", b"{", b"null", b"[]", b"\xff\xfe", b"{}", b"[" * 5000, b'"paris/1"'])
def test_bytes_that_are_no_snapshot_are_refused(text: bytes) -> None:
    with pytest.raises(ValueError, match="no snapshot of paris: "):
        GAME.load(text)


def test_a_position_with_a_company_cut_off_is_refused() -> None:
    """It cannot come about (PAR-6.1), except where nobody is protected (PAR-V3)."""
    content = msgspec.json.decode(
        GAME.dump(GAME.setup(3, completed(GAME.meta, {"fixed_starts": True}), FastChance(Random(1))))
    )
    content["tracks"][0] += ["J3", "I4", "I5"]
    content["tracks"][1] += ["L3", "K3", "J3"]
    content["tracks"][4] += ["J6", "I6", "I5"]
    with pytest.raises(ValueError, match=r"PAR-6\.1"):
        GAME.load(msgspec.json.encode(content))
    content["options"]["cut_off"] = "off"
    assert GAME.load(msgspec.json.encode(content)).to_act()


def test_random_damage_never_breaks_the_reader() -> None:
    """Flip and cut bytes: a position or a ValueError, nothing else."""
    random = Random(9)
    text = GAME.dump(middle())
    for _ in range(400):
        damaged = bytearray(text)
        for _ in range(random.randrange(1, 4)):
            damaged[random.randrange(len(damaged))] = random.choice(b'0123456789,"[]{}-abcKL')
        try:
            GAME.load(bytes(damaged[: random.randrange(1, len(damaged) + 60)]))
        except ValueError:
            continue
