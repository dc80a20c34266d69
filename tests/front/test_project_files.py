"""The files that strangers expect: they can be read, and name things that are there."""

import json
import re
import shlex
import subprocess
import sys
from fnmatch import fnmatch
from inspect import signature
from pathlib import Path
from typing import Any

import pytest
import yaml

from stellwerk.cli.serve import serve

ROOT = Path(__file__).parent.parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
SCHEMAS = {
    "compose-spec": ["compose.yaml", "compose.postgres.yaml"],
    "citation-file-format": ["CITATION.cff"],
    "github-workflows": [".github/workflows/test.yml"],
    "github-issue-forms": [".github/ISSUE_TEMPLATE/bug.yml", ".github/ISSUE_TEMPLATE/idea.yml"],
    "github-issue-config": [".github/ISSUE_TEMPLATE/config.yml"],
}
"""Files that others read, by the schema that check-jsonschema brings along for them."""


def read(name: str) -> Any:
    return yaml.safe_load((ROOT / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("schema", SCHEMAS)
def test_files_that_others_read_fit_their_schema(schema: str) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", *SCHEMAS[schema]]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def test_the_workflow_runs_what_everybody_runs() -> None:
    steps = read(".github/workflows/test.yml")["jobs"]["test"]["steps"]
    assert [step["run"].split()[:2] for step in steps if "run" in step] == [["make", "test"]]


def test_hooks_call_tools_that_make_dev_installs() -> None:
    hooks = read(".pre-commit-config.yaml")["repos"][0]["hooks"]
    pinned = (ROOT / "requirements" / "dev.txt").read_text()
    for hook in hooks:
        tool = Path(hook["entry"].split()[0]).name
        assert {"lint-imports": "import-linter"}.get(tool, tool) + "==" in pinned


def instructions(kind: str) -> list[str]:
    """The arguments of every instruction of this kind in the Dockerfile."""
    return [line.removeprefix(kind).strip() for line in DOCKERFILE if line.startswith(f"{kind} ")]


def copied() -> list[str]:
    """The files and folders that the Dockerfile copies from the sources."""
    lines = [shlex.split(line) for line in instructions("COPY") if not line.startswith("--from=")]
    return [source for line in lines for source in line[:-1]]


def test_everything_that_the_image_copies_is_there_and_sent_to_the_builder() -> None:
    lines = (ROOT / ".dockerignore").read_text().splitlines()
    sent = [line[1:] for line in lines if line.startswith("!")]
    assert len(copied()) >= 8
    for source in copied():
        assert (ROOT / source).exists(), source
        assert any(fnmatch(source, pattern) for pattern in sent), source


def test_the_image_runs_the_command_as_nobody_special() -> None:
    assert instructions("USER") == ["stellwerk"]
    assert json.loads(instructions("ENTRYPOINT")[0]) == ["stellwerk"]
    assert instructions("VOLUME") == ["/data"]
    assert any("/health" in line for line in instructions("HEALTHCHECK"))
    assert all(line.startswith("${BASE}") for line in instructions("FROM"))


def test_the_arguments_of_the_containers_are_those_of_the_command() -> None:
    options = {f"--{name.replace('_', '-')}" for name in signature(serve).parameters} | {"--no-open"}
    for command in (
        json.loads(instructions("CMD")[0]),
        read("compose.postgres.yaml")["services"]["stellwerk"]["command"],
    ):
        assert command[0] == "serve"
        assert {word for word in command if word.startswith("--")} <= options


def test_the_composition_names_only_what_it_has() -> None:
    plain, postgres = read("compose.yaml"), read("compose.postgres.yaml")
    services = plain["services"] | postgres["services"]
    volumes = plain["volumes"].keys() | postgres["volumes"].keys()
    for service in [*plain["services"].values(), *postgres["services"].values()]:
        assert {volume.partition(":")[0] for volume in service.get("volumes", [])} <= volumes
        assert set(service.get("depends_on", {})) <= set(services)
    assert "@database/" in postgres["services"]["stellwerk"]["environment"]["STELLWERK_DATABASE"]
    documented = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for file in ("compose.yaml", "compose.postgres.yaml"):
        for name in re.findall(r"\$\{(\w+)", (ROOT / file).read_text()):
            assert name in documented, name
    for name in instructions("ARG"):
        assert name.partition("=")[0] in plain["services"]["stellwerk"]["build"]["args"], name
        assert name.startswith("BASE") or name in documented, name


def test_links_of_the_front_pages_lead_somewhere() -> None:
    pages = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md"]
    pages += [str(page.relative_to(ROOT)) for page in (ROOT / "docs").rglob("*.md")]
    for page in pages:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", (ROOT / page).read_text(encoding="utf-8")):
            assert ((ROOT / page).parent / target).exists(), f"{page}: {target}"


def test_the_list_of_decisions_has_them_all() -> None:
    folder = ROOT / "docs" / "decisions"
    listed = re.findall(r"^\d+\. \[.+\]\((.+)\)$", (folder / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert listed == sorted(path.name for path in folder.glob("0*.md"))
