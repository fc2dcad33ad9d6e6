"""Law H12: no function is named by a bare participle, "-ing", adverb or preposition, and questions are asked.

`told`, `_aloud` and `before` were the names of dozens of functions each: nobody guessed them, and a
search found all of them at once. What does something is a verb, what gives something a noun, and what says
whether something is so begins with `is_`, `has_` or `can_`. Folds may be called `on_<event>`.
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
NOUNS_IN_ING: Final = frozenset(
    (
        *("blessing", "ending", "heading", "holding", "keyring", "king", "lettering", "mapping", "morning"),
        *("nothing", "opening", "planning", "ring", "standing", "string", "thing", "wording"),
    )
)
STEWARDS: Final = frozenset(("calculating", "cunning", "sampling"))
"""Kinds of stewards, which a table names so."""

QUESTIONS: Final = ("is_", "has_", "can_", "needs_", "try_")
"""`try_` does something and says whether it came about."""

REASONS: Final = {
    "bot/clock/waiting.py Waiting.now": "as in datetime.now: the present instant",
    "bot/clock/waiting.py RealWaiting.now": "as in datetime.now: the present instant",
    "bot/sandbox/world.py VirtualWaiting.now": "as in datetime.now: the present instant",
    "bot/cogs/absence.py away": "Discord's command /away is named by its function",
    "engine/matches.py Matches.locked": "async with matches.locked(...), as a reader says it",
    "bot/lab/leaks/audit.py Share.has": "a share has a number, as a set has a member",
    "bot/lab/rehearsal/table.py Table._write_orders": "writes, and says whether there are orders now",
    "bot/tree.py Tree.interaction_check": "discord.py's own name",
    "engine/games/houses/stewards/values/purse.py Odds.__missing__": "Python's own name",
    "engine/store/migrations/versions/0006_columns.py _timing": "a migration stays as it was run",
    "bot/controls/open_panels.py OpenPanels.expired": "an adjective: those of the panels that have expired",
}
"""Each function that may have such a name, and why."""


def is_bare(name: str) -> bool:
    """Whether a function's name is one participle or adverb alone; leading underscores do not count."""
    word = name.strip("_")
    if "_" in word or word in NO_PARTICIPLES:
        return False
    if word.endswith("ing"):
        return word not in NOUNS_IN_ING | STEWARDS
    return word in BARE or (word.endswith("ed") and len(word) > 3)


def is_unasked(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether a function says "whether" in its docstring, returns a bool, and is not named as a question."""
    gives_bool = isinstance(node.returns, ast.Name) and node.returns.id == "bool"
    asks = (ast.get_docstring(node) or "").startswith("Whether")
    return gives_bool and asks and not node.name.strip("_").startswith(QUESTIONS)


def odd_names(source: str) -> Iterator[str]:
    """Yield `Class.function` or `function` for each of a source, nested ones too, that breaks the law."""

    def walk(node: ast.AST, path: tuple[str, ...]) -> Iterator[str]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                inner = (*path, child.name)
                if not isinstance(child, ast.ClassDef) and (is_bare(child.name) or is_unasked(child)):
                    yield ".".join(inner)
                yield from walk(child, inner)
            else:
                yield from walk(child, path)

    yield from walk(ast.parse(source), ())


def test_every_function_is_a_verb_a_noun_or_a_question() -> None:
    """Over the whole program; each exception stands with its reason, and goes when its function goes."""
    paths = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    found = [
        f"{path.relative_to(ROOT)} {name}" for path in paths for name in odd_names(path.read_text("utf-8"))
    ]

    assert sorted(REASONS) == sorted(found)


def test_a_bare_name_is_found_wherever_it_stands() -> None:
    """In a class, within another function and private; words beside it or a real verb make it whole."""
    source = (
        "class A:\n    def told(self): ...\n"
        "def find():\n    def _aloud(): ...\n    def seed(): ...\n"
        "def tell_all(): ...\n"
    )

    assert ["A.told", "find._aloud"] == list(odd_names(source))


def test_a_bare_ing_and_a_question_that_is_no_question_are_found() -> None:
    """A noun in "-ing" is none; who answers whether begins with the question."""
    source = (
        "def keeping(): ...\ndef opening(): ...\n"
        'def votable() -> bool:\n    """Whether one may vote."""\n'
        'def can_vote() -> bool:\n    """Whether one may vote."""\n'
        'def write() -> bool:\n    """Write it; False where it was there."""\n'
    )

    assert ["keeping", "votable"] == list(odd_names(source))
