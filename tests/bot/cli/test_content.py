"""khandan content: counts what is there, or names every mistake at its place."""

import re
import shutil
from pathlib import Path

from bot.wiring import CONTENT
from engine.games.houses.reading import read
from tests.bot.cli.command import khandan


def test_the_real_content_is_counted(tmp_path: Path) -> None:
    """Cards, outcomes, legacies, and both languages' texts."""
    found, _ = read(CONTENT)
    told = khandan(tmp_path, "content")

    assert 0 == told.exit_code
    assert found.version in told.stdout
    assert f"{len(found.proposals)} cards" in told.stdout
    assert ("fa is whole" in told.stdout, "en is whole" in told.stdout) == (True, True)


def test_mistakes_stand_at_file_line_and_column(tmp_path: Path) -> None:
    """Exit code 2, and how many there are."""
    folder = tmp_path / "cards"
    shutil.copytree(CONTENT, folder)
    card = sorted((folder / "proposals").glob("*.yaml"))[0]
    card.write_text(card.read_text("utf-8") + "\nnonsense: 3\nmore: 4\n", "utf-8")
    told = khandan(tmp_path, "content", str(folder))
    *places, count = told.stderr.splitlines()

    assert 2 == told.exit_code
    assert all(re.match(rf"proposals/{card.name}:\d+:\d+: ", place) for place in places)
    assert f"{len(places)} mistakes" in count


def test_an_empty_folder_has_mistakes_too(tmp_path: Path) -> None:
    """Each missing file is named."""
    told = khandan(tmp_path, "content", str(tmp_path))

    assert 2 == told.exit_code
    assert "stories.yaml:1:1" in told.stderr
