"""A begun move walked one question at a time: where a path has led, what may be answered, the path after it.

Each answer is one of a finite list, but for words; a path is the numbers of the answers in those lists, each
turned round by a number drawn from the match's secret, so that a path read without it tells nothing. What may
be answered is asked of the game anew at every step (engine.kernel.moves), so a path holds no value.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.moves import Amount, Field, PartialMove, Pick, Several, SubForms, Value, Words
from engine.kernel.refused import Slot

Ask = Callable[[PartialMove | None], tuple[Any, ...]]
Turned = Callable[[str], int]
"""A number for a path, from the match's secret."""

DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
WORDS_MARK: Final = "~"
WORDS_SIGNS: Final = 8
"""Letters and digits of the mark of words."""


class Enough(Struct, frozen=True):
    """The answer that ends a row of values or parts."""


ENOUGH: Final = Enough()
Answer = Slot | PartialMove | Enough


class Node(Struct, frozen=True):
    """A question: of `begun` its first open field, or of `form`, a part that is being filled in.

    `picked` are the values of a `Several` so far, `parts` the finished parts of a `SubForms`.
    """

    begun: PartialMove
    picked: tuple[Slot, ...] = ()
    parts: tuple[PartialMove, ...] = ()
    form: PartialMove | None = None

    @property
    def field(self) -> Field:
        """What is asked."""
        return (self.form or self.begun).fields[0]


class Whole(Struct, frozen=True):
    """The move is whole."""

    action: Any


class Dead(Struct, frozen=True):
    """This answer leads to no move; `tried` is the begun move with it."""

    tried: PartialMove


Step = Node | Whole | Dead


class Walked(Struct, frozen=True):
    """Where a path has led, and so much of the path as could be read.

    `narrowed` are the fields on its way that only narrowed what followed: of the move they are no part.
    """

    step: Step
    path: str
    narrowed: tuple[str, ...] = ()


def answers(node: Node) -> tuple[Answer, ...]:
    """What may be answered, in order; nothing where words are asked for."""
    match node.field:
        case Pick(_, among):
            return among
        case Amount(_, least, most):
            return tuple(range(least, most + 1))
        case Several() as field:
            return (*_values_left(field, node.picked), *((ENOUGH,) * (len(node.picked) >= field.least)))
        case SubForms() as field:
            return (*field.forms, *((ENOUGH,) * (len(node.parts) >= field.least)))
        case Words():
            return ()


def walk(root: PartialMove, path: str, ask: Ask, turned: Turned, said: Mapping[str, str]) -> Walked:
    """Read a path from its beginning. What can't be read, or whose words are lost, is asked again."""
    step, spot, narrowed = _skip_settled(Node(root), ask), 0, []
    while isinstance(step, Node) and spot < len(path):
        found = _read(step, path, spot, turned, said)
        if found is None:
            break
        answer, spot = found
        if isinstance(step.field, Pick) and step.field.helper:
            narrowed.append(step.field.name)
        step = answer_step(step, answer, ask)
    return Walked(step, path[:spot], tuple(narrowed))


def answer_step(node: Node, answer: Answer, ask: Ask) -> Step:
    """The question after this answer; the answer to words is the words."""
    match node.field:
        case Several():
            if isinstance(answer, Enough):
                return _with_value(node, node.picked, ask)
            assert isinstance(answer, str | int)
            return _skip_settled(replace(node, picked=(*node.picked, answer)), ask)
        case SubForms():
            if isinstance(answer, Enough):
                return _with_value(node, node.parts, ask)
            assert isinstance(answer, PartialMove)
            return _skip_settled(replace(node, form=answer), ask)
    assert isinstance(answer, str | int)
    return _with_value(node, answer, ask)


def longer(node: Node, path: str, answer: Answer, turned: Turned) -> str:
    """The path with this answer, one of those that may be given."""
    among = answers(node)
    number = (among.index(answer) + turned(path)) % len(among)
    return path + _padded_number(number, _width(len(among)))


def with_words(path: str, mark: str) -> str:
    """The path with words, by their mark."""
    return f"{path}{WORDS_MARK}{mark}"


def _read(
    node: Node, path: str, spot: int, turned: Turned, said: Mapping[str, str]
) -> tuple[Answer, int] | None:
    """The answer that stands here and where the next one begins; None for one that is none."""
    among = answers(node)
    if path[spot] == WORDS_MARK or not among:
        mark = path[spot + 1 : spot + 1 + WORDS_SIGNS]
        words = said.get(mark)
        return None if words is None or among else (words, spot + 1 + WORDS_SIGNS)
    width = _width(len(among))
    digits = path[spot : spot + width]
    if len(digits) < width or not set(digits) <= set(DIGITS) or int(digits, 36) >= len(among):
        return None
    return among[(int(digits, 36) - turned(path[:spot])) % len(among)], spot + width


def _with_value(node: Node, value: Value, ask: Ask) -> Step:
    """The field has its value: the next field of the part, or the game's next question."""
    if node.form is not None:
        form, name = node.form, node.field.name
        more = PartialMove(form.move, (*form.given, (name, value)), form.fields[1:])
        return _skip_settled(replace(node, form=more, picked=()), ask)
    begun = PartialMove(node.begun.move, (*node.begun.given, (node.begun.fields[0].name, value)))
    ahead = ask(begun)
    if not ahead:
        return Dead(begun)
    return _skip_settled(Node(ahead[0]), ask) if isinstance(ahead[0], PartialMove) else Whole(ahead[0])


def _skip_settled(node: Node, ask: Ask) -> Step:
    """Past every question that has one answer alone: a row that is full, a part without open fields."""
    if node.form is not None and not node.form.fields:
        done = replace(node, parts=(*node.parts, node.form), form=None)
        return _skip_settled(done, ask)
    if not node.begun.fields:
        return Dead(node.begun)
    match node.field:
        case Several() as field if len(node.picked) >= field.most or not _values_left(field, node.picked):
            return _with_value(node, node.picked, ask)
        case SubForms() as field if len(node.parts) >= field.most:
            return _with_value(node, node.parts, ask)
    return node


def _values_left(field: Several, picked: tuple[Slot, ...]) -> tuple[Slot, ...]:
    """What can still be chosen; where the order says nothing, values come in the order they are listed in.

    Of those a value is left out after which too few would follow.
    """
    if field.ordered:
        return tuple(one for one in field.among if one not in picked)
    rest = field.among[field.among.index(picked[-1]) + 1 :] if picked else field.among
    return rest[: len(rest) - max(0, field.least - len(picked) - 1)]


def _width(count: int) -> int:
    """How many digits every number below `count` has here."""
    width = 1
    while len(DIGITS) ** width < count:
        width += 1
    return width


def _padded_number(number: int, width: int) -> str:
    digits = ""
    for _ in range(width):
        number, digit = divmod(number, len(DIGITS))
        digits = DIGITS[digit] + digits
    return digits
