"""The curve of a finished game: asked for, worked out beside, kept, taken up again."""

import asyncio
from pathlib import Path
from random import Random

from stellwerk.bots.levels import make_bot
from stellwerk.bots.search import SearchBot
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.options import completed
from stellwerk.kernel.registry import all_games
from stellwerk.server.features.history.service.curves import MOST_POSITIONS, curve_positions
from stellwerk.server.features.history.service.evaluation import CurvePosition, evaluate_position
from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import MINI, Guest, Json, play_to_the_end, running
from tests.server.stores import Store
from tests.server.waiting import until_over

QUICK = {"curve_bot": "search:3"}


async def finished(guest: Guest) -> str:
    table = await guest.open_table("me", "me", "me", options=MINI)
    id: str = table["head"]["id"]
    await play_to_the_end(guest, id, Random(1))
    return id


async def until_done(guest: Guest, id: str) -> Json:
    async with asyncio.timeout(120):
        while True:
            curve: Json = await guest.get(f"/tables/{id}/curve")
            if curve["status"] != "waiting":
                return curve
            await asyncio.sleep(0.05)


async def test_a_curve_has_a_point_before_every_turn_and_one_at_the_end(store: Store, workers: Workers) -> None:
    async with running(store, workers, **QUICK) as house:
        guest = house.guest()
        id = await finished(guest)
        assert (await guest.get(f"/tables/{id}/curve"))["status"] == "none"
        asked = await guest.post(f"/tables/{id}/curve")
        assert asked["status"] in ("waiting", "done") and asked["bot"] == "search:3"
        curve = await until_done(guest, id)
        assert curve["status"] == "done" and len(curve["points"]) == curve["of"]
        table = await guest.get(f"/tables/{id}")
        points, outcome = curve["points"], table["outcome"]
        assert points[-1]["number"] == table["head"]["number"]
        winners = [seat for seat, place in enumerate(outcome["places"]) if place == 1]
        assert all(abs(points[-1]["standing"][seat] - 1 / len(winners)) < 1e-9 for seat in winners)
        for point in points:
            assert abs(sum(point["standing"]) - 1) < 1e-6 and len(point["standing"]) == 3
        weighed = [point["weighed"] for point in points[:-1]]
        assert all(weighed) and all(plan["label"] for plans in weighed for plan in plans)
        assert (await guest.post(f"/tables/{id}/curve")) == curve, "it is worked out once"


def test_a_point_names_what_the_seat_did_among_what_was_weighed() -> None:
    """The same question has the same answer; what was played is marked."""
    game = all_games()["paris"]
    state = game.setup(3, completed(game.meta, {"board": "board_mini"}), FastChance(Random(1)))
    seat = state.to_act().bit_length() - 1
    searcher = make_bot(game, "search:20")
    assert isinstance(searcher, SearchBot)
    best = searcher.study(game, state, seat, Random(7)).plans[0].plan
    played = [game.actions.notation(action) for action in best]
    point = evaluate_position("paris", "1.1", game.dump(state), CurvePosition(7, seat, played), "search:20")
    assert point.weighed[0].played
    assert len(point.weighed[0].label) == len(played)
    other = evaluate_position("paris", "1.1", game.dump(state), CurvePosition(7, seat, ["stop"]), "search:20")
    assert not any(plan.played for plan in other.weighed)
    assert other.standing == point.standing


async def test_a_curve_that_was_left_is_taken_up(store: Store, workers: Workers) -> None:
    async with running(store, workers, **QUICK) as house:
        guest = house.guest()
        cookies = guest.http.cookies
        id = await finished(guest)
        house.services.events.curve_requested.subscribers.clear()  # the server goes away before it begins
        assert (await guest.post(f"/tables/{id}/curve"))["status"] == "waiting"
        cookies = guest.http.cookies
    async with running(store, workers, **QUICK) as house:
        assert (await until_done(house.guest(cookies), id))["status"] == "done"


async def test_a_game_that_knows_answers_is_played_on_instead_of_searched(tmp_path: Path, workers: Workers) -> None:
    """The points lie at the beginning of a round and before its tips, never between two tips."""
    async with running(tmp_path, workers, **QUICK) as house:
        guest = house.guest()
        table = await guest.open_table("expert", "casual", game="minden", options={"length": "short"})
        id = table["head"]["id"]
        await until_over(guest, id)
        assert (await guest.post(f"/tables/{id}/curve"))["bot"] == "good"
        curve = await until_done(guest, id)
        assert curve["status"] == "done" and len(curve["points"]) == curve["of"]
        held = await house.services.tables.open(id)
        *points, end = curve["points"]
        rounds = held.turns[-1]
        assert len(points) == 2 * rounds and rounds > 3
        assert {held.game.view(held.position(point["number"]), None).phase for point in points} == {"choose", "tip"}
        for point in points:
            assert abs(sum(point["standing"]) - 1) < 1e-6 and all(0 <= share <= 1 for share in point["standing"])
            assert point["error"] < 0.012 and point["weighed"] == []
        outcome = (await guest.get(f"/tables/{id}"))["outcome"]
        winners = outcome["places"].count(1)
        assert end["standing"] == [1 / winners if place == 1 else 0 for place in outcome["places"]]
        assert end["error"] == 0
        place = curve_positions(held)[3]
        again = evaluate_position("minden", held.row.rules, held.game.dump(held.position(place.number)), place, "good")
        assert again.standing == points[3]["standing"], "the same question has the same answer"


async def test_a_quiz_that_still_runs_is_not_played_on(store: Store, workers: Workers) -> None:
    async with running(store, workers, **QUICK) as house:
        guest = house.guest()
        table = await guest.open_table("me", "me", game="minden")
        path = f"/tables/{table['head']['id']}/curve"
        assert (await guest.post(path, status=409))["code"] == "not_over"
        assert (await guest.get(path, status=409))["code"] == "not_over"


async def test_nobody_is_advised_before_the_end(store: Store, workers: Workers) -> None:
    async with running(store, workers, **QUICK) as house:
        guest = house.guest()
        table = await guest.open_table("me", "me", "me")
        assert (await guest.post(f"/tables/{table['head']['id']}/curve", status=409))["code"] == "not_over"
        held = await house.services.tables.open(table["head"]["id"])
        assert 1 <= len(curve_positions(held)) <= MOST_POSITIONS + 1
