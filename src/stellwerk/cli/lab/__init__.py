"""`stellwerk lab`: every command of the laboratory is one file here."""

from cyclopts import App, Parameter

from stellwerk.cli.lab.balance import balance
from stellwerk.cli.lab.dataset import dataset
from stellwerk.cli.lab.match import match
from stellwerk.cli.lab.ratings import ratings
from stellwerk.cli.lab.tournament import tournament
from stellwerk.cli.lab.train import train

lab = App(
    name="lab",
    help=(
        "Compare bots: two in a sequential test (`match`), many (`tournament`), all of every game (`ratings`). "
        "Say how balanced a game is (`balance`). Write games as open data (`dataset`). "
        "Train a net (`train`)."
    ),
    default_parameter=Parameter(negative=()),
)
for _command in (match, tournament, ratings, balance, dataset, train):
    lab.command(_command)
