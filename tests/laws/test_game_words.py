"""Law: whatever a game can show has words in every language; for a new game the failure lists what to write.

A game without texts plays all the same: then the code itself is shown, `bid made` for `bid_made`. What is
needed is read from the game's record, from matches played at random and from its source; what a game says
beyond that (values, parts, hints) tests/laws/test_codes.py holds.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final, get_args, get_origin, get_type_hints

import pytest

from bot.games import plugin
from bot.languages import LANGUAGES, Language
from engine import games
from engine.kernel.game import AnyGame
from engine.kernel.sealed import Sealed
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


@pytest.mark.parametrize("name", PLUGGED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_asks_for_what_is_no_slot(name: str, language: Language) -> None:
    """The shared words would show nothing of the event or move, and nobody would be told so."""
    found = unsayable(table()[name], texts_of(name, language), texts_of(name, language, outright=True))

    assert [] == found, f"data/text/{language}/{name}.ftl:\n" + "\n".join(found)


def test_a_text_that_asks_for_a_list_or_for_none_is_named_with_its_slot() -> None:
    """A list, a field that may be None, and a field that the event does not have."""
    texts = {
        "nim-event-bids-opened": {"bids", "winner", "stones"},
        "nim-event-bid-made": {"seat"},
        "nim-event-bid-made.own": {"stones"},
        "nim-action-bid": {"stones"},
    }
    expected = [
        "nim-event-bids-opened: { $bids } is a list: it has no slot",
        "nim-event-bids-opened: { $stones } is no field",
        "nim-event-bids-opened: { $winner } may be None: then nothing is shown",
    ]

    assert expected == unsayable(table()[EXAMPLE], texts, texts)


def unsayable(game: AnyGame, texts: Mapping[str, set[str]], outright: Mapping[str, set[str]]) -> list[str]:
    """The texts of events and moves that ask for a slot which the shared words can't fill, each with why.

    `texts` are the slots of each text by its key, attributes after a dot; `outright` those of every variant,
    for a variant may ask for a field that is None in the others. What a game's own plugin describes is filled
    by the plugin and not looked at.
    """
    own = plugin(game.name)
    kinds = {
        "event": () if own.describe is not None else get_args(game.event),
        "action": () if own.name_move is not None else get_args(game.action) or (game.action,),
    }
    found = []
    for what, kind in ((what, kind) for what, those in kinds.items() for kind in those):
        key = f"{game.name}-{what}-{kind.__struct_config__.tag}".replace("_", "-")
        hints = get_type_hints(kind)
        for text in (key, f"{key}.own"):
            for slot in texts.get(text, ()):
                always = slot in outright[text]
                why = _no_slot(hints[slot], text != key, always) if slot in hints else "is no field"
                found += [f"{text}: {{ ${slot} }} {why}"] if why else []
    return sorted(found)


def _no_slot(hint: Any, own: bool, always: bool) -> str:
    """Why a field of this type can't be said by a text, or "". A sealed value is its own seat's."""
    if get_origin(hint) is Sealed:
        return _no_slot(get_args(hint)[0], own, always) if own else "is sealed: others read nothing"
    if get_origin(hint) is tuple:
        return "is a list: it has no slot"
    return "may be None: then nothing is shown" if always and type(None) in get_args(hint) else ""


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
