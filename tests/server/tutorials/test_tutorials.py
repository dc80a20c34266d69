"""Tutorials: what a client needs to play one, and a table to play on."""

from typing import Any

import pytest

from stellwerk.kernel.registry import all_games
from tests.server.house import House, Json, a_salt

GAMES = list(all_games())


def positions(tutorial: Json) -> list[tuple[str, int]]:
    return [(lesson["name"], number) for lesson in tutorial["lessons"] for number in lesson["positions"]]


@pytest.mark.parametrize("game", GAMES)
async def test_every_position_of_a_tutorial_is_shown_as_the_learner_sees_it(house: House, game: str) -> None:
    guest = house.guest()
    tutorial = await guest.get(f"/games/{game}/tutorial")
    for lesson, number in positions(tutorial):
        table = await guest.get(f"/games/{game}/tutorial/{lesson}/{number}")
        head = table["head"]
        assert head["number"] == number and head["mine"] == [tutorial["seat"]]
        assert [each["seat"] for each in table["perspectives"]] == [tutorial["seat"]]
        assert all(seat["bot"] is not None for seat in head["seats"] if seat["seat"] != tutorial["seat"])
    assert await guest.get("/tables") == {"mine": [], "open": [], "running": []}


@pytest.mark.parametrize("game", GAMES)
async def test_a_step_is_offered_and_what_it_tries_is_refused(house: House, game: str) -> None:
    guest = house.guest()
    tutorial = await guest.get(f"/games/{game}/tutorial")
    seat = tutorial["seat"]
    for lesson in tutorial["lessons"]:
        for step in lesson["steps"]:
            address = f"/games/{game}/tutorial/{lesson['name']}/{step['number']}"
            table = await guest.get(address)
            assert not step["do"] or (seat in table["head"]["to_act"] and table["perspectives"][0]["offers"])
            for do in step["do"][:1]:
                assert (await _preview(guest, address, do))["refusal"] is None
            for do, clause in step["refused"].items():
                assert (await _preview(guest, address, do))["refusal"]["clause"] == clause


async def _preview(guest: Any, address: str, do: str) -> Json:
    answer = await guest.http.get(f"{address}/preview", params={"do": do})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


async def test_what_there_is_not_is_not_found(house: House) -> None:
    guest = house.guest()
    for address in ("/games/toy/tutorial", "/games/bus/tutorial/dance/25", "/games/bus/tutorial/ride/3"):
        assert (await guest.get(address, status=404))["code"] == "not_found"
    assert (await guest.get("/games/chess/tutorial", status=404))["code"] == "no_such_game"
    assert (await guest.get("/games/bus/tutorial/ride/25/preview", status=400))["code"] == "bad_input"


@pytest.mark.parametrize("game", GAMES)
async def test_one_plays_on_at_a_table_of_ones_own_that_counts_in_no_profile(house: House, game: str) -> None:
    guest = house.guest()
    tutorial = await guest.get(f"/games/{game}/tutorial")
    last = next(lesson for lesson in tutorial["lessons"] if lesson["name"] == tutorial["play_on"])
    shown = await guest.get(f"/games/{game}/tutorial/{last['name']}/{last['positions'][-1]}")
    table = await guest.post(f"/games/{game}/tutorial/table", {}, 201)
    head = table["head"]
    assert head["status"] == "running" and head["mine"] == [tutorial["seat"]] and not head["public"]
    assert table["perspectives"][0]["view"] == shown["perspectives"][0]["view"]
    assert head["origin"]["kind"] == "fork" and head["origin"]["table"] is None
    assert [each["id"] for each in (await guest.get("/tables"))["mine"]] == [head["id"]]


async def test_ones_own_salt_is_asked_for_when_playing_on(house: House) -> None:
    guest = house.guest()
    salt, hash = a_salt()
    table = await guest.post("/games/fracht/tutorial/table", {"salt_hash": hash}, 201)
    assert table["head"]["status"] == "salting"
    table = await guest.post(f"/tables/{table['head']['id']}/salts", {"seat": 0, "salt": salt})
    assert table["head"]["status"] == "running"
