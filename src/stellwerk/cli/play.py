"""`stellwerk play`: a game in the terminal, by notation or number."""

import os
import secrets
from contextlib import closing
from typing import Literal

from stellwerk.bots.seated import check_bots
from stellwerk.cli.failure import WrongUse
from stellwerk.cli.inputs import Rules, the_bots, the_game, the_language, the_options
from stellwerk.cli.session import Session
from stellwerk.cli.terminal import Terminal
from stellwerk.kernel.errors import BotRefused
from stellwerk.kernel.game import Game
from stellwerk.kernel.options import completed, options_refusal, seats_refusal
from stellwerk.words.words import words_of


def play(
    game: str | None = None,
    /,
    *,
    server: str | None = None,
    token: str | None = None,
    bots: str = "greedy",
    seats: int | None = None,
    seat: int | None = None,
    seed: int | None = None,
    options: str | None = None,
    rules: Rules = None,
    lang: Literal["de", "en"] | None = None,
) -> int:
    """Play a game in the terminal, against bots or at a table of a server.

    ```
    stellwerk play paris
    stellwerk play paris --bots greedy,search-2 --seed 7
    stellwerk play paris --bots "exec:python3 mybot.py"
    stellwerk play paris --seats 4 --options '{"open_hands": true}' --lang de
    stellwerk play --server https://play.example.org --token "$(cat token)"
    stellwerk play mzxw6ytboi4dcmrt --seat 1 --server https://play.example.org --token "$(cat token)"
    ```

    Parameters
    ----------
    game
        The id of a game (`stellwerk games` lists them); with --server the id of a table or the link of an invitation,
        or nothing for the own table that waits for you, or else a choice of the open ones.
    server
        The address of a server, at one of whose tables you play or want to sit down.
    token
        An access token of your account there, with the scopes read and play, and tables to sit down (settings of the
        server); also STELLWERK_TOKEN, which keeps it out of the list of processes.
    bots
        Bots for the other seats, separated by commas; one name fills them all. `exec:./mybot` is a program.
    seats
        Size of the table; as small as the bots allow if missing.
    seat
        Your seat, counted from 0: the first if missing; with --server the one to sit down on, asked for if missing.
    seed
        The same seed deals the same game.
    options
        Options of the game as a JSON object.
    lang
        German or English; the environment's language if missing.
    """
    if server is not None:
        from stellwerk.cli.remote import play_on_server

        return play_on_server(server, token or os.environ.get("STELLWERK_TOKEN"), game, seat, the_language(lang))
    if game is None:
        raise WrongUse("name a game, or a --server", "`stellwerk games` lists the games.")
    found = the_game(game, rules)
    own = seat or 0
    names = line_up(found, the_bots(bots), seats, own)
    language = the_language(lang)
    given = the_options(options)
    words = words_of(language, found)
    refusal = options_refusal(found.meta, len(names), given)
    if refusal is not None:
        raise WrongUse(words.refusal(refusal), f"`stellwerk games` lists the options of {game}.")
    dealt = secrets.randbelow(10**6) if seed is None else seed
    session = Session(found, names, own, completed(found.meta, given), dealt, words.say("terminal-you"))
    with closing(session):
        return Terminal(session, words).run()


def line_up(game: Game, bots: list[str], seats: int | None, seat: int) -> list[str | None]:
    """Name of the bot at every seat, None at the person's; raise WrongUse if the table is impossible."""
    meta = game.meta
    try:
        check_bots(game, bots)
    except BotRefused as error:
        raise WrongUse(str(error)) from None
    if not bots:
        raise WrongUse("--bots names nobody", f"Bots of {meta.id}: {', '.join(meta.bots)}.")
    size = max(meta.least_seats, len(bots) + 1) if seats is None else seats
    if seats_refusal(meta, size) is not None:
        raise WrongUse(f"{meta.id} is for {meta.least_seats} to {meta.most_seats} players, not {size}")
    if len(bots) >= size or not 0 <= seat < size:
        raise WrongUse(f"at a table of {size} there are seats 0 to {size - 1}, one of them yours")
    others = [bots[number % len(bots)] for number in range(size - 1)]
    return [*others[:seat], None, *others[seat:]]
