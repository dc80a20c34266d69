"""Report of a simulation as one HTML page with figures and charts, without script and external files."""

from collections.abc import Sequence
from html import escape
from json import dumps
from typing import NamedTuple

from stellwerk.lab.intervals import wilson
from stellwerk.lab.summary import Bin, Simulation

STYLE = """
:root { color-scheme: light dark; --paper: #f4efe4; --ink: #22262b; --faint: #6b6a63; --line: #cfc6b4; --bar: #2f5d8a }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1b1e22; --ink: #ece5d6; --faint: #a39d90; --line: #3d4148; --bar: #8fb8de }
}
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif; font-variant-numeric: tabular-nums }
h1, h2 { line-height: 1.2 } h2 { margin-top: 2.5rem; font-size: 1.25rem }
p.note { color: var(--faint) }
table { border-collapse: collapse } th, td { padding: .25rem 1rem .25rem 0; text-align: right }
th:first-child, td:first-child { text-align: left } tr { border-bottom: 1px solid var(--line) }
svg { width: 100%; height: auto; display: block } rect { fill: var(--bar) } line { stroke: var(--line) }
text { fill: var(--ink); font-size: 12px } text.axis { fill: var(--faint) }
"""
WIDTH, HEIGHT, FOOT, HEAD, WIDEST = 720, 220, 24, 18, 96


class Bar(NamedTuple):
    """A bar of a chart: label below it, height, text above it."""

    label: str
    height: float
    text: str


def report(simulation: Simulation) -> str:
    """HTML page of a simulation."""
    title = f"{simulation.games} games of {simulation.game}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        paragraph(_setting(simulation)),
        paragraph(_figures(simulation)),
        section("Bots", _bots_table(simulation)),
        section("Wins by seat", chart(_seat_bars(simulation))),
        section("How the games ended", chart([Bar(name, n, str(n)) for name, n in simulation.endings.items()])),
        section("Decisions per game", chart(histogram_bars(simulation.decisions_histogram))),
        *(
            section(f"Scores of {bot}", chart(histogram_bars(bins)))
            for bot, bins in simulation.scores_histogram_by_bot.items()
        ),
    ]
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    view = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    return (
        f'<!doctype html>\n<html lang="en"><head>{head}{view}</head><body>\n' + "\n".join(parts) + "\n</body></html>\n"
    )


def _setting(simulation: Simulation) -> str:
    options = ", ".join(f"{name} {dumps(value)}" for name, value in simulation.options.items())
    return (
        f"Table of {simulation.seats}, seed {simulation.seed}, bots {', '.join(simulation.bots)}. Options: {options}."
    )


def _figures(simulation: Simulation) -> str:
    return (
        f"{simulation.decisions_mean:.1f} decisions per game, {simulation.branching_mean:.2f} legal actions each, "
        f"{simulation.forced_share:.1%} forced. {simulation.seconds} s, {simulation.jobs} at a time: "
        f"{simulation.games_per_second:.1f} games and {simulation.actions_per_second:,.0f} actions per second."
    )


def _bots_table(simulation: Simulation) -> str:
    heads = ("bot", "seats", "wins", "share of wins", "95 % interval", "fair share", "mean score", "ms per choice")
    rows = []
    for bot, wins in simulation.wins_by_bot.items():
        seats = simulation.seats_by_bot[bot]
        low, high = wilson(wins, seats)
        thought = simulation.milliseconds_by_bot.get(bot)
        rows.append(
            (
                bot,
                str(seats),
                f"{wins:.1f}",
                f"{wins / seats:.1%}",
                f"{low:.1%} – {high:.1%}",
                f"{1 / simulation.seats:.1%}",
                f"{simulation.scores_mean_by_bot[bot]:.1f}",
                "–" if thought is None else f"{thought:.2f}",
            )
        )
    return table(heads, rows) + paragraph("Shares are per seat taken; a win shared by k winners counts 1/k each.")


def _seat_bars(simulation: Simulation) -> list[Bar]:
    shares = [wins / simulation.games for wins in simulation.wins_by_seat]
    means = simulation.scores_mean
    return [Bar(f"seat {seat}: {means[seat]:.1f} points", share, f"{share:.1%}") for seat, share in enumerate(shares)]


def histogram_bars(bins: Sequence[Bin]) -> list[Bar]:
    """Bars of a histogram, labelled by their smallest value."""
    return [Bar(str(bin.least), bin.count, str(bin.count) if bin.count else "") for bin in bins]


def chart(bars: Sequence[Bar]) -> str:
    """SVG bar chart with the texts above the bars and the labels below."""
    most = max((bar.height for bar in bars), default=0) or 1
    step = WIDTH / max(1, len(bars))
    room = HEIGHT - FOOT - HEAD
    parts = [f'<line x1="0" x2="{WIDTH}" y1="{HEIGHT - FOOT}" y2="{HEIGHT - FOOT}"/>']
    for number, bar in enumerate(bars):
        height = room * bar.height / most
        width, middle, top = min(WIDEST, step * 0.8), (number + 0.5) * step, HEIGHT - FOOT - height
        left = middle - width / 2
        parts.append(f'<rect x="{left:.1f}" y="{top:.1f}" width="{width:.1f}" height="{height:.1f}" rx="2"/>')
        parts.append(_text(middle, top - 5, bar.text))
        parts.append(_text(middle, HEIGHT - 7, bar.label, "axis"))
    description = "; ".join(f"{bar.label}: {bar.text or 0}" for bar in bars)
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(description)}">{"".join(parts)}</svg>'


def _text(x: float, y: float, text: str, kind: str = "value") -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="middle">{escape(text)}</text>'


def section(title: str, content: str) -> str:
    """Section with a heading."""
    return f"<section><h2>{escape(title)}</h2>{content}</section>"


def paragraph(text: str) -> str:
    """Paragraph of text."""
    return f'<p class="note">{escape(text)}</p>'


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """HTML table."""
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
