"""The backs of evaluated cards (MIN-6.3): the only place where solutions, coordinates and facts go out."""

from functools import cache

from msgspec import Struct

from stellwerk.games.minden.board import BLOCK_OF, COLOURS, DECK, QUARTER_OF, SIDE_OF, SQUARE_OF, STONES, all_right
from stellwerk.games.minden.data import BOARDS, DECKS
from stellwerk.games.minden.rules.phases import AWARD, OVER
from stellwerk.games.minden.scoring import evaluations, succeeded, was_kept
from stellwerk.games.minden.state import State
from stellwerk.games.minden.view.cards import MindenCard, MindenTip, card_of, tip_of


class MindenEvaluation(Struct, frozen=True):
    """One player's evaluation: the small show (MIN-6.2 to MIN-7.2)."""

    seat: int
    card: MindenCard
    tip: MindenTip
    marker: tuple[float, float] | None  # where the cone stands without a pin: lon, lat; None = off the board
    solution: MindenTip
    right: list[bool | None]  # by stone a to d; None = not placed
    success: bool  # stones were placed and all of them are right
    start: int  # space of the pawn before
    end: int  # and after
    skipped: list[int]  # occupied spaces that were not counted (MIN-6.5)
    kept: bool
    lon: float
    lat: float
    state: str  # Land (BW, BY ...) or country (FR, IT ...)
    fact: dict[str, str] | None  # by language; None where the table does not tell it (MIN-12.8)


class MindenVisit(Struct, frozen=True):
    """A place evaluated earlier in this game; it stays on the map."""

    round: int
    seat: int
    card: MindenCard
    tip: MindenTip
    solution: MindenTip
    success: bool
    kept: bool
    lon: float
    lat: float
    fact: dict[str, str] | None  # by language; only when the game is over, for the page of its places


class MindenAward(Struct, frozen=True):
    """A move of the final scoring (section 10)."""

    colour: str
    seat: int
    steps: int  # 5, or 2 in a tie
    start: int
    end: int
    skipped: list[int]


def last_round(state: State) -> list[MindenEvaluation]:
    """The latest evaluation, player by player, in its order."""
    results = evaluations(state)[-state.setting.seats :]
    spaces = {result[0]: result[3] for result in results}
    shown: list[MindenEvaluation] = []
    for result in results:
        shown.append(_evaluation(state, result, spaces))
        spaces[result[0]] = result[4]
    return shown


def _evaluation(state: State, result: list[int], spaces: dict[int, int]) -> MindenEvaluation:
    seat, card, tip, before, after = result
    back = DECKS[state.setting.deck.name].cards[card]
    solution = state.setting.deck.solution[card]
    pairs = [(stone[tip], stone[solution]) for stone in (SIDE_OF, BLOCK_OF, SQUARE_OF, QUARTER_OF)]
    return MindenEvaluation(
        seat=seat,
        card=card_of(state, card),
        tip=tip_of(tip),
        marker=marker(state.setting.deck.name, tip),
        solution=tip_of(solution),
        right=[None if stone == 0 else stone == truth for stone, truth in pairs],
        success=succeeded(state, result),
        start=before,
        end=after,
        skipped=skipped(list(spaces.values()), before, after),
        kept=was_kept(state, result),
        lon=back.lon,
        lat=back.lat,
        state=back.state,
        fact={"de": back.fact_de, "en": back.fact_en},
    )


def visits(state: State) -> list[MindenVisit]:
    """Every place evaluated so far; the facts of all of them once the game is over."""
    return [_visit(state, number, result) for number, result in enumerate(evaluations(state))]


def _visit(state: State, number: int, result: list[int]) -> MindenVisit:
    seat, card, tip, _, _ = result
    back = DECKS[state.setting.deck.name].cards[card]
    return MindenVisit(
        round=number // state.setting.seats + 1,
        seat=seat,
        card=card_of(state, card),
        tip=tip_of(tip),
        solution=tip_of(state.setting.deck.solution[card]),
        success=succeeded(state, result),
        kept=was_kept(state, result),
        lon=back.lon,
        lat=back.lat,
        fact={"de": back.fact_de, "en": back.fact_en} if state.phase == OVER else None,
    )


def awards(state: State) -> list[MindenAward]:
    """The moves of the final scoring."""
    moves = [state.awards[at : at + AWARD] for at in range(0, len(state.awards), AWARD)]
    spaces = dict(enumerate(state.position)) | {seat: before for _, seat, _, before, _ in reversed(moves)}
    shown: list[MindenAward] = []
    for colour, seat, steps, before, after in moves:
        others = list(spaces.values())
        shown.append(MindenAward(COLOURS[colour], seat, steps, before, after, skipped(others, before, after)))
        spaces[seat] = after
    return shown


def skipped(spaces: list[int], before: int, after: int) -> list[int]:
    """The occupied spaces on the way of a pawn (MIN-6.5)."""
    return [space for space in range(before + 1, after) if space in spaces]


@cache
def marker(deck: str, tip: int) -> tuple[float, float] | None:
    """Where the cone stands without a pin: the middle of the rectangle round all quarters that agree (MIN-6.2)."""
    if STONES[tip] == 0:
        return None
    pairs = zip(BOARDS[deck].quarter_cells, DECK[deck].cells, strict=True)
    cells = [cell for cell, code in pairs if all_right(tip, code)]
    if not cells:
        return None
    lon = min(cell.lon_min for cell in cells) + max(cell.lon_max for cell in cells)
    lat = min(cell.lat_min for cell in cells) + max(cell.lat_max for cell in cells)
    return lon / 2, lat / 2
