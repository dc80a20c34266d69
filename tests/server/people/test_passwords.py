"""Hashes of passwords: what they cost whoever guesses, and what an unknown name costs."""

from argon2 import PasswordHasher
from argon2.profiles import RFC_9106_LOW_MEMORY as ADVISED

from stellwerk.server.features.people.service import passwords
from stellwerk.server.features.people.service.passwords import Passwords, needs_rehash

USUAL = passwords.HASHER
"""Before the tests of the server take a cheaper one."""


def test_a_guess_costs_as_much_as_the_standard_advises() -> None:
    parameters = (USUAL.type, USUAL.time_cost, USUAL.memory_cost, USUAL.parallelism)
    assert parameters == (ADVISED.type, ADVISED.time_cost, ADVISED.memory_cost, ADVISED.parallelism)


async def test_an_unknown_name_is_never_right_and_costs_one_hash() -> None:
    """Otherwise the time of an answer would tell which accounts there are."""
    kept = Passwords()
    assert await kept.verify("station clock", await kept.hash("station clock", "Anna"))
    assert not await kept.verify("no account has this password", None)


async def test_a_hash_of_other_parameters_is_computed_anew() -> None:
    kept = Passwords()
    assert not needs_rehash(await kept.rehash("station clock"))
    assert needs_rehash(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1).hash("station clock"))
