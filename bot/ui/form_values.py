"""The form of a begun move: its open fields as a form, and what was entered in one as values of them.

A form has five fields at most, and no other place takes typed words. So a move is asked for by one form if
it has few open fields and words among them; any other is asked for question by question
(bot.ui.generic.wizard). What comes back is text: numbers are read in the digits of any language, a value
that is listed no more is left to the rules, who may say that it was taken meanwhile.
"""

from collections.abc import Callable, Mapping
from typing import Final

from bot.render.bidi import cut_to_fit
from bot.render.forms import as_number
from bot.render.limits import LABEL_TEXT, MODAL_LABELS, MODAL_TITLE, OPTION_LABEL, OPTIONS
from bot.render.panel import Choice, Entry, Form, Option
from bot.render.panel import Field as FormField
from bot.render.reader_scene import ReaderScene
from bot.render.users import typed_words
from bot.ui.generic import wording
from engine.kernel.moves import Amount, Field, PartialMove, Pick, Several, Value, Words
from engine.kernel.refused import Refused, Slot, no

Entered = Mapping[str, tuple[str, ...]]
"""What was entered or chosen, by the fields' custom ids."""

Reads = Callable[[str], str]
"""How the words of a field are read."""

UNREAD: Final[Mapping[str, Reads]] = {}
"""Every field is taken as it was typed."""

PLACES = 5
"""A form has so many fields: more places of an order than that are left as they were."""


# The form.


def can_be_one_form(begun: PartialMove) -> bool:
    """Whether one form serves: the open fields need not be asked one after another."""
    kinds = begun.fields
    is_plain = all(
        isinstance(one, Words | Amount) or (isinstance(one, Pick) and len(one.among) <= OPTIONS)
        for one in kinds
    )
    return is_plain and len(kinds) <= MODAL_LABELS and any(isinstance(one, Words) for one in kinds)


def move_form(scene: ReaderScene, begun: PartialMove, custom_id: str) -> Form:
    """The open fields of a begun move that fits one form."""
    fields = tuple(form_field(scene, one) for one in begun.fields)
    return Form(
        custom_id, cut_to_fit(wording.move(scene, begun), MODAL_TITLE), fields, scene.messages.language
    )


def form_field(scene: ReaderScene, field: Field) -> FormField:
    """A field that a form can ask for: words, a number, or one of a few values. TypeError for any other."""
    label = cut_to_fit(wording.field(scene, field.name), LABEL_TEXT)
    match field:
        case Words(name, least, most):
            return FormField(label, Entry(name, most, least))
        case Amount(name, least, most):
            said = scene.messages.say("offered-amount", least=least, most=most)
            digits = max(len(str(least)), len(str(most)))
            return FormField(label, Entry(name, digits, is_number=True), said)
        case Pick(name, among):
            named = (cut_to_fit(wording.value(scene, name, value), OPTION_LABEL) for value in among)
            options = tuple(Option(str(value), text) for value, text in zip(among, named, strict=True))
            return FormField(label, Choice(name, options))
    raise TypeError(field)


# What was entered.


def parse_values(
    begun: PartialMove, entered: Entered, typed: Mapping[str, Reads] = UNREAD
) -> tuple[tuple[str, Value], ...]:
    """A value for each open field; of words those that `typed` names by field are read by it.

    Refused with not_a_number or choice_unknown.
    """
    return tuple((field.name, _value(field, entered, typed)) for field in begun.fields)


def number(text: str) -> int:
    """A whole number in the digits of any language; Refused with not_a_number."""
    figure = as_number(text)
    if figure is None:
        raise Refused(no("not_a_number"))
    return figure


def place(name: str, spot: int) -> str:
    """The custom id of a place of an order."""
    return f"{name}{spot}"


def _value(field: Field, entered: Entered, typed: Mapping[str, Reads]) -> Value:
    text = "".join(entered.get(field.name, ()))
    match field:
        case Several(name, among):
            # The chosen places of an order come first, each value once; the others follow as they were
            # listed.
            chosen = [one for spot in range(PLACES) for one in entered.get(place(name, spot), ())]
            first = [_listed_value(among, one) for one in dict.fromkeys(chosen)]
            return (*first, *(one for one in among if one not in first))
        case Pick(_, among):
            return _listed_value(among, text)
        case Amount():
            return number(text)
        case Words(name):
            return typed.get(name, str)(typed_words(text))
    raise Refused(no("choice_unknown"))


def _listed_value(among: tuple[Slot, ...], chosen: str) -> Slot:
    """The listed value; another word is left to the rules, who may say that it was taken meanwhile."""
    if not chosen:
        raise Refused(no("choice_unknown"))
    return next((one for one in among if str(one) == chosen), chosen)
