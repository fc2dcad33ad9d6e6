"""One question of a begun move as a page or form: what is given so far, what is asked, and its answers.

A page has the move and its answers so far, the question, hints of the game (`SideNotes`), perhaps a picture,
and the answers: a few as buttons, more in menus, more than four menus on several pages. Numbers of a wide
range and words are typed into a form. Every control carries the path that it leads to (see `wizard.py`).
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from string import ascii_lowercase
from typing import Any, Final

from msgspec import Struct

from bot.controls import ids
from bot.pictures.facts import words_button
from bot.render.bidi import can_fit, cut_to_fit
from bot.render.limits import BUTTON_LABEL, MODAL_TITLE, OPTION_DESCRIPTION, OPTION_LABEL, OPTIONS
from bot.render.paging import even_parts
from bot.render.panel import Block, Button, Choice, Form, Option, Panel, Sketch, Style, Text, rows
from bot.render.reader_scene import ReaderScene
from bot.ui.form_values import form_field
from bot.ui.generic import wording
from bot.ui.generic.offers import Choices
from bot.ui.generic.pages import ACCENT, back, title
from bot.ui.generic.wizard import (
    ENOUGH,
    Answer,
    Ask,
    Enough,
    Node,
    Turned,
    Walked,
    Way,
    Whole,
    answers_ahead,
    longer,
    together,
    walk,
    ways,
    whole_ways,
)
from bot.ui.seat_controls import SeatControls
from engine.kernel.moves import Amount, PartialMove, Pick, Several, Words

FEW: Final = 5
"""So many answers are buttons, which fit one row; more stand in menus."""

MENUS: Final = 4
"""So many menus stand on one page: a message has five rows, and the last is for buttons."""

WIDE: Final = 2 * MENUS * OPTIONS
"""From so many numbers on one is typed, not chosen: they would fill more than two pages."""

BRACKETS: Final = re.compile(r" \(.*\)")

Named = Callable[[str, Any], str]
"""A value of a field in words."""

Value = Callable[[ReaderScene, str, Any], str]
"""A value of a field in a game's own words, "" where the shared words serve."""


class SideNotes(Struct, frozen=True):
    """What a game says beside a question of a begun move, so that nobody has to know the rules by heart.

    `lines` stand above the answers, `notes` are a few words behind an answer: those that have any come first,
    in the order of the notes. `last` are the answers that
    nobody in their senses looks for: they come after all others, in a menu of their own where there are
    menus. `heads` is what stands over the menu of the others and over theirs. `may_end` is false where the
    row has nothing in it and the move would be wasted: then there is no button that ends it. At most `few`
    answers are buttons, where a picture beside them needs the room.
    """

    lines: tuple[str, ...] = ()
    notes: Mapping[Any, str] = {}
    last: frozenset[Any] = frozenset()
    heads: tuple[str, str] = ("", "")
    may_end: bool = True
    few: int = FEW


NOTHING: Final = SideNotes()

Asides = Callable[[ReaderScene, Any], SideNotes]
"""Of a begun move, whose one field is what is asked, or of a whole one before it is made."""


class Trail(Struct, frozen=True):
    """A begun move on its way, for a page of a game's own: how far it is, and the ids that lead on.

    `step` is the question after `path`, or the whole move. `written` are the moves of the standing orders to
    which this one is added; None where it is made.
    """

    controls: SeatControls
    root: PartialMove
    path: str
    step: Node | Whole
    written: tuple[Any, ...] | None = None

    def whole_moves(self, root: PartialMove, path: str) -> tuple[tuple[Any, str], ...]:
        """Every whole move after this path of one of the seat's begun moves, each with its own path."""
        step, ask, turned = self._step_after(root, path)
        return tuple(whole_ways(step, path, ask, turned)) if isinstance(step, Node) else ()

    def answers_ahead(self, root: PartialMove, path: str, name: str) -> tuple[tuple[Any, str], ...]:
        """Every answer to the question of this name after this path, each with its own path."""
        step, ask, turned = self._step_after(root, path)
        return tuple(answers_ahead(step, path, name, ask, turned)) if isinstance(step, Node) else ()

    def _step_after(self, root: PartialMove, path: str) -> tuple[Any, Ask, Turned]:
        """The step to which this path leads today, what asks the rules, and the pages of lists on the way."""
        ask, turned = self.controls.look.ask, path_numbers(self.controls, self.controls.handle(root))
        return walk(root, path, ask, turned, {}).step, ask, turned

    def button_id(self, root: PartialMove, path: str, page: int = 0) -> str:
        """The id of a button that leads to this path, or to a page of it from 1."""
        return ids.StepButtonId(self.controls.match, self.controls.handle(root), page, path).pack()

    def menu_id(self, root: PartialMove, path: str, number: int) -> str:
        """The id of a menu whose values are what paths have after this one."""
        handle = self.controls.handle(root)
        return ids.StepMenuId(self.controls.match, handle, ids.ONE, number, path).pack()

    def move_button_id(self, move: Any) -> str:
        """The id of a button that makes this whole move, and no other whatever a path would lead to by then.

        The game names the move among those it suggests (`Plugin.suggested_moves`).
        """
        return ids.StepButtonId(self.controls.match, self.controls.handle(move), ids.SURE).pack()

    def move_menu_id(self, move: Any, number: int) -> str:
        """The id of a menu of such moves, all of this one's kind; its values are their handles."""
        topic = ascii_lowercase[number]
        return ids.MoveMenuId(self.controls.match, self.controls.wait(move), topic).pack()


