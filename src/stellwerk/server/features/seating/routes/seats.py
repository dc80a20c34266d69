"""Routes of the seats of a running game, and of proposals."""

from litestar import delete, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from stellwerk.server.features.seating.messages.chairs import HandOver, Propose, Vote
from stellwerk.server.features.seating.service.attendance import Attendance
from stellwerk.server.features.seating.service.proposals import Proposals
from stellwerk.server.features.seating.service.seats import Seats
from stellwerk.server.platform.http.parameters import Seat, TableId
from stellwerk.server.platform.http.visitors import Asker
from stellwerk.wire.tables import TableView

PLAY = {"scope": "play"}


@post("/tables/{table:str}/seats/{seat:int}/substitute", opt=PLAY, status_code=200)
async def hand_to_bot(
    table: TableId, seat: Seat, data: JSONBody[HandOver], seats_service: NamedDependency[Seats], visitor: Asker
) -> TableView:
    """Let a bot play an own seat.

    For the seat's holder, in play. Without a name the agreed substitute plays.
    """
    return visitor.redact(await seats_service.hand_to_bot(table, visitor.person, seat, data.bot))


@delete("/tables/{table:str}/seats/{seat:int}/substitute", opt=PLAY, status_code=200)
async def take_seat_back(
    table: TableId, seat: Seat, seats_service: NamedDependency[Seats], visitor: Asker
) -> TableView:
    """End the substitution: play the own seat again.

    For the seat's holder, unless the seat was conceded.
    """
    return visitor.redact(await seats_service.take_back(table, visitor.person, seat))


@post("/tables/{table:str}/seats/{seat:int}/concede", operation_id="concedeSeat", opt=PLAY, status_code=200)
async def concede(table: TableId, seat: Seat, seats_service: NamedDependency[Seats], visitor: Asker) -> TableView:
    """Concede: the substitute plays the seat to the end.

    For the seat's holder, in play; it cannot be taken back.
    """
    return visitor.redact(await seats_service.concede(table, visitor.person, seat))


@post("/tables/{table:str}/seats/{seat:int}/handover", opt={"scope": "tables"}, status_code=200)
async def offer_seat(table: TableId, seat: Seat, seats_service: NamedDependency[Seats], visitor: Asker) -> TableView:
    """Make a key with which another person can take the seat over.

    For the seat's holder, in play. `keys` of the answer has it; an older key is void.
    """
    return await seats_service.offer(table, visitor.person, seat, True)


@delete("/tables/{table:str}/seats/{seat:int}/handover", opt={"scope": "tables"}, status_code=200)
async def keep_seat(table: TableId, seat: Seat, seats_service: NamedDependency[Seats], visitor: Asker) -> TableView:
    """Revoke the key with which another person could take the seat over.

    For the seat's holder.
    """
    return await seats_service.offer(table, visitor.person, seat, False)


@post("/tables/{table:str}/seats/{seat:int}/here", operation_id="tellPresence", opt=PLAY, status_code=200)
async def tell_presence(
    table: TableId, seat: Seat, attendance_service: NamedDependency[Attendance], visitor: Asker
) -> TableView:
    """Give a sign of life in the own turn, as any decision, vote or chat line does.

    For the seat's holder. A proposal to let a bot play the seat is dropped.
    """
    return visitor.redact(await attendance_service.here(table, visitor.person, seat))


@post("/tables/{table:str}/proposal", operation_id="proposeAtTable", opt=PLAY, status_code=200)
async def propose(
    table: TableId, data: JSONBody[Propose], proposals_service: NamedDependency[Proposals], visitor: Asker
) -> TableView:
    """Propose to take back decisions, to end the game, or a substitute for a vanished player.

    For those who hold a seat and have not conceded. The next decision of a person ends the proposal.
    """
    return visitor.redact(await proposals_service.propose(table, visitor.person, data))


@post("/tables/{table:str}/proposal/vote", operation_id="voteAtTable", opt=PLAY, status_code=200)
async def vote(
    table: TableId, data: JSONBody[Vote], proposals_service: NamedDependency[Proposals], visitor: Asker
) -> TableView:
    """Vote for or against the proposal.

    For those who hold a seat and have not conceded; carried out when all have agreed.
    """
    return visitor.redact(await proposals_service.vote(table, visitor.person, data))
