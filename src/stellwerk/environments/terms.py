"""What is agreed about an environment: a game that can be observed, its table, rewards and illegal actions."""

from collections.abc import Mapping
from typing import Literal

from stellwerk.kernel.capabilities import Observes
from stellwerk.kernel.errors import WrongSetup
from stellwerk.kernel.game import Game
from stellwerk.kernel.observation import row_length
from stellwerk.kernel.outcome import Outcome
from stellwerk.opening import checked_options, game_of

Mask = Literal["info", "obs"]
Illegal = Literal["refuse", "raise"]
Reward = Literal["win", "place", "margin"]

PENALTY = 0.01
"""What an action costs that the rules refuse."""
USUAL_SEATS = 4


class Terms:
    """The terms of an environment, checked."""

    def __init__(
        self,
        game: str | Game,
        seats: int | None,
        options: Mapping[str, object] | None,
        illegal: Illegal,
        reward: Reward,
        mask: Mask = "info",
    ) -> None:
        self.game: Game = game_of(game)
        meta = self.game.meta
        if not isinstance(self.game, Observes):
            raise WrongSetup(f"{meta.id} has no observations to learn from (`Observes`, see docs/add-a-game.md)")
        self.observe = self.game.observe
        self.seats = seats if seats is not None else max(meta.least_seats, min(meta.most_seats, USUAL_SEATS))
        self.options = checked_options(self.game, self.seats, options or {})
        self.actions = self.game.actions.size
        self.length = row_length(self.game.observation_fields(self.seats))
        self.raises = one_of("illegal", illegal, ("refuse", "raise")) == "raise"
        self.reward = one_of("reward", reward, ("win", "place", "margin"))
        self.mask_in_info = one_of("mask", mask, ("info", "obs")) == "info"

    def rewards(self, outcome: Outcome) -> list[float]:
        """By seat, what a finished game brought it.

        win: a win shared by k counts 1/k. place: 1 for the first to 0 for the last. margin: the own score less the
        best of the others'.
        """
        if self.reward == "margin":
            scores = outcome.scores
            return [
                float(score - max(scores[:seat] + scores[seat + 1 :], default=0)) for seat, score in enumerate(scores)
            ]
        places = outcome.places
        if self.reward == "place":
            behind = [sum((place < other) + (place <= other) for other in places) - 1 for place in places]
            return [seats / (2 * len(places) - 2) for seats in behind]  # who shares a place shares what is behind it
        winners = places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in places]


def one_of(name: str, value: str, known: tuple[str, ...]) -> str:
    """A word of these; WrongSetup names them otherwise."""
    if value not in known:
        raise WrongSetup(f"{name} is one of {', '.join(known)}, not {value!r}")
    return value
