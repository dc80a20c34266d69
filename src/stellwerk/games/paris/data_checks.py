"""What the component data must fulfil: the files fit each other and the specification."""

from stellwerk.games.paris.data_types import BoardData, CompaniesData, GameData, HexData
from stellwerk.kernel.data import must_hold


def check_board(board: BoardData, game: GameData) -> None:
    """Section 14 of the specification: what every board must fulfil."""
    hexes = {hex.id: hex for hex in board.hexes}
    must_hold(len(hexes) == len(board.hexes), "a hex id stands twice")
    must_hold([hex.id for hex in board.hexes if hex.kind == "eiffel"] == [board.eiffel], "one Eiffel tower hex")
    must_hold(
        sorted(hex.id for hex in board.hexes if hex.kind == "start") == sorted(board.starts) and len(board.starts) == 6,
        "six start hexes",
    )
    must_hold(board.marseille in hexes and hexes[board.marseille].kind == "city", "Marseille is a city hex")
    must_hold(set(hexes[board.eiffel].neighbours) == set(board.starts), "the start hexes surround the Eiffel tower")
    for hex in board.hexes:
        _check_hex(hex, game)
    _check_neighbours(board, hexes)
    _check_reach(board, hexes)


def _check_hex(hex: HexData, game: GameData) -> None:
    """Value and capacity follow from the kind (PAR-1.4, PAR-5.5, PAR-5.6, PAR-5.7)."""
    expected = {"land": game.land.capacity, "city": game.city.capacity, "start": 0, "eiffel": 0}
    must_hold(hex.capacity == expected[hex.kind], f"capacity of {hex.id}")
    tiers = [tier.value for tier in game.city_tiers] if hex.kind == "city" else [0]
    must_hold(hex.value in tiers, f"value of {hex.id}")
    must_hold((hex.kind == "land") == (hex.name == ""), f"name of {hex.id}")


def _check_neighbours(board: BoardData, hexes: dict[str, HexData]) -> None:
    """Neighbours are symmetric and equal geometry minus barriers (PAR-5.3)."""
    at = {(hex.q, hex.r): hex.id for hex in board.hexes}
    must_hold(len(at) == len(board.hexes), "two hexes in one place")
    walls = {frozenset((barrier.a, barrier.b)) for barrier in board.barriers}
    must_hold(len(walls) == len(board.barriers), "a barrier stands twice")
    touching = set()
    for hex in board.hexes:
        around = [at.get((hex.q + way.dq, hex.r + way.dr)) for way in board.directions]
        near = {other for other in around if other is not None}
        touching |= {frozenset((hex.id, other)) for other in near}
        open_ways = {other for other in near if frozenset((hex.id, other)) not in walls}
        must_hold(open_ways == set(hex.neighbours) and len(open_ways) == len(hex.neighbours), f"neighbours of {hex.id}")
        must_hold(all(hex.id in hexes[other].neighbours for other in hex.neighbours), f"symmetry of {hex.id}")
    must_hold(walls <= touching, "a barrier stands between hexes that do not touch")


def _check_reach(board: BoardData, hexes: dict[str, HexData]) -> None:
    """Every company is open at the start (PAR-6.8), every buildable hex can be reached."""
    reached: set[str] = set()
    for start in board.starts:
        own: set[str] = set()
        waiting = [start]
        while waiting:
            near = hexes[waiting.pop()].neighbours
            fresh = [other for other in near if hexes[other].capacity > 0 and other not in own]
            own.update(fresh)
            waiting += fresh
        must_hold(_open_at_start(hexes, start), f"the start hex {start} has no way to a city")
        reached |= own
    must_hold(all(hex.id in reached for hex in board.hexes if hex.capacity > 0), "a hex that nobody can reach")


def _open_at_start(hexes: dict[str, HexData], start: str) -> bool:
    """Whether a way over landscape leads from this start hex to a city (PAR-6.3)."""
    seen = {start}
    waiting = [start]
    while waiting:
        for other in hexes[waiting.pop()].neighbours:
            if hexes[other].kind == "city":
                return True
            if hexes[other].kind == "land" and other not in seen:
                seen.add(other)
                waiting.append(other)
    return False


def check_rules(companies: CompaniesData, game: GameData) -> None:
    """The numbers of the specification's sections 2 and 3."""
    must_hold(len({company.id for company in companies.companies}) == 6, "six companies")
    must_hold(companies.locomotives_per_company * 6 == game.components["locomotives"], "198 locomotives")
    counts = [str(seats) for seats in range(game.players[0], game.players[1] + 1)]
    must_hold(list(game.hand_size) == counts == list(game.holding_limit), "a hand size and a limit per table")
    most = max(int(seats) * size for seats, size in game.hand_size.items())
    must_hold(
        most < 2 * (companies.locomotives_per_company - 2), "at least five stores are filled at the start (PAR-2.6)"
    )


def check_standard(board: BoardData) -> None:
    """PAR-1.1 and PAR-1.4: the counts of the board for play."""
    kinds = [hex.kind for hex in board.hexes]
    must_hold([kinds.count(kind) for kind in ("eiffel", "start", "land", "city")] == [1, 6, 124, 51], "counts of hexes")
    values = [hex.value for hex in board.hexes if hex.kind == "city"]
    must_hold([values.count(value) for value in (1, 2, 3, 4)] == [28, 15, 7, 1], "counts of cities")
    must_hold(len(board.barriers) == 35, "counts of barriers")
    must_hold([box.value for box in board.value_track] == list(range(31)), "value track 0 to 30 (PAR-1.5)")
