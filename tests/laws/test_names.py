"""Law H12: no function is named by a bare participle, adverb or preposition.

`told`, `_aloud` and `before` were the names of dozens of functions each: nobody guessed them, and a
search found all of them at once. What does something is a verb, what gives something a noun, and a
question begins with `is_`, `has_` or `can_`. Folds may be called `on_<event>`.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
FOLDERS: Final = ("bot", "engine")
IRREGULAR_PARTICIPLES: Final = """
told shown drawn held begun made taken given left lost bound sold bought paid said sent built
written chosen spoken known seen kept meant met led laid dealt felt heard hidden thrown won worn
woken broken borne brought caught fed forgotten gone grown hung lent ridden risen shaken slept spent
stuck stolen sworn swept taught thought torn understood undone done driven eaten fallen fought
frozen ground withdrawn unseen unheard unread unsaid
"""
ADVERBS: Final = """
about above aloud apart around again ahead aside away before behind below beside between beyond down
here hence late now off on out over past since then there thus until up within without own most
least else
"""
BARE: Final = frozenset((*IRREGULAR_PARTICIPLES.split(), *ADVERBS.split()))
NO_PARTICIPLES: Final = frozenset(("seed", "need", "feed", "embed", "speed", "exceed", "proceed", "succeed"))
REASONS: Final = {
    "bot/clock/waiting.py Waiting.now": "as in datetime.now: the present instant",
    "bot/clock/waiting.py RealWaiting.now": "as in datetime.now: the present instant",
    "bot/sandbox/virtual.py VirtualWaiting.now": "as in datetime.now: the present instant",
    "bot/cogs/absence.py away": "Discord's command /away is named by its function",
    "engine/match/timers.py Service.locked": "async with matches.locked(...), as a reader says it",
    "engine/matches.py Matches.locked": "async with matches.locked(...), as a reader says it",
    "bot/controls/open_panels.py OpenPanels.expired": "an adjective: those of the panels that have expired",
}
"""Each function that may have such a name, and why."""


def is_bare(name: str) -> bool:
    """Whether a function's name is one participle or adverb alone; leading underscores do not count."""
    word = name.strip("_")
    if "_" in word or word in NO_PARTICIPLES:
        return False
    return word in BARE or (word.endswith("ed") and len(word) > 3)


def bare_names(source: str) -> Iterator[str]:
    """Yield `Class.function` or `function` for each of a source, nested ones too, that is named so."""

    def walk(node: ast.AST, path: tuple[str, ...]) -> Iterator[str]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                inner = (*path, child.name)
                if not isinstance(child, ast.ClassDef) and is_bare(child.name):
                    yield ".".join(inner)
                yield from walk(child, inner)
            else:
                yield from walk(child, path)

    yield from walk(ast.parse(source), ())


def test_no_function_is_a_bare_participle_or_adverb() -> None:
    """Over the whole program; each exception stands with its reason, and goes when its function goes."""
    paths = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    found = [
        f"{path.relative_to(ROOT)} {name}" for path in paths for name in bare_names(path.read_text("utf-8"))
    ]

    assert sorted(REASONS) == sorted(found)


def test_a_bare_name_is_found_wherever_it_stands() -> None:
    """In a class, within another function and private; words beside it or a real verb make it whole."""
    source = (
        "class A:\n    def told(self): ...\n"
        "def find():\n    def _aloud(): ...\n    def seed(): ...\n"
        "def tell_all(): ...\n"
    )

    assert ["A.told", "find._aloud"] == list(bare_names(source))
