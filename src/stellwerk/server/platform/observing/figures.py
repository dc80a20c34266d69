"""The page of figures in the text format of Prometheus: of one worker, or of all that share a store."""

import logging
from collections.abc import Mapping
from typing import Protocol

from stellwerk.server.platform.observing.meters import Family, Meters

LOG = logging.getLogger("stellwerk.figures")
MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class OtherFigures(Protocol):
    """What the workers that share a store tell each other."""

    worker: int
    company: bool  # this worker is not the only one, or was not once

    async def publish(self, families: list[Family]) -> None:
        """Tell the others what is counted here, if there are any."""
        ...

    async def told(self) -> Mapping[int, list[Family]]:
        """By worker, what the others told last."""
        ...


class Figures:
    """What this worker counts, fresh, and what the others told."""

    def __init__(self, meters: Meters, others: OtherFigures | None) -> None:
        self.meters = meters
        self.others = others

    async def page(self) -> str:
        """All figures; with several workers each line names its own."""
        others = self.others
        if others is None:
            return _page(self.meters.families())
        try:
            told = await others.told()
        except Exception as error:  # without the database the own figures matter most
            LOG.warning("the figures of other workers cannot be read: %s", type(error).__name__)
            told = {}
        own = self.meters.families()
        return _page(_joined({others.worker: own, **told}) if others.company else own)


def _page(families: list[Family]) -> str:
    lines: list[str] = []
    for family in families:
        lines += [f"# HELP {family.name} {family.text}", f"# TYPE {family.name} {family.kind}", *family.samples]
    return "\n".join(lines) + "\n"


def _joined(workers: Mapping[int, list[Family]]) -> list[Family]:
    """Every family once, with the lines of all workers."""
    found: dict[str, Family] = {}
    for worker, families in workers.items():
        for family in families:
            whole = found.setdefault(family.name, Family(family.name, family.text, family.kind, []))
            whole.samples.extend(_of_worker(line, worker) for line in family.samples)
    return list(found.values())


def _of_worker(line: str, worker: int) -> str:
    """The line with one more label: before the others, or alone."""
    name, brace, rest = line.partition("{")
    if brace:
        return f'{name}{{worker="{worker}",{rest}'
    name, _, value = line.partition(" ")
    return f'{name}{{worker="{worker}"}} {value}'
