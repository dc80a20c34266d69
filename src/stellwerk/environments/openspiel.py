"""OpenSpiel: importing this registers `stellwerk_<id>` with the parameter `players`.

    pyspiel.load_game("stellwerk_paris(players=4)")

Chance is explicit: every number that a chance event draws is a chance node of equally likely outcomes.
"""

from random import Random
from typing import Any

import msgspec

from stellwerk.environments.drawn import DrawnPosition
from stellwerk.environments.terms import Terms
from stellwerk.extras import needs
from stellwerk.kernel.capabilities import Observes
from stellwerk.kernel.game import Game
from stellwerk.kernel.registry import all_games
from stellwerk.kernel.seats import first_seat
from stellwerk.readable import readable

with needs("openspiel"):
    import numpy as np
    import pyspiel  # type: ignore[import-not-found]

__all__ = ["resampled"]

MOST_OUTCOMES = 1024
"""More things than any game shuffles at once: OpenSpiel reserves nothing for them."""
LONGEST = 20_000
"""No game has more decisions or drawn numbers than this."""


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Stellwerk; `game_type` and the game are set by its registered subclass."""

    game: Game
    game_type: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = given.get("players", self.game.meta.least_seats)
        self.terms = Terms(self.game, players, None, "raise", "win")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.terms.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.game_type, info, given)

    def new_initial_state(self) -> "SpielState":
        """The state before anything is drawn."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """What a player knows, as numbers from 0 to 1 and as text."""
        parts = iig_obs_type is not None and not (
            iig_obs_type.public_info and iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        )
        return SpielObserver(self.terms, parts)

    def max_chance_nodes_in_history(self) -> int:
        """At most so many numbers are drawn."""
        return LONGEST


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; what OpenSpiel copies is its `position` alone."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = DrawnPosition(game.terms.game.meta.id, game.terms.seats)

    def current_player(self) -> int:
        """Who decides, chance, or nobody."""
        if self.position.bound():
            return int(pyspiel.PlayerId.CHANCE)
        waiting = self.position.settled().to_act()
        return first_seat(waiting) if waiting else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.settled().legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The numbers that may be drawn now, each as likely as the other."""
        bound = self.position.bound()
        return [(number, 1 / bound) for number in range(bound)]

    def _apply_action(self, action: int) -> None:
        if self.position.bound():
            self.position.draw(action)
        else:
            self.position.decide(first_seat(self.position.settled().to_act()), action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw:{action}" if player < 0 else self.position.game.actions.notation(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.position.bound() and not self.position.settled().to_act()

    def returns(self) -> list[float]:
        """1 for the winner, 1/k for each of k; nothing before the end."""
        terms: Terms = self.get_game().terms
        outcome = self.position.settled().outcome() if self.is_terminal() else None
        return [0.0] * terms.seats if outcome is None else terms.rewards(outcome)

    def __str__(self) -> str:
        bound, state = self.position.bound(), self.position.state
        lines = [] if state is None else readable(self.position.game, self.position.game.view(state, None))
        return "\n".join([*lines, f"one of {bound} is drawn"] if bound else lines)


class SpielObserver:
    """Observations for OpenSpiel; during a chance event what was known before it.

    What is public and what is private is not told apart: who asks for a part of it gets no text.
    """

    def __init__(self, terms: Terms, parts: bool) -> None:
        self.terms = terms
        self.parts = parts
        self.tensor = np.zeros(terms.length, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        known = state.position.state
        if known is None:
            self.tensor.fill(0)
        else:
            row = np.frombuffer(bytes(self.terms.observe(known, player)), np.uint8)
            np.divide(row, 255, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str | None:
        """The view of a player as JSON: whoever cannot tell two positions apart reads the same text."""
        if self.parts:
            return None
        known = state.position.state
        return "" if known is None else msgspec.json.encode(self.terms.game.view(known, player)).decode()


def resampled(state: SpielState, player: int, random: Random | None = None) -> SpielState:
    """A state that this player cannot tell from the true one: the resampler of OpenSpiel's ISMCTS."""
    other: SpielState = state.clone()
    if other.position.state is not None:
        other.position.state = other.position.state.determinize(player, random or Random())
    return other


def _type_of(game: Game) -> pyspiel.GameType:
    meta = game.meta
    hides = game.hides({option.name: option.default for option in meta.options})
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"stellwerk_{meta.id}",
        long_name=meta.titles["en"],
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hides else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=meta.most_seats,
        min_num_players=meta.least_seats,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": meta.least_seats},
        default_loadable=True,
        provides_factored_observation_string=False,
    )


def _register() -> None:
    """Make the games known to OpenSpiel, once."""
    known = set(pyspiel.registered_names())
    for id, game in all_games().items():
        if isinstance(game, Observes) and f"stellwerk_{id}" not in known:
            kind = _type_of(game)
            pyspiel.register_game(kind, type(f"Spiel_{id}", (SpielGame,), {"game": game, "game_type": kind}))


_register()
