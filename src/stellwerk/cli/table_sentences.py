"""Sentences about a table of a server: what is no move in its log, and why the server refuses something."""

from stellwerk.kernel.errors import ServerError
from stellwerk.wire.tables import Line, TableHead
from stellwerk.words.words import Words

BOT = "bot:"


def table_sentence(words: Words, line: Line, name: str, own: bool) -> str | None:
    """What a line says that is no move; None if it is one. `name`: who holds its seat, `own`: whether the reader does.

    A time that was over, a bot that plays or was called, a draft that counted, decisions taken back, an agreed end.
    """
    you = "-you" if own else ""
    if line.undo is not None:
        return words.say(f"log-undo{you}", name=name, count=line.undo)
    if line.table == "end":
        return words.say("log-agreed")
    if line.table == "hint":
        return words.say(f"log-hint{you}", name=name)
    if line.table == "draft":
        return words.say(f"log-draft{you}", name=name, what=line.by or "")
    return _hand(words, line, name, you) if line.table in ("seat", "time", "away") else None


def _hand(words: Words, line: Line, name: str, you: str) -> str:
    """Who plays a seat from here on."""
    by = line.by or ""
    if not by.startswith(BOT):
        return words.say("log-back-you") if you and by == name else words.say("log-back", name=by)
    message = {"time": "log-time", "away": "log-called"}.get(line.table or "", "log-bot")
    return words.say(f"{message}{you}", name=name, bot=words.bot(by.removeprefix(BOT)))


def proposal_sentence(words: Words, head: TableHead) -> str:
    """Who proposes what."""
    proposal = head.proposal
    assert proposal is not None
    name = head.seats[proposal.seat].name or str(proposal.seat)
    if proposal.target is not None:
        return words.say("propose-bot-asks", name=name, target=head.seats[proposal.target].name or "")
    if proposal.kind == "end":
        return words.say("propose-end-asks", name=name)
    return words.say("propose-undo-asks", name=name, count=proposal.count)


def problem_sentence(words: Words, error: ServerError) -> str:
    """Why a server refuses something, in the reader's language; of a problem without words, what the server says."""
    message = f"problem-{error.code}"
    sentence = words.say(message) if words.has(message) else error.sentence
    wait = "" if error.retry_after is None else " " + words.say("wait-seconds", seconds=error.retry_after)
    return sentence + wait
