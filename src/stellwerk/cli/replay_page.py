"""`stellwerk replay FILE --html OUT`: a record as one page that needs neither server nor network."""

from pathlib import Path

from stellwerk.cli.failure import WrongUse
from stellwerk.cli.output import stdout_console
from stellwerk.kernel.fold import Fold
from stellwerk.kernel.record import read_record
from stellwerk.server.features.history.messages import Curve
from stellwerk.server.features.history.service.record_tables import stored_of
from stellwerk.server.features.history.service.replay_file import (
    NoTemplate,
    TooLong,
    replay_file,
    template_of,
)
from stellwerk.server.platform.clock import MachineClock
from stellwerk.server.settings import CLIENT


def write_page(text: bytes, fold: Fold, out: Path) -> None:
    """Write the HTML page of a record that was replayed without a fault."""
    if fold.state is None or fold.due is not None:
        raise WrongUse("the record stops before there is anything to show")
    if not out.parent.is_dir():
        raise WrongUse(f"there is no folder {out.parent}")
    try:
        template = template_of(CLIENT, fold.game.meta.id)
        page = replay_file(stored_of(read_record(text), fold.game, MachineClock().now()), Curve("none"), template)
    except NoTemplate:
        raise WrongUse("the web client has not been built", "Run `make client` first.") from None
    except TooLong:
        raise WrongUse("this game is too long for one page") from None
    try:
        out.write_bytes(page)
    except OSError as error:
        raise WrongUse(f"cannot write {out}: {error.strerror}") from None
    stdout_console().print(f"{out}: {len(page) // 1000} kB", markup=False)
