"""Why something is not allowed: one predicate per clause, asked in the order of the record vocabulary.

This is the second reading of the rules. It looks at cards, chips, tips and the phase in plain words, and knows nothing
of the codes and tables of the fast rules.
"""

from msgspec import Struct

from stellwerk.games.minden.actions import ACTIONS, SHOWN, tip_text
from stellwerk.games.minden.data import BOARDS
from stellwerk.games.minden.data_types import SIDES
from stellwerk.games.minden.rules.phases import PHASES, REASONS
from stellwerk.games.minden.state import State
from stellwerk.kernel import clauses as kernel
from stellwerk.kernel.clauses import first_broken, refuse
from stellwerk.kernel.input import text_of, unreadable
from stellwerk.kernel.message import Argument
from stellwerk.kernel.refusal import Refusal


class Position(Struct, frozen=True):
    """A position in plain words."""

    phase: str
    reason: str
    deck: str
    cards: dict[str, int]  # every card of the deck by id
    display: list[str]
    hand: list[str | None]  # by seat: the card of this round
    chips: list[int]
    tips: list[str | None]  # by seat: the confirmed tip, as a notation
    turn: int | None  # the seat that chooses or is asked
    pile: int
    options: dict[str, Argument]


class Attempt(kernel.Attempt, frozen=True):
    """What a seat wants to do, its notation taken apart."""

    fields: list[str]


Clause = kernel.Clause[Position, Attempt]


def read_position(state: State) -> Position:
    """The position as the rules speak of it."""
    ids = state.setting.deck.ids
    phase = PHASES[state.phase]
    return Position(
        phase=phase,
        reason=REASONS[state.reason],
        deck=state.setting.deck.name,
        cards=state.setting.deck.numbers,
        display=[ids[card] for card in state.display],
        hand=[ids[card] if card >= 0 else None for card in state.hand],
        chips=state.chips,
        tips=[tip_text(tip) if tip >= 0 else None for tip in state.tips],
        turn=state.order[state.at] if phase in ("choose", "swap") else None,
        pile=len(state.pile) - state.top,
        options=state.setting.options,
    )


def refusal(state: State, seat: int, action: int | str) -> Refusal | None:
    """The first clause that this attempt breaks."""
    text = text_of(ACTIONS, action)
    verb, *fields = text.split(":")
    unknown = verb == "choose" and fields[0] not in state.setting.deck.numbers
    if ACTIONS.read(text) is None or unknown:
        return unreadable(text)
    return first_broken((game_is_running, *BY_VERB[verb]), read_position(state), Attempt(seat, verb, fields))


def game_is_running(position: Position, attempt: Attempt) -> Refusal | None:
    """MIN-9.3: no decision after the final scoring."""
    return refuse("MIN-9.3", reason=f"@reason-{position.reason}") if position.phase == "over" else None


def choosing_phase(position: Position, attempt: Attempt) -> Refusal | None:
    """MIN-4.2: cards are chosen in the first phase."""
    return None if position.phase == "choose" else refuse("MIN-4.2", phase=position.phase)


def one_card_each(position: Position, attempt: Attempt) -> Refusal | None:
    """MIN-4.7: exactly one card each."""
    held = position.hand[attempt.seat]
    return None if held is None else refuse("MIN-4.7", [f"hand:{attempt.seat}"], case="second", card=f"@card-{held}")


def turn_in_rear_order(position: Position, attempt: Attempt) -> Refusal | None:
    """MIN-4.6: the rearmost chooses first, the leader last."""
    return None if attempt.seat == position.turn else refuse("MIN-4.6", mover=_seat(position.turn))


def card_in_the_display(position: Position, attempt: Attempt) -> Refusal | None:
    """MIN-4.7: one of the cards laid out."""
    card = attempt.fields[0]
    if card in position.display:
        return None
    return refuse("MIN-4.7", [f"card:{card}"], case="absent", card=f"@card-{card}")


