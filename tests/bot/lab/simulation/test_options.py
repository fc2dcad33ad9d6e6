"""Options in words: whatever a game's options may be can be said, and nothing else."""

from typing import Any

import pytest
from msgspec.inspect import IntType, LiteralType, NoneType, UnionType, type_info

from bot.config import Unfit
from bot.lab.simulation.options import options_of, seats_of
from tests.laws.samples import NAMES, table
from tests.made_once import words

WORDS = words("en")
games = pytest.mark.parametrize("name", NAMES)


def fields(name: str) -> dict[str, list[Any]]:
    """Of each option of this game some values that it may have, the outermost among them."""
    info: Any = type_info(table()[name].options)
    return {field.name: some(field.type) for field in info.fields}


def some(kind: Any) -> list[Any]:
    """Values of each type of a union, or of the one."""
    return [value for one in kinds(kind) for value in values(one)]


def kinds(kind: Any) -> tuple[Any, ...]:
    """The types of a union, or the one."""
    return kind.types if isinstance(kind, UnionType) else (kind,)


def values(kind: Any) -> list[Any]:
    """Some values of a type; AssertionError for a type that has none here."""
    match kind:
        case LiteralType(among):
            return list(among)
        case IntType():
            least = 0 if kind.ge is None else kind.ge
            return [least, least + 1 if kind.le is None else kind.le]
    assert isinstance(kind, NoneType), kind
    return [None]


@games
def test_every_value_of_every_option_can_be_set(name: str) -> None:
    """One at a time, as its owner would write it."""
    game = table()[name]

    for option, among in fields(name).items():
        for value in among:
            word = f"{option}={'none' if value is None else value}"
            assert game.options(**{option: value}) == options_of(game, (word,), WORDS)


@games
@pytest.mark.parametrize("word", ["perhaps", "", "-1", "1.5", "99999999999999999999999", "None"])
def test_any_other_value_is_refused_with_what_is_legal(name: str, word: str) -> None:
    """Every legal value of a choice is in the sentence."""
    for option, among in fields(name).items():
        with pytest.raises(Unfit) as refused:
            options_of(table()[name], (f"{option}={word}",), WORDS)
        legal = str(refused.value.slots["legal"])

        assert "simulate-option-value" == refused.value.code
        assert all(value in legal for value in among if isinstance(value, str))


@games
def test_the_seats_are_those_with_which_the_game_can_begin(name: str) -> None:
    """TI-R01: some counts of seats need an option."""
    game = table()[name]
    wide = {"min_players": 2} if name == "treasure" else {}
    narrow = seats_of(game, game.options())

    assert game.seats == seats_of(game, game.options(**wide))
    assert narrow == (tuple(range(4, 11)) if name == "treasure" else game.seats)


def test_a_number_is_read_in_persian_digits() -> None:
    """A host writes as the keyboard does."""
    assert 12 == options_of(table()["houses"], ("generations=۱۲",), WORDS).generations
