"""The program begins in a folder of any name, whatever the locale."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WAY = "_editable_impl_khandan.pth"
"""How the set-up tells Python where the program lies (hatchling's name for it)."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Named in Persian, with an environment of its own and a program of one line."""
    made = tmp_path / "خاندانِ من"
    (made / "bot").mkdir(parents=True)
    (made / "bot" / "__init__.py").write_text("print('begun')\n")
    shutil.copy(ROOT / "Makefile", made)
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(made / ".venv")], check=True)
    (packages,) = made.glob(".venv/lib/python*/site-packages")
    (packages / WAY).write_text(f"{made}\n", "utf-8")
    return made


def begun(folder: Path) -> subprocess.CompletedProcess[str]:
    """What the program says from another folder, where nothing but the environment can find it."""
    environment = {"PATH": os.environ["PATH"], "LC_ALL": "C"}
    python = str(folder / ".venv" / "bin" / "python")
    return subprocess.run(
        [python, "-c", "import bot"], env=environment, cwd="/", capture_output=True, text=True, check=False
    )


def test_the_set_up_finds_a_folder_named_in_persian_with_the_locale_of_c(folder: Path) -> None:
    """uv writes the folder's name where Python 3.11 and 3.12 read ASCII alone: every command died of it."""
    before = begun(folder)
    subprocess.run(["make", "portable"], cwd=folder, check=True, capture_output=True)
    after = begun(folder)

    assert (0, "begun") == (after.returncode, after.stdout.strip())
    assert sys.version_info >= (3, 13) or before.returncode != 0


@pytest.mark.parametrize("level", [".venv/.slim:", ".venv/.ready:"])
def test_the_set_up_ends_with_it(level: str) -> None:
    """A host's and a developer's; else the way would stay as uv wrote it."""
    lines = (ROOT / "Makefile").read_text("utf-8").splitlines()
    begin = lines.index(next(line for line in lines if line.startswith(level)))

    assert any("portable" in line for line in lines[begin + 1 : lines.index("", begin)])
