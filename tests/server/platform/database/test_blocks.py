"""The file of blocks: what was written to its end is found again, in order, and nothing else."""

import asyncio
import errno
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from stellwerk.server.platform.database import aio, blocks
from stellwerk.server.platform.database.aio import Writes
from stellwerk.server.platform.database.blocks import (
    BLOCK,
    BLOCKS,
    BlockFile,
    blocks_of,
    fits,
    fresh_number,
)
from tests.server.stores import must_write_beside

TEXTS = [b"one", b"two" * BLOCK, b"", b"four"]


@contextmanager
def held(path: Path) -> Iterator[BlockFile]:
    file = BlockFile(path)
    assert file.hold()
    try:
        yield file
    finally:
        file.close()


def written(file: BlockFile, first: int, texts: list[bytes]) -> list[int]:
    """Write texts one after another; their numbers."""
    numbers = []
    for text in texts:
        numbers.append(first)
        file.write(first, text)
        first += blocks_of(text)
    return numbers


def test_records_are_found_in_order(tmp_path: Path) -> None:
    """From the first one or a later one, by whoever looks; a text may be longer than a block."""
    first = fresh_number()
    with held(tmp_path / "moves") as file:
        numbers = written(file, first, TEXTS)
        for index, number in enumerate(numbers):
            assert BlockFile(tmp_path / "moves").records(number) == TEXTS[index:]
    assert BlockFile(tmp_path / "moves").records(first) == TEXTS


def test_what_is_not_there_is_not_found(tmp_path: Path) -> None:
    """No file, an empty one, a number between two records, a number of another time that stands at the same place."""
    file = BlockFile(tmp_path / "moves")
    assert file.records(fresh_number()) == []
    (tmp_path / "moves").touch()
    assert file.records(0) == file.records(fresh_number()) == []
    with held(tmp_path / "moves") as writer:
        assert writer.records(0) == []
        first = fresh_number()
        written(writer, first, TEXTS)
        assert writer.records(first + 2) == []
        assert writer.records(first + BLOCKS) == writer.records(fresh_number()) == []


@pytest.mark.parametrize("place", [0, 9, 13, 17, BLOCK - 1])
def test_a_record_that_is_not_whole_ends_the_file(tmp_path: Path, place: int) -> None:
    """One bit of number, length, checksum or text is another one: neither it nor what follows counts."""
    first, path = fresh_number(), tmp_path / "moves"
    with held(path) as file:
        written(file, first, [b"one", b"2" * (2 * BLOCK), b"three"])
    content = bytearray(path.read_bytes())
    content[BLOCK + place] ^= 1
    path.write_bytes(content)
    assert BlockFile(path).records(first) == [b"one"]


def test_the_last_record_ends_at_the_end_of_the_file(tmp_path: Path) -> None:
    """What fits is found, also if it is the last block; what does not fit is known before."""
    first = fresh_number()
    assert fits(first, first, b"1" * (BLOCKS * BLOCK - 16))
    assert not fits(first, first, b"1" * (BLOCKS * BLOCK - 15))
    assert fits(first, first + BLOCKS - 1, b"last")
    assert not fits(first, first + BLOCKS, b"one too many")
    long = b"1" * ((BLOCKS - 1) * BLOCK - 16)
    with held(tmp_path / "moves") as file:
        written(file, first, [long, b"last"])
        assert file.records(first) == [long, b"last"]


def test_one_at_a_time_writes(tmp_path: Path) -> None:
    """The next one may when the first has gone; what stands in the file stays."""
    other = BlockFile(tmp_path / "moves")
    first = fresh_number()
    with held(tmp_path / "moves") as file:
        written(file, first, TEXTS)
        assert not other.hold() and not other.held
    assert other.hold() and other.held
    assert other.records(first) == TEXTS
    other.close()


def test_a_folder_that_is_not_there_holds_no_file(tmp_path: Path) -> None:
    """Whoever would write goes another way."""
    assert not BlockFile(tmp_path / "nowhere" / "moves").hold()


@pytest.mark.parametrize("says", ["open", "preadv"])
def test_a_file_system_with_a_cache_alone_will_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, says: str) -> None:
    """Some cannot write past their cache and say so at once, or when it comes to it: then a thread writes."""
    real = getattr(os, says)

    def cannot(first: Any, *more: Any) -> Any:
        past = more[0] if says == "open" else os.get_blocking(first) and _flags(first)
        if past & os.O_DIRECT:
            raise OSError(errno.EINVAL, "invalid argument")
        return real(first, *more)

    monkeypatch.setattr(os, says, cannot)
    first = fresh_number()
    with held(tmp_path / "moves") as file:
        assert not file.writes_beside
        written(file, first, TEXTS)
        assert file.records(first) == TEXTS


def _flags(file: int) -> int:
    return int(Path(f"/proc/self/fdinfo/{file}").read_text().split()[3], 8)


async def test_writing_goes_on_beside_the_event_loop(tmp_path: Path) -> None:
    """Many records, one after another; the event loop has turns to spare."""
    must_write_beside(tmp_path)
    first, texts = fresh_number(), TEXTS * 20
    number = first
    with held(tmp_path / "moves") as file:
        for text in texts:
            done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
            file.begin(number, text, done.set_result)
            assert not done.done()
            assert await asyncio.wait_for(done, 20)
            number += blocks_of(text)
        assert file.records(first) == texts


