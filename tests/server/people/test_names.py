"""Names that the server makes: of people of one name, of tables that belong together, of files."""

import pytest
from msgspec.structs import replace

from stellwerk.server.features.history.service.file_names import file_name
from stellwerk.server.features.seating.service.chairs import free_name
from stellwerk.server.features.seating.service.series import next_name
from stellwerk.server.model.table_row import Chair, TableRow
from tests.server.house import House


def a_sheet(name: str) -> TableRow:
    day = "2026-03-01T10:00:00Z"
    return TableRow("t7Kq2ZxP", "paris", "1", name, False, {}, "anna", "over", (), b"", day, day)


async def test_people_of_one_name_are_numbered_at_a_table(house: House) -> None:
    """Whoever sits down later, or takes a seat over, gets a name that is free there."""
    anna, ben = house.guest(), house.guest()
    gast = {"kind": "me", "name": "Gast"}
    table = await anna.open_table(gast, gast, "open", "open")
    id = table["head"]["id"]
    assert [seat["name"] for seat in table["head"]["seats"]] == ["Gast", "Gast 2", None, None]
    table = await ben.post(f"/tables/{id}/seats/2", {"name": "GAST", "key": table["keys"]["2"]})
    assert table["head"]["seats"][2]["name"] == "GAST 3"
    long = "L" * 32
    assert free_name(long, [Chair(person="p", name=long)]) == f"{'L' * 30} 2"
    assert free_name("greedy", [Chair(name="greedy", bot="greedy")]) == "greedy"


@pytest.mark.parametrize(
    ("name", "following"),
    [
        ("Gare du Soir", "Gare du Soir II"),
        ("Gare du Soir II", "Gare du Soir III"),
        ("Gare du Soir XIX", "Gare du Soir XX"),
        ("Gleis I", "Gleis I II"),
        ("Ludwig IIX", "Ludwig IIX II"),
        ("X", "X II"),
        ("", ""),
        ("N" * 60, f"{'N' * 57} II"),
    ],
)
def test_tables_of_a_series_count_on(name: str, following: str) -> None:
    assert next_name(name) == following


def test_a_game_is_called_as_a_file_by_game_table_and_day() -> None:
    row = a_sheet('Bahnhof „Über / Älvdalen" …')
    assert file_name(row, "json") == "paris-bahnhof-ueber-aelvdalen-2026-03-01.stellwerk.json"
    assert file_name(replace(row, name="…"), "html") == "paris-t7Kq2ZxP-2026-03-01.stellwerk.html"
