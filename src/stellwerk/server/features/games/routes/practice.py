"""REST routes of practising the tasks of a game."""

from collections.abc import Sequence
from typing import Annotated

from litestar import get
from litestar.di import NamedDependency
from litestar.params import Parameter

from stellwerk.kernel.practice import PracticeAnswer, PracticeTask
from stellwerk.server.features.games.service import Practice
from stellwerk.server.platform.http.parameters import Deck, GameId, TaskId
from stellwerk.server.platform.http.visitors import Asker

Region = Annotated[str, Parameter(description="`all`, or a part of the deck: in minden a block, `N`, `M` or `S`.")]


@get("/training/{game:str}/{deck:str}")
async def list_tasks(
    practice_service: NamedDependency[Practice], visitor: Asker, game: GameId, deck: Deck, region: Region = "all"
) -> Sequence[PracticeTask]:
    """The tasks to practise, without those that lie open at a running table of the visitor.

    A task is the game's, e.g. MindenTask.
    """
    return await practice_service.tasks(visitor.person, game, deck, region)


@get("/training/{game:str}/{deck:str}/{card:str}", operation_id="getTaskAnswer")
async def get_back(
    practice_service: NamedDependency[Practice], visitor: Asker, game: GameId, deck: Deck, card: TaskId
) -> PracticeAnswer:
    """The answer to a task.

    An answer is the game's, e.g. MindenBack: the solution side of a card.
    """
    return await practice_service.answer(visitor.person, game, deck, card)
