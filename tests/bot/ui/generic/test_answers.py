"""Questions that need no thought are asked with the one that follows; their paths stay as they were."""

from typing import Any

from bot.ui.generic import wizard
from bot.ui.generic.wizard import TOGETHER, together, ways
from engine.kernel.moves import PartialMove, Pick

LANDS = {"north": ("a", "b"), "south": ("c",)}


def turned(path: str) -> int:
    """A number for each path."""
    return sum(map(ord, path)) + 3


def ask(begun: PartialMove | None) -> tuple[Any, ...]:
    """A token of which there is one, a territory that only narrows, a province, a way of two."""
    assert begun is not None
    given = dict(begun.given)
    fields = {
        "token": Pick("token", ("army",)),
        "territory": Pick("territory", tuple(LANDS), helper=True),
        "province": Pick("province", LANDS.get(str(given.get("territory")), ())),
        "way": Pick("way", ("sea", "land")),
    }
    left = next((fields[name] for name in fields if name not in given), None)
    return (PartialMove(begun.move, begun.given, (left,)),) if left else (begun.given,)


ROOT = PartialMove("place", (), (Pick("token", ("army",)),))


def node(path: str = "") -> wizard.Node:
    """Where a path leads."""
    step = wizard.walk(ROOT, path, ask, turned, {}).step
    assert isinstance(step, wizard.Node)
    return step


def test_past_one_answer_and_what_only_narrows_all_provinces_are_asked_at_once() -> None:
    """The token and the territory need no press of their own."""
    found = ways(node(), "", ask, turned)

    assert ["a", "b", "c"] == [one.answer for one in found]
    assert {"province"} == {one.node.field.name for one in found}


def test_a_way_leads_where_the_questions_one_by_one_lead() -> None:
    """Its path is theirs, so that a button of before goes on."""
    for one in ways(node(), "", ask, turned):
        walked = wizard.walk(ROOT, one.path(turned), ask, turned, {})
        assert isinstance(walked.step, wizard.Node)
        given = dict(walked.step.begun.given)

        assert (one.answer, "way") == (given["province"], walked.step.field.name)
        assert given["province"] in LANDS[str(given["territory"])]
        assert ("territory",) == walked.narrowed


def test_the_move_so_far_holds_what_all_answers_share_and_not_what_narrowed_them() -> None:
    """The one token is said; a territory would be that of the first province alone."""
    begun = together(ways(node(), "", ask, turned))

    assert (("token", "army"),) == begun.given
    assert (Pick("province", ("a", "b", "c")),) == begun.fields


def test_a_question_with_more_answers_is_asked_alone() -> None:
    """Nothing is passed that somebody has to decide."""
    path = ways(node(), "", ask, turned)[0].path(turned)

    assert ["sea", "land"] == [one.answer for one in ways(node(path), path, ask, turned)]


def test_more_answers_than_a_page_has_room_for_are_narrowed_first() -> None:
    """Then the territory is a question again."""

    def many(begun: PartialMove | None) -> tuple[Any, ...]:
        assert begun is not None
        among = tuple(range(TOGETHER // 2 + 1))
        return (PartialMove(begun.move, begun.given, (Pick("province", among),)),)

    root = wizard.Node(PartialMove("place", (), (Pick("territory", ("north", "south"), helper=True),)))

    assert ["north", "south"] == [one.answer for one in ways(root, "", many, turned)]
