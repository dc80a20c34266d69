"""`stellwerk play --server`: a table of a server in the terminal."""

import io
import itertools
import time
from collections.abc import Iterator
from threading import Thread

import pytest

from stellwerk.cli import main
from stellwerk.cli.table_sentences import problem_sentence, table_sentence
from stellwerk.client import Client
from stellwerk.client.table import RemoteTable
from stellwerk.kernel.errors import ServerError
from stellwerk.wire.clocks import TimeControl
from stellwerk.wire.tables import Line
from stellwerk.words.words import words_of
from tests.client.test_client import START, served

WAIT = 120.0
NUMBERS = itertools.count(1)


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    server = served(tmp_path_factory.mktemp("data"), 1000)
    yield f"http://{server.host}"
    server.stop()


class Player:
    """Somebody with an account and a token, who types into a terminal."""

    def __init__(
        self, address: str, name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.address, self.monkeypatch, self.capsys = address, monkeypatch, capsys
        self.client = Client(address, trust_env=False)
        self.client.ask(dict, "GET", "/me")
        self.client.ask(dict, "POST", "/account", {"name": name, "password": "station clock"})
        self.secret = self.token("read", "play", "tables")

    def token(self, *scopes: str) -> str:
        made = self.client.ask(dict, "POST", "/me/tokens", {"name": "t", "scopes": list(scopes)})
        return str(made["secret"])

    def play(self, lines: str, *arguments: str, language: str = "de", token: str | None = None) -> tuple[int, str, str]:
        """Exit code, output and error output of a game in the terminal."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO(lines))
        place = ("--server", self.address, "--token", token or self.secret, "--lang", language)
        code = main(["play", *arguments, *place])
        printed = self.capsys.readouterr()
        return code, printed.out, printed.err


@pytest.fixture
def anna(address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Iterator[Player]:
    """Somebody new in every test."""
    player = Player(address, f"Anna {next(NUMBERS)}", monkeypatch, capsys)
    with player.client:
        yield player


@pytest.fixture
def ben(address: str) -> Iterator[Client]:
    """A guest who opens tables."""
    with Client(address, trust_env=False) as client:
        client.ask(dict, "GET", "/me")
        yield client


def test_a_table_of_a_server_is_played_by_lines(anna: Player) -> None:
    """Prompt, offers and log in the reader's language; a number decides; leaving ends nothing."""
    table = anna.client.open_table("paris", ["me", "me", "me"], options=START)
    code, printed, wrong = anna.play("why give:1\nwhy nonsense\n1\n1\nquit\n")
    table.refresh()
    assert code == 0, wrong
    assert "Paris Connection" in printed and "Der Tisch wartet auf dich" in printed
    assert "Dein Bestand" in printed and "hand_sizes" not in printed
    assert table.view.head.number > 1


def test_who_has_no_seat_sits_down_on_the_one_that_is_named(anna: Player, ben: Client) -> None:
    """At a public table without a key; then the game begins, and the first decision is taken in the terminal."""
    options = {"start_player": 1, "fixed_starts": True}
    table = ben.open_table("paris", ["me", "open", "me"], options=options, public=True)
    code, printed, wrong = anna.play("1\n1\nquit\n", table.id, "--seat", "1")
    assert code == 0, wrong
    assert "Du sitzt auf Platz 1." in printed
    table.refresh()
    assert table.view.head.seats[1].name is not None and table.view.head.number > 1


def test_who_names_no_seat_is_asked(anna: Player, ben: Client) -> None:
    """With the link of an invitation also at a private table; where nobody answers, what to name is said."""
    options = {"start_player": 2, "fixed_starts": True}
    table = ben.open_table("paris", ["me", "open", "open"], options=options)
    link = f"{anna.address}/#/table/{table.id}/seat/any/{table.view.keys['any']}"
    code, _, wrong = anna.play("", link)
    assert (code, "--seat" in wrong) == (2, True)
    others = Thread(target=sit_down_last, args=(ben, table))
    others.start()
    code, printed, wrong = anna.play("7\n2\n", link, language="en")
    others.join(WAIT)
    assert code == 0, wrong
    assert "the list goes up to 2" in printed
    assert "You sit on seat 2." in printed and "The game begins as soon as" in printed


def sit_down_last(ben: Client, table: RemoteTable) -> None:
    """Take the seat that is left, so that the game begins."""
    deadline = time.monotonic() + WAIT
    while table.view.head.seats[2].name is None and time.monotonic() < deadline:
        table.refresh()
    ben.sit_down(table.id, 1, "Ben", table.view.keys["1"])


def test_who_names_no_table_chooses_an_open_one(anna: Player, ben: Client) -> None:
    options = {"start_player": 1, "fixed_starts": True}
    ben.open_table("paris", ["me", "open", "me"], options=options, public=True)
    code, printed, wrong = anna.play("1\nquit\n")
    assert code == 0, wrong
    assert "Du sitzt auf Platz 1." in printed


def test_problems_are_told_in_the_language_of_the_reader(anna: Player, ben: Client) -> None:
    private = ben.open_table("paris", ["me", "open", "open"])
    code, _, wrong = anna.play("", private.id)
    assert code == 2 and words_of("de").say("problem-forbidden") in wrong
    public = ben.open_table("paris", ["me", "open", "me"], public=True)
    code, _, wrong = anna.play("", public.id, "--seat", "1", token=anna.token("read", "play"))
    assert code == 2 and words_of("de").say("problem-out_of_scope") in wrong
    code, _, wrong = anna.play("", token="nonsense", language="en")
    assert code == 2 and words_of("en").say("problem-wrong_token") in wrong
    full = ben.open_table("paris", ["me", "me", "me"], public=True)
    code, _, wrong = anna.play("", full.id)
    assert code == 2 and "An diesem Tisch ist kein Platz frei." in wrong


def test_what_is_no_move_is_told_in_words(anna: Player, ben: Client) -> None:
    """A bot that plays for somebody, the seat taken back, and the end that everybody agreed to."""
    table = ben.open_table("paris", ["me", "open", "me"], options=START, public=True)
    name = anna.client.ask(dict, "GET", "/me")["account"]
    mine = anna.client.sit_down(table.id, 1, name)
    seat = f"/tables/{table.id}/seats/1/substitute"
    anna.client.ask(dict, "POST", seat, {})
    anna.client.ask(dict, "DELETE", seat)
    ben.ask(dict, "POST", f"/tables/{table.id}/proposal", {"seat": 0, "kind": "end"})
    anna.client.ask(dict, "POST", f"/tables/{table.id}/proposal/vote", {"seat": 1, "agree": True})
    code, printed, wrong = anna.play("", table.id)
    assert code == 0, wrong
    words = words_of("de")
    bot = words.bot(mine.view.head.substitute)
    for sentence in (words.say("log-bot-you", bot=bot), words.say("log-back-you"), words.say("log-agreed")):
        assert sentence in printed


def test_a_seat_whose_time_is_over_is_taken_back(anna: Player, ben: Client) -> None:
    """The terminal tells that time was over, and that a bot plays; `resume` takes the seat back."""
    table = anna.client.open_table("paris", ["me", "me", "me"], options=START, time=TimeControl(bank=5))
    deadline = time.monotonic() + WAIT
    while all(line.table != "time" for line in table.view.lines):
        assert time.monotonic() < deadline
        table.refresh()
    printed = ""
    while all(line.table != "seat" for line in table.view.lines):  # a bot that is thinking takes its decision first
        assert time.monotonic() < deadline
        printed += anna.play("resume\nquit\n", table.id)[1]
        table.refresh()
    words = words_of("de")
    assert words.say("log-time-you", bot=words.bot(table.view.head.substitute)) in printed
    assert words.say("terminal-substituted") in printed


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("kind", ["seat", "time", "away", "draft", "end", "hint"])
def test_every_entry_that_is_no_move_has_a_sentence(language: str, kind: str) -> None:
    words = words_of(language)
    for by in ("bot:greedy", "Ben") if kind in ("seat", "time", "away") else ("nothing",):
        line = Line(3, 1, 1, None, [], table=kind, by=by)  # type: ignore[arg-type]
        for own in (True, False):
            told = table_sentence(words, line, "Ben", own)
            assert told and "bot:" not in told and "log-" not in told and "{" not in told
    assert table_sentence(words, Line(3, 1, 1, None, [], undo=2), "Ben", False)
    assert table_sentence(words, Line(3, 1, 1, None, []), "Ben", False) is None


def test_a_problem_without_words_is_told_as_the_server_tells_it() -> None:
    words = words_of("de")
    assert problem_sentence(words, ServerError("new", 418, "A new sentence.")) == "A new sentence."
    assert "7" in problem_sentence(words, ServerError("too_many", 429, "Too many.", retry_after=7))


def test_whoever_names_neither_game_nor_server_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play"]) == 2
    assert "--server" in capsys.readouterr().err
