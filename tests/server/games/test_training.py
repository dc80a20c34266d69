"""Practising places: every card but those that lie open at a running table of the asker."""

from stellwerk.server.platform.processes.workers import Workers
from tests.server.house import running
from tests.server.stores import Store

TASKS = "/training/minden/germany"


async def test_open_cards_are_left_out_and_their_backs_are_not_told(store: Store, workers: Workers) -> None:
    """MIN-4.8: neither in the list nor when asked for; somebody else may practise them."""
    async with running(store, workers) as house:
        guest, other = house.guest(), house.guest()
        assert len(await guest.get(TASKS)) == 224
        table = await guest.open_table("me", "me", game="minden")
        view = table["perspectives"][0]["view"]
        shown = {card["id"] for card in view["display"]} | {view["top"]["id"]}
        listed = {task["id"] for task in await guest.get(TASKS)}
        assert len(shown) == 3 and not shown & listed and len(listed) == 221
        for card in shown:
            refused = await guest.get(f"{TASKS}/{card}", status=403)
            assert "lat" not in refused
            assert (await other.get(f"{TASKS}/{card}"))["id"] == card


async def test_what_is_left_out_does_not_name_the_top_of_a_closed_pile(store: Store, workers: Workers) -> None:
    """MIN-12.2, MIN-4.8: only what lies open is left out."""
    async with running(store, workers) as house:
        guest = house.guest()
        table = await guest.open_table("me", "me", game="minden", options={"closed_pile": True})
        shown = {card["id"] for card in table["perspectives"][0]["view"]["display"]}
        listed = {task["id"] for task in await guest.get(TASKS)}
        assert len(shown) == 2 and len(listed) == 222 and not shown & listed


async def test_a_task_tells_nothing_and_a_back_tells_all(store: Store, workers: Workers) -> None:
    """A task has id, colour and threshold; the region is asked for, not told."""
    async with running(store, workers) as house:
        guest = house.guest()
        north = await guest.get(f"{TASKS}?region=N")
        assert 0 < len(north) < 224 and all(set(task) == {"id", "colour", "keep"} for task in north)
        back = await guest.get(f"{TASKS}/{north[0]['id']}")
        assert back["block"] == "N" and back["fact"]["de"]


async def test_what_there_is_not_is_not_found(store: Store, workers: Workers) -> None:
    """Games without practising, unknown decks, regions and cards."""
    async with running(store, workers) as house:
        guest = house.guest()
        for address in ("/training/paris/board", "/training/minden/mars", f"{TASKS}?region=X", f"{TASKS}/atlantis"):
            assert (await guest.get(address, status=404))["code"] == "not_found"
