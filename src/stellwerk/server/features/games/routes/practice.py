"""REST routes of practising the tasks of a game."""

from collections.abc import Sequence
from typing import Annotated

from litestar import get
from litestar.di import NamedDependency
from litestar.params import Parameter

from stellwerk.kernel.practice import Answer, Task
from stellwerk.server.features.games.service import Practice
from stellwerk.server.platform.http.parameters import Path
from stellwerk.server.platform.http.visitors import Asker

Region = Annotated[str, Parameter(description="all, or a part of the deck: in minden a block, N, M or S")]


@get("/training/{game:str}/{deck:str}", tags=["training"])
async def list_tasks(
    practice_service: NamedDependency[Practice], visitor: Asker, game: Path, deck: Path, region: Region = "all"
) -> Sequence[Task]:
    """The tasks to practise, without those that lie open at a running table of the visitor.

    A task is the game's, e.g. MindenTask.
    """
    return await practice_service.tasks(visitor.person, game, deck, region)


@get("/training/{game:str}/{deck:str}/{card:str}", tags=["training"])
async def get_back(
    practice_service: NamedDependency[Practice], visitor: Asker, game: Path, deck: Path, card: Path
) -> Answer:
    """The answer to a task, e.g. MindenBack: the solution side of a card."""
    return await practice_service.answer(visitor.person, game, deck, card)
