"""The list of planted faults fits the program: each fault applies exactly once, and its tests are there."""

import textwrap
from pathlib import Path

import pytest

from tests.planted.__main__ import Trial, chosen_faults, copy_tree, holds, report
from tests.planted.faults import AREAS, Fault, Misfit, faults_of, plant

ROOT = Path(__file__).resolve().parents[2]

HOW_TO_MEND = (
    "Change `old` and `planted` of the entry to what the program says today, or `tests` to where they stand "
    "now; where nothing is left that could be wrong so, put another fault in its place."
)
"""Said beside whatever does not fit."""


@pytest.mark.parametrize("area", AREAS)
def test_every_fault_of_the_list_applies_exactly_once_and_its_tests_exist(area: str) -> None:
    """A fault that no longer applies, or whose tests are gone, would be counted for nothing."""
    wrong = [f"{fault.file}: {fault.old!r} {what}" for fault in faults_of(area) for what in misfits(fault)]

    assert [] == wrong, f"{HOW_TO_MEND}\n" + "\n".join(wrong)


@pytest.mark.parametrize("area", AREAS)
def test_the_list_has_the_promised_number_of_faults_in_each_area_and_none_twice(area: str) -> None:
    faults = faults_of(area)

    assert len(faults) >= AREAS[area]
    assert len(faults) == len({(fault.file, fault.old, fault.planted) for fault in faults})


def test_the_first_of_many_are_the_first_of_few() -> None:
    """Who tries ten has not tried others than who tries all; a word chooses by area, file or tests."""
    every = chosen_faults("", None)

    assert every[:10] == chosen_faults("", 10)
    assert len(every) == sum(len(faults_of(area)) for area in AREAS)
    assert {"store"} <= {area for area, _ in chosen_faults("engine/store", None)}
    assert [] == chosen_faults("no such word", None)


def test_the_copy_in_which_faults_are_planted_has_every_test_and_no_tools(tmp_path: Path) -> None:
    """A folder of the root that is left out may have a namesake among the tests."""
    copy_tree(tmp_path / "tree")
    tests, copied = (
        {path.relative_to(root) for path in (root / "tests").rglob("*.py")}
        for root in (ROOT, tmp_path / "tree")
    )

    assert tests == copied
    assert not (tmp_path / "tree" / ".venv").exists()


def misfits(fault: Fault) -> list[str]:
    """What is wrong with an entry of the list."""
    wrong = [f"{test} is not there" for test in fault.tests if not (ROOT / test).exists()]
    wrong += [] if fault.tests else ["has no tests"]
    wrong += [] if fault.why.endswith(".") else ["does not say why a user would suffer"]
    try:
        planting = plant(fault, ROOT)
    except Misfit as error:
        return [*wrong, str(error)]
    if planting.text == planting.path.read_text("utf-8"):
        return [*wrong, "changes nothing"]
    if planting.path.suffix == ".py":
        compile(planting.text, str(planting.path), "exec")
    return wrong


def fault_of(old: str, planted: str, file: str = "engine/one.py", **parts: str | None) -> Fault:
    return Fault(file, old, planted, "Somebody suffers.", ("tests/test_one.py",), **parts)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small program of two folders."""
    for name, text in {
        "engine/one.py": "def one():\n    if a:\n        b()\n    return 1\n",
        "engine/two.py": "def two():\n    return 2\n",
        "bot/three.py": "def three():\n    return 2\n",
    }.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def test_a_fault_is_planted_where_it_says(tree: Path) -> None:
    planting = plant(fault_of("return 1", "return 0"), tree)

    assert (tree / "engine/one.py", "def one():\n    if a:\n        b()\n    return 0\n") == (
        planting.path,
        planting.text,
    )


@pytest.mark.parametrize("file", ["engine/one.py", "engine/gone.py"])
def test_a_fault_follows_its_text_to_another_file_of_the_folder(tree: Path, file: str) -> None:
    """A function that moved, a file that was renamed: the nearest folder with the text counts, no other."""
    planting = plant(fault_of("return 2", "return 3", file), tree)

    assert tree / "engine/two.py" == planting.path


def test_lines_are_found_at_any_indentation(tree: Path) -> None:
    """A function that became a method stands four places further in."""
    deeper = textwrap.indent((tree / "engine/one.py").read_text(), "    ")
    (tree / "engine/one.py").write_text(f"class One:\n{deeper}")
    planting = plant(fault_of("\nif a:\n    b()\n".lstrip(), "b()\n"), tree)

    assert "class One:\n    def one():\n        b()\n        return 1\n" == planting.text


@pytest.mark.parametrize(
    ("old", "said"),
    [("return 9", "occurs nowhere"), ("r", "occurs more than once"), ("def ", "occurs more than once")],
)
def test_a_text_that_occurs_nowhere_or_more_than_once_is_a_misfit(tree: Path, old: str, said: str) -> None:
    (tree / "engine/one.py").write_text("def one():\n    return or_(1)\ndef other(): ...\n")
    with pytest.raises(Misfit, match=said):
        plant(fault_of(old, "?"), tree)


def test_the_bound_holds_where_95_of_100_are_caught_and_every_survivor_is_explained() -> None:
    caught = Trial("store", fault_of("a", "b"), "caught", 1.0)
    unexplained = Trial("store", fault_of("a", "c"), "alive", 1.0)
    explained = Trial("store", fault_of("a", "d", survives="The same."), "alive", 1.0)

    assert holds([caught] * 19 + [explained])
    assert not holds([caught] * 19 + [unexplained])
    assert not holds([caught] * 18 + [explained])


def test_the_report_counts_each_area_and_shows_what_lived() -> None:
    """A survivor is shown with what was planted and why a user would suffer, for whoever writes its test."""
    caught = Trial("store", fault_of("a", "b"), "caught", 1.0)
    alive = Trial("ui", fault_of("c", "d"), "alive", 1.0)
    said = report([caught, caught, caught, alive]).splitlines()

    assert "| store | 3 | 3 | 0 |" in said
    assert "| ui | 1 | 0 | 1 |" in said
    assert "| all | 4 | 3 | 1 |" in said
    assert ["engine/one.py", "- c", "+ d", "Not explained. Somebody suffers."] == said[-6:-2]
    assert "75.0% caught, 95% promised" == said[-1]
