"""Passwords that are guessed soon are refused, wherever a password is chosen, and the refusal says why."""

import time
from typing import get_args

import pytest

from stellwerk.server.features.people.service import weak_passwords
from stellwerk.server.features.people.service.passwords import MOST
from stellwerk.server.features.people.service.weak_passwords import REASONS, Weakness, weakness_of
from stellwerk.words.words import words_of
from tests.server.house import House

OWN = ("Rosalinde Ruh", "Stellwerk", "play.example.org")
SLOWEST = "4@8({[<3691!|0$5+7%2" * 10
"""Every character stands for several letters, so that zxcvbn tries all ways to read it."""


@pytest.mark.parametrize(
    ("password", "why"),
    [
        ("password", "common"),
        ("P@ssw0rd", "common"),
        ("Passwort1!", "common"),
        ("sommer2025", "common"),
        ("qwertzui", "common"),
        ("dfghjkloiu", "keys"),
        ("aaaaaaaa", "repeat"),
        ("hallohallo", "repeat"),
        ("abcdefgh", "sequence"),
        ("20.11.1999", "date"),
        ("Bundesliga", "word"),
        ("ichliebedich", "word"),
        ("rosalinde", "own"),
        ("ednilasor", "own"),
        ("Rosalinde Ruh", "own"),
        ("Rosalinde2026", "own"),
        ("Stellwerk!", "own"),
        ("example.org", "own"),
    ],
)
def test_what_is_guessed_soon_is_weak_and_it_says_why(password: str, why: str) -> None:
    assert weakness_of(password, OWN) == why


@pytest.mark.parametrize("password", ["station clock", "Der Zug fährt um acht", "x7#kQ2pL", SLOWEST])
def test_what_is_not_guessed_soon_is_not_weak(password: str) -> None:
    assert weakness_of(password, OWN) is None


def test_the_names_of_one_account_do_not_count_for_the_next() -> None:
    assert weakness_of("Zwackelmann!", ("Zwackelmann",)) == "own"
    assert weakness_of("Zwackelmann!", ("Anna",)) is None


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_weakness_has_its_words(language: str) -> None:
    assert set(REASONS) == set(get_args(Weakness))
    words = words_of(language)
    assert all(words.has(f"weak-password-{weakness}") for weakness in REASONS)


def test_a_long_password_takes_no_longer_than_a_short_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is judged is cut; the time would grow with the square of the length otherwise."""
    judged: list[str] = []
    real = weak_passwords.zxcvbn
    monkeypatch.setattr(weak_passwords, "zxcvbn", lambda text, **more: judged.append(text) or real(text, **more))
    began = time.process_time()
    assert weakness_of(SLOWEST[:MOST], OWN) is None
    assert len(judged[0]) == weak_passwords.JUDGED and time.process_time() - began < 5


async def test_a_weak_password_is_refused_with_a_code_of_its_own(house: House) -> None:
    """At signing up and when it is changed; nothing has happened then."""
    anna = house.guest()
    weak = {"name": "Anna", "password": "password"}
    problem = await anna.post("/account", weak, 400)
    assert (problem["code"], problem["data"]) == ("weak_password", {"why": "common"})
    assert "many people have it" in problem["detail"]
    await anna.post("/account", {"name": "Anna", "password": "station clock"}, 201)
    change = {"old": "station clock", "new": "Stellwerk1"}
    assert (await anna.put("/me/password", change, 400))["data"] == {"why": "own"}
    await house.guest().post("/session", {"name": "Anna", "password": "station clock"})
