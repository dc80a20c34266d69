"""What a seat may do now, in words and on the board, and what each choice would bring."""

from msgspec import Struct, field

from stellwerk.kernel.message import Message


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
