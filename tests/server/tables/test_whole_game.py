"""A complete game, by REST and by WebSocket, against bots."""

from random import Random

from stellwerk.kernel.fold import Fold
from stellwerk.kernel.judge import judge_text
from tests.server.house import MINI, House, play_to_the_end, some_offer


async def test_a_whole_game_by_rest_against_bots(house: House) -> None:
    """A script plays by REST alone; the bots move by themselves; the record is sound and the chance is proved."""
    anna, random = house.guest(), Random(1)
    id = (await anna.open_table("me", "random", "greedy"))["head"]["id"]
    table = await play_to_the_end(anna, id, random)
    assert table["head"]["status"] == "over"
    assert table["outcome"]["places"] == table["head"]["places"]
    record = (await anna.http.get(f"/tables/{id}/record")).content
    assert isinstance(judge_text(record), Fold)
    proved = await anna.post(f"/tables/{id}/verify")
    assert (proved["ok"], proved["events"], proved["withheld"], len(proved["draws"])) == (True, 3, [], 3)


async def test_a_whole_game_by_websocket_against_bots(house: House) -> None:
    """Every change arrives as an update; lines merge by index to the whole log."""
    anna, random = house.guest(), Random(2)
    id = (await anna.open_table("me", "greedy", "random", options=MINI))["head"]["id"]
    lines: dict[int, dict[str, object]] = {}
    async with anna.live(id) as live:
        table = (await live.of("table"))["table"]
        while True:
            for line in table["lines"]:
                lines[line["index"]] = line
            if table["head"]["status"] == "over":
                break
            found = some_offer(table, random)
            if found is not None:
                number = table["head"]["number"]
                answer = await live.ask(type="act", seat=found[0], number=number, do=found[1])
                assert answer["type"] == "accepted"
            table = (await live.of("update"))["table"]
    whole = await anna.get(f"/tables/{id}")
    assert [lines[index] for index in sorted(lines)] == whole["lines"]
    assert all(hand is not None for hand in whole["perspectives"][0]["view"]["hands"])


async def test_bots_alone_play_to_the_end_while_others_are_served(house: House) -> None:
    """A table of bots needs nobody; its owner watches every single step of it."""
    anna = house.guest()
    table = await anna.open_table("random", "random", "random", options=MINI)
    id = table["head"]["id"]
    async with anna.live(id) as live:
        seen = (await live.of("table"))["table"]
        while seen["head"]["status"] != "over":
            before = seen["head"]["number"]
            seen = (await live.of("update"))["table"]
            assert seen["head"]["number"] - before <= 12
    assert seen["perspectives"][0]["seat"] is None
