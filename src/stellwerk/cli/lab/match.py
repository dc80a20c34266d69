"""`stellwerk lab match`: is this bot better than that one?"""

from stellwerk.cli.failure import WrongUse
from stellwerk.cli.farming import Address, EngineChoice, Jobs, Resume, farming
from stellwerk.cli.inputs import Rules, the_game, the_options
from stellwerk.cli.output import print_json, stdout_console
from stellwerk.lab.match import Verdict
from stellwerk.lab.match import match as matched
from stellwerk.lab.sequential import Bounds, elo_of_share, share_of_elo

EXIT_CODES = {"H1": 0, "H0": 1, "undecided": 3}


def match(
    bot: str,
    rival: str,
    /,
    *,
    game: str,
    seats: int,
    h0: str = "0",
    h1: str = "50",
    alpha: float = 0.05,
    beta: float = 0.05,
    max_games: int = 10_000,
    options: str | None = None,
    rules: Rules = None,
    seed: int = 0,
    jobs: Jobs = 1,
    engine: EngineChoice = "processes",
    address: Address = None,
    resume: Resume = None,
    json: bool = False,
) -> int:
    """Test whether one bot is better than another, with no more games than that takes.

    One bot sits among rivals of the other kind, at every seat of the same setup in turn: that is a block. After every
    block the test (GSPRT) asks whether H1 (the bot is as much better as `--h1` says) or H0 is clear.

    Exit code 0: H1. 1: H0. 3: undecided after `--max-games`. The same seed gives the same verdict after the same
    games, whatever the number of jobs; bots with a time budget (`search:250ms`) are the exception.

    ```
    stellwerk lab match search-1 greedy --game paris --seats 4 --jobs 2
    stellwerk lab match greedy random --game bus --seats 3 --h0 33.3% --h1 40%
    stellwerk lab match exec:./mybot greedy --game bus --seats 3
    stellwerk lab match search-2 search-1 --game fracht --seats 2 --max-games 2000 --resume test.json --json
    ```

    Parameters
    ----------
    bot
        The bot that may be better; `exec:./mybot` is a program.
    rival
        The bot at all other seats.
    game
        The id of a game (`stellwerk games` lists them).
    seats
        Size of the table.
    h0
        How much better the bot is if H0 is true: points of Elo, or a share of wins such as 25%.
    h1
        How much better it is if H1 is true.
    alpha
        How often H1 may be accepted though H0 is true.
    beta
        How often H0 may be accepted though H1 is true.
    max_games
        Stop after so many games.
    options
        Options of the game as a JSON object.
    seed
        Where chance begins.
    json
        Print one JSON document.
    """
    found, given = the_game(game, rules), the_options(options)
    bounds = _bounds(h0, h1, alpha, beta, seats)
    with farming(f"{bot} – {rival}", jobs, engine, address, resume) as farm:
        verdict = matched(found, bot, rival, seats, bounds, max_games, options=given, seed=seed, farm=farm)
    if json:
        print_json(verdict)
    else:
        stdout_console().print(_text(verdict), markup=False)
    return EXIT_CODES[verdict.decision]


def _bounds(h0: str, h1: str, alpha: float, beta: float, seats: int) -> Bounds:
    """Hypotheses and errors, checked."""
    if seats < 2:
        raise WrongUse("a match needs at least two seats")
    if not (0 < alpha < 0.5 and 0 < beta < 0.5):
        raise WrongUse("--alpha and --beta must lie between 0 and 0.5")
    bounds = Bounds(_share("--h0", h0, seats), _share("--h1", h1, seats), seats, alpha, beta)
    if bounds.h0 >= bounds.h1:
        raise WrongUse("--h1 must be above --h0")
    return bounds


def _share(name: str, text: str, seats: int) -> float:
    """Share of wins from a share in percent or from points of Elo."""
    try:
        share = float(text[:-1]) / 100 if text.endswith("%") else share_of_elo(float(text), seats)
    except (ValueError, OverflowError):
        share = 0.0
    if not 0 < share < 1:
        raise WrongUse(f"{name} is {text!r}: neither points of Elo (50) nor a share of wins (30%)")
    return share


def _text(verdict: Verdict) -> str:
    """Verdict in sentences."""
    bounds, seats = verdict.bounds, verdict.seats
    meaning = {"H0": "H0 is accepted", "H1": "H1 is accepted", "undecided": "undecided"}[verdict.decision]
    hypotheses = ", ".join(
        f"{name} {share:.1%} (Elo {_points(elo_of_share(share, seats))})"
        for name, share in (("H0", bounds.h0), ("H1", bounds.h1))
    )
    return (
        f"{verdict.bot} against {seats - 1} × {verdict.rival}, {verdict.game}, seed {verdict.seed}: {meaning} after "
        f"{verdict.games} games ({verdict.blocks} blocks, {verdict.seconds:.1f} s)\n"
        f"wins {verdict.share:.1%} (95 %: {verdict.low:.1%} to {verdict.high:.1%}), fair share {1 / seats:.1%}; "
        f"Elo {_points(verdict.elo)} ({_points(verdict.elo_low)} to {_points(verdict.elo_high)})\n"
        f"{hypotheses}; log-likelihood ratio {verdict.ratio:.2f}, "
        f"decided at {verdict.lower:.2f} and {verdict.upper:.2f}"
    )


def _points(elo: float | None) -> str:
    return "unbounded" if elo is None else f"{round(elo):+}"
