"""The questions of a begun move, one at a time: where a path of answers leads, and what may be answered.

A move like "build a road from here to there, paid with these" is more than a button can say. The game offers
it begun (`PartialMove`), with open fields, and this model asks for them one by one:

    path ""   ─ a province? ─►   path "4kd"   ─ paid with? ─►   path "4kdx0p"   ─ whole: make it

A *node* is a question: the first open field of the begun move, or of a part of it that is being filled in.
It has a finite list of answers, unless words are asked for. A *path* is the numbers of the answers so far in
these lists, each turned round by a number drawn from the match's secret, so that a path read without it
tells nothing. What may be answered is asked of the game anew at every step (engine.kernel.moves), so a path
holds no value: it is short enough for a custom id, and today's rules decide where it leads. A list may have
changed since a button was drawn, so behind each number stands a check of the answer: where the number means
another answer by now the path ends, and an old button never does what its label does not say.

Some questions need no thought: one with a single answer, and one that only narrows what follows (a territory,
before a province). They get no page. `ways` gives what may be answered after them, under paths that are those
of the questions asked one by one, so that an old button leads where it led.

Nothing here knows Discord or words: `wizard_view.py` draws a question, `wizard_handlers.py` answers presses.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.moves import Amount, Field, PartialMove, Pick, Several, SubForms, Value, Words
from engine.kernel.refused import Slot

Ask = Callable[[PartialMove | None], tuple[Any, ...]]
"""What the game offers a seat, or how it goes on with a begun move: whole moves and begun ones."""

Turned = Callable[[str], int]
"""A number for a path, from the match's secret."""

DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
CHECK_SIGNS: Final = 2
"""Digits of the check behind each number: of some 1,300 other answers one has the same."""

WORDS_MARK: Final = "~"
"""In a path before the mark of words, which are kept in memory: an id has no room for them."""

WORDS_SIGNS: Final = 8
"""Letters and digits of the mark of words."""

TOGETHER: Final = 100
"""So many answers of the questions that follow stand together at most: four menus of 25."""


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
        """The field that is asked for."""
        return (self.form or self.begun).fields[0]


class Whole(Struct, frozen=True):
    """Nothing is left to ask: the move is whole."""

    action: Any


class Dead(Struct, frozen=True):
    """The last answer leads to no move; `tried` is the begun move with it."""

    tried: PartialMove


Step = Node | Whole | Dead


class Walked(Struct, frozen=True):
    """Where a path has led, and so much of the path as could be read.

    `narrowed` are the fields on its way that only narrowed what followed: of the move they are no part.
    """

    step: Step
    path: str
    narrowed: tuple[str, ...] = ()


class Way(Struct, frozen=True):
    """An answer that may be given now, and the question it answers with the path up to there."""

    node: Node
    answer: Answer
    before: str

    def path(self, turned: Turned) -> str:
        """The path with this answer."""
        return longer(self.node, self.before, self.answer, turned)


# Reading a path.


def walk(root: PartialMove, path: str, ask: Ask, turned: Turned, said: Mapping[str, str]) -> Walked:
    """Follow a path from its beginning; `said` are the words that are kept, by their marks.

    It ends before the first answer that can't be read or whose words are lost: that is asked again.
    """
    step, spot, narrowed = _skip_settled(Node(root), ask), 0, []
    while isinstance(step, Node) and spot < len(path):
        found = _read_answer(step, path, spot, turned, said)
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


def _read_answer(
    node: Node, path: str, spot: int, turned: Turned, said: Mapping[str, str]
) -> tuple[Answer, int] | None:
    """The answer that stands here and where the next one begins; None for one that is none."""
    among = answers(node)
    if path[spot] == WORDS_MARK or not among:
        mark = path[spot + 1 : spot + 1 + WORDS_SIGNS]
        words = said.get(mark)
        return None if words is None or among else (words, spot + 1 + WORDS_SIGNS)
    before, middle = path[:spot], spot + _width(len(among))
    digits, end = path[spot:middle], middle + CHECK_SIGNS
    if len(path) < end or not set(digits) <= set(DIGITS) or int(digits, 36) >= len(among):
        return None
    answer = among[(int(digits, 36) - turned(before)) % len(among)]
    return (answer, end) if path[middle:end] == _check(before, answer, turned) else None


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
    """Past all that has no answer left to choose: a row or list of parts that is full, a whole part."""
    if node.form is not None and not node.form.fields:
        return _skip_settled(replace(node, parts=(*node.parts, node.form), form=None), ask)
    if not node.begun.fields:
        return Dead(node.begun)
    match node.field:
        case Several() as field if len(node.picked) >= field.most or not _values_left(field, node.picked):
            return _with_value(node, node.picked, ask)
        case SubForms() as field if len(node.parts) >= field.most:
            return _with_value(node, node.parts, ask)
    return node


