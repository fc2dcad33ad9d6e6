"""Every code of the game has its text, in both languages, with the slots that its fields give."""

import re
from itertools import product
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from bot.languages import Language
from bot.render.i18n import Messages
from engine.games import treasure
from engine.games.treasure.base import Options, Why
from engine.games.treasure.chapters import AnyAction, AnyEvent
from engine.games.treasure.state import Phase, Title
from tests import made_once
from tests.engine.games.treasure.board import GAME
from tests.engine.games.treasure.whole_games import settings, turns

SEATS = {"seat", "target", "against", "head"}
SOURCES = "\n".join(path.read_text("utf-8") for path in Path(treasure.__file__).parent.rglob("*.py"))
CODES = re.compile(r"[a-z]+(_[a-z]+)+|\b(fd|jr)\b")


@pytest.fixture(params=["en", "fa"])
def words(request: pytest.FixtureRequest) -> Messages:
    """The texts of each language; a missing one raises."""
    language: Language = request.param
    return made_once.words(language)


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def fillings(kind: Any) -> list[dict[str, str | int]]:
    """Values for the scalar fields of an action or event: every literal, a name for a seat, a number."""
    ways: dict[str, tuple[str | int, ...]] = {}
    for name, hint in get_type_hints(kind).items():
        if get_origin(hint) is Literal:
            ways[name] = get_args(hint)
        elif hint is bool:
            ways[name] = (True, False)
        elif hint is int:
            ways[name] = ("Mahin",) if name in SEATS else (0, 1, 3)
    return [dict(zip(ways, values, strict=True)) for values in product(*ways.values())]


def test_every_event_can_be_said(words: Messages) -> None:
    """Section 8: whatever its fields hold, an event reads as words, never as codes."""
    for kind in get_args(AnyEvent):
        for slots in fillings(kind):
            text = words.say(f"treasure-event-{tag(kind)}", **slots)

            assert text
            assert not CODES.search(text), text


def test_every_move_has_a_label_and_a_description(words: Messages) -> None:
    """Labels fit on a button, descriptions into a menu."""
    for kind in get_args(AnyAction):
        for slots in fillings(kind):
            label = words.say(f"treasure-action-{tag(kind)}", **slots)

            assert 0 < len(label) <= 80
            assert not CODES.search(label), label
            assert 0 < len(words.attribute(f"treasure-action-{tag(kind)}", "description")) <= 100


def test_every_refusal_has_a_text(words: Messages) -> None:
    """Every code that the rules refuse with, but for `not_seated`, which all games share."""
    codes = set(re.findall(r'no\("([a-z_]+)"', SOURCES)) - {"not_seated"}

    assert len(codes) > 30
    for code in codes:
        assert words.say(f"treasure-refusal-{code}", place="fd", hold="english", round=6, seats=3)


def test_every_question_and_every_default_has_a_text(words: Messages) -> None:
    """Section 8, missed deadlines: as they come up in whole games with all options."""
    found = {
        (wait.ask, wait.otherwise)
        for number in range(60)
        for turn in turns(5, settings(number), number)
        for wait in GAME.waits(turn.state)
    }

    assert 9 <= len(found)
    for ask, otherwise in found:
        assert words.say(f"treasure-ask-{ask}")
        assert words.say(f"treasure-otherwise-{otherwise}")


def test_every_option_field_value_and_end_has_a_text(words: Messages) -> None:
    """Settings with descriptions that fit a menu; values that are words; ways to end; titles and phases."""
    hints = get_type_hints(Options)
    values = {value for hint in hints.values() for value in get_args(hint) if isinstance(value, str)}
    fields = {name for kind in get_args(AnyAction) for name in kind.__struct_fields__}

    assert all(words.say(f"treasure-option-{name}") for name in hints)
    assert all(0 < len(words.attribute(f"treasure-option-{name}", "description")) <= 100 for name in hints)
    assert all(words.say(f"treasure-field-{name}") for name in fields)
    assert all(words.say(f"treasure-choice-{value}") for value in values | field_values())
    assert all(words.say(f"treasure-result-{why}") for why in get_args(Why))
    assert all(words.say(f"treasure-title-{title}") for title in get_args(Title))
    assert all(words.say(f"treasure-phase-{phase}") for phase in get_args(Phase))


def field_values() -> set[str]:
    """The words that fields of actions hold."""
    hints = (hint for kind in get_args(AnyAction) for hint in get_type_hints(kind).values())
    return {value for hint in hints if get_origin(hint) is Literal for value in get_args(hint)}


def test_the_fall_of_a_governor_gives_no_reason(words: Messages) -> None:
    """TI-R19, U10, T39: one text for every fall."""
    text = words.say("treasure-event-governor_fell", seat="Mahin")

    assert "Dutch" not in text
    assert "هلندی" not in text
