"""A typed game outside the repository, made by the command and as the page tells: it is a game like every other."""

from pathlib import Path
from random import Random

from stellwerk.kernel.registry import find_game
from stellwerk.lab.simulate import simulate
from stellwerk.table import Table
from stellwerk.words.words import words_of
from tests.scaffold.projects import Project
from tests.server.house import play_to_the_end, running


def test_it_keeps_the_contract(project: Project) -> None:
    checked = project.run("-m", "stellwerk", "check", project.id)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert "rooms are known" in checked.stdout


def test_its_types_are_strict_without_an_ignore(project: Project) -> None:
    checked = project.run(
        "-m", "mypy", "--strict", "--config-file", "", "--cache-dir", str(project.site), "src", "tests"
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert not [file for file in project.folder.rglob("*.py") if "ignore" in file.read_text(encoding="utf-8")]


def test_its_own_tests_pass(project: Project) -> None:
    tested = project.run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:asyncio", "tests")
    assert tested.returncode == 0, tested.stdout + tested.stderr


def test_its_files_are_in_order(project: Project) -> None:
    options = ("--isolated", "--no-cache", "--line-length", "120")
    sorted_ = project.run("-m", "ruff", "check", *options, "--select", "E,F,I,UP,B,RUF", ".")
    formatted = project.run("-m", "ruff", "format", *options, "--check", ".")
    assert (sorted_.returncode, formatted.returncode) == (0, 0), sorted_.stdout + formatted.stdout


def test_it_is_played_at_a_table_of_python(at_hand: Project, tmp_path: Path) -> None:
    table, random = Table(at_hand.id, seats=2, seed=1), Random(1)
    first = table.legal()[0]
    table.play(first)
    refusal = table.why(first)
    assert refusal is not None
    assert refusal.sentence("de") != refusal.sentence("en")
    while not table.over:
        table.play(random.choice(table.legal()))
    table.record().save(tmp_path / "game.json")
    assert Table.load(tmp_path / "game.json").outcome == table.outcome


def test_it_has_words_in_both_languages(at_hand: Project) -> None:
    game = find_game(at_hand.id)
    assert game is not None
    german, english = words_of("de", game), words_of("en", game)
    assert all(german.clause(clause) != english.clause(clause) for clause in game.meta.clauses)


def test_bots_play_it(at_hand: Project) -> None:
    assert simulate(at_hand.id, bots=["random"], games=3, seed=1).games == 3


async def test_it_is_served_and_played_from_its_action_list(at_hand: Project, tmp_path: Path) -> None:
    """The server lists it, hands out its words and squares, and every offer names its square."""
    async with running(tmp_path) as house:
        guest = house.guest()
        assert at_hand.id in [card["id"] for card in await guest.get("/games")]
        board = await guest.get(f"/games/{at_hand.id}/data/plain_board.json")
        words = await guest.http.get(f"/games/{at_hand.id}/words/de")
        assert "prompt-over" in words.text
        table = await guest.open_table("me", "me", game=at_hand.id)
        offers = table["perspectives"][0]["offers"]
        assert [offer["targets"] for offer in offers] == [[f"square:{square['id']}"] for square in board["squares"]]
        finished = await play_to_the_end(guest, table["head"]["id"], Random(1))
        assert finished["perspectives"][0]["view"]["pieces"]
        record = await guest.get(f"/tables/{table['head']['id']}/record")
        assert record["game"] == at_hand.id
