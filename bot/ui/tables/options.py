"""The options of a game as people choose them: what its record lists, and what is typed as `name=value`."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from engine.kernel.dice import Dice
from engine.kernel.game import AnyGame
from engine.kernel.refused import Refused, no

SETTINGS_MOST: Final = 100
"""Characters of typed settings, which are also a choice's value."""

ANY_DICE: Final = Dice(bytes(16))
"""For a trial of the set-up, whose outcome nobody sees."""


class Option(Struct, frozen=True):
    """An option that is chosen from a list; its first value is the default."""

    name: str
    values: tuple[Any, ...]


def listed_options(kind: type[Struct]) -> tuple[Option, ...]:
    """The options with a list of values, in the order of the record, the default value first."""
    hints = get_type_hints(kind)
    return tuple(Option(name, get_args(hint)) for name, hint in hints.items() if get_origin(hint) is Literal)


def make_options(record: AnyGame, seats: int, given: Mapping[str, Any]) -> Any:
    """The game's options. Refused with option_unknown, option_value, or what its set-up refuses with."""
    names = record.options.__struct_fields__
    for name in given:
        if name not in names:
            raise Refused(no("option_unknown", option=name[:SETTINGS_MOST]))
    options = _convert_each(record, given)
    if seats in record.seats:
        record.setup(seats, options, ANY_DICE)
    return options


def parse_settings(text: str) -> dict[str, str]:
    """Settings as they are typed: `name=value`, several with commas. Refused with option_unknown."""
    found: dict[str, str] = {}
    for part in (one.strip() for one in text.split(",")):
        name, sign, value = (one.strip() for one in part.partition("="))
        if part and not sign:
            raise Refused(no("option_unknown", option=part[:SETTINGS_MOST]))
        if part:
            found[name] = value
    return found


def suggestions_for(kind: type[Struct], text: str) -> Iterator[tuple[str, str, Any]]:
    """What the text may go on with: the whole text then, and the option and value that it ends with."""
    before, _, _ = text.rpartition(",")
    given = {part.partition("=")[0].strip() for part in before.split(",")}
    for option in listed_options(kind):
        for value in option.values[1:]:
            whole = ", ".join(part for part in (before.strip(), f"{option.name}={value}") if part)
            if option.name not in given and len(whole) <= SETTINGS_MOST:
                yield whole, option.name, value


def _convert_each(record: AnyGame, given: Mapping[str, Any]) -> Any:
    """Each by itself, so that the refusal can name the one that does not fit."""
    hints = get_type_hints(record.options, include_extras=True)
    values: dict[str, Any] = {}
    for name, value in given.items():
        try:
            values[name] = _value(value, hints[name])
        except (msgspec.ValidationError, ValueError):
            raise Refused(no("option_value", option=name, value=str(value)[:SETTINGS_MOST])) from None
    return record.options(**values)


def _value(value: Any, hint: Any) -> Any:
    """A typed number is a number."""
    if isinstance(value, str):
        for one in get_args(hint) if get_origin(hint) is Literal else ():
            if str(one) == value:
                return one
    return msgspec.convert(value, hint, strict=False)
