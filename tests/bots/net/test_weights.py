"""The file of a net: it says all that changes play, and fits nothing else."""

from pathlib import Path

import msgspec
import numpy as np
import pytest

from stellwerk.bots.levels import make_bot
from stellwerk.bots.net.weights import decode, encode
from stellwerk.bots.seated import check_bots, seated
from stellwerk.kernel.errors import BotRefused, WrongNet
from stellwerk.kernel.registry import installed_game
from tests.bots.net.nets import drawn_weights
from tests.bots.stones import Stones
from tests.lab.train.lesson import Lesson

BUS = installed_game("bus")


def with_head(file: bytes, **changes: object) -> bytes:
    line, _, body = file.partition(b"\n")
    return msgspec.json.encode(msgspec.json.decode(line) | changes) + b"\n" + body


def test_a_file_holds_the_whole_net() -> None:
    weights = drawn_weights(BUS)
    found = decode(BUS, encode(weights))
    assert found.head == weights.head
    for layer, stored in zip(weights.layers, found.layers, strict=True):
        assert np.array_equal(layer.weights, stored.weights) and np.array_equal(layer.offsets, stored.offsets)
        assert layer.shift == stored.shift


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"format": "stellwerk net 9"}, "another format"),
        ({"game": "paris"}, "another game"),
        ({"rules": "0.9"}, "another rules"),
        ({"observation": 12}, "another observation"),
        ({"fields": "0"}, "another fields"),
        ({"read": ["hour"]}, "another read"),
        ({"figures": ["base"]}, "another figures"),
        ({"figure": 1.0}, "another figure"),
        ({"nat": 1.0}, "another nat"),
        ({"layers": [3, 4]}, "not those of layers"),
        ({"shifts": []}, "not those of layers"),
        ({"digest": "0"}, "damaged"),
        ({"spice": 1}, "no net"),
    ],
)
def test_what_does_not_fit_is_refused(change: dict[str, object], reason: str) -> None:
    with pytest.raises(WrongNet, match=reason):
        decode(BUS, with_head(encode(drawn_weights(BUS)), **change))


@pytest.mark.parametrize("file", [b"", b"\n", b"{}", b"PK\x03\x04"])
def test_what_is_no_net_is_refused(file: bytes) -> None:
    with pytest.raises(WrongNet, match="no net"):
        decode(BUS, file)


def test_damaged_weights_are_refused() -> None:
    file = encode(drawn_weights(BUS))
    for damaged in (file[:-1], file[:-1] + bytes([file[-1] ^ 1]), file + b"\0"):
        with pytest.raises(WrongNet, match="damaged"):
            decode(BUS, damaged)


def test_another_meaning_of_the_observation_is_refused() -> None:
    file = encode(drawn_weights(Lesson(stones=12), tables=(2,)))
    with pytest.raises(WrongNet, match="another observation"):
        decode(Lesson(stones=13), file)


def test_a_net_in_a_file_is_a_bot(tmp_path: Path) -> None:
    path = tmp_path / "own.weights"
    path.write_bytes(encode(drawn_weights(BUS)))
    with seated(BUS, [f"net:{path}"]) as (bot,):
        assert bot.name == f"net:{path}"


@pytest.mark.parametrize(("name", "reason"), [("net:/no/such/file", "cannot be read"), ("net:", "cannot be read")])
def test_a_file_that_is_not_there_is_refused(name: str, reason: str) -> None:
    with pytest.raises(BotRefused, match=reason):
        check_bots(BUS, [name])


def test_files_are_named_by_the_own_user_alone(tmp_path: Path) -> None:
    path = tmp_path / "own.weights"
    path.write_bytes(encode(drawn_weights(BUS)))
    with pytest.raises(BotRefused, match="no bot is called"):
        make_bot(BUS, f"net:{path}")


def test_a_game_without_a_net_says_how_to_get_one() -> None:
    with pytest.raises(WrongNet, match="stellwerk lab train stones"):
        make_bot(Stones(), "net")
