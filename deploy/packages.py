"""Makes the packages of a commit, and sees that they play: `make packages` runs this.

Wheel and sdist are made of the commit alone, whatever else lies in the folder; twice, and they must be alike
to the bit. The wheel then plays in an empty environment, away from the checkout.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
COMMIT: Final = "bot/COMMIT"
"""Where a package without a checkout finds its commit (bot/terminal/release.py)."""

STARTS_WITHIN: Final = 60.0
"""Seconds until the page of a start must be there."""


class NotReleased(Exception):
    """Why there is no release, in a sentence that says what to do."""


def say(line: str) -> None:
    """Tell whoever waits what is done now."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def make_packages(out: Path) -> list[Path]:
    """Make the packages into `out` and play the wheel; raises NotReleased."""
    say("Wheel and sdist, twice")
    packages = build_twice(ROOT, out)
    say("The wheel, in an empty environment")
    play(next(file for file in packages if file.suffix == ".whl"), version_here(ROOT))
    return packages


def run(words: tuple[str, ...], folder: Path, given: Mapping[str, str] | None = None) -> str:
    """What the command writes; raises NotReleased where it fails."""
    done = subprocess.run(words, cwd=folder, env=given, text=True, capture_output=True, check=False)
    if done.returncode:
        raise NotReleased(f"`{' '.join(words)}` fails: {done.stderr.strip()}. Mend that and run this again.")
    return done.stdout


def version_here(root: Path) -> str:
    """The version that pyproject.toml has."""
    found: str = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    return found


def build_twice(root: Path, out: Path) -> list[Path]:
    """Wheel and sdist in `out`, with SHA256SUMS; raises NotReleased where a second time makes others."""
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        packages, again = build(root, Path(one)), build(root, Path(other))
        sums = {file.name: sha256(file) for file in packages}
        if sums != {file.name: sha256(file) for file in again}:
            raise NotReleased("Built twice, the packages differ: find out what changes between builds.")
        out.mkdir(parents=True, exist_ok=True)
        (out / "SHA256SUMS").write_text("".join(f"{sums[name]}  {name}\n" for name in sums), "utf-8")
        return [Path(shutil.copy(file, out)) for file in packages]


def build(root: Path, out: Path) -> list[Path]:
    """Wheel and sdist of the commit that is checked out, whatever else lies in the folder; `out` is empty."""
    commit = run(("git", "rev-parse", "HEAD"), root).strip()
    moment = run(("git", "show", "--no-patch", "--format=%ct", "HEAD"), root).strip()
    with tempfile.TemporaryDirectory() as folder:
        archive, tree = Path(folder) / "tree.tar", Path(folder) / "tree"
        tree.mkdir()
        run(("git", "archive", "--output", str(archive), "HEAD"), root)
        run(("tar", "--extract", "--file", str(archive), "--directory", str(tree)), root)
        (tree / COMMIT).write_text(commit, "utf-8")
        # Hatchling gives every file this time; else packages of one commit would differ by their day.
        given = {**os.environ, "SOURCE_DATE_EPOCH": moment}
        run((sys.executable, "-m", "hatchling", "build", "--directory", str(out)), tree, given)
    return sorted(out.iterdir())


def sha256(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def play(wheel: Path, version: str) -> None:
    """Install the wheel into an empty environment; there play a rehearsal and open the browser's table."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        khandan = install(wheel, home)
        given = {"PATH": "/usr/bin:/bin", "HOME": folder, "DATA": str(home / "var"), "PORT": "0"}
        said = run((khandan, "--version"), home, given)
        if not said.startswith(f"khandan {version},"):
            raise NotReleased(f"The wheel says that it is {said.strip()}: look at bot/terminal/release.py.")
        run((khandan, "rehearse", "--seed", "7", "--generations", "1"), home, given)
        open_table(khandan, home, given)


def install(wheel: Path, home: Path) -> str:
    """The program in an environment of its own below `home`, with what the wheel asks for."""
    uv, environment = str(ROOT / ".tools/bin/uv"), home / "environment"
    run((uv, "venv", "--quiet", "--python", sys.executable, str(environment)), home)
    run((uv, "pip", "install", "--quiet", "--python", str(environment), str(wheel)), home)
    return str(environment / "bin/khandan")


def open_table(khandan: str, home: Path, given: Mapping[str, str]) -> None:
    """Start the program without a token and read its table's page; raises NotReleased where there is none."""
    said = home / "said.txt"
    with said.open("w") as out:
        running = subprocess.Popen((khandan, "run"), cwd=home, env=given, stdout=out, stderr=out)
    try:
        until, address = time.monotonic() + STARTS_WITHIN, None
        while not address and running.poll() is None and time.monotonic() < until:
            time.sleep(0.1)
            address = re.search(r"http://127\.0\.0\.1:\S+", said.read_text("utf-8"))
        if not address:
            raise NotReleased(f"The wheel opens no table in the browser: {said.read_text('utf-8')}")
        with urllib.request.urlopen(address[0], timeout=STARTS_WITHIN) as page:
            page.read()
    finally:
        running.terminate()
        running.wait(STARTS_WITHIN)


if __name__ == "__main__":
    try:
        make_packages(ROOT / "dist")
    except NotReleased as why:
        sys.exit(f"No packages. {why}")
