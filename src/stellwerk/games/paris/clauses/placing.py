"""Where a loco may be placed (group 5)."""

from stellwerk.games.paris.board import COMPANIES
from stellwerk.games.paris.clauses.cut_off import nobody_is_cut_off
from stellwerk.games.paris.clauses.position import Attempt, Clause, Position, name_of, place_of
from stellwerk.kernel.clauses import refuse
from stellwerk.kernel.refusal import Refusal


def not_on_start_or_eiffel(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-5.7: nothing is built in Paris itself."""
    if position.hexes[attempt.hex].kind not in ("start", "eiffel"):
        return None
    return refuse("PAR-5.7", [f"hex:{attempt.hex}"], place=place_of(position, attempt.hex))


def one_loco_of_a_colour(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-5.4: a hex never holds two locos of one colour."""
    if attempt.company not in position.locos[attempt.hex]:
        return None
    where = place_of(position, attempt.hex)
    return refuse("PAR-5.4", [f"hex:{attempt.hex}"], company=name_of(attempt.company), place=where)


def landscape_has_room(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-5.5: a landscape hex holds two locos."""
    there = sorted(position.locos[attempt.hex], key=COMPANIES.index)
    if position.hexes[attempt.hex].kind != "land" or len(there) < 2:
        return None
    first, second = (name_of(company) for company in there)
    return refuse("PAR-5.5", [f"hex:{attempt.hex}"], place=attempt.hex, first=first, second=second)


def city_is_free(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-5.6: a city hex holds one loco."""
    there = position.locos[attempt.hex]
    if position.hexes[attempt.hex].kind != "city" or not there:
        return None
    where = place_of(position, attempt.hex)
    return refuse("PAR-5.6", [f"hex:{attempt.hex}"], place=where, other=name_of(next(iter(there))))


def not_across_a_barrier(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-5.3: hexes parted by a dashed line are not neighbours."""
    if next_to_own_track(position, attempt) is None:
        return None
    own = position.networks[attempt.company]
    for barrier in position.board.barriers:
        for near, far in ((barrier.a, barrier.b), (barrier.b, barrier.a)):
            if far == attempt.hex and near in own:
                return refuse(
                    "PAR-5.3",
                    [f"hex:{near}", f"hex:{far}"],
                    company=name_of(attempt.company),
                    place=place_of(position, far),
                    own=place_of(position, near),
                    barrier=barrier.name,
                )
    return None


def next_to_own_track(position: Position, attempt: Attempt) -> Refusal | None:
    """PAR-5.2: a loco continues the network of its colour."""
    own = position.networks[attempt.company]
    if any(near in own for near in position.hexes[attempt.hex].neighbours):
        return None
    where = place_of(position, attempt.hex)
    return refuse("PAR-5.2", [f"hex:{attempt.hex}"], company=name_of(attempt.company), place=where)


WHERE: tuple[Clause, ...] = (
    not_on_start_or_eiffel,
    one_loco_of_a_colour,
    landscape_has_room,
    city_is_free,
    not_across_a_barrier,
    next_to_own_track,
    nobody_is_cut_off,
)
"""What a hex must satisfy (PAR-5.1), in the order of the table of refusals."""
