"""What a host has installed: each package has a reason, and nothing is written outside the folder."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from tests.end_to_end.visitor import made_run

ROOT: Final = Path(__file__).parents[2]
PROJECT: Final[dict[str, Any]] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PAGE: Final = (ROOT / "docs/decisions/0020_what_is_installed.md").read_text("utf-8")
MAKEFILE: Final = (ROOT / "Makefile").read_text("utf-8")
NAME: Final = re.compile(r"[\w.-]+")
ROW: Final = re.compile(
    r"^\| (?:extra `(?P<extra>\w+)`: )?`(?P<name>[\w.-]+)` \| (?P<reason>[^|]+) \|", re.MULTILINE
)

LONG: Final = bool(os.environ.get("KHANDAN_LONG"))
MOST: Final = 220 << 20
"""Bytes on the disk that the whole set-up may take, with the bytecode that playing leaves."""


def listed() -> dict[str, list[str]]:
    """The packages of the page's table: the host's under "", those of extras by the extra's name."""
    rows: dict[str, list[str]] = {}
    for row in ROW.finditer(PAGE):
        rows.setdefault(row["extra"] or "", []).append(row["name"])
    return rows


def rule(target: str) -> str:
    """What make does for a target, with what it needs."""
    found = re.search(rf"^{re.escape(target)}:.*\n(?:\t.*\n)*", MAKEFILE, re.MULTILINE)
    assert found is not None, target
    return found[0]


def names(requirements: list[str]) -> list[str]:
    """The packages without versions and extras."""
    return [found[0] for one in requirements if (found := NAME.match(one))]


def test_each_package_that_running_needs_is_told_with_its_reason() -> None:
    extras = {extra: names(wanted) for extra, wanted in PROJECT["optional-dependencies"].items()}

    assert {"": names(PROJECT["dependencies"]), **extras} == listed()


EXTRAS: Final = sorted(
    NAME.match(one)[0].replace("-", "_")  # type: ignore[index]
    for wanted in PROJECT["optional-dependencies"].values()
    for one in wanted
)
ALL_COMMANDS: Final = """
import sys
for name in {extras}:
    sys.modules[name] = None
import bot.cli.app, bot.cli.run
bot.cli.app.app()
"""


def test_every_command_begins_where_no_extra_is_installed() -> None:
    """What an extra brings is imported when it is asked for."""
    code = ALL_COMMANDS.format(extras=[*EXTRAS, "dask"])
    told = subprocess.run((sys.executable, "-c", code), cwd=ROOT, capture_output=True, text=True, check=False)

    assert {"asyncpg", "distributed", "greenlet", "matplotlib", "sentry_sdk"} <= set(EXTRAS)
    assert (0, "") == (told.returncode, told.stderr)


def test_a_host_installs_no_tool_of_developers() -> None:
    """What running needs is installed and trimmed; all but `setup` and `run` are for developers."""
    slim = rule(".venv/.slim")
    for_hosts = set(re.findall(r"^(\w+): setup\b", MAKEFILE, re.MULTILINE))

    assert "--no-default-groups" in slim
    assert "deploy/trim.py .venv" in slim
    assert {"run"} == for_hosts


def test_caches_of_uv_and_pip_lie_within_the_folder() -> None:
    """Unless the environment names another place."""
    assert "export UV_CACHE_DIR ?= $(CURDIR)/.tools/cache" in MAKEFILE
    assert "export PIP_NO_CACHE_DIR := 1" in MAKEFILE
    assert "rm -rf .tools" in rule(".venv/.slim")


def test_what_was_left_out_for_a_host_is_installed_anew_for_a_developer() -> None:
    assert "$(if $(wildcard .venv/.slim),--reinstall)" in rule(".venv/.ready")
    assert "$(if $(wildcard .venv/.ready),.venv/.ready,.venv/.slim)" in rule("setup")


@pytest.mark.long
@pytest.mark.skipif(not LONG, reason="installs from the package index: KHANDAN_LONG")
def test_a_fresh_clone_is_small_once_it_was_played_in_and_writes_nothing_outside(tmp_path: Path) -> None:
    """With an empty environment and an empty home: `make setup`, a rehearsal, the table of the browser."""
    clone, home = tmp_path / "clone", tmp_path / "home"
    home.mkdir()
    mirror = {name: text for name, text in os.environ.items() if name.startswith(("PIP_", "SSL_"))}
    given = {"PATH": "/usr/bin:/bin", "HOME": str(home), **mirror}
    khandan = str(clone / ".venv/bin/khandan")
    for words in (
        ("git", "clone", "--quiet", str(ROOT), str(clone)),
        ("make", "-C", str(clone), "setup"),
        (khandan, "rehearse", "--seed", "7", "--generations", "1"),
    ):
        subprocess.run(words, env=given, cwd=tmp_path, check=True, capture_output=True)
    data = tmp_path / "data"
    data.mkdir()
    with made_run(data, "en", (khandan, "run")):
        pass
    taken = sum(file.lstat().st_blocks * 512 for file in (clone / ".venv").rglob("*"))

    assert [] == [*home.iterdir()]
    assert not (clone / ".tools").exists()
    assert taken <= MOST
    assert not (clone / ".venv/bin/pytest").exists()
