"""Types of path parameters, query parameters and rate limits that several routes take."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from stellwerk.server.platform.limits.limits import Limit

Creations = NamedDependency[Limit]
Attempts = NamedDependency[Limit]
TableId = Annotated[str, PathParameter(description="The id of a table.")]
Seat = Annotated[int, PathParameter(description="A chair, counted from 0.")]
Number = Annotated[int, PathParameter(description="How many entries of the log.")]
GameId = Annotated[str, PathParameter(description="The id of a game.")]
After = Annotated[int, QueryParameter(name="after", ge=0, description="What came after this number.")]
Language = Annotated[str, PathParameter(description="A language: `de` or `en`.")]
FileName = Annotated[str, PathParameter(description="A name of the game's public data.")]
Path = Annotated[str, PathParameter()]
Deck = Annotated[str, PathParameter(description="A deck of tasks of the game.")]
TaskId = Annotated[str, PathParameter(description="The id of a task.")]
