"""What a seat may do now, with what each choice would bring. The kinds of targets are listed in `view`."""

from functools import cache
from typing import Final

from stellwerk.games.minden.actions import ACTIONS, FIELDS, KEEP_CARD, SWAP, TIP
from stellwerk.games.minden.board import COLOUR_NAMES, KEEP
from stellwerk.games.minden.data import BOARDS
from stellwerk.games.minden.insights import award_of, prizes
from stellwerk.games.minden.overlays import MindenPrize
from stellwerk.games.minden.rules.phases import CHOICE, SWAPPING
from stellwerk.games.minden.rules.round import colour_of, name_of
from stellwerk.games.minden.state import State
from stellwerk.kernel.message import Argument, Message
from stellwerk.kernel.offers import Choice, Form, Offer, Part

PARTS: Final = tuple(name for name, _, _ in FIELDS)


def offers(state: State, seat: int) -> list[Offer]:
    """One offer per card or answer; the 960 tips are one form (section 13)."""
    if not state.waiting >> seat & 1:
        return []
    if state.phase == CHOICE:
        return [_choose(state, seat, card) for card in state.display]
    return [_keep(state, seat), _swap(state, seat)] if state.phase == SWAPPING else [_tip(state, seat)]


def _choose(state: State, seat: int, card: int) -> Offer:
    colour = state.setting.deck.colour[card]
    award = award_of(state, seat, card, state.position[seat])
    return Offer(
        do=ACTIONS.notation(state.setting.codes[card]),
        group="choose",
        label=Message("do-choose", {"card": name_of(state, card), "colour": COLOUR_NAMES[colour]}),
        targets=[f"card:{state.setting.deck.ids[card]}"],
        effect=Message("effect-keep-from", {"stones": KEEP[colour]}),
        detail=Message("detail-card", {"kind": f"@detail-{COLOUR_NAMES[colour][1:]}", "award": award}),
    )


def _keep(state: State, seat: int) -> Offer:
    return Offer(
        do=ACTIONS.notation(KEEP_CARD),
        group="swap",
        label=Message("do-keep", {"card": name_of(state, state.hand[seat])}),
        targets=[f"hand:{seat}"],
        effect=Message("effect-chips", {"chips": state.chips[seat]}),
        closes=True,
    )


def _swap(state: State, seat: int) -> Offer:
    """The card that comes is known unless the pile is closed (MIN-3.4, MIN-12.2)."""
    data: dict[str, Argument] = {"old": name_of(state, state.hand[seat])}
    label = Message("do-swap-blind", data)
    if not state.setting.closed_pile:
        top = state.pile[state.top]
        label = Message("do-swap", {**data, "card": name_of(state, top), "colour": colour_of(state, top)})
    return Offer(
        do=ACTIONS.notation(SWAP),
        group="swap",
        label=label,
        targets=["pile:top"],
        effect=Message("effect-chips", {"chips": state.chips[seat] - 1}),
        detail=Message("detail-swap"),
        closes=True,
    )


def _tip(state: State, seat: int) -> Offer:
    """The empty tip, to be filled in stone by stone (MIN-5.2)."""
    card = state.hand[seat]
    won = prizes(state, seat)
    return Offer(
        do=ACTIONS.notation(TIP),
        group="tip",
        label=Message("do-tip", {"card": name_of(state, card)}),
        effect=Message("effect-wins", {"steps": 0, "award": 0, "net": 0}),
        detail=Message("detail-final"),
        closes=True,
        form=Form(
            parts=_parts(state.setting.deck.name, state.setting.options["nested_tips"]),
            effects=[_wins(state, seat, prize) for prize in won],
            details=[
                Message(
                    "detail-stones",
                    {"stones": prize.stones, "space": prize.space, "keep": "yes" if prize.keep else "no"},
                )
                for prize in won
            ],
            warning=Message("warn-contradiction"),
        ),
    )


def _wins(state: State, seat: int, prize: MindenPrize) -> Message:
    """The spaces of a right tip, skipped ones included, and what the card would be worth in a final scoring now."""
    steps = prize.space - state.position[seat]
    award = award_of(state, seat, state.hand[seat], prize.space) if prize.keep else 0
    return Message("effect-wins", {"steps": steps, "award": award, "net": steps + award})


@cache
def _parts(deck: str, in_order: bool) -> list[Part]:
    """Stones a to d (MIN-5.3 to MIN-5.6); with `nested_tips` each needs the one before (MIN-12.1)."""
    return [
        Part(
            key=name,
            label=Message(f"part-{name}"),
            field=number + 1,
            choices=[_choice(deck, name, value) for value in values[1:]],
            needs=PARTS[number - 1] if in_order and number else None,
        )
        for number, (name, _, values) in enumerate(FIELDS)
    ]


def _choice(deck: str, part: str, value: str) -> Choice:
    if part == "square":
        squares = [square.id for square in BOARDS[deck].squares if square.number == int(value)]
        targets = [f"number:{value}", *(f"square:{square}" for square in squares)]
        return Choice(value, Message("square-number", {"number": int(value)}), targets, CLASHES[deck]["square", value])
    label = Message("quarter", {"letter": value}) if part == "quarter" else Message(f"{part}-{value}")
    return Choice(value, label, [f"{part}:{value}"], CLASHES[deck].get((part, value), []))


def _clashes(deck: str) -> dict[tuple[str, str], list[str]]:
    """Which sides and blocks a number contradicts, and the other way round: no square has both (MIN-5.9)."""
    squares = BOARDS[deck].squares
    side_of = {(square.side, str(square.number)) for square in squares}
    block_of = {(square.block, str(square.number)) for square in squares}
    found: dict[tuple[str, str], list[str]] = {}
    for part, known, values in (("side", side_of, FIELDS[0][2][1:]), ("block", block_of, FIELDS[1][2][1:])):
        for value in values:
            for number in FIELDS[2][2][1:]:
                found.setdefault(("square", number), [])
                if (value, number) not in known:
                    found.setdefault((part, value), []).append(f"square:{number}")
                    found["square", number].append(f"{part}:{value}")
    return found


CLASHES: Final = {deck: _clashes(deck) for deck in BOARDS}
