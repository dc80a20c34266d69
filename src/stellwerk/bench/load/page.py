"""The run as Markdown."""

from stellwerk.bench.load.run import GOAL, LoadRun, Speedup
from stellwerk.bench.load.sample import Summary
from stellwerk.bench.markdown import machine_line, table
from stellwerk.bench.ratios import Bar

FIGURES = (
    *("server", "tables", "sockets", "moves/s", "p50 ms", "p95 ms", "p99 ms"),
    *("processor time per move", "sent per move and seat", "memory per table"),
)
RATIOS = ("server", "against", "tables", "ratio of moves/s", "ratio of processor time per move")


def load_page(run: LoadRun) -> str:
    """Machine, figures, ratios, bars."""
    lines = [machine_line(run.machine), ""]
    lines.append(
        f"{run.rounds} shuffled rounds of {run.seconds:g} s over all servers; every move of ours is on disk before it "
        "is acknowledged, boardgame.io keeps its matches in memory."
    )
    lines += ["", *table(FIGURES, [_figures(each) for each in run.figures])]
    if run.ratios:
        lines += ["", *table(RATIOS, [_ratio(each) for each in run.ratios])]
    if run.paced is not None:
        lines += ["", "At two moves per second and table:", "", *table(FIGURES, [_figures(run.paced)])]
    if run.crowd is not None:
        many = run.crowd
        lines += ["", f"{many.sockets:,} sockets at {many.tables} tables: {many.heard:,} heard the last move within "]
        lines[-1] += f"{many.seconds:.1f} s, {many.lost} were lost; {many.memory_per_socket / 1024:.0f} kB per socket."
    lines += ["", *table(("bar", "wanted", "measured", ""), [_bar(bar) for bar in run.bars])]
    lines += ["", f"The goal against boardgame.io is {GOAL:g} ×.", "", *(f"Not measured: {t}." for t in run.missing)]
    return "\n".join(lines).rstrip() + "\n"


def _figures(each: Summary) -> list[str]:
    speed = f"**{each.moves_per_second:,.0f}** ({each.least:,.0f}–{each.most:,.0f})"
    memory = "–" if each.memory_per_table is None else f"{each.memory_per_table / 1024:,.0f} kB"
    times = [f"{value:.1f}" for value in (each.p50, each.p95, each.p99)]
    costs = [f"{each.processor_microseconds:,.0f} µs", f"{each.bytes_per_seat / 1024:,.1f} kB"]
    return [each.arm, str(each.tables), str(each.sockets), speed, *times, *costs, memory]


def _ratio(each: Speedup) -> list[str]:
    speed = f"**{each.ratio:.2f}** ({each.least:.2f}–{each.most:.2f})"
    return [each.arm, each.peer, str(each.tables), speed, f"{each.processor:.2f}"]


def _bar(bar: Bar) -> list[str]:
    if bar.measured is None:
        return [bar.text, f"{bar.wanted:g}", "–", "not measured"]
    return [bar.text, f"{bar.wanted:g}", f"{bar.measured:g}", "met" if bar.met else "not met"]
