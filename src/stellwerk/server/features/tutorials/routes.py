"""REST routes of tutorials."""

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from stellwerk.server.features.tables.service.judging import MOST_DECISIONS
from stellwerk.server.features.tutorials.messages import PlayOn, TutorialInfo
from stellwerk.server.features.tutorials.service import Tutorials
from stellwerk.server.platform.http.guards import address_of
from stellwerk.server.platform.http.parameters import Creations, GameId, Number
from stellwerk.server.platform.http.visitors import Asker
from stellwerk.wire.deciding import Answer
from stellwerk.wire.tables import TableView

LessonName = Annotated[str, PathParameter(description="The name of a lesson.")]
Decisions = Annotated[
    list[str], QueryParameter(min_items=1, max_items=MOST_DECISIONS, description="The decisions, one after another.")
]


@get("/games/{game:str}/tutorial", operation_id="getTutorial")
async def get_tutorial(tutorials_service: NamedDependency[Tutorials], game: GameId) -> TutorialInfo:
    """The tutorial of a game.

    Its sentences are messages of the game.
    """
    return tutorials_service.read(game)


@get("/games/{game:str}/tutorial/{lesson:str}/{number:int}", operation_id="getLessonPosition")
async def get_lesson_position(
    tutorials_service: NamedDependency[Tutorials], game: GameId, lesson: LessonName, number: Number
) -> TableView:
    """A position of a lesson, as the learner sees it.

    The same for everybody; `number` is one of the lesson's `positions`. No table is stored.
    """
    return tutorials_service.look(game, lesson, number)


@get("/games/{game:str}/tutorial/{lesson:str}/{number:int}/preview", operation_id="previewInLesson")
async def preview_in_lesson(
    tutorials_service: NamedDependency[Tutorials], game: GameId, lesson: LessonName, number: Number, do: Decisions
) -> Answer:
    """What decisions of the learner would bring in a position of a lesson.

    `refusal` says which clause refuses them.
    """
    return tutorials_service.preview(game, lesson, number, do)


@post("/games/{game:str}/tutorial/table", operation_id="playOnFromTutorial", opt={"scope": "tables"})
async def play_on(
    request: Request[Any, Any, Any],
    tutorials_service: NamedDependency[Tutorials],
    visitor: Asker,
    creations: Creations,
    game: GameId,
    data: JSONBody[PlayOn],
) -> TableView:
    """Open a private table against bots that goes on where the tutorial ends.

    Like every continued game it counts in no profile.
    """
    await creations.spend(address_of(request))
    return await tutorials_service.play_on(visitor.person, game, data)
