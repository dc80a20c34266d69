"""Passwords that are guessed first are refused, wherever a password is chosen."""

import pytest

from stellwerk.server.features.people.service.weak_passwords import is_weak
from tests.server.house import House


@pytest.mark.parametrize(
    "password", ["password", "Passwort", "12345678", "aaaaaaaa", "qwertzui", "rosalinde", "ednilasor"]
)
def test_what_is_guessed_first_is_weak(password: str) -> None:
    assert is_weak(password, "Rosalinde")


@pytest.mark.parametrize("password", ["station clock", "Der Zug fährt um acht", "x7#kQ2pL"])
def test_what_is_not_guessed_first_is_not_weak(password: str) -> None:
    assert not is_weak(password, "Rosalinde")


async def test_a_weak_password_is_refused_with_a_code_of_its_own(house: House) -> None:
    """At signing up and when it is changed; nothing has happened then."""
    anna = house.guest()
    weak = {"name": "Anna", "password": "password"}
    assert (await anna.post("/account", weak, 400))["code"] == "weak_password"
    await anna.post("/account", {"name": "Anna", "password": "station clock"}, 201)
    change = {"old": "station clock", "new": "12345678"}
    assert (await anna.put("/me/password", change, 400))["code"] == "weak_password"
    await house.guest().post("/session", {"name": "Anna", "password": "station clock"})
