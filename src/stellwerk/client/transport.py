"""Requests to a server: typed answers, problems as exceptions, repeated only where that does no harm."""

import secrets
import time
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from stellwerk.extras import needs
from stellwerk.kernel.errors import ServerError, ServerUnreachable
from stellwerk.refusal import Refusal
from stellwerk.wire.problems import Problem

with needs("client"):
    import httpx

Answer = TypeVar("Answer")
ROOT: Final = "/api/v1"
ATTEMPTS: Final = 4
PAUSE: Final = 0.5  # seconds before the second attempt; doubled before each further one
LONGEST_PAUSE: Final = 30.0  # who is told to wait longer is told so by the exception
WAITS: Final = (429, 503)


class Rules(NamedTuple):
    """A game in a version of its rules; no version means the newest one."""

    game: str = ""
    version: str | None = None


NO_RULES: Final = Rules()


class Transport:
    """Sends requests as one person: a guest by the cookie that the server gives, or an account by its token."""

    def __init__(self, address: str, token: str | None, timeout: float, trust_env: bool) -> None:
        self.address = address.rstrip("/")
        self.trust_env = trust_env
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        self.http = httpx.Client(base_url=self.address + ROOT, headers=headers, timeout=timeout, trust_env=trust_env)

    def ask(
        self, kind: type[Answer], method: str, path: str, body: Any = None, *, once: bool = False, by: Rules = NO_RULES
    ) -> Answer:
        """Send a request and decode the answer; `once`: a request id makes it safe to send again.

        GET and requests with an id are repeated when the server cannot be reached or asks to wait.
        `by`: the rules that may refuse it.
        """
        headers = {"Idempotency-Key": secrets.token_hex(16)} if once else {}
        content = None if body is None else msgspec.json.encode(body)
        headers |= {} if content is None else {"Content-Type": "application/json"}
        attempts = ATTEMPTS if once or method == "GET" else 1
        for attempt in range(1, attempts + 1):
            try:
                answer = self._send(method, path, content, headers, by)
                return msgspec.json.decode(answer, type=kind) if answer else kind()
            except (ServerUnreachable, ServerError) as error:
                pause = _pause(error, attempt)
                if pause is None or attempt == attempts:
                    raise
                time.sleep(pause)
        raise AssertionError("the last attempt returns or raises")

    def read(self, path: str) -> bytes:
        """The bytes of a file."""
        return self._send("GET", path, None, {})

    def socket_headers(self) -> dict[str, str]:
        """The headers with which a socket of the same person is opened."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        token = self.http.headers.get("authorization")
        return {"Authorization": token} if token else {"Cookie": cookie} if cookie else {}

    def _send(
        self, method: str, path: str, content: bytes | None, headers: dict[str, str], by: Rules = NO_RULES
    ) -> bytes:
        try:
            response = self.http.request(method, path, content=content, headers=headers)
        except httpx.TransportError as error:
            raise ServerUnreachable(self.address, str(error) or type(error).__name__) from error
        if response.is_success:
            return response.content
        raise error_of(response.content, response.status_code, by)


def _pause(error: ServerUnreachable | ServerError, attempt: int) -> float | None:
    """Seconds before the next attempt; None if another one is of no use."""
    usual: float = PAUSE * 2 ** (attempt - 1)
    if isinstance(error, ServerUnreachable):
        return usual
    wait = float(error.retry_after) if error.retry_after is not None else usual
    return wait if error.status in WAITS and wait <= LONGEST_PAUSE else None


def error_of(content: bytes, status: int, by: Rules = NO_RULES) -> ServerError:
    """The exception for an answer that is no success; a proxy's answer is none of the server's problems."""
    try:
        problem = msgspec.json.decode(content, type=Problem)
    except msgspec.DecodeError:
        return ServerError("unreadable", status, f"The server answered {status} without saying why.")
    return exception_of(problem, by)


def exception_of(problem: Problem, by: Rules = NO_RULES) -> ServerError:
    """The exception for a problem; `by` lets its refusal say its sentence."""
    refusal = None
    if isinstance(problem.clause, str):
        data, objects = problem.data or {}, problem.objects or []
        refusal = Refusal(problem.clause, data, objects, by.game, by.version)
    index = problem.index if isinstance(problem.index, int) else None
    wait = problem.retry_after if isinstance(problem.retry_after, int) else None
    return ServerError(problem.code, problem.status, problem.detail, refusal, index, wait)
