"""One question of a begun move as a page: what is given so far, what is asked, and its answers."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final

from bot.controls import ids
from bot.pictures.facts import words_button
from bot.render.limits import BUTTON_LABEL, MODAL_TITLE, OPTION_DESCRIPTION, OPTION_LABEL, OPTIONS
from bot.render.panel import (
    Block,
    Button,
    Buttons,
    Choice,
    Field,
    Form,
    Option,
    Panel,
    Sketch,
    Style,
    Text,
    rows,
)
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import steps, wording
from bot.ui.generic.answers import Way, together, ways
from bot.ui.generic.fitting import fits, fitting
from bot.ui.generic.pages import ACCENT, back, title
from bot.ui.generic.side_notes import NOTHING
from bot.ui.generic.simple import field
from engine.kernel.moves import Amount, PartialMove, Pick, Several, Words

FEW: Final = 5
"""So many answers are buttons; more stand in menus."""

MENUS: Final = 4
"""So many menus stand on one page."""

BRACKETS: Final = re.compile(r" \(.*\)")

WIDE: Final = 2 * MENUS * OPTIONS
"""From so many numbers on one is typed, not chosen."""

Turned = Callable[[str], int]
Named = Callable[[str, Any], str]
"""A value of a field in words."""

Packed = Callable[[str], str]
"""A path as it stands in an id."""


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
        walked: steps.Walked,
        turned: Turned,
        ask: steps.Ask,
    ) -> None:
        assert isinstance(walked.step, steps.Node)
        self.scene, self.handle, self.root, self._narrowed = scene, handle, root, walked.narrowed
        self.path, self._turned = walked.path, turned
        self.packed: Packed = str
        self._ways = ways(walked.step, walked.path, ask, turned)
        self.node = self._ways[0].node if self._ways else walked.step
        self.named: Named = partial(wording.value, scene)
        self.sketch: Sketch | None = None
        self.aside, self.few = NOTHING, FEW

    @property
    def open_move(self) -> PartialMove:
        """The move so far with what is asked of it, whatever narrowed it."""
        picks = self.node.form is None and isinstance(self.node.field, Pick)
        return together(self._ways) if picks else self.node.begun

    @property
    def is_typed(self) -> bool:
        """Whether the answer is typed: words, or one of many numbers."""
        asked = self.node.field
        return isinstance(asked, Words) or (isinstance(asked, Amount) and asked.most - asked.least >= WIDE)

    def panel(self, page: int = 0) -> Panel:
        """The question; where it has too many answers for a message, a page of them."""
        question = f"**{self._question_text()}**"
        text = "\n".join((title(self.scene), *self._so_far(), question, *self.aside.lines))
        answers = tuple(self.answers(page, back(self.scene)))
        drawn: tuple[Block | Sketch, ...] = ()
        if self.sketch is not None:
            drawn = (
                Text(text),
                self.sketch,
                *answers,
                Buttons((words_button(self.scene),)),
            )
        return Panel(ACCENT, (Text(text), *answers), self.scene.messages.language, drawn)

    def form(self) -> Form:
        """The form of a typed answer."""
        custom_id = ids.StepFormId(self.scene.match, self.handle, self.packed(self.path)).pack()
        name = fitting(wording.move(self.scene, self.root), MODAL_TITLE)
        asked: Field = field(self.scene, self.node.field)
        return Form(custom_id, name, (asked,), self.scene.messages.language)

    def _so_far(self) -> Iterator[str]:
        """The move, and each answer given to it."""
        yield wording.move(self.scene, self.root)
        given = [
            one for one in self.open_move.given if one not in self.root.given and one[0] not in self._narrowed
        ]
        for name, value in given:
            yield f"- {wording.field(self.scene, name)}: {self.named(name, value)}"
        outer = self.node.begun.fields[0].name
        for one in (*self.node.parts, *((self.node.form,) if self.node.form else ())):
            yield f"- {wording.field(self.scene, outer)}: {wording.part(self.scene, one)}"
        if self.node.picked:
            name = self.node.field.name
            yield f"- {wording.field(self.scene, name)}: {self._row(name)}"

    def _row(self, name: str) -> str:
        return self.scene.messages.join_list([self.named(name, one) for one in self.node.picked])

    def _question_text(self) -> str:
        """The question that the game has for this field, or the field's name."""
        name = self.node.field.name
        own = wording.text_with_slots(self.scene, f"field-{name.rpartition('.')[2]}", "question", {})
        return own or wording.field(self.scene, name)

    def answers(self, page: int, *more: Button) -> Iterator[Block]:
        """The controls of a page of answers, these buttons after them."""
        plain = [one for one in self._ways if not isinstance(one.answer, steps.Enough)]
        plain.sort(key=lambda way: way.answer in self.aside.last)
        ends = len(plain) < len(self._ways)
        menus = tuple(self._gather_menus(plain))
        last = (*self._turning(page, len(menus)), *((self._enough(),) if ends else ()), *more)
        if self.is_typed:
            write = Button(self._step(self.path), self.scene.messages.say("offered-write"), "primary")
            yield from rows((write, *last))
        elif self._together(len(plain)):
            yield self._several()
            yield from rows(last)
        elif len(plain) <= self.few and all(fits(self._label_with_note(one), BUTTON_LABEL) for one in plain):
            yield from rows((*(self._button(one) for one in plain), *last))
        else:
            yield from self._menus(menus[page * MENUS : (page + 1) * MENUS])
            yield from rows(last)

    def _together(self, count: int) -> bool:
        """Whether one menu takes all values of a row at once."""
        asked = self.node.field
        return (
            isinstance(asked, Several) and not asked.ordered and not self.node.picked and 1 < count <= OPTIONS
        )

    def _several(self) -> Choice:
        asked = self.node.field
        assert isinstance(asked, Several)
        options = tuple(self._option(one) for one in self._ways if one.answer in asked.among)
        least, most = max(1, asked.least), min(asked.most, len(options))
        said = self.scene.messages.say("offered-choose")
        return Choice(self._menu_id(ids.SEVERAL, 0), options, said, least, most)

    def _gather_menus(self, plain: Sequence[Way]) -> Iterator[tuple[str, Sequence[Way]]]:
        """Menu by menu, with what stands over it where the game says so; those of a kind are alike long."""
        for spot, late in enumerate((False, True)):
            some = [one for one in plain if (one.answer in self.aside.last) is late]
            count = -(-len(some) // OPTIONS)
            head = self.aside.heads[spot] if count == 1 and self.aside.last else ""
            for number in range(count):
                yield head, some[number * len(some) // count : (number + 1) * len(some) // count]

    def _menus(self, gathered: Sequence[tuple[str, Sequence[Way]]]) -> Iterator[Choice]:
        """What is asked stands above them."""
        for number, (head, some) in enumerate(gathered):
            options = tuple(self._option(one) for one in some)
            alone = self.scene.messages.say("offered-choose") if len(gathered) == 1 else self._span(options)
            yield Choice(self._menu_id(ids.ONE, number), options, head or alone)

    def _span(self, options: tuple[Option, ...]) -> str:
        """The first and the last of a menu's options, so that the right one of several is found.

        What stands in brackets behind a name would be cut off on a phone.
        """
        ends = options[0].label, options[-1].label
        first, last = (BRACKETS.sub("", one) for one in ends)
        if first == last:
            first, last = ends
        return first if len(options) == 1 else f"{first} … {last}"[:OPTION_LABEL]

    def _turning(self, page: int, menus: int) -> Iterator[Button]:
        pages = -(-menus // MENUS)
        for to, code in ((page - 1, "button-previous"), (page + 1, "button-next")):
            if 0 <= to < pages:
                yield Button(self._step(self.path, to, turning=True), self.scene.messages.say(code))

    def _button(self, way: Way) -> Button:
        style: Style = "secondary" if way.answer in self.aside.last else "primary"
        return Button(
            self._step(way.path(self._turned)), fitting(self._label_with_note(way), BUTTON_LABEL), style
        )

    def _label_with_note(self, way: Way) -> str:
        note = self.aside.notes.get(way.answer, "")
        return f"{self._label(way.answer)} · {note}" if note else self._label(way.answer)

    def _enough(self) -> Button:
        path = steps.longer(self.node, self.path, steps.ENOUGH, self._turned)
        return Button(self._step(path), self.scene.messages.say("offered-enough"), "success")

    def _option(self, way: Way) -> Option:
        value = way.path(self._turned).removeprefix(self.path)
        note = fitting(self.aside.notes.get(way.answer, ""), OPTION_DESCRIPTION)
        return Option(value, fitting(self._label(way.answer), OPTION_LABEL), note)

    def _label(self, answer: steps.Answer) -> str:
        """A number alone says nothing to who hears it read."""
        assert not isinstance(answer, steps.Enough)
        name = self.node.field.name
        text = self.named(name, answer)
        shared = wording.value(self.scene, name, answer) == text
        bare = isinstance(answer, int) and shared and not wording.is_seat(self.scene, name, answer)
        return f"{wording.field(self.scene, name)}: {text}" if bare else text

    def _step(self, path: str, page: int = 0, *, turning: bool = False) -> str:
        """A button's id; one that turns a page says which, so that two of a message differ."""
        shown = page + 1 if turning else 0
        return ids.StepButtonId(self.scene.match, self.handle, shown, self.packed(path)).pack()

    def _menu_id(self, kind: ids.StepMenuKind, number: int) -> str:
        return ids.StepMenuId(self.scene.match, self.handle, kind, number, self.packed(self.path)).pack()
