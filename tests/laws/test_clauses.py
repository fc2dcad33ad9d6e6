"""A kind of clause is one thing: it has every part, and nobody else asks which kind a clause is (HO-R23)."""

import ast
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import pytest

from engine.games.houses.clauses import KINDS, AnyClause, Kind
from engine.games.houses.clauses.kind import Bounds, Limits, Seen
from engine.games.houses.stewards.worth import WORTH
from tests.laws.houses_samples import several

ROOT = Path(__file__).parents[2]
OWN = ("engine/games/houses/clauses/",)
"""Where a kind may be told from another."""

WIRE = {
    "pay": ("n",),
    "vote": ("side", "least", "most", "ahead"),
    "abstain": ("how", "ahead"),
    "sign": ("kinds", "ahead"),
    "break_tie": ("side", "ahead"),
    "name_leader": ("house", "ahead"),
    "reward": ("n", "when"),
    "promise": ("text",),
}
"""Tags and fields as every log has them."""

every_kind = pytest.mark.parametrize("kind", KINDS, ids=[kind.code for kind in KINDS])


def test_the_table_lists_the_kinds_that_a_deal_may_hold() -> None:
    """A shape that is not in both would be read and never judged, or judged and never read."""
    assert set(get_args(AnyClause)) == {kind.shape for kind in KINDS}
    assert len(KINDS) == len({kind.code for kind in KINDS})


def test_tags_and_fields_of_kinds_stay_as_the_logs_have_them() -> None:
    """A log of any version is read by them; a new kind only adds."""
    now = {kind.code: kind.shape.__struct_fields__ for kind in KINDS}

    assert {code: now[code] for code in WIRE} == WIRE


@pytest.mark.parametrize("part", [field.name for field in fields(Kind)])
def test_a_kind_that_lacks_a_part_can_not_be_made(part: str) -> None:
    """At import, with the name of what is missing."""
    whole = {field.name: getattr(KINDS[0], field.name) for field in fields(Kind) if field.name != part}
    make: Any = Kind

    with pytest.raises(TypeError, match=part):
        make(**whole)


def test_stewards_weigh_every_kind() -> None:
    """A deal with a kind they did not know would stop them."""
    assert {kind.shape for kind in KINDS} == set(WORTH)


@every_kind
def test_what_a_kind_binds_is_what_its_clauses_come_to(kind: Kind[Any]) -> None:
    """A phase is named where an act is promised, and a ballot is owed where one is bound (HO-R24)."""
    for clause in several(kind.shape):
        came_to = kind.terms(clause)
        assert (kind.binds != "at_once") == (came_to.ahead is not None)
        assert (kind.binds == "ballot") == (came_to.ballot is not None)
        assert ("ahead" in kind.shape.__struct_fields__) == (came_to.ahead is not None)


@every_kind
def test_what_the_form_of_a_kind_asks_for_makes_its_clause(kind: Kind[Any]) -> None:
    """Every field of the shape and no other, or what is filled in would be no clause."""
    bounds = Bounds(5, 5, (0,), (0, 1, 2), (0, 1, 2, 3, 4))

    assert {field.name for field in kind.form(bounds)} == set(kind.shape.__struct_fields__)


@every_kind
def test_every_kind_can_be_judged(kind: Kind[Any]) -> None:
    """By what little has been seen, and by what a whole phase brought; an act is not open after it."""
    phase = Seen("given", ("open",) * 30, ("yes", 3), True, ("story",), True, "yes", 0, True, (0, 1))
    for clause in (kind.tidied(one) for one in several(kind.shape)):
        kind.refusal(clause, Limits((0, 1, 2, 3, 4), links=False))
        ends = {kind.verdict(clause, seen) for seen in (phase, Seen(others=("open",) * 30))}
        assert kind.binds == "at_once" or ends <= {"kept", "void"}


def test_nobody_else_asks_which_kind_a_clause_is() -> None:
    """A match or an isinstance by kind elsewhere would have to be found and changed for a new one."""
    assert [] == sorted(asking())


def asking(root: Path = ROOT) -> Iterator[str]:
    """Where the engine tells kinds apart outside their own files: path, line, and the kind's name."""
    names = {kind.shape.__name__ for kind in KINDS}
    for path in sorted(root.glob("engine/**/*.py")):
        place = path.relative_to(root).as_posix()
        text = path.read_text("utf-8")
        if not place.startswith(OWN) and "houses.clauses" in text:
            yield from (f"{place}:{line} {name}" for line, name in told_apart(ast.parse(text), names))


def told_apart(module: ast.Module, names: set[str]) -> Iterator[tuple[int, str]]:
    """Lines that ask whether something is of one of these classes."""
    for node in ast.walk(module):
        match node:
            case ast.Call(ast.Name("isinstance" | "issubclass"), [_, asked]):
                classes: list[ast.expr] = [asked]
            case ast.MatchClass(asked):
                classes = [asked]
            case ast.Compare(ast.Call(ast.Name("type")), _, comparators):
                classes = comparators
            case _:
                continue
        found = (one.id for top in classes for one in ast.walk(top) if isinstance(one, ast.Name))
        yield from ((node.lineno, name) for name in found if name in names)
