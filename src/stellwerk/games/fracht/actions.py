"""The actions of Frachtexpress: codes and notations, as the record vocabulary of the specification spells them."""

from typing import Final

from stellwerk.games.fracht.board import CARDS, PLACES, POSITIONS
from stellwerk.kernel.actions import Notations

UNCOUPLE: Final[int] = 0  # uncouple:<card>; the kinds follow each other in the order of display (section 11)
COUPLE: Final[int] = UNCOUPLE + len(CARDS)  # couple:<card>
DRIVE: Final[int] = COUPLE + len(CARDS)  # drive:<card>
BUILD: Final[int] = DRIVE + len(CARDS)  # build:<card>
REDRAW: Final[int] = BUILD + len(CARDS)  # redraw:<card>
END: Final[int] = REDRAW + len(CARDS)
AT: Final[int] = END + 1  # at:<place>
ROTATE: Final[int] = AT + len(PLACES)  # rotate:<0 to 3>
GO: Final[int] = ROTATE + 4  # go:<position>
OFF: Final[int] = GO + len(POSITIONS)
STOP: Final[int] = OFF + 1
BRANCH: Final[int] = STOP + 1  # branch:<position>
DISCARD: Final[int] = BRANCH + len(POSITIONS)  # discard:<card>

ACTIONS: Final = Notations(
    [f"uncouple:{card}" for card in CARDS]
    + [f"couple:{card}" for card in CARDS]
    + [f"drive:{card}" for card in CARDS]
    + [f"build:{card}" for card in CARDS]
    + [f"redraw:{card}" for card in CARDS]
    + ["end"]
    + [f"at:{place}" for place in PLACES]
    + [f"rotate:{rotation}" for rotation in range(4)]
    + [f"go:{position}" for position in POSITIONS]
    + ["off", "stop"]
    + [f"branch:{position}" for position in POSITIONS]
    + [f"discard:{card}" for card in CARDS]
)