def not_before_all_have_chosen(position: Position, attempt: Attempt) -> Refusal | None:
    """MIN-4.10: swapping comes after choosing."""
    return refuse("MIN-4.10", case="early") if position.phase == "choose" else None


def chip_is_left(position: Position, attempt: Attempt) -> Refusal | None:
    """MIN-4.9: a chip swaps one card once."""
    return None if position.chips[attempt.seat] > 0 else refuse("MIN-4.9")


def pile_has_a_card(position: Position, attempt: Attempt) -> Refusal | None:
    """MIN-4.12: there must be a card to take."""
    return None if position.pile > 0 else refuse("MIN-4.12")


def asked_now(position: Position, attempt: Attempt) -> Refusal | None:
    """MIN-4.10: everybody is asked once, in rear order."""
    if position.phase == "choose":
        return refuse("MIN-4.10", case="early")
    if position.phase != "swap":
        return refuse("MIN-4.10", case="late")
    return None if attempt.seat == position.turn else refuse("MIN-4.10", case="other")


def tipping_phase(position: Position, attempt: Attempt) -> Refusal | None:
    """MIN-5.1: all tip at the same time, after the swaps."""
    return None if position.phase == "tip" else refuse("MIN-5.1", phase=position.phase)


def not_yet_confirmed(position: Position, attempt: Attempt) -> Refusal | None:
    """MIN-5.11: a confirmed tip cannot be changed."""
    return None if position.tips[attempt.seat] is None else refuse("MIN-5.11")


def known_side(position: Position, attempt: Attempt) -> Refusal | None:
    """MIN-5.3: West or East."""
    return _known("MIN-5.3", attempt.fields[0], ["-", *SIDES])


def known_block(position: Position, attempt: Attempt) -> Refusal | None:
    """MIN-5.4: North, Middle or South."""
    return _known("MIN-5.4", attempt.fields[1], ["-", "N", "M", "S"])


def known_square(position: Position, attempt: Attempt) -> Refusal | None:
    """MIN-5.5: a square from 1 to 15."""
    return _known("MIN-5.5", attempt.fields[2], ["-", *(str(number) for number in range(1, 16))])


def known_quarter(position: Position, attempt: Attempt) -> Refusal | None:
    """MIN-5.6: quarter a, b, c or d."""
    return _known("MIN-5.6", attempt.fields[3], ["-", "a", "b", "c", "d"])


def stones_in_order(position: Position, attempt: Attempt) -> Refusal | None:
    """MIN-12.1: with `nested_tips` no stone after a gap."""
    placed = [field != "-" for field in attempt.fields]
    if not position.options["nested_tips"] or placed == sorted(placed, reverse=True):
        return None
    gap = placed.index(False)
    return refuse("MIN-12.1", missing="abcd"[gap], placed="abcd"[placed.index(True, gap)])


def stones_agree(position: Position, attempt: Attempt) -> Refusal | None:
    """MIN-12.5: with `consistent_tips` some square of the board must have all that the stones say."""
    if not position.options["consistent_tips"]:
        return None
    side, block, number, _ = attempt.fields
    for square in BOARDS[position.deck].squares:
        if side in ("-", square.side) and block in ("-", square.block) and number in ("-", str(square.number)):
            return None
    return refuse("MIN-12.5", tip=" ".join(field for field in attempt.fields if field != "-"))


BY_VERB: dict[str, tuple[Clause, ...]] = {
    "choose": (choosing_phase, one_card_each, turn_in_rear_order, card_in_the_display),
    "swap": (not_before_all_have_chosen, chip_is_left, pile_has_a_card, asked_now),
    "keep": (asked_now,),
    "tip": (
        *(tipping_phase, not_yet_confirmed, known_side, known_block, known_square, known_quarter),
        *(stones_in_order, stones_agree),
    ),
}


def _known(clause: str, value: str, values: list[str]) -> Refusal | None:
    return None if value in values else refuse(clause, value=value[:SHOWN])


def _seat(seat: int | None) -> int:
    return -1 if seat is None else seat
