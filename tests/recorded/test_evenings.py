"""What docs/notebook/evenings_with_company.md tells of matches that a person played is what records hold."""

import gzip
import re
from functools import cache
from pathlib import Path

import pytest

from engine.games.houses.events import BallotsCounted
from engine.games.houses.names import End
from engine.kernel.dice import seed_digest
from engine.kernel.table.seeds import SeedSealed
from engine.record import Record, moments, read
from tests.recorded.houses import falls
from tests.recorded.make import GAMES

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "notebook/evenings_with_company.md").read_text("utf-8")
FILES = sorted((DOCS / "evenings").glob("*.jsonl.gz"))
WHOLE = [path for path in FILES if path.name[:-9] in ("english-5", "persian-3")]
ENDS: dict[str, End] = {"died": "death", "fled": "flight", "was deposed": "deposition"}


@cache
def evening(path: Path) -> Record:
    """The record in a file that the page names."""
    return read(gzip.decompress(path.read_bytes()).splitlines(), GAMES)


def told(path: Path) -> tuple[list[str], End]:
    """The counts of a generation and its king's end, from its row of the page."""
    name = path.name[:-9].replace("-", " ").capitalize()
    row = next(line for line in PAGE.splitlines() if line.startswith(f"| {name} "))
    return re.findall(r"\d+:\d+", row.split("|")[3]), ENDS[row.split("|")[4].strip()]


def test_each_evening_has_its_row_and_each_row_its_record() -> None:
    """The page and the folder name the same four."""
    rows = re.findall(r"^\| ((?:English|Persian) \d+) \(", PAGE, re.MULTILINE)

    assert sorted(rows) == [path.name[:-9].replace("-", " ").capitalize() for path in FILES]
    assert 2 == len(WHOLE)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_an_evening_is_folded_to_its_last_entry(path: Path) -> None:
    """By this version of the program, whatever cards it has."""
    record = evening(path)

    assert len(record.lines) == len(list(moments(record)))
    assert (path in WHOLE) == record.is_whole


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_page_tells_the_counts_and_the_end_as_they_were(path: Path) -> None:
    """HO-6.6, HO-9."""
    record = evening(path)
    events = [event for line in record.lines for event in line.events]
    counted = [f"{one.yes}:{one.no}" for one in events if isinstance(one, BallotsCounted)]

    assert told(path) == (counted, falls(record.lines)[-1])


@pytest.mark.parametrize("path", WHOLE, ids=lambda path: path.name)
def test_the_dice_of_a_whole_evening_are_those_that_were_sealed(path: Path) -> None:
    """HO-R38: whatever cards the program has; with those of that day `khandan verify` plays it again."""
    record = evening(path)
    sealed = [one.digest for line in record.lines for one in line.events if isinstance(one, SeedSealed)]

    assert sealed == [
        seed_digest(bytes.fromhex(one.seed), bytes.fromhex(one.salt)) for one in record.header.seeds
    ]
