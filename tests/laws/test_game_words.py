"""Law: whatever a game can show has words in every language; for a new game the failure lists what to write.

A game without texts plays all the same: then the code itself is shown, `bid made` for `bid_made`. What is
needed is read from the game's record, from matches played at random and from its source; what a game says
beyond that (values, parts, hints) tests/laws/test_codes.py holds.
"""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final, get_args, get_type_hints

import pytest

from bot.languages import LANGUAGES, Language
from engine import games
from engine.kernel.game import AnyGame
from tests.laws.example_game import NAME as EXAMPLE
from tests.laws.game_codes import source_of, texts_of
from tests.laws.samples import SEEDS, table, turns

OWN_INTERFACE: Final = ("houses",)
"""Its texts have keys of their own kinds: tests/laws/test_texts_complete.py goes through them."""

SHARED: Final = "bot"
"""The file of the texts that belong to no game."""

REFUSAL: Final = re.compile(r"^(refusal-[a-z0-9-]+) =", re.MULTILINE)
PLUGGED: Final = tuple(name for name in games.without_content() if name not in OWN_INTERFACE)


def needed_keys(game: AnyGame) -> set[str]:
    """The keys of the texts that this game needs, as they stand in `data/text/<language>/<game>.ftl`."""
    codes = (*_codes_of_types(game), *_codes_of_play(game), *_refusals(game))
    return {f"{game.name}-{code}".replace("_", "-") for code in codes}


def missing_keys(game: AnyGame, language: Language) -> list[str]:
    """Those of them for which this language has no words, in alphabetical order.

    A refusal may be said by the words that all games share.
    """
    try:
        found = set(texts_of(game.name, language))
    except FileNotFoundError:
        found = set()
    shared = {f"{game.name}-{key}" for key in REFUSAL.findall(source_of(SHARED, language))}
    return sorted(needed_keys(game) - found - shared)


@pytest.mark.parametrize("name", PLUGGED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_game_can_show_has_words(name: str, language: Language) -> None:
    """Events, moves and their fields, options, questions, defaults, endings and refusals."""
    missing = missing_keys(table()[name], language)

    assert [] == missing, f"data/text/{language}/{name}.ftl lacks:\n" + "\n".join(missing)


def test_for_a_game_without_texts_each_missing_key_is_named() -> None:
    """The list that docs/adding_a_game.md sends the author of a new game to."""
    expected = [
        *("action-bid", "ask-bid", "event-bid-made", "event-bids-opened", "event-game-over"),
        *("event-match-opened", "field-stones", "option-pile", "otherwise-least"),
        *("refusal-already-bid", "refusal-bid-range", "result-stones"),
    ]

    assert [f"nim-{code}" for code in expected] == missing_keys(table()[EXAMPLE], "en")


def _codes_of_types(game: AnyGame) -> Iterator[str]:
    """From the record: every event, every move with its fields, every option."""
    for event in get_args(game.event):
        yield f"event-{event.__struct_config__.tag}"
    for action in get_args(game.action) or (game.action,):
        yield f"action-{action.__struct_config__.tag}"
        yield from (f"field-{field}" for field in action.__struct_fields__)
    yield from (f"option-{name}" for name in get_type_hints(game.options))


def _codes_of_play(game: AnyGame) -> Iterator[str]:
    """From matches played at random: what is asked, what silence brings, and why a match ended."""
    for seed in SEEDS:
        played = turns(game.name, seed)
        for wait in (wait for turn in played for wait in game.waits(turn.state)):
            yield from (f"ask-{wait.ask}", f"otherwise-{wait.otherwise}")
        end = game.result(played[-1].state)
        assert end is not None, "a match that ends is needed to know why it does"
        yield f"result-{end.why}"


def _refusals(game: AnyGame) -> Iterator[str]:
    """From the source: the code of every `no("code", …)` in the module or package of the game."""
    module: Any = import_module(game.setup.__module__)
    source = Path(module.__file__)
    package = source.parent.name == game.name
    for path in sorted(source.parent.rglob("*.py")) if package else [source]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "no":
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    yield f"refusal-{code.value}"
