"""Training: a net learns, the same plan gives the same net, and an interruption costs little."""

from pathlib import Path

import pytest

from stellwerk.kernel.errors import WrongCheckpoint
from stellwerk.lab.farm.grow import ALONE, Farm
from stellwerk.lab.match import match
from stellwerk.lab.sequential import Bounds
from stellwerk.lab.train import generation, plan
from stellwerk.lab.train.generation import Training
from stellwerk.lab.train.plan import Folder, Plan, Report
from stellwerk.lab.train.progress import page, write_page
from tests.lab.train.lesson import Lesson

GAME = Lesson(stones=9, joker=False)


def plan_of(games: int = 60, seed: int = 1) -> Plan:
    return Plan(game="stones", rules="1.0", tables=[2], seed=seed, games=games, hidden=[16], most_games=40)


def training(path: Path, wanted: Plan, farm: Farm = ALONE) -> Training:
    return Training(GAME, wanted, Folder(path, wanted), farm, lambda text: None)


def test_a_net_learns_what_the_evaluation_does_not_know(tmp_path: Path) -> None:
    report = training(tmp_path, plan_of(600)).run(0)
    assert min(report.held_out) < report.evaluation - 0.05
    assert report.samples > 1000 and report.agreement > 0.95
    found = match(GAME, f"net:{tmp_path}/generation-00/net.weights", "greedy@1", 2, Bounds(0.5, 0.6, 2), 2000, seed=9)
    assert found.decision == "H1"


def test_the_champion_is_the_last_net_that_won_its_test(tmp_path: Path) -> None:
    folder = Folder(tmp_path, plan_of())
    for number, decision in enumerate(("H0", "H1", "undecided", "H1")):
        folder.save(Report(generation=number, champion="", samples=0, rate=0.0, decision=decision))
    champions = [folder.champion(number) for number in range(5)]
    first, second = f"net:{folder.net(1)}", f"net:{folder.net(3)}"
    assert champions == ["greedy@1", "greedy@1", first, first, second]
    assert folder.veterans(0) == [] and folder.veterans(4) == ["greedy@1", first]


def test_the_same_plan_gives_the_same_net_and_another_seed_another(tmp_path: Path) -> None:
    nets = []
    for number, seed in enumerate((1, 1, 2)):
        training(tmp_path / str(number), plan_of(30, seed)).run(0)
        nets.append((tmp_path / str(number) / "generation-00" / "net.weights").read_bytes())
    assert nets[0] == nets[1] != nets[2]


def test_an_interrupted_training_goes_on_to_the_same_net(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plan, "CHUNK", 20)
    monkeypatch.setattr(generation, "CHUNK", 20)
    whole = training(tmp_path / "whole", plan_of())
    whole.run(0)
    halted = training(tmp_path / "halted", plan_of())
    halted.tell = _halt_at("games from 40")
    with pytest.raises(KeyboardInterrupt):
        halted.run(0)
    assert len(list((tmp_path / "halted").glob("*/*.npz"))) == 2 and halted.folder.reports() == []
    training(tmp_path / "halted", plan_of()).run(0)
    assert halted.folder.net(0).read_bytes() == whole.folder.net(0).read_bytes()


def _halt_at(text: str) -> generation.Teller:
    def tell(told: str) -> None:
        if text in told:
            raise KeyboardInterrupt

    return tell


def test_chunks_of_games_never_share_a_seed(tmp_path: Path) -> None:
    found = training(tmp_path, plan_of())
    seeds = [found.setting(number, 2, chunk).seed for number in range(3) for chunk in range(5)]
    assert len(set(seeds)) == len(seeds)


def test_the_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    Folder(tmp_path, plan_of())
    with pytest.raises(WrongCheckpoint, match="its seed is 1, not 2"):
        Folder(tmp_path, plan_of(seed=2))
    (tmp_path / "plan.json").write_text("[]")
    with pytest.raises(WrongCheckpoint, match="no plan of a training"):
        Folder(tmp_path, plan_of())


def test_the_page_shows_every_generation(tmp_path: Path) -> None:
    found = training(tmp_path, plan_of(30))
    report = found.run(0)
    write_page(found.folder, found.plan)
    text = (tmp_path / "progress.html").read_text()
    assert text == page(found.plan, [report])
    assert f"{min(report.held_out):.4f}" in text and report.decision in text and "Log-Fehler" in text
