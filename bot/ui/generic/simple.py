"""Begun moves that one form asks for: few fields, and words among them, which no menu can take."""

from bot.render.limits import LABEL_TEXT, MODAL_LABELS, MODAL_TITLE, OPTION_LABEL, OPTIONS
from bot.render.panel import Choice, Entry, Field, Form, Option
from bot.render.reader_scene import ReaderScene
from bot.ui.generic import wording
from bot.ui.generic.fitting import fitting
from engine.kernel import moves as kernel
from engine.kernel.moves import PartialMove


def simple(begun: PartialMove) -> bool:
    """Whether one form serves: the open fields need not be asked one after another."""
    kinds = begun.fields
    plain = all(isinstance(one, kernel.Words | kernel.Amount) or _short(one) for one in kinds)
    return plain and len(kinds) <= MODAL_LABELS and any(isinstance(one, kernel.Words) for one in kinds)


def form(scene: ReaderScene, begun: PartialMove, custom_id: str) -> Form:
    """The open fields of a simple begun move."""
    fields = tuple(field(scene, one) for one in begun.fields)
    return Form(custom_id, fitting(wording.move(scene, begun), MODAL_TITLE), fields, scene.messages.language)


def field(scene: ReaderScene, one: kernel.Field) -> Field:
    """A field that a form can ask for: words, a number, or one of a few values."""
    label = fitting(wording.field(scene, one.name), LABEL_TEXT)
    match one:
        case kernel.Words(name, least, most):
            return Field(label, Entry(name, most, least))
        case kernel.Amount(name, least, most):
            said = scene.messages.say("offered-amount", least=least, most=most)
            return Field(label, Entry(name, max(len(str(least)), len(str(most)))), said)
        case kernel.Pick(name, among):
            named = (fitting(wording.value(scene, name, value), OPTION_LABEL) for value in among)
            options = tuple(Option(str(value), text) for value, text in zip(among, named, strict=True))
            return Field(label, Choice(name, options))
    raise TypeError(one)


def _short(one: kernel.Field) -> bool:
    return isinstance(one, kernel.Pick) and len(one.among) <= OPTIONS
