"""The other commands: what they print, and their exit codes."""

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from stellwerk.cli.app import COMMANDS
from tests.cli.conftest import Run


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """What a person types."""
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(lines) + "\n"))


def test_games_lists_seats_options_and_bots(run: Run) -> None:
    card = next(card for card in run("games", "--json").document if card["id"] == "paris")
    assert (card["least_seats"], card["most_seats"]) == (3, 6)
    assert {option["name"] for option in card["options"]} >= {"open_hands", "cut_off", "board"}
    text = run("games").out
    assert "Paris Connection" in text and "stalemate_trade_turns_per_player" in text and "greedy" in text


def test_rules_are_shown_whole_or_by_clause_in_both_languages(run: Run) -> None:
    whole = run("rules", "paris", "--lang", "de").out
    assert whole.count("PAR-") > 60
    german = run("rules", "paris", "PAR-5.3", "--lang", "de").out
    assert german.startswith("PAR-5.3") and german.split(maxsplit=1)[1].strip() in " ".join(whole.split())
    assert run("rules", "paris", "5.3", "--lang", "en").out.startswith("PAR-5.3")
    assert run("rules", "paris", "par-v3").code == 0


def test_simulate_gives_the_same_games_whatever_the_number_of_jobs(run: Run, tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    documents = [
        run("simulate", "paris", "--games", 8, "--seed", 5, "--jobs", jobs, "--records", folder, "--json").document
        for jobs, folder in enumerate(folders, start=1)
    ]
    files = [{file.name: file.read_bytes() for file in folder.iterdir()} for folder in folders]
    assert files[0] == files[1] and len(files[0]) == 8
    for document in documents:
        for varying in ("jobs", "seconds", "games_per_second", "actions_per_second", "milliseconds_by_bot"):
            document.pop(varying)
    assert documents[0] == documents[1]


def test_simulate_prints_the_figures_that_programs_rely_on(run: Run) -> None:
    document = run("simulate", "paris", "--games", 2, "--bots", "random", "--seats", 3, "--json").document
    wanted = "game bots games seed jobs seconds games_per_second actions_per_second decisions_mean branching_mean "
    wanted += "forced_share wins_by_seat wins_by_bot scores_mean endings"
    assert set(wanted.split()) <= document.keys()
    assert sum(document["wins_by_seat"]) == pytest.approx(2)
    text = run("simulate", "paris", "--games", 2, "--options", '{"board": "board_mini"}')
    assert text.code == 0 and "2 games of paris" in text.out


def test_the_report_is_one_page_that_needs_nothing_else(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    ran = run("simulate", "paris", "--games", 4, "--bots", "greedy,random", "--seats", 3, "--report", file, "--json")
    assert ran.code == 0 and ran.document["games"] == 4
    page = file.read_text(encoding="utf-8")
    for text in ("<h1>4 games of paris</h1>", "Wins by seat", "Scores of greedy", "Scores of random", "95 % interval"):
        assert text in page
    assert page.count("<svg") == 5
    assert not re.search(r"https?://|<script|<link|src=", page)


def test_simulated_records_pass_replay(run: Run, records: list[Path]) -> None:
    assert all(run("replay", file).code == 0 for file in records)


def test_a_person_plays_by_number_and_by_notation(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    saved = tmp_path / "saved.json"
    lines = ["help", "log", "board", "why pass", "rules 5.3", "rules 99", "nonsense", "99", "9" * 5000, "build:blue"]
    typed(monkeypatch, *lines, "1", "undo", "1", "undo 1", f"save {saved}", f"save {tmp_path}/no/where", "quit")
    ran = run("play", "paris", "--seed", 7, "--bots", "greedy,random", "--lang", "en")
    assert ran.code == 0
    for text in ("PAR-3.3:", "INPUT:", "Taken back.", "Saved as", "Cannot write", "was not finished", "Seed 7"):
        assert text in ran.out
    assert run("replay", saved, "--json").document["ok"]
    assert json.loads(saved.read_text())["seats"] == ["You", "bot:greedy@1", "bot:random@1"]


def test_a_trade_is_composed_of_giving_and_taking(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    saved = tmp_path / "saved.json"
    typed(monkeypatch, "8", "back", "8", "99", "1", f"save {saved}", "quit")
    ran = run("play", "paris", "--seed", 7, "--bots", "random")
    assert ran.code == 0
    decisions = [entry["do"] for entry in json.loads(saved.read_text())["log"] if "do" in entry]
    assert decisions[0].startswith("give:") and decisions[1].startswith("take:")


def test_a_form_is_filled_in_part_by_part(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A tip of Finden Sie Minden: side and square, the other stones left out."""
    saved = tmp_path / "saved.json"
    options = '{"start_order": "seats"}'
    typed(monkeypatch, "1", "1", "1", "W", "", "12", "", f"save {saved}", "quit")
    ran = run("play", "minden", "--seed", 7, "--bots", "good", "--seats", 2, "--options", options)
    assert ran.code == 0
    decisions = [entry["do"] for entry in json.loads(saved.read_text())["log"] if entry.get("seat") == 0]
    assert decisions[1:] == ["keep", "tip:W:-:12:-"]


def test_a_whole_game_ends_with_the_table_of_points(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, *["1"] * 2000)
    ran = run("play", "paris", "--seed", 3, "--seat", 2, "--options", '{"board": "board_mini"}', "--lang", "de")
    assert ran.code == 0
    assert "Die Partie ist zu Ende" in ran.out and "Punkte" in ran.out


def test_the_same_seed_deals_the_same_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    outs = []
    for _ in range(2):
        typed(monkeypatch, "1", "1", "stop", "1", "quit")
        outs.append(run("play", "paris", "--seed", 11, "--bots", "random").out)
    assert outs[0] == outs[1]


def test_check_tells_every_check_and_which_engine_ran(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from stellwerk.contract.checks import Check

    def fail() -> None:
        raise AssertionError("the stones do not add up")

    checks = [Check("stones add up", fail), Check("all is well", lambda: None), Check("it crashes", lambda: 1 // 0)]
    monkeypatch.setattr("stellwerk.cli.check.all_checks", lambda *arguments: checks)
    ran = run("check", "paris")
    assert ran.code == 1
    assert "engine" in ran.out and "FAILED stones add up" in ran.out and "the stones do not add up" in ran.out
    assert "ZeroDivisionError" in ran.out
    document = run("check", "paris", "--json").document
    assert [check["ok"] for check in document["checks"]] == [False, True, False] and document["ok"] is False
    monkeypatch.setattr("stellwerk.cli.check.all_checks", lambda *arguments: checks[1:2])
    assert run("check", "paris").code == 0


WRONG = [
    [],
    ["unheard-of"],
    ["games", "--unheard-of"],
    ["rules"],
    ["rules", "chess"],
    ["rules", "paris", "PAR-99.9"],
    ["rules", "paris", "--lang", "fr"],
    ["replay"],
    ["replay", "no/such/file"],
    ["replay", "."],
    ["verify", "no/such/file"],
    ["check", "chess"],
    ["play", "chess"],
    ["play", "paris", "--bots", "nobody"],
    ["play", "paris", "--bots", ""],
    ["play", "paris", "--seats", "9"],
    ["play", "paris", "--seat", "3"],
    ["play", "paris", "--options", '{"colour": 1}'],
    ["simulate", "chess"],
    ["simulate", "paris", "--bots", "nobody"],
    ["simulate", "paris", "--seats", "2"],
    ["simulate", "paris", "--games", "0"],
    ["simulate", "paris", "--games", "many"],
    ["simulate", "paris", "--options", "nonsense"],
    ["simulate", "paris", "--options", "[]"],
    ["simulate", "paris", "--options", '{"colour": 1}'],
    ["simulate", "paris", "--records", "/dev/null/folder", "--games", "1"],
    ["simulate", "paris", "--jobs", "0"],
    ["simulate", "paris", "--engine", "steam"],
    ["simulate", "paris", "--address", "localhost:6379"],
    ["simulate", "paris", "--games", "1", "--resume", "/dev/null/file"],
    ["simulate", "paris", "--games", "1", "--resume", "pyproject.toml"],
    ["lab", "match", "greedy", "random", "--game", "chess", "--seats", "4"],
    ["lab", "match", "greedy", "nobody", "--game", "paris", "--seats", "4"],
    ["lab", "match", "greedy", "random", "--game", "paris", "--seats", "2"],
    ["lab", "match", "greedy", "random", "--game", "paris", "--seats", "1"],
    ["lab", "match", "greedy", "random", "--game", "paris", "--seats", "4", "--h0", "much"],
    ["lab", "match", "greedy", "random", "--game", "paris", "--seats", "4", "--h0", "60"],
    ["lab", "match", "greedy", "random", "--game", "paris", "--seats", "4", "--h1", "130%"],
    ["lab", "match", "greedy", "random", "--game", "paris", "--seats", "4", "--alpha", "1"],
    ["lab", "match", "greedy", "random", "--game", "paris", "--seats", "4", "--max-games", "3"],
    ["lab", "tournament", "paris", "--bots", "greedy"],
    ["lab", "tournament", "paris", "--games", "0"],
    ["lab", "ratings", "chess"],
    ["lab", "ratings", "paris", "--folder", "/dev/null"],
    ["lab", "unheard-of"],
    ["bench", "engines", "chess"],
    ["bench", "engines", "--seconds", "0"],
    ["bench", "peers", "--rounds", "0"],
    ["bench", "server", "--tables", "64", "8"],
    ["bench", "unheard-of"],
]


@pytest.mark.parametrize("arguments", WRONG[1:], ids=" ".join)
def test_wrong_use_ends_with_code_2_and_says_what_to_do(run: Run, arguments: list[str]) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert ran.out == ""
    assert len(ran.err.splitlines()) >= 2 and "Traceback" not in ran.err


def test_at_must_lie_inside_the_log(run: Run, records: list[Path]) -> None:
    assert run("replay", records[0], "--at", 100_000).code == 2
    assert run("replay", records[0], "--at", -1).code == 2


ADMIN = ["list", "disable", "enable", "rename", "reset-password", "delete-account", "delete-table", "backup", "restore"]


BENCH = ("engines", "peers", "server")
LAB = ("match", "tournament", "ratings")
GROUPS = ("bench", "lab", "admin")


@pytest.mark.parametrize(
    "command",
    [
        *COMMANDS,
        *(f"bench {each}" for each in BENCH),
        *(f"lab {each}" for each in LAB),
        *(f"admin {each}" for each in ADMIN),
    ],
)
def test_every_command_has_help_with_examples(run: Run, command: str) -> None:
    ran = run(*command.split(), "--help")
    assert ran.code == 0
    assert command in GROUPS or len(re.findall(rf"stellwerk {command}", ran.out)) >= 2


def test_the_overview_tells_what_every_command_is_for(run: Run) -> None:
    ran = run()
    assert ran.code == 0
    for command in COMMANDS:
        assert re.search(rf"│ {command} +[A-Z]", ran.out), command


def test_the_program_runs_as_a_module_and_reads_standard_input(records: list[Path]) -> None:
    command = [sys.executable, "-m", "stellwerk", "replay", "-", "--legal", "--json"]
    done = subprocess.run(command, input=records[0].read_bytes(), capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)["ok"]


def test_a_reader_that_goes_away_is_no_error(records: list[Path]) -> None:
    command = f"{sys.executable} -m stellwerk replay {records[0]} --legal | head -1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, check=False)
    assert done.stderr == b""


@pytest.mark.parametrize("page", ["--imprint", "--privacy"])
def test_serve_links_only_addresses(run: Run, page: str) -> None:
    ran = run("serve", page, "javascript:alert(1)", "--no-open")
    assert ran.code == 2
    assert f"{page} takes an address" in ran.err
