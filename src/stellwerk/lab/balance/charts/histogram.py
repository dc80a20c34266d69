"""How many games had which number."""

from collections.abc import Sequence

from stellwerk.lab.balance.charts.svg import WIDTH, drawing, line, text
from stellwerk.lab.summary import Bin

HEIGHT, HEAD, FOOT = 150, 20, 36
LABELS = 12  # labels that fit below


def histogram(bins: Sequence[Bin], middle: float, middle_label: str, axis: str, told: str) -> str:
    """Chart of the bins, with a dashed line at their middle."""
    most = max(bin.count for bin in bins)
    step = WIDTH / len(bins)
    ground = HEIGHT - FOOT
    parts = [line(0, ground, WIDTH, ground, "grid")]
    every = -(-len(bins) // LABELS)
    for number, bin in enumerate(bins):
        tall = (ground - HEAD) * bin.count / most
        left = number * step
        parts.append(
            f'<rect x="{left + 1:.1f}" y="{ground - tall:.1f}" width="{max(1.0, step - 2):.1f}" height="{tall:.1f}"/>'
        )
        if number % every == 0:
            parts.append(text(left + step / 2, ground + 15, str(bin.least), "axis", "middle"))
    width = bins[0].below - bins[0].least
    at = min(WIDTH - 1.0, max(1.0, (middle + 0.5 - bins[0].least) / width * step))
    anchor = "end" if at > WIDTH * 0.8 else "start"
    beside = -5 if anchor == "end" else 5
    parts += [line(at, 4, at, ground, "reference"), text(at + beside, 14, middle_label, "", anchor)]
    parts.append(text(WIDTH / 2, HEIGHT - 4, axis, "axis", "middle"))
    return drawing(HEIGHT, parts, told)
