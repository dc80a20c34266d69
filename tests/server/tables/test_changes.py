"""Who says `changes` is sent of a move only the fields that it has changed; put together they are the whole table."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import UNSET, Struct, UnsetType

from stellwerk.contract.positions import plain_settings, random_game
from stellwerk.kernel.registry import find_game
from stellwerk.server.features.tables.service.changes import NotTold, changed_fields
from tests.server.house import House, Live
from tests.server.tables.test_brief import Json, after, somebody_moves, without_timer

SHOWN = ("view", "insights")


def patched(whole: Json, changes: Json) -> Json:
    """An object with what has changed in it, as a client puts it together."""
    found = dict(whole)
    for name, value in changes.items():
        field, slash, key = name.partition("/")
        if not slash:
            found[field] = value
        elif isinstance(found[field], list):
            found[field] = [value if at == int(key) else old for at, old in enumerate(found[field])]
        else:
            found[field] = {**found[field], key: value}
    return found


def put_together(table: Json, heard: Json) -> Json:
    """What a client makes of a message."""
    if heard["type"] != "changed":
        return after(table, heard)
    known = {each["seat"]: each for each in table["perspectives"]}
    fresh = [
        {**told, **{shown: patched(known[told["seat"]][shown], told[shown]) for shown in SHOWN}}
        for told in heard["table"]["perspectives"]
    ]
    return after(table, {"type": "moved", "table": {**heard["table"], "perspectives": fresh}})


def as_json(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("name", ["bus", "minden", "paris", "kraftwagen", "fracht"])
def test_the_changes_of_a_whole_game_are_its_views_for_every_seat_and_spectators(name: str) -> None:
    game = find_game(name)
    assert game is not None
    setting = plain_settings(game)[0]
    before: dict[int | None, list[Any]] = {}
    seen: dict[int | None, list[Json]] = {}
    for state, _ in random_game(game, setting, 1):
        for seat in (*range(setting.seats), None):
            now = [game.view(state, seat), game.insights(state, seat)]
            if seat in before:
                pairs = list(zip(before[seat], now, strict=True))
                told = [as_json(changed_fields(old, new)) for old, new in pairs]
                seen[seat] = [patched(old, changes) for old, changes in zip(seen[seat], told, strict=True)]
                assert seen[seat] == as_json(now)
            before[seat], seen[seat] = now, as_json(now)
    assert len(before) == setting.seats + 1


async def greeted(live: Live, number: int | None = None) -> Json:
    """Say hello with `changes`, and hear the table."""
    await live.say(type="hello", number=number, brief=True, changes=True)
    return dict((await live.of("table"))["table"])


async def caught_up(live: Live, table: Json, number: int) -> Json:
    """The table as this socket tells it, when the log has this length."""
    while table["head"]["number"] < number:
        table = put_together(table, await live.of("changed", "moved", "update", "table"))
    return table


@pytest.mark.parametrize("game", ["paris", "bus", "kraftwagen"])
async def test_changes_put_together_are_the_table_through_moves_undo_and_reconnection(house: House, game: str) -> None:
    anna, ben, carl = house.guest(), house.guest(), house.guest()
    table = await anna.open_table("me", "open", "me", game=game, public=True)
    id = table["head"]["id"]
    await ben.post(f"/tables/{id}/seats/1", {"name": "Ben"})
    await carl.get("/me")
    random, people = Random(4), {"anna": anna, "ben": ben, "carl": carl}
    undone = 0
    async with anna.live(id, hello=False) as a, ben.live(id, hello=False) as b, carl.live(id, hello=False) as c:
        lives = {"anna": a, "ben": b, "carl": c}
        seen = {name: await greeted(live) for name, live in lives.items()}
        for step in range(16):
            number = await somebody_moves(people, id, random)
            free = [each for each in (await anna.get(f"/tables/{id}"))["perspectives"] if each["undo"]]
            if free and step % 4 == 1:
                back = {"seat": free[0]["seat"], "number": number, "count": 1}
                number = int((await anna.post(f"/tables/{id}/undo", back))["number"])
                undone += 1
            if step == 8:
                seen["ben"] = await greeted(b, seen["ben"]["head"]["number"])
            if step == 10:
                assert await carl.get(f"/tables/{id}/at/{number - 1}")
            for name, live in lives.items():
                known = seen[name]["head"]["number"]
                seen[name] = await caught_up(live, seen[name], number)
                shown = await people[name].get(f"/tables/{id}?from={known}")
                assert without_timer(without_lines(seen[name])) == without_timer(without_lines(shown))
    assert undone
    assert all(sum(heard["type"] == "changed" for heard in live.heard) >= 9 for live in lives.values())
    assert not any(heard["type"] == "moved" for live in lives.values() for heard in live.heard)


def without_lines(table: Json) -> Json:
    """Lines come with every message from where the socket was; `test_brief` compares them."""
    return {name: value for name, value in table.items() if not name.startswith("lines")}


class Sample(Struct, frozen=True):
    """A view with a field that may be missing, and one with keys that are no names."""

    cells: list[int]
    places: dict[int, str]
    extra: str | UnsetType = UNSET


def test_fields_elements_and_entries_are_told_and_what_vanishes_is_not() -> None:
    before = Sample([1, 2, 3], {1: "a"}, "x")
    assert changed_fields(before, Sample([1, 5, 3], {1: "a"}, "x")) == {"cells/1": 5}
    assert changed_fields(before, Sample([1, 2], {1: "a"}, "y")) == {"cells": [1, 2], "extra": "y"}
    assert changed_fields(before, Sample([1, 2, 3], {1: "a", 2: "b"}, "x")) == {"places": {1: "a", 2: "b"}}
    with pytest.raises(NotTold):
        changed_fields(before, Sample([1, 2, 3], {1: "a"}))
