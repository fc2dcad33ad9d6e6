"""docs/record.md says of every action and event what the types say."""

import re
from pathlib import Path
from typing import Literal, get_args

import pytest
from msgspec import Struct

from engine import games
from engine.kernel.sealed import Sealed
from engine.record.page import MARK, name_of, page, signature, type_in_words

GAMES = games.without_cards()
PAGE = Path(__file__).resolve().parents[3] / "docs" / "record.md"


class Inner(Struct, tag="inner"):
    """A part."""


def test_the_page_is_up_to_date() -> None:
    """`python -m engine.record.page docs/record.md` writes it anew."""
    text = PAGE.read_text("utf-8")

    assert page(text, GAMES) == text


def test_the_page_has_a_text_of_its_own_above_the_tables() -> None:
    """The format itself is told by hand."""
    head, _, tables = PAGE.read_text("utf-8").partition(MARK)

    assert all(word in head for word in ("## The header", "## An entry", "### Sealed values", "seat:2"))
    assert tables


@pytest.mark.parametrize("name", tuple(GAMES))
def test_every_action_and_event_has_its_row_and_says_something(name: str) -> None:
    """A record without a docstring would leave a reader alone."""
    tables = PAGE.read_text("utf-8").partition(MARK)[2]
    for kind in (*get_args(GAMES[name].action), *get_args(GAMES[name].event)):
        rows = (line.split("` | ") for line in tables.splitlines() if line.startswith(f"`{name_of(kind)}("))
        whole = [fields for fields, said in rows if said.strip()]

        assert any(all(re.search(rf"\b{one}\b", row) for one in kind.__struct_fields__) for row in whole)


@pytest.mark.parametrize(
    ("hint", "words"),
    [
        (int, "number"),
        (str | None, "text?"),
        (tuple[int, ...], "number[]"),
        (tuple[int | None, ...], "number?[]"),
        (tuple[str, bool], "[text, bool]"),
        (tuple[tuple[str, bool], ...], "[text, bool][]"),
        (Literal["yes", "no"], "yes/no"),
        (Literal["yes", "no"] | None, "(yes/no)?"),
        (tuple[Literal["yes", "no"], ...], "(yes/no)[]"),
        (Inner | int | None, "(inner/number)?"),
        (Sealed[int], "sealed number"),
        (tuple[Sealed[int], ...], "(sealed number)[]"),
        (Inner, "inner"),
        (tuple[Inner, ...], "inner[]"),
    ],
)
def test_types_are_told_as_json(hint: object, words: str) -> None:
    """For readers who write another program."""
    assert words == type_in_words(hint)


def test_numbers_are_fields_without_a_type() -> None:
    """Most are; a list of them and one that may be null keep their marks."""

    class Moved(Struct, tag="moved"):
        seat: int
        by: int | None
        rows: tuple[tuple[int, ...], ...]
        word: str
        cards: Sealed[tuple[int, ...]]

    assert "moved(seat, by?, rows[][], word: text, cards: sealed number[])" == signature(Moved)


@pytest.mark.parametrize("name", ["Province", "Token", "Building", "RoleName"])
def test_a_long_choice_is_listed_once_and_named_where_a_field_holds_it(name: str) -> None:
    """Its codes would else stand in dozens of rows."""
    tables = PAGE.read_text("utf-8").partition(MARK)[2]
    (row,) = (line for line in tables.splitlines() if line.startswith(f"{name} |"))
    codes = row.split("|")[1].strip()

    assert 1 == tables.count(codes)
    assert 1 < tables.count(f": {name}")


def test_choices_are_told_by_name_where_they_have_one() -> None:
    """Of the same codes in another order the first ones' name is not taken."""
    names = {("a", "b", "c", "d"): "Four"}

    assert "Four[]" == type_in_words(tuple[Literal["a", "b", "c", "d"], ...], names)
    assert "b/a/c/d" == type_in_words(Literal["b", "a", "c", "d"], names)
