"""What is released plays away from its checkout: a wheel with the packages of a host, trimmed."""

import os
import re
import subprocess
import sys
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from deploy.packages import COMMIT, ROOT, build, install, play, run, sha256, version_here
from deploy.trim import trim
from tests.deploy.environment import host_environment
from tests.end_to_end.newcomer import COUNTED, play_a_phase
from tests.end_to_end.visitor import CHROMIUM, Visitor, made_run, opened

MEGABYTE = 1_000_000
LONG = bool(os.environ.get("KHANDAN_LONG"))
CHECKOUT = (ROOT / ".git").exists()

pytestmark = pytest.mark.skipif(not CHECKOUT, reason="packages are built from a commit")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of the commit that is checked out."""
    packages = build(ROOT, tmp_path_factory.mktemp("dist"))
    return next(file for file in packages if file.suffix == ".whl")


@pytest.fixture(scope="module")
def python(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of a host's environment, trimmed."""
    folder = tmp_path_factory.mktemp("host") / "environment"
    found = host_environment(folder, wheel)
    assert trim(folder) > 90 * MEGABYTE
    return found


def played(python: Path, home: Path, *words: str) -> str:
    """What a command of the program says, far from the checkout, in an environment with nothing else."""
    given = {"PATH": "/usr/bin:/bin", "HOME": str(home), "DATA": str(home / "var")}
    return run((str(python), "-m", "bot", *words), home, given)


def test_a_wheel_says_its_version_and_its_commit(python: Path, tmp_path: Path) -> None:
    commit = run(("git", "rev-parse", "HEAD"), ROOT).strip()

    assert re.fullmatch(
        rf"khandan {re.escape(version_here(ROOT))}, schema \d+, commit {commit[:8]}\n",
        played(python, tmp_path, "--version"),
    )


def test_a_wheel_plays_a_rehearsal_and_writes_nothing_outside_the_folder_of_the_data(
    python: Path, tmp_path: Path
) -> None:
    """With Houses' stewards, posts and pictures, by the cards that it brings."""
    said = played(python, tmp_path, "rehearse", "--seed", "7", "--generations", "1")

    assert "Generations: 1, phases: " in said
    assert [] == [file for file in tmp_path.iterdir() if file.name != "var"]


def test_a_wheel_plays_two_drafted_seats_of_coup(python: Path, tmp_path: Path) -> None:
    """By the networks that it brings."""
    said = played(
        python, tmp_path, "simulate", "coup", "--games", "1", "--seats", "2", "--stewards", "cunning"
    )

    assert "Ended: " in said


@pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed here")
def test_a_wheel_opens_the_browsers_table_and_a_phase_is_played_there(python: Path, tmp_path: Path) -> None:
    """In Persian, whose plurals, cities and font were kept when the environment was trimmed."""
    command = (str(python), "-m", "bot", "run")
    with made_run(tmp_path, "fa", command) as address, opened(address) as page:
        play_a_phase(Visitor(page, "fa"), "fa")

        assert page.locator(f"img[alt*='{COUNTED['fa']}']").count()


def test_packages_have_the_data_and_nothing_of_the_checkout(wheel: Path) -> None:
    """No tests, no key, no settings; cards, texts, trained networks, migrations and the commit."""
    inside = set(ZipFile(wheel).namelist())
    (source,) = wheel.parent.glob("*.tar.gz")
    with tarfile.open(source) as packed:
        unpacked = {name.partition("/")[2] for name in packed.getnames()}
    kept = run(("git", "ls-files", "bot", "engine", "data"), ROOT).splitlines()

    assert {COMMIT, *kept} == {name for name in inside if ".dist-info/" not in name}
    assert {COMMIT, *kept, "pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md"} <= unpacked
    assert not {one for one in unpacked if one.startswith(("tests", "docs", ".env", "var"))}


def test_packages_of_one_commit_are_alike_to_the_bit(wheel: Path, tmp_path: Path) -> None:
    """By whoever builds them, on whatever day: also with another mask for new files."""
    command = (
        f"umask 077; {sys.executable} -c 'import sys; from pathlib import Path; from deploy.packages import "
    )
    command += f"ROOT, build; build(ROOT, Path(sys.argv[1]))' {tmp_path}"
    subprocess.run(command, shell=True, cwd=ROOT, check=True)

    assert {file.name: sha256(file) for file in wheel.parent.iterdir()} == {
        file.name: sha256(file) for file in tmp_path.iterdir()
    }


@pytest.mark.long
@pytest.mark.skipif(not LONG, reason="installs from the package index: KHANDAN_LONG")
def test_a_wheel_installed_by_its_own_demands_plays_and_opens_the_table(wheel: Path, tmp_path: Path) -> None:
    """In an empty environment, with whatever the package index has for it."""
    play(wheel, version_here(ROOT))
    command = (install(wheel, tmp_path), "run")
    with made_run(tmp_path, "en", command) as address, opened(address) as page:
        play_a_phase(Visitor(page, "en"), "en")

        assert page.locator(f"img[alt*='{COUNTED['en']}']").count()
