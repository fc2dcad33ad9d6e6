"""The mutants that are tried are of functions that name a rule, and always the same."""

from pathlib import Path

from mutmut.utils.format_utils import orig_function_and_class_names_from_key

from tests.mutants.choosing import candidates, ruled

FILE = Path("engine/games/coup/chapters/windows.py")
ROOT = Path(__file__).resolve().parents[2]


def test_functions_and_methods_are_taken_by_their_docstrings() -> None:
    """A rule, a ruling or a chapter; a comment or the module's own text says nothing of a function."""
    source = '''
"""CO-1.1."""

def one() -> int:
    """CO-2.2, as it is."""

def two() -> int:
    """No rule."""
    # CO-2.3

class Table:
    """CO-2.4."""

    def three(self) -> int:
        """CO-R07."""

def four() -> int:
    return 4
'''

    assert {("one", None), ("three", "Table")} == ruled(source)


def test_the_mutants_of_a_file_are_those_of_its_ruled_functions() -> None:
    """Here the windows of Coup but one; the names are mutmut's, by which it is told what to run."""
    named = {orig_function_and_class_names_from_key(name)[0] for name in candidates(ROOT / FILE)}

    assert {"challenge", "block", "open_defence", "let_block_stand"} <= named
    assert "close_block" not in named
