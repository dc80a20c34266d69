"""Curves in the database are read by the names of the stored type, whatever the interface calls them."""

import json

from sqlalchemy import insert, select

from stellwerk.kernel.message import Message
from stellwerk.server.features.history.messages import curve_info
from stellwerk.server.features.history.model import Evaluation, EvaluationCurve, WeighedPlan
from stellwerk.server.platform.database.schema import CURVES
from tests.server.house import House

POINTS = (
    '[{"number":3,"standing":[0.25,0.75],"seat":1,"weighed":[{"label":[{"id":"pass","args":{}}],"value":0.5,"played":true}],'
    '"error":0.0},{"number":9,"standing":[1.0,0.0],"seat":null,"weighed":[],"error":0.125}]'
)
CURVE = EvaluationCurve(
    "done",
    "search:3",
    2,
    [
        Evaluation(3, [0.25, 0.75], 1, [WeighedPlan([Message("pass")], 0.5, True)]),
        Evaluation(9, [1.0, 0.0], None, [], 0.125),
    ],
)


async def test_a_stored_curve_is_read_and_sent(house: House) -> None:
    id = (await house.guest().open_table("me", "me", "me"))["head"]["id"]
    row = {"table": id, "bot": "search:3", "wanted": 2, "points": POINTS, "status": "done"}
    curves = house.services.stores.curves
    await curves.database.write(lambda connection: connection.execute(insert(CURVES), row))
    assert await curves.curve(id) == CURVE
    sent = curve_info(CURVE)
    assert (sent.status, sent.bot, sent.of) == ("done", "search:3", 2)
    assert [(point.number, point.seat, point.error) for point in sent.points] == [(3, 1, 0.0), (9, None, 0.125)]
    assert sent.points[0].weighed[0].played and sent.points[0].weighed[0].label == [Message("pass")]


async def test_a_written_curve_has_the_names_of_the_database(house: House) -> None:
    id = (await house.guest().open_table("me", "me", "me"))["head"]["id"]
    curves = house.services.stores.curves
    await curves.begin(id, CURVE)
    text = await curves.database.read(
        lambda connection: connection.scalar(select(CURVES.c.points).where(CURVES.c.table == id))
    )
    assert [set(point) for point in json.loads(text)] == [{"number", "standing", "seat", "weighed", "error"}] * 2
    assert set(json.loads(text)[0]["weighed"][0]) == {"label", "value", "played"}
