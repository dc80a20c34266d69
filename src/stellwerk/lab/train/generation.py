"""One generation: the champion plays, a candidate learns from the games, and a sequential test compares the two."""

from collections.abc import Callable
from time import monotonic

from msgspec.structs import replace
from numpy.random import default_rng

from stellwerk import __version__
from stellwerk.bots.net.inputs import Layout
from stellwerk.bots.net.weights import Origin, Weights, encode, head_of
from stellwerk.kernel.game import Game
from stellwerk.lab.farm.grow import Farm
from stellwerk.lab.match import match
from stellwerk.lab.sequential import Bounds, share_of_elo
from stellwerk.lab.series import Setting
from stellwerk.lab.simulate import settled
from stellwerk.lab.train.agreement import agreement
from stellwerk.lab.train.collect import collect
from stellwerk.lab.train.fit import Epoch, fit, losses, scale_of, split
from stellwerk.lab.train.float_net import FloatNet
from stellwerk.lab.train.plan import CHUNK, Folder, Plan, Report
from stellwerk.lab.train.quantise import quantised
from stellwerk.lab.train.samples import Samples

WINDOW = 3
"""A net learns from the games of so many generations: those of far weaker bots mislead."""
BETTER = 30.0  # points of Elo by which a candidate must be better
OTHERS = 4  # every so many games some of the seats are veterans', so that nets do not go in circles

Teller = Callable[[str], None]
"""Is told what is being done."""


class Training:
    """A training of one game."""

    def __init__(self, game: Game, plan: Plan, folder: Folder, farm: Farm, tell: Teller) -> None:
        self.game = game
        self.plan = plan
        self.folder = folder
        self.farm = farm
        self.tell = tell
        self.layout = Layout(game)

    def run(self, number: int) -> Report:
        """Carry out a generation; what is stored already is not done again."""
        report = Report(generation=number, champion=self.folder.champion(number), samples=0, rate=0.0)
        begin = monotonic()
        fresh = sum(self.collect_table(number, seats) for seats in self.plan.tables)
        report.rate = fresh / (monotonic() - begin)
        self.learn(number, report)
        self.compare(number, report)
        self.folder.save(report)
        return report

    def collect_table(self, number: int, seats: int) -> int:
        """Play what is missing of the games at tables of one size; return how many positions are new."""
        fresh = 0
        for chunk, games in enumerate(self.plan.chunks):
            path = self.folder.samples(number, seats, chunk)
            if not path.exists():
                self.tell(f"generation {number}, {seats} seats: {games} games from {chunk * CHUNK} on")
                samples = collect(self.farm, self.game, self.setting(number, seats, chunk), games)
                samples.save(path)
                fresh += len(samples.rows)
        return fresh

    def setting(self, number: int, seats: int, chunk: int) -> Setting:
        """Who plays a chunk of games; no two chunks share a seed."""
        champion = self.folder.champion(number)
        veterans = self.folder.veterans(number) or [champion]
        seed = ((self.plan.seed * 1000 + number) * 10 + seats) * 100_000 + chunk
        setting = settled(self.game, [champion], seats, {}, seed)
        mixed = [champion if seat % 2 else veterans[chunk % len(veterans)] for seat in range(seats)]
        return replace(setting, line_ups=[[champion] * seats] * (OTHERS - 1) + [mixed])

    def learn(self, number: int, report: Report) -> None:
        """Fit a net to the games of the last generations and store it."""
        tables = [self.samples(number, seats) for seats in self.plan.tables]
        seed = self.plan.seed * 1000 + number
        net = FloatNet(self.layout, self.plan.hidden, scale_of(self.layout, tables), default_rng(seed))
        report.samples = sum(len(samples.rows) for samples in tables)
        report.evaluation = losses(net, [split(samples)[1] for samples in tables]).winner

        def told(epoch: Epoch) -> None:
            report.trained.append(epoch.trained.winner)
            report.held_out.append(epoch.held_out.winner)
            self.tell(
                f"epoch {epoch.number}: log loss {epoch.held_out.winner:.4f} (evaluation {report.evaluation:.4f})"
            )

        fit(net, tables, seed, told)
        layers = quantised(net)
        origin = Origin(__version__, self.plan.seed, number, sum(self.plan.games for _ in tables))
        weights = Weights(head_of(self.game, self.plan.tables, layers, origin), layers)
        report.agreement = agreement(
            self.game, net, weights, self.setting(number, self.plan.tables[-1], len(self.plan.chunks))
        )
        self.folder.net(number).write_bytes(encode(weights))

    def samples(self, number: int, seats: int) -> Samples:
        """Samples of the last generations at tables of one size; indices of games stay apart."""
        parts: list[Samples] = []
        for generation in range(max(0, number - WINDOW + 1), number + 1):
            for chunk in range(len(self.plan.chunks)):
                part = Samples.load(self.folder.samples(generation, seats, chunk))
                parts.append(part._replace(games=part.games + len(parts) * CHUNK))
        return Samples.together(parts)

    def compare(self, number: int, report: Report) -> None:
        """Let the candidate play against the champion at tables of the size that was trained last."""
        seats = self.plan.tables[-1]
        bounds = Bounds(1 / seats, share_of_elo(BETTER, seats), seats)
        candidate = f"net:{self.folder.net(number)}"
        self.tell(f"{candidate} against {report.champion}")
        seed = self.plan.seed * 1000 + 500 + number
        found = match(
            self.game, candidate, report.champion, seats, bounds, self.plan.most_games, seed=seed, farm=self.farm
        )
        report.share, report.low, report.high = found.share, found.low, found.high
        report.test_games, report.decision = found.games, found.decision
