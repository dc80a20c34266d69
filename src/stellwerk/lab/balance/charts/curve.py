"""How a share grows in the course of a game: dashed for the weaker level, drawn through for the better one."""

from collections.abc import Sequence

from stellwerk.lab.balance.charts.svg import WIDTH, Scale, drawing, line, text

HEIGHT, LEFT, HEAD, FOOT = 210, 60, 12, 40


def curve(levels: Sequence[Sequence[float]], labels: Sequence[str], axis: str, told: str) -> str:
    """Chart of shares (0 to 1) at equal distances; the labels stand at 0, 25, 50, 75 and 100 %, on both axes."""
    marks = [0.0, 0.25, 0.5, 0.75, 1.0]
    across, up = Scale(marks, LEFT, WIDTH - 20), Scale(marks, HEIGHT - FOOT, HEAD)
    parts = []
    for mark, label in zip(marks, labels, strict=True):
        parts += [
            line(LEFT, up.at(mark), WIDTH - 20, up.at(mark), "grid"),
            text(LEFT - 8, up.at(mark) + 4, label, "axis", "end"),
            text(across.at(mark), HEIGHT - FOOT + 16, label, "axis", "middle"),
        ]
    for level, shares in enumerate(levels):
        last = len(shares) - 1
        points = " ".join(f"{across.at(at / last):.1f},{up.at(value):.1f}" for at, value in enumerate(shares))
        kind = "curve" if level == len(levels) - 1 else "curve weak"
        parts.append(f'<polyline class="{kind}" points="{points}"/>')
    parts.append(text(WIDTH / 2, HEIGHT - 4, axis, "axis", "middle"))
    return drawing(HEIGHT, parts, told)
