"""The commands of the laboratory: verdicts, tables, exit codes."""

import io
import shlex
import sys
from pathlib import Path

import pytest

from stellwerk.bots.greedy import GreedyBot
from tests.cli.conftest import Run

MATCH = ("lab", "match", "greedy", "random", "--game", "paris", "--seats", 3)


def test_a_match_tells_that_the_better_bot_is_better(run: Run) -> None:
    ran = run(*MATCH, "--json")
    verdict = ran.document
    assert (ran.code, verdict["decision"], verdict["bot"], verdict["rival"]) == (0, "H1", "greedy", "random")
    assert verdict["games"] == 3 * verdict["blocks"] and verdict["share"] > 0.9 and verdict["ratio"] > verdict["upper"]
    text = run(*MATCH)
    assert text.code == 0 and "H1 is accepted after" in text.out and "fair share 33.3%" in text.out


def test_a_match_tells_that_the_worse_bot_is_not_better(run: Run) -> None:
    ran = run("lab", "match", "random", "greedy", "--game", "paris", "--seats", 3, "--h0", "33.3%", "--h1", "45%")
    assert ran.code == 1 and "H0 is accepted" in ran.out and "Elo unbounded" in ran.out


def test_a_match_may_end_undecided(run: Run) -> None:
    ran = run(*MATCH, "--max-games", 5, "--json")
    assert (ran.code, ran.document["decision"], ran.document["games"]) == (3, "undecided", 3)


def test_a_match_that_was_stopped_goes_on_to_the_same_verdict(run: Run, tmp_path: Path) -> None:
    whole = run(*MATCH, "--h1", 20, "--json").document
    file = tmp_path / "match.json"
    run(*MATCH, "--h1", 20, "--max-games", 6, "--resume", file)
    rest = run(*MATCH, "--h1", 20, "--resume", file, "--json").document
    for varying in ("seconds", "jobs"):
        del whole[varying], rest[varying]
    assert rest == whole and whole["games"] > 6


def test_a_file_of_other_bounds_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    run(*MATCH, "--max-games", 3, "--resume", file)
    before = file.read_bytes()
    ran = run(*MATCH, "--h1", 70, "--resume", file)
    assert ran.code == 2 and "checkpoint of another series" in ran.err and file.read_bytes() == before


def test_a_tournament_prints_ratings_and_seats(run: Run) -> None:
    arguments = ("lab", "tournament", "paris", "--bots", "greedy,random", "--games", 6, "--seats", 3)
    document = run(*arguments, "--json").document
    assert [rating["bot"] for rating in document["ratings"]] == ["greedy", "random"]
    assert sum(document["seats_elo"]) == pytest.approx(0, abs=0.2)
    text = run(*arguments).out
    assert "6 games of paris" in text and "seat 2" in text