WayPage = Callable[[ReaderScene, Trail, int], Panel | None]
"""A page of a game's own, by its number from 0, for a begun move wherever it is on its way; or None."""


class Question:
    """What may be answered after a walk, with what its controls are made from.

    `named` says values, `sketch` is a picture beside the question, `aside` what is said there; a game may
    have its own of each. So many answers as `few` are buttons, if they fit; `packed` makes a path fit an id.
    """

    def __init__(
        self,
        scene: ReaderScene,
        handle: str,
        root: PartialMove,
        walked: Walked,
        turned: Turned,
        ask: Ask,
    ) -> None:
        assert isinstance(walked.step, Node)
        self.scene, self.handle, self.root, self._narrowed = scene, handle, root, walked.narrowed
        self.path, self._turned = walked.path, turned
        self.packed: Callable[[str], str] = str
        self._ways = ways(walked.step, walked.path, ask, turned)
        self.node = self._ways[0].node if self._ways else walked.step
        self.named: Named = partial(wording.value, scene)
        self.sketch: Sketch | None = None
        self.aside, self.few = NOTHING, FEW

    @property
    def open_move(self) -> PartialMove:
        """The move so far with what is asked of it, whatever narrowed it."""
        is_list = self.node.form is None and isinstance(self.node.field, Pick)
        return together(self._ways) if is_list else self.node.begun

    @property
    def is_typed(self) -> bool:
        """Whether the answer is typed: words, or one of many numbers."""
        asked = self.node.field
        return isinstance(asked, Words) or (isinstance(asked, Amount) and asked.most - asked.least >= WIDE)

    def panel(self, page: int = 0) -> Panel:
        """The question; where it has too many answers for a message, a page of them."""
        name = self.node.field.name
        own = wording.text_with_slots(self.scene, f"field-{name.rpartition('.')[2]}", "question", {})
        question = f"**{own or wording.field(self.scene, name)}**"
        text = Text("\n".join((title(self.scene), *self._given_lines(), question, *self.aside.lines)))
        answers = tuple(self.answers(page, back(self.scene)))
        drawn: tuple[Block | Sketch, ...] = ()
        if self.sketch is not None:
            drawn = (text, self.sketch, *self.answers(page, back(self.scene), words_button(self.scene)))
        return Panel(ACCENT, (text, *answers), self.scene.messages.language, drawn)

    def form(self) -> Form:
        """The form of a typed answer."""
        custom_id = ids.StepFormId(self.scene.match, self.handle, self.packed(self.path)).pack()
        name = cut_to_fit(wording.move(self.scene, self.root), MODAL_TITLE)
        return Form(custom_id, name, (form_field(self.scene, self.node.field),), self.scene.messages.language)

    def _given_lines(self) -> Iterator[str]:
        """The move, and each answer given to it; what only narrowed the next question is none."""
        scene, node = self.scene, self.node
        yield wording.move(scene, self.root)
        for name, value in self.open_move.given:
            if (name, value) not in self.root.given and name not in self._narrowed:
                yield f"- {wording.field(scene, name)}: {self.named(name, value)}"
        outer = node.begun.fields[0].name
        for part in (*node.parts, *((node.form,) if node.form else ())):
            yield f"- {wording.field(scene, outer)}: {wording.part(scene, part)}"
        if node.picked:
            name = node.field.name
            picked = scene.messages.join_list([self.named(name, value) for value in node.picked])
            yield f"- {wording.field(scene, name)}: {picked}"

    def answers(self, page: int, *more: Button) -> Iterator[Block]:
        """The controls of a page of answers, these buttons after them."""
        say, node, asked = self.scene.messages.say, self.node, self.node.field
        plain = [way for way in self._ways if not isinstance(way.answer, Enough)]
        spots = {answer: spot for spot, answer in enumerate(self.aside.notes)}
        plain.sort(key=lambda way: (way.answer in self.aside.last, spots.get(way.answer, len(spots))))
        menus = tuple(self._menus(plain))

        # The last row: to the pages before and after, the end of a row of values, the caller's own.
        row: list[Button] = []
        for to, code in ((page - 1, "button-previous"), (page + 1, "button-next")):
            if 0 <= to < -(-len(menus) // MENUS):
                # The id says which page, from 1, so that the two buttons of a message differ.
                row.append(Button(self._step_id(self.path, to + 1), say(code)))
        if len(plain) < len(self._ways) and self.aside.may_end:
            ended = longer(node, self.path, ENOUGH, self._turned)
            row.append(Button(self._step_id(ended), say("offered-enough"), "success"))
        row += more

        if self.is_typed:
            yield from rows((Button(self._step_id(self.path), say("offered-write"), "primary"), *row))
            return
        if isinstance(asked, Several) and not asked.ordered and not node.picked and 1 < len(plain) <= OPTIONS:
            # One menu takes all values of the row at once.
            options = tuple(self._option(way) for way in self._ways if way.answer in asked.among)
            least, most = max(1, asked.least), min(asked.most, len(options))
            yield Choice(self._menu_id(ids.SEVERAL, 0), options, say("offered-choose"), least, most)
        elif len(plain) <= min(self.few, self.aside.few) and all(
            can_fit(self._label_with_note(way), BUTTON_LABEL) for way in plain
        ):
            row = [*map(self._button, plain), *row]
        else:
            shown = menus[page * MENUS : (page + 1) * MENUS]
            for number, (head, some) in enumerate(shown):
                options = tuple(map(self._option, some))
                named = say("offered-choose") if len(shown) == 1 else _span(options)
                yield Choice(self._menu_id(ids.ONE, number), options, head or named)
        yield from rows(tuple(row))

    def _menus(self, plain: Sequence[Way]) -> Iterator[tuple[str, Sequence[Way]]]:
        """Menu by menu, with what stands over it where the game says so; those of a kind are alike long."""
        for spot, late in enumerate((False, True)):
            some = [way for way in plain if (way.answer in self.aside.last) is late]
            head = self.aside.heads[spot] if len(some) <= OPTIONS and self.aside.last else ""
            for part in even_parts(some, OPTIONS):
                yield head, part

    def _button(self, way: Way) -> Button:
        style: Style = "secondary" if way.answer in self.aside.last else "primary"
        label = cut_to_fit(self._label_with_note(way), BUTTON_LABEL)
        return Button(self._step_id(way.path(self._turned)), label, style)

    def _option(self, way: Way) -> Option:
        value = way.path(self._turned).removeprefix(self.path)
        note = cut_to_fit(self.aside.notes.get(way.answer, ""), OPTION_DESCRIPTION)
        return Option(value, cut_to_fit(self._label(way.answer), OPTION_LABEL), note)

    def _label_with_note(self, way: Way) -> str:
        note = self.aside.notes.get(way.answer, "")
        return f"{self._label(way.answer)} · {note}" if note else self._label(way.answer)

    def _label(self, answer: Answer) -> str:
        """An answer in words; a bare number says nothing when heard, so the field's name stands before it."""
        assert not isinstance(answer, Enough)
        name = self.node.field.name
        text = self.named(name, answer)
        is_bare = isinstance(answer, int) and not wording.is_seat(self.scene, name, answer)
        if is_bare and wording.value(self.scene, name, answer) == text:
            return f"{wording.field(self.scene, name)}: {text}"
        return text

    def _step_id(self, path: str, page: int = 0) -> str:
        """The id of a button that leads to this path, or to a page, from 1, of the question after it."""
        return ids.StepButtonId(self.scene.match, self.handle, page, self.packed(path)).pack()

    def _menu_id(self, kind: ids.StepMenuKind, number: int) -> str:
        return ids.StepMenuId(self.scene.match, self.handle, kind, number, self.packed(self.path)).pack()


def _span(options: tuple[Option, ...]) -> str:
    """The first and the last of a menu's options, so that the right one of several is found.

    What stands in brackets behind a name would be cut off on a phone.
    """
    ends = options[0].label, options[-1].label
    first, last = (BRACKETS.sub("", one) for one in ends)
    if first == last:
        first, last = ends
    return first if len(options) == 1 else f"{first} … {last}"[:OPTION_LABEL]


def first_question(
    scene: ReaderScene, choices: Choices, move: PartialMove, named: Value, aside: Asides, few: int
) -> tuple[Block, ...]:
    """The answers to the first question of a move, for a page of a game's own; at most `few` are buttons."""
    controls = choices.controls
    handle, ask = controls.handle(move), controls.look.ask
    turned = path_numbers(controls, handle)
    asked = Question(scene, handle, move, walk(move, "", ask, turned, {}), turned, ask)
    asked.named = lambda name, given: named(scene, name, given) or wording.value(scene, name, given)
    asked.aside, asked.few = aside(scene, asked.open_move), few
    return tuple(asked.answers(0))


def first_paths(controls: SeatControls) -> Iterator[tuple[PartialMove, Any, str]]:
    """Each begun move that is offered, each answer to its first question if that is a list, and its path."""
    for root in controls.offers:
        if isinstance(root, PartialMove) and root.fields and isinstance(root.fields[0], Pick):
            turned = path_numbers(controls, controls.handle(root))
            for answer in root.fields[0].among:
                yield root, answer, longer(Node(root), "", answer, turned)


def path_numbers(controls: SeatControls, handle: str) -> Turned:
    """By what number each path of this move is turned: nobody finds it without the match's secret."""
    return lambda path: int(controls.sign(f"{controls.look.seat} {handle}", path), 16)
