"""The changelog is read by hosts and players: ten lines each, for every version, the newest first."""

import re
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Final

from deploy.release import VERSION, numbers

ROOT: Final = Path(__file__).parents[2]
TEXT: Final = (ROOT / "CHANGELOG.md").read_text("utf-8")
READERS: Final = ("For hosts", "For players")
MOST_LINES: Final = 10
MOST_WORDS: Final = 32
"""Of a line. What needs more has a page of its own."""


def versions() -> dict[str, str]:
    """What is said of each version, in the order of the page."""
    parts = re.split(r"^## (\S+).*\n", TEXT, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def lines(said: str, reader: str) -> list[str]:
    """The lines for this reader."""
    part = re.search(rf"^### {reader}\n(.*?)(?=^###|\Z)", said, re.DOTALL | re.MULTILINE)
    return re.findall(r"^- .*", part[1], re.MULTILINE) if part else []


def test_versions_are_numbers_the_newest_first() -> None:
    first, *numbered = versions()

    assert "Unreleased" == first
    assert all(VERSION.fullmatch(one) for one in numbered)
    assert all(numbers(one) > numbers(other) for one, other in pairwise(numbered))


def test_the_newest_version_is_the_programs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    (lock,) = re.findall(r'^name = "khandan"\nversion = "(.*)"', (ROOT / "uv.lock").read_text("utf-8"), re.M)

    assert [*versions()][1] == project["version"] == lock


def test_each_version_has_at_most_ten_lines_for_hosts_and_ten_for_players() -> None:
    counts = {
        (version, reader): len(lines(said, reader))
        for version, said in versions().items()
        if version != "Unreleased"
        for reader in READERS
    }

    assert {} == {what: count for what, count in counts.items() if not 1 <= count <= MOST_LINES}


def test_a_line_is_short_and_begins_with_its_part() -> None:
    """A part in bold, then what is new."""
    said = [line for text in versions().values() for line in re.findall(r"^- .*", text, re.MULTILINE)]

    assert [] == [line for line in said if len(line.split()) > MOST_WORDS or not line.startswith("- **")]
