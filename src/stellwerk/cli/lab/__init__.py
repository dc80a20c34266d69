"""`stellwerk lab`: every command of the laboratory is one file here."""

from cyclopts import App, Parameter

from stellwerk.cli.lab.balance import balance
from stellwerk.cli.lab.dataset import dataset
from stellwerk.cli.lab.match import match
from stellwerk.cli.lab.ratings import ratings
from stellwerk.cli.lab.tournament import tournament

lab = App(
    name="lab",
    help=(
        "Compare bots: two in a sequential test (`match`), many (`tournament`), all of every game (`ratings`). "
        "Say how balanced a game is (`balance`). Write games as open data (`dataset`)."
    ),
    default_parameter=Parameter(negative=()),
)
for _command in (match, tournament, ratings, balance, dataset):
    lab.command(_command)
