"""Forms of begun moves: fields with their choices and bounds in words."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.games.houses.controls.controls import label
from bot.games.houses.controls.suggested_moves import usual
from bot.games.houses.presenter import Presenter
from bot.languages import in_digits
from bot.render.i18n import message_id
from bot.render.panel import Choice, Entry, Field, Form, Option, Radio
from bot.render.reader_scene import NO_EMOJI
from bot.ui.form_values import PLACES, place
from engine.games.houses.moves import Found
from engine.games.houses.names import OFFICES, RESOURCES
from engine.games.houses.points import office_points, resource_of, sign_of
from engine.kernel import moves as k
from engine.kernel.refused import Slot

MEANT: Final = {"found": "found", "rank_offices": "rank-offices", "take_role": "draft-take"}
"""Forms whose first field says what they mean, as the panel does of the question they answer."""

DIGITS = 3
"""Characters of a number of coins or power."""

ADDS: Final = "add_power"
"""Its number is all that then lies in the ballot, and is called so."""


def form(voice: Presenter, begun: k.PartialMove, custom_id: str, house: Found | None = None) -> Form:
    """The open fields of a begun move; those of a founding hold the house that is suggested."""
    filled = {} if house is None else {name: str(getattr(house, name)) for name in house.__struct_fields__}
    first, *others = (
        _with_first_value(made, filled)
        for field in begun.fields
        for made in _fields(voice, field, begun.move)
    )
    if begun.move in MEANT:
        first = replace(first, description=voice.say(f"means-{MEANT[begun.move]}"))
    fields = (first, *others)
    return Form(custom_id, _title(voice, begun), fields, voice.scene.messages.language)


def _with_first_value(field: Field, values: Mapping[str, str]) -> Field:
    """The field with what stands in it at first."""
    control = field.control
    value = values.get(control.custom_id, "")
    match control:
        case Entry() if value:
            return replace(field, control=replace(control, value=value))
        case Choice() if value:
            options = tuple(replace(one, chosen=one.value == value) for one in control.options)
            return replace(field, control=replace(control, options=options))
    return field


def _title(voice: Presenter, begun: k.PartialMove) -> str:
    if begun.move == "cast":
        return voice.say("form-cast", side=str(k.field_value(begun, "ballot")))
    if begun.move == "found":
        return voice.say("action-found")
    return label(voice, begun)


def _fields(voice: Presenter, field: k.Field, move: str) -> tuple[Field, ...]:
    match field:
        case k.Amount(name, least, most):
            code = message_id(f"field-{name}-{'total' if move == ADDS else 'bounds'}")
            bounds, more = voice.say(code, least=least, most=most), voice.part(code, "description")
            usual_ = in_digits(str(usual(field)), voice.scene.messages.language) if name == "power" else ""
            return (Field(bounds, Entry(name, DIGITS, value=usual_), more),)
        case k.Words(name, least, most):
            return (_with_label(voice, name, Entry(name, most, least)),)
        case k.Pick(name, among):
            return (_with_label(voice, name, _pick(voice, name, among)),)
        case k.Several(name, among):
            return tuple(_place(voice, name, spot, among) for spot in range(min(PLACES, len(among))))
    raise AssertionError(f"no form asks for a field like {field}")


def seals(voice: Presenter) -> Radio:
    """HO-R19: open for more power, or sealed; open unless one says otherwise."""
    options = (
        Option(
            value,
            voice.say(f"choice-seal-{value}"),
            voice.part(f"choice-seal-{value}", "description"),
            value == "0",
        )
        for value in ("0", "1")
    )
    return Radio("seal", tuple(options))


def _pick(voice: Presenter, name: str, among: tuple[Slot, ...]) -> Choice | Radio:
    if name == "seal":
        return seals(voice)
    signs = voice.scene.emoji if name == "emblem" else NO_EMOJI
    options = (
        Option(str(one), _choice_text(voice, name, str(one)), emoji=signs.get(str(one), "")) for one in among
    )
    return Choice(name, tuple(options))


def _place(voice: Presenter, name: str, spot: int, among: tuple[Slot, ...]) -> Field:
    """One place of an order; all but the first may be left open."""
    options = tuple(
        Option(str(one), _choice_text(voice, name, str(one)), _claim_text(voice, one)) for one in among
    )
    least = int(spot == 0)
    choice = Choice(place(name, spot), options, voice.say("choose-claim", least=least), least=least)
    return Field(voice.say(message_id(f"field-{name}-place"), place=spot + 1), choice)


def _choice_text(voice: Presenter, name: str, value: str) -> str:
    """A choice of this field in words."""
    if name == "emblem":
        return voice.emblem(value)
    return voice.common_text(f"office-{value}" if name == "order" else f"role-{value}")


def _claim_text(voice: Presenter, value: Slot) -> str:
    """HO-5.1: of an office, which resource it is about, and what it would score as the realm stands."""
    office = next((one for one in OFFICES if one == value), None)
    if office is None or not voice.view.tracks:
        return ""
    values = tuple(track.value for track in voice.view.tracks)
    resource = resource_of(office)
    told = voice.say("why-value", resource=voice.resource(resource), value=values[RESOURCES.index(resource)])
    return voice.say(f"claim-{sign_of(office)}", resource=told, n=office_points(office, values))


def _with_label(voice: Presenter, name: str, control: Entry | Choice | Radio) -> Field:
    return Field(voice.say(message_id(f"field-{name}")), control)
