"""What may be answered after a path: of a question that needs no thought, what the next one takes.

Such is one that only narrows (a territory, before a province), and one that has a single answer. The paths
are those of the questions asked one by one, so that an old button leads where it led.
"""

from typing import Final, TypeGuard

from msgspec import Struct

from bot.ui.generic.steps import Answer, Ask, Node, Step, Turned, answer_step, answers, longer
from engine.kernel.moves import PartialMove, Pick

TOGETHER: Final = 100
"""So many answers of the questions that follow stand together at most."""


class Way(Struct, frozen=True):
    """An answer that may be given now, and the question it answers with the path up to there."""

    node: Node
    answer: Answer
    before: str

    def path(self, turned: Turned) -> str:
        """The path after it."""
        return longer(self.node, self.before, self.answer, turned)


def ways(node: Node, path: str, ask: Ask, turned: Turned) -> tuple[Way, ...]:
    """Every answer that may be given after this path."""
    near = _near(node, path)
    if not _is_passed_over(node):
        return near
    ahead = [(answer_step(node, way.answer, ask), way.path(turned)) for way in near]
    picks = [(step, after) for step, after in ahead if _picks(step)]
    if len(picks) < len(near):
        return near
    if len(near) == 1:
        return ways(*picks[0], ask, turned)
    found = tuple(way for step, after in picks for way in _near(step, after))
    return found if len(found) <= TOGETHER else near


def together(among: tuple[Way, ...]) -> PartialMove:
    """The begun move with the one question that all of these answer; it is without what only narrowed."""
    node = among[0].node
    alike = [one for one in node.begun.given if all(one in way.node.begun.given for way in among)]
    values = tuple(way.answer for way in among)
    return PartialMove(node.begun.move, tuple(alike), (Pick(node.field.name, values),))  # type: ignore[arg-type]


def _near(node: Node, path: str) -> tuple[Way, ...]:
    return tuple(Way(node, one, path) for one in answers(node))


def _is_passed_over(node: Node) -> bool:
    asked = node.field
    return node.form is None and isinstance(asked, Pick) and (asked.helper or len(asked.among) == 1)


def _picks(step: Step) -> TypeGuard[Node]:
    """Whether this asks for one of a list."""
    return isinstance(step, Node) and step.form is None and isinstance(step.field, Pick)
