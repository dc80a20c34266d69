"""Linux writes while the event loop goes on: its asynchronous input and output (io_submit), without any thread.

Waking a thread and passing the interpreter lock to it and back costs as much as a quick disk does.
"""

import asyncio
import ctypes
import os
import platform
import sys
from collections.abc import Callable
from struct import Struct
from time import perf_counter

SETUP, DESTROY, GET_EVENTS, SUBMIT = range(4)
CALLS = {"x86_64": (206, 207, 208, 209), "aarch64": (0, 1, 4, 2)}
"""The numbers of the system calls; the C library has no functions for them."""
PWRITE, SIGNALS = 1, 1
PROBATION, SLOW_SECONDS = 32, 0.0002
_REQUEST = Struct("<QIIHhIQQqQII")  # struct iocb
_EVENT = Struct("<QQqq")  # struct io_event


class Writes:
    """One write at a time; OSError if this machine has no such thing."""

    def __init__(self) -> None:
        calls = CALLS.get(platform.machine()) if sys.platform == "linux" and sys.maxsize > 2**32 else None
        if calls is None:
            raise OSError("there is no asynchronous writing on this machine")
        self._calls = [ctypes.c_long(number) for number in calls]
        self._call = ctypes.CDLL(None, use_errno=True).syscall
        self._call.restype = ctypes.c_long
        context = ctypes.c_ulong(0)
        self._ask(SETUP, ctypes.c_uint(1), ctypes.byref(context))
        self._context = context
        self._request = ctypes.create_string_buffer(_REQUEST.size)
        self._requests = (ctypes.c_void_p * 1)(ctypes.addressof(self._request))
        self._event = ctypes.create_string_buffer(_EVENT.size)
        self._signal = os.eventfd(0, os.EFD_NONBLOCK | os.EFD_CLOEXEC)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._then: Callable[[int], None] | None = None
        self._count = 0
        self._submitting = self._writing = 0.0  # seconds in all: until the event loop can go on, until it is on disk
        self._begun = 0.0

    @property
    def worth_it(self) -> bool:
        """Some file systems hold the event loop up until everything is written; then a thread does it better."""
        slow = self._submitting > SLOW_SECONDS * self._count and self._submitting > self._writing / 2
        return self._count < PROBATION or not slow

    def begin(self, file: int, address: int, length: int, offset: int, then: Callable[[int], None]) -> None:
        """Write what stands at an address; `then` hears from the event loop how much was written, or a negative fault.

        Nothing at that address may change before.
        """
        assert self._then is None, "one at a time"
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
            self._loop.add_reader(self._signal, self._done)
        _REQUEST.pack_into(
            self._request, 0, 0, 0, 0, PWRITE, 0, file, address, length, offset, 0, SIGNALS, self._signal
        )
        self._begun = perf_counter()
        self._ask(SUBMIT, self._context, ctypes.c_long(1), self._requests)
        self._submitting += perf_counter() - self._begun
        self._then = then

    def _done(self) -> None:
        os.eventfd_read(self._signal)
        self._ask(GET_EVENTS, self._context, ctypes.c_long(1), ctypes.c_long(1), self._event, None)
        self._writing += perf_counter() - self._begun
        self._count += 1
        then, self._then = self._then, None
        assert then is not None
        then(_EVENT.unpack(self._event)[2])

    def close(self) -> None:
        """Nothing is written any more; on the event loop."""
        if self._loop is not None:
            self._loop.remove_reader(self._signal)
        os.close(self._signal)
        self._ask(DESTROY, self._context)

    def _ask(self, call: int, *arguments: object) -> None:
        if self._call(self._calls[call], *arguments) < 0:
            fault = ctypes.get_errno()
            raise OSError(fault, os.strerror(fault))
