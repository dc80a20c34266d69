"""Search for a short game in which a clause refuses a decision, and write it down for the contract checks.

`python tools/find_refusal.py KW-4.3c --seats 4 --try take_body --prefer take_body:1 --prefer 'take_tile:.*body'`

Seats decide at random, but mostly for what a `--prefer` (a regular expression) fits, the first one first. Wherever
a decision that fits `--try` is refused by the clause, the game so far and that decision make a record. The shortest
one is written to `src/stellwerk/games/<id>/data/rare/<clause>.stellwerk.json`.
"""

import argparse
import re
from pathlib import Path
from random import Random

import msgspec
from msgspec import UNSET

from stellwerk.contract.rare import ENDING, FOLDER
from stellwerk.kernel.entries import Decision
from stellwerk.kernel.game import Game
from stellwerk.kernel.registry import all_games
from stellwerk.record import Record
from stellwerk.table import Table

GAMES = Path(__file__).parents[1] / "src/stellwerk/games"
FAITHFUL = 0.85
"""How often a seat does what is preferred; the rest keeps games from going in circles."""


def main() -> None:
    """Search as the command line says."""
    asked = _asked()
    game = next((game for game in all_games().values() if asked.clause in game.meta.clauses), None)
    if game is None:
        raise SystemExit(f"no game has a clause {asked.clause}")
    record = shortest(game, asked)
    if record is None:
        raise SystemExit(f"{asked.clause} refused nothing in {asked.games} games; try other preferences or options")
    folder = GAMES / game.meta.id / FOLDER
    folder.mkdir(exist_ok=True)
    record.save(folder / f"{asked.clause}{ENDING}")


def shortest(game: Game, asked: argparse.Namespace) -> Record | None:
    """The shortest record of so many games."""
    options = {name: msgspec.json.decode(value) for name, _, value in (text.partition("=") for text in asked.option)}
    notations = [game.actions.notation(action) for action in range(game.actions.size)]
    attempts = [text for text in notations if re.match(asked.attempt, text)]
    best: Record | None = None
    for seed in range(asked.games):
        table = Table(game, asked.seats, options=options, seed=seed)
        found = searched(table, asked.clause, attempts, asked.prefer, asked.longest if best is None else len(best.log))
        if found is not None:
            best = found
            print(
                f"seed {seed}: {len(found.log)} entries, the last one is {msgspec.json.encode(found.log[-1]).decode()}"
            )
    return best


def searched(table: Table, clause: str, attempts: list[str], prefer: list[str], most: int) -> Record | None:
    """The record of a game up to a decision that the clause refuses, if that comes within fewer than `most` entries."""
    random = Random(table.seed)
    while len(table.fold.log) + 1 < most:
        for text in attempts:
            why = table.why(text)
            if why is not None and why.clause == clause:
                log = [*table.fold.log, Decision(next(iter(table.to_act), 0), text)]
                return msgspec.structs.replace(table.record(), log=log, result=UNSET)
        if table.over:
            return None
        legal = table.legal()
        liked = next((fit for wish in prefer if (fit := [text for text in legal if re.match(wish, text)])), legal)
        table.play(random.choice(liked if random.random() < FAITHFUL else legal))
    return None


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("clause")
    parser.add_argument("--try", dest="attempt", default="", help="which decisions are to be refused; all of them")
    parser.add_argument("--prefer", action="append", default=[], help="decisions that seats prefer")
    parser.add_argument("--seats", type=int, help="as few as possible")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=JSON")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--longest", type=int, default=1_000, help="a game is left after so many entries")
    return parser.parse_args()


if __name__ == "__main__":
    main()
