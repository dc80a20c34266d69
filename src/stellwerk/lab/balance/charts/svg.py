"""What all charts are made of."""

from collections.abc import Sequence
from html import escape
from math import floor, log10

WIDTH = 720


def drawing(height: float, parts: Sequence[str], told: str) -> str:
    """A chart with what it shows in words."""
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(told)}">{"".join(parts)}</svg>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line; the kind is a class of the style sheet."""
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    """A line of words; the anchor is the end that stands at x."""
    named = f' class="{kind}"' if kind else ""
    return f'<text{named} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def ticks(low: float, high: float, most: int = 6) -> list[float]:
    """Round figures from below the least to above the largest value."""
    span = (high - low) or abs(high) or 1.0
    unit = 10 ** floor(log10(span / most))
    step = next(factor * unit for factor in (1, 2, 2.5, 5, 10, 20) if span / (factor * unit) <= most)
    first = floor(low / step)
    marks = [first * step]
    while marks[-1] < high - step * 1e-9:
        marks.append((first + len(marks)) * step)
    return [0.0 if abs(mark) < step * 1e-9 else mark for mark in marks]


class Scale:
    """From values to places on a line."""

    def __init__(self, marks: Sequence[float], begin: float, end: float) -> None:
        self.marks = marks
        self.low, self.high = marks[0], marks[-1]
        self.begin, self.end = begin, end

    def at(self, value: float) -> float:
        """Place of a value; what lies outside is drawn at the edge."""
        inside = min(max(value, self.low), self.high)
        return self.begin + (inside - self.low) / ((self.high - self.low) or 1.0) * (self.end - self.begin)
