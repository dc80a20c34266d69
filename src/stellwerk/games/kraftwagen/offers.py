"""What a seat may do now, with what each choice would bring."""

from stellwerk.games.kraftwagen.actions import ACTIONS, CHOOSE_BUYER, PASS
from stellwerk.games.kraftwagen.board import (
    ACTION_IDS,
    BUYERS,
    CARD,
    CARD_ENGINEER,
    CARD_IDS,
    CARD_INSTANT,
    DO_BUYER,
    ENGINEER_IDS,
    INSTANT_N,
    LOWEST_BIT,
    RACE_FIVE,
    SEAT_COLOURS,
    TILE,
    TILE_MASK,
    TILE_PLUS,
)
from stellwerk.games.kraftwagen.insights import jump
from stellwerk.games.kraftwagen.insights.forecast import forecast, payments, purchases
from stellwerk.games.kraftwagen.rules.cars import BODY, PRICE, SEAT, WORKERS, half, new_car, takings
from stellwerk.games.kraftwagen.rules.market import stacks
from stellwerk.games.kraftwagen.rules.phases import STEP
from stellwerk.games.kraftwagen.rules.race import distance, strength, way
from stellwerk.games.kraftwagen.rules.steps import possible
from stellwerk.games.kraftwagen.state import State
from stellwerk.kernel.message import Argument, Message
from stellwerk.kernel.offers import Offer


def offers(state: State, seat: int) -> list[Offer]:
    """One offer per legal action."""
    return [_offer(state, action) for action in state.legal(seat)]


def _offer(state: State, action: int) -> Offer:
    do = ACTIONS.notation(action)
    verb, *arguments = do.split(":")
    first = arguments[0] if arguments else ""
    match verb:
        case "choose_start_tile":
            return Offer(do, "start", Message("do-start", {"what": f"@start-{first}"}), [f"start:{first}"])
        case "take_tile":
            return _tile(state, do, first)
        case "choose_action":
            return _action(state, do, first)
        case "take_card":
            return _card(state, do, first)
        case "activate":
            return Offer(do, "activate", Message("do-activate", {"what": f"@card-{first}"}), [f"card:{first}"])
        case "take_body":
            return _part(do, "body", int(first))
        case "take_engine":
            return _engine(state, do, int(first), arguments[1])
        case "clear_workshop":
            value = int(arguments[1])
            label = Message("do-clear", {"what": f"@part-{first}", "value": value})
            return Offer(do, "clear", label, [f"workshop:{first}:{value}"])
        case "choose_buyer":
            return _buyer(state, do, action - CHOOSE_BUYER)
        case "use_porsche":
            return _porsche(state, do, first)
        case "early_sale":
            return _early_sale(state, do, first)
        case "use_diesel":
            return _diesel(state, do, arguments)
    return _step_two(state, action, do, verb, first)


def _tile(state: State, do: str, id: str) -> Offer:
    """A tile of the chain: how far it is, and whom the jump passes."""
    leap = jump(state, TILE[id])
    if leap.again:
        detail = Message("detail-again")
    else:
        who = [f"@colour-{SEAT_COLOURS[passed.seat]}" for passed in leap.passed]
        names: dict[str, Argument] = {"first": who[0], "second": "", "third": "", "count": len(who)}
        names |= dict(zip(("second", "third"), who[1:], strict=False))
        detail = Message("detail-passes", {**names, "left": len(leap.left)})
    return Offer(
        do=do,
        group="tile",
        label=Message(f"tile-{id}"),
        targets=[f"tile:{id}"],
        effect=Message("effect-jump", {"distance": leap.distance}),
        detail=detail,
        warning=_ends_the_round(state, TILE_MASK[TILE[id]]) or _forfeits(state, TILE[id]),
    )


def _forfeits(state: State, tile: int) -> Message | None:
    """An action of the tile that is not possible now (KW-3.10)."""
    lost = TILE_MASK[tile] & ~possible(state, TILE_MASK[tile], TILE_PLUS[tile])
    return Message("warn-forfeits", {"what": f"@action-{ACTION_IDS[LOWEST_BIT[lost]]}"}) if lost else None


def _ends_the_round(state: State, actions: int) -> Message | None:
    """A Buyer action that lets the token reach 0 (KW-5.10)."""
    last = state.track == 1 and len(state.buyers) == state.setting.slots
    return Message("warn-ends-round") if last and actions >> DO_BUYER & 1 else None


