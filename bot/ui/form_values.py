"""What was entered in the form of a begun move, as values of its fields."""

from collections.abc import Callable, Mapping
from typing import Final

from bot.render.users import typed_words
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


def values(
    begun: PartialMove, entered: Entered, typed: Mapping[str, Reads] = UNREAD
) -> tuple[tuple[str, Value], ...]:
    """A value for each open field; of words those that `typed` names by field are read by it.

    Refused with not_a_number or choice_unknown.
    """
    return tuple((field.name, _value(field, entered, typed)) for field in begun.fields)


def number(text: str) -> int:
    """A whole number in the digits of any language; Refused with not_a_number."""
    try:
        return int(text.strip())
    except ValueError:
        raise Refused(no("not_a_number")) from None


def place(name: str, spot: int) -> str:
    """The custom id of a place of an order."""
    return f"{name}{spot}"


def _value(field: Field, entered: Entered, typed: Mapping[str, Reads]) -> Value:
    match field:
        case Several(name, among):
            return _order(name, among, entered)
        case Pick(name, among):
            return _listed_value(among, "".join(entered.get(name, ())))
        case Amount(name):
            return number("".join(entered.get(name, ())))
        case Words(name):
            return typed.get(name, str)(typed_words("".join(entered.get(name, ()))))
    raise Refused(no("choice_unknown"))


def _listed_value(among: tuple[Slot, ...], chosen: str) -> Slot:
    """The listed value; another word is left to the rules, who may say that it was taken meanwhile."""
    if not chosen:
        raise Refused(no("choice_unknown"))
    return next((one for one in among if str(one) == chosen), chosen)


def _order(name: str, among: tuple[Slot, ...], entered: Entered) -> tuple[Slot, ...]:
    """The chosen places first, each value once; the others follow as they were listed."""
    chosen = [one for spot in range(PLACES) for one in entered.get(place(name, spot), ())]
    first = [_listed_value(among, one) for one in dict.fromkeys(chosen)]
    return (*first, *(one for one in among if one not in first))
