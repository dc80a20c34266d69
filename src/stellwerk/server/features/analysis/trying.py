"""Trying decisions out on a position of one's own; knows neither people nor tables."""

from collections.abc import Set
from random import Random

from stellwerk.kernel.capabilities import Practised, TellsLess
from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.input import play_text, refusal_of
from stellwerk.kernel.journal import Journal
from stellwerk.kernel.meta import Options
from stellwerk.kernel.seats import seats_of
from stellwerk.server.errors import ErrorCode, RequestError, refused
from stellwerk.server.features.analysis.messages import Analysed, Tried
from stellwerk.wire.tables import Line, Perspective


class TriedGame:
    """A position that is played on alone, by a chance of its own.

    It begins from what `seat` knows: what is hidden from it is drawn by chance, and the true position is not used any
    more. Without a seat everything is known. `own_only`: no decision of others, no view of others and no end, because
    they would tell again what the rules hide from those who have seen it.
    """

    def __init__(
        self, game: Game, seats: int, state: State, seat: int | None, seed: str, own_only: bool = False
    ) -> None:
        random = Random(seed)
        self.game = game
        self.seats = seats
        self.viewers = [seat] if own_only and seat is not None else None
        self.state = state.clone() if seat is None else state.determinize(seat, random)
        self.lines: list[Line] = []
        self._chance = FastChance(random)

    def play(self, tried: Tried) -> None:
        """Carry out a decision; RequestError names the clause that refuses it and its index."""
        self.must_be_own(tried.seat)
        refusal = refusal_of(self.game, self.state, self.seats, tried.seat, tried.do)
        if refusal is not None:
            raise refused(refusal, len(self.lines))
        journal, turn = Journal(), self.game.turn(self.state)
        play_text(self.game, self.state, tried.seat, tried.do, self._chance, journal)
        self.lines.append(Line(len(self.lines), tried.seat, turn, None, journal.facts))
        if self.viewers is not None and self.state.outcome() is not None:
            raise RequestError(ErrorCode.NOT_OVER, "The end of this game would tell what its rules hide until then.")

    def must_be_own(self, seat: int) -> None:
        """RequestError if a seat decides whose decisions are not tried out."""
        if self.viewers is not None and seat not in self.viewers:
            raise RequestError(ErrorCode.NOT_OVER, "Before the end of this game only own decisions are tried out.")

    def must_not_show(self, tasks: Set[str]) -> None:
        """RequestError if one of these tasks lies open: trying it out would tell its answer."""
        if isinstance(self.game, Practised) and self.game.open_tasks(self.state) & tasks:
            raise RequestError(ErrorCode.FORBIDDEN, "One of these tasks lies open at a running table of yours.")

    def result(self, number: int, guessed: bool, settings: Options) -> Analysed:
        """The position as the seats see it that are to act, or as the own one does, with all that happened."""
        acting = seats_of(self.state.to_act())
        viewers = self.viewers or acting or range(self.seats)
        return Analysed(
            number=number,
            guessed=guessed,
            to_act=acting,
            turn=self.game.turn(self.state),
            perspectives=[self._perspective(seat, settings) for seat in viewers],
            lines=self.lines,
            outcome=self.state.outcome(),
        )

    def _perspective(self, seat: int, settings: Options) -> Perspective:
        game, state = self.game, self.state
        view = game.view(state, seat)
        if isinstance(game, TellsLess):
            view = game.told(view, settings)
        return Perspective(
            seat, view, game.insights(state, seat), game.offers(state, seat), undo=1 if self.lines else 0
        )
