"""The one way from a form to a Discord modal, from a submitted modal to its answers, and back to the form."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.languages import Language
from bot.render import limits
from bot.render.bidi import can_fit, cut_to_fit, label
from bot.render.layout import option_texts, select
from bot.render.panel import Choice, Entry, Field, Form, Radio

__all__ = [
    "Choice",
    "Entry",
    "Field",
    "Form",
    "Radio",
    "answers",
    "as_number",
    "filled_again",
    "first_values",
    "to_modal",
    "with_reason",
]


def to_modal(form: Form) -> ui.Modal:
    """A modal that fits, or `OutsideLimit`.

    It is already stopped, so discord.py keeps no copy: whoever hears of interactions knows a submitted one by
    its custom id and reads it with `answers`; a form opened before a restart is answered like any other.
    """
    title = label(form.title, form.language)
    limits.check_modal(title, len(form.fields))
    limits.check_custom_ids([form.custom_id])
    limits.check_custom_ids([field.control.custom_id for field in form.fields])
    modal = ui.Modal(title=title, custom_id=form.custom_id, timeout=None)
    for field in form.fields:
        text, more = label(field.label, form.language), label(field.description, form.language)
        limits.check_label(text, more)
        control = _control(field.control, form.language)
        modal.add_item(ui.Label(text=text, description=more or None, component=control))
    modal.stop()
    return modal


def answers(components: Iterable[Mapping[str, Any]]) -> dict[str, tuple[str, ...]]:
    """The entered words or chosen values of a submitted form, by custom id; nothing is an empty tuple.

    `components` are those of a modal's interaction data, as Discord sends them.
    """
    found: dict[str, tuple[str, ...]] = {}
    for component in components:
        control = component.get("component", component)  # a label wraps the control of its field
        if "custom_id" not in control:
            continue
        if "values" in control:
            given = tuple(control["values"] or ())
        else:  # an entry or radio; one that was left out is "" or null
            given = (control["value"],) if control.get("value") else ()
        found[control["custom_id"]] = given
    return found


def as_number(text: str) -> int | None:
    """The whole number that stands there in the digits of any language; None for anything else."""
    try:
        return int(text.strip())
    except ValueError:
        return None


def filled_again(form: Form, entered: Mapping[str, tuple[str, ...]], why: str, field: str = "") -> Form:
    """The form with what was entered in it, and beside the field that is wrong why it was refused.

    Wrong is the `field` of this custom id, a number that is none, or a choice that is not listed; of one
    field alone it is that. Where nothing tells, `why` stands beside none.
    """
    fields, wrong = [_with_entered(one, entered.get(one.control.custom_id, ())) for one in form.fields], []
    for one in fields:
        given = entered.get(one.control.custom_id, ())
        match one.control:
            case Entry(is_number=True):
                is_wrong = any(as_number(text) is None for text in given)
            case Choice(_, options) | Radio(_, options):
                is_wrong = not set(given) <= {option.value for option in options}
            case _:
                is_wrong = False
        wrong += [one.control.custom_id] if is_wrong or len(fields) == 1 else []
    return with_reason(replace(form, fields=tuple(fields)), (*wrong, field), why)


def with_reason(form: Form, wrong: Collection[str], why: str) -> Form:
    """The form with this reason beside the fields of these custom ids.

    What else stands beside them stays there where it has room.
    """
    fields, most = list(form.fields), limits.LABEL_DESCRIPTION
    for spot, one in enumerate(fields):
        if one.control.custom_id in wrong:
            both = f"{why} {one.description}".rstrip()
            told = both if can_fit(both, most) else cut_to_fit(why, most)
            fields[spot] = replace(one, description=told)
    return replace(form, fields=tuple(fields))


def first_values(form: Form) -> dict[str, tuple[str, ...]]:
    """What would be entered where nobody changed what a form has in it when it opens, by custom id.

    A menu or list in which nothing is chosen has its first option.
    """
    found: dict[str, tuple[str, ...]] = {}
    for control in (field.control for field in form.fields):
        if isinstance(control, Entry):
            found[control.custom_id] = (control.value,) if control.value else ()
        else:
            chosen = tuple(option.value for option in control.options if option.chosen)
            found[control.custom_id] = chosen or tuple(option.value for option in control.options[:1])
    return found


def _with_entered(field: Field, given: tuple[str, ...]) -> Field:
    control = field.control
    if isinstance(control, Entry):
        return replace(field, control=replace(control, value="".join(given)[: control.most]))
    options = tuple(replace(one, chosen=one.value in given) for one in control.options)
    return replace(field, control=replace(control, options=options))


def _control(control: Entry | Choice | Radio, language: Language) -> ui.Item[Any]:
    match control:
        case Entry():
            placeholder = label(control.placeholder, language)
            limits.check_input(control.value, control.least, control.most, placeholder)
            return ui.TextInput(
                custom_id=control.custom_id,
                style=discord.TextStyle.paragraph if control.tall else discord.TextStyle.short,
                placeholder=placeholder or None,
                default=control.value or None,
                required=control.least > 0,
                min_length=control.least,
                max_length=control.most,
            )
        case Choice():
            return select(control, language)
        case Radio():
            limits.check_radio([option.value for option in control.options])
            group = ui.RadioGroup[Any](custom_id=control.custom_id, required=control.required)
            for option in control.options:
                shown, more = option_texts(option, language)
                group.add_option(label=shown, value=option.value, description=more, default=option.chosen)
            return group
