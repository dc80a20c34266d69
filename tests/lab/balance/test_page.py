"""The page: whole, valid, in two languages, readable without colour, and the same again."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from stellwerk.kernel.registry import installed_game
from stellwerk.lab.balance.estimates import share_of
from stellwerk.lab.balance.measure import measure
from stellwerk.lab.balance.page import SECTIONS, page
from stellwerk.lab.balance.result import Balance, Variant, Wish
from stellwerk.lab.balance.sections.coverage import never_refused, refused
from stellwerk.lab.balance.sections.drama import decided_by
from stellwerk.lab.balance.sections.seats import seats
from stellwerk.lab.balance.sums import Facts
from stellwerk.lab.balance.telling import Telling, page_source
from stellwerk.lab.tally import win_unit
from tests.words.catalogue import doubles, entries, junk

KRAFTWAGEN = installed_game("kraftwagen")
VOID = {"meta", "line", "circle", "rect", "polyline"}
CODE = Path(__file__).parents[3] / "src/stellwerk/lab/balance"


@pytest.fixture(scope="module")
def balance() -> Balance:
    wish = Wish(["random", "greedy"], [2, 3], 2, 5, compare=Variant("1.0", {"exact_level": True}))
    return measure(KRAFTWAGEN, wish)


@pytest.fixture(scope="module")
def text(balance: Balance) -> str:
    return page(KRAFTWAGEN, balance)


class Reader(HTMLParser):
    """Reads a page, and notes what is wrong with it."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        self.ids += [value for name, value in attrs if name == "id" and value]
        assert len(dict(attrs)) == len(attrs), f"{tag} has an attribute twice"
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["style"]:
            self.texts.append(data)


@pytest.fixture(scope="module")
def read(text: str) -> Reader:
    reader = Reader()
    reader.feed(text)
    reader.close()
    return reader


def test_the_page_is_valid_and_needs_nothing_from_elsewhere(text: str, read: Reader) -> None:
    assert text.startswith("<!doctype html>")
    assert read.open == []
    assert len(set(read.ids)) == len(read.ids)
    assert "<script" not in text
    assert not re.search(r"(?:src|url|@import)\s*[=(]|https?://", text)
    assert len(text.encode()) < 300_000


def test_both_languages_have_all_sections_with_charts_and_tables(read: Reader) -> None:
    tags = [tag for tag, _ in read.found]
    assert tags.count("section") == 2 * (len(SECTIONS) + 1), "twelve, and the comparison"
    assert tags.count("article") == 2
    assert {values["lang"] for tag, values in read.found if tag == "article"} == {"de", "en"}
    charts = [values for tag, values in read.found if tag == "svg" and values.get("role") == "img"]
    assert len(charts) > 2 * len(SECTIONS)
    assert all(values["aria-label"] for values in charts)
    heads = [values.get("scope") for tag, values in read.found if tag == "th"]
    assert set(heads) == {"col", "row"}


def test_no_word_is_missing_in_either_language(read: Reader) -> None:
    shown = " ".join(read.texts)
    assert "Vorteil des Platzes" in shown
    assert "Advantage of a place" in shown
    assert not re.search(r"\b(?:balance|kind|option|reason|bot)-\w", shown)
    assert not re.search(r"\{ ?\$", shown)


def test_the_words_are_the_same_in_both_languages_and_none_is_unused() -> None:
    german, english = (entries(page_source(language)) for language in ("de", "en"))
    assert german == english
    assert [junk(page_source(language)) + doubles(page_source(language)) for language in ("de", "en")] == [[], []]
    code = "\n".join(path.read_text() for path in CODE.rglob("*.py"))
    names = set(re.findall(r"[\"']([a-z_-]+)[\"']", code))
    begun = ("number-", "head-", "chart-")
    used = names | {f"{name}-lead" for name in names} | {begin + name for begin in begun for name in names}
    assert [id for id in german if id.removeprefix("balance-") not in used] == []


def test_levels_differ_by_shape_and_dashes_not_by_colour_alone(text: str) -> None:
    assert 'class="ring"' in text
    assert 'class="dot"' in text
    assert re.search(r"\.curve\.weak \{[^}]*stroke-dasharray", text)


def test_the_page_names_version_rules_command_and_seed(text: str, balance: Balance) -> None:
    assert f"Stellwerk {balance.stellwerk}, rules 1.0" in text
    assert "stellwerk lab balance kraftwagen --games 2 --bots random,greedy --seats 2,3 --rules 1.0 --seed 5" in text
    assert "exact_level" in text


def test_the_same_figures_make_the_same_page(text: str, balance: Balance) -> None:
    assert page(KRAFTWAGEN, balance) == text


def test_the_table_of_seats_has_the_shares_that_were_counted(balance: Balance) -> None:
    telling = Telling("en", KRAFTWAGEN, balance)
    row = next(row for row in seats(telling).tables[0].rows if row[:3] == ("2 players", "Place 1", "Random"))
    won = balance.watched[2][0].facts.numbers["won-0"]
    figure = share_of(won.total / win_unit(2), won.count)
    assert row[3] == f"{100 * figure.value:.1f}\N{NO-BREAK SPACE}%"
    assert row[4] == f"{100 * figure.low:.1f}\N{NO-BREAK SPACE}% to {100 * figure.high:.1f}\N{NO-BREAK SPACE}%"
    assert row[5] == "2"


def test_german_figures_have_commas_and_real_minus_signs(balance: Balance) -> None:
    telling = Telling("de", KRAFTWAGEN, balance)
    assert telling.number(-1234.56) == "\N{MINUS SIGN}1.234,6"
    assert telling.number(-0.04) == "0,0"
    assert telling.signed(telling.percent)(0.125) == "+12,5\N{NO-BREAK SPACE}%"


def test_decided_games_add_up_in_the_course_of_the_game() -> None:
    decided = decided_by(Facts(histograms={"decided": {5: 2, 20: 1}}))
    assert decided[:6] == [0, 0, 0, 0, 0, 2]
    assert decided[-1] == 3


def test_clauses_that_never_refused_are_those_that_are_not_among_the_counted(balance: Balance) -> None:
    telling = Telling("en", KRAFTWAGEN, balance)
    meta = KRAFTWAGEN.meta
    able = {*meta.refusals, *meta.rare_refusals}
    assert set(never_refused(telling)) == able - refused(telling).keys()
    assert refused(telling).keys() & able


def test_a_game_with_one_level_and_few_capabilities_has_its_page_too() -> None:
    minden = installed_game("minden")
    told = page(minden, measure(minden, Wish(["random"], [2], 2)))
    assert "This game names no plans to compare" in told
    assert "Only one level played." in told
