"""Law H11: no file of the program or of its tests is longer than 300 lines, no function than 40."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = ("bot", "engine", "tests")
FILE, FUNCTION = 300, 40


def too_long(source: str) -> Iterator[str]:
    """What this source has too much of: its own lines, or those of a function with its decorators."""
    if (lines := len(source.splitlines())) > FILE:
        yield f"{lines} lines"
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (length := _length(node)) > FUNCTION:
            yield f"{node.name}: {length}"


def test_no_file_and_no_function_is_too_long() -> None:
    """Over the whole tree, tests included: a crowded room is parted by subject."""
    paths = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    found = [f"{path.relative_to(ROOT)} {one}" for path in paths for one in too_long(path.read_text("utf-8"))]

    assert len(paths) > 1000
    assert [] == found


def test_a_file_and_each_kind_of_function_that_is_too_long_is_found() -> None:
    """One line too many: in a file, in a method that awaits, above one, and within another function."""
    body = "\n".join(["        pass"] * 39)
    taken = f"class A:\n    async def one(self):\n{body}"
    longer = f"{taken}\n        pass"
    decorated = taken.replace("    async", "    @cache\n    async")
    inner = f"def outer():\n    def one():\n{body}\n        pass"

    assert [] == list(too_long("x = 1\n" * 300))
    assert ["301 lines"] == list(too_long("x = 1\n" * 301))
    assert [] == list(too_long(taken))
    assert ["one: 41"] == list(too_long(longer)) == list(too_long(decorated))
    assert ["outer: 42", "one: 41"] == list(too_long(inner))


def _length(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
    return (node.end_lineno or first) - first + 1
