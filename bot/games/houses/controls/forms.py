"""The forms of a campaign: open fields of a begun move, the power of a ballot, and what was entered in them.

A form's fields stand in the order of the move's fields in the rules, with their choices and bounds in words.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.games.houses.controls.controls import label
from bot.games.houses.controls.suggested_moves import founding_of, power_bounds, usual
from bot.games.houses.presenter import Presenter
from bot.languages import in_digits
from bot.render.i18n import message_id
from bot.render.panel import Choice, Entry, Field, Form, Option, Radio
from bot.render.reader_scene import NO_EMOJI
from bot.ui.form_values import PLACES, Entered, Reads, number, place
from bot.ui.seat_controls import SeatControls
from engine.games.houses.moves import BallotKind, Cast
from engine.games.houses.names import OFFICES, RESOURCES, SIDES
from engine.games.houses.points import office_points, resource_of, sign_of
from engine.kernel import moves as k
from engine.kernel.refused import Refused, Slot, no

MEANT: Final = {"found": "found", "rank_offices": "rank-offices", "take_role": "draft-take"}
"""Forms whose first field says what they mean, as the panel does of the question they answer."""

DIGITS = 3
"""Characters of a number of coins or power."""

ADDS: Final = "add_power"
"""Its number is all that then lies in the ballot, and is called so."""

KINDS: Final[Mapping[str, BallotKind]] = {
    "yes": "yes",
    "no": "no",
    "gather": "gather",
    "moderate": "moderate",
}

HOUSE: Final = re.compile(r"\s*(?:house|خاندان\u0650?)\s+(?=\S)", re.IGNORECASE)
"""The word that every text puts before a house's name, in both languages."""


def form(presenter: Presenter, begun: k.PartialMove, custom_id: str) -> Form:
    """The open fields of a begun move; those of a founding hold the house that is suggested."""
    house = founding_of(presenter, begun)
    filled = {} if house is None else {name: str(getattr(house, name)) for name in house.__struct_fields__}
    first, *others = (
        _with_first_value(made, filled)
        for field in begun.fields
        for made in _fields(presenter, field, begun.move)
    )
    if begun.move in MEANT:
        first = replace(first, description=presenter.say(f"means-{MEANT[begun.move]}"))
    if begun.move == "cast":
        title = presenter.say("form-cast", side=str(k.field_value(begun, "ballot")))
    else:
        title = presenter.say("action-found") if begun.move == "found" else label(presenter, begun)
    return Form(custom_id, title, (first, *others), presenter.language)


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


def _fields(presenter: Presenter, field: k.Field, move: str) -> tuple[Field, ...]:
    match field:
        case k.Amount(name, least, most):
            code = message_id(f"field-{name}-{'total' if move == ADDS else 'bounds'}")
            bounds, more = presenter.say(code, least=least, most=most), presenter.part(code, "description")
            usual_ = in_digits(str(usual(field)), presenter.language) if name == "power" else ""
            return (Field(bounds, Entry(name, DIGITS, value=usual_, is_number=True), more),)
        case k.Words(name, least, most):
            return (_with_label(presenter, name, Entry(name, most, least)),)
        case k.Pick("seal"):
            return (_with_label(presenter, "seal", seals(presenter)),)
        case k.Pick(name, among):
            signs = presenter.scene.emoji if name == "emblem" else NO_EMOJI
            options = (
                Option(str(one), _choice_text(presenter, name, str(one)), emoji=signs.get(str(one), ""))
                for one in among
            )
            return (_with_label(presenter, name, Choice(name, tuple(options))),)
        case k.Several(name, among):
            return tuple(_place(presenter, name, spot, among) for spot in range(min(PLACES, len(among))))
    raise AssertionError(f"no form asks for a field like {field}")


def seals(presenter: Presenter) -> Radio:
    """HO-R19: open for more power, or sealed; open unless one says otherwise."""
    options = (
        Option(
            value,
            presenter.say(f"choice-seal-{value}"),
            presenter.part(f"choice-seal-{value}", "description"),
            value == "0",
        )
        for value in ("0", "1")
    )
    return Radio("seal", tuple(options))


def _place(presenter: Presenter, name: str, spot: int, among: tuple[Slot, ...]) -> Field:
    """One place of an order; all but the first may be left open."""
    values, options = tuple(track.value for track in presenter.view.tracks), []
    for one in among:
        claim, office = "", next((office for office in OFFICES if office == one), None)
        if office is not None and values:
            # HO-5.1: which resource it is about, and what it would score as the realm stands.
            resource = resource_of(office)
            value = values[RESOURCES.index(resource)]
            told = presenter.say("why-value", resource=presenter.resource(resource), value=value)
            points = office_points(office, values)
            claim = presenter.say(f"claim-{sign_of(office)}", resource=told, n=points)
        options.append(Option(str(one), _choice_text(presenter, name, str(one)), claim))
    least = int(spot == 0)
    choice = Choice(
        place(name, spot), tuple(options), presenter.say("choose-claim", least=least), least=least
    )
    return Field(presenter.say(message_id(f"field-{name}-place"), place=spot + 1), choice)


def _choice_text(presenter: Presenter, name: str, value: str) -> str:
    """A choice of this field in words."""
    if name == "emblem":
        return presenter.emblem(value)
    return presenter.common_text(f"office-{value}" if name == "order" else f"role-{value}")


def _with_label(presenter: Presenter, name: str, control: Entry | Choice | Radio) -> Field:
    return Field(presenter.say(message_id(f"field-{name}")), control)


# The power of a ballot.


def power_form(presenter: Presenter, controls: SeatControls, custom_id: str, power: int) -> Form:
    """A form for the power of a ballot that is not cast yet, with so much in it (HO-R22: only what is free).

    Refused (old_button) where the seat may cast none.
    """
    both = power_bounds(controls)
    if both is None:
        raise Refused(no("old_button"))
    named = presenter.say("field-power-bounds", least=both.least, most=both.most)
    value = in_digits(str(usual(both, power)), presenter.language)
    means = presenter.part("field-power-bounds", "description")
    field = Field(named, Entry("power", DIGITS, 1, value=value, is_number=True), means)
    return Form(custom_id, presenter.say("form-power"), (field,), presenter.language)


# What was entered.


def house_name(typed: str) -> str:
    """HO-1.2: a name without the word "House", which many type all the same; alone it is a name."""
    return typed[found.end() :] if (found := HOUSE.match(typed)) else typed


def cast_of(entered: Entered) -> Cast:
    """The ballot of the form; an abstention takes none of the power that stands there. No power is 0.

    Refused with not_a_number or choice_unknown.
    """
    kind, power = ("".join(entered.get(name, ())).strip() for name in ("ballot", "power"))
    if kind not in KINDS:
        raise Refused(no("choice_unknown"))
    sealed = "".join(entered.get("seal", ())) == "1"
    weighs = power and kind in SIDES
    return Cast(KINDS[kind], number(power) if weighs else 0, sealed)


TYPED: Final[Mapping[str, Mapping[str, Reads]]] = {"found": {"name": house_name}}
"""How words typed into a form are read, by move and field."""
