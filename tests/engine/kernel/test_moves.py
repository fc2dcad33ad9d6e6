"""Begun moves that are walked: records inside a move, chains, and fields that only narrow what follows."""

from typing import Any

import pytest
from msgspec import Struct

from engine.kernel.dice import Dice
from engine.kernel.moves import PartialMove, Pick, Several, SubForms, field_value, finish, tag
from engine.stewards import random
from tests.laws.covering import covered

DICE = Dice(b"moves of no game")
BOARD = {"north": ("lake", "pass"), "south": ("bay",)}


class Spot(Struct, frozen=True):
    """Where: a record inside a move."""

    row: int
    col: int


class Worker(Struct, frozen=True, tag_field="part", tag="worker"):
    """One part of a chain."""

    skill: str


class Hire(Struct, frozen=True, tag_field="action", tag="hire"):
    """A move with a record in it."""

    hire: Spot


class Send(Struct, frozen=True, tag_field="action", tag="send"):
    """A move with chains: parts, and values of which one may come twice."""

    crew: tuple[Worker, ...]
    route: tuple[str, ...]


class Settle(Struct, frozen=True, tag_field="action", tag="settle"):
    """A move whose place is found by its territory."""

    place: str


Action = Hire | Send | Settle
FORMS = (PartialMove("worker", (), (Pick("skill", ("mason", "scribe")),)),)


def hiring(begun: PartialMove | None) -> tuple[Any, ...]:
    """The record field by field."""
    for name, among in (("hire.row", (0, 1)), ("hire.col", (0, 1, 2))):
        if field_value(begun, name) is None:
            return (PartialMove("hire", () if begun is None else begun.given, (Pick(name, among),)),)
    assert begun is not None
    return (finish(begun, Action),)


def sending(begun: PartialMove | None) -> tuple[Any, ...]:
    """A crew of one to three, one by one until an empty answer, and a route of two places."""
    now = PartialMove("send") if begun is None else begun
    crew = field_value(now, "crew") or ()
    ended = any(name == "crew" and value == () for name, value in now.given)
    if not ended and len(crew) < 3:  # type: ignore[arg-type]
        return (PartialMove("send", now.given, (SubForms("crew", FORMS, 1, 0 if crew else 1),)),)
    if len(field_value(now, "route") or ()) < 2:  # type: ignore[arg-type]
        return (PartialMove("send", now.given, (Several("route", ("lake", "bay"), 1, 1, ordered=True),)),)
    return (finish(now, Action),)


def settling(begun: PartialMove | None) -> tuple[Any, ...]:
    """First the territory, which is no part of the move, then the place."""
    land = field_value(begun, "land")
    if begun is None or land is None:
        return (PartialMove("settle", (), (Pick("land", tuple(BOARD), helper=True),)),)
    if field_value(begun, "place") is None:
        return (PartialMove("settle", begun.given, (Pick("place", BOARD[str(land)]),)),)
    return (finish(begun, Action),)


def same(one: Any, other: Any) -> bool:
    """Moves of no game are one when they are equal."""
    return bool(one == other)


@pytest.mark.parametrize(
    ("ask", "action"),
    [
        (hiring, Hire(Spot(1, 2))),
        (sending, Send((Worker("mason"), Worker("scribe"), Worker("mason")), ("bay", "bay"))),
        (sending, Send((Worker("scribe"),), ("lake", "bay"))),
        (settling, Settle("bay")),
        (settling, Settle("pass")),
    ],
)
def test_a_walked_move_is_covered_by_the_offers(ask: Any, action: Any) -> None:
    """A record, a chain with the same part twice, and a place behind a helper field are found by the law."""
    assert covered(ask, action, same)


@pytest.mark.parametrize(
    ("ask", "action"),
    [
        (hiring, Hire(Spot(1, 3))),
        (sending, Send((), ("bay", "bay"))),
        (sending, Send((Worker("mason"),) * 4, ("bay", "bay"))),
        (settling, Settle("hill")),
        (settling, Hire(Spot(1, 1))),
    ],
)
def test_what_no_walk_leads_to_is_not_covered(ask: Any, action: Any) -> None:
    """The law can fail."""
    assert not covered(ask, action, same)


@pytest.mark.parametrize("ask", [hiring, sending, settling])
def test_whoever_answers_field_by_field_comes_to_a_whole_move(ask: Any) -> None:
    """Random answers to the open fields alone: a record, a chain and a helper need no code of their own."""
    for turn in range(40):
        done = random.complete(ask(None)[0], ask, DICE, turn)
        assert isinstance(done, Action)


def test_a_record_comes_of_its_fields_by_name() -> None:
    """Dots in a name lead into the record."""
    assert Hire(Spot(1, 2)) == finish(PartialMove("hire", (("hire.row", 1), ("hire.col", 2))), Action)


def test_a_record_that_lacks_a_field_is_no_move() -> None:
    """None, as for any other begun move that is not finished."""
    assert finish(PartialMove("hire", (("hire.row", 1),)), Action) is None


def test_a_chain_is_joined_in_the_order_of_its_answers() -> None:
    """The same value may come again; an empty answer adds nothing."""
    mason, scribe = (
        PartialMove("worker", (("skill", "mason"),)),
        PartialMove("worker", (("skill", "scribe"),)),
    )
    crew = (("crew", (mason,)), ("crew", (scribe, mason)), ("crew", ()))
    steps = (*crew, ("route", ("bay",)), ("route", ("bay",)))

    assert Send((Worker("mason"), Worker("scribe"), Worker("mason")), ("bay", "bay")) == finish(
        PartialMove("send", steps), Action
    )


def test_what_is_given_is_read_by_name() -> None:
    """None while it is open; an empty list once it was answered so."""
    begun = PartialMove("send", (("crew", ()),))

    assert field_value(begun, "crew") == ()
    assert field_value(begun, "route") is None
    assert field_value(None, "crew") is None


def test_a_helper_is_left_out_of_the_move() -> None:
    """The territory is not the move's."""
    assert Settle("bay") == finish(PartialMove("settle", (("land", "south"), ("place", "bay"))), Action)


def test_a_move_its_type_and_one_that_is_begun_have_the_same_name() -> None:
    """The tag under which it is written, asked for and answered."""
    assert ("hire", "hire", "hire") == (tag(Hire(Spot(1, 2))), tag(Hire), tag(PartialMove("hire")))
