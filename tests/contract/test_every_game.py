"""Every installed game keeps the contract."""

import pytest

from stellwerk.contract.checks import all_checks
from stellwerk.kernel.registry import all_games

SHARE = 3
"""Each check meets a third of the options; all of them over many games."""
CHECKS = [(id, check.name) for id, game in all_games().items() for check in all_checks(game)]
every_check = pytest.mark.parametrize(("id", "name"), CHECKS)


@every_check
def test_contract(id: str, name: str) -> None:
    next(check for check in all_checks(all_games()[id], share=SHARE) if check.name == name).run()


@pytest.mark.deep
@every_check
def test_contract_over_many_games(id: str, name: str) -> None:
    games = 200 if name == "fast and readable rules agree" else 20
    next(check for check in all_checks(all_games()[id], games, seed=1000) if check.name == name).run()
