"""What a training is: everything that its result depends on, and its folder."""

from pathlib import Path

import msgspec
from msgspec import Struct

from stellwerk import __version__
from stellwerk.kernel.errors import WrongCheckpoint

FIRST_CHAMPION = "greedy@1"
"""Who plays the first games, and whom the first net has to beat."""
CHUNK = 500  # games that are stored at once: what an interruption can cost


class Plan(Struct, frozen=True, kw_only=True):
    """A training; the same plan gives the same nets on the same machine."""

    stellwerk: str = __version__
    game: str
    rules: str
    tables: list[int]
    seed: int
    games: int  # per generation and size of the table
    hidden: list[int]
    most_games: int  # of the test of a candidate

    @property
    def chunks(self) -> list[int]:
        """How many games each chunk of a generation has, at tables of one size."""
        return [min(CHUNK, self.games - first) for first in range(0, self.games, CHUNK)]


class Report(Struct, kw_only=True):
    """What came of one generation."""

    generation: int
    champion: str  # who played its games
    samples: int
    rate: float  # positions per second while they were collected
    evaluation: float = 0.0  # log loss of the game's evaluation on games that are held out
    trained: list[float] = []  # log loss by epoch
    held_out: list[float] = []
    agreement: float = 0.0  # share of positions in which floats and whole numbers favour the same seat
    share: float = 0.0  # of wins against the champion
    low: float = 0.0
    high: float = 0.0
    test_games: int = 0
    decision: str = ""


class Folder:
    """Keeps a training: its plan, the games, nets and report of every generation, and the champion."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        file = path / "plan.json"
        if not file.exists():
            file.write_bytes(msgspec.json.format(msgspec.json.encode(plan)) + b"\n")
        try:
            stored = msgspec.json.decode(file.read_bytes(), type=Plan)
        except msgspec.MsgspecError as error:
            raise WrongCheckpoint(f"{file} is no plan of a training: {error}") from None
        for name in Plan.__struct_fields__:
            if getattr(stored, name) != getattr(plan, name):
                raise WrongCheckpoint(
                    f"{path} has another training: its {name} is {getattr(stored, name)}, not {getattr(plan, name)}"
                )

    def samples(self, generation: int, seats: int, chunk: int) -> Path:
        """The file of some games."""
        return self._generation(generation) / f"samples-{seats}-{chunk:04d}.npz"

    def net(self, generation: int) -> Path:
        """The file of the candidate of a generation."""
        return self._generation(generation) / "net.weights"

    def reports(self) -> list[Report]:
        """The reports of all generations that are finished, in their order."""
        found: list[Report] = []
        while (file := self._report(len(found))).exists():
            found.append(msgspec.json.decode(file.read_bytes(), type=Report))
        return found

    def save(self, report: Report) -> None:
        """Store the report of a generation: with it the generation is finished."""
        self._report(report.generation).write_bytes(msgspec.json.encode(report) + b"\n")

    def champion(self, generation: int) -> str:
        """Name of the bot that plays the games of a generation: the last net that was better than the one before."""
        promoted = [report.generation for report in self.reports()[:generation] if report.decision == "H1"]
        return f"net:{self.net(promoted[-1])}" if promoted else FIRST_CHAMPION

    def veterans(self, generation: int) -> list[str]:
        """Champions of earlier generations."""
        return list(dict.fromkeys(self.champion(earlier) for earlier in range(generation)))

    def _report(self, generation: int) -> Path:
        return self._generation(generation) / "report.json"

    def _generation(self, generation: int) -> Path:
        path = self.path / f"generation-{generation:02d}"
        path.mkdir(exist_ok=True)
        return path
