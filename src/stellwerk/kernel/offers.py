"""What a seat may do now, in words and on the board, and what each choice would bring."""

from functools import cache

from msgspec import Struct, field

from stellwerk.kernel.message import Message


class Choice(Struct, frozen=True):
    """One value of a part.

    targets: things on the board that mean this value. clashes: values of other parts (`block:M`) that it contradicts.
    """

    value: str
    label: Message
    targets: list[str] = field(default_factory=list)
    clashes: list[str] = field(default_factory=list)


class Part(Struct, frozen=True):
    """One field of a notation that is filled in, or left empty (`-`): a stone of a tip.

    field: its place in the notation, counted in colons. needs: the part that must be filled before.
    """

    key: str
    label: Message
    field: int
    choices: list[Choice]
    needs: str | None = None


class Form(Struct, frozen=True):
    """A notation that is put together out of parts, and sent as a whole.

    effects, details: what it would bring, by the number of parts that are filled.
    warning: said if two of the values clash.
    """

    parts: list[Part]
    effects: list[Message]
    details: list[Message]
    warning: Message | None = None


class Offer(Struct, frozen=True):
    """One legal action, ready for a button, a board target and a screen reader.

    do: its notation; several, with a blank between them, are played one after another as one choice (a whole drive).
    group: key of its heading (`group-<group>`), in the order of the rules.
    targets: things on the board that mean this action when clicked (`hex:I4`, `company:blue`).
    effect: the consequence, short, at the right of the line. detail: the reason, small.
    warning: why it is dangerous, said before it is taken.
    then: the notations of follow-up choices that are composed together and sent together with it;
          a client sends one of them in the same request (a Trade: give, then take).
    closes: it ends the turn or the step, so it is the yellow button.
    form: `do` stands for many actions: it is legal as it stands, with every part empty, and a client
          may fill in the parts (one tip out of 960).
    """

    do: str
    group: str
    label: Message
    targets: list[str] = field(default_factory=list)
    effect: Message | None = None
    detail: Message | None = None
    warning: Message | None = None
    then: list["Offer"] = field(default_factory=list)
    closes: bool = False
    form: Form | None = None


@cache
def plain_offer(notation: str) -> Offer:
    """An action in words without further thought: the message `do-<verb>` with `$first`, `$second` and `$third`."""
    verb, *fields = notation.split(":")
    return Offer(notation, verb, Message(f"do-{verb}", dict(zip(("first", "second", "third"), fields, strict=False))))


def filled(offer: Offer, values: dict[str, str]) -> str:
    """The notation of a form with these values by part; the others stay as they are."""
    fields = offer.do.split(":")
    for part in offer.form.parts if offer.form is not None else []:
        fields[part.field] = values.get(part.key, fields[part.field])
    return ":".join(fields)
