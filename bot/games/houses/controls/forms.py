"""The forms of a campaign: open fields of a begun move, the vote in one form, and what was entered in them.

A form's fields stand in the order of the move's fields in the rules, with their choices and bounds in words.
The vote has a form of its own (HO-6.4, HO-6.5, HO-R19): which ballot, how much power, sealed or open.
"""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from bot.games.houses.controls.controls import label
from bot.games.houses.controls.suggested_moves import founding_of, usual
from bot.games.houses.panel.questions import otherwise
from bot.games.houses.presenter import Presenter
from bot.languages import in_digits
from bot.render.bidi import strip_isolates
from bot.render.i18n import message_id
from bot.render.limits import OPTION_DESCRIPTION, OPTION_LABEL, RADIO_LEAST
from bot.render.panel import Choice, Entry, Field, Form, Option, Radio
from bot.render.reader_scene import NO_EMOJI
from bot.ui.form_values import PLACES, Entered, Reads, number, place
from bot.ui.seat_controls import SeatControls
from engine.games.houses.content import Forecast
from engine.games.houses.moves import BallotKind, Cast
from engine.games.houses.names import OFFICES, RESOURCES, SIDES, Side
from engine.games.houses.points import office_points, resource_of, sign_of
from engine.kernel import moves as k
from engine.kernel.moves import Amount, PartialMove, field_value
from engine.kernel.refused import Refused, Slot, no

MEANT: Final = {"found": "found", "rank_offices": "rank-offices", "take_role": "draft-take"}
"""Forms whose first field says what they mean, as the panel does of the question they answer."""

DIGITS = 3
"""Characters of a number of coins or power."""

ADDS: Final = "add_power"
"""Its number is all that then lies in the ballot, and is called so."""

MARKS: Final = 8
"""Room for the marks of direction in an option."""

KINDS: Final[Mapping[str, BallotKind]] = {
    "yes": "yes",
    "no": "no",
    "gather": "gather",
    "moderate": "moderate",
}

HOUSE: Final = re.compile(r"\s*(?:house|خاندان\u0650?)\s+(?=\S)", re.IGNORECASE)
"""The word that every text puts before a house's name, in both languages."""


def form(voice: Presenter, begun: k.PartialMove, custom_id: str) -> Form:
    """The open fields of a begun move; those of a founding hold the house that is suggested."""
    house = founding_of(voice, begun)
    filled = {} if house is None else {name: str(getattr(house, name)) for name in house.__struct_fields__}
    first, *others = (
        _with_first_value(made, filled)
        for field in begun.fields
        for made in _fields(voice, field, begun.move)
    )
    if begun.move in MEANT:
        first = replace(first, description=voice.say(f"means-{MEANT[begun.move]}"))
    if begun.move == "cast":
        title = voice.say("form-cast", side=str(k.field_value(begun, "ballot")))
    else:
        title = voice.say("action-found") if begun.move == "found" else label(voice, begun)
    return Form(custom_id, title, (first, *others), voice.language)


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


def _fields(voice: Presenter, field: k.Field, move: str) -> tuple[Field, ...]:
    match field:
        case k.Amount(name, least, most):
            code = message_id(f"field-{name}-{'total' if move == ADDS else 'bounds'}")
            bounds, more = voice.say(code, least=least, most=most), voice.part(code, "description")
            usual_ = in_digits(str(usual(field)), voice.language) if name == "power" else ""
            return (Field(bounds, Entry(name, DIGITS, value=usual_, is_number=True), more),)
        case k.Words(name, least, most):
            return (_with_label(voice, name, Entry(name, most, least)),)
        case k.Pick("seal"):
            return (_with_label(voice, "seal", seals(voice)),)
        case k.Pick(name, among):
            signs = voice.scene.emoji if name == "emblem" else NO_EMOJI
            options = (
                Option(str(one), _choice_text(voice, name, str(one)), emoji=signs.get(str(one), ""))
                for one in among
            )
            return (_with_label(voice, name, Choice(name, tuple(options))),)
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


