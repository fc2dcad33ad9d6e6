"""What was entered in the form of a begun move, as values of its fields."""

import re
from collections.abc import Callable, Mapping
from typing import Final

from engine.games.houses.moves import BallotKind, Cast
from engine.kernel.moves import Amount, Field, Open, Pick, Several, Value, Words
from engine.kernel.refused import Refused, Slot, no

Entered = Mapping[str, tuple[str, ...]]
"""What was entered or chosen, by the fields' custom ids."""

KINDS: Final[Mapping[str, BallotKind]] = {
    "yes": "yes",
    "no": "no",
    "gather": "gather",
    "moderate": "moderate",
}

HOUSE: Final = re.compile(r"\s*(?:house|خاندان\u0650?)\s+(?=\S)", re.IGNORECASE)
"""The word that every text puts before a house's name, in both languages."""

PLACES = 5
"""A form has so many fields: more places of an order than that are left as they were."""


def values(begun: Open, entered: Entered) -> tuple[tuple[str, Value], ...]:
    """A value for each open field. Refused with not_a_number or choice_unknown."""
    named = {"name": house_name} if begun.move == "found" else {}
    return tuple((field.name, _value(field, entered, named)) for field in begun.fields)


def house_name(typed: str) -> str:
    """HO-1.2: a name without the word "House", which many type all the same; alone it is a name."""
    return typed[found.end() :] if (found := HOUSE.match(typed)) else typed


def cast_of(entered: Entered) -> Cast:
    """The ballot of the form; no power is 0, which is an abstention's. Refused as `values` is."""
    kind, power = ("".join(entered.get(name, ())).strip() for name in ("ballot", "power"))
    if kind not in KINDS:
        raise Refused(no("choice_unknown"))
    sealed = "".join(entered.get("seal", ())) == "1"
    return Cast(KINDS[kind], number(power) if power else 0, sealed)


def number(text: str) -> int:
    """A whole number in Latin or Persian digits; Refused with not_a_number."""
    try:
        return int(text.strip())
    except ValueError:
        raise Refused(no("not_a_number")) from None


def place(name: str, spot: int) -> str:
    """The custom id of a place of an order."""
    return f"{name}{spot}"


def _value(field: Field, entered: Entered, named: Mapping[str, Callable[[str], str]]) -> Value:
    match field:
        case Several(name, among):
            return _order(name, among, entered)
        case Pick(name, among):
            return _picked(among, "".join(entered.get(name, ())))
        case Amount(name):
            return number("".join(entered.get(name, ())))
        case Words(name):
            return named.get(name, str)("".join(entered.get(name, ())))
    raise Refused(no("choice_unknown"))


def _picked(among: tuple[Slot, ...], chosen: str) -> Slot:
    """The listed value; another word is left to the rules, who may say that it was taken meanwhile."""
    if not chosen:
        raise Refused(no("choice_unknown"))
    return next((one for one in among if str(one) == chosen), chosen)


def _order(name: str, among: tuple[Slot, ...], entered: Entered) -> tuple[Slot, ...]:
    """The chosen places first, each value once; the others follow as they were listed."""
    chosen = [one for spot in range(PLACES) for one in entered.get(place(name, spot), ())]
    first = [_picked(among, one) for one in dict.fromkeys(chosen)]
    return (*first, *(one for one in among if one not in first))
