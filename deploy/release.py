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

import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Final

from deploy.packages import ROOT, NotReleased, make_packages, run, say, version_here

VERSION: Final = re.compile(r"(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)")
HERE: Final = re.compile(r'^(name = "khandan"\nversion = ")([^"]+)"', re.MULTILINE)
"""The program's own version, as both pyproject.toml and uv.lock have it."""

UNRELEASED: Final = "Unreleased"


def main(version: str, checks: str) -> None:
    """Make the release where the command `checks` succeeds; raises NotReleased."""
    refuse_what_is_in_the_way(version, ROOT)
    if write_version(version, time.strftime("%-d %B %Y", time.gmtime()), ROOT):
        run(("git", "commit", "--quiet", "--all", "--message", f"Version {version}"), ROOT)
    say(f"{checks}, on the commit that is released")
    if subprocess.run(checks, cwd=ROOT, shell=True, check=False).returncode:
        raise NotReleased(f"{checks} fails, as it says above. Mend that, commit it, run this again.")
    make_packages(ROOT / "dist")
    notes = f"Khandan {version}\n\n{entry(version, ROOT)}\n"
    run(("git", "tag", "--annotate", "--cleanup=verbatim", f"v{version}", "--message", notes), ROOT)
    say(f"Version {version} is in dist/ and tagged. To publish it: git push origin HEAD v{version}")


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


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except NotReleased as why:
        sys.exit(f"No release. {why}")
