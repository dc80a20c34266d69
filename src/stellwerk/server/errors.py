"""What can go wrong with a request: a code, and what the asker may know about it."""

from stellwerk.kernel.refusal import INPUT, Refusal
from stellwerk.server.features.tables.messages.tables import TableView


class Trouble(Exception):
    """A request that is not carried out; nothing has changed."""

    def __init__(
        self,
        code: str,
        detail: str,
        *,
        refusal: Refusal | None = None,
        index: int | None = None,
        table: TableView | None = None,
    ) -> None:
        super().__init__(detail)
        self.code = code
        self.detail = detail
        self.refusal = refusal
        self.index = index
        self.table = table


def refused(refusal: Refusal, index: int = 0) -> Trouble:
    """The rules say no; text that is no action of the game is bad input."""
    if refusal.clause == INPUT:
        return Trouble("bad_input", "This is nothing that the game knows.", refusal=refusal, index=index)
    return Trouble("refused", f"The rules do not allow this ({refusal.clause}).", refusal=refusal, index=index)


def bad_input(detail: str) -> Trouble:
    """The request makes no sense."""
    return Trouble("bad_input", detail)
