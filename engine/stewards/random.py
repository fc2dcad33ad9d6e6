"""The random steward: any legal move, each offer and each open field with equal chance."""

from typing import Any

from engine.kernel.dice import Dice
from engine.kernel.moves import Amount, Field, PartialMove, Pick, Several, SubForms, Value, Words
from engine.kernel.steward import Ask, Look

TRIES = 12
"""How often a begun move that can't be finished is begun anew before the steward stays silent."""

LETTERS = "abcdefghijklmnopqrstuvwxyz"


def choose(look: Look, dice: Dice) -> Any | None:
    """A legal move drawn from the offers, or None when there is none (or none was found in a few tries)."""
    offers = look.ask(None)
    if not offers:
        return None
    for attempt in range(TRIES):
        offer = dice.pick(offers, "offer", attempt)
        if not isinstance(offer, PartialMove):
            return offer
        done = complete(offer, look.ask, dice, attempt)
        if done is not None:
            return done
    return None


def complete(begun: PartialMove, ask: Ask, dice: Dice, *purpose: str | int) -> Any | None:
    """The whole move that random choices make of a begun one, or None when it can't be finished so."""
    step = 0
    while begun.fields:
        field = begun.fields[0]
        value = fill(field, dice, *purpose, step)
        step += 1
        ahead = ask(PartialMove(begun.move, (*begun.given, (field.name, value))))
        if not ahead:
            return None
        if not isinstance(ahead[0], PartialMove):
            return ahead[0]
        begun = ahead[0]
    return None


def fill(field: Field, dice: Dice, *purpose: str | int) -> Value:
    """A value inside the field's choices or bounds."""
    match field:
        case Pick(_, among):
            return dice.pick(among, *purpose)
        case Amount(_, least, most):
            return least + dice.roll_below(most - least + 1, *purpose)
        case Several(_, among, least, most, ordered):
            count = least + dice.roll_below(most - least + 1, *purpose, "count")
            chosen = dice.shuffle(among, *purpose)[:count]
            return chosen if ordered else tuple(one for one in among if one in chosen)
        case Words(_, least, most):
            size = least + dice.roll_below(min(most, least + 8) - least + 1, *purpose)
            return "".join(dice.pick(LETTERS, *purpose, spot) for spot in range(size))
        case SubForms(_, forms, most, least):
            count = least + dice.roll_below(max(min(most, 2) - least, 0) + 1, *purpose)
            return tuple(_random_part(forms, dice, *purpose, spot) for spot in range(count))


def _random_part(forms: tuple[PartialMove, ...], dice: Dice, *purpose: str | int) -> PartialMove:
    form = dice.pick(forms, *purpose, "form")
    values = tuple((field.name, fill(field, dice, *purpose, field.name)) for field in form.fields)
    return PartialMove(form.move, (*form.given, *values))


def when_asked(look: Look, dice: Dice) -> Any | None:
    """A random move, but only while the seat is awaited: a steward that does not start things."""
    return choose(look, dice) if look.waits else None
