"""What decides whether a finished public game is published."""

from typing import Literal, get_args

Standing = Literal["agreed", "silent", "bot"]
"""What an account means for publishing: its owner has agreed, has not, or it is a bot account, which need not."""

LeftOut = Literal["guest", "silent", "former", "continued", "ended", "broken"]
"""Why a finished public game is not published."""

REASONS: dict[LeftOut, str] = {
    "guest": "somebody played as a guest, who cannot agree",
    "silent": "somebody has not agreed",
    "former": "somebody has deleted the account",
    "continued": "the game continues another one",
    "ended": "the game was ended early by agreement",
    "broken": "the game cannot be replayed by the installed rules",
}
"""The same in words."""
assert tuple(REASONS) == get_args(LeftOut)
