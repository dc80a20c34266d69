"""The check of the coach can fail: it finds a decision, or what matters in it, that one language lacks."""

import sys
from pathlib import Path

import pytest

from stellwerk.contract.coaching import coach_explains_every_decision
from tests.toy import TOY, ToyGame

WHOLE = "coach-bid = You bid.\n    .aim = Bid low.\n"


class Coached(ToyGame):
    """The toy game with a coach."""

    __module__ = "coached_toy"  # its files are read from this package, which the tests write
    meta = TOY.meta


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "coached_toy", raising=False)
    folder = tmp_path / "coached_toy"
    for language in ("de", "en"):
        (folder / "locales" / language).mkdir(parents=True)
        (folder / "locales" / language / "coach.ftl").write_text(WHOLE)
    (folder / "__init__.py").touch()
    return folder


def test_a_coach_who_explains_all_passes_and_so_does_a_game_without_one(package: Path) -> None:
    coach_explains_every_decision(Coached(), 1)
    coach_explains_every_decision(TOY, 1)


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("text", ["", "coach-bid = You bid.\n"], ids=["the decision", "what matters"])
def test_what_one_language_lacks_is_found(package: Path, language: str, text: str) -> None:
    (package / "locales" / language / "coach.ftl").write_text(text)
    with pytest.raises(AssertionError, match=f"coach-bid with .aim in '{language}'"):
        coach_explains_every_decision(Coached(), 1)