# What may be answered, and the path after it.


def answers(node: Node) -> tuple[Answer, ...]:
    """The possible answers, in the order in which a path counts them; none where words are asked for."""
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


def _values_left(field: Several, picked: tuple[Slot, ...]) -> tuple[Slot, ...]:
    """The values that can still be chosen; where the order says nothing they come as they are listed.

    Of those a value is left out after which too few would follow.
    """
    if field.ordered:
        return tuple(one for one in field.among if one not in picked)
    rest = field.among[field.among.index(picked[-1]) + 1 :] if picked else field.among
    return rest[: len(rest) - max(0, field.least - len(picked) - 1)]


def longer(node: Node, path: str, answer: Answer, turned: Turned) -> str:
    """The path with this answer, one of those that may be given."""
    among = answers(node)
    number = (among.index(answer) + turned(path)) % len(among)
    return path + _in_digits(number, _width(len(among))) + _check(path, answer, turned)


def _check(path: str, answer: Answer, turned: Turned) -> str:
    """The check of this answer after this path."""
    # Of a part that is begun not its bounds, which may grow while its page is open.
    said = (answer.move, answer.given) if isinstance(answer, PartialMove) else answer
    # No path has a space, so what is signed here is never a path.
    return _in_digits(turned(f"{path} {said!r}") % len(DIGITS) ** CHECK_SIGNS, CHECK_SIGNS)


def _in_digits(number: int, width: int) -> str:
    """The number in so many digits."""
    digits = ""
    for _ in range(width):
        number, digit = divmod(number, len(DIGITS))
        digits = DIGITS[digit] + digits
    return digits


def with_words(path: str, mark: str) -> str:
    """The path with words, by the mark under which they are kept."""
    return f"{path}{WORDS_MARK}{mark}"


def _width(count: int) -> int:
    """How many digits of a path every number below `count` has."""
    width = 1
    while len(DIGITS) ** width < count:
        width += 1
    return width


# Questions that need no thought.


def ways(node: Node, path: str, ask: Ask, turned: Turned) -> tuple[Way, ...]:
    """Every answer that may be given after this path; where it needs no thought those of what follows."""
    near, asked = tuple(Way(node, one, path) for one in answers(node)), node.field
    if node.form is not None or not isinstance(asked, Pick) or not (asked.helper or len(near) == 1):
        return near
    picks: list[tuple[Node, str]] = []
    for way in near:
        ahead = answer_step(node, way.answer, ask)
        # Only lists can stand together: what asks for a number, words or a row, or ends the move, has its
        # own page.
        if not isinstance(ahead, Node) or ahead.form is not None or not isinstance(ahead.field, Pick):
            return near
        picks.append((ahead, way.path(turned)))
    if len(picks) == 1:
        return ways(*picks[0], ask, turned)
    found = tuple(Way(ahead, one, after) for ahead, after in picks for one in answers(ahead))
    return found if len(found) <= TOGETHER else near


def whole_ways(node: Node, path: str, ask: Ask, turned: Turned) -> Iterator[tuple[Any, str]]:
    """Every whole move to which answers lead from here, with its path; lists alone are followed."""
    if not isinstance(node.field, Pick):
        return
    for answer in answers(node):
        ahead, after = answer_step(node, answer, ask), longer(node, path, answer, turned)
        if isinstance(ahead, Whole):
            yield ahead.action, after
        elif isinstance(ahead, Node):
            yield from whole_ways(ahead, after, ask, turned)


def answers_ahead(node: Node, path: str, name: str, ask: Ask, turned: Turned) -> Iterator[tuple[Slot, str]]:
    """Every answer to the question of this name, with its path; lists alone are followed."""
    if not isinstance(node.field, Pick):
        return
    for answer in answers(node):
        after = longer(node, path, answer, turned)
        if node.field.name == name:
            assert isinstance(answer, str | int)
            yield answer, after
        elif isinstance(ahead := answer_step(node, answer, ask), Node):
            yield from answers_ahead(ahead, after, name, ask, turned)


def together(among: tuple[Way, ...]) -> PartialMove:
    """The begun move with the one question that all of these answer; it is without what only narrowed."""
    node = among[0].node
    alike = [one for one in node.begun.given if all(one in way.node.begun.given for way in among)]
    values: Any = tuple(way.answer for way in among)
    asked = Pick(node.field.name, values)
    return PartialMove(node.begun.move, tuple(alike), (asked,))
