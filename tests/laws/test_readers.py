"""Law: what a reader may see is a type. No page of a game is handed a state, a whole match or its secret."""

import ast
from collections.abc import Iterator
from dataclasses import is_dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from msgspec import Struct

import bot.games
from bot.games.houses.presenter import Presenter
from bot.render.reader_scene import ReaderScene
from bot.render.renderer import ReaderCut, Scene
from bot.ui.generic.offers import Choices
from bot.ui.plugin import BoardPage, Controls, Describe, Forms, OpenMoves, SeatPage
from bot.ui.seat_controls import SeatControls
from engine.match.match_state import MatchState

GAMES = Path(bot.games.__file__).parent
STATES = ("State", "MatchState", "LiveMatch")
"""Types that hold what only some may see, by the names they have in every game."""

NO_PAGES = ("history/numbers.py", "practice/")
"""What reads a whole log or plays a council of its own: it makes no page of a match."""

RECIPIENTS = ("describe/targets.py", "pages.py", "rounds.py", "standing_pass.py")
"""Who is owed a message or wants none, and whether an entry begins a round of posts, is decided from the
match before and after; what it says is not."""


def pages() -> list[Path]:
    """The files of every game that make pages."""
    files = (file for file in GAMES.rglob("*.py") if file.parent != GAMES)
    return [file for file in files if not own(file).startswith(NO_PAGES)]


def own(file: Path) -> str:
    """Where it stands in its game's folder."""
    return "/".join(file.relative_to(GAMES).parts[1:])


def view_of(file: Path) -> Any:
    """What a reader is shown of its game; a view may hold the state as it is cut."""
    game = file.relative_to(GAMES).parts[0]
    return import_module(f"engine.games.{game}.view").View


def states(tree: ast.AST) -> Iterator[str]:
    """Every mention of a state or a whole match, and every look into one, a cut one too."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) if name in STATES:
                yield name
            case ast.Attribute(attr="match_state" | "master" as name):
                yield name


@pytest.mark.parametrize("file", pages(), ids=lambda file: str(file.relative_to(GAMES)))
def test_no_page_of_a_game_names_a_state(file: Path) -> None:
    """A view, a table that is cut and events that are cut are what it has."""
    of_recipients = {"MatchState", "match_state"} if own(file) in RECIPIENTS else set()
    viewed = {"State"} & {one.__name__ for one in inside(view_of(file), set())}

    assert set() == set(states(ast.parse(file.read_text("utf-8")))) - of_recipients - viewed


def test_only_the_renderer_is_handed_a_scene_of_every_reader() -> None:
    """From a Scene every reader's cut can be had; pages are handed the one of theirs."""
    named = {
        own(file)
        for file in pages()
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Name) and node.id == "Scene"
    }

    assert set() == named


@pytest.mark.parametrize("kind", [Scene, ReaderScene, ReaderCut, SeatControls, Choices, Presenter])
def test_what_pages_are_made_from_holds_no_state_and_no_secret(kind: type[Any]) -> None:
    """Nor does anything inside it; a master secret would be bytes."""
    held = set(inside(kind, set()))

    assert set() == {MatchState, bytes} & held
    assert not [one for one in held if getattr(one, "__name__", "") in STATES]


@pytest.mark.parametrize("part", [Describe, BoardPage, SeatPage, Controls, OpenMoves, Forms])
def test_a_plugins_pages_are_made_from_a_readers_scene(part: Any) -> None:
    """By the type of the function."""
    taken, _ = get_args(part)

    assert ReaderScene is taken[0]
    assert Scene not in taken


def inside(kind: Any, seen: set[Any]) -> Iterator[Any]:
    """A type and every type in its fields."""
    for one in (kind, *get_args(kind)):
        if isinstance(one, list) or get_origin(one) is not None:
            yield from (found for part in get_args(one) or one for found in inside(part, seen))
        elif isinstance(one, type) and one not in seen:
            seen.add(one)
            yield one
            if issubclass(one, Struct) or is_dataclass(one):
                hints = get_type_hints(one)
                yield from (found for hint in hints.values() for found in inside(hint, seen))
