"""A game's options as words of a command line, `name=value`: each held to the type that the game gives it.

The type alone says what may stand there, so that a game's new option can be simulated, and a wrong value is
refused with the right ones, without a line here.
"""

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

import msgspec
from msgspec.inspect import Field, IntType, LiteralType, NoneType, StructType, Type, UnionType, type_info

from bot.config import Unfit
from bot.render.i18n import Messages
from engine import playout
from engine.kernel.game import AnyGame
from engine.kernel.moves import Start
from engine.kernel.refused import Refused
from engine.kernel.seats import CLOCK
from engine.kernel.step import take

NOTHING: Final = "none"
"""How a value that may be missing is written."""

NUMBER: Final = re.compile(r"-?\d{1,18}")


def options_of(game: AnyGame, words: Sequence[str], texts: Messages) -> Any:
    """The game's options with what these words set.

    Raises:
        Unfit: a word without `=`, a name the game has not or that comes twice, a value beyond its type;
            each says what may stand there, in the language of `texts`.
    """
    info = type_info(game.options)
    assert isinstance(info, StructType)
    fields = {field.name: field for field in info.fields}
    chosen: dict[str, Any] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise Unfit("simulate-option-form", word=word)
        if name not in fields:
            raise Unfit("simulate-option-unknown", game=game.name, option=name, options=", ".join(fields))
        if name in chosen:
            raise Unfit("simulate-option-twice", option=name)
        chosen[name] = _value(fields[name], value, texts)
    return game.options(**chosen)


def seats_of(game: AnyGame, options: Any) -> tuple[int, ...]:
    """With how many seats the game can be set up under these options."""
    chosen, fitting = msgspec.json.encode(options).decode(), []
    for seats in game.seats:
        # The rules alone know: what a number of seats forbids is said where a game is set up.
        with suppress(Refused):
            take(game, None, CLOCK, Start(seats, chosen), playout.chance_of(bytes(16)))
            fitting.append(seats)
    return tuple(fitting)


def _value(field: Field, word: str, texts: Messages) -> Any:
    for value in _readings(word):
        if any(_is_legal(one, value) for one in _types(field.type)):
            return value
    legal = ", ".join(_legal(field.type, texts))
    raise Unfit("simulate-option-value", option=field.name, value=word, legal=legal)


def _readings(word: str) -> Iterator[str | int | None]:
    """The values that a typed word may mean: itself, a number in any digits, or None."""
    yield word
    if NUMBER.fullmatch(word):
        yield int(word)
    if word == NOTHING:
        yield None


def _types(kind: Type) -> tuple[Type, ...]:
    return kind.types if isinstance(kind, UnionType) else (kind,)


def _is_legal(kind: Type, value: str | int | None) -> bool:
    match kind:
        case LiteralType(values):
            return value in values
        case IntType():
            least, most = _bounds(kind)
            if not isinstance(value, int):
                return False
            return (least is None or least <= value) and (most is None or value <= most)
    return isinstance(kind, NoneType) and value is None


def _bounds(kind: IntType) -> tuple[int | None, int | None]:
    """The least and the most, both among them."""
    least = kind.ge if kind.gt is None else kind.gt + 1
    most = kind.le if kind.lt is None else kind.lt - 1
    return least, most


def _legal(kind: Type, texts: Messages) -> Iterator[str]:
    """The values that an option of this type takes, in words."""
    for one in _types(kind):
        match one:
            case LiteralType(values):
                yield from (str(value) for value in values)
            case IntType():
                least, most = _bounds(one)
                if least is None:
                    yield texts.say("simulate-number-any")
                elif most is None:
                    yield texts.say("simulate-number-from", least=least)
                else:
                    yield texts.say("simulate-number-between", least=least, most=most)
            case NoneType():
                yield NOTHING