def _action(state: State, do: str, id: str) -> Offer:
    effect = None
    if id == "grand_prix":
        effect = _drive(state, distance(state, state.mover) + (state.steps[-1] // STEP >> 6))
    ends = _ends_the_round(state, 1 << DO_BUYER) if id == "buyer" else None
    targets = [f"action:{id}", *_begun_by(state, id)]
    return Offer(do, "action", Message(f"action-{id}"), targets, effect, warning=ends)


def _begun_by(state: State, id: str) -> list[str]:
    """Return the board targets that stand for this action: open cards for research, stacks for buyers."""
    if id == "research":
        return [f"card:{CARD_IDS[card]}" for card in state.open]
    if id == "buyer" and len(state.buyers) < state.setting.slots:
        return [f"buyer:{BUYERS[preference]}" for preference in range(len(BUYERS)) if stacks(state) >> preference & 1]
    return []


def _drive(state: State, spaces: int) -> Message:
    to, laps = way(state, state.mover, spaces)
    return Message("effect-drive", {"spaces": spaces, "to": to, "laps": laps})


def _card(state: State, do: str, id: str) -> Offer:
    card = CARD[id]
    if CARD_ENGINEER[card] >= 0:
        detail: Message | None = Message(f"does-{ENGINEER_IDS[CARD_ENGINEER[card]]}")
    elif CARD_INSTANT[card] >= 0:
        kind = CARD_INSTANT[card]
        detail = _drive(state, INSTANT_N[kind]) if kind == RACE_FIVE else None
    else:
        detail = Message("detail-worker" if state.canteen[state.mover] else "detail-inactive")
    return Offer(do, "card", Message("do-card", {"what": f"@card-{id}"}), [f"card:{id}"], detail=detail)


def _part(do: str, kind: str, value: int) -> Offer:
    label = Message("do-part", {"what": f"@part-{kind}", "value": value, "name": f"@{kind}-{value}"})
    return Offer(do, kind, label, [f"{kind}:{value}", "workshop:free"])


def _engine(state: State, do: str, value: int, to: str) -> Offer:
    if to == "workshop":
        return _part(do, "engine", value)
    now = strength(state, state.mover)
    data: dict[str, Argument] = {"value": value, "name": f"@engine-{value}"}
    weaker = Message("warn-weaker", {"now": now}) if value < now else None
    effect = Message("effect-race-engine", {"now": now, "value": value})
    return Offer(do, "gp", Message("do-mount", data), [f"gp:{value}", f"engine:{value}"], effect, warning=weaker)


def _buyer(state: State, do: str, preference: int) -> Offer:
    """A buyer: the white markers at once, and whose car he would buy."""
    id = BUYERS[preference]
    _, at = purchases(state.market, [*state.buyers, preference])[-1]
    detail = Message("detail-buys-nothing")
    if at >= 0:
        car = state.market[at]
        who = f"@colour-{SEAT_COLOURS[car[SEAT]]}"
        detail = Message("detail-buys", {"who": who, "money": takings(car, preference)})
    return Offer(
        do=do,
        group="buyer",
        label=Message("do-buyer", {"what": f"@buyer-{id}"}),
        targets=[f"buyer:{id}"],
        effect=Message("effect-money", {"money": state.white[preference]}),
        detail=detail,
    )


def _porsche(state: State, do: str, answer: str) -> Offer:
    plus = state.steps[-1] // STEP
    spaces = distance(state, state.mover) * (2 if answer == "yes" else 1) + plus
    label = Message(f"do-porsche-{answer}")
    return Offer(do, "porsche", label, [f"race:{answer}"], _drive(state, spaces), closes=answer == "no")


def _early_sale(state: State, do: str, slot: str) -> Offer:
    if slot == "no":
        return Offer(do, "early", Message("do-early-no"), closes=True)
    car = state.market[int(slot) - 1]
    data: dict[str, Argument] = {"slot": int(slot), "price": car[PRICE]}
    effect = Message("effect-money", {"money": half(car[PRICE])})
    return Offer(do, "early", Message("do-early", data), [f"car:{slot}"], effect)


def _diesel(state: State, do: str, arguments: list[str]) -> Offer:
    """Diesel: who would buy the changed car."""
    if arguments[0] == "no":
        return Offer(do, "diesel", Message("do-diesel-no"), closes=True)
    slot, value = int(arguments[0]), int(arguments[1])
    old = state.market[slot - 1]
    market = state.market[:]
    market[slot - 1] = new_car(old[SEAT], old[BODY], value, old[WORKERS], old[PRICE], -1)
    before, after = payments(state.market, state.buyers), payments(market, state.buyers)
    own = [at for at, car in enumerate(market) if car and car[SEAT] == old[SEAT]]
    lost = sum(before[at] for at in own) - sum(after[at] for at in own if at != slot - 1)
    return Offer(
        do=do,
        group="diesel",
        label=Message("do-diesel", {"slot": slot, "value": value}),
        targets=[f"car:{slot}", f"workshop:engine:{value}"],
        effect=_change(after[slot - 1], lost, 0),
    )


def _change(money: int, lost: int, award: int) -> Message:
    """What a car brings its seller, with awards and with what other own cars lose by it."""
    if lost or award:
        return Message("effect-net", {"money": money, "lost": lost, "award": award, "net": money - lost + award})
    return Message("effect-would-bring", {"money": money}) if money else Message("effect-unsold")


def _step_two(state: State, action: int, do: str, verb: str, first: str) -> Offer:
    """The parts of an offer: what it would bring at best if scoring came now."""
    if action == PASS:
        return Offer(do, "pass", Message("do-pass"), closes=True)
    best = forecast(state, action)
    labels = {
        "offer_body": Message("do-offer-body", {"value": best.body, "name": f"@body-{best.body}"}),
        "offer_engine": Message("do-offer-engine", {"value": best.engine, "name": f"@engine-{best.engine}"}),
        "offer_workers": Message("do-offer-workers", {"count": best.workers}),
        "offer_price": Message("do-offer-price", {"price": best.price}),
        "offer_marker": Message("do-offer-marker", {"what": f"@engineer-{first}"}),
    }
    targets = {
        "offer_body": f"workshop:body:{first}",
        "offer_engine": f"workshop:engine:{first}",
        "offer_workers": f"canteen:{first}",
        "offer_price": f"price:{first}",
        "offer_marker": f"engineer:{first}",
    }
    none = do == "offer_marker:none"
    effect = _change(best.money, best.lost, best.award)
    return Offer(
        do=do,
        group=verb.replace("_", "-"),
        label=Message("do-offer-no-marker") if none else labels[verb],
        targets=[] if none else [targets[verb]],
        effect=effect,
        detail=Message("detail-sold-to", {"what": f"@buyer-{best.preference}"}) if best.sold else None,
        warning=_last_car(state, verb),
        closes=none,
    )


def _last_car(state: State, verb: str) -> Message | None:
    """The car that fills the market ends the round (KW-5.9)."""
    last = sum(not car for car in state.market) == 1
    return Message("warn-last-car") if last and verb == "offer_body" else None