def test_ratings_are_written_into_the_page(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "minden.md"
    page.write_text("# Minden\n<!-- ratings -->\n<!-- /ratings -->\n")
    small = ("--games", 2, "--rounds", 1, "--folder", tmp_path, "--resume", tmp_path / "series")
    ran = run("lab", "ratings", "minden", *small)
    assert ran.code == 0 and "| `expert` |" in page.read_text()
    assert (tmp_path / "series" / "minden-tournament.json").exists()


def test_a_bot_that_fails_is_named_and_the_series_goes_on_once_it_is_repaired(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "series.json"
    arguments = ("simulate", "paris", "--bots", "greedy,random,random", "--games", 2, "--seats", 3, "--resume", file)
    with monkeypatch.context() as broken:
        broken.setattr(GreedyBot, "choose", lambda *_: 1 // 0)
        ran = run(*arguments)
        assert (ran.code, ran.out) == (1, "")
        assert "failed when bot greedy at seat" in ran.err and "ZeroDivisionError" in ran.err
        assert "goes on from there" in ran.err and "Traceback" not in ran.err
    assert run(*arguments, "--json").document["games"] == 2


PROGRAM = """
import json, sys
for line in sys.stdin:
    turn = json.loads(line)
    answer = {"seat": turn["seat"], "number": turn["number"], "do": [CHOICE]} if turn["type"] == "turn" else turn
    print(json.dumps(answer), flush=True)
"""


def program(folder: Path, choice: str) -> str:
    """Name of a program as a bot that chooses by an expression."""
    file = folder / "program.py"
    file.write_text(PROGRAM.replace("CHOICE", choice))
    return f"exec:{shlex.join([sys.executable, str(file)])}"


def test_a_program_plays_matches_and_tournaments(run: Run, tmp_path: Path) -> None:
    first = program(tmp_path, "turn['legal'][0]")
    ran = run("lab", "match", first, "random", "--game", "paris", "--seats", 3, "--max-games", 3, "--json")
    assert (ran.document["bot"], ran.document["games"]) == (first, 3)
    ran = run("lab", "tournament", "paris", "--bots", f"random,{first}", "--games", 3, "--seats", 3, "--json")
    assert {rating["bot"] for rating in ran.document["ratings"]} == {"random", first}


def test_a_program_whose_answer_is_refused_stops_the_series_with_the_clause(run: Run, tmp_path: Path) -> None:
    name, file = program(tmp_path, "'take:yellow:9'"), tmp_path / "series.json"
    ran = run("simulate", "paris", "--bots", name, "--games", 2, "--seats", 3, "--resume", file)
    assert ran.code == 1 and "answered 'take:yellow:9', which is not allowed: PAR-" in ran.err
    assert "goes on from there" in ran.err and file.exists() and "Traceback" not in ran.err


def test_a_program_that_is_not_there_is_wrong_use(run: Run) -> None:
    ran = run("simulate", "paris", "--bots", "exec:./not-there")
    assert ran.code == 2 and "there is no program './not-there'" in ran.err


def test_where_a_program_fails_a_person_plays_on_with_another_bot(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = program(tmp_path, "'fly:moon'")
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    ran = run("play", "paris", "--bots", name, "--seats", 3, "--seat", 2, "--seed", 7, "--lang", "en")
    assert ran.code == 0 and f"{name} answered 'fly:moon', which is not allowed: INPUT" in ran.out
    assert "A bot of the game plays on for it." in ran.out and "Your decision" in ran.out


def balance(*wishes: str | Path | int) -> list[str | Path | int]:
    """A small balance page with these wishes, each a name and a value."""
    named = {"--bots": "random", "--seats": 2, "--games": 2, **dict(zip(wishes[::2], wishes[1::2], strict=True))}
    return ["lab", "balance", "kraftwagen", *(part for wish in named.items() for part in wish)]


def test_a_balance_page_is_written_and_compares_what_is_asked_for(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    ran = run(*balance("--out", page, "--compare", '{"exact_level": true}'))
    assert ran.code == 0 and f"games of kraftwagen: {page}" in ran.out
    text = page.read_text(encoding="utf-8")
    assert "13 · Comparison" in text and "13 · Vergleich" in text and "2 players" in text
    assert "12 · Rules that came up" in text and text.rstrip().endswith("</html>")


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("--seats", "two", "table sizes separated by commas"),
        ("--seats", 9, "2 to 4 seats, not 9"),
        ("--bots", "greedy without dance", "no actions 'dance' to do without"),
        ("--bots", "a,b,c", "one level, or two"),
        ("--games", 1, "at least two games"),
        ("--compare-rules", "9.9", "no rules '9.9'"),
        ("--compare", '{"tiles": 1}', "no such option"),
        ("--out", "nowhere/page.html", "no folder nowhere"),
    ],
)
def test_a_wrong_wish_for_a_balance_page_says_what_is_wrong(run: Run, name: str, value: str | int, words: str) -> None:
    ran = run(*balance(name, value))
    assert ran.code == 2 and words in ran.err


def test_a_net_is_trained_goes_on_and_plays(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "net"
    train = ("lab", "train", "bus", "--folder", folder, "--seats", 3, "--games", 2, "--hidden", 4, "--test-games", 3)
    ran = run(*train, "--generations", 1)
    assert ran.code == 0 and "champion: " in ran.out and "generation 0: log loss" in ran.out
    again = run(*train, "--generations", 1)
    assert again.code == 0 and "generation 0" not in again.out, "nothing is done twice"
    assert (folder / "progress.html").exists()
    net = f"net:{folder}/generation-00/net.weights"
    assert run("lab", "match", net, "greedy@1", "--game", "bus", "--seats", 3, "--max-games", 3).code in (0, 1, 3)


@pytest.mark.parametrize(
    ("game", "changes", "words"),
    [
        ("paris", (), "paris has no figures"),
        ("bus", ("--hidden", "none"), "--hidden is 'none'"),
        ("bus", ("--games", 0), "must be above 0"),
        ("bus", ("--seats", "9"), "9"),
    ],
)
def test_a_wrong_wish_for_a_net_says_what_is_wrong(
    run: Run, tmp_path: Path, game: str, changes: tuple[str | int, ...], words: str
) -> None:
    ran = run("lab", "train", game, "--folder", tmp_path / "net", *changes)
    assert ran.code == 2 and words in ran.err
    assert not (tmp_path / "net").exists()
