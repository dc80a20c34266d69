"""The page of a training: how far it is, and what every generation brought."""

from html import escape
from importlib.resources import files

from stellwerk.lab.balance.charts.svg import WIDTH, Scale, drawing, line, text, ticks
from stellwerk.lab.train.plan import Folder, Plan, Report

HEIGHT, LEFT, HEAD, FOOT = 210, 60, 12, 30

COLUMNS = (
    ("Generation", "Generation"),
    ("Champion", "Champion"),
    ("Positionen", "Positions"),
    ("Positionen/s", "Positions/s"),
    ("Fehler der Bewertung", "Loss of the evaluation"),
    ("Fehler des Netzes", "Loss of the net"),
    ("Gleiche Wahl in ganzen Zahlen", "Same choice in whole numbers"),
    ("Siege gegen den Champion", "Wins against the champion"),
    ("Spiele", "Games"),
    ("Urteil", "Verdict"),
)
"""German and English heads of the table."""


def write_page(folder: Folder, plan: Plan) -> None:
    """Write the page anew."""
    (folder.path / "progress.html").write_text(page(plan, folder.reports()), encoding="utf-8")


def page(plan: Plan, reports: list[Report]) -> str:
    """One HTML file, in German and English, without script and external files."""
    style = files("stellwerk.lab.balance").joinpath("page.css").read_text(encoding="utf-8")
    heads = "".join(f"<th>{escape(german)}<br>{escape(english)}</th>" for german, english in COLUMNS)
    rows = "\n".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells(report))}</tr>" for report in reports)
    tables = ", ".join(map(str, plan.tables))
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>Training: {plan.game}</title><style>{style}</style></head><body><article>\n"
        f"<h1>Training: {plan.game} {plan.rules} ({tables})</h1>\n"
        f"<p>Log-Fehler je Epoche auf zurückgelegten Spielen · Log loss by epoch on games that are held out</p>\n"
        f"{chart(reports)}\n<table><thead><tr>{heads}</tr></thead><tbody>\n{rows}\n</tbody></table>\n"
        "</article></body></html>\n"
    )


def cells(report: Report) -> list[str]:
    """The line of a generation in the table."""
    return [
        str(report.generation),
        report.champion,
        str(report.samples),
        f"{report.rate:.0f}",
        f"{report.evaluation:.4f}",
        f"{min(report.held_out):.4f}",
        f"{report.agreement:.1%}",
        f"{report.share:.1%} ({report.low:.1%} – {report.high:.1%})",
        str(report.test_games),
        report.decision,
    ]


def chart(reports: list[Report]) -> str:
    """Log loss on games that are held out, epoch after epoch through all generations."""
    losses = [loss for report in reports for loss in report.held_out]
    up = Scale(ticks(min(losses), max(losses)), HEIGHT - FOOT, HEAD)
    across = Scale([0.0, max(1.0, len(losses) - 1.0)], LEFT, WIDTH - 20)
    parts = []
    for mark in up.marks:
        parts.append(line(LEFT, up.at(mark), WIDTH - 20, up.at(mark), "grid"))
        parts.append(text(LEFT - 8, up.at(mark) + 4, f"{mark:.3g}", "axis", "end"))
    points = " ".join(f"{across.at(at):.1f},{up.at(loss):.1f}" for at, loss in enumerate(losses))
    parts.append(f'<polyline class="curve" points="{points}"/>')
    return drawing(HEIGHT, parts, f"Log loss from {losses[0]:.4f} to {losses[-1]:.4f}")
