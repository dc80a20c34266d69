"""What never changes at a table: seats, options, and where stations and places lie."""

from typing import TYPE_CHECKING, Final

from stellwerk.games.fracht.board import (
    CARDS,
    CROSSING_KIND,
    DX,
    DY,
    KIND,
    OUTER_IN,
    PLACE,
    PLACES,
    STATIONS,
)
from stellwerk.games.fracht.data import LAYOUTS_DATA
from stellwerk.games.fracht.rules.phases import QUIET_TURNS
from stellwerk.kernel.meta import Options

if TYPE_CHECKING:
    from stellwerk.games.fracht.evaluation.chart import Chart

OUTSIDE: Final[int] = -1
ONE_DECK: Final[int] = len(CARDS) // 2


class Setting:
    """Seats, options and geometry of one game; the letters of the stations may lie in any order (FRA-V5)."""

    __slots__ = (
        "adjacent", "at_station", "beside", "charts", "check_pushed", "forced", "in_play", "near", "options", "order",
        "places", "quiet_limit", "recycle", "seats", "squares", "station_edges",
    )  # fmt: skip

    def __init__(self, seats: int, options: Options, order: list[str]) -> None:
        data = LAYOUTS_DATA[options["layout"]]
        self.seats: int = seats
        self.options: Options = options
        self.order: list[str] = order  # the letters on the squares that layouts.json gives to B, C, … J
        printed = {letter: (data.stations[at].x, data.stations[at].y) for at, letter in enumerate(["A", *order])}
        self.squares: list[tuple[int, int]] = [printed[letter] for letter in STATIONS]  # by station
        self.places: list[int] = sorted(PLACE[place.id] for place in data.places)
        self.adjacent: bool = options["laying"] == "adjacent"  # FRA-V1
        self.recycle: bool = options["recycle_overbuilt"]  # FRA-V2
        self.forced: bool = options["forced_push"]  # FRA-V6
        self.check_pushed: bool = options["check_pushed"]  # FRA-V10
        self.in_play: int = len(cards_in_play(options))
        self.quiet_limit: int = QUIET_TURNS * seats
        self.near: list[int] = [OUTSIDE] * (len(PLACES) * 4)  # by place and edge: the position behind it, or outside
        self.at_station: list[int] = [OUTSIDE] * (len(STATIONS) * 4)  # by station and edge: the position behind it
        self.station_edges: list[int] = [0] * len(PLACES)  # by place: edges that meet a station (bits)
        self.beside: int = 0  # places that meet a station (bits)
        self.charts: dict[tuple[int, ...], Chart] = {}  # by the rails of all places, for bots
        self.survey()

    def survey(self) -> None:
        """Fill the tables of neighbours (FRA-2.1, FRA-2.2)."""
        here = {square: station for station, square in enumerate(self.squares)}
        lies = {(int(PLACES[place][1]), int(PLACES[place][2])): place for place in self.places}
        for edge in range(4):
            opposite = (edge + 2) % 4
            for (x, y), place in lies.items():
                other = (x + DX[edge], y + DY[edge])
                if other in here:
                    self.near[place * 4 + edge] = here[other]
                    self.station_edges[place] |= 1 << edge
                    self.beside |= 1 << place
                elif other in lies:
                    self.near[place * 4 + edge] = OUTER_IN[lies[other] * 4 + opposite]
            for (x, y), station in here.items():
                place = lies.get((x + DX[edge], y + DY[edge]), OUTSIDE)
                if place != OUTSIDE:
                    self.at_station[station * 4 + edge] = OUTER_IN[place * 4 + opposite]


def cards_in_play(options: Options) -> list[int]:
    """The cards of this game: without crossings (FRA-V7), two of each (FRA-V8)."""
    cards = range(len(CARDS) if options["decks"] == 2 else ONE_DECK)
    return [card for card in cards if options["crossings"] or KIND[card] != CROSSING_KIND]