async def test_a_fault_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a write that the kernel refuses at once, and of one that comes to nothing later."""
    must_write_beside(tmp_path)
    with held(tmp_path / "moves") as file, (tmp_path / "moves").open("rb") as for_reading:
        with monkeypatch.context() as wrong:
            wrong.setattr(file, "_file", for_reading.fileno())
            with pytest.raises(OSError, match="Bad file descriptor"):
                file.begin(fresh_number(), b"never", lambda _: None)
            with pytest.raises(OSError, match="Bad file descriptor"):
                file.write(fresh_number(), b"never")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        with monkeypatch.context() as wrong:
            wrong.setattr(blocks, "blocks_of", lambda _: 1)
            wrong.setattr(file, "_address", 4096)  # nothing is there
            file.begin(fresh_number(), b"never", done.set_result)
        assert not await asyncio.wait_for(done, 20)


def test_other_machines_have_no_such_thing(monkeypatch: pytest.MonkeyPatch) -> None:
    """They say so."""
    monkeypatch.setattr("platform.machine", lambda: "riscv64")
    with pytest.raises(OSError, match="on this machine"):
        Writes()


async def test_what_was_not_written_to_its_end_is_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Half of it, by either way."""
    must_write_beside(tmp_path)
    with held(tmp_path / "moves") as file:
        assert file._writes is not None
        begin = file._writes.begin
        monkeypatch.setattr(file._writes, "begin", lambda *of: begin(*of[:-1], lambda done: of[-1](done // 2)))
        told: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        file.begin(fresh_number(), b"1" * BLOCK, told.set_result)
        assert not await asyncio.wait_for(told, 20)
        assert f"{BLOCK} of {2 * BLOCK} bytes were written" in caplog.text
        monkeypatch.setattr(os, "pwrite", lambda *_: BLOCK)
        with pytest.raises(OSError, match="to its end"):
            file.write(fresh_number(), b"1" * BLOCK)


async def test_writing_that_holds_the_event_loop_up_is_left_to_a_thread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file system that returns only when everything is written is found out."""
    must_write_beside(tmp_path)
    with held(tmp_path / "moves") as file:
        assert file._writes is not None
        ask = file._writes._ask

        def slowly(call: int, *more: object) -> None:
            ask(call, *more)
            if call == aio.SUBMIT:
                time.sleep(0.003)

        monkeypatch.setattr(file._writes, "_ask", slowly)
        first = fresh_number()
        for number in range(first, first + aio.PROBATION):
            assert file.writes_beside
            told: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
            file.begin(number, b"one", told.set_result)
            assert await asyncio.wait_for(told, 20)
        assert not file.writes_beside


@pytest.mark.parametrize("fault", ["error", "short"])
def test_what_cannot_be_read_is_not_taken_for_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    """The disk refuses a block, or gives less than there is: that is told, and later everything is there."""
    first, real = fresh_number(), os.preadv
    with held(tmp_path / "moves") as file:
        written(file, first, [b"one", b"two", b"three"])

    def refuses(descriptor: int, buffers: list[Any], offset: int) -> int:
        if offset < 2 * BLOCK:
            return int(real(descriptor, buffers, offset))
        if fault == "error":
            raise OSError(errno.EIO, "input/output error")
        return 512

    with monkeypatch.context() as broken:
        broken.setattr(os, "preadv", refuses)
        with pytest.raises(OSError, match=r"(?i)error|cannot be read"):
            BlockFile(tmp_path / "moves").records(first)
    assert BlockFile(tmp_path / "moves").records(first) == [b"one", b"two", b"three"]


def test_a_damaged_file_is_kept(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A record that is not whole is the last one; if others stand behind it, something happened to the disk."""
    first, path = fresh_number(), tmp_path / "moves"
    with held(path) as file:
        written(file, first, [b"one", b"two", b"three"])
        file.must_end(first + 3)
    assert not caplog.records
    content = bytearray(path.read_bytes())
    content[BLOCK + 17] ^= 1
    path.write_bytes(content)
    file = BlockFile(path)
    assert file.records(first) == [b"one"]
    file.must_end(first + 1)
    assert "1 records stand behind" in caplog.text
    assert (tmp_path / f"moves-damaged-{first + 1}").read_bytes() == content


def test_a_file_that_is_too_short_keeps_what_it_has(tmp_path: Path) -> None:
    """Somebody fell while it was made."""
    first, path = fresh_number(), tmp_path / "moves"
    with held(path) as file:
        written(file, first, [b"one", b"two"])
    os.truncate(path, 3 * BLOCK)
    with held(path) as file:
        assert path.stat().st_size == BLOCKS * BLOCK
        assert file.records(first) == [b"one", b"two"]


def test_a_system_without_locks_holds_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody could tell whether another process writes."""
    monkeypatch.setattr(blocks, "fcntl", None)
    assert not BlockFile(tmp_path / "moves").hold()
