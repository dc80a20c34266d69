"""The page: one HTML file in two languages, without script and external files."""

from collections.abc import Callable, Sequence
from html import escape
from importlib.resources import files
from json import dumps

from stellwerk.kernel.game import Game
from stellwerk.lab.balance.charts.svg import line
from stellwerk.lab.balance.findings import findings
from stellwerk.lab.balance.result import Balance
from stellwerk.lab.balance.sections.closeness import closeness
from stellwerk.lab.balance.sections.compare import compare
from stellwerk.lab.balance.sections.coverage import coverage
from stellwerk.lab.balance.sections.drama import drama
from stellwerk.lab.balance.sections.kingmaking import kingmaking
from stellwerk.lab.balance.sections.length import length
from stellwerk.lab.balance.sections.openings import openings
from stellwerk.lab.balance.sections.options import options
from stellwerk.lab.balance.sections.restricted import restricted
from stellwerk.lab.balance.sections.seats import seats
from stellwerk.lab.balance.sections.section import Section, Table
from stellwerk.lab.balance.sections.skill import skill
from stellwerk.lab.balance.sections.styles import styles
from stellwerk.lab.balance.sections.weight import weight
from stellwerk.lab.balance.telling import Telling
from stellwerk.words.source import LANGUAGES

SECTIONS: Sequence[Callable[[Telling], Section]] = (
    seats,
    length,
    closeness,
    drama,
    weight,
    skill,
    openings,
    restricted,
    styles,
    kingmaking,
    options,
    coverage,
)


def page(game: Game, balance: Balance) -> str:
    """HTML page of a game; `#de` and `#en` lead to a language, English is shown if none is named."""
    style = files("stellwerk.lab.balance").joinpath("page.css").read_text(encoding="utf-8")
    told = [Telling(language, game, balance) for language in LANGUAGES]
    title = told[-1].say("title", game=game.meta.titles.get("en", game.meta.id))
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style>"
    )
    articles = "\n".join(_article(telling) for telling in told)
    return f'<!doctype html>\n<html lang="en"><head>{head}</head><body>\n{articles}\n</body></html>\n'


def _article(telling: Telling) -> str:
    """Everything in one language."""
    meta = telling.game.meta
    wanted = (*SECTIONS, compare) if telling.balance.compared else SECTIONS
    sections = [_section(telling, number, make(telling)) for number, make in enumerate(wanted, 1)]
    found = "".join(f"<li>{escape(sentence)}</li>" for sentence in findings(telling))
    parts = [
        _languages(telling),
        f"<h1>{escape(telling.say('title', game=meta.titles.get(telling.language, meta.id)))}</h1>",
        _paragraph(_intro(telling), "intro"),
        f'<ol class="findings">{found}</ol>',
        _legend(telling),
        *sections,
        f"<footer>{_paragraph(_command(telling))}{_paragraph(telling.say('again'))}</footer>",
    ]
    return f'<article id="{telling.language}" lang="{telling.language}">\n' + "\n".join(parts) + "\n</article>"


def _languages(telling: Telling) -> str:
    """The way to the other language."""
    here = {telling.language: ' aria-current="true"'}
    links = [
        f'<a href="#{name}" lang="{name}" hreflang="{name}"{here.get(name, "")}>{name.upper()}</a>'
        for name in LANGUAGES
    ]
    return f'<nav aria-label="{escape(telling.say("languages"))}">{" · ".join(links)}</nav>'


def _intro(telling: Telling) -> str:
    balance = telling.balance
    levels = telling.say("and").join(telling.levels)
    return telling.say("intro", games=telling.games(balance.games), levels=levels, rules=balance.rules)


def _legend(telling: Telling) -> str:
    """What the marks of the levels look like."""
    kinds = ("ring", "dot")[-len(telling.levels) :]
    marks = "".join(
        '<span><svg class="mark" viewBox="0 0 34 12" aria-hidden="true">'
        f'{line(2, 6, 32, 6, "whisker")}<circle class="{kind}" cx="17" cy="6" r="4.5"/></svg> {escape(level)}</span>'
        for kind, level in zip(kinds, telling.levels, strict=True)
    )
    return f'<p class="legend">{marks}<span>{escape(telling.say("legend"))}</span></p>'


def _section(telling: Telling, number: int, section: Section) -> str:
    """A section with its charts, and its tables folded behind them."""
    charts = "".join(
        f"<figure><figcaption>{escape(chart.caption)}</figcaption>{chart.svg}</figure>" for chart in section.charts
    )
    tables = "".join(_table(table) for table in section.tables if table.rows)
    opened = "" if section.charts else " open"
    folded = f"<details{opened}><summary>{escape(telling.say('tables'))}</summary>{tables}</details>" if tables else ""
    notes = "".join(_paragraph(note) for note in section.notes)
    return (
        f"<section><h2>{number} · {escape(telling.say(section.key))}</h2>"
        f'<p class="games">{escape(telling.games(section.games))}</p>'
        f"{_paragraph(telling.say(f'{section.key}-lead'))}{charts}{notes}{folded}</section>"
    )


def _table(table: Table) -> str:
    heads = "".join(f'<th scope="col">{escape(head)}</th>' for head in table.heads)
    rows = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
        for row in table.rows
    )
    return f'<div class="table"><table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table></div>'


def _paragraph(text: str, kind: str = "") -> str:
    named = f' class="{kind}"' if kind else ""
    return f"<p{named}>{escape(text)}</p>"


def command(balance: Balance) -> str:
    """The command that makes the page again, with everything that matters named."""
    wish = balance.wish
    parts = [f"stellwerk lab balance {balance.game} --games {wish.games} --bots {','.join(wish.bots)}"]
    parts.append(f"--seats {','.join(map(str, wish.seats))} --rules {balance.rules} --seed {wish.seed}")
    if wish.options:
        parts.append(f"--options '{dumps(wish.options)}'")
    if wish.compare is not None:
        parts.append(f"--compare '{dumps(wish.compare.options)}' --compare-rules {wish.compare.rules}")
    return " ".join(parts)


def _command(telling: Telling) -> str:
    balance = telling.balance
    return telling.say("made-by", version=balance.stellwerk, rules=balance.rules, command=command(balance))
