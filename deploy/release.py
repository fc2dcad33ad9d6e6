"""Makes a release, all but the push: `make release VERSION=0.3.0` runs this.

    is nothing in the way?   a version, above the last, with an entry in the changelog; no changes in the tree
    write the version        into pyproject.toml and uv.lock, the day into the changelog; one commit
    check that commit        .ci/run
    build it twice           wheel and sdist, from the commit alone, alike to the bit
    play the wheel           in an empty environment, away from the checkout
    tag it                   with what the changelog says of it

Whatever fails ends it with one sentence. When that is mended, the same command goes on: what is written
already is not written again, and the tag comes last.
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

VERSION: Final = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
HERE: Final = re.compile(r'^(name = "khandan"\nversion = ")([^"]+)"', re.MULTILINE)
"""The program's own version, as both pyproject.toml and uv.lock have it."""

UNRELEASED: Final = "Unreleased"
STARTS_WITHIN: Final = 60.0
"""Seconds until the page of a start must be there."""


class NotReleased(Exception):
    """Why there is no release, in a sentence that says what to do."""


def main(version: str, checks: str) -> None:
    """Make the release where the command `checks` succeeds; raises NotReleased."""
    refuse_what_is_in_the_way(version, ROOT)
    if write_version(version, time.strftime("%-d %B %Y", time.gmtime()), ROOT):
        run(("git", "commit", "--quiet", "--all", "--message", f"Version {version}"), ROOT)
    say(f"{checks}, on the commit that is released")
    if subprocess.run(checks, cwd=ROOT, shell=True, check=False).returncode:
        raise NotReleased(f"{checks} fails, as it says above. Mend that, commit it, run this again.")
    say("Wheel and sdist, twice")
    packages = build_twice(ROOT, ROOT / "dist")
    say("The wheel, in an empty environment")
    play(next(file for file in packages if file.suffix == ".whl"), version)
    notes = f"Khandan {version}\n\n{entry(version, ROOT)}\n"
    run(("git", "tag", "--annotate", "--cleanup=verbatim", f"v{version}", "--message", notes), ROOT)
    say(f"Version {version} is in dist/ and tagged. To publish it: git push origin HEAD v{version}")


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def run(words: tuple[str, ...], folder: Path, given: Mapping[str, str] | None = None) -> str:
    """What the command writes; raises NotReleased where it fails."""
    done = subprocess.run(words, cwd=folder, env=given, text=True, capture_output=True, check=False)
    if done.returncode:
        raise NotReleased(f"`{' '.join(words)}` fails: {done.stderr.strip()}. Mend that and run this again.")
    return done.stdout


# --- before anything is changed -------------------------------------------------------------------------


def refuse_what_is_in_the_way(version: str, root: Path) -> None:
    """Raises NotReleased where this version can't be released from here."""
    if not VERSION.fullmatch(version):
        raise NotReleased(
            f"{version or 'Nothing'} is no version: give three numbers, as in make release VERSION=0.3.0."
        )
    tags = run(("git", "tag", "--list", "v*"), root).split()
    if f"v{version}" in tags:
        raise NotReleased(f"Version {version} exists already, as the tag v{version}: give a higher one.")
    highest = max([version_here(root), *[tag[1:] for tag in tags if VERSION.fullmatch(tag[1:])]], key=numbers)
    if numbers(version) < numbers(highest):
        raise NotReleased(f"Version {version} is below {highest}, which there is already: give a higher one.")
    changed = run(("git", "status", "--porcelain"), root).splitlines()
    if changed:
        raise NotReleased(
            f"The tree has changes that are not committed, as {changed[0][3:]}: commit them or put them away."
        )
    if not entry(version, root):
        raise NotReleased(
            f"CHANGELOG.md says nothing of {version}: write what is new under the heading `## {version}`."
        )
    if entry(UNRELEASED, root):
        raise NotReleased(
            f"CHANGELOG.md has lines under `## {UNRELEASED}`: move them to {version}, or into docs/notebook."
        )


def numbers(version: str) -> tuple[int, ...]:
    """A version as it is compared."""
    return tuple(map(int, version.split(".")))


def version_here(root: Path) -> str:
    """The version that pyproject.toml has."""
    found: str = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    return found


def entry(version: str, root: Path) -> str:
    """What the changelog says of a version, without its heading; "" where it says nothing."""
    text = (root / "CHANGELOG.md").read_text("utf-8")
    found = re.search(
        rf"^## {re.escape(version)}(?: [^\n]*)?\n(.*?)(?=^## |\Z)", text, re.DOTALL | re.MULTILINE
    )
    lines = found[1].strip().splitlines() if found else []
    return "\n".join(lines) if any(line and not line.startswith("#") for line in lines) else ""


def write_version(version: str, today: str, root: Path) -> bool:
    """Write the version, and the day into its heading; returns whether that changed a file."""
    changed = False
    for name in ("pyproject.toml", "uv.lock"):
        changed |= _rewrite(root / name, HERE, rf'\g<1>{version}"')
    heading = re.compile(rf"^## {re.escape(version)}$", re.MULTILINE)
    return _rewrite(root / "CHANGELOG.md", heading, f"## {version} · {today}") or changed


def _rewrite(file: Path, found: re.Pattern[str], by: str) -> bool:
    before = file.read_text("utf-8")
    after = found.sub(by, before, count=1)
    file.write_text(after, "utf-8")
    return after != before


# --- the packages ---------------------------------------------------------------------------------------


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


# --- whether it plays -----------------------------------------------------------------------------------


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
        main(*sys.argv[1:])
    except NotReleased as why:
        sys.exit(f"No release. {why}")
