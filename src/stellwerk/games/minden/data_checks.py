"""Where a place lies on a grid (MIN-2.12), and whether cards, grid and board of a deck agree."""

import math

from stellwerk.games.minden.data_types import (
    MOST_SQUARES,
    QUARTERS,
    BoardData,
    CardsData,
    GameData,
    GridData,
    SolutionData,
)
from stellwerk.kernel.data import must_hold


def solve(grid: GridData, lon: float, lat: float) -> SolutionData:
    """Where a place lies on the grid (MIN-2.12); beyond the outermost lines it counts for the outermost cell."""
    block = next((block for block in grid.blocks if lat >= block.lat_min), grid.blocks[-1])
    width = grid.columns_lon[1] - grid.columns_lon[0]
    columns = len(grid.columns_lon) - 1
    row = min(max(math.ceil((block.lat_max - lat) / block.row_height) - 1, 0), block.rows - 1)
    col = min(max(math.floor((lon - grid.columns_lon[0]) / width), 0), columns - 1)
    southern = lat < block.lat_max - (row + 0.5) * block.row_height
    eastern = lon >= grid.columns_lon[0] + (col + 0.5) * width
    return SolutionData(
        side="E" if lon >= grid.side_meridian else "W",
        block=block.id,
        square=columns * row + col + 1,
        quarter=QUARTERS[2 * southern + eastern],
    )


def check_deck(grid: GridData, board: BoardData, deck: CardsData) -> None:
    """Solutions follow from the coordinates, cells exist, ids and names stand once."""
    cells = {cell.id for cell in board.quarter_cells}
    must_hold(len({card.id for card in deck.cards}) == len(deck.cards), "every card id stands once")
    for card in deck.cards:
        found = solve(grid, card.lon, card.lat)
        must_hold(found == card.solution, f"the solution of {card.id} (MIN-2.12)")
        must_hold(card.cell == f"{found.block}{found.square}{found.quarter}", f"the cell of {card.id}")
        must_hold(card.cell in cells, f"the cell of {card.id} is on the board")


def check_board(grid: GridData, board: BoardData, game: GameData) -> None:
    """The squares drawn are those of the grid (MIN-2.9, MIN-2.10), and the track is long enough (MIN-2.14)."""
    wanted = {f"{block.id}{number}" for block in grid.blocks for number in range(1, block.squares + 1)}
    must_hold({square.id for square in board.squares} == wanted, f"the squares of {board.id}")
    for square in board.squares:
        middle = solve(grid, (square.lon_min + square.lon_max) / 2, (square.lat_min + square.lat_max) / 2)
        must_hold((middle.side, middle.block, middle.square) == (square.side, square.block, square.number), square.id)
    for cell in board.quarter_cells:
        inside = solve(grid, *cell.center)
        must_hold(f"{inside.block}{inside.square}{inside.quarter}" == cell.id, f"the cell {cell.id}")
    must_hold(all(block.squares <= MOST_SQUARES for block in grid.blocks), "squares of a block (MIN-5.5)")
    track = board.track
    must_hold([cell.space for cell in track.cells] == list(range(track.spaces + 1)), "the spaces of the track")
    longest = track.final_zone_from - 1 + 8 + len(game.colours) * (game.majority_steps + 4)
    must_hold(longest <= track.spaces, "the track can never be overshot (MIN-2.14)")
