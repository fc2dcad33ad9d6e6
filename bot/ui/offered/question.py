"""One question of a begun move as a page: what is given so far, what is asked, and its answers."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final

from bot.controls import step_ids
from bot.pictures.facts import words_button
from bot.render.limits import BUTTON_LABEL, MODAL_TITLE, OPTION_LABEL, OPTIONS
from bot.render.panel import Block, Button, Buttons, Choice, Field, Form, Option, Panel, Sketch, Text, rows
from bot.render.reader_scene import ReaderScene
from bot.ui.offered import steps, wording
from bot.ui.offered.fitting import fitting
from bot.ui.offered.pages import ACCENT, back, title
from bot.ui.offered.simple import field
from engine.kernel.moves import Amount, Open, Several, Words

FEW: Final = 5
"""So many answers are buttons; more stand in menus."""

MENUS: Final = 4
"""So many menus stand on one page."""

WIDE: Final = 2 * MENUS * OPTIONS
"""From so many numbers on one is typed, not chosen."""

Turned = Callable[[str], int]
Named = Callable[[str, Any], str]
"""A value of a field in words."""

Packed = Callable[[str], str]
"""A path as it stands in an id."""


class Question:
    """A node of a walk with what its controls are made from.

    `named` says values, `sketch` is a picture beside the question; a game may have its own of both.
    """

    def __init__(
        self,
        scene: ReaderScene,
        handle: str,
        root: Open,
        walked: steps.Walked,
        turned: Turned,
        packed: Packed,
    ) -> None:
        assert isinstance(walked.step, steps.Node)
        self.scene, self.handle, self.root = scene, handle, root
        self.node, self.path, self._turned, self._packed = walked.step, walked.path, turned, packed
        self.named: Named = partial(wording.value, scene)
        self.sketch: Sketch | None = None

    @property
    def typed(self) -> bool:
        """Whether the answer is typed: words, or one of many numbers."""
        asked = self.node.field
        return isinstance(asked, Words) or (isinstance(asked, Amount) and asked.most - asked.least >= WIDE)

    def panel(self, page: int = 0) -> Panel:
        """The question; where it has too many answers for a message, a page of them."""
        text = "\n".join((title(self.scene), *self._so_far(), f"**{self._asked()}**"))
        answers = tuple(self._answers(page))
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
        custom_id = step_ids.stepped_id(self.scene.match, self.handle, self._packed(self.path))
        name = fitting(wording.move(self.scene, self.root), MODAL_TITLE)
        asked: Field = field(self.scene, self.node.field)
        return Form(custom_id, name, (asked,), self.scene.messages.language)

    def _so_far(self) -> Iterator[str]:
        """The move, and each answer given to it."""
        yield wording.move(self.scene, self.root)
        given = [one for one in self.node.begun.given if one not in self.root.given]
        for name, value in given:
            yield f"- {wording.field(self.scene, name)}: {self.named(name, value)}"
        outer = self.node.begun.fields[0].name
        for one in (*self.node.parts, *((self.node.form,) if self.node.form else ())):
            yield f"- {wording.field(self.scene, outer)}: {wording.part(self.scene, one)}"
        if self.node.picked:
            name = self.node.field.name
            yield f"- {wording.field(self.scene, name)}: {self._row(name)}"

    def _row(self, name: str) -> str:
        return self.scene.messages.listing([self.named(name, one) for one in self.node.picked])

    def _asked(self) -> str:
        return wording.field(self.scene, self.node.field.name)

    def _answers(self, page: int) -> Iterator[Block]:
        plain = [one for one in steps.answers(self.node) if not isinstance(one, steps.Enough)]
        ends = len(plain) < len(steps.answers(self.node))
        last = (*self._turning(page, len(plain)), *((self._enough(),) if ends else ()), back(self.scene))
        if self.typed:
            write = Button(self._step(self.path), self.scene.messages.say("offered-write"), "primary")
            yield from rows((write, *last))
        elif self._together(len(plain)):
            yield self._several()
            yield from rows(last)
        elif len(plain) <= FEW:
            yield from rows((*(self._button(one) for one in plain), *last))
        else:
            yield from self._menus(plain, page)
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
        options = tuple(self._option(one) for one in steps.answers(self.node) if one in asked.among)
        least, most = max(1, asked.least), min(asked.most, len(options))
        said = self.scene.messages.say("offered-choose")
        return Choice(self._menu_id(step_ids.SEVERAL, 0), options, said, least, most)

    def _menus(self, plain: Sequence[steps.Answer], page: int) -> Iterator[Choice]:
        """What is asked stands above them."""
        first = page * MENUS * OPTIONS
        for number in range(MENUS):
            some = plain[first + number * OPTIONS : first + (number + 1) * OPTIONS]
            if some:
                options = tuple(self._option(one) for one in some)
                one = len(plain) <= OPTIONS
                said = self.scene.messages.say("offered-choose") if one else self._span(options)
                yield Choice(self._menu_id(step_ids.ONE, number), options, said)

    def _span(self, options: tuple[Option, ...]) -> str:
        """The first and the last of a menu's options, so that the right one of several is found."""
        first, last = options[0].label, options[-1].label
        return first if len(options) == 1 else f"{first} … {last}"[:OPTION_LABEL]

    def _turning(self, page: int, count: int) -> Iterator[Button]:
        pages = -(-count // (MENUS * OPTIONS))
        for to, code in ((page - 1, "button-previous"), (page + 1, "button-next")):
            if 0 <= to < pages:
                yield Button(self._step(self.path, to, turning=True), self.scene.messages.say(code))

    def _button(self, answer: steps.Answer) -> Button:
        path = steps.longer(self.node, self.path, answer, self._turned)
        return Button(self._step(path), fitting(self._label(answer), BUTTON_LABEL), "primary")

    def _enough(self) -> Button:
        path = steps.longer(self.node, self.path, steps.ENOUGH, self._turned)
        return Button(self._step(path), self.scene.messages.say("offered-enough"), "success")

    def _option(self, answer: steps.Answer) -> Option:
        path = steps.longer(self.node, self.path, answer, self._turned)
        return Option(path.removeprefix(self.path), fitting(self._label(answer), OPTION_LABEL))

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
        return step_ids.step_id(self.scene.match, self.handle, self._packed(path), shown)

    def _menu_id(self, kind: str, number: int) -> str:
        return step_ids.steps_id(self.scene.match, self.handle, kind, number, self._packed(self.path))
