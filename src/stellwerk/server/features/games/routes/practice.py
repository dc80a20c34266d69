"""REST routes of practising the places of Finden Sie Minden."""

from typing import Annotated

from litestar import get
from litestar.di import NamedDependency
from litestar.params import Parameter

from stellwerk.games.minden.training import MindenBack, MindenTask
from stellwerk.server.features.games.service import Practice
from stellwerk.server.platform.http.parameters import Path
from stellwerk.server.platform.http.visitors import Asker

Region = Annotated[str, Parameter(description="all, or a block: N, M, S")]


@get("/training/minden/{deck:str}", tags=["training"])
async def list_tasks(
    practice_service: NamedDependency[Practice], visitor: Asker, deck: Path, region: Region = "all"
) -> list[MindenTask]:
    """The cards to practise, without those that lie open at a running table of the visitor."""
    return await practice_service.tasks(visitor.person, deck, region)


@get("/training/minden/{deck:str}/{card:str}", tags=["training"])
async def get_back(practice_service: NamedDependency[Practice], visitor: Asker, deck: Path, card: Path) -> MindenBack:
    """The solution side of a card."""
    return await practice_service.back(visitor.person, deck, card)
