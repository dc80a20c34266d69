"""Practising the tasks of a game alone."""

from collections.abc import Sequence
from typing import Annotated

from litestar import get
from litestar.di import NamedDependency
from litestar.params import Parameter

from stellwerk.kernel.practice import Answer, Task
from stellwerk.server.features.games.practice import Practice
from stellwerk.server.platform.http.parameters import Path
from stellwerk.server.platform.http.visitors import Asker

Region = Annotated[str, Parameter(description="all, or a part of the deck: in minden a block, N, M or S")]


@get("/training/{game:str}/{deck:str}", tags=["training"])
async def list_tasks(
    training_service: NamedDependency[Practice], visitor: Asker, game: Path, deck: Path, region: Region = "all"
) -> Sequence[Task]:
    """The tasks that may be practised: without those that lie open at a running table of the asker.

    A task is the game's, e.g. MindenTask.
    """
    return await training_service.tasks(visitor.person, game, deck, region)


@get("/training/{game:str}/{deck:str}/{card:str}", tags=["training"])
async def get_back(
    training_service: NamedDependency[Practice], visitor: Asker, game: Path, deck: Path, card: Path
) -> Answer:
    """The answer to a task, e.g. MindenBack: the solution side of a card."""
    return await training_service.answer(visitor.person, game, deck, card)
