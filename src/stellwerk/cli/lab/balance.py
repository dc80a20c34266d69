"""`stellwerk lab balance`: how balanced is this game? One HTML page."""

from pathlib import Path

from stellwerk.cli.failure import WrongUse
from stellwerk.cli.farming import Address, EngineChoice, Jobs, Resume, farming
from stellwerk.cli.inputs import Rules, table_sizes, the_bots, the_game, the_options
from stellwerk.cli.output import print_json
from stellwerk.kernel.game import Game
from stellwerk.lab.balance.measure import measure
from stellwerk.lab.balance.page import page
from stellwerk.lab.balance.result import Variant, Wish


def balance(
    game: str,
    /,
    *,
    out: Path | None = None,
    games: int = 200,
    bots: str | None = None,
    seats: str | None = None,
    options: str | None = None,
    rules: Rules = None,
    compare: str | None = None,
    compare_rules: str | None = None,
    seed: int = 0,
    jobs: Jobs = 1,
    engine: EngineChoice = "processes",
    address: Address = None,
    resume: Resume = None,
    json: bool = False,
) -> int:
    """Measure how balanced a game is, and write one HTML page, in German and English, with charts and tables.

    Bots of two levels play at tables of every size: seats, length, closeness, drama, weight of decisions, skill,
    openings, what an action is worth, styles, kingmaking, every option on the same seeds, and clauses that never came
    up. Every figure has a 95 % interval and its number of games. `--resume` names a folder here: every series keeps a
    file in it, so that more games can be added later.

    ```
    stellwerk lab balance paris
    stellwerk lab balance kraftwagen --games 1000 --jobs 2 --resume kraftwagen-balance
    stellwerk lab balance bus --bots greedy,search:50 --seats 4 --games 50
    stellwerk lab balance kraftwagen --compare '{"exact_level": true}'
    stellwerk lab balance paris --compare-rules 1.0
    ```

    Parameters
    ----------
    game
        The id of a game (`stellwerk games` lists them).
    out
        Where the page is written; `<game>-balance.html` if missing.
    games
        Games of every series (a page has some dozens of them).
    bots
        Two levels, the weaker one first; the simplest two of the game if missing.
    seats
        Table sizes, separated by commas; all of the game if missing.
    options
        Options that count as usual, as a JSON object.
    compare
        Compare with these options, as a JSON object, on the same seeds.
    compare_rules
        Compare with this version of the rules, on the same seeds.
    seed
        Where chance begins.
    json
        Print what was measured as one JSON document instead of writing the page.
    """
    found = the_game(game, rules)
    wish = Wish(
        bots=_levels(found) if bots is None else the_bots(bots),
        seats=table_sizes(found, seats),
        games=games,
        seed=seed,
        options=dict(the_options(options)),
        compare=_variant(found, compare, compare_rules),
    )
    target = out or Path(f"{game}-balance.html")
    if not target.parent.is_dir():
        raise WrongUse(f"there is no folder {target.parent} for the page")
    with farming(game, jobs, engine, address, resume) as farm:
        measured = measure(found, wish, farm)
        if json:
            print_json(measured)
            return 0
        target.write_text(page(found, measured), encoding="utf-8")
    print(f"{measured.games} games of {game}: {target}")
    return 0


def _levels(game: Game) -> list[str]:
    """The weakest bot and one that plays sensibly and fast; where bots differ in knowledge alone, the best."""
    bots = game.meta.bots
    return list(dict.fromkeys((bots[0], bots[-1] if game.meta.knowledge else bots[min(1, len(bots) - 1)])))


def _variant(game: Game, options: str | None, rules: str | None) -> Variant | None:
    if options is None and rules is None:
        return None
    return Variant(the_game(game.meta.id, rules or game.meta.rules).meta.rules, dict(the_options(options)))