def _place(voice: Presenter, name: str, spot: int, among: tuple[Slot, ...]) -> Field:
    """One place of an order; all but the first may be left open."""
    values, options = tuple(track.value for track in voice.view.tracks), []
    for one in among:
        claim, office = "", next((office for office in OFFICES if office == one), None)
        if office is not None and values:
            # HO-5.1: which resource it is about, and what it would score as the realm stands.
            resource = resource_of(office)
            value = values[RESOURCES.index(resource)]
            told = voice.say("why-value", resource=voice.resource(resource), value=value)
            points = office_points(office, values)
            claim = voice.say(f"claim-{sign_of(office)}", resource=told, n=points)
        options.append(Option(str(one), _choice_text(voice, name, str(one)), claim))
    least = int(spot == 0)
    choice = Choice(place(name, spot), tuple(options), voice.say("choose-claim", least=least), least=least)
    return Field(voice.say(message_id(f"field-{name}-place"), place=spot + 1), choice)


def _choice_text(voice: Presenter, name: str, value: str) -> str:
    """A choice of this field in words."""
    if name == "emblem":
        return voice.emblem(value)
    return voice.common_text(f"office-{value}" if name == "order" else f"role-{value}")


def _with_label(voice: Presenter, name: str, control: Entry | Choice | Radio) -> Field:
    return Field(voice.say(message_id(f"field-{name}")), control)


# The vote in one form.


def vote_form(voice: Presenter, controls: SeatControls, custom_id: str) -> Form | None:
    """All that a seat may cast now; None where there is nothing to choose, or only abstentions are left."""
    phase = voice.view.phase
    if phase is None or not has_ballot_choice(controls.offers):
        return None
    # Each ballot that is open, with what is foreseen of it or what it brings.
    options = []
    for offer in controls.offers:
        match offer:
            case PartialMove("cast"):
                side: Side = "yes" if field_value(offer, "ballot") == "yes" else "no"
                likely = plain_forecast(voice, phase.yes if side == "yes" else phase.no)
                options.append(_option(side, voice.answer(side, phase.card), likely))
            case Cast(kind):
                # An abstention gains the coin of HO-6.4, and the pool or the moderator's seat.
                brings = voice.say(f"ballot-brings-{kind}", pool=voice.view.pool)
                options.append(_option(kind, voice.say(f"ballot-to-{kind}"), brings))

    # What happens to those who send no form (HO-R20).
    seat, waits = controls.look.seat, controls.look.waits
    codes = (otherwise(voice, seat, wait.otherwise) for wait in waits if wait.ask == "vote")
    said = [voice.say("silent", otherwise=voice.say(f"otherwise-{code}")) for code in codes]

    # HO-R22: only the power that is free, its bounds in the label, the usual in it; an abstention takes none.
    begun = controls.open_offers_of("cast")[0]
    bounds = next(field for field in begun.fields if isinstance(field, Amount))
    named = voice.say("field-power-bounds", least=bounds.least, most=bounds.most)
    power = Entry("power", DIGITS, 0, value=in_digits(str(usual(bounds)), voice.language), is_number=True)
    fields = (
        Field(voice.say("field-ballot"), Radio("ballot", tuple(options)), said[0] if said else ""),
        Field(named, power, voice.part("field-power-bounds", "description")),
        Field(voice.say("field-seal"), seals(voice), voice.part("field-seal", "description")),
    )
    return Form(custom_id, voice.say("form-vote"), fields, voice.language)


def has_ballot_choice(offers: tuple[Any, ...]) -> bool:
    """Whether there is a ballot to choose: of one that a deal binds to there is none (HO-R26)."""
    begun = [offer for offer in offers if isinstance(offer, PartialMove) and offer.move == "cast"]
    whole = [offer for offer in offers if isinstance(offer, Cast)]
    return bool(begun) and len(begun) + len(whole) >= RADIO_LEAST


def _option(kind: str, label: str, more: str) -> Option:
    return Option(kind, _short(label, OPTION_LABEL), _short(more, OPTION_DESCRIPTION))


def plain_forecast(voice: Presenter, forecast: Forecast) -> str:
    """A forecast names nothing foreign: without the marks round each part all of it fits an option."""
    return strip_isolates(voice.say("forecast-likely", effects=voice.forecast(forecast)))


def _short(text: str, most: int) -> str:
    """An option takes a hundred signs: a list of effects that is longer ends with dots."""
    # The marks of direction round names are no letters, but Discord counts them.
    live = most - MARKS
    return text if len(text) <= live else f"{text[: live - 1]}\u2026"


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
