"""What the component data must fulfil: the files fit each other and the specification."""

from collections.abc import Sequence

from stellwerk.games.bus.data_types import ActionBoardData, BoardData, CrossingData, RulesData
from stellwerk.kernel.data import must_hold


def check_board(board: BoardData) -> None:
    """BUS-1.1 and the shape of the map: what every city must fulfil."""
    crossings = {crossing.id: crossing for crossing in board.crossings}
    streets = {street.id: street for street in board.streets}
    must_hold([len(crossings), len(streets), len(board.lots)] == [36, 70, 47], "36 crossings, 70 streets, 47 lots")
    letters = [lot.letter for lot in board.lots]
    must_hold([letters.count(letter) for letter in ("A", "B", "C", "D")] == [12, 11, 9, 15], "12 A, 11 B, 9 C, 15 D")
    must_hold(
        [lot.id for lot in board.lots] == sorted({lot.id for lot in board.lots}), "lots in the order of their ids"
    )
    must_hold(len({(street.a, street.b) for street in board.streets}) == len(streets), "two streets with the same ends")
    for crossing in board.crossings:
        _check_crossing(board, crossing)
    stations = {crossing.station: crossing.id for crossing in board.crossings if crossing.station is not None}
    must_hold(stations == board.stations and len(stations) == 2, "two stations")
    parks = [crossing.id for crossing in board.crossings if crossing.kind == "park"]
    must_hold(parks == board.start_passengers, "passengers begin on the park crossings (BUS-2.6)")


def _check_crossing(board: BoardData, crossing: CrossingData) -> None:
    """Streets, lots and straight pairs of a crossing fit the rest of the file."""
    touching = [street.id for street in board.streets if crossing.id in (street.a, street.b)]
    must_hold(touching == crossing.streets and len(touching) > 1, f"streets at {crossing.id}")
    must_hold([lot.id for lot in board.lots if lot.crossing == crossing.id] == crossing.lots, f"lots at {crossing.id}")
    rooms = [0] if crossing.kind == "station" else [1, 2]
    must_hold(len(crossing.lots) in rooms, f"one or two lots at {crossing.id}, none at a station (BUS-1.1)")
    pairs = board.straight[crossing.id]
    must_hold(all(a in touching and b in touching and a != b for a, b in pairs), f"straight pairs at {crossing.id}")


def check_rules(rules: RulesData, board: BoardData) -> None:
    """The figures of sections 2 and 3 of the specification fit each other."""
    must_hold(rules.passengers_at_start == len(board.start_passengers), "passengers at the start (BUS-2.6)")
    must_hold(rules.passengers_total - rules.passengers_at_start == rules.passengers_in_supply, "supply (BUS-2.6)")
    cubes = rules.cubes_per_player - rules.cubes_used_as_first_bus
    must_hold(cubes == rules.action_cubes_per_player == rules.defaults["action_cubes"], "cubes for actions (BUS-2.8)")
    tables = [str(seats) for seats in range(rules.players[0], rules.players[1] + 1)]
    must_hold(list(rules.by_players) == tables, "figures for every number of players")
    for seats, table in rules.by_players.items():
        known = all(colour in rules.colours for colour in table.colours)
        must_hold(known and len(table.colours) >= int(seats), "a colour per player (BUS-1.4)")
    must_hold(rules.defaults.keys() == rules.variants.keys(), "every option has its values")
    must_hold([state.id for state in rules.clock.states] == rules.clock.order, "the way of the clock (BUS-9.4)")


def check_action_board(board: ActionBoardData) -> None:
    """BUS-1.2: seven areas, 27 spaces, lettered a to f."""
    must_hold([area.capacity for area in board.areas] == [6, 1, 6, 6, 1, 6, 1], "capacities of the areas")
    must_hold(sum(area.capacity for area in board.areas) == board.total_spaces, "27 spaces")
    for step, area in enumerate(board.areas, start=1):
        letters: Sequence[str | None] = "abcdef" if area.capacity > 1 else [None]
        must_hold([space.letter for space in area.spaces] == list(letters), f"letters of {area.id}")
        must_hold([space.index for space in area.spaces] == list(range(area.capacity)), f"spaces of {area.id}")
        must_hold(area.step == step and area.exclusive == (area.capacity == 1), f"step of {area.id}")
