"""The container image: built on a base of this machine's own, started and visited; the compositions, where Docker runs.

No daemon is needed for the image: debootstrap makes the base, buildah builds and starts by chroot, both as root.
"""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator

import pytest

from tests.front.stranger import serving, visit
from tests.front.test_pages import ROOT
from tests.ports import a_port

pytestmark = pytest.mark.deep

INCLUDE = "python3,python3-venv,ca-certificates"
FROM_HERE = ("PIP_INDEX_URL", "PIP_CERT", "NPM_CONFIG_REGISTRY", "NODE_EXTRA_CA_CERTS")
"""Build arguments that the image takes from the environment of whoever builds it."""
Buildah = Callable[..., str]


def output(*command: object, **more: str) -> str:
    """The output of a command that must succeed."""
    texts = [str(part) for part in command]
    ran = subprocess.run(texts, cwd=ROOT, env=os.environ | more, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, f"{texts}\n{ran.stdout[-3000:]}\n{ran.stderr[-3000:]}"
    return ran.stdout


@pytest.fixture(scope="module")
def tools() -> None:
    """debootstrap and buildah, installed where that is possible."""
    if os.geteuid() or not shutil.which("apt-get"):
        pytest.skip("only root on a Debian system can build the image without Docker")
    missing = [name for name in ("debootstrap", "buildah") if not shutil.which(name)]
    if missing:
        output("apt-get", "update", "-qq")
        output("apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing)


@pytest.fixture(scope="module")
def storage(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The arguments that give buildah a storage of its own."""
    folder = tmp_path_factory.mktemp("buildah")
    return [f"--root={folder}/root", f"--runroot={folder}/run"]


@pytest.fixture(scope="module")
def buildah(tools: None, storage: list[str]) -> Iterator[Buildah]:
    """Run buildah; containers and images go at the end."""
    yield lambda *arguments: output("buildah", *storage, *arguments)
    output("buildah", *storage, "rm", "--all")
    output("buildah", *storage, "rmi", "--all", "--force")


@pytest.fixture(scope="module")
def base(buildah: Buildah, tmp_path_factory: pytest.TempPathFactory) -> str:
    """A base image: this Debian with its Python."""
    folder = tmp_path_factory.mktemp("base")
    release = output("sh", "-c", ". /etc/os-release; echo $VERSION_CODENAME").strip()
    output("debootstrap", "--variant=minbase", f"--include={INCLUDE}", release, folder)
    container = buildah("from", "scratch").strip()
    buildah("add", "--quiet", container, folder, "/")
    shutil.rmtree(folder)
    buildah("commit", "--quiet", "--rm", container, "stellwerk-base")
    return "localhost/stellwerk-base"


@pytest.fixture(scope="module")
def container(buildah: Buildah, base: str) -> str:
    """A container of the image, built with the package indexes and certificates of this machine."""
    arguments = [f"--build-arg={name}" for name in FROM_HERE if name in os.environ]
    files = {os.environ[name] for name in FROM_HERE if os.path.isfile(os.environ.get(name, ""))}
    mounts = [f"--volume={file}:{file}:ro" for file in sorted(files)]
    buildah("build", "--isolation=chroot", f"--build-arg=BASE={base}", *arguments, *mounts, "--tag=stellwerk", ".")
    return buildah("from", "localhost/stellwerk").strip()


def test_the_image_serves_and_plays_as_nobody_special(container: str, buildah: Buildah, storage: list[str]) -> None:
    run = ("run", "--isolation=chroot", container, "--")
    assert buildah(*run, "id", "-u").strip() == "10001"
    serve = ("stellwerk", "serve", "--host", "127.0.0.1", "--port", "0", "--data", "/data", "--no-open")
    with serving("buildah", *storage, *run, *serve) as address:
        visit(address)
    assert "stellwerk.sqlite3" in buildah(*run, "ls", "/data").split()


def test_the_settings_of_the_build_are_no_settings_of_the_image(container: str, buildah: Buildah) -> None:
    settings = buildah("inspect", "--type=image", "--format={{.OCIv1.Config.Env}}", "localhost/stellwerk")
    assert [name for name in FROM_HERE if name in settings] == []


@pytest.mark.parametrize("files", [["compose.yaml"], ["compose.yaml", "compose.postgres.yaml"]])
def test_a_composition_serves_and_plays(files: list[str]) -> None:
    if not shutil.which("docker") or subprocess.run(["docker", "info"], capture_output=True, check=False).returncode:
        pytest.skip("no Docker daemon runs here")
    port = str(a_port())
    settings = {"STELLWERK_PORT": port, "POSTGRES_PASSWORD": "test", "STELLWERK_ADDRESS": f"http://127.0.0.1:{port}"}
    compose = ["docker", "compose", "--project-name", f"stellwerk-{port}", *(f"--file={file}" for file in files)]
    try:
        output(*compose, "up", "--build", "--wait", **settings)
        visit(f"http://127.0.0.1:{port}")
    finally:
        output(*compose, "down", "--volumes", "--rmi=local", **settings)
