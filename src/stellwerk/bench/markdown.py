"""Measurements as Markdown, for the terminal and for the page on speed."""

from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

from stellwerk.bench.engines import EngineRun
from stellwerk.bench.measure import Figures
from stellwerk.bench.peers import ArmResult, Comparison
from stellwerk.bench.ratios import Bar, Ratio


def comparison_page(comparison: Comparison) -> str:
    """The run against the peers: machine, arms, ratios, bars."""
    lines = [machine_line(comparison.machine), ""]
    lines.append(
        f"{comparison.rounds} shuffled rounds, {comparison.seconds} s of processor time per arm and round; "
        f"calibration loop {min(comparison.calibration)}–{max(comparison.calibration)} M steps/s."
    )
    lines += ["", *table(ARM_HEADS, [_arm_row(arm) for arm in comparison.arms])]
    lines += ["", *table(RATIO_HEADS, [_ratio_row(ratio) for ratio in comparison.ratios])]
    lines += ["", *table(BAR_HEADS, [bar_row(bar) for bar in comparison.bars])]
    lines += ["", *(f"Not measured: {text}." for text in comparison.missing)]
    return "\n".join(lines).rstrip() + "\n"


def engines_page(run: EngineRun) -> str:
    """Our engines by themselves."""
    names = ["", *(f"{figures.game} {figures.engine}" for figures in run.figures)]
    rows = [[text, *(shown(figures) for figures in run.figures)] for text, shown in ENGINE_ROWS.items()]
    lines = [machine_line(run.machine), f"Calibration loop {run.calibration} M steps/s.", "", *table(names, rows), ""]
    return "\n".join([*lines, *(f"Not measured: {text}." for text in run.missing)]).rstrip() + "\n"


ENGINE_ROWS: dict[str, Callable[[Figures], str]] = {
    "actions per second": lambda figures: f"{figures.actions_per_second:,.0f}",
    "copy of a position, µs": lambda figures: f"{figures.copy_microseconds:.2f}",
    "memory per position, bytes": lambda figures: f"{figures.bytes_per_state:,}",
    "decisions per game": lambda figures: f"{figures.decisions_per_game:.1f}",
    "legal actions per decision": lambda figures: f"{figures.branching:.2f}",
    "forced decisions": lambda figures: f"{figures.forced_share:.1%}",
    "determinize, µs": lambda figures: f"{figures.determinize_microseconds:.1f}",
    "view, µs": lambda figures: f"{figures.view_microseconds:.1f}",
    "offers, µs": lambda figures: f"{figures.offers_microseconds:.1f}",
    "search iterations per second": lambda figures: _or_dash(figures.search_iterations_per_second),
    "open a table of 1,000 entries, ms": lambda figures: f"{figures.open_milliseconds:.1f}",
}


def _or_dash(value: float | None) -> str:
    return "–" if value is None else f"{value:,.0f}"


ARM_HEADS = ("arm", "version", "actions/s", "copy µs", "branching", "forced", "actions per game")
RATIO_HEADS = ("ours", "peer", "actions/s, ours ÷ peer", "copy, peer ÷ ours")
BAR_HEADS = ("bar (against Catanatron)", "wanted", "measured", "")


def machine_line(machine: dict[str, Any]) -> str:
    """One sentence about the machine."""
    load = ", ".join(str(value) for value in machine["load"])
    return (
        f"{machine['processor']}, {machine['cores']} cores, {machine['system']}, {machine['python']}, "
        f"Stellwerk {machine['stellwerk']} ({machine['commit']}), load {load}, {machine['at']}."
    )


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A table in Markdown, its columns lined up."""
    widths = [max(len(row[column]) for row in [heads, *rows]) for column in range(len(heads))]
    lines = [heads, ["-" * width for width in widths], *rows]
    return [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) + " |" for line in lines
    ]


def _arm_row(arm: ArmResult) -> list[str]:
    version = ", ".join(f"{name} {value}" for name, value in arm.versions.items())
    return [
        arm.name,
        version,
        f"{median(arm.actions_per_second):,.0f}",
        f"{median(arm.copy_microseconds):.2f}",
        f"{arm.options / arm.actions:.1f}",
        f"{arm.forced / arm.actions:.0%}",
        f"{arm.actions / arm.games:.0f}",
    ]


def _ratio_row(ratio: Ratio) -> list[str]:
    speed = f"**{ratio.speed:.2f}** ({ratio.speed_least:.2f}–{ratio.speed_most:.2f})"
    copy = f"{ratio.copy:.2f} ({ratio.copy_least:.2f}–{ratio.copy_most:.2f})"
    return [ratio.ours, ratio.peer, speed, copy]


def bar_row(bar: Bar) -> list[str]:
    """A bar as a row of a table."""
    if bar.measured is None:
        return [bar.text, f"{bar.wanted:.0f} ×", "–", "not measured"]
    return [bar.text, f"{bar.wanted:.0f} ×", f"{bar.measured:.1f} ×", "met" if bar.met else "not met"]
