"""Types that the cut could not see through are refused where a game is made."""

import dataclasses
from typing import Any

import pytest
from msgspec import Struct

from bot.lab.leaks.twins import twin
from engine.games.coup import game
from engine.kernel.sealed import Sealed, Unseen, check_cuttable, seal
from engine.kernel.table import Table


class Rows(Struct, frozen=True):
    """Secrets in rows and records alone, and itself inside itself."""

    hands: tuple[Sealed[tuple[str, ...]], ...]
    pair: tuple[Sealed[int], str] | None = None
    inner: "Rows | None" = None


class ByName(Struct, frozen=True):
    """A secret in a dict."""

    hands: tuple[Sealed[dict[str, int]], ...]


class Listed(Struct, frozen=True):
    """A secret in a list, two records deep."""

    rows: tuple["InList", ...] = ()


class InList(Struct, frozen=True):
    """The list."""

    cards: list[Sealed[str]]


class Loose(Struct, frozen=True):
    """A field that may be anything."""

    thing: Any


class Mixed(Struct, frozen=True):
    """A set beside nothing."""

    seats: frozenset[int] | None = None


def test_rows_and_records_may_hold_secrets() -> None:
    """HO-R37: what the cut goes through; what every table holds beside its game is such."""
    check_cuttable(Rows)
    check_cuttable(Table)


@pytest.mark.parametrize(
    ("kind", "where"),
    [
        (ByName, ".hands[].value:DictType"),
        (Listed, ".rows[].cards:ListType"),
        (Loose, ".thing:AnyType"),
        (Mixed, ".seats:FrozenSetType"),
    ],
)
def test_another_container_is_refused_with_its_place(kind: type[Struct], where: str) -> None:
    """A sealed value in a dict, list or set would pass the cut as it is."""
    with pytest.raises(Unseen, match=where.replace("[", r"\[").replace("]", r"\]")):
        check_cuttable(kind)


@pytest.mark.parametrize("name", ["state", "event"])
def test_a_game_with_such_a_type_is_not_made(name: str) -> None:
    """At import, before anybody plays it."""
    changed: dict[str, Any] = {name: Listed}

    with pytest.raises(Unseen):
        dataclasses.replace(game(), **changed)


def test_a_twin_does_not_walk_past_one() -> None:
    """The leak law would compare nothing there."""
    with pytest.raises(Unseen, match="cards"):
        twin(InList([seal("ace", 0)]), None)
    with pytest.raises(Unseen, match="dict"):
        twin(ByName((seal({"ace": 1}, 0),)), None)


def test_a_twin_of_rows_is_another() -> None:
    """HO-R37: the secret is different, and its owner reads the same."""
    rows = Rows((seal(("duke",), 0), seal(("captain",), 1)))

    assert rows != twin(rows, None)
    assert rows.hands[0] == twin(rows, 0).hands[0]
