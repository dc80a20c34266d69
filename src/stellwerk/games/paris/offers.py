"""What a seat may do now, with what each choice would bring."""

from stellwerk.games.paris.actions import ACTIONS, GIVE, PLACE, STOP, TAKE
from stellwerk.games.paris.board import BIT, COMPANIES, HEXES, NAMES, PENALTY
from stellwerk.games.paris.insights.reach import best_build
from stellwerk.games.paris.rules.phases import LAYING, REASONS, TAKING
from stellwerk.games.paris.scoring import hand, score, scores, surplus
from stellwerk.games.paris.state import State
from stellwerk.kernel.chance import NoChance
from stellwerk.kernel.message import Argument, Message
from stellwerk.kernel.offers import Offer
from stellwerk.kernel.outcome import places


def offers(state: State, seat: int) -> list[Offer]:
    """One offer per legal action; cities before landscape, the end of the Build last."""
    actions = state.legal(seat)
    if state.phase == LAYING:
        found = [_place(state, action - PLACE) for action in actions if action != STOP]
        found.sort(key=lambda offer: offer.group)  # cities, landscape
        return found + [_stop(state) for action in actions if action == STOP]
    if state.phase == TAKING:
        return [_take(state, action) for action in actions]
    return [_give(state, action - GIVE) if action >= GIVE else _build(state, action) for action in actions]


def _build(state: State, company: int) -> Offer:
    points, _ = best_build(state, company)
    name = COMPANIES[company]
    return Offer(
        do=ACTIONS.notation(company),
        group="build",
        label=Message("do-build", {"company": NAMES[company]}),
        targets=[f"company:{name}", f"store:{name}"],
        effect=_rise(state, "effect-best-build", company, points),
        detail=Message("detail-store", {"count": state.supply[company]}),
    )


def _rise(state: State, id: str, company: int, points: int) -> Message:
    """What a higher value of a company brings the mover: it counts for each own share (PAR-10.2)."""
    shares = hand(state, state.mover)[company]
    return Message(id, {"points": points, "shares": shares, "net": points * shares})


def _give(state: State, company: int) -> Offer:
    """A Trade is composed of giving and taking and sent as a whole (section 11)."""
    after = state.clone()
    after.apply(state.mover, GIVE + company, NoChance())
    left = after.hands[state.mover * 6 + company]
    lost, saved = state.value[company], PENALTY * (_over(state) - _over(after))
    return Offer(
        do=ACTIONS.notation(GIVE + company),
        group="trade",
        label=Message("do-give", {"company": NAMES[company]}),
        targets=[f"hand:{COMPANIES[company]}"],
        effect=Message("effect-lose", {"points": lost, "saved": saved, "net": saved - lost}),
        detail=Message("detail-left", {"count": left}),
        then=[_take(after, action) for action in after.legal(state.mover)],
    )


def _take(state: State, action: int) -> Offer:
    company, count = (action - TAKE) // 2, (action - TAKE) % 2 + 1
    name = COMPANIES[company]
    return Offer(
        do=ACTIONS.notation(action),
        group="take",
        label=Message("do-take", {"company": NAMES[company], "count": count}),
        targets=[f"company:{name}", f"store:{name}"],
        effect=_trade(state, company, count),
        detail=Message("detail-store", {"count": state.supply[company]}),
        warning=_take_warning(state, action),
        closes=True,
    )


def _trade(state: State, company: int, count: int) -> Message:
    """What the whole Trade changes for the mover: what comes, what was given, locos beyond the limit (PAR-8.6)."""
    gain, lost = count * state.value[company], state.value[state.given]
    held, limit = sum(hand(state, state.mover)), state.setting.limit
    penalty = PENALTY * (max(0, held + count - limit) - max(0, held + 1 - limit))
    return Message("effect-trade", {"gain": gain, "lost": lost, "penalty": penalty, "net": gain - lost - penalty})


def _over(state: State) -> int:
    return surplus(hand(state, state.mover), state.setting.limit)


def _take_warning(state: State, action: int) -> Message | None:
    """Going over the holding limit (PAR-8.6) and ending the game (PAR-9.3, PAR-9.8)."""
    after = state.clone()
    after.apply(state.mover, action, NoChance())
    if after.reason:
        return _end_warning(after, state.mover)
    over = surplus(hand(after, state.mover), state.setting.limit)
    if over > _over(state):
        return Message("warn-surplus", {"count": over, "penalty": PENALTY, "limit": state.setting.limit})
    return None


def _place(state: State, hex: int) -> Offer:
    city = bool(state.board.cities & BIT[hex])
    value = state.board.value[hex]
    return Offer(
        do=ACTIONS.notation(PLACE + hex),
        group="cities" if city else "landscape",
        label=Message("do-place-city", {"name": state.board.title[hex], "hex": HEXES[hex], "value": value})
        if city
        else Message("do-place-land", {"hex": HEXES[hex]}),
        targets=[f"hex:{HEXES[hex]}"],
        effect=_rise(state, "effect-points", state.building, value) if city else None,
        detail=None if city else _beside(state, hex),
        warning=_place_warning(state, hex),
    )


def _beside(state: State, hex: int) -> Message:
    """A free city next door, the best one, or the company's track: so that a hex can be found by words."""
    board = state.board
    near = [other for other in board.near[hex] if board.cities & BIT[other]]
    free = [other for other in near if state.room & BIT[other]]
    if free or near:
        city = max(free or near, key=lambda other: board.value[other])
        return Message("detail-beside", {"city": board.title[city]})
    return Message("detail-beside-track", {"company": NAMES[state.building]})


def _place_warning(state: State, hex: int) -> Message | None:
    """Whether this loco ends the game: on Marseille (PAR-9.1) or the last of the last but one store (PAR-9.3)."""
    empties = state.supply[state.building] == 1 and bin(state.filled).count("1") == 2
    if hex != state.board.marseille and not empties:
        return None
    after = state.clone()
    after.apply(state.mover, PLACE + hex, NoChance())
    return _end_warning(after, state.mover)


def _end_warning(after: State, mover: int) -> Message:
    """The end, and what the mover knows of it: the own points, the own place only if all holdings lie open."""
    own = score(hand(after, mover), after.value, after.setting.limit)
    data: dict[str, Argument] = {"points": own, "reason": f"@reason-{REASONS[after.reason]}"}
    if after.setting.open_hands:
        return Message("warn-end-open", {**data, "place": places(scores(after))[mover]})
    return Message("warn-end", data)


def _stop(state: State) -> Offer:
    return Offer(
        do=ACTIONS.notation(STOP),
        group="finish",
        label=Message("do-stop"),
        effect=_rise(state, "effect-points", state.building, state.points),
        detail=Message("detail-placed", {"count": state.placed}),
        closes=True,
    )
