"""The probable offers of a seat at its next turn: the other seats move at random until then."""

from collections.abc import Iterator, Sequence
from random import Random

from stellwerk.kernel.chance import FastChance
from stellwerk.kernel.game import Game, State
from stellwerk.kernel.input import play_text, refusal_of
from stellwerk.kernel.message import Message
from stellwerk.kernel.offers import Offer
from stellwerk.kernel.seats import first_seat, is_to_act
from stellwerk.server.errors import RequestError, refused
from stellwerk.server.features.plans.messages.plans import Ahead

MOST_STEPS = 400
GUESSES = 3  # random continuations; an offer that exists in all of them is likely


def ahead(game: Game, state: State, seats: int, seat: int, do: Sequence[str]) -> Ahead:
    """The probable offers after the decisions `do`; raise RequestError if no guess allows these decisions."""
    found: list[State] = []
    refusal: RequestError | None = None
    for guess in _guesses(game, state, seat):
        try:
            _follow(game, guess, seats, seat, do)
            found.append(guess)
        except RequestError as error:
            refusal = error
    if refusal is not None and not found:
        raise refusal
    asked = [game.offers(guess, seat) for guess in found if is_to_act(guess, seat)]
    return Ahead(_common(asked) if asked else [], not asked)


def labels(game: Game, state: State, seats: int, seat: int, do: Sequence[str]) -> list[Message]:
    """The labels of the decisions, as far as one of the guesses has offers for them."""
    return max((_labels(game, guess, seats, seat, do) for guess in _guesses(game, state, seat)), key=len, default=[])


def _guesses(game: Game, state: State, seat: int) -> Iterator[State]:
    """Positions that may arise when the seat is to act next; the seeds are fixed, so that all answers agree.

    In a game of knowledge only the present turn counts: the evaluation of a turn reveals the answers.
    """
    for seed in range(GUESSES):
        guess = _next_turn(state, seat, Random(seed))
        if guess is not None and not (game.meta.knowledge and game.turn(guess) != game.turn(state)):
            yield guess


def _next_turn(state: State, seat: int, random: Random) -> State | None:
    """Let the others move at random until the seat is to act; None if the game ends before."""
    guess, chance = state.determinize(seat, random), FastChance(random)
    for _ in range(MOST_STEPS):
        waiting = guess.to_act()
        if waiting >> seat & 1:
            return guess
        if waiting == 0:
            return None
        other = first_seat(waiting)
        guess.apply(other, random.choice(guess.legal(other)), chance)
    return None


def _common(lists: list[list[Offer]]) -> list[Offer]:
    """The offers that every guess has; if there are none, those of the first guess."""
    shared = set.intersection(*({offer.do for offer in offers} for offers in lists))
    return [offer for offer in lists[0] if offer.do in shared] or lists[0]


def _labels(game: Game, guess: State, seats: int, seat: int, do: Sequence[str]) -> list[Message]:
    found: list[Message] = []
    rest = list(do)
    while rest and is_to_act(guess, seat):
        offer = next(
            (each for each in game.offers(guess, seat) if each.do.split() == rest[: len(each.do.split())]), None
        )
        if offer is None:
            break
        steps = len(offer.do.split())
        then = next((each for each in offer.then if rest[steps : steps + 1] == [each.do]), None)
        found += [offer.label] if then is None else [offer.label, then.label]
        steps += then is not None
        try:
            _follow(game, guess, seats, seat, rest[:steps])
        except RequestError:
            break
        rest = rest[steps:]
    return found


def _follow(game: Game, guess: State, seats: int, seat: int, do: Sequence[str]) -> None:
    chance = FastChance(Random(0))
    for index, text in enumerate(do):
        refusal = refusal_of(game, guess, seats, seat, text)
        if refusal is not None:
            raise refused(refusal, index)
        play_text(game, guess, seat, text, chance)
