"""Law H11: no file is longer than 500 lines, no function than 60, or 100 where comments head its parts.

The bounds are there for what nobody can take in at once, not to make anything smaller: a function is one
level of thought and often 10 to 30 lines, a file is one subject and often 100 to 400.
"""

import ast
import io
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = ("bot", "engine", "tests")
FILE, FUNCTION, HEADED_FUNCTION = 500, 60, 100
LINES_PER_HEADLINE: Final = 30
"""A function of more than FUNCTION lines has at least one comment line of its own for so many lines."""


def find_too_long(source: str) -> Iterator[str]:
    """Yield what is too long in this source: "501 lines" for the file, "name: 61" for a function."""
    if (lines := len(source.splitlines())) > FILE:
        yield f"{lines} lines"
    functions = (
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    for node in functions:
        if (length := _length(node)) > FUNCTION and not _is_headed(source, node, length):
            yield f"{node.name}: {length}"


def test_no_file_and_no_function_is_too_long() -> None:
    """Over the whole tree, tests included: a long file is parted by subject, a long function by thought."""
    paths = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    found = [
        f"{path.relative_to(ROOT)} {one}" for path in paths for one in find_too_long(path.read_text("utf-8"))
    ]

    assert len(paths) > 500
    assert [] == found


def test_a_file_and_each_kind_of_function_that_is_too_long_is_found() -> None:
    """One line too many: in a file, in a method that awaits, above one, and within another function."""
    body = "\n".join(["        pass"] * 59)
    longest = f"class A:\n    async def one(self):\n{body}"
    longer = f"{longest}\n        pass"
    decorated = longest.replace("    async", "    @cache\n    async")
    inner = f"def outer():\n    def one():\n{body}\n        pass"

    assert [] == list(find_too_long("x = 1\n" * 500))
    assert ["501 lines"] == list(find_too_long("x = 1\n" * 501))
    assert [] == list(find_too_long(longest))
    assert ["one: 61"] == list(find_too_long(longer)) == list(find_too_long(decorated))
    assert ["outer: 62", "one: 61"] == list(find_too_long(inner))


def test_headlines_let_a_function_grow_to_a_hundred_lines_and_no_further() -> None:
    """Three headlines stand above the parts of 99 lines; two are too few, and nothing helps 101 lines."""
    part = ["    # A part of the story.", *["    pass"] * 32]
    headed = ["def story():", *part * 3]

    assert [] == list(find_too_long("\n".join(headed)))
    assert ["story: 100"] == list(find_too_long("\n".join([*headed[:-33], *["    pass"] * 33])))
    assert ["story: 101"] == list(find_too_long("\n".join([*headed, "    pass"])))


def _length(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
    return (node.end_lineno or first) - first + 1


def _is_headed(source: str, node: ast.FunctionDef | ast.AsyncFunctionDef, length: int) -> bool:
    if length > HEADED_FUNCTION:
        return False
    lines = range(node.lineno, (node.end_lineno or node.lineno) + 1)
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    headlines = {
        token.start[0]
        for token in tokens
        if token.type == tokenize.COMMENT and token.start[0] in lines and token.line.strip().startswith("#")
    }
    return len(headlines) * LINES_PER_HEADLINE >= length - LINES_PER_HEADLINE // 2
