"""Commands that take a version of the rules."""

from pathlib import Path

from tests.cli.conftest import Run


def test_the_rules_of_a_version_are_shown(run: Run) -> None:
    first, newest = run("rules", "paris", "9.8", "--rules", "1.0").out, run("rules", "paris", "9.8").out
    assert first.startswith("PAR-9.8") and newest.startswith("PAR-9.8") and first != newest
    assert newest == run("rules", "paris", "9.8", "--rules", "1.1").out
    whole = run("rules", "paris", "--rules", "1.0").out
    assert "Rules: 1.0" in whole and "1.1  Only Trades" in whole


def test_games_lists_the_versions(run: Run) -> None:
    assert "Rules: 1.1, 1.0" in run("games").out
    cards = {card["id"]: card for card in run("games", "--json").document}
    assert cards["paris"]["versions"] == ["1.0", "1.1"] and cards["bus"]["rules"] == "1.0"


def test_a_version_that_does_not_exist_is_wrong_use(run: Run) -> None:
    for command in ("rules", "play", "simulate"):
        ran = run(command, "paris", "--rules", "7.0")
        assert ran.code == 2 and "paris has no rules '7.0'" in ran.err and "There are: 1.0, 1.1." in ran.err


def test_simulated_games_are_records_of_their_version(run: Run, tmp_path: Path) -> None:
    ran = run("simulate", "paris", "--games", 1, "--rules", "1.0", "--records", tmp_path, "--json")
    assert ran.document["rules"] == "1.0"
    (file,) = tmp_path.iterdir()
    assert "rules 1.0" in run("replay", file).out


def test_a_record_of_newer_rules_cannot_be_judged_and_is_not_called_illegal(run: Run, tmp_path: Path) -> None:
    run("simulate", "paris", "--games", 1, "--records", tmp_path)
    (file,) = tmp_path.iterdir()
    file.write_text(file.read_text().replace('"rules":"1.1"', '"rules":"7.0"'))
    ran = run("replay", file)
    assert ran.code == 1 and ran.out.startswith("cannot be judged: RULES") and "illegal" not in ran.out
    assert "rules 7.0; known here are 1.0, 1.1" in ran.out
    document = run("replay", file, "--json").document
    assert (document["ok"], document["index"], document["clause"]) == (False, None, "RULES")
    assert run("verify", file).out.startswith("unknown rules")
