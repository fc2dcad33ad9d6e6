"""A begun move is walked one question at a time; its path says all of it and nothing to a stranger."""

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.controls import ids
from bot.ui.generic import wizard
from engine.kernel.moves import Amount, PartialMove, Pick, Several, SubForms, Words

FORMS = (PartialMove("pay", (), (Amount("coins", 1, 40),)), PartialMove("swear"))
FIELDS = (
    Pick("place", tuple(range(170)), helper=True),
    Several("order", ("a", "b", "c", "d"), 2, 3, ordered=True),
    Several("among", ("a", "b", "c"), 1, 2),
    Amount("power", 0, 30),
    SubForms("terms", FORMS, 2, 1),
    Words("oath", 0, 20),
)
ROOT = PartialMove("build", (), FIELDS[:1])
MARK = "abcdefgh"
SHARES = tuple(
    tuple(rest) for count in range(2, 5) for rest in combinations(("ada", "bert", "cleo", "dora"), count)
)
"""Lists of two to four of the same answers."""


def ask(begun: PartialMove | None) -> tuple[Any, ...]:
    """The next question of the move, or the move itself: its begun form with everything given."""
    assert begun is not None
    asked = FIELDS[len(begun.given) : len(begun.given) + 1]
    return (PartialMove(begun.move, begun.given, asked),) if asked else (begun.given,)


def turned(key: bytes) -> Callable[[str], int]:
    """A number for each path, from a secret."""
    return lambda path: int(ids.handle(key, "seat", path), 16)


def walked(draw: Callable[[int], int], key: bytes = b"key") -> tuple[str, Any]:
    """A whole move by drawn answers, and its path."""
    path, said = "", {MARK: "by the river"}
    for _ in range(40):
        step = wizard.walk(ROOT, path, ask, turned(key), said).step
        if not isinstance(step, wizard.Node):
            return path, step
        answers = wizard.answers(step)
        if not answers:
            path = wizard.with_words(path, MARK)
            continue
        path = wizard.longer(step, path, answers[draw(len(answers))], turned(key))
    raise AssertionError(path)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_every_answer_leads_on_to_a_whole_move(data: st.DataObject) -> None:
    """Picks, rows, amounts, parts and words: each within its bounds, in the order they were given."""
    path, step = walked(lambda count: data.draw(st.integers(0, count - 1)))
    assert isinstance(step, wizard.Whole)
    given_ = dict(step.action)

    assert 2 <= len(given_["order"]) <= 3
    assert len(set(given_["order"])) == len(given_["order"])
    assert list(given_["among"]) == sorted(given_["among"])
    assert 1 <= len(given_["among"]) <= 2
    assert 1 <= len(given_["terms"]) <= 2
    assert all(not part.fields for part in given_["terms"])
    assert given_["oath"] == "by the river"
    assert len(path) <= ids.PATH_MOST


def test_the_same_answers_read_otherwise_in_another_match() -> None:
    """Who has not the match's secret reads nothing in a path."""
    one, other = (walked(lambda count: 0, key)[0] for key in (b"one", b"other"))

    assert one != other
    assert (
        wizard.walk(ROOT, one, ask, turned(b"one"), {MARK: "x"}).step
        != wizard.walk(ROOT, one, ask, turned(b"other"), {MARK: "x"}).step
    )


def test_a_path_that_makes_no_sense_is_asked_again_where_it_ends() -> None:
    """What is typed into an id, or cut, never becomes a move."""
    path, _ = walked(lambda count: 0)
    for wrong in ("zz" + path, path[:3] + "~" + path[3:], "~" * 9, path[:1]):
        found = wizard.walk(ROOT, wrong, ask, turned(b"key"), {MARK: "x"})

        assert wrong.startswith(found.path)


@pytest.mark.parametrize("before", SHARES)
@pytest.mark.parametrize("now", SHARES)
def test_a_number_in_a_list_that_has_changed_never_says_another_answer(
    before: tuple[str, ...], now: tuple[str, ...]
) -> None:
    """A button drawn before stands for its own answer, or the question is asked again."""
    for answer in before:
        path = wizard.longer(wizard.Node(one_of(before)), "", answer, turned(b"key"))
        found = wizard.walk(one_of(now), path, one_of_ahead, turned(b"key"), {}).step
        allowed = (wizard.Node(one_of(now)), *([wizard.Whole(answer)] if answer in now else []))

        assert found in allowed


def one_of(among: tuple[str, ...]) -> PartialMove:
    """A begun move that asks for one of these."""
    return PartialMove("capture", (), (Pick("whose", among),))


def one_of_ahead(begun: PartialMove | None) -> tuple[Any, ...]:
    """The one answer is the whole move."""
    assert begun is not None
    return (begun.given[0][1],)


def test_lost_words_are_asked_for_again() -> None:
    """A restart forgets them; the answers before stand in the path."""
    path, _ = walked(lambda count: 0)
    found = wizard.walk(ROOT, path, ask, turned(b"key"), {})

    assert isinstance(found.step, wizard.Node)
    assert isinstance(found.step.field, Words)
    assert path == wizard.with_words(found.path, MARK)


def test_an_answer_that_the_game_has_no_move_for_is_told_apart() -> None:
    """A dead end keeps what was tried, for the refusal."""
    begun = PartialMove("build", (), (Pick("place", (1, 2)),))
    node = wizard.walk(begun, "", lambda _: (), turned(b"key"), {}).step
    assert isinstance(node, wizard.Node)

    assert wizard.Dead(PartialMove("build", (("place", 2),))) == wizard.answer_step(node, 2, lambda _: ())


@pytest.mark.parametrize("make", [ids.StepButtonId, ids.StepFormId])
def test_ids_fit_discord(make: Any) -> None:
    """A hundred characters, with the longest match and path."""
    assert len(make(10**18, "0" * 10, path="a" * ids.PATH_MOST).pack()) <= 100
    assert len(ids.StepMenuId(10**18, "0" * 10, "s", 99, "a" * ids.PATH_MOST).pack()) <= 100
