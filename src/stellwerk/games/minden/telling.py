"""What a table tells after an evaluation (MIN-12.8): with `everyone_learns` off neither facts nor distances."""

from msgspec.structs import replace

from stellwerk.games.minden.view import MindenView
from stellwerk.kernel.meta import Options


def told(view: MindenView, settings: Options) -> MindenView:
    """The view with the facts, or without them; a client shows no distance where there is no fact."""
    if settings.get("everyone_learns", True):
        return view
    last = [replace(evaluation, fact=None) for evaluation in view.last]
    return replace(view, last=last, places=[replace(visit, fact=None) for visit in view.places])
