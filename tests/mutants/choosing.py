"""Which mutants are tried: of the games' functions whose docstring names a rule, so many by a fixed seed."""

import ast
import re
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final

from mutmut.mutation.file_mutation import mutate_file_contents
from mutmut.utils.file_utils import walk_mutatable_files
from mutmut.utils.format_utils import get_mutant_name, orig_function_and_class_names_from_key

SEED: Final = 11
COUNT: Final = 500
RULE: Final = re.compile(r"\b[A-Z]{2}-(?:R\d+|\d+(?:\.\d+)?)\b")
"""A rule, a ruling or a chapter: `CO-4.2`, `HO-R39`, `CO-7`."""


def chosen(count: int = COUNT, seed: int = SEED) -> tuple[str, ...]:
    """The names of the mutants in the order of the draw: fewer are the beginning of more.

    Each name is drawn by its own digest, so that a change of one function changes the draw of no other.
    """
    names = (name for path in walk_mutatable_files() for name in candidates(path))
    return tuple(sorted(names, key=lambda name: blake2b(f"{seed} {name}".encode()).digest())[:count])


def candidates(path: Path) -> Iterator[str]:
    """The mutants of this file whose function names a rule."""
    source = path.read_text(encoding="utf-8")
    wanted = ruled(source)
    if not wanted:
        return
    for mutant in mutate_file_contents(str(path), source).mutant_names:
        name = get_mutant_name(path, mutant)
        if orig_function_and_class_names_from_key(name) in wanted:
            yield name


def ruled(source: str) -> set[tuple[str, str | None]]:
    """The functions, and the methods with their class, whose docstring names a rule."""
    tree = ast.parse(source)
    owners = [
        (None, tree.body),
        *((one.name, one.body) for one in tree.body if isinstance(one, ast.ClassDef)),
    ]
    return {
        (one.name, owner)
        for owner, body in owners
        for one in body
        if isinstance(one, ast.FunctionDef) and RULE.search(ast.get_docstring(one) or "")
    }
